"""What a page asks by HTTP: what can be played, a new table, my matches, a record, the rules."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import Response, Router, get, post
from litestar.params import Parameter

from canasta.bots.bot import BOTS
from canasta.engine.record_text import dumps
from canasta.engine.rules import RULESETS, find_ruleset
from canasta.i18n import LOCALES, rules_in_words
from canasta.protocol import (
    Choices,
    MatchSummary,
    PresetOffer,
    RulesGroup,
    RulesPage,
    TableCreated,
    TableRequest,
)
from canasta.server.matches import summaries
from canasta.server.rooms import Rooms
from canasta.server.store import Guest, NoSuchTable, Store, TableId
from canasta.table.hosting import STAND_IN
from canasta.table.preset_groups import group_of

_FALLBACK: Final = "en"


@get("/choices", sync_to_thread=False)
def choices() -> Choices:
    """What a new table can be made of."""
    presets = []
    for name, family in RULESETS.items():
        rules = next(iter(family.values()))
        match = rules.match
        group = group_of(rules)
        presets.append(PresetOffer(name, group, tuple(family), match.target, match.deals))
    return Choices(tuple(presets), tuple(BOTS), STAND_IN)


@post("/tables")
async def new_table(data: TableRequest, rooms: Rooms, house: Guest) -> TableCreated:
    """A new table, with the one who asks on a seat."""
    return TableCreated(await rooms.open(data, house.id))


@post("/tables/{table_id:str}/rematch")
async def rematch(table_id: str, rooms: Rooms, store: Store, house: Guest) -> TableCreated:
    """Another match of the same players."""
    await _seat_of(table_id, store, house)
    return TableCreated(await rooms.open_rematch(TableId(table_id), house.id))


@get("/tables")
async def my_tables(store: Store, house: Guest) -> tuple[MatchSummary, ...]:
    """My matches, the newest first."""
    return await summaries(store, house.id)


@get("/tables/{table_id:str}/record")
async def record(table_id: str, rooms: Rooms, store: Store, house: Guest) -> Response[str]:
    """The finished rounds of a match, as a file."""
    await _seat_of(table_id, store, house)
    table = await rooms.table(TableId(table_id))
    name = f'attachment; filename="canasta-{table_id}.toml"'
    headers = {"Content-Disposition": name, "Cache-Control": "no-store"}
    return Response(dumps(table.record), media_type="application/toml", headers=headers)


@get("/rules/{preset:str}", sync_to_thread=False)
def rules_page(
    preset: str, players: int, locale: Annotated[str, Parameter(max_length=20)] = _FALLBACK
) -> RulesPage:
    """The rules of a preset in words."""
    language = locale if locale in LOCALES else _FALLBACK
    groups = rules_in_words(find_ruleset(preset, players=players), language)
    return RulesPage(preset, players, tuple(RulesGroup(title, rules) for title, rules in groups))


def request_router() -> Router:
    """Everything under `/api` that is asked once and answered once."""
    handlers = [choices, new_table, rematch, my_tables, record, rules_page]
    return Router("/api", route_handlers=handlers)


async def _seat_of(table_id: str, store: Store, house: Guest) -> int:
    """The seat of the one who asks. Raises NoSuchTable, also where somebody else sits there."""
    seat = await store.seat_of(TableId(table_id), house.id)
    if seat is None:
        raise NoSuchTable(TableId(table_id))
    return seat
