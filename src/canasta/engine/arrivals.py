"""Hidden cards that come into a hand in mid-turn, and what follows from them."""

from __future__ import annotations

from canasta.engine.events import Event
from canasta.engine.finish import can_finish
from canasta.engine.packets import end_turn, take_if_due, take_under_if_due
from canasta.engine.state import RoundState


def take_hidden(state: RoundState, before: int, events: list[Event] | None) -> bool:
    """Whether hidden cards have come into the hand after cards were laid.

    `before` is what `canastas_before` said of the side. Where no card is left, or too few have
    come, as all the others were red threes, the turn ends without a discard: nobody has gone out.
    """
    came = take_under_if_due(state, events)
    if state.plan.packets:
        came |= take_if_due(state, before, events)
    if came and not state.blind:
        is_empty = not state.seats[state.turn_seat].size
        if is_empty or not can_finish(state):
            end_turn(state, events)
    return came
