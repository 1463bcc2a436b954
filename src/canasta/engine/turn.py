"""The law: a play is legal when the rules allow it and the turn can still be finished after it."""

from __future__ import annotations

from collections.abc import Sequence

from canasta.engine.actions import (
    Action,
    Answer,
    AskPartner,
    Discard,
    Draw,
    EndRound,
    LayMeld,
    LayThree,
    Merge,
    ShowHand,
    TakePile,
)
from canasta.engine.actions.answer import ANSWERS
from canasta.engine.actions.ask_partner import (
    ASK_PARTNER,
    may_ask,
    reason_against_asking,
)
from canasta.engine.actions.discard import check_conditions, discards_of, list_discards
from canasta.engine.actions.draw import DRAW_FROM_STOCK
from canasta.engine.actions.end_round import END_ROUND
from canasta.engine.actions.lay_meld import list_black_threes, list_melds, list_wide_melds
from canasta.engine.actions.lay_three import LAY_THREE, may_lay_three
from canasta.engine.actions.merge import list_merges
from canasta.engine.actions.show_hand import list_shows
from canasta.engine.actions.take_pile import list_takes, list_wide_takes
from canasta.engine.bans import Bans
from canasta.engine.cards import BLACK_THREE, RANK_BIT, RANK_OF
from canasta.engine.errors import IllegalAction, Reason
from canasta.engine.finish import (
    can_finish,
    can_open,
    cards_to_keep,
    has_way_out,
    may_open,
    may_open_with,
    opening_points,
)
from canasta.engine.holdback import holds_three, melds_held_back, three_is_due
from canasta.engine.holdings import Holding
from canasta.engine.melds import BLACK_THREES
from canasta.engine.memory import ANSWER, DRAW, MUST, MUST_NOT, NO_BATCH, OVER, PLAY, RoundEnd
from canasta.engine.opening import exceeds, lacking
from canasta.engine.outlook import Outlook, finishes, opens_after_any
from canasta.engine.packets import bars_leaving
from canasta.engine.state import RoundState

_DRAW_ONLY: tuple[Action, ...] = (DRAW_FROM_STOCK,)


def legal_actions(state: RoundState) -> tuple[Action, ...]:
    """Every legal smallest play. Never empty while the round lasts.

    Order: special hands, drawing, takes, ending the round, asking, melds, discards; within each
    the order of its own file.
    """
    if state.phase is not PLAY:
        choices = _legal_choices(state)
        return (*list_shows(state), *choices) if state.plan.special_from_discard else choices
    plan, turn, seat_number = state.plan, state.turn, state.turn_seat
    if plan.wide:
        return _legal_plays(state)
    side = state.sides[state.side_of[seat_number]]
    seat = state.seats[seat_number]
    held = seat.held
    live = [holding for holding in held if holding.n]
    starts, additions, stuck = list_melds(plan, side, held, live)
    calm = turn.batch == NO_BATCH and turn.bound is not MUST and not turn.no_discard
    if stuck > 1 and calm and (side.opened or not starts):
        # The most common turn: enough cards stay whatever is laid, and nobody goes out.
        return (*starts, *additions, *discards_of(live))
    if stuck > 1 and calm and plan.plain:
        opens = opens_after_any(plan, side.minimum, seat.by_rank)
        if opens is not None:
            return (*starts, *discards_of(live)) if opens else (*discards_of(live),)
    out: list[Action] = []
    if turn.no_discard and turn.batch == NO_BATCH:
        out.append(END_ROUND)
    if side.opened:
        _add_opened(state, out, starts, additions, stuck)
    else:
        if stuck < 2 and may_ask(state):
            out.append(ASK_PARTNER)
        outlook = Outlook(state)
        if turn.batch != NO_BATCH or stuck < 2 or outlook.may_open:
            _add_each(state, out, starts, additions, outlook)
    return (*out, *list_discards(state, live))


def _legal_plays(state: RoundState) -> tuple[Action, ...]:
    """What is legal once a turn's cards have been drawn, for any rules; in the same order, melds
    joined last."""
    side, turn = state.side(), state.turn
    seat = state.seats[state.turn_seat]
    live = [holding for holding in seat.held if holding.n]
    out: list[Action] = [*list_shows(state)] if state.plan.special_hands else []
    if state.plan.meld_bars and melds_held_back(state):
        return (*out, *_legal_without_melds(state, live))
    if turn.no_discard and turn.batch == NO_BATCH:
        out.append(END_ROUND)
    if may_ask(state):
        out.append(ASK_PARTNER)
    starts, additions = list_wide_melds(state)
    plays: list[LayMeld | Merge] = [*starts, *list_black_threes(state), *additions]
    plays += list_merges(state)
    spare = _spare_cards(state)
    if side.opened or may_open(state):
        out += [
            play for play in plays if _leaves_enough(state, play, spare) or finishes(state, play)
        ]
    return (*out, *list_discards(state, live))


