"""The server: the page, and the socket over which it sees the table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from enum import Enum
from random import SystemRandom
from typing import Final

import msgspec
from litestar import Litestar
from litestar.handlers import websocket_stream

from canasta.bots.bot import seat_bots
from canasta.bots.host import open_match, shuffled
from canasta.engine.cards import Card
from canasta.engine.rules import find_ruleset
from canasta.server.pages import page_handler

_BEAT: Final = 0.5  # seconds between two plays
_SEAT: Final = 0


def make_app() -> Litestar:
    """The application, as a server runs it."""
    return Litestar([page_handler(), live], openapi_config=None)


@websocket_stream("/socket")
async def live() -> AsyncGenerator[str, None]:
    """What one seat sees of a match that bots play, after every play."""
    rng = SystemRandom()
    rules = find_ruleset("classic", players=4)
    bots = seat_bots(["casual"] * rules.players, rng.getrandbits(64))
    match = open_match(rules, rng)
    while not match.is_over:
        round_ = match.deal(shuffled(match.plan, rng))
        yield _text(round_.view(_SEAT))
        while not round_.is_over:
            await asyncio.sleep(_BEAT)
            actor = round_.actor
            round_.play(bots[actor].choose(round_.view(actor)))
            yield _text(round_.view(_SEAT))
        match.settle()


def _text(view: object) -> str:
    return msgspec.json.encode(view, enc_hook=_plain).decode()


def _plain(part: object) -> object:
    match part:
        case Card() | Enum():
            return str(part)
    raise NotImplementedError(f"no text for {type(part)}")
