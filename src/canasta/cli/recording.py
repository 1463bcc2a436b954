"""A listener that writes the record of a match to a file."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from canasta.bots.host import Listener
from canasta.engine.actions import Action
from canasta.engine.cards import Card
from canasta.engine.events import Event
from canasta.engine.match import Match
from canasta.engine.record import Recorder
from canasta.engine.record_text import dumps
from canasta.engine.round import Round
from canasta.engine.scoring import RoundScore
from canasta.terminal.whole_files import write_whole


class MatchWriter(Listener):
    """Writes a match down, and to a file once it is finished."""

    def __init__(self, path: Path, names: Sequence[str]) -> None:
        self.path = path
        self.names = names
        self._recorder: Recorder | None = None

    @property
    def recorder(self) -> Recorder:
        """What has been written down."""
        assert self._recorder is not None, "the match has not begun"
        return self._recorder

    def opened(self, match: Match) -> None:
        """Begins the record."""
        self._recorder = Recorder(match, self.names)

    def dealt(self, match: Match, deck: Sequence[Card]) -> None:
        """Notes the deck."""
        self.recorder.dealt(deck)

    def played(self, seat: int, action: Action, events: Sequence[Event]) -> None:
        """Notes the action."""
        self.recorder.played(action)

    def settled(self, round_: Round, sheets: Sequence[RoundScore]) -> None:
        """Notes the scores."""
        self.recorder.settled(round_, sheets)

    def finished(self, match: Match) -> None:
        """Writes the file."""
        write_whole(self.path, dumps(self.recorder.record))
