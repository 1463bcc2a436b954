"""Melding: starting a meld, or adding to one."""

from __future__ import annotations

from dataclasses import dataclass

from canasta.engine.actions.discard import check_leave
from canasta.engine.cards import (
    BLACK_THREE,
    CARD_UNIT,
    FILL_1,
    JOKER,
    NATURAL_BITS,
    RANK_BIT,
    RANK_OF,
    TWO,
    Card,
    lowest_cards,
    rank_text,
    suits_in,
)
from canasta.engine.errors import IllegalAction, Reason
from canasta.engine.events import Event, Melded
from canasta.engine.finish import leave_if_empty
from canasta.engine.melds import Meld, MeldId, MeldKind
from canasta.engine.rules.plan import Plan
from canasta.engine.state import NO_BATCH, PLAY, Bound, RoundState, Side

_JOKER_CARD = Card.parse("Jk")


@dataclass(frozen=True, slots=True)
class LayMeld:
    """Lay cards from the hand: a new meld, or more cards on the one named by `onto`.

    `cards` are sorted, so equal plays are equal values.
    """

    cards: tuple[Card, ...]
    onto: MeldId | None = None

    def check(self, state: RoundState) -> None:
        """Raises IllegalAction where the rules forbid it."""
        if state.phase is not PLAY:
            raise IllegalAction(Reason.NOT_YOUR_PHASE, phase=state.phase.value)
        check_held(state, self.cards)
        side = state.side()
        if self.onto is None:
            check_new_meld(side, Meld.of(self.cards), state.plan)
        else:
            check_addition(side, self.onto, self.cards, state.plan)
        if RANK_OF[self.cards[0]] == BLACK_THREE:
            _check_black_threes(state)

    def perform(self, state: RoundState, events: list[Event] | None) -> None:
        """The cards go down; an opening may close; an emptied hand goes out."""
        state.lay(self.cards, self.onto)
        if events is not None:
            melds = state.side().melds
            meld_id = MeldId(len(melds) - 1) if self.onto is None else self.onto
            events.append(Melded(state.turn_seat, self.cards, meld_id, melds[meld_id]))
        turn = state.turn
        if turn.rest and turn.batch == NO_BATCH:
            state.join_rest(events)
        if not state.seats[state.turn_seat].size:
            leave_if_empty(state)

    def steps(self, plan: Plan) -> tuple[LayMeld, ...]:
        """The smallest plays it consists of, in order: the start with the most naturals, then
        naturals, then wilds, one card each. Additions name the meld only where this one does."""
        naturals = [card for card in self.cards if RANK_OF[card] not in (TWO, JOKER)]
        wilds = [card for card in self.cards if RANK_OF[card] in (TWO, JOKER)]
        if self.onto is not None:
            return tuple(LayMeld((card,), self.onto) for card in naturals + wilds)
        if not naturals:
            return (self,)
        n = min(len(naturals), plan.min_size)
        start = naturals[:n] + wilds[: plan.min_size - n]
        rest = naturals[n:] + wilds[plan.min_size - n :]
        return (LayMeld(tuple(start)), *(LayMeld((card,)) for card in rest))


def check_held(state: RoundState, cards: tuple[Card, ...]) -> None:
    """Whether the acting hand holds the cards. Raises IllegalAction."""
    seat = state.seats[state.actor]
    for card in cards:
        if seat.count(card) < cards.count(card):
            raise IllegalAction(Reason.NOT_IN_HAND, card=str(card))


def check_new_meld(side: Side, meld: Meld | None, plan: Plan) -> None:
    """Whether a side may start this meld. Raises IllegalAction."""
    if meld is None:
        raise IllegalAction(Reason.NOT_A_MELD)  # S0-MELD-5
    if meld.kind is MeldKind.WILD:
        if not plan.whole_wild_canasta:
            raise IllegalAction(Reason.WILDS_NOT_MELDED)  # C-35
        if meld.size != plan.canasta_size:
            raise IllegalAction(Reason.TOO_FEW_CARDS, cards=meld.size, minimum=plan.canasta_size)
        return
    known = side.meld_of(meld.rank)
    if known is not None:
        # S0-MELD-7
        raise IllegalAction(Reason.RANK_ALREADY_MELDED, rank=rank_text(meld.rank), meld=known)
    if meld.size < plan.min_size:
        # S0-MELD-1
        raise IllegalAction(Reason.TOO_FEW_CARDS, cards=meld.size, minimum=plan.min_size)
    check_limits(meld, plan)


