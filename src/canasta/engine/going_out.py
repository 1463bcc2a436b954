"""Going out: what ends the round once a hand has been emptied, concealed or not."""

from __future__ import annotations

from canasta.engine.finish import can_go_out, can_waive, is_unfinished
from canasta.engine.lone_hand import form_sides
from canasta.engine.memory import FROM_PILE, NO_BATCH, RoundEnd
from canasta.engine.rules.choices import OutCondition
from canasta.engine.state import RoundState
from canasta.engine.tally import canasta_unit


def leave_if_empty(state: RoundState) -> None:
    """Ends the round where the hand has been emptied and its player may go out."""
    turn = state.turn
    if state.seats[state.turn_seat].size or turn.rest:
        return
    if state.plan.wide and not _has_left(state):
        return  # melds are to be joined first
    if can_go_out(state, waived=turn.waived) or (turn.batch != NO_BATCH and can_waive(state)):
        go_out(state)


def go_out(state: RoundState) -> None:
    """The turn's seat has played its last card (S0-OUT-1); is it concealed (S0-CON-1)?"""
    state.out = state.turn_seat
    state.concealed = _is_concealed(state)
    if state.plan.lone_hand:
        form_sides(state, state.turn_seat, None)
    state.finish(RoundEnd.OUT)


def _has_left(state: RoundState) -> bool:
    """Whether the melds of the turn's side, as they lie, are enough to go out."""
    plan, side = state.plan, state.side()
    unfinished = OutCondition.NOTHING_UNFINISHED in plan.out_conditions
    return state.quotas_met() and not (
        unfinished and any(is_unfinished(plan, meld) for meld in side.melds)
    )


def _is_concealed(state: RoundState) -> bool:
    turn, plan, side = state.turn, state.plan, state.side()
    if state.seats[state.turn_seat].melded:
        return False
    if turn.touched and not plan.concealed_may_add:
        return False
    if turn.source is FROM_PILE and not plan.concealed_pile_allowed:
        return False
    started = [meld for i, meld in enumerate(side.melds) if turn.started >> i & 1]
    if plan.concealed_spoiled_by_side and len(started) < len(side.melds):
        return False
    return plan.quotas_met(sum([canasta_unit(meld, plan.canasta_size) for meld in started]))
