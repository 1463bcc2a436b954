"""Melding: starting a meld, or adding to one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from canasta.engine.actions.discard import check_leave
from canasta.engine.arrivals import take_hidden
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
    sort_cards,
)
from canasta.engine.errors import IllegalAction, Reason
from canasta.engine.events import Event, Melded
from canasta.engine.going_out import leave_if_empty
from canasta.engine.holdback import check_melds_begun
from canasta.engine.holdings import Holding
from canasta.engine.intake import join_rest
from canasta.engine.limits import Limits, melds_of_kind, sets_of
from canasta.engine.melds import BLACK_THREES, SEQUENCE, SET, WILDS, Meld, MeldId
from canasta.engine.memory import MUST_NOT, NO_BATCH, PLAY
from canasta.engine.packets import canastas_before
from canasta.engine.rules.plan import Plan
from canasta.engine.side import Side
from canasta.engine.state import RoundState
from canasta.engine.steps import additions, black_threes, starts


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
        check_melds_begun(state)
        check_held(state, self.cards)
        if self.onto is None:
            check_new_meld(state, Meld.of(self.cards))
        else:
            check_addition(state, self.onto, self.cards)
        if RANK_OF[self.cards[0]] == BLACK_THREE:
            _check_black_threes(state)

    def perform(self, state: RoundState, events: list[Event] | None) -> None:
        """The cards go down; an opening may close; an emptied hand goes out."""
        before = canastas_before(state.side()) if state.plan.hides_cards else 0
        state.lay(self.cards, self.onto)
        if events is not None:
            melds = state.side().melds
            meld_id = MeldId(len(melds) - 1) if self.onto is None else self.onto
            events.append(Melded(state.turn_seat, self.cards, meld_id, melds[meld_id]))
        follow(state, before, events)

    def steps(self, plan: Plan, melds: Sequence[Meld]) -> tuple[LayMeld, ...]:
        """The smallest plays it consists of, in order: the start with the most naturals, then
        naturals, then wilds, one card each; a sequence grows from its ends outward. `melds` are
        the side's. Additions name the meld only where this one does."""
        naturals = [card for card in self.cards if not card.is_wild]
        wilds = [card for card in self.cards if card.is_wild]
        if self.onto is not None:
            if 0 <= self.onto < len(melds) and melds[self.onto].kind is SEQUENCE:
                lowest = melds[self.onto].cards[0]
                below = [card for card in naturals if card < lowest]
                naturals = [*reversed(below), *naturals[len(below) :]]
            return tuple(LayMeld((card,), self.onto) for card in naturals + wilds)
        if not naturals:
            first = self.cards[: plan.wild_start]
            return (LayMeld(first), *(LayMeld((card,)) for card in self.cards[plan.wild_start :]))
        if len({card.rank for card in naturals}) > 1:
            first = self.cards[: plan.min_size]
            return (LayMeld(first), *(LayMeld((card,)) for card in self.cards[plan.min_size :]))
        n = min(len(naturals), plan.min_size)
        start = naturals[:n] + wilds[: plan.min_size - n]
        rest = naturals[n:] + wilds[plan.min_size - n :]
        return (LayMeld(tuple(start)), *(LayMeld((card,)) for card in rest))


def follow(state: RoundState, before: int, events: list[Event] | None) -> None:
    """What follows from melds: an opening that is complete brings the rest of a taken pile, hidden
    cards come in, an emptied hand goes out. `before` is what `canastas_before` said."""
    turn = state.turn
    if turn.rest and turn.batch == NO_BATCH:
        join_rest(state, events)
    if state.plan.hides_cards and take_hidden(state, before, events):
        return
    if not state.seats[state.turn_seat].size:
        leave_if_empty(state)


def check_held(state: RoundState, cards: tuple[Card, ...]) -> None:
    """Whether the acting hand holds the cards. Raises IllegalAction."""
    seat = state.seats[state.actor]
    for card in cards:
        if seat.count(card) < cards.count(card):
            raise IllegalAction(Reason.NOT_IN_HAND, card=str(card))


