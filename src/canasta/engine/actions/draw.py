"""Drawing from the stock."""

from __future__ import annotations

from dataclasses import dataclass

from canasta.engine.cards import CARD_UNIT, Card
from canasta.engine.errors import IllegalAction, Reason
from canasta.engine.events import Drew, Event
from canasta.engine.memory import DRAW, FROM_STOCK, PLAY, RoundEnd
from canasta.engine.state import RoundState


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw the cards a turn begins with (S0-DRAW-1, S1-DRAW-1, S2-DRAW-1)."""

    def check(self, state: RoundState) -> None:
        """Raises IllegalAction where the rules forbid it."""
        if state.phase is not DRAW:
            raise IllegalAction(Reason.NOT_YOUR_PHASE, phase=state.phase.value)
        if state.stock_spent:
            raise IllegalAction(Reason.STOCK_EMPTY)

    def perform(self, state: RoundState, events: list[Event] | None) -> None:
        """Bonus threes are laid and replaced at once (S1-RED-2); see Q-02 to Q-05 for the last."""
        plan, turn, seat = state.plan, state.turn, state.actor
        hand, stock = state.seats[seat], state.stock
        turn.source = FROM_STOCK
        state.phase = PLAY
        wanted = plan.draw_count
        plain = events is None and plan.three_replaced
        if plain and len(stock) > state.buried + wanted + plan.bonus_most:
            # Nothing special can happen but a three, and nobody listens.
            first_bonus = plan.first_bonus
            while wanted:
                card = stock.pop()
                if card >= first_bonus:
                    state.lay_red_three(seat, card, None)
                else:
                    hand.take(card)
                    wanted -= 1
            return
        self._draw_with_care(state, events)

    def _draw_with_care(self, state: RoundState, events: list[Event] | None) -> None:
        plan, seat = state.plan, state.actor
        hand, stock = state.seats[seat], state.stock
        wanted = plan.draw_count
        drawn: list[Card] = []
        while wanted and stock:
            card = stock.pop()
            stays = plan.last_three_in_hand and not stock and not drawn
            if card >= plan.first_bonus and not stays:
                state.lay_red_three(seat, card, events)
                # Unreplaced, it must leave a card to discard and one to keep.
                if not plan.three_replaced and hand.size + wanted > 2:
                    wanted -= 1
                continue
            hand.take(card)
            drawn.append(card)
            wanted -= 1
        if events is not None and (drawn or not stock):
            events.append(Drew(seat, len(drawn), tuple(drawn)))
        if not stock:
            state.last_drawer = seat
            if all(card >= plan.first_bonus for card in drawn):
                _last_three(state)
        if state.buried > len(stock):
            # The whole table has seen the buried cards that were drawn.
            for card in drawn[len(drawn) - (state.buried - len(stock)) :]:
                hand.known += CARD_UNIT[card]
            state.buried = len(stock)


def _last_three(state: RoundState) -> None:
    """A last draw that brought nothing but bonus threes (Q-02)."""
    if state.plan.last_three_at_once:
        state.finish(RoundEnd.LAST_THREE)
    else:
        state.turn.no_discard = True


DRAW_FROM_STOCK = Draw()
