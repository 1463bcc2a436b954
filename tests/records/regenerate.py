"""Works the golden records out anew: python -m tests.records.regenerate [--accept].

Decks and actions stay as they are, because their score sheets were checked by hand; results,
scores and the form of the file are what the engine makes of them today.
"""

from __future__ import annotations

import sys
from pathlib import Path

from canasta.engine.match import Match
from canasta.engine.record import Record, Recorder
from canasta.engine.record_text import dumps, loads

HERE = Path(__file__).parent


def golden_records() -> dict[Path, str]:
    """The text of each record."""
    return {
        path: dumps(played_again(loads(path.read_text(encoding="utf-8"))))
        for path in sorted(HERE.glob("*.toml"))
    }


def played_again(record: Record) -> Record:
    """The same decks and actions, each checked, with the results they have now."""
    match = Match(record.rules, record.dealer)
    recorder = Recorder(match, record.names)
    for entry in record.rounds:
        round_ = match.deal(entry.deck)
        recorder.dealt(entry.deck)
        for action in entry.actions:
            round_.play(action)
            recorder.played(action)
        recorder.settled(round_, match.settle())
    return recorder.record


if __name__ == "__main__":
    from tests.golden import regenerate

    sys.exit(regenerate(golden_records()))