def check_new_meld(state: RoundState, meld: Meld | None) -> None:
    """Whether the side of the turn's seat may start this meld. Raises IllegalAction."""
    plan, side = state.plan, state.side()
    if meld is None or (meld.kind is SEQUENCE and not plan.sequences):
        raise IllegalAction(Reason.NOT_A_MELD)  # S0-MELD-5
    limits = Limits(state, out=state.may_go_out())
    if meld.kind is WILDS:
        _check_wilds_start(limits, meld, side)
    elif meld.kind is SEQUENCE:
        _check_size(meld, plan.min_size, limits.longest_sequence)
        if not plan.sequence_twins and limits.overlaps(meld, None):
            raise IllegalAction(Reason.SEQUENCE_OVERLAPS)  # var-4.4-S6
    else:
        known = side.meld_of(meld.rank)
        black = meld.kind is BLACK_THREES
        if known is not None and (black or not limits.sets_start(sets_of(side.melds, meld.rank))):
            # S0-MELD-7
            raise IllegalAction(Reason.RANK_ALREADY_MELDED, rank=rank_text(meld.rank), meld=known)
        _check_size(meld, plan.min_size, None)
        check_limits(limits, None, meld)


def check_lying_meld(plan: Plan, earlier: Sequence[Meld], meld: Meld | None) -> None:
    """Whether a side that has some melds may have this one on the table, however it came there.
    Raises IllegalAction."""
    if meld is None or (meld.kind is SEQUENCE and not plan.sequences):
        raise IllegalAction(Reason.NOT_A_MELD)
    if meld.kind is WILDS and not plan.wild_melds:
        raise IllegalAction(Reason.WILDS_NOT_MELDED)
    _check_size(meld, plan.wild_start if meld.kind is WILDS else plan.min_size, None)
    if meld.kind is WILDS:
        _check_size(meld, 0, plan.canasta_size)
    elif meld.kind is SET:
        _check_lying_set(plan, meld)
    alike = [other for other in earlier if (other.kind, other.rank) == (meld.kind, meld.rank)]
    one = not (plan.lone_hand or plan.many or plan.next_after_closed)
    if one and alike and meld.kind in (SET, BLACK_THREES):
        raise IllegalAction(
            Reason.RANK_ALREADY_MELDED, rank=rank_text(meld.rank), meld=earlier.index(alike[0])
        )


def _check_lying_set(plan: Plan, meld: Meld) -> None:
    if meld.naturals < plan.min_naturals:
        raise IllegalAction(
            Reason.TOO_FEW_NATURALS, naturals=meld.naturals, minimum=plan.min_naturals
        )
    if meld.wilds > plan.wild_cap[meld.naturals]:
        raise IllegalAction(
            Reason.TOO_MANY_WILDS, wilds=meld.wilds, maximum=plan.wild_cap[meld.naturals]
        )
    if not plan.growth_out:
        _check_size(meld, 0, plan.max_size)


def _check_wilds_start(limits: Limits, meld: Meld, side: Side) -> None:
    plan = limits.plan
    if not plan.wild_melds:
        raise IllegalAction(Reason.WILDS_NOT_MELDED)  # conflict-35
    _check_size(meld, plan.wild_start, plan.canasta_size)
    if limits.pure:
        raise IllegalAction(Reason.NATURAL_OPENING)
    if limits.wilds_ended:
        raise IllegalAction(Reason.WILD_MELDS_ENDED)  # var-10.1
    if not limits.wilds_start(melds_of_kind(side.melds, WILDS)):
        raise IllegalAction(Reason.WILDS_ALREADY_MELDED)
    _check_twos(limits, meld.cards)


def _check_twos(limits: Limits, cards: tuple[Card, ...]) -> None:
    if limits.plan.twos_only and any(RANK_OF[card] == JOKER for card in cards):
        raise IllegalAction(Reason.TWOS_ONLY)


def _check_size(meld: Meld, least: int, most: int | None) -> None:
    if most is not None and meld.size > most:
        raise IllegalAction(Reason.MELD_CLOSED, cards=meld.size, maximum=most)
    if meld.size < least:
        # S0-MELD-1
        raise IllegalAction(Reason.TOO_FEW_CARDS, cards=meld.size, minimum=least)


