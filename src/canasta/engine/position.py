"""Text of positions: one round in a few lines.

Each line is a keyword and its values. `parse_position` fills in what is left out: hands of cards
not named, the rest of the pack as stock. `format_position` writes every card in its place.
"""

from __future__ import annotations

from collections.abc import Iterable

from canasta.engine.cards import (
    cards_of,
    format_cards,
)
from canasta.engine.errors import InvalidRuleset
from canasta.engine.memory import Bound, Source
from canasta.engine.position_reader import PositionReader
from canasta.engine.public import TurnMemory, public_of
from canasta.engine.round import Round
from canasta.engine.rules import RULESETS, Ruleset
from canasta.engine.rules.data import rule_to_data


def format_position(round_: Round) -> str:
    """A round as text: every card in its place, defaults left out."""
    public = public_of(round_)
    turn = public.turn
    lines = _game_lines(round_.plan.rules)
    lines.append(("scores", _numbers(public.scores)))
    lines.append(("dealer", str(public.dealer)))
    if public.number != 1:
        lines.append(("round", str(public.number)))
    if public.idle is not None:
        lines.append(("idle", str(public.idle)))
    if public.side_of != tuple(round_.plan.side_of):
        lines.append(("sides", _numbers(public.side_of)))
    source = "" if turn.source is Source.NONE else f" {turn.source.value}"
    lines.append(("turn", f"{public.turn_seat} {public.phase.value}{source}"))
    if public.actor != public.turn_seat:
        lines.append(("actor", str(public.actor)))
    for i, seat in enumerate(round_.seats):
        lines.append((f"hand {i}", format_cards(seat.cards()) or "0"))
    if round_.plan.packets:
        for i, seat in enumerate(round_.seats):
            lines.append((f"packet {i}", format_cards(seat.packet) or "0"))
        lines.append(("played-packet", _numbers(_flagged(public.played_packet))))
    for i, melds in enumerate(public.melds):
        if melds:
            lines.append((f"melds {i}", " | ".join(format_cards(meld.cards) for meld in melds)))
    lines.append(("opened", _numbers(_flagged(public.opened))))
    for i, threes in enumerate(public.threes):
        if threes:
            lines.append((f"threes {i}", format_cards(threes)))
    for i, aside in enumerate(public.aside):
        if aside:
            lines.append((f"aside {i}", format_cards(aside)))
    lines.append(("pile", format_cards(public.pile)))
    lines.append(("under", format_cards(round_.under)))
    lines.append(("stock", format_cards(round_.stock) or "0"))
    if public.buried:
        lines.append(("buried", str(len(public.buried))))
    lines.append(("courtesy", _numbers(public.courtesy)))
    lines.append(("melded", _numbers(_flagged(public.melded))))
    lines.append(("asked", _numbers(_flagged(public.asked))))
    if any(turns != round_.plan.turns_before for turns in public.turns):
        lines.append(("turns", _numbers(public.turns)))
    for i, known in enumerate(public.known):
        if known:
            lines.append((f"known {i}", format_cards(cards_of(known))))
    lines += _turn_lines(turn)
    if public.last_drawer is not None:
        lines.append(("last-drawer", str(public.last_drawer)))
    if public.end is not None:
        lines.append(("end", public.end.value))
    if public.out is not None:
        lines.append(("out", f"{public.out}{' concealed' if public.concealed else ''}"))
    if public.shown is not None:
        lines.append(("shown", f"{public.out} {public.shown.hand.value}"))
    return "".join(f"{key} {value}\n" for key, value in lines if value)


def _game_lines(rules: Ruleset) -> list[tuple[str, str]]:
    lines = [("game", f"{rules.name} {rules.players}")]
    family = RULESETS.get(rules.name, {})
    base = family.get(rules.players)
    if base is None:
        raise InvalidRuleset(f"a position needs a preset as its base, not {rules.name!r}")
    for name, (_, value) in rules.differences(base).items():
        data = rule_to_data(value)
        text = str(data).lower() if isinstance(data, bool) else str(data).replace("'", '"')
        lines.append(("set", f"{name} = {text}"))
    return lines


def _turn_lines(turn: TurnMemory) -> list[tuple[str, str]]:
    lines = []
    if turn.batch >= 0:
        lines.append(("batch", str(turn.batch)))
    lines.append(("rest", format_cards(turn.rest)))
    if turn.bound is not Bound.FREE:
        lines.append(("bound", turn.bound.value))
    lines.append(("started", _numbers(i for i in range(64) if turn.started >> i & 1)))
    flags = [
        name
        for name, flag in (
            ("asked", turn.asked),
            ("laid", turn.laid),
            ("touched", turn.touched),
            ("waived", turn.waived),
            ("no-discard", turn.no_discard),
            ("opening", turn.opening),
        )
        if flag
    ]
    lines.append(("flags", " ".join(flags)))
    played = [f"{meld} {format_cards(cards)}" for meld, cards in turn.played]
    lines.append(("played", " | ".join(played)))
    return lines


def _flagged(flags: Iterable[bool]) -> Iterable[int]:
    return (i for i, flag in enumerate(flags) if flag)


def _numbers(values: Iterable[int]) -> str:
    return " ".join(str(value) for value in values)


def parse_position(text: str, rules: Ruleset | None = None) -> Round:
    """The round that a position describes. Raises InvalidNotation with line and column.

    `rules` stands for the `game` line where that is left out. Cards by rank alone (`K`, `Kx4`)
    take the lowest suits left in the pack. A hand may be a number of cards that do not matter, or
    `*`: a share of what is left; a hand not named has the deal's size. A stock may be a number, or
    begin with `*`: what is left lies below the cards named. A number that is also a rank (`4`)
    is a card. Red threes left without a place lie before the last seat. A packet not named has
    the deal's size, unless its seat has played from it.

    >>> lines = ["game classic 4", "turn 0 play", "hand 0 A A 2 9 9 2 K 4", "scores 1500 0"]
    >>> position = parse_position("\\n".join(lines))
    >>> position.side().minimum
    90
    """
    return PositionReader(text, rules).round()
