"""Melding: starting a meld, or adding to one."""

from __future__ import annotations

from dataclasses import dataclass

from canasta.engine.actions.discard import check_leave
from canasta.engine.cards import (
    BLACK_THREE,
    JOKER,
    JOKER_CARD,
    N_NATURALS,
    RANK_BIT,
    RANK_OF,
    TWO,
    Card,
    rank_text,
)
from canasta.engine.errors import IllegalAction, Reason
from canasta.engine.events import Event, Melded
from canasta.engine.finish import leave_if_empty
from canasta.engine.holdings import Holding
from canasta.engine.melds import SET, WILDS, Meld, MeldId
from canasta.engine.memory import MUST_NOT, NO_BATCH, PLAY
from canasta.engine.rules.plan import Plan
from canasta.engine.side import Side
from canasta.engine.state import RoundState


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
        naturals = [card for card in self.cards if not card.is_wild]
        wilds = [card for card in self.cards if card.is_wild]
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
    if meld.kind is WILDS:
        if not plan.whole_wild_canasta:
            raise IllegalAction(Reason.WILDS_NOT_MELDED)  # conflict-35
        if meld.size > plan.canasta_size:
            raise IllegalAction(Reason.MELD_CLOSED, cards=meld.size, maximum=plan.canasta_size)
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
    """Naturals and wilds of a set (S0-MELD-2, S0-MELD-3, conflict-19). Raises IllegalAction."""
    if meld.kind is not SET:
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
        raise IllegalAction(Reason.MELD_CLOSED, cards=meld.size, maximum=plan.max_size)


def check_addition(side: Side, onto: MeldId, cards: tuple[Card, ...], plan: Plan) -> None:
    """Whether a side may add these cards to one of its melds. Raises IllegalAction."""
    if not 0 <= onto < len(side.melds):
        raise IllegalAction(Reason.NO_SUCH_MELD, meld=onto)
    meld = side.melds[onto]
    grown = meld.grown(cards)
    if grown is None:
        raise IllegalAction(Reason.NOT_A_MELD, meld=onto)
    if meld.kind is WILDS:
        raise IllegalAction(
            Reason.MELD_CLOSED, cards=meld.size + len(cards), maximum=plan.canasta_size
        )  # conflict-35
    check_limits(grown, plan)
    wilds = grown.wilds - meld.wilds
    if wilds and plan.growth_naturals_only and meld.size + wilds > plan.canasta_size:
        raise IllegalAction(Reason.MELD_CLOSED, cards=meld.size + wilds, maximum=plan.canasta_size)


def _check_black_threes(state: RoundState) -> None:
    """Black threes go down only in the turn that goes out (S1-BLK-2, conflict-18)."""
    if not state.plan.black_three_melds:
        raise IllegalAction(Reason.BLACK_THREES_GOING_OUT_ONLY)
    if state.turn.bound is MUST_NOT or not state.may_go_out():
        check_leave(state)


_Plays = list["LayMeld"]
_Starts = dict[Holding, tuple["LayMeld", ...]]
_wild_additions: dict[tuple[Card, int], tuple[LayMeld, ...]] = {}
_LIMIT = 50_000


