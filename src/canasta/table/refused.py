"""What a table refuses beside the rules of the game: a code with facts."""

from __future__ import annotations

from enum import StrEnum, unique

from canasta.engine.errors import CanastaError, Fact


@unique
class TableReason(StrEnum):
    """Why a table does not take a request. The facts named beside each reason come with it."""

    STALE = "stale"  # version: the table has moved on
    NOT_SEATED = "not-seated"
    NOT_YOUR_TURN = "not-your-turn"
    UNREADABLE = "unreadable"  # text: what could not be read
    TOO_LONG = "too-long"  # a run goes on after a card was revealed or another is to act
    ROUND_RUNNING = "round-running"
    MATCH_OVER = "match-over"
    NOT_KEPT = "not-kept"  # what was decided could not be written down


class Refused(CanastaError):
    """A request that a table does not take; nothing has changed."""

    def __init__(self, reason: TableReason, **facts: Fact) -> None:
        super().__init__(reason)
        self.reason = reason
        self.facts = facts
