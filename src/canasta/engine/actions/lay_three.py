"""Laying a bonus three that was kept in hand."""

from __future__ import annotations

from dataclasses import dataclass

from canasta.engine.actions.draw import bring_cards
from canasta.engine.errors import IllegalAction, Reason
from canasta.engine.events import Drew, Event
from canasta.engine.finish import cards_to_keep
from canasta.engine.holdback import holds_three
from canasta.engine.intake import lay_red_three
from canasta.engine.memory import DRAW, PLAY
from canasta.engine.state import RoundState


@dataclass(frozen=True, slots=True)
class LayThree:
    """Lay the bonus three kept in hand; a card from the stock replaces it (var-10.1)."""

    def check(self, state: RoundState) -> None:
        """Raises IllegalAction where there is none, or where the turn might not be finished.

        Nobody knows whether a card is left to replace it, so the others must do.
        """
        if state.phase is not DRAW and state.phase is not PLAY:
            raise IllegalAction(Reason.NOT_YOUR_PHASE, phase=state.phase.value)
        if not holds_three(state):
            raise IllegalAction(Reason.NO_THREE_HELD)
        left = state.seats[state.actor].size - 1
        if state.phase is PLAY and left < cards_to_keep(state):
            raise IllegalAction(Reason.NO_CARD_LEFT, left=left, needed=cards_to_keep(state))

    def perform(self, state: RoundState, events: list[Event] | None) -> None:
        """It lies beside the melds; threes that come in its place are laid and replaced too."""
        seat = state.seats[state.actor]
        three = seat.cards()[-1]
        seat.play(three)
        lay_red_three(state, state.actor, three, events)
        if state.plan.three_replaced and state.stock:
            drawn = bring_cards(state, 1, events)
            if drawn and events is not None:
                events.append(Drew(state.actor, len(drawn), tuple(drawn)))


def may_lay_three(state: RoundState) -> bool:
    """Whether the acting seat may lay a three that it keeps."""
    try:
        LAY_THREE.check(state)
    except IllegalAction:
        return False
    return True


LAY_THREE = LayThree()
