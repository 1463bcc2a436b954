"""Answering a partner who asks leave to go out."""

from __future__ import annotations

from dataclasses import dataclass

from canasta.engine.errors import IllegalAction, Reason
from canasta.engine.events import Answered, Event
from canasta.engine.memory import ANSWER, MUST, MUST_NOT, PLAY
from canasta.engine.state import RoundState


@dataclass(frozen=True, slots=True)
class Answer:
    """Say yes or no; the asker must obey (S0-ASK-2, S0-ASK-3). With two partners one no is a no."""

    yes: bool

    def check(self, state: RoundState) -> None:
        """Raises IllegalAction where nobody has asked."""
        if state.phase is not ANSWER:
            raise IllegalAction(Reason.NOT_YOUR_PHASE, phase=state.phase.value)

    def perform(self, state: RoundState, events: list[Event] | None) -> None:
        """The next partner is to answer, or the asker plays on, bound."""
        partners = state.partners_of(state.turn_seat)
        if events is not None:
            events.append(Answered(state.actor, self.yes))
        if self.yes and state.actor != partners[-1]:
            state.actor = partners[partners.index(state.actor) + 1]
            return
        state.turn.bound = MUST if self.yes else MUST_NOT
        state.actor = state.turn_seat
        state.phase = PLAY


ANSWERS = (Answer(yes=True), Answer(yes=False))
