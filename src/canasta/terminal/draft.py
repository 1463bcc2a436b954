"""The turn of a person: plays are staged on copies and can be taken back until they are sent."""

from __future__ import annotations

from canasta.engine.actions import Action
from canasta.engine.events import Event
from canasta.engine.round import Round


class Draft:
    """What a person has staged since the last play that counts.

    `round` shows the table with the staged plays; nobody else has seen them.
    """

    def __init__(self, committed: Round, seat: int) -> None:
        self.seat = seat
        self.actions: list[Action] = []
        self._rounds = [committed]

    @property
    def round(self) -> Round:
        """The round as the person sees it."""
        return self._rounds[-1]

    def play(self, action: Action) -> list[Event]:
        """Stages a play and returns its events. Raises IllegalAction; nothing has changed then."""
        trial = self.round.copy()
        events: list[Event] = []
        trial.play(action, events)
        self._rounds.append(trial)
        self.actions.append(action)
        return events

    def undo(self) -> Action | None:
        """Takes the last staged play back and returns it; None where there is none."""
        if not self.actions:
            return None
        self._rounds.pop()
        return self.actions.pop()

    @property
    def is_due(self) -> bool:
        """Whether what is staged must be sent now: a card was revealed, or another is to act."""
        if not self.actions:
            return False
        first, last = self._rounds[0], self.round
        revealed = len(last.stock) != len(first.stock)
        return last.is_over or last.actor != self.seat or revealed
