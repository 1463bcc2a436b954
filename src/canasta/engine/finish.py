"""Can the turn still be finished legally? The one question behind every play, answered exactly.

A turn is finished by a discard that leaves a card in hand, or by going out. The answer uses what
the acting seat knows and nothing else: a packet not taken up counts as a card that may be
discarded. Quick answers (`bounds`) come first; what they leave open is searched (`lanes`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from canasta.engine import bounds
from canasta.engine.bans import Bans
from canasta.engine.cards import BLACK_THREE, FIRST_WILD, POINTS, RANK_OF, RANK_UNIT, Card
from canasta.engine.dear_canasta import dear_canastas
from canasta.engine.intake import join_rest
from canasta.engine.lanes import Line, Search
from canasta.engine.limits import Limits
from canasta.engine.melds import SET, WILDS, Meld
from canasta.engine.memory import FROM_PILE, FROM_STOCK, MUST, NO_BATCH, OVER
from canasta.engine.opening import WON, opens
from canasta.engine.packets import bars_leaving, cards_to_come, talon_ahead
from canasta.engine.retracing import after_draw
from canasta.engine.rules.choices import DiscardBan, OpeningCanasta, OutCondition
from canasta.engine.rules.plan import Plan
from canasta.engine.sets import is_special
from canasta.engine.state import RoundState
from canasta.engine.steps import additions, black_threes, merges, starts
from canasta.engine.tally import n_canastas


def can_finish(state: RoundState) -> bool:
    """Whether the turn in progress can still be finished legally.

    `state` is in its playing phase, or over.
    """
    if state.phase is OVER:
        return True
    turn = state.turn
    if turn.waived:
        return can_go_out(state, waived=True)
    if state.arrived:
        return enough_arrived(state)
    if turn.batch == NO_BATCH:
        return (turn.bound is not MUST and can_keep(state)) or can_leave(state)
    if turn.bound is not MUST and can_open(state):
        return True
    return can_leave(state)


def can_keep(state: RoundState) -> bool:
    """Whether the turn can end with a discard, a card being kept if one must be (Q-07)."""
    keep = cards_to_keep(state)
    if state.seats[state.turn_seat].size >= keep and _discards(state):
        return True
    return state.plan.reserve and _wins_packet(state)


def cards_to_keep(state: RoundState, *, opens: bool = False) -> int:
    """How many cards a player who does not go out must hold before the turn ends; with `opens`,
    one who will have opened by then.

    None with a foot to take up: that is done by laying the last card or by discarding it.
    """
    plan = state.plan
    if plan.packets:
        if plan.foot and state.seats[state.turn_seat].packet:
            return 0
        if plan.keep_waived_by_packet and talon_ahead(state, opens=opens):
            return 1
    return 1 if state.turn.no_discard else 2


def enough_arrived(state: RoundState) -> bool:
    """Whether the turn can be finished after hidden cards have come, whichever they are.

    They count as a card to discard; where there is none, the turn ends by itself.
    """
    return state.turn.batch == NO_BATCH and state.turn.bound is not MUST


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
    if plan.wide:
        return True
    by_rank = state.seats[state.turn_seat].by_rank + RANK_UNIT[top]
    points = bounds.points_bound(plan, by_rank)
    black = by_rank >> 8 * BLACK_THREE & 255
    if plan.black_three_melds and black >= plan.min_size:
        points += black * POINTS[BLACK_THREE]
    return plan.waiver_with_pile or points >= state.side().minimum


def may_open(state: RoundState) -> bool:
    """Whether the hand may have what an opening needs, or may all go down; no is certain."""
    plan, seat = state.plan, state.seats[state.turn_seat]
    if plan.splash or state.turn.batch != NO_BATCH or _may_waive(state):
        return True
    return bounds.hand_points(seat.by_rank) >= state.side().minimum


def opening_points(state: RoundState) -> int:
    """The most points a pending or unbegun opening can reach, whatever is left in hand."""
    plan, side = state.plan, state.side()
    laid = max(state.turn.batch, 0)
    by_rank = state.seats[state.turn_seat].by_rank
    if bounds.is_plain(plan, by_rank):
        return laid + bounds.most_points(plan, by_rank, side.bits, side.laid, side.wilds_laid)[0]
    return laid + max(points for _, points in Search(state, 0).lines())


def can_open(state: RoundState, keep: int | None = None) -> bool:
    """Whether a pending or unbegun opening can be completed by a turn that is not a going out,
    with so many cards kept, or as many as must be."""
    plan, side = state.plan, state.side()
    seat = state.seats[state.turn_seat]
    needed = side.minimum - max(state.turn.batch, 0)
    waiting = waiting_cards(state)
    if keep is None:
        keep = cards_to_keep(state, opens=True) - len(waiting)
    keep = 0 if _comes(state) else max(0, keep)
    points, cards = bounds.most_points(plan, seat.by_rank, side.bits, side.laid, side.wilds_laid)
    if bounds.is_plain(plan, seat.by_rank) and seat.size - cards >= keep:
        return points >= needed
    if points < needed and not plan.splash:
        return False
    if plan.opening_by_points and not plan.bans and not plan.packets:
        return any(
            points >= needed and line.kept >= keep
            for line, points in Search(state, keep).lines(needed)
        )
    return _opens_by_search(state, keep, waiting, ban_yields)


def _opens_by_search(
    state: RoundState,
    keep: int,
    waiting: tuple[Card, ...],
    yields: Callable[[RoundState], bool] = lambda state: False,
) -> bool:
    plan, side, turn = state.plan, state.side(), state.turn
    if not _may_have_canasta(state):
        return False
    search = Search(state, max(keep, 1) if plan.bans else keep)
    bans = search.bans
    laid = max(turn.batch, 0)
    reserve = plan.reserve and bool(state.seats[state.turn_seat].packet)
    free = not plan.bans or turn.no_discard or _comes(state)
    free = free or any(bans.allows(RANK_OF[card]) for card in waiting)
    if side.needs is OpeningCanasta.WORTH:
        found = _opens_dearly(state, search, keep, waiting, yields)
        if found or not plan.splash:
            return found
    needed = 0 if plan.splash else side.minimum - laid
    for line, points in search.lines(needed):
        if not _line_opens(state, line, points):
            continue
        if reserve and line.content & WON:
            return True
        empties = not line.kept and not waiting
        if line.kept >= keep and (free or empties or _good(line, bans, waiting) or yields(state)):
            return True
    return False


def _line_opens(state: RoundState, line: Line, points: int) -> bool:
    """Whether a line is an opening, so many points coming to those laid. Of one that needs a
    canasta worth the points by itself no line tells (see `_dearly_laid`)."""
    side = state.side()
    dearly = side.needs is OpeningCanasta.WORTH
    counted = -1 if dearly else max(state.turn.batch, 0) + points
    return opens(state.plan, side, counted, side.tally + line.tally, line.content)


def _opens_dearly(
    state: RoundState,
    search: Search,
    keep: int,
    waiting: tuple[Card, ...],
    yields: Callable[[RoundState], bool],
) -> bool:
    """The same by one canasta worth the minimum."""
    plan = state.plan
    if not (plan.clean_triple or plan.bans or plan.reserve):
        most = len(search.cards) - keep
        ways = dear_canastas(search, state.side().minimum)
        return any(len(way.cards) <= most for way in ways)
    for after in _dearly_laid(state, search):
        if after.side().opened and plan.reserve and after.seats[after.turn_seat].packet:
            return True
        if _opens_by_search(after, 0 if _comes(after) else keep, waiting, yields):
            return True
    return False


def _dearly_laid(state: RoundState, search: Search) -> Iterator[RoundState]:
    """The turn once a canasta is laid that is worth the minimum by itself (var-6-R1); for the
    opening nothing is left to ask but its content."""
    for cards, onto, joined in dear_canastas(search, state.side().minimum):
        after = state.copy()
        if cards:
            after.lay(cards, onto)
        if onto is not None and joined is not None:
            after.merge(max(onto, joined), min(onto, joined))
        after.side().needs, after.side().minimum = OpeningCanasta.NONE, 0
        yield after


def _comes(state: RoundState) -> bool:
    return state.plan.hides_cards and cards_to_come(state)


def _good(line: Line, bans: Bans, waiting: tuple[Card, ...] = ()) -> bool:
    """Whether one of the cards that a line keeps may be discarded; those waiting join them."""
    if line.good or (line.spare and bans.wilds_free):
        return True
    alone = not line.others_kept and all(card >= FIRST_WILD for card in waiting)
    return alone and (line.spare > 0 or bool(waiting)) and bans.wilds_free_alone


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
    if plan.hides_cards and bars_leaving(state):
        return False
    if plan.out_conditions and not _may_leave(state):
        return False
    missing = plan.quota_total - side.canastas
    most = side.longest + seat.size + len(turn.rest)
    if missing > 0 and most < plan.canasta_size and not plan.merging and not plan.sequence_joining:
        return False
    by_rank = seat.by_rank
    if turn.rest:
        for card in waiting_cards(state):
            by_rank += RANK_UNIT[card]
    discard_room = 0 if plan.final_discard_barred or turn.no_discard else 1
    exactly = 1 if plan.final_discard_due else 0
    if exactly > discard_room:
        return False
    left = 0
    if not plan.wide:
        left = bounds.least_left(plan, side.bits, by_rank)
        if left > discard_room:
            return False
    if plan.quota_simple and not side.twins and bounds.is_plain(plan, by_rank):
        if missing > 0 and bounds.wilds_to_spare(plan, side, by_rank) < 0:
            return False
        if side.opened and not exactly:
            spare = bounds.spare_wilds(plan, by_rank, side.bits, side.laid, side.wilds_laid)
            return left + spare <= discard_room
    if not _line_out(state, exactly, discard_room, free=waived or bool(turn.rest)):
        return False
    if not turn.rest or waived:
        return True
    return _may_have_canasta(state) and _empties_in_steps(state)


def _may_have_canasta(state: RoundState) -> bool:
    """Whether the hand may make the canasta that the opening needs, if it needs one; no is
    certain."""
    needs = state.side().needs
    if needs is OpeningCanasta.NONE or state.plan.splash:
        return True
    mixed = needs in (OpeningCanasta.ANY, OpeningCanasta.WORTH)
    return Search(state, 0).may_win_canasta(mixed=mixed)


def _line_out(state: RoundState, exactly: int, discard_room: int, *, free: bool) -> bool:
    """Whether hand and waiting cards can go down but for one card at most; `free` of the
    opening, or with it."""
    plan, turn, side = state.plan, state.turn, state.side()
    size = state.seats[state.turn_seat].size
    search = Search(state, 1, waiting_cards(state), out=True)
    if plan.wide and search.least_kept() > discard_room:
        return False
    most = state.most_canastas() if OutCondition.RED_THREES_MATCH in plan.out_conditions else None
    for line, points in search.lines():
        if not exactly <= line.kept <= discard_room:
            continue
        lays_nothing = turn.batch == NO_BATCH and line.kept == size
        if (
            (free or side.opened or lays_nothing or _line_opens(state, line, points))
            and search.meets_quotas(line)
            and (most is None or n_canastas(side.tally + line.tally) <= most)
        ):
            return True
    if free or side.opened or side.needs is not OpeningCanasta.WORTH:
        return False
    return any(
        _line_out(after, exactly, discard_room, free=False)
        for after in _dearly_laid(state, Search(state, 0))
    )


def _empties_in_steps(state: RoundState) -> bool:
    """The same, lay by lay, while cards wait for the opening to be complete."""
    seen: set[object] = set()

    def empties(now: RoundState) -> bool:
        if now.side().opened:
            join_rest(now, None)
            return can_empty(now)
        melds = now.side().melds
        key = (now.seats[now.turn_seat].hand, melds[0] if melds else None, frozenset(melds))
        if key in seen:
            return False
        seen.add(key)
        limits = Limits(now)
        lays = (*starts(now, limits), *black_threes(now), *additions(now, limits))
        for cards, onto in lays:
            after = now.copy()
            after.lay(cards, onto)
            if empties(after):
                return True
        for source, target in merges(now, limits):
            after = now.copy()
            after.merge(source, target)
            if empties(after):
                return True
        return False

    return empties(state.copy())


def _may_leave(state: RoundState) -> bool:
    """Whether nothing but canastas and cards stands in the way of going out (var-9.1)."""
    if OutCondition.PARTNER_PLAYED_FOOT not in state.plan.out_conditions:
        return True
    return partners_played(state)


def partners_played(state: RoundState) -> bool:
    """Whether each partner has played at least part of a turn from the foot (var-9.1)."""
    return all(state.seats[seat].played_packet for seat in state.partners_of(state.turn_seat))


def is_unfinished(plan: Plan, meld: Meld) -> bool:
    """Whether a meld counts against its side unfinished: sevens, pure aces, wilds (var-10.1)."""
    if len(meld.cards) >= plan.canasta_size:
        return False
    return meld.kind is WILDS or (meld.kind is SET and is_special(meld.rank, meld.wilds))


def waiting_cards(state: RoundState) -> tuple[Card, ...]:
    """The pile cards that join the hand once the opening is complete; red threes do not, nor
    black threes that are set aside."""
    rest, off_hand = state.turn.rest, state.plan.off_hand
    return tuple(card for card in rest if card < off_hand) if rest else ()


def _wins_packet(state: RoundState) -> bool:
    """Whether a side that has opened can complete a canasta that brings the packet."""
    if not state.seats[state.turn_seat].packet or not state.side().opened:
        return False
    return any(line.content & WON for line, _ in Search(state, 0).lines())


def _discards(state: RoundState) -> bool:
    """Whether no ban keeps the turn from ending, with what is kept beside the discard."""
    return not state.plan.bans or _meets_bans(state) or ban_yields(state)


def _meets_bans(state: RoundState) -> bool:
    """Whether a turn that opens nothing yet can end by a discard that no ban forbids, or without
    one: the foot comes when the hand is empty, and the last draw may leave none due."""
    keep, bans = cards_to_keep(state), Bans(state)
    seat = state.seats[state.turn_seat]
    if seat.size >= keep and (
        not seat.size or state.turn.no_discard or bans.free_ranks(seat.by_rank)
    ):
        return True
    if not state.side().opened:
        keep = cards_to_keep(state, opens=True)
        return _opens_by_search(state, 0 if _comes(state) else keep, ())
    lines = Search(state, max(keep, 1)).lines()
    free = state.turn.no_discard
    return any(
        line.kept >= keep and (free or not line.kept or _good(line, bans)) for line, _ in lines
    )


def ban_yields(state: RoundState) -> bool:
    """Whether, from the hand after the draw, no line of play ended in a discard that no ban
    forbids, nor in going out: then a banned card may be discarded."""
    turn = state.turn
    if turn.lifted is None:
        turn.lifted = _may_yield(state) and not _ends_unbanned(after_draw(state))
    return turn.lifted


def _may_yield(state: RoundState) -> bool:
    """Some bans are strict after a pile was taken, and all where that opened for the side."""
    if state.turn.source is not FROM_PILE:
        return True
    strict = DiscardBan.VALUABLE_ON_EMPTY_PILE in state.plan.bans
    return not strict and state.turn.started + 1 < 1 << len(state.side().melds)


def _ends_unbanned(state: RoundState) -> bool:
    wins = state.plan.reserve and _wins_packet(state)
    return _meets_bans(state) or wins or can_leave(state)
