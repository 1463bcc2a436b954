"""Asking the partner for leave to go out."""

from __future__ import annotations

from dataclasses import dataclass

from canasta.engine.errors import IllegalAction, Reason
from canasta.engine.events import Asked, Event
from canasta.engine.finish import can_keep, can_leave
from canasta.engine.state import ANSWER, NO_BATCH, PLAY, Bound, RoundState, Source


@dataclass(frozen=True, slots=True)
class AskPartner:
    """Ask „May I go out?“; the answer binds (S0-ASK-1 to S0-ASK-5, C-33)."""

    def check(self, state: RoundState) -> None:
        """Raises IllegalAction where the rules forbid it, or a binding answer would strand."""
        plan, turn = state.plan, state.turn
        if state.phase is not PLAY:
            raise IllegalAction(Reason.NOT_YOUR_PHASE, phase=state.phase.value)
        if not plan.permission_given or not state.partners_of(state.actor):
            raise IllegalAction(Reason.NOBODY_TO_ASK)
        if turn.asked or (plan.permission_once_a_round and state.seats[state.actor].asked):
            raise IllegalAction(Reason.ASKED_ALREADY)
        if turn.batch != NO_BATCH:
            raise IllegalAction(
                Reason.OPENING_PENDING, points=turn.batch, minimum=state.side().minimum
            )
        if turn.laid or (plan.ask_before_any and turn.source is Source.PILE):
            raise IllegalAction(Reason.TOO_LATE_TO_ASK)
        if not can_keep(state):
            # A "no" could not be obeyed.
            raise IllegalAction(Reason.NO_CARD_LEFT, left=state.seats[state.actor].size, needed=2)
        if not out_after_yes(state):
            raise IllegalAction(Reason.CANNOT_GO_OUT)

    def perform(self, state: RoundState, events: list[Event] | None) -> None:
        """The first partner is to answer."""
        asker = state.actor
        state.turn.asked = state.seats[asker].asked = True
        state.actor = state.partners_of(asker)[0]
        state.phase = ANSWER
        if events is not None:
            events.append(Asked(asker))


def out_after_yes(state: RoundState) -> bool:
    """Whether a way to go out exists once the partner has agreed (Q-32)."""
    turn = state.turn
    bound = turn.bound
    turn.bound = Bound.MUST
    try:
        return can_leave(state)
    finally:
        turn.bound = bound


ASK_PARTNER = AskPartner()
