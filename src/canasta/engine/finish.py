"""Can the turn still be finished legally? The one question behind every play, answered exactly.

A turn is finished by a discard that leaves a card in hand, or by going out. The answer uses what
the acting seat knows and nothing else. Quick answers (`bounds`) come first; what they leave open
is searched (`lanes`).
"""

from __future__ import annotations

from canasta.engine import bounds
from canasta.engine.cards import BLACK_THREE, POINTS, RANK_UNIT, Card
from canasta.engine.lanes import opening_lines, out_lines, waiting_cards
from canasta.engine.memory import FROM_STOCK, MUST, NO_BATCH, OVER
from canasta.engine.state import RoundState


def can_finish(state: RoundState) -> bool:
    """Whether the turn in progress can still be finished legally.

    `state` is in its playing phase, or over.
    """
    if state.phase is OVER:
        return True
    turn = state.turn
    if turn.waived:
        return can_go_out(state, waived=True)
    if turn.batch == NO_BATCH:
        return (turn.bound is not MUST and can_keep(state)) or can_leave(state)
    if turn.bound is not MUST and best_opening(state) >= state.side().minimum:
        return True
    return can_leave(state)


def can_keep(state: RoundState) -> bool:
    """Whether a discard now would leave the card that must be kept (Q-07)."""
    return state.seats[state.turn_seat].size >= cards_to_keep(state)


def cards_to_keep(state: RoundState) -> int:
    """How many cards a player who does not go out must hold before the turn ends."""
    return 1 if state.turn.no_discard else 2


def can_leave(state: RoundState) -> bool:
    """Whether the turn can be finished by going out, with or without the opening minimum."""
    return state.may_go_out() and has_way_out(state)


def has_way_out(state: RoundState) -> bool:
    """Whether the cards allow going out in this turn, leave to do so aside."""
    return can_empty(state) or (
        not state.side().opened and _may_waive(state) and can_empty(state, waived=True)
    )


def can_waive(state: RoundState) -> bool:
    """Whether the whole hand can go down without the opening minimum (conflict-28)."""
    return _may_waive(state) and can_go_out(state, waived=True)


def _may_waive(state: RoundState) -> bool:
    plan, turn = state.plan, state.turn
    if turn.source is FROM_STOCK:
        return plan.waiver_from_stock
    return plan.waiver_with_pile and not turn.rest


def may_open_with(state: RoundState, top: Card) -> bool:
    """Whether a side may have the points for an opening that captures the top card of the pile.

    No is certain; yes has to be looked at. Black threes can make up what is missing, where hand
    and pile then all go down.
    """
    plan = state.plan
    by_rank = state.seats[state.turn_seat].by_rank + RANK_UNIT[top]
    points = bounds.points_bound(plan, by_rank)
    black = by_rank >> 8 * BLACK_THREE & 255
    if plan.black_three_melds and black >= plan.min_size:
        points += black * POINTS[BLACK_THREE]
    return plan.waiver_with_pile or points >= state.side().minimum


def opening_points(state: RoundState) -> int:
    """The most points a pending or unbegun opening can reach, whatever is left in hand."""
    plan, side = state.plan, state.side()
    laid = max(state.turn.batch, 0)
    by_rank = state.seats[state.turn_seat].by_rank
    if bounds.is_plain(plan, by_rank):
        return laid + bounds.most_points(plan, by_rank, side.bits, side.laid, side.wilds_laid)[0]
    return laid + max(points for _, points in opening_lines(state, 0))


def best_opening(state: RoundState) -> int:
    """The most points a pending or unbegun opening can reach by a turn that is not a going out.

    A figure at or above the minimum can be had, one below it cannot be passed.
    """
    plan, side = state.plan, state.side()
    seat = state.seats[state.turn_seat]
    laid = max(state.turn.batch, 0)
    keep = max(0, cards_to_keep(state) - len(waiting_cards(state)))
    points, cards = bounds.most_points(plan, seat.by_rank, side.bits, side.laid, side.wilds_laid)
    exact = bounds.is_plain(plan, seat.by_rank) and seat.size - cards >= keep
    if exact or laid + points < side.minimum:
        return laid + points
    lines = opening_lines(state, keep)
    return laid + max((points for line, points in lines if line.kept >= keep), default=0)


def can_go_out(state: RoundState, *, waived: bool = False) -> bool:
    """Whether the turn's seat has leave to go out, and cards that allow it."""
    return state.may_go_out() and can_empty(state, waived=waived)


def can_empty(state: RoundState, *, waived: bool = False) -> bool:
    """Whether the hand can be emptied in this turn with the canastas that going out needs.

    With an opening pending, its minimum must be met before the rest of a taken pile joins the
    hand; not where it is `waived`.
    """
    plan, turn, side = state.plan, state.turn, state.side()
    seat = state.seats[state.turn_seat]
    missing = plan.quota_total - side.canastas
    if missing > 0 and side.longest + seat.size + len(turn.rest) < plan.canasta_size:
        return False
    by_rank = seat.by_rank
    if turn.rest:
        for card in waiting_cards(state):
            by_rank += RANK_UNIT[card]
    discard_room = 0 if plan.final_discard_barred or turn.no_discard else 1
    exactly = 1 if plan.final_discard_due else 0
    left = bounds.least_left(plan, side.bits, by_rank)
    if max(left, exactly) > discard_room:
        return False
    if plan.quota_simple and not side.twins and bounds.is_plain(plan, by_rank):
        if missing > 0 and bounds.wilds_to_spare(plan, side, by_rank) < 0:
            return False
        if side.opened and not exactly:
            spare = bounds.spare_wilds(plan, by_rank, side.bits, side.laid, side.wilds_laid)
            return left + spare <= discard_room
    needed = 0 if waived or side.opened else side.minimum - max(turn.batch, 0)
    for line, points in out_lines(state):
        lays_nothing = turn.batch == NO_BATCH and line.kept == seat.size
        if (
            exactly <= line.kept <= discard_room
            and (points >= needed or lays_nothing)
            and plan.quotas_met(
                side.natural + line.natural, side.mixed + line.mixed, side.wild + line.wild
            )
        ):
            return True
    return False


def leave_if_empty(state: RoundState) -> None:
    """Ends the round where the hand has been emptied and its player may go out."""
    turn = state.turn
    if state.seats[state.turn_seat].size or turn.rest:
        return
    if can_go_out(state, waived=turn.waived) or (turn.batch != NO_BATCH and can_waive(state)):
        state.go_out()
