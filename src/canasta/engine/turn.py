"""The law: a play is legal when the rules allow it and the turn can still be finished after it."""

from __future__ import annotations

from collections.abc import Sequence

from canasta.engine import bounds
from canasta.engine.actions import (
    Action,
    Answer,
    AskPartner,
    Discard,
    Draw,
    EndRound,
    LayMeld,
    TakePile,
)
from canasta.engine.actions.answer import ANSWERS
from canasta.engine.actions.ask_partner import ASK_PARTNER, may_ask
from canasta.engine.actions.discard import list_discards
from canasta.engine.actions.draw import DRAW_FROM_STOCK
from canasta.engine.actions.end_round import END_ROUND
from canasta.engine.actions.lay_meld import list_black_threes, list_melds
from canasta.engine.actions.take_pile import list_takes
from canasta.engine.cards import BLACK_THREE_BYTE, RANK_UNIT
from canasta.engine.errors import IllegalAction, Reason
from canasta.engine.finish import (
    best_opening,
    can_finish,
    cards_to_keep,
    may_open,
    may_open_with,
)
from canasta.engine.lanes import waiting_cards
from canasta.engine.outlook import Outlook, finishes
from canasta.engine.state import (
    ANSWER,
    DRAW,
    NO_BATCH,
    OVER,
    PLAY,
    Bound,
    RoundEnd,
    RoundState,
    Side,
)

_DRAW_ONLY: tuple[Action, ...] = (DRAW_FROM_STOCK,)


def legal_actions(state: RoundState) -> tuple[Action, ...]:
    """Every legal smallest play. Never empty while the round lasts.

    Order: drawing, takes, ending the round, asking, melds, discards; within each the order of
    its own file.
    """
    phase = state.phase
    if phase is PLAY:
        return _legal_plays(state)
    if phase is DRAW:
        takes = _legal_takes(state)
        if len(state.stock) >= state.plan.draw_floor:
            return (DRAW_FROM_STOCK, *takes) if takes else _DRAW_ONLY
        return (*takes,) if _take_is_forced(state, takes) else (*takes, END_ROUND)
    return ANSWERS if phase is ANSWER else ()


def end_if_stuck(state: RoundState) -> None:
    """Ends the round where the stock is gone and the next player has no choice (Q-01, Q-42)."""
    if state.phase is not DRAW or not state.stock_spent:
        return
    last_drawer = state.plan.ends_after_last_drawer and state.last_drawer is not None
    if last_drawer or not _legal_takes(state):
        state.finish(RoundEnd.STOCK)


def explain(state: RoundState, action: Action) -> IllegalAction | None:
    """Why a play is refused: by the rules, or because the turn could not be finished after it.

    None where it is legal as one smallest play.
    """
    if state.phase is OVER:
        return IllegalAction(Reason.ROUND_OVER)
    try:
        action.check(state)
    except IllegalAction as refusal:
        return refusal
    if isinstance(action, Draw):
        takes = _legal_takes(state)
        return None if not state.stock_spent else _must_take(state, takes)
    if isinstance(action, EndRound):
        return _must_take(state, _legal_takes(state)) if state.phase is DRAW else None
    if isinstance(action, LayMeld | TakePile):
        after = state.copy()
        action.perform(after, None)
        return None if can_finish(after) else _stranded(state, after)
    assert isinstance(action, AskPartner | Answer | Discard)
    return None


def _legal_takes(state: RoundState) -> Sequence[TakePile]:
    takes = list_takes(state)
    if not takes:
        return takes
    if state.side().opened:
        # Two cards at most go down beside the top card, red threes in the pile aside.
        stay = state.seats[state.actor].size + len(state.pile) - 3
        if stay >= 2 + len(state.plan.three_schedule):
            return takes
    elif not may_open_with(state, state.pile[-1]):
        return ()
    outlook = Outlook(state)
    return [take for take in takes if outlook.allows(take)]


def _take_is_forced(state: RoundState, takes: Sequence[TakePile]) -> bool:
    """With no stock, a top card that alone fits an own meld must be taken (Q-01)."""
    return state.plan.forced_fit and any(not take.cards for take in takes)


