"""Writes the playthroughs anew: python -m tests.playthroughs.regenerate [--accept]."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

from canasta.engine.actions import (
    Action,
    AskPartner,
    LayMeld,
    LayThree,
    Merge,
    ShowHand,
    TakePile,
)
from canasta.engine.match import Match
from canasta.engine.notation import format_action
from canasta.engine.position import format_position
from canasta.engine.round import Round
from canasta.engine.rules import RULESETS, Ruleset
from canasta.engine.rules.choices import Packet
from canasta.engine.rules.plan import plan_of
from tests.golden import regenerate
from tests.playthroughs.playthrough import dump, perft
from tests.records.chooser import Chooser, pick, shuffled

HERE = Path(__file__).parent
TABLES = tuple(rules for family in RULESETS.values() for rules in family.values())
SEED = 1
PERFT_SEED = 20
DEEPEST = 5
MOST_PLAYS = 12_000
"""Where a count passes this, it goes no deeper."""
WIDE_PLAYS = 150
"""The same for games whose lists are long to make."""
ROUNDS = 60
WIDE_ROUNDS = 12
"""In which positions are looked for."""
CHOSEN = {
    "uruguay-4": 32,
    "viennese-4": 371,
    "sevens-4": 29,
    "joker-4": 22,
    "cuban-4": 81,
    "samba-4": 63,
    "samba-ro-4": 22,
    "chile-4": 6,
    "bolivia-4": 6,
    "brazilian-4": 19,
    "hand-and-foot-4": 51,
    "hand-and-foot-short-4": 58,
    "pennies-6": 43,
    "mexicana-4": 37,
    "modern-american-4": 292,
    "italian-4": 35,
    "modern-online-2": 382,
    "modern-online-4": 198,
}
"""Rounds of the chooser, and the seeds of those that show what their games have of their own; all
others are of a player who does anything that is legal."""


def _listed(round_: Round, kind: type[Action]) -> int:
    return sum(isinstance(action, kind) for action in round_.legal_actions())


def _in_packet(round_: Round) -> bool:
    """Whether one seat at least plays from its packet, in its own turn."""
    dealt = round_.plan.rules.deck.packet in (Packet.FOOT, Packet.RESERVE)
    seat = round_.seats[round_.actor]
    return dealt and not seat.packet and round_.settled and _listed(round_, LayMeld) > 0


# The first position of each kind has its plays counted.
KINDS: dict[str, Callable[[Round], bool]] = {
    "the first turn": lambda round_: True,
    "an opening not yet complete": lambda round_: not round_.settled,
    "several ways to take the pile": lambda round_: _listed(round_, TakePile) > 2,
    "many melds": lambda round_: _listed(round_, LayMeld) > 5,
    "a partner to ask": lambda round_: _listed(round_, AskPartner) > 0,
    "black threes to meld": lambda round_: "meld 3c 3" in _texts(round_),
    "the stock gone": lambda round_: round_.stock_spent and _listed(round_, TakePile) > 0,
    "melds to join": lambda round_: _listed(round_, Merge) > 0,
    "a three kept": lambda round_: _listed(round_, LayThree) > 0,
    "a special hand": lambda round_: _listed(round_, ShowHand) > 0,
    "a packet taken up": _in_packet,
}


def _texts(round_: Round) -> str:
    return "\n".join(format_action(action) for action in round_.legal_actions())


def golden_files() -> dict[Path, str]:
    """The text of each file."""
    files = {HERE / f"{rules.name}-{rules.players}.txt": _playthrough(rules) for rules in TABLES}
    return {HERE / "perft.toml": "\n".join(_perft_rows()), **files}


def _deal(rules: Ruleset, rng: Random) -> Round:
    return Match(rules, dealer=int(rng.random() * rules.players)).deal(shuffled(rules, rng))


def _playthrough(rules: Ruleset) -> str:
    chosen = CHOSEN.get(f"{rules.name}-{rules.players}")
    rng = Random(chosen or SEED)
    round_ = _deal(rules, rng)
    start = format_position(round_)
    actions: list[Action] = []
    chooser = Chooser(rng) if chosen else None
    while not round_.is_over:
        actions.append(chooser.choose(round_) if chooser else pick(round_.legal_actions(), rng))
        round_.apply(actions[-1])
    return dump(start, actions)


def _perft_rows() -> Iterator[str]:
    yield "# How many sequences of 1, 2, 3, … listed plays a position has."
    for rules in TABLES:
        for kind, round_ in _positions(rules).items():
            yield from ("", "[[positions]]", f'name = "{rules.name} {rules.players}, {kind}"')
            yield f"plays = {_counts(round_)}"
            yield f'position = """\n{format_position(round_)}"""'
    yield ""


def _positions(rules: Ruleset) -> dict[str, Round]:
    """The first position of each kind in some rounds of the chooser."""
    rng = Random(PERFT_SEED + rules.players)
    found: dict[str, Round] = {}
    for _ in range(WIDE_ROUNDS if plan_of(rules).wide else ROUNDS):
        round_ = _deal(rules, rng)
        chooser = Chooser(rng)
        while not round_.is_over:
            for kind, is_it in KINDS.items():
                if kind not in found and is_it(round_):
                    found[kind] = round_.copy()
                    break
            round_.play(chooser.choose(round_))
    return {kind: found[kind] for kind in KINDS if kind in found}


def _counts(round_: Round) -> list[int]:
    counts = [perft(round_, 1)]
    most = WIDE_PLAYS if round_.plan.wide else MOST_PLAYS
    while len(counts) < DEEPEST and counts[-1] < most:
        counts.append(perft(round_, len(counts) + 1))
    return counts


if __name__ == "__main__":
    sys.exit(regenerate(golden_files()))
