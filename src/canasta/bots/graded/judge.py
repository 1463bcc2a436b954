"""Putting a graded position to a bot, and judging what it plays."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import StrEnum, unique
from random import Random
from typing import Any, Final

from canasta.bots.bot import Bot, Seed, make_bot
from canasta.bots.graded.blocks import Value, read_blocks
from canasta.bots.graded.position import RANKS, GradedPosition
from canasta.engine.actions import Action, Answer, Discard, Draw, LayMeld, TakePile
from canasta.engine.cards import Card
from canasta.engine.errors import InvalidNotation
from canasta.engine.round import Round

SIGNS: Final = {rank: sign for sign, rank in RANKS.items()}


@unique
class Verdict(StrEnum):
    """How good a play is."""

    BEST = "best"
    OK = "ok"
    BAD = "bad"
    OTHER = "other"
    SKIPPED = "skipped"  # no preset is its variant


@dataclass(slots=True)
class Played:
    """What a bot has played in a position."""

    take: str | None = None
    melds: dict[str, Counter[str]] = field(default_factory=dict)
    """What has been laid, as signs of cards by that of the meld's rank."""
    discard: str | None = None
    suit: str = ""
    """Of the card discarded, where it has one."""
    answer: bool | None = None
    goes_out: bool = False

    def __str__(self) -> str:
        words = [] if self.take is None else [f"take {self.take}"]
        for rank, cards in sorted(self.melds.items()):
            words.append(f"meld {''.join(sorted(cards.elements(), key=_ORDER.index))} on {rank}")
        if self.discard is not None:
            words.append(f"discard {self.discard}")
        if self.answer is not None:
            words.append("answer yes" if self.answer else "answer no")
        return ", ".join(words) + (", going out" if self.goes_out else "")


_ORDER: Final = "456789TJQKAb2*r"


@dataclass(frozen=True, slots=True)
class Judgement:
    """A position, what was played there and how good it is."""

    position: GradedPosition
    verdict: Verdict
    play: str


def read_positions(text: str) -> list[GradedPosition]:
    """The graded positions of a page. Raises InvalidNotation with its line."""
    positions = [GradedPosition.of(block) for block in read_blocks(text)]
    if not positions:
        raise InvalidNotation("no positions: a position is a block fenced as yaml")
    return positions


def judge(position: GradedPosition, name: str, seed: Seed = 0) -> Judgement:
    """What a new bot of that name plays in a position. Raises UnknownBot, InvalidNotation."""
    bot = make_bot(name, seed)
    if position.rules is None:
        return Judgement(position, Verdict.SKIPPED, f"no preset for {position.variant}")
    round_ = position.round(Random(f"{seed}/{position.name}"))
    played = play_turn(round_, bot, whole=position.phase != "take")
    for verdict, plays in (
        (Verdict.BAD, position.bad),
        (Verdict.BEST, position.best),
        (Verdict.OK, position.ok),
    ):
        if any(_matches(played, play) for play in plays):
            return Judgement(position, verdict, str(played))
    return Judgement(position, Verdict.OTHER, str(played))


def play_turn(round_: Round, bot: Bot, *, whole: bool) -> Played:
    """The turn of seat 0 as the bot plays it, or its first action alone."""
    played = Played()
    while not round_.is_over and round_.actor == 0:
        action = bot.choose(round_.view(0))
        _note(played, round_, action)
        round_.play(action)
        if not whole or isinstance(action, Answer | Discard):
            break
    played.goes_out = round_.out == 0
    return played


def _note(played: Played, round_: Round, action: Action) -> None:
    if isinstance(action, Draw):
        played.take = "draw"
    elif isinstance(action, TakePile):
        played.take = _way(round_, action)
        _lay(played, SIGNS[round_.pile[-1].rank], (round_.pile[-1], *action.cards))
    elif isinstance(action, LayMeld):
        melds = round_.side().melds
        rank = action.cards[0].rank if action.onto is None else melds[action.onto].rank
        _lay(played, SIGNS[rank], action.cards)
    elif isinstance(action, Discard):
        played.discard = SIGNS[action.card.rank]
        played.suit = str(action.card)[-1] if action.card.rank.is_natural else ""
    elif isinstance(action, Answer):
        played.answer = action.yes


def _way(round_: Round, action: TakePile) -> str:
    if not round_.side().opened:
        return "open"
    if not action.cards:
        return "add"
    return "natwild" if any(card.is_wild for card in action.cards) else "pair"


def _lay(played: Played, rank: str, cards: Iterable[Card]) -> None:
    laid = played.melds.setdefault(rank, Counter())
    laid.update(SIGNS[card.rank] for card in cards)


def _matches(played: Played, play: dict[str, Value]) -> bool:
    """Whether what was played is the play described, all of it."""
    if "take" in play:
        return played.take == play["take"]
    if "answer" in play:
        return played.answer == (play["answer"] in (True, "yes"))
    if "go_out" in play:
        return played.goes_out == play["go_out"]
    if "open_with" in play:
        return _opened_with(str(play["open_with"])) in played.melds.values()
    discards = (played.discard, f"{played.discard}{played.suit}")
    if played.goes_out or str(play.get("discard")) not in discards:
        return False
    melds = play.get("meld", [])
    assert isinstance(melds, list), "melds are a list"
    return _laid(melds) == played.melds


def _opened_with(text: str) -> Counter[str]:
    return Counter(text.replace("+", ""))


def _laid(melds: list[Value]) -> dict[str, Counter[str]]:
    laid: dict[str, Counter[str]] = {}
    for meld in melds:
        cards, _, rank = str(meld).partition(">")
        laid.setdefault(rank or cards[0], Counter()).update(cards)
    return laid


def summary(judgements: Iterable[Judgement]) -> dict[str, dict[str, Any]]:
    """By grade, A with A- and B with B+: how many positions, how many of each verdict, the rate
    of those answered well."""
    counts: dict[str, Counter[Verdict]] = {"A": Counter(), "B": Counter()}
    for judgement in judgements:
        if judgement.verdict is not Verdict.SKIPPED:
            grade = judgement.position.grade[:1]
            counts.setdefault(grade, Counter())[judgement.verdict] += 1
    result = {}
    for grade, verdicts in counts.items():
        n = verdicts.total()
        best, ok, bad = (verdicts[v] for v in (Verdict.BEST, Verdict.OK, Verdict.BAD))
        rate = round((best + ok) / n, 4) if n else None
        result[grade] = {"n": n, "best": best, "ok": ok, "bad": bad, "rate": rate}
    return result
