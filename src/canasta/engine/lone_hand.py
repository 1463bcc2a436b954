"""How sides form in mid-round: two against whoever plays alone."""

from __future__ import annotations

from canasta.engine.events import Event, FormedSides
from canasta.engine.side import Side
from canasta.engine.state import RoundState


def form_sides(state: RoundState, lone: int, events: list[Event] | None) -> None:
    """The others become partners against a lone hand, if sides have not formed (Q-35).

    Their melds are pooled on the side of the lower seat; equal ones stay apart (case-C42).
    """
    if len(set(state.side_of)) < len(state.side_of):
        return
    first, second = sorted({0, 1, 2} - {lone})
    side_of = list(state.side_of)
    host = state.sides[side_of[first]]
    guest = state.sides[side_of[second]]
    for meld in guest.melds:
        host.put(meld, None, state.plan)
    host.opened = host.opened or guest.opened
    state.sides[side_of[second]] = Side(guest.minimum, guest.needs)
    side_of[second] = side_of[first]
    state.sit(state.plan.seating_of(tuple(side_of)))
    state.set_minimum()
    if events is not None:
        events.append(FormedSides(lone))