def _spare_cards(state: RoundState) -> int:
    """How many cards may go whatever they are, so that the turn still ends by a discard."""
    turn = state.turn
    seat = state.seats[state.turn_seat]
    if not state.side().opened or turn.bound is MUST or turn.waived or turn.batch != NO_BATCH:
        return -1
    keep = cards_to_keep(state)
    if turn.no_discard or not state.plan.bans:
        return seat.size - keep
    free = Bans(state).free_ranks(seat.by_rank)
    # Wilds that are free only by themselves do not stay so.
    n_free = sum([holding.n for holding in seat.held if RANK_BIT[holding.rank] & free])
    return min(seat.size - keep, n_free - 1)


def _leaves_enough(state: RoundState, play: LayMeld | Merge, spare: int) -> bool:
    plan, melds = state.plan, state.side().melds
    if isinstance(play, Merge):
        if spare < 0:
            return False
        size = len(melds[play.source].cards) + len(melds[play.target].cards)
    elif len(play.cards) > spare or RANK_OF[play.cards[0]] == BLACK_THREE:
        return False
    elif play.onto is None:
        return True
    else:
        size = len(melds[play.onto].cards) + len(play.cards)
    # A meld longer than a canasta binds to go out, and a canasta may make its rank dead.
    binds = plan.growth_out or plan.sequence_growth_out or plan.dead_own
    return not binds or size < plan.canasta_size


def _legal_without_melds(state: RoundState, live: list[Holding]) -> tuple[Action, ...]:
    """What is legal in a turn's play while melds are held back."""
    end = (END_ROUND,) if state.turn.no_discard else ()
    three = (LAY_THREE,) if may_lay_three(state) else ()
    return (*end, *three, *list_discards(state, live))


def _free_cards(state: RoundState) -> int:
    """The ranks of the hand that no ban keeps from being discarded, as a mask."""
    return Bans(state).free_ranks(state.seats[state.turn_seat].by_rank)


def _legal_choices(state: RoundState) -> tuple[Action, ...]:
    """What is legal before a turn's cards have been drawn, and for an answer."""
    if state.phase is DRAW:
        if state.plan.keeps_three and holds_three(state):
            return _legal_with_three(state)
        takes = _legal_takes(state)
        if len(state.stock) >= state.plan.draw_floor:
            return (DRAW_FROM_STOCK, *takes) if takes else _DRAW_ONLY
        return (*takes,) if _take_is_forced(state, takes) else (*takes, END_ROUND)
    return ANSWERS if state.phase is ANSWER else ()


def _legal_with_three(state: RoundState) -> tuple[Action, ...]:
    """What is legal before a turn's cards have been drawn for a seat that keeps a three."""
    if three_is_due(state):
        return (LAY_THREE,)
    first = END_ROUND if state.stock_spent else DRAW_FROM_STOCK
    return (first, LAY_THREE)


def end_if_stuck(state: RoundState) -> None:
    """Ends the round where the stock is gone and the next player has no choice (Q-01, Q-42).

    A three kept in hand is one: the pile may be there to be taken once it is laid.
    """
    if state.phase is not DRAW or not state.stock_spent or holds_three(state):
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
    if isinstance(action, LayMeld | TakePile | Merge):
        after = state.trial()
        action.perform(after, None)
        return None if can_finish(after) else _stranded(state, after)
    assert isinstance(action, AskPartner | Answer | Discard | LayThree | ShowHand)
    return None


def _legal_takes(state: RoundState) -> Sequence[TakePile]:
    takes = list_wide_takes(state) if state.plan.wide else list_takes(state)
    return _finishing(state, takes) if takes else takes


def _finishing(state: RoundState, takes: Sequence[TakePile]) -> Sequence[TakePile]:
    """Of takes that the rules allow, those after which the turn can be finished."""
    if state.plan.wide:
        return [take for take in takes if finishes(state, take)]
    if state.side().opened:
        # Two cards at most go down beside the top card, red threes in the pile aside.
        taken = state.plan.taken(state.pile)
        stay = state.seats[state.actor].size + len(taken) - 3
        if stay >= 2 + state.plan.off_hand_most:
            return takes
        if stay - sum([card >= state.plan.off_hand for card in taken]) >= 2:
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


