"""Taking the pile."""

from __future__ import annotations

from dataclasses import dataclass

from canasta.engine.actions.lay_meld import check_addition, check_held, check_new_meld
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
from canasta.engine.finish import can_finish, leave_if_empty
from canasta.engine.melds import Meld, MeldId
from canasta.engine.memory import DRAW, FROM_PILE, NO_BATCH, PLAY
from canasta.engine.rules.choices import Capture
from canasta.engine.state import RoundState

_PAIR = 2


@dataclass(frozen=True, slots=True)
class TakePile:
    """Take the whole pile by melding its top card with `cards` from the hand.

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
        check_held(state, self.cards)
        if not pile:
            raise IllegalAction(Reason.PILE_EMPTY)
        top = pile[-1]
        side = state.side()
        if RANK_OF[top] >= N_NATURALS:
            # S2-PILE-5
            raise IllegalAction(Reason.TOP_BLOCKED, card=str(top))
        if _one_card_each(state):
            raise IllegalAction(Reason.ONE_CARD_EACH)
        if not side.opened and not plan.opens_from_pile:
            raise IllegalAction(Reason.OPENING_FROM_HAND_ONLY)  # S2-MIN-9
        capture = self._capture(top)
        if capture is not Capture.NATURAL_PAIR and state.frozen_for(side):
            # S0-FRZ-4, S0-FRZ-5
            raise IllegalAction(Reason.PILE_FROZEN, card=str(top))
        barred = capture is Capture.NATURAL_PLUS_WILD and not plan.captures_with_wild
        barred |= capture is Capture.ONTO_SET and not plan.captures_onto_set
        if barred:
            raise IllegalAction(
                Reason.CAPTURE_BARRED, capture=capture.value
            )  # conflict-20, conflict-21
        if self.onto is None:
            check_new_meld(side, Meld.of((top, *self.cards)), plan)
        else:
            check_addition(side, self.onto, (top, *self.cards), plan)
            self._check_onto_canasta(state, capture)

    def perform(self, state: RoundState, events: list[Event] | None) -> None:
        """The top card is melded; the rest joins the hand once no opening is pending (Q-30)."""
        turn, seat = state.turn, state.actor
        pile = tuple(state.pile)
        state.pile.clear()
        state.frozen = False
        turn.source = FROM_PILE
        turn.rest = pile[:-1]
        state.phase = PLAY
        side = state.side()
        meld_id = MeldId(len(side.melds)) if self.onto is None else self.onto
        state.lay(self.cards, self.onto, extra=pile[-1])
        if events is not None:
            events.append(TookPile(seat, pile))
            laid = (pile[-1], *self.cards)
            events.append(Melded(seat, laid, meld_id, side.melds[meld_id]))
        if state.plan.lone_hand:
            state.form_sides(seat, events)
        if turn.batch == NO_BATCH:
            state.join_rest(events)
        elif turn.rest and state.plan.waiver_with_pile and _must_waive(state):
            turn.waived = True
            state.join_rest(events)
        if not state.seats[seat].size:
            leave_if_empty(state)

    def _capture(self, top: Card) -> Capture:
        """The way of taking the pile that these cards are. Raises IllegalAction for none."""
        naturals = [card for card in self.cards if RANK_OF[card] == RANK_OF[top]]
        wilds = [card for card in self.cards if card.is_wild]
        match len(naturals), len(wilds), len(self.cards):
            case 2, 0, 2:
                return Capture.NATURAL_PAIR
            case 1, 1, 2:
                return Capture.NATURAL_PLUS_WILD
            case 0, 0, 0 if self.onto is not None:
                return Capture.ONTO_SET
        raise IllegalAction(Reason.CAPTURE_UNFIT, card=str(top))

    def _check_onto_canasta(self, state: RoundState, capture: Capture) -> None:
        assert self.onto is not None
        meld = state.side().melds[self.onto]
        if capture is not Capture.ONTO_SET or state.plan.canasta_of(meld) is None:
            return
        if not state.plan.captures_onto_canasta:
            # conflict-21
            raise IllegalAction(Reason.CAPTURE_BARRED, capture=Capture.ONTO_CANASTA.value)


def _must_waive(state: RoundState) -> bool:
    """Whether only the waiver helps: hand and pile must all go down in this turn (S1-PILE-2)."""
    if can_finish(state):
        return False
    trial = state.copy()
    trial.turn.waived = True
    trial.join_rest(None)
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
        pair_fits = size + 3 <= plan.max_size
        wild_fits = (
            pair_fits
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
