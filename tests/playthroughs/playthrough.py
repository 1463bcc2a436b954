"""One round as text, step by step; and how many ways a position can go on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from canasta.engine.actions import Action
from canasta.engine.events import Event
from canasta.engine.notation import format_action, parse_action
from canasta.engine.position import format_position, parse_position
from canasta.engine.round import Round
from canasta.engine.scoring import score_round

_POSITION_EVERY = 6  # steps


def dump(start: str, actions: Iterable[Action]) -> str:
    """A round from a position, by these actions: what could be done, what was, what happened."""
    return "\n".join(_rows(parse_position(start), actions)) + "\n"


def start_of(text: str) -> str:
    """The position that a dump begins with."""
    return text.split("\n\n", 1)[0]


def actions_of(text: str) -> tuple[Action, ...]:
    """The actions of a dump."""
    rows = text.split("\n")
    return tuple(parse_action(row[2:]) for row in rows if row.startswith("> "))


def _rows(round_: Round, actions: Iterable[Action]) -> Iterator[str]:
    yield format_position(round_)
    for step, action in enumerate(actions, 1):
        if step % _POSITION_EVERY == 0:
            yield format_position(round_)
        yield f"# {step}: seat {round_.actor}, {round_.phase}"
        yield from (f"  {format_action(legal)}" for legal in round_.legal_actions())
        yield f"> {format_action(action)}"
        events: list[Event] = []
        round_.play(action, events)
        yield from (f"  {event}" for event in events)
        yield ""
    yield format_position(round_)
    for sheet in score_round(round_):
        yield f"side {sheet.side}: {sheet.total}"
        yield from (f"  {line.item} {line.points}" for line in sheet.lines)


def perft(round_: Round, depth: int) -> int:
    """How many sequences of so many listed plays a position has."""
    legal = round_.legal_actions()
    if depth == 1:
        return len(legal)
    count = 0
    for action in legal:
        after = round_.copy()
        after.apply(action)
        count += perft(after, depth - 1)
    return count