def check_limits(limits: Limits, before: Meld | None, meld: Meld) -> None:
    """Whether a set may become this meld (S0-MELD-2, S0-MELD-3, conflict-19). Raises
    IllegalAction."""
    if meld.kind is not SET:
        return
    plan = limits.plan
    if limits.set_fits(meld.rank, before, meld.naturals, meld.wilds):
        return
    if limits.dead & RANK_BIT[meld.rank]:
        raise IllegalAction(Reason.DEAD_RANK, rank=rank_text(meld.rank))  # case-46
    if meld.naturals < plan.min_naturals:
        raise IllegalAction(
            Reason.TOO_FEW_NATURALS, naturals=meld.naturals, minimum=plan.min_naturals
        )
    had = before.wilds if before else 0
    if meld.wilds > had:
        _check_wilds(limits, meld, had)
    too_long = meld.size > limits.most
    if plan.mixed_canasta_barred and limits.opening and meld.wilds and not too_long:
        raise IllegalAction(Reason.MIXED_CANASTA_OPENS)  # var-10.1
    # A canasta that takes in only naturals is full for the wilds alone.
    size = before.size + meld.wilds - had if before and not plan.growth_closed else meld.size
    raise IllegalAction(Reason.MELD_CLOSED, cards=size, maximum=plan.canasta_size)


def _check_wilds(limits: Limits, meld: Meld, had: int) -> None:
    """Whether a set takes in wilds at all, and so many."""
    plan = limits.plan
    if limits.pure:
        raise IllegalAction(Reason.NATURAL_OPENING)  # var-11-italian
    if limits.locked:
        raise IllegalAction(Reason.WILDS_LOCKED)  # var-10.1
    if not limits.takes_wilds(meld.rank, had):
        raise IllegalAction(Reason.RANK_WITHOUT_WILDS, rank=rank_text(meld.rank))
    if meld.wilds > plan.wild_cap[meld.naturals]:
        raise IllegalAction(
            Reason.TOO_MANY_WILDS, wilds=meld.wilds, maximum=plan.wild_cap[meld.naturals]
        )
    least = 0 if limits.opening else plan.naturals_before_wilds
    if meld.naturals < least:
        raise IllegalAction(
            Reason.NATURALS_BEFORE_WILDS, naturals=meld.naturals, minimum=least
        )  # var-10.5-M6


def check_addition(state: RoundState, onto: MeldId, cards: tuple[Card, ...]) -> None:
    """Whether these cards may be added to a meld of the turn's side. Raises IllegalAction."""
    plan, melds = state.plan, state.side().melds
    if not 0 <= onto < len(melds):
        raise IllegalAction(Reason.NO_SUCH_MELD, meld=onto)
    meld = melds[onto]
    grown = meld.grown(cards)
    if grown is None:
        raise IllegalAction(Reason.NOT_A_MELD, meld=onto)
    limits = Limits(state, out=state.may_go_out())
    if meld.kind is WILDS:
        most = 0 if plan.whole_wild_canasta else plan.canasta_size
        if grown.size > most:
            raise IllegalAction(
                Reason.MELD_CLOSED, cards=grown.size, maximum=plan.canasta_size
            )  # conflict-35
        _check_twos(limits, cards)
        if limits.pure:
            raise IllegalAction(Reason.NATURAL_OPENING)
    elif meld.kind is SEQUENCE:
        _check_size(grown, 0, limits.longest_sequence)
        if not plan.sequence_twins and limits.overlaps(grown, meld):
            raise IllegalAction(Reason.SEQUENCE_OVERLAPS)
    else:
        check_limits(limits, meld, grown)


def _check_black_threes(state: RoundState) -> None:
    """Black threes go down only in the turn that goes out (S1-BLK-2, conflict-18)."""
    if not state.plan.black_three_melds:
        raise IllegalAction(Reason.BLACK_THREES_NOT_MELDED)
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


def list_wide_melds(state: RoundState) -> tuple[_Plays, _Plays]:
    """The same for any rules: what starts a meld, and what adds to one, in the order of `steps`;
    each kind of card where suits matter."""
    limits = Limits(state, out=state.may_go_out())
    return (
        [LayMeld(sort_cards(cards)) for cards, _ in starts(state, limits)],
        [LayMeld(cards, onto) for cards, onto in additions(state, limits)],
    )


def list_black_threes(state: RoundState) -> list[LayMeld]:
    """The start of a meld of black threes, where going out is not forbidden."""
    if not state.seats[state.turn_seat].held[BLACK_THREE].n:
        return []
    return [LayMeld(cards) for cards, _ in black_threes(state)]


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
