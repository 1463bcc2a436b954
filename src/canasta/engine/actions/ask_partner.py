"""Asking the partner for leave to go out."""

from __future__ import annotations

from dataclasses import dataclass

from canasta.engine.errors import IllegalAction, Reason
from canasta.engine.events import Asked, Event
from canasta.engine.finish import can_keep, has_way_out
from canasta.engine.holdback import melds_held_back
from canasta.engine.memory import ANSWER, FREE, FROM_PILE, NO_BATCH, PLAY
from canasta.engine.state import RoundState


@dataclass(frozen=True, slots=True)
class AskPartner:
    """Ask „May I go out?“; the answer binds (S0-ASK-1 to S0-ASK-5, conflict-33)."""

    def check(self, state: RoundState) -> None:
        """Raises IllegalAction where the rules forbid it, or a binding answer would strand."""
        if state.phase is not PLAY:
            raise IllegalAction(Reason.NOT_YOUR_PHASE, phase=state.phase.value)
        reason = reason_against_asking(state)
        if reason is Reason.OPENING_PENDING:
            minimum = state.side().minimum
            raise IllegalAction(reason, points=state.turn.batch, minimum=minimum)
        if reason is Reason.NO_CARD_LEFT:
            raise IllegalAction(reason, left=state.seats[state.actor].size, needed=2)
        if reason is not None:
            raise IllegalAction(reason)
        if not has_way_out(state):
            raise IllegalAction(Reason.CANNOT_GO_OUT)

    def perform(self, state: RoundState, events: list[Event] | None) -> None:
        """The first partner is to answer."""
        asker = state.actor
        state.turn.asked = state.seats[asker].asked = True
        state.actor = state.partners_of(asker)[0]
        state.phase = ANSWER
        if events is not None:
            events.append(Asked(asker))


def reason_against_asking(state: RoundState) -> Reason | None:
    """Why the turn's seat may not ask now, ways to go out aside; None where it may."""
    plan, turn, seat = state.plan, state.turn, state.turn_seat
    if not plan.asks or not state.partners_of(seat):
        return Reason.NOBODY_TO_ASK
    if turn.asked or (plan.permission_once_a_round and state.seats[seat].asked):
        return Reason.ASKED_ALREADY
    if turn.batch != NO_BATCH:
        return Reason.OPENING_PENDING
    too_late = turn.laid or turn.waived or turn.bound is not FREE
    if too_late or (plan.ask_before_any and turn.source is FROM_PILE):
        return Reason.TOO_LATE_TO_ASK
    if plan.meld_bars and melds_held_back(state):
        return Reason.CANNOT_GO_OUT
    return None if can_keep(state) else Reason.NO_CARD_LEFT  # a "no" could not be obeyed


def may_ask(state: RoundState) -> bool:
    """Whether asking is legal: a way to go out must exist once the partner has agreed (Q-32)."""
    return reason_against_asking(state) is None and has_way_out(state)


ASK_PARTNER = AskPartner()
