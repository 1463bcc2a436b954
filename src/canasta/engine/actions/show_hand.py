"""Showing a special hand: the end of a round by itself."""

from __future__ import annotations

from dataclasses import dataclass

from canasta.engine.cards import FIRST_WILD, N_RANKS, RANK_OF
from canasta.engine.errors import IllegalAction, Reason
from canasta.engine.events import Event, ShowedHand
from canasta.engine.memory import DRAW, FROM_PILE, PLAY, RoundEnd
from canasta.engine.rules.special_hand import SpecialHand
from canasta.engine.special_hands import HAND_SIZE, best_special, distance
from canasta.engine.state import RoundState


@dataclass(frozen=True, slots=True)
class ShowHand:
    """Lay down a whole hand of fourteen cards that is special; the round is over (var-10.3).

    With `pile` the top card of the pile completes it, in place of one drawn from the stock.
    """

    hand: SpecialHand
    pile: bool = False

    def check(self, state: RoundState) -> None:
        """Raises IllegalAction where the rules forbid it."""
        plan = state.plan
        if all(bonus.hand is not self.hand for bonus in plan.special_hands):
            raise IllegalAction(Reason.HAND_NOT_PLAYED, hand=self.hand.value)  # var-10.5-M2
        if state.phase is not (DRAW if self.pile else PLAY):
            raise IllegalAction(Reason.NOT_YOUR_PHASE, phase=state.phase.value)
        if self.pile:
            _check_pile(state)
        else:
            _check_turn(state)
        if _too_late(state):
            raise IllegalAction(Reason.SIDE_HAS_OPENED)
        counts = _counts_to_show(state)
        cards = sum(counts)
        if cards != HAND_SIZE:
            raise IllegalAction(Reason.SHOW_SIZE, cards=cards, needed=HAND_SIZE)
        missing = distance(counts, self.hand)
        if missing:
            raise IllegalAction(Reason.NOT_THAT_HAND, hand=self.hand.value, missing=missing)
        best = best_special(counts, plan.special_hands)
        if best is not None and best.hand is not self.hand:
            raise IllegalAction(Reason.BETTER_HAND, hand=best.hand.value)

    def perform(self, state: RoundState, events: list[Event] | None) -> None:
        """The cards stay in the hand, seen by all."""
        seat = state.seats[state.turn_seat]
        if self.pile:
            card = state.pile.pop()
            seat.take(card)
            if card >= FIRST_WILD and state.frozen:
                freezers = state.plan.freezer_ranks
                state.frozen = any(RANK_OF[other] in freezers for other in state.pile)
        seat.known = seat.hand
        state.shown = next(b for b in state.plan.special_hands if b.hand is self.hand)
        state.out = state.turn_seat
        state.finish(RoundEnd.SPECIAL)
        if events is not None:
            events.append(ShowedHand(state.turn_seat, self.hand, seat.cards()))


def _check_pile(state: RoundState) -> None:
    """Whether the pile gives its top card for a special hand (case-54)."""
    if not state.plan.special_from_discard:
        raise IllegalAction(Reason.SHOW_FROM_STOCK_ONLY)
    if state.stock_spent:
        raise IllegalAction(Reason.STOCK_EMPTY)
    if not state.pile:
        raise IllegalAction(Reason.PILE_EMPTY)


def _check_turn(state: RoundState) -> None:
    """Whether nothing has happened in this turn but a draw from the stock."""
    turn = state.turn
    if turn.source is FROM_PILE:
        raise IllegalAction(Reason.SHOW_AFTER_DRAW)
    if turn.started or turn.touched:
        raise IllegalAction(Reason.SHOW_BEFORE_MELDS)


def _too_late(state: RoundState) -> bool:
    """Whether the side has opened, and owes its partner no courtesy."""
    courtesy = state.plan.special_courtesy and state.turn_seat in state.courtesy
    return state.side().opened and not courtesy


def _counts_to_show(state: RoundState) -> list[int]:
    """Cards of each rank: of the hand, before the draw with the top card of the pile."""
    counts = list(state.seats[state.turn_seat].counts)
    if state.phase is DRAW and state.pile:
        counts[RANK_OF[state.pile[-1]]] += 1
    assert len(counts) == N_RANKS
    return counts


def list_shows(state: RoundState) -> tuple[ShowHand, ...]:
    """The special hand that the turn's seat may show now, if it has one.

    To be asked only where the ruleset plays any.
    """
    from_pile = state.phase is DRAW
    if from_pile:
        if not state.plan.special_from_discard:
            return ()
    elif state.phase is not PLAY:
        return ()
    if state.seats[state.turn_seat].size != HAND_SIZE - from_pile or _too_late(state):
        return ()
    best = best_special(_counts_to_show(state), state.plan.special_hands)
    if best is None:
        return ()
    show = ShowHand(best.hand, from_pile)
    try:
        show.check(state)
    except IllegalAction:
        return ()
    return (show,)
