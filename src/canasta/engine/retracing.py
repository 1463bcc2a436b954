"""The turn in progress as it was after the draw: what was laid since, back in hand."""

from __future__ import annotations

from canasta.engine.melds import Meld
from canasta.engine.memory import NO_BATCH
from canasta.engine.side import Side
from canasta.engine.state import RoundState


def after_draw(state: RoundState) -> RoundState:
    """A copy of the round before the lays of this turn, a capture aside.

    For games that ban discards: only these remember what was laid.
    """
    before = state.copy()
    turn = before.turn
    if not turn.played:
        return before
    side, seat = before.side(), before.seats[before.turn_seat]
    on_table = [list(meld.cards) for meld in side.melds]
    for place, cards in reversed(turn.played):
        for card in cards:
            on_table[place].remove(card)
        seat.take_all(cards)
    undone = Side(side.minimum, side.needs)
    for laid in on_table:
        if laid:
            meld = Meld.of(laid)
            assert meld is not None, "what a meld was before it grew is a meld"
            undone.put(meld, None, before.plan)
    undone.opened = bool(undone.melds)
    before.sides[before.side_of[before.turn_seat]] = undone
    turn.started &= (1 << len(undone.melds)) - 1
    turn.played = ()
    turn.batch = NO_BATCH
    turn.opening = False
    return before