def _must_take(state: RoundState, takes: Sequence[TakePile]) -> IllegalAction | None:
    if not _take_is_forced(state, takes):
        return None
    return IllegalAction(Reason.MUST_TAKE_PILE, card=str(state.pile[-1]))


def _legal_plays(state: RoundState) -> tuple[Action, ...]:
    turn = state.turn
    side = state.sides[state.side_of[state.turn_seat]]
    if turn.no_discard and turn.batch == NO_BATCH:
        out: list[Action] = [END_ROUND]
    elif may_ask(state):
        out = [ASK_PARTNER]
    else:
        out = []
    if not side.opened:
        if turn.batch != NO_BATCH or may_open(state):
            _add_plays(state, out)
    elif turn.bound is Bound.MUST or turn.waived:
        _add_plays(state, out)
    else:
        _add_free_plays(state, side, out)
    return (*out, *list_discards(state))


def _add_free_plays(state: RoundState, side: Side, out: list[Action]) -> None:
    """The legal melds of a side that has opened and need not go out.

    Where enough cards stay, or the canastas for going out are there, no look ahead is needed.
    """
    plan = state.plan
    seat = state.seats[state.turn_seat]
    spare = seat.size - cards_to_keep(state)
    canastas = side.natural + side.mixed + side.wild
    hopeless = False
    if canastas < plan.quota_total:
        # No canasta can come of these cards: nobody goes out.
        hopeless = plan.quota_simple and side.longest + seat.size < plan.canasta_size
    elif (
        spare < plan.max_start
        and plan.plain_out
        and not state.turn.no_discard
        and state.may_go_out()
    ):
        spare = seat.size
    starts, additions = list_melds(state)
    if starts:
        if spare >= plan.max_start:
            out += starts
        elif not hopeless:
            outlook = Outlook(state)
            out += [play for play in starts if outlook.allows(play)]
    if seat.by_rank & BLACK_THREE_BYTE and not hopeless:
        _add_black_threes(state, out)
    if additions:
        if spare >= 1:
            out += additions
        elif not hopeless:
            outlook = Outlook(state)
            out += [play for play in additions if outlook.allows(play)]


def _add_plays(state: RoundState, out: list[Action]) -> None:
    """The melds that leave a turn that can be finished, each looked at."""
    starts, additions = list_melds(state)
    outlook = Outlook(state) if starts or additions else None
    if outlook is not None:
        out += [play for play in starts if outlook.allows(play)]
    _add_black_threes(state, out)
    if outlook is not None:
        out += [play for play in additions if outlook.allows(play)]


def _add_black_threes(state: RoundState, out: list[Action]) -> None:
    plays = list_black_threes(state)
    if plays:
        by_rank = state.seats[state.turn_seat].by_rank
        for card in waiting_cards(state):
            by_rank += RANK_UNIT[card]
        if bounds.least_left(state.plan, state.side().bits, by_rank) <= 1:
            out += [play for play in plays if finishes(state, play)]


def _stranded(before: RoundState, after: RoundState) -> IllegalAction:
    """Why the turn could not be finished after a play that the rules of melds allow."""
    turn, side = after.turn, after.side()
    left = after.seats[after.turn_seat].size
    if turn.bound is Bound.MUST and before.turn.bound is Bound.MUST:
        return IllegalAction(Reason.MUST_GO_OUT, left=left)
    if turn.batch != NO_BATCH:
        points = best_opening(after)
        if points < side.minimum:
            return IllegalAction(Reason.OPENING_TOO_LOW, points=points, minimum=side.minimum)
    if turn.bound is Bound.MUST and not after.quotas_met():
        return IllegalAction(Reason.BLACK_THREES_GOING_OUT_ONLY)
    if turn.bound is Bound.MUST_NOT:
        return IllegalAction(Reason.PARTNER_SAID_NO)
    if not after.quotas_met():
        return IllegalAction(Reason.NO_CARD_LEFT, left=left, needed=cards_to_keep(after))
    if not after.may_go_out():
        return IllegalAction(Reason.NOT_ASKED)
    if turn.bound is Bound.MUST:
        return IllegalAction(Reason.BLACK_THREES_GOING_OUT_ONLY)
    return IllegalAction(Reason.FINAL_DISCARD, policy=after.plan.rules.out.final_discard.value)
