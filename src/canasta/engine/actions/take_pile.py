"""Taking the pile."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations_with_replacement

from canasta.engine.actions.lay_meld import check_addition, check_held, check_new_meld, follow
from canasta.engine.cards import (
    JOKER,
    JOKER_CARD,
    N_NATURALS,
    RANK_OF,
    TWO,
    Card,
)
from canasta.engine.errors import IllegalAction, Reason
from canasta.engine.events import Event, Melded, TookPile
from canasta.engine.finish import can_finish
from canasta.engine.holdback import check_melds_begun, melds_held_back
from canasta.engine.intake import join_rest
from canasta.engine.lone_hand import form_sides
from canasta.engine.melds import SEQUENCE, SET, WILDS, Meld, MeldId
from canasta.engine.memory import DRAW, FROM_PILE, NO_BATCH, PLAY
from canasta.engine.packets import canastas_before
from canasta.engine.rules.choices import Capture
from canasta.engine.state import RoundState

_PAIR = 2


@dataclass(frozen=True, slots=True)
class TakePile:
    """Take the pile by melding its top card with `cards` from the hand.

    Two naturals, a natural and a wild, or nothing (the top card alone joins the meld `onto`).
    The captured cards start a meld, or join the one named by `onto`.
    """

    cards: tuple[Card, ...] = ()
    onto: MeldId | None = None

    def check(self, state: RoundState) -> None:
        """Raises IllegalAction where the rules forbid it."""
        plan, pile = state.plan, state.pile
        if state.phase is not DRAW:
            raise IllegalAction(Reason.NOT_YOUR_PHASE, phase=state.phase.value)
        check_melds_begun(state)
        check_held(state, self.cards)
        if not pile:
            raise IllegalAction(Reason.PILE_EMPTY)
        top = pile[-1]
        side = state.side()
        if plan.blocks(top):
            # S2-PILE-5, var-11-mexicana
            raise IllegalAction(Reason.TOP_BLOCKED, card=str(top))
        if _one_card_each(state):
            raise IllegalAction(Reason.ONE_CARD_EACH)
        if not side.opened and not plan.opens_from_pile:
            raise IllegalAction(Reason.OPENING_FROM_HAND_ONLY)  # S2-MIN-9
        capture = self._capture(state, top)
        if capture is not Capture.NATURAL_PAIR and state.frozen_for(side):
            # S0-FRZ-4, S0-FRZ-5
            raise IllegalAction(Reason.PILE_FROZEN, card=str(top))
        barred = capture is Capture.NATURAL_PLUS_WILD and not plan.captures_with_wild
        barred |= capture is Capture.ONTO_SET and not plan.captures_onto_set
        barred |= capture is Capture.ONTO_SEQUENCE and not plan.captures_onto_sequence
        if barred:
            raise IllegalAction(
                Reason.CAPTURE_BARRED, capture=capture.value
            )  # conflict-20, conflict-21
        if self.onto is None:
            if capture is Capture.ONTO_SEQUENCE:
                raise IllegalAction(Reason.CAPTURE_UNFIT, card=str(top))
            check_new_meld(state, Meld.of((top, *self.cards)))
        else:
            check_addition(state, self.onto, (top, *self.cards))
            self._check_joining(state, capture)

    def perform(self, state: RoundState, events: list[Event] | None) -> None:
        """The top card is melded; the rest joins the hand once no opening is pending (Q-30)."""
        turn, seat = state.turn, state.actor
        pile = state.take_pile()
        turn.source = FROM_PILE
        turn.rest = pile[:-1]
        state.phase = PLAY
        side = state.side()
        before = canastas_before(side)
        meld_id = MeldId(len(side.melds)) if self.onto is None else self.onto
        state.lay(self.cards, self.onto, extra=pile[-1])
        if events is not None:
            events.append(TookPile(seat, pile))
            laid = (pile[-1], *self.cards)
            events.append(Melded(seat, laid, meld_id, side.melds[meld_id]))
        if state.plan.lone_hand:
            form_sides(state, seat, events)
        if turn.batch != NO_BATCH and turn.rest and state.plan.waiver_with_pile:
            turn.waived = _must_waive(state)
            if turn.waived:
                join_rest(state, events)
        follow(state, before, events)

    def _capture(self, state: RoundState, top: Card) -> Capture:
        """The way of taking the pile that these cards are. Raises IllegalAction for none."""
        equal = [card for card in self.cards if RANK_OF[card] == RANK_OF[top]]
        wilds = [card for card in self.cards if card.is_wild]
        if top.is_wild and len(equal) == len(self.cards) == _PAIR:
            return Capture.NATURAL_PAIR  # var-9.1
        match len(equal), len(wilds), len(self.cards):
            case 2, 0, 2:
                return Capture.NATURAL_PAIR
            case 1, 1, 2:
                return Capture.NATURAL_PLUS_WILD
            case 0, 0, 0 if self.onto is not None and not top.is_wild:
                melds = state.side().melds
                in_a_row = self.onto < len(melds) and melds[self.onto].kind is SEQUENCE
                return Capture.ONTO_SEQUENCE if in_a_row else Capture.ONTO_SET
        raise IllegalAction(Reason.CAPTURE_UNFIT, card=str(top))

    def _check_joining(self, state: RoundState, capture: Capture) -> None:
        """Whether a capture may join a meld of that size (conflict-21, var-4.2, var-10.1)."""
        assert self.onto is not None
        plan, meld = state.plan, state.side().melds[self.onto]
        barred = plan.canasta_of(meld) is not None and not plan.captures_onto_canasta
        if barred and (capture is Capture.ONTO_SET or plan.many):
            raise IllegalAction(Reason.CAPTURE_BARRED, capture=Capture.ONTO_CANASTA.value)
        if capture is Capture.NATURAL_PAIR and meld.size > plan.pair_joins_up_to:
            raise IllegalAction(
                Reason.MELD_TOO_LONG, cards=meld.size, maximum=plan.pair_joins_up_to
            )


def _must_waive(state: RoundState) -> bool:
    """Whether only the waiver helps: hand and pile must all go down in this turn (S1-PILE-2)."""
    if can_finish(state):
        return False
    trial = state.trial()
    trial.turn.waived = True
    join_rest(trial, None)
    return can_finish(trial)


def _one_card_each(state: RoundState) -> bool:
    plan = state.plan
    return (
        plan.one_card_ban
        and state.seats[state.actor].size == 1
        and len(state.pile) == 1
        and not (plan.one_card_ban_lifts and state.stock_spent)
    )


_takes: dict[tuple[tuple[Card, ...], int | None], TakePile] = {}
_NONE: list[TakePile] = []


def list_wide_takes(state: RoundState) -> list[TakePile]:
    """The same for any rules: each pair of kinds where suits matter."""
    if not state.pile:
        return _NONE
    top = state.pile[-1]
    seat = state.seats[state.actor]
    if top >> 2 >= N_NATURALS and not (state.plan.wild_top and top.is_wild):
        return _NONE
    equal = seat.held[top >> 2].cards
    suits = state.plan.sequences and not top.is_wild
    kinds = tuple(dict.fromkeys(equal)) if suits else equal[:1]
    ways: list[tuple[Card, ...]]
    if suits:
        ways = [
            pair
            for pair in combinations_with_replacement(kinds, _PAIR)
            if all(pair.count(card) <= equal.count(card) for card in pair)
        ]
    else:
        ways = [equal[:_PAIR]] if len(equal) >= _PAIR else []
    if state.plan.captures_with_wild:
        wilds = (*seat.held[TWO].cards[:1], *seat.held[JOKER].cards[:1])
        ways += [(card, wild) for card in kinds for wild in wilds if not top.is_wild]
    places: list[MeldId | None] = [None]
    places += [MeldId(i) for i, meld in enumerate(state.side().melds) if _may_join(meld, top)]
    takes = [TakePile(cards, onto) for onto in places for cards in (*ways, ())]
    return [take for take in takes if _is_allowed(state, take)]


def _may_join(meld: Meld, top: Card) -> bool:
    if top.is_wild:
        return meld.kind is WILDS
    return meld.kind is SEQUENCE or (meld.kind is SET and meld.rank == top >> 2)


def _is_allowed(state: RoundState, take: TakePile) -> bool:
    try:
        take.check(state)
    except IllegalAction:
        return False
    return True


def list_takes(state: RoundState) -> list[TakePile]:
    """The captures that the rules allow, finishing the turn aside: those that `check` passes.

    Order: by meld the captured cards join; the natural pair, a natural and a two, a natural and
    a joker, the top card alone.
    """
    pile = state.pile
    if not pile:
        return _NONE
    rank = pile[-1] >> 2
    if rank >= N_NATURALS:
        return _NONE
    seat = state.seats[state.actor]
    side = state.sides[state.side_of[state.actor]]
    count = seat.held[rank].n
    if not count and not side.id_of[rank]:
        return _NONE
    plan = state.plan
    if rank == plan.blocked_rank or (plan.meld_bars and melds_held_back(state)):
        return _NONE
    frozen = state.frozen_for(side)
    if count < _PAIR and frozen:
        return _NONE
    if (not side.opened and not plan.opens_from_pile) or (seat.size == 1 and _one_card_each(state)):
        return _NONE
    takes = _list_captures(state, side.meld_of(rank), count, frozen=frozen)
    if side.twins:
        for twin in side.twins.get(rank, ()):
            takes += _list_captures(state, twin, count, frozen=frozen)
    return takes


def _list_captures(
    state: RoundState, onto: MeldId | None, count: int, *, frozen: bool
) -> list[TakePile]:
    plan = state.plan
    seat = state.seats[state.actor]
    side = state.side()
    rank = state.pile[-1] >> 2
    if onto is None:
        pair_fits = plan.min_size <= 3 and plan.min_naturals <= 3
        wild_fits = plan.min_size <= 3 and plan.min_naturals <= 2 and plan.wild_cap[2] > 0
        alone_fits = False
    else:
        meld = side.melds[onto]
        size = len(meld.cards)
        is_canasta = size >= plan.canasta_size
        has_room = size + 3 <= plan.max_size
        pair_fits = has_room and size <= plan.pair_joins_up_to
        wild_fits = (
            has_room
            and plan.wild_cap[meld.naturals + 2] > meld.wilds
            and not (plan.growth_naturals_only and is_canasta)
        )
        alone_fits = (
            plan.captures_onto_set
            and size < plan.max_size
            and (plan.captures_onto_canasta or not is_canasta)
        )
    cards = seat.held[rank].cards
    twos = seat.held[TWO].cards
    ways: list[tuple[Card, ...]] = []
    if count >= _PAIR and pair_fits:
        ways.append(cards[:_PAIR])
    if not frozen:
        if count and wild_fits and plan.captures_with_wild:
            if twos:
                ways.append(cards[:1] + twos[:1])
            if seat.held[JOKER].n:
                ways.append((cards[0], JOKER_CARD))
        if alone_fits:
            ways.append(())
    takes = []
    for way in ways:
        take = _takes.get((way, onto))
        if take is None:
            take = _takes[(way, onto)] = TakePile(way, onto)
        takes.append(take)
    return takes
