"""What happened at the table, in the past tense; made only for someone who listens.

Cards that only one seat may see stand in `cards` of `Drew`; `for_seat` alone releases them.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from canasta.engine.cards import Card
from canasta.engine.melds import Meld, MeldId


@dataclass(frozen=True, slots=True)
class Drew:
    """A seat drew from the stock; `cards` is None for the others."""

    seat: int
    count: int
    cards: tuple[Card, ...] | None

    def for_seat(self, seat: int) -> Drew:
        """What a seat sees of it."""
        return self if seat == self.seat else replace(self, cards=None)


@dataclass(frozen=True, slots=True)
class LaidRedThree:
    """A red three was laid."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class TookPile:
    """The pile was taken: the top card went to a meld, the rest to the hand or beside it."""

    seat: int
    pile: tuple[Card, ...]
    """Bottom to top."""


@dataclass(frozen=True, slots=True)
class FormedSides:
    """The first to take the pile plays alone against the other two, now partners (Q-35)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Melded:
    """A meld was started or has grown."""

    seat: int
    cards: tuple[Card, ...]
    meld_id: MeldId
    meld: Meld


@dataclass(frozen=True, slots=True)
class Discarded:
    """A card was discarded."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Asked:
    """A player asked leave to go out."""

    seat: int


@dataclass(frozen=True, slots=True)
class Answered:
    """A partner answered."""

    seat: int
    yes: bool


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """The round is over; `out` is the seat that went out, if one did."""

    cause: str
    out: int | None
    concealed: bool


Event = (
    Drew
    | LaidRedThree
    | TookPile
    | FormedSides
    | Melded
    | Discarded
    | Asked
    | Answered
    | RoundEnded
)


def for_seat(event: Event, seat: int) -> Event:
    """An event as one seat may see it."""
    return event.for_seat(seat) if isinstance(event, Drew) else event
