"""The messages between a page and the server, as JSON.

What they carry are the frozen dataclasses of the engine and the table. Cards are text, `Ks`;
actions are text, `meld Kc Kd Ks`. Full sights, no patches: coming back is just another update.
The page's types are made from `schema`.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, get_args

import msgspec
from msgspec import Meta, Struct

from canasta.engine.cards import Card
from canasta.engine.errors import Fact
from canasta.engine.events import Discarded, Event, Melded, Merged, for_seat
from canasta.engine.melds import CanastaKind
from canasta.engine.rules.plan import Plan
from canasta.table.effects import PileEffect, canasta_made, effect_of
from canasta.table.fair import MAX_ADDITION
from canasta.table.offers import Choice
from canasta.table.preset_groups import PresetGroup
from canasta.table.sight import TableSight

MAX_MESSAGE: Final = 16_384
"""Bytes of one message from a page."""

ActionText = Annotated[str, Meta(max_length=400)]
CardText = Annotated[str, Meta(max_length=2)]
Run = Annotated[tuple[ActionText, ...], Meta(max_length=60)]
Milliseconds = Annotated[int, Meta(ge=0, le=10_000)]


# From the page


class Join(Struct, frozen=True, tag="join"):
    """The first message: sit down at the table, or come back to it; also to change the pace."""

    since: int = 0
    """The version seen last; events after it are sent."""
    pace: Milliseconds = 800
    """How long a bot waits before it moves."""


class Act(Struct, frozen=True, tag="act"):
    """Play a run of actions; refused where the table has moved on from `version`."""

    version: int
    actions: Run


class AskPreview(Struct, frozen=True, tag="preview"):
    """What the table would look like, and what the selected cards could do."""

    version: int
    draft: Run = ()
    selection: Annotated[tuple[CardText, ...], Meta(max_length=60)] = ()
    number: int = 0
    """Comes back with the answer."""


class Deal(Struct, frozen=True, tag="deal"):
    """Deal the next round."""

    version: int
    addition: Annotated[str, Meta(max_length=MAX_ADDITION)] = ""
    """What this seat adds to the shuffle."""


class Leave(Struct, frozen=True, tag="leave"):
    """Go away from the table; a bot plays on where others wait."""


class Ping(Struct, frozen=True, tag="ping"):
    """Are you there?"""


ClientMessage = Join | Act | AskPreview | Deal | Leave | Ping


# From the server


class Told(Struct, frozen=True):
    """An event, and the version that brought it."""

    version: int
    event: Any
    """An `Event`, as the seat may see it; msgspec describes no union of dataclasses."""
    canasta: CanastaKind | None
    """The canasta that it completed."""
    effect: PileEffect
    """What it did to the pile."""


class Welcome(Struct, frozen=True, tag="welcome"):
    """The answer to `join`."""

    table: str
    seat: int


def tell(version: int, event: Event, seat: int, plan: Plan) -> Told:
    """An event as a seat is told of it."""
    return Told(
        version,
        for_seat(event, seat),
        canasta_made(event, plan) if isinstance(event, Melded | Merged) else None,
        effect_of(event.card, plan) if isinstance(event, Discarded) else PileEffect.NONE,
    )


class Update(Struct, frozen=True, tag="update"):
    """The table as it is now, and what has happened since the last update."""

    version: int
    sight: TableSight
    events: tuple[Told, ...]


class Preview(Struct, frozen=True, tag="preview"):
    """The table as if the draft were played."""

    version: int
    number: int
    sight: TableSight
    choice: Choice
    due: bool
    """The draft can no longer be taken back and must be sent."""


class Refused(Struct, frozen=True, tag="refused"):
    """Why a message was not obeyed; nothing has changed."""

    about: str
    """The tag of the message."""
    reason: str
    facts: dict[str, Fact]
    version: int
    number: int = 0
    """Of the preview asked for."""


class Pong(Struct, frozen=True, tag="pong"):
    """I am here."""


ServerMessage = Welcome | Update | Preview | Refused | Pong


# Beside the live table, by HTTP


class TableRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A new table: a preset and what differs from it; the one who asks sits down."""

    preset: Annotated[str, Meta(max_length=40)] = "classic"
    players: int = 4
    target: Annotated[int, Meta(ge=1, le=1_000_000)] | None = None
    """Points that end the match; the preset's own where None."""
    bots: Annotated[tuple[Annotated[str, Meta(max_length=40)], ...], Meta(max_length=8)] = ()
    """Of the other seats, in the order in which they came; missing ones are the default bot."""


class TableCreated(Struct, frozen=True):
    """Where the new table is."""

    table: str


class PresetOffer(Struct, frozen=True):
    """A preset that can be played."""

    name: str
    group: PresetGroup
    players: tuple[int, ...]
    target: int
    deals: int


class Choices(Struct, frozen=True):
    """What a new table can be made of."""

    presets: tuple[PresetOffer, ...]
    bots: tuple[str, ...]
    default_bot: str


class MatchSummary(Struct, frozen=True):
    """One of my matches."""

    table: str
    preset: str
    players: int
    target: int
    round: int
    totals: tuple[int, ...]
    """By side; `mine` is the index of my own."""
    mine: int
    winners: tuple[int, ...]
    opened_at: float
    """Seconds since 1970."""


class RulesGroup(Struct, frozen=True):
    """Some rules in words."""

    title: str
    rules: tuple[str, ...]


class RulesPage(Struct, frozen=True):
    """The rules of a preset in words, in one language."""

    preset: str
    players: int
    groups: tuple[RulesGroup, ...]


def encode(message: Any) -> bytes:
    """A message as JSON."""
    return _ENCODER.encode(message)


def decode(text: str | bytes) -> ClientMessage:
    """A page's message. Raises msgspec.DecodeError, msgspec.ValidationError among them."""
    return _DECODER.decode(text)


def _as_text(value: object) -> str:
    if isinstance(value, Card):
        return str(value)
    raise NotImplementedError(f"not for the wire: {type(value).__name__}")


_ENCODER: Final = msgspec.json.Encoder(enc_hook=_as_text)
_DECODER: Final = msgspec.json.Decoder(ClientMessage)

FROM_PAGE: Final = (Join, Act, AskPreview, Deal, Leave, Ping, TableRequest)
FROM_SERVER: Final = (
    *(Welcome, Update, Preview, Refused, Pong),
    *(TableCreated, Choices, MatchSummary, RulesPage),
)
EVENTS: Final = get_args(Event)


def schema() -> dict[str, Any]:
    """The JSON schema of every type on the wire, by name: what the page's types are made from.

    What a page sends may leave out what has a default; what it receives is always whole.
    """
    types = (*FROM_PAGE, *FROM_SERVER, *EVENTS)
    _, components = msgspec.json.schema_components(types, schema_hook=_schema_of)
    for name, component in components.items():
        if "properties" in component and name not in {kind.__name__ for kind in FROM_PAGE}:
            component["required"] = list(component["properties"])
    events = [{"$ref": f"#/$defs/{kind.__name__}"} for kind in EVENTS]
    components["Told"]["properties"]["event"] = {"anyOf": events}
    return {name: components[name] for name in sorted(components)}


def _schema_of(kind: type) -> dict[str, Any]:
    if kind is Card:
        return {"type": "string"}
    raise NotImplementedError(f"not for the wire: {kind.__name__}")
