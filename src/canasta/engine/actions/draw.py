"""Drawing from the stock."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from canasta.engine.cards import CARD_UNIT, Card
from canasta.engine.errors import IllegalAction, Reason
from canasta.engine.events import Drew, Event
from canasta.engine.finish import can_finish
from canasta.engine.holdback import holds_three, three_is_due
from canasta.engine.intake import lay_red_three
from canasta.engine.memory import DRAW, FROM_STOCK, PLAY, RoundEnd
from canasta.engine.packets import end_turn
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
        if three_is_due(state):
            raise IllegalAction(Reason.THREE_HELD)

    def perform(self, state: RoundState, events: list[Event] | None) -> None:
        """Bonus threes are laid and replaced at once (S1-RED-2); see Q-02 to Q-05 for the last."""
        plan, turn, seat = state.plan, state.turn, state.actor
        hand, stock = state.seats[seat], state.stock
        turn.source = FROM_STOCK
        state.phase = PLAY
        wanted = plan.draw_count
        plain = events is None and plan.three_replaced and not plan.keeps_three and hand.size
        if plain and len(stock) > state.buried + wanted + plan.bonus_most:
            # Nothing special can happen but a three, and nobody listens.
            first_bonus = plan.first_bonus
            while wanted:
                card = stock.pop()
                if card >= first_bonus:
                    lay_red_three(state, seat, card, None)
                else:
                    hand.take(card)
                    wanted -= 1
            return
        may_keep = plan.keeps_three and not state.side().opened and not holds_three(state)
        drawn = bring_cards(state, wanted, events, may_keep=may_keep, is_draw=True)
        if events is not None and (drawn or not stock):
            events.append(Drew(seat, len(drawn), tuple(drawn)))
        if not stock and all(card >= plan.first_bonus for card in drawn):
            _last_three(state)
        if plan.packets and hand.size < _FEWEST and not can_finish(state):
            # A packet has brought no card: one alone can be neither kept nor discarded.
            end_turn(state, events)


_FEWEST: Final = 2
"""Cards of a hand from which one can be discarded and one kept."""


def bring_cards(
    state: RoundState,
    wanted: int,
    events: list[Event] | None,
    *,
    may_keep: bool = False,
    is_draw: bool = False,
) -> list[Card]:
    """Cards from the stock into the acting hand, which are returned; bonus threes are laid.

    One three stays in hand where the seat `may_keep` it; so does one that is all a draw brings
    and the last card, where the rules say so (Q-02).
    """
    plan, seat = state.plan, state.actor
    hand, stock = state.seats[seat], state.stock
    drawn: list[Card] = []
    while wanted and stock:
        card = stock.pop()
        if card >= plan.first_bonus:
            kept = may_keep and bool(stock)
            last = is_draw and plan.last_three_in_hand and not stock and not drawn
            may_keep = may_keep and not kept
            if not kept and not last:
                lay_red_three(state, seat, card, events)
                # Unreplaced, it must leave a card to discard and one to keep.
                if not plan.three_replaced and hand.size + wanted > 2:
                    wanted -= 1
                continue
        hand.take(card)
        drawn.append(card)
        wanted -= 1
    if not stock:
        state.last_drawer = seat
    if state.buried > len(stock):
        # The whole table has seen the buried cards that were drawn.
        for card in drawn[len(drawn) - (state.buried - len(stock)) :]:
            hand.known += CARD_UNIT[card]
        state.buried = len(stock)
    return drawn


def _last_three(state: RoundState) -> None:
    """A last draw that brought nothing but bonus threes (Q-02)."""
    if state.plan.last_three_at_once:
        state.finish(RoundEnd.LAST_THREE)
    else:
        state.turn.no_discard = True


DRAW_FROM_STOCK = Draw()
