"""The log of a table: what was decided, in order. Everything else is made from it.

An entry never holds a person's name, and an event of the engine is never stored: replay makes it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from msgspec import Struct


class Occupant(Struct, frozen=True):
    """Who has a seat: a person, a bot by its name, or nobody."""

    bot: str | None = None
    person: bool = False


PERSON = Occupant(person=True)
EMPTY = Occupant()


class Opened(Struct, frozen=True, tag="opened"):
    """The table was set up."""

    rules: dict[str, Any]
    """The ruleset in full, as `rules_to_data` writes it."""
    rules_version: int
    secret: str
    """Decides every deal; hex. Never told."""
    last_dealer: int | None = None
    """In a rematch, who dealt first in the match before."""
    turn_seconds: int | None = None
    """Time for a turn; None where there is no clock."""


class Seated(Struct, frozen=True, tag="seated"):
    """Somebody took a seat, or came back to it."""

    seat: int
    occupant: Occupant


class Dealt(Struct, frozen=True, tag="dealt"):
    """A round was dealt."""

    round: int
    """Counted from 1."""
    commitment: str
    seed: str
    """Secret until the round ends."""
    additions: tuple[str, ...]
    """What each seat added to the shuffle, by seat."""


class Played(Struct, frozen=True, tag="played"):
    """A seat's run of actions, as text."""

    seat: int
    actions: tuple[str, ...]


class Settled(Struct, frozen=True, tag="settled"):
    """A round was scored."""

    points: tuple[int, ...]
    """Of this round, by side."""
    totals: tuple[int, ...]
    """After it, by side."""
    winners: tuple[int, ...] = ()
    """The sides that have won the match."""


class Clocked(Struct, frozen=True, tag="clock"):
    """The clock of a seat ran out: a bot plays for it until the person is back."""

    seat: int


class Left(Struct, frozen=True, tag="left"):
    """A person went away: a bot plays for the seat until the person is back."""

    seat: int


Entry = Opened | Seated | Dealt | Played | Settled | Clocked | Left


@dataclass(frozen=True, slots=True)
class Logged:
    """An entry in its place."""

    seq: int
    """Counted from 1, without gaps; after it, the version of the table."""
    at: float
    """Seconds since 1970, UTC."""
    entry: Entry
