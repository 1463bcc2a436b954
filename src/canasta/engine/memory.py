"""What the table remembers of the turn in progress, and the few states it can be in."""

from __future__ import annotations

from enum import StrEnum, unique
from typing import Final

from canasta.engine.cards import (
    Card,
)


@unique
class Phase(StrEnum):
    """What the acting seat is about to do."""

    DRAW = "draw"  # draw, take the pile or, with the stock gone, end the round
    PLAY = "play"  # ask, meld, discard
    ANSWER = "answer"  # a partner of the turn's seat answers its question
    OVER = "over"


@unique
class Source(StrEnum):
    """Where the cards of this turn came from."""

    NONE = "none"
    STOCK = "stock"
    PILE = "pile"


@unique
class Bound(StrEnum):
    """What binds the turn's seat about going out."""

    FREE = "free"
    MUST = "must"  # a partner said yes, or black threes lie on the table
    MUST_NOT = "must-not"  # a partner said no


@unique
class RoundEnd(StrEnum):
    """Why a round ended."""

    OUT = "out"
    STOCK = "stock"  # nobody could or would take the pile any more
    LAST_THREE = "last-three"  # the last draw brought nothing but red threes
    SPECIAL = "special"  # a special hand was shown


# Naming a member of an enum costs as much as a call; the hot path names these.
DRAW: Final = Phase.DRAW
PLAY: Final = Phase.PLAY
ANSWER: Final = Phase.ANSWER
OVER: Final = Phase.OVER
NOT_DRAWN: Final = Source.NONE
FROM_STOCK: Final = Source.STOCK
FROM_PILE: Final = Source.PILE
FREE: Final = Bound.FREE
MUST: Final = Bound.MUST
MUST_NOT: Final = Bound.MUST_NOT

NO_BATCH: Final = -1


class Turn:
    """What the table remembers of the turn in progress."""

    __slots__ = (
        "asked",
        "batch",
        "bound",
        "laid",
        "lifted",
        "no_discard",
        "opening",
        "played",
        "rest",
        "source",
        "started",
        "touched",
        "waived",
    )

    def __init__(self) -> None:
        self.reset()

    def reset(self) -> None:
        """As at the beginning of a turn."""
        self.source = NOT_DRAWN
        self.batch = NO_BATCH
        """Points of an opening still below its minimum; NO_BATCH where none is pending."""
        self.rest: tuple[Card, ...] = ()
        """Pile cards that wait beside the table until a pending opening is complete."""
        self.waived = False
        """The opening is waived: the whole hand, pile included, goes down in this turn."""
        self.bound = FREE
        self.asked = False
        self.laid = False
        """Whether cards were laid beside a capture and the opening it belongs to."""
        self.started = 0
        """The melds started in this turn, as a mask of ids."""
        self.touched = False
        """Whether cards were laid on a meld that this turn did not start."""
        self.no_discard = False
        """The last draw brought red threes alone: meld, but do not discard (Q-02)."""
        self.opening = False
        """The side opened in this turn, all of which counts as its opening (var-10.4)."""
        self.lifted: bool | None = None
        """Whether the bans on discards yield in this turn; known to the turn's seat alone, so
        worked out where it is asked."""
        self.played: tuple[tuple[int, tuple[Card, ...]], ...] = ()
        """What was laid from the hand, by the id of the meld; kept where discards are banned."""

    def copy(self) -> Turn:
        """An independent copy."""
        turn = Turn.__new__(Turn)
        turn.source = self.source
        turn.batch = self.batch
        turn.rest = self.rest
        turn.waived = self.waived
        turn.bound = self.bound
        turn.asked = self.asked
        turn.laid = self.laid
        turn.started = self.started
        turn.touched = self.touched
        turn.no_discard = self.no_discard
        turn.opening = self.opening
        turn.lifted = self.lifted
        turn.played = self.played
        return turn