def _add_opened(
    state: RoundState,
    out: list[Action],
    starts: list[LayMeld],
    additions: list[LayMeld],
    stuck: int,
) -> None:
    """Asking, and the legal melds of a side that has opened."""
    plan, turn = state.plan, state.turn
    if turn.bound is MUST or turn.waived:
        _add_each(state, out, starts, additions, Outlook(state))
        return
    size = state.seats[state.turn_seat].size
    spare = size - cards_to_keep(state)
    if stuck > 1:
        spare = size
    elif plan.plain_out and not turn.no_discard and state.may_go_out() and state.quotas_met():
        # Whatever is left then can be discarded, or laid.
        spare = size
    asks = stuck < 2 and reason_against_asking(state) is None
    threes = list_black_threes(state) if stuck < 2 else []
    leaves = (asks or threes or spare < plan.max_start) and has_way_out(state)
    if asks and leaves:
        out.append(ASK_PARTNER)
    outlook = None
    if spare >= plan.max_start:
        out += starts
    elif leaves:
        outlook = Outlook(state)
        out += outlook.those_allowed(starts)
    else:
        out += [play for play in starts if len(play.cards) <= spare]
    if leaves:
        # Black threes take nothing from a way out, as a plain plan knows.
        out += threes if plan.plain else [play for play in threes if finishes(state, play)]
    if spare >= 1:
        out += additions
    elif additions and leaves:
        outlook = outlook or Outlook(state)
        out += outlook.those_allowed(additions)


def _add_each(
    state: RoundState,
    out: list[Action],
    starts: list[LayMeld],
    additions: list[LayMeld],
    outlook: Outlook,
) -> None:
    """The melds that leave a turn that can be finished, each looked at."""
    out += outlook.those_allowed(starts)
    out += [play for play in list_black_threes(state) if finishes(state, play)]
    out += outlook.those_allowed(additions)


def _stranded(before: RoundState, after: RoundState) -> IllegalAction:
    """Why the turn could not be finished after a play that the rules of melds allow."""
    turn, side = after.turn, after.side()
    left = after.seats[after.turn_seat].size
    if turn.bound is MUST and before.turn.bound is MUST:
        return IllegalAction(Reason.MUST_GO_OUT, left=left)
    if turn.batch != NO_BATCH:
        points = opening_points(after)
        if points < side.minimum:
            return IllegalAction(Reason.OPENING_TOO_LOW, points=points, minimum=side.minimum)
        needs = lacking(after.plan, after.side(), after.captured_meld())
        if needs is not None and not can_open(after, keep=0):
            return IllegalAction(Reason.OPENING_CONTENT, needs=needs)
    if turn.bound is MUST and not after.quotas_met():
        return _going_out_only(after)
    if turn.bound is MUST_NOT:
        return IllegalAction(Reason.PARTNER_SAID_NO)
    may_keep = turn.bound is not MUST and left >= cards_to_keep(after)
    if after.plan.bans and may_keep and not _free_cards(after):
        return IllegalAction(Reason.ONLY_BANNED_LEFT, left=left)
    if not after.quotas_met():
        return IllegalAction(Reason.NO_CARD_LEFT, left=left, needed=cards_to_keep(after))
    if after.plan.hides_cards and bars_leaving(after):
        return IllegalAction(Reason.PACKET_NOT_TAKEN)
    if not after.may_go_out():
        return IllegalAction(Reason.NOT_ASKED)
    if turn.bound is MUST:
        return _going_out_only(after)
    try:
        check_conditions(after)
    except IllegalAction as refusal:
        return refusal
    if after.plan.bans and left:
        return IllegalAction(Reason.ONLY_BANNED_LEFT, left=left)
    return IllegalAction(Reason.FINAL_DISCARD, policy=after.plan.rules.out.final_discard.value)


def _going_out_only(after: RoundState) -> IllegalAction:
    """What is laid in going out alone: a meld longer than a canasta (var-6), or black threes."""
    plan = after.plan
    for meld in after.side().melds:
        if plan.wide and meld.kind is not BLACK_THREES and exceeds(meld, plan):
            return IllegalAction(
                Reason.MELD_CLOSED, cards=len(meld.cards), maximum=plan.canasta_size
            )
    return IllegalAction(Reason.BLACK_THREES_GOING_OUT_ONLY)