def list_melds(
    plan: Plan, side: Side, held: list[Holding], live: list[Holding]
) -> tuple[_Plays, _Plays, int]:
    """The smallest plays that the rules of melds allow, finishing the turn aside: what starts a
    meld, and what adds to one; then how many cards, at least, can do neither in this turn. Black
    threes have a list of their own. `live` are the holdings of `held` that are not empty.

    Order: starts by rank, most naturals first, twos before jokers, then melds of wilds; additions
    of naturals by rank and of black threes, to further melds of a rank after them, then twos by
    meld, then jokers by meld.
    """
    twos, jokers = held[TWO], held[JOKER].n
    fewest = plan.fewest_with_wilds if twos.n or jokers else plan.min_size
    starts: _Plays = []
    additions: _Plays = []
    ready = None
    stuck = 0
    id_of, closed = side.id_of, plan.growth_closed
    for holding in live:
        rank = holding.rank
        onto = id_of[rank]
        if onto:
            if not closed or plan.takes_naturals(side.melds[onto - 1]):
                additions.append(holding.additions.get(onto) or _natural_addition(holding, onto))
        elif rank >= N_NATURALS:
            if rank > JOKER and holding.n < plan.min_size:
                stuck += holding.n
        elif holding.n < fewest:
            stuck += holding.n
        else:
            if ready is None:
                ready = _ready_starts(plan, twos, jokers)
            plays = ready.get(holding)
            if plays is None:
                plays = ready[holding] = _starts_of(holding, twos, jokers, plan)
            starts += plays
    if side.twins:
        additions += _twin_additions(plan, side, held)
    if twos.n or jokers:
        melds = side.open_to_wilds
        if melds and twos.n:
            two = twos.cards[0]
            additions += _wild_additions.get((two, melds)) or _add_wild_additions(two, melds)
        if melds and jokers:
            key = (JOKER_CARD, melds)
            additions += _wild_additions.get(key) or _add_wild_additions(JOKER_CARD, melds)
        if plan.whole_wild_canasta:
            starts += _wild_canastas(twos, jokers, plan.canasta_size)
    return starts, additions, stuck


def list_black_threes(state: RoundState) -> list[LayMeld]:
    """The start of a meld of black threes, where going out is not forbidden."""
    plan = state.plan
    holding = state.seats[state.turn_seat].held[BLACK_THREE]
    if (
        holding.n >= plan.min_size
        and plan.black_three_melds
        and not state.side().bits & RANK_BIT[BLACK_THREE]
        and state.may_go_out()
    ):
        return [LayMeld(holding.cards[: plan.min_size])]
    return []


def _ready_starts(plan: Plan, twos: Holding, jokers: int) -> _Starts:
    """The starts made so far with such wilds in hand: of one wild only the lowest two matters."""
    key: tuple[object, int] = (twos, jokers)
    if plan.one_wild_starts:
        key = (twos.cards[0] if twos.n else None, jokers > 0)
    ready = plan.ready_starts.get(key)
    if ready is None:
        ready = plan.ready_starts[key] = {}
    return ready


def _starts_of(holding: Holding, twos: Holding, jokers: int, plan: Plan) -> tuple[LayMeld, ...]:
    """The smallest sets that a holding can start."""
    plays = []
    for naturals, wild in plan.starts:
        if naturals <= holding.n and wild <= twos.n + jokers:
            cards = holding.cards[:naturals]
            for n_jokers in range(max(0, wild - twos.n), min(jokers, wild) + 1):
                wilds = twos.cards[: wild - n_jokers] + (JOKER_CARD,) * n_jokers
                plays.append(LayMeld(cards + wilds))
    return tuple(plays)


def _natural_addition(holding: Holding, onto: int) -> LayMeld:
    """The lowest card of a holding on the meld with the id `onto` - 1."""
    play = holding.additions[onto] = LayMeld(holding.cards[:1], MeldId(onto - 1))
    return play


def _twin_additions(plan: Plan, side: Side, held: list[Holding]) -> _Plays:
    """What adds to the melds of a rank after its first."""
    return [
        _natural_addition(held[rank], twin + 1)
        for rank, twins in sorted(side.twins.items())
        for twin in twins
        if held[rank].n and plan.takes_naturals(side.melds[twin])
    ]


def _add_wild_additions(card: Card, melds: int) -> tuple[LayMeld, ...]:
    """A wild card on every meld of a mask."""
    if len(_wild_additions) >= _LIMIT:
        _wild_additions.clear()
    plays = tuple(
        LayMeld((card,), MeldId(onto)) for onto in range(melds.bit_length()) if melds >> onto & 1
    )
    _wild_additions[(card, melds)] = plays
    return plays


def _wild_canastas(twos: Holding, jokers: int, size: int) -> tuple[LayMeld, ...]:
    return tuple(
        LayMeld(twos.cards[: size - n_jokers] + (JOKER_CARD,) * n_jokers)
        for n_jokers in range(max(0, size - twos.n), min(jokers, size) + 1)
    )