def check_limits(meld: Meld, plan: Plan) -> None:
    """Naturals and wilds of a set (S0-MELD-2, S0-MELD-3, C-19). Raises IllegalAction."""
    if meld.kind is not MeldKind.SET:
        return
    if meld.naturals < plan.min_naturals:
        raise IllegalAction(
            Reason.TOO_FEW_NATURALS, naturals=meld.naturals, minimum=plan.min_naturals
        )
    if meld.wilds > plan.wild_cap[meld.naturals]:
        raise IllegalAction(
            Reason.TOO_MANY_WILDS, wilds=meld.wilds, maximum=plan.wild_cap[meld.naturals]
        )
    if meld.size > plan.max_size:
        raise IllegalAction(Reason.MELD_CLOSED, rank=rank_text(meld.rank))


def check_addition(side: Side, onto: MeldId, cards: tuple[Card, ...], plan: Plan) -> None:
    """Whether a side may add these cards to one of its melds. Raises IllegalAction."""
    if not 0 <= onto < len(side.melds):
        raise IllegalAction(Reason.NO_SUCH_MELD, meld=onto)
    meld = side.melds[onto]
    grown = meld.grown(cards)
    if grown is None:
        raise IllegalAction(Reason.NOT_A_MELD, meld=onto)
    if meld.kind is MeldKind.WILD:
        raise IllegalAction(Reason.MELD_CLOSED, meld=onto)  # C-35
    check_limits(grown, plan)
    wilds = grown.wilds - meld.wilds
    if wilds and plan.growth_naturals_only and meld.size + wilds > plan.canasta_size:
        raise IllegalAction(Reason.MELD_CLOSED, meld=onto)


def _check_black_threes(state: RoundState) -> None:
    """Black threes go down only in the turn that goes out (S1-BLK-2, C-18)."""
    if not state.plan.black_three_melds:
        raise IllegalAction(Reason.BLACK_THREES_GOING_OUT_ONLY)
    if state.turn.bound is Bound.MUST_NOT or not state.may_go_out():
        check_leave(state)


_Key = tuple[int, int, int, int]
_starts: dict[tuple[tuple[int, int], ...], dict[_Key, tuple[LayMeld, ...]]] = {}
_additions: dict[tuple[Card, int], LayMeld] = {}
_wild_additions: dict[tuple[Card, int], tuple[LayMeld, ...]] = {}
_LIMIT = 50_000


def list_starts(state: RoundState) -> list[LayMeld]:
    """The smallest new melds that the rules allow, finishing the turn and black threes aside.

    Order: by rank, most naturals first, twos before jokers; then melds of wilds.
    """
    plan = state.plan
    seat = state.seats[state.turn_seat]
    hand, by_rank = seat.hand, seat.by_rank
    wilds = by_rank >> 8 * TWO & 0xFFFF
    out: list[LayMeld] = []
    startable = (
        by_rank + (plan.start_fill_with_wilds if wilds else plan.start_fill)
        & NATURAL_BITS
        & ~state.sides[state.side_of[state.turn_seat]].bits
    )
    if startable:
        two_suits = suits_in(hand, TWO) if wilds & 255 else 0
        if two_suits and plan.one_wild_starts:
            two_suits = CARD_UNIT[lowest_cards(TWO, two_suits, 1)[0] & 3]
        jokers = min(wilds >> 8, plan.min_size)
        ready = _starts.setdefault(plan.starts, {})
        while startable:
            lowest = startable & -startable
            startable ^= lowest
            rank = (lowest.bit_length() >> 3) - 1
            key = (rank, hand >> 32 * rank & 0xFFFFFFFF, two_suits, jokers)
            plays = ready.get(key)
            if plays is None:
                plays = ready[key] = _starts_of(key, by_rank, plan)
            out += plays
    if plan.whole_wild_canasta:
        twos, jokers = wilds & 255, wilds >> 8
        if twos + jokers >= plan.canasta_size:
            out += _wild_canastas(suits_in(hand, TWO), twos, jokers, plan.canasta_size)
    return out


