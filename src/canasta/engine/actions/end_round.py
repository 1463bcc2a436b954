"""Ending the round when the stock is gone."""

from __future__ import annotations

from dataclasses import dataclass

from canasta.engine.errors import IllegalAction, Reason
from canasta.engine.events import Event
from canasta.engine.holdback import three_is_due
from canasta.engine.memory import DRAW, NO_BATCH, PLAY, RoundEnd
from canasta.engine.state import RoundState


@dataclass(frozen=True, slots=True)
class EndRound:
    """Leave a pile that could be taken, with no stock to draw from (Q-01); or, where the last
    draw was a red three, stop melding (Q-02)."""

    def check(self, state: RoundState) -> None:
        """Raises IllegalAction where the rules forbid it; a forced take is the law's business."""
        if state.phase is DRAW:
            if not state.stock_spent:
                raise IllegalAction(Reason.CANNOT_END)
            if three_is_due(state):
                raise IllegalAction(Reason.THREE_HELD)
        elif state.phase is not PLAY or not state.turn.no_discard:
            raise IllegalAction(Reason.NOT_YOUR_PHASE, phase=state.phase.value)
        elif state.turn.batch != NO_BATCH:
            raise IllegalAction(
                Reason.OPENING_PENDING, points=state.turn.batch, minimum=state.side().minimum
            )

    def perform(self, state: RoundState, events: list[Event] | None) -> None:
        """The round is over; nobody has gone out."""
        last_three = state.turn.no_discard
        state.finish(RoundEnd.LAST_THREE if last_three else RoundEnd.STOCK)


END_ROUND = EndRound()
