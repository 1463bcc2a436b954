"""What happened at the table, in the past tense; made only for someone who listens.

Cards that only one seat may see stand in `cards` of `Drew`, `TookPacket` and `TookUnder`;
`for_seat` alone releases them.
`kind` tells events apart where they are data.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, Literal

from canasta.engine.cards import Card
from canasta.engine.melds import Meld, MeldId
from canasta.engine.rules.special_hand import SpecialHand


def _kind(name: str) -> Any:
    return field(default=name, init=False, repr=False, compare=False)


@dataclass(frozen=True, slots=True)
class Drew:
    """A seat drew from the stock; `cards` is None for the others."""

    seat: int
    count: int
    cards: tuple[Card, ...] | None
    kind: Literal["drew"] = _kind("drew")


@dataclass(frozen=True, slots=True)
class GotPacket:
    """Cards were set aside for a seat, unseen, to be taken up in its next turn."""

    seat: int
    count: int
    kind: Literal["got-packet"] = _kind("got-packet")


@dataclass(frozen=True, slots=True)
class TookPacket:
    """A seat took up its packet; `cards` have come into the hand, None for the others."""

    seat: int
    packet: str
    """Which kind of packet, as `choices.Packet` calls it."""
    count: int
    cards: tuple[Card, ...] | None
    kind: Literal["took-packet"] = _kind("took-packet")


@dataclass(frozen=True, slots=True)
class TookUnder:
    """The cards under the upcard came into the hand of who took the pile; None for the others."""

    seat: int
    count: int
    cards: tuple[Card, ...] | None
    kind: Literal["took-under"] = _kind("took-under")


@dataclass(frozen=True, slots=True)
class LaidRedThree:
    """A red three was laid, or a black one where both are laid for a bonus."""

    seat: int
    card: Card
    kind: Literal["laid-red-three"] = _kind("laid-red-three")


@dataclass(frozen=True, slots=True)
class TookPile:
    """The pile, or its top, was taken: the top card went to a meld, the rest to the hand or beside
    it."""

    seat: int
    pile: tuple[Card, ...]
    """The cards taken, bottom to top."""
    kind: Literal["took-pile"] = _kind("took-pile")


@dataclass(frozen=True, slots=True)
class SetAside:
    """Black threes of a taken pile were put out of play, to the taker's credit (var-7)."""

    seat: int
    cards: tuple[Card, ...]
    kind: Literal["set-aside"] = _kind("set-aside")


@dataclass(frozen=True, slots=True)
class FormedSides:
    """The first to take the pile plays alone against the other two, now partners (Q-35)."""

    seat: int
    kind: Literal["formed-sides"] = _kind("formed-sides")


@dataclass(frozen=True, slots=True)
class Melded:
    """A meld was started or has grown."""

    seat: int
    cards: tuple[Card, ...]
    meld_id: MeldId
    meld: Meld
    kind: Literal["melded"] = _kind("melded")


@dataclass(frozen=True, slots=True)
class Merged:
    """Two melds became one; melds after `source` have moved up by one id."""

    seat: int
    source: MeldId
    target: MeldId
    meld: Meld
    kind: Literal["merged"] = _kind("merged")


@dataclass(frozen=True, slots=True)
class Discarded:
    """A card was discarded."""

    seat: int
    card: Card
    kind: Literal["discarded"] = _kind("discarded")


@dataclass(frozen=True, slots=True)
class ShowedHand:
    """A special hand was shown, all its cards with it (var-10.3)."""

    seat: int
    hand: SpecialHand
    cards: tuple[Card, ...]
    """By rank and suit."""
    kind: Literal["showed-hand"] = _kind("showed-hand")


@dataclass(frozen=True, slots=True)
class Asked:
    """A player asked leave to go out."""

    seat: int
    kind: Literal["asked"] = _kind("asked")


@dataclass(frozen=True, slots=True)
class Answered:
    """A partner answered."""

    seat: int
    yes: bool
    kind: Literal["answered"] = _kind("answered")


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """The round is over; `out` is the seat that went out, if one did."""

    cause: str
    out: int | None
    concealed: bool
    kind: Literal["round-ended"] = _kind("round-ended")


Event = (
    Drew
    | GotPacket
    | TookPacket
    | LaidRedThree
    | TookPile
    | TookUnder
    | SetAside
    | FormedSides
    | Melded
    | Merged
    | Discarded
    | ShowedHand
    | Asked
    | Answered
    | RoundEnded
)


def for_seat(event: Event, seat: int) -> Event:
    """An event as one seat may see it."""
    if isinstance(event, Drew | TookPacket | TookUnder) and event.seat != seat:
        return replace(event, cards=None)
    return event
