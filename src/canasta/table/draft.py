"""A turn being staged: plays are tried on copies and can be taken back until they are sent."""

from __future__ import annotations

from canasta.engine.actions import Action
from canasta.engine.errors import IllegalAction, Reason
from canasta.engine.events import Event
from canasta.engine.memory import NO_BATCH
from canasta.engine.notation import format_action
from canasta.engine.round import Round
from canasta.engine.view import shown_of
from canasta.table.entries import Played


class Draft:
    """What a seat has staged since the last run that counts.

    `round` shows the table with the staged plays; nobody else has seen them.
    """

    def __init__(self, committed: Round, seat: int) -> None:
        self.seat = seat
        self.actions: list[Action] = []
        self.events: list[Event] = []
        """What the staged plays have done, in order."""
        self._rounds = [committed]
        self._marks = [0]

    @property
    def round(self) -> Round:
        """The round as the seat sees it."""
        return self._rounds[-1]

    def play(self, action: Action) -> list[Event]:
        """Stages a play and returns its events. Raises IllegalAction; nothing has changed then."""
        trial = self.round.copy()
        events: list[Event] = []
        trial.play(action, events)
        self._rounds.append(trial)
        self.actions.append(action)
        self.events += events
        self._marks.append(len(self.events))
        return events

    def undo(self) -> Action | None:
        """Takes the last staged play back and returns it; None where there is none."""
        if not self.actions:
            return None
        self._rounds.pop()
        self._marks.pop()
        del self.events[self._marks[-1] :]
        return self.actions.pop()

    def run(self) -> Played:
        """What is staged, as an entry that names every card."""
        return Played(self.seat, tuple(format_action(action) for action in self.actions))

    def check_settled(self) -> None:
        """Raises IllegalAction where more must be staged before this can be sent."""
        turn = self.round.turn
        if turn.batch != NO_BATCH:
            minimum = self.round.side().minimum
            raise IllegalAction(Reason.OPENING_PENDING, points=turn.batch, minimum=minimum)
        if not self.round.settled:
            left = self.round.seats[self.seat].size
            raise IllegalAction(Reason.MUST_GO_OUT, left=left)

    @property
    def is_due(self) -> bool:
        """Whether what is staged must be sent now: a card was revealed, or another is to act."""
        if not self.actions:
            return False
        last = self.round
        if last.is_over or last.actor != self.seat:
            return True
        return last.settled and self._reveals

    @property
    def _reveals(self) -> bool:
        """Whether the seat has seen cards that taking back would not make it forget."""
        first, last = self._rounds[0], self.round
        if len(last.stock) != len(first.stock) or _hidden(last) != _hidden(first):
            return True
        taken = len(first.pile) - len(last.pile)
        return taken > 0 and taken + _n_shown(last) > _n_shown(first)


def _n_shown(round_: Round) -> int:
    return len(shown_of(tuple(round_.pile), round_.plan.rules))


def _hidden(round_: Round) -> int:
    """How many cards lie where nobody has looked, the stock aside."""
    return sum([len(seat.packet) for seat in round_.seats]) + len(round_.under)
