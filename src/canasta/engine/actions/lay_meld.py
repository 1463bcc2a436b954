"""Melding: starting a meld, or adding to one."""

from __future__ import annotations

from dataclasses import dataclass

from canasta.engine.actions.discard import check_leave
from canasta.engine.cards import (
    BLACK_THREE,
    CARDS,
    JOKER,
    N_NATURALS,
    RANK_OF,
    TWO,
    Card,
    lowest_cards,
    rank_text,
    sort_cards,
)
from canasta.engine.errors import IllegalAction, Reason
from canasta.engine.events import Event, Melded
from canasta.engine.finish import leave_if_empty
from canasta.engine.melds import Meld, MeldId, MeldKind
from canasta.engine.rules.plan import Plan
from canasta.engine.state import NO_BATCH, PLAY, Bound, RoundState, Side

_JOKER_CARD = CARDS[-1]


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


_STARTS: dict[tuple[int, int, int, int, int, int], LayMeld] = {}
_ADDITIONS: dict[tuple[Card, int], LayMeld] = {}


def list_melds(state: RoundState, out: list[LayMeld]) -> None:
    """Adds the smallest plays that the rules of melds allow, finishing the turn aside.

    Order: new melds by rank, most naturals first, twos before jokers; melds of wilds; black
    threes; then additions by meld: a natural, a two, a joker.
    """
    plan = state.plan
    seat = state.seats[state.actor]
    counts, suits = seat.counts, seat.suits
    side = state.side()
    ranks = side.ranks
    twos, jokers = counts[TWO], counts[JOKER]
    wilds = twos + jokers
    fewest = plan.min_naturals if wilds else plan.min_size
    for rank in range(N_NATURALS):
        count = counts[rank]
        if count >= fewest and not ranks >> rank & 1:
            for naturals, wild in plan.starts:
                if naturals <= count and wild <= wilds:
                    _list_starts(rank, suits[rank], naturals, wild, twos, jokers, suits[TWO], out)
    if plan.whole_wild_canasta and wilds >= plan.canasta_size:
        size = plan.canasta_size
        for n_jokers in range(max(0, size - twos), min(jokers, size) + 1):
            out.append(_start(0, 0, 0, suits[TWO], size - n_jokers, n_jokers))
    if (
        counts[BLACK_THREE]
        and plan.black_three_melds
        and state.turn.bound is not Bound.MUST_NOT
        and counts[BLACK_THREE] >= plan.min_size
        and not ranks >> BLACK_THREE & 1
        and state.may_go_out()
    ):
        out.append(_start(BLACK_THREE, suits[BLACK_THREE], plan.min_size, 0, 0, 0))
    for onto, meld in enumerate(side.melds):
        rank = meld.rank
        if rank < N_NATURALS or rank == BLACK_THREE:
            if counts[rank] and plan.takes_naturals(meld):
                out.append(_addition(lowest_cards(rank, suits[rank], 1)[0], onto))
            if wilds and plan.takes_wilds(meld):
                if twos:
                    out.append(_addition(lowest_cards(TWO, suits[TWO], 1)[0], onto))
                if jokers:
                    out.append(_addition(_JOKER_CARD, onto))


def _list_starts(
    rank: int,
    suits: int,
    naturals: int,
    wild: int,
    twos: int,
    jokers: int,
    two_suits: int,
    out: list[LayMeld],
) -> None:
    for n_jokers in range(max(0, wild - twos), min(jokers, wild) + 1):
        out.append(_start(rank, suits, naturals, two_suits, wild - n_jokers, n_jokers))


def _start(rank: int, suits: int, naturals: int, two_suits: int, twos: int, jokers: int) -> LayMeld:
    key = (rank, suits, naturals, two_suits if twos else 0, twos, jokers)
    play = _STARTS.get(key)
    if play is None:
        cards = lowest_cards(rank, suits, naturals) + lowest_cards(TWO, two_suits, twos)
        play = _STARTS[key] = LayMeld(sort_cards(cards + (_JOKER_CARD,) * jokers))
    return play


def _addition(card: Card, onto: int) -> LayMeld:
    key = (card, onto)
    play = _ADDITIONS.get(key)
    if play is None:
        play = _ADDITIONS[key] = LayMeld((card,), MeldId(onto))
    return play
