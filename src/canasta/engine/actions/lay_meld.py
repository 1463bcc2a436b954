"""Melding: starting a meld, or adding to one."""

from __future__ import annotations

from dataclasses import dataclass

from canasta.engine.actions.discard import check_leave
from canasta.engine.cards import (
    BLACK_THREE,
    FILL_1,
    JOKER,
    N_RANKS,
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
        side = state.side()
        meld_id = MeldId(len(side.melds)) if self.onto is None else self.onto
        state.lay(self.cards, self.onto)
        if events is not None:
            events.append(Melded(state.turn_seat, self.cards, meld_id, side.melds[meld_id]))
        if state.turn.rest and state.turn.batch == NO_BATCH:
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
_additions: dict[tuple[int, int], LayMeld] = {}


def list_melds(state: RoundState, out: list[LayMeld]) -> None:
    """Adds the smallest plays that the rules of melds allow, finishing the turn aside.

    Order: new melds by rank, most naturals first, twos before jokers; melds of wilds; black
    threes; then additions by meld: a natural, a two, a joker.
    """
    plan = state.plan
    seat = state.seats[state.turn_seat]
    side = state.sides[state.side_of[state.turn_seat]]
    hand, by_rank = seat.hand, seat.by_rank
    counts = by_rank.to_bytes(N_RANKS, "little")
    jokers = counts[JOKER]
    wilds = counts[TWO] + jokers
    fill = plan.start_fill_with_wilds if wilds else plan.start_fill
    startable = by_rank + fill & NATURAL_BITS & ~side.bits
    if startable:
        two_suits = suits_in(hand, TWO)
        ready = _starts.setdefault(plan.starts, {})
        while startable:
            lowest = startable & -startable
            startable ^= lowest
            rank = (lowest.bit_length() >> 3) - 1
            key = (rank, hand >> 32 * rank & 0xFFFFFFFF, two_suits, jokers)
            plays = ready.get(key)
            if plays is None:
                plays = ready[key] = _starts_of(key, counts[rank], counts[TWO], plan)
            out += plays
    if plan.whole_wild_canasta and wilds >= plan.canasta_size:
        out += _wild_canastas(suits_in(hand, TWO), counts[TWO], jokers, plan.canasta_size)
    if (
        counts[BLACK_THREE] >= plan.min_size
        and plan.black_three_melds
        and not side.bits & RANK_BIT[BLACK_THREE]
        and state.may_go_out()
    ):
        out.append(LayMeld(lowest_cards(BLACK_THREE, suits_in(hand, BLACK_THREE), plan.min_size)))
    if wilds or by_rank + FILL_1 & side.bits:
        _list_additions(side, hand, counts, plan, out)


def _list_additions(side: Side, hand: int, counts: bytes, plan: Plan, out: list[LayMeld]) -> None:
    twos, jokers = counts[TWO], counts[JOKER]
    two = lowest_cards(TWO, suits_in(hand, TWO), 1)[0] if twos else _JOKER_CARD
    for onto, rank in enumerate(side.rank_of):
        if rank == TWO or rank == JOKER:
            continue
        if counts[rank] and not (plan.growth_closed and not plan.takes_naturals(side.melds[onto])):
            card = lowest_cards(rank, hand >> 32 * rank & 0xFFFFFFFF, 1)[0]
            out.append(_additions.get((card, onto)) or _addition(card, onto))
        if side.room[onto]:
            if twos:
                out.append(_additions.get((two, onto)) or _addition(two, onto))
            if jokers:
                out.append(_additions.get((_JOKER_CARD, onto)) or _addition(_JOKER_CARD, onto))


def _addition(card: Card, onto: int) -> LayMeld:
    play = _additions[(card, onto)] = LayMeld((card,), MeldId(onto))
    return play


def _starts_of(key: _Key, count: int, twos: int, plan: Plan) -> tuple[LayMeld, ...]:
    """The smallest sets of one rank that a hand can start."""
    rank, suits, two_suits, jokers = key
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