def list_black_threes(state: RoundState) -> list[LayMeld]:
    """The start of a meld of black threes, where going out is not forbidden."""
    plan = state.plan
    seat = state.seats[state.turn_seat]
    if (
        seat.by_rank >> 8 * BLACK_THREE & 255 >= plan.min_size
        and plan.black_three_melds
        and not state.side().bits & RANK_BIT[BLACK_THREE]
        and state.may_go_out()
    ):
        suits = suits_in(seat.hand, BLACK_THREE)
        return [LayMeld(lowest_cards(BLACK_THREE, suits, plan.min_size))]
    return []


def list_additions(state: RoundState) -> list[LayMeld]:
    """The single cards that the rules of melds let the side's melds take in.

    Order: naturals by rank, and black threes; then twos by meld; then jokers by meld.
    """
    plan = state.plan
    seat = state.seats[state.turn_seat]
    side = state.sides[state.side_of[state.turn_seat]]
    hand, by_rank = seat.hand, seat.by_rank
    out: list[LayMeld] = []
    ranks = by_rank + FILL_1 & side.bits & _NATURALS_AND_BLACK_THREES
    while ranks:
        lowest = ranks & -ranks
        ranks ^= lowest
        rank = (lowest.bit_length() >> 3) - 1
        onto = side.rank_of.index(rank)
        if plan.growth_closed and not plan.takes_naturals(side.melds[onto]):
            continue
        card = lowest_cards(rank, hand >> 32 * rank & 0xFFFFFFFF, 1)[0]
        out.append(_additions.get((card, onto)) or _addition(card, onto))
    wilds = by_rank >> 8 * TWO & 0xFFFF
    if wilds and side.open_to_wilds:
        melds = side.open_to_wilds
        if wilds & 255:
            two = lowest_cards(TWO, hand >> 32 * TWO & 0xFFFFFFFF, 1)[0]
            out += _wild_additions.get((two, melds)) or _add_wild_additions(two, melds)
        if wilds > 255:
            key = (_JOKER_CARD, melds)
            out += _wild_additions.get(key) or _add_wild_additions(_JOKER_CARD, melds)
    return out


_NATURALS_AND_BLACK_THREES = NATURAL_BITS | RANK_BIT[BLACK_THREE]


def _add_wild_additions(card: Card, melds: int) -> tuple[LayMeld, ...]:
    """A wild card on every meld of a mask."""
    if len(_wild_additions) >= _LIMIT:
        _wild_additions.clear()
    plays = tuple(_addition(card, onto) for onto in range(melds.bit_length()) if melds >> onto & 1)
    _wild_additions[(card, melds)] = plays
    return plays


def _addition(card: Card, onto: int) -> LayMeld:
    play = _additions.get((card, onto))
    if play is None:
        play = _additions[(card, onto)] = LayMeld((card,), MeldId(onto))
    return play


def _starts_of(key: _Key, by_rank: int, plan: Plan) -> tuple[LayMeld, ...]:
    """The smallest sets of one rank that a hand can start."""
    rank, suits, two_suits, jokers = key
    count = by_rank >> 8 * rank & 255
    twos = sum(two_suits.to_bytes(4, "little"))
    plays = []
    for naturals, wild in plan.starts:
        if naturals <= count and wild <= twos + jokers:
            cards = lowest_cards(rank, suits, naturals)
            for n_jokers in range(max(0, wild - twos), min(jokers, wild) + 1):
                wild_twos = lowest_cards(TWO, two_suits, wild - n_jokers)
                plays.append(LayMeld(cards + wild_twos + (_JOKER_CARD,) * n_jokers))
    return tuple(plays)


def _wild_canastas(two_suits: int, twos: int, jokers: int, size: int) -> tuple[LayMeld, ...]:
    return tuple(
        LayMeld(lowest_cards(TWO, two_suits, size - n_jokers) + (_JOKER_CARD,) * n_jokers)
        for n_jokers in range(max(0, size - twos), min(jokers, size) + 1)
    )
