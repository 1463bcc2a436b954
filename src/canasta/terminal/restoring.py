"""A table made anew from a log of unknown origin: every entry is checked before it is taken in."""

from __future__ import annotations

import re
from collections.abc import Sequence

from canasta.bots.bot import make_bot
from canasta.engine.errors import CanastaError
from canasta.table.entries import (
    Clocked,
    Dealt,
    Entry,
    Left,
    Logged,
    Opened,
    Played,
    Seated,
    Settled,
)
from canasta.table.table import Table


class UnfitEntry(CanastaError):
    """An entry that the table could not have made; the text says why, `seq` which."""

    def __init__(self, seq: int, why: str) -> None:
        super().__init__(why)
        self.seq = seq


def restore_checked(log: Sequence[Logged]) -> Table:
    """The table that a log makes, whose first entry is the only opening. Raises UnfitEntry."""
    first = log[0]
    assert isinstance(first.entry, Opened), "a log begins with its opening"
    try:
        table = _opened(first.entry)
    except CanastaError as error:
        raise UnfitEntry(first.seq, str(error)) from None
    table.apply(first)
    for logged in log[1:]:
        try:
            _check(table, logged.entry)
        except CanastaError as error:
            raise UnfitEntry(logged.seq, str(error)) from None
        table.apply(logged)
    return table


def _opened(opening: Opened) -> Table:
    if not re.fullmatch("[0-9a-f]{64}", opening.secret):
        raise CanastaError("the secret is not 64 hex digits")
    table = Table(opening)
    if opening.last_dealer is not None:
        _check_seat(table, opening.last_dealer)
    return table


def _check(table: Table, entry: Entry) -> None:
    """Raises CanastaError where the table would not have decided this."""
    match entry:
        case Opened():
            raise AssertionError("the only opening is the first entry")
        case Seated(seat, occupant):
            _check_seat(table, seat)
            if occupant.bot is not None:
                make_bot(occupant.bot, 0)
        case Clocked(seat) | Left(seat):
            _check_seat(table, seat)
        case Dealt():
            if table.deal(table.version, entry.additions) != entry:
                raise CanastaError("this is not the deal that the secret gives")
        case Played(seat, actions):
            try:
                table.submit(seat, table.version, actions)
            except CanastaError as error:
                raise CanastaError(f"seat {seat} cannot {_listed(actions)}: {error}") from None
        case Settled():
            _check_scores(table, entry)


def _check_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < table.rules.players:
        raise CanastaError(f"there is no seat {seat}")


def _check_scores(table: Table, settled: Settled) -> None:
    """Other scores than the rules give today are the table's to report; they must be scores."""
    if table.round is None or not table.round.is_over:
        raise CanastaError("a score, but no round has ended")
    sides = table.rules.n_sides
    if not len(settled.points) == len(settled.totals) == sides:
        raise CanastaError(f"there are {sides} sides to score")
    if not set(settled.winners) <= set(range(sides)):
        raise CanastaError("a winner that is no side")


def _listed(actions: Sequence[str]) -> str:
    return "; ".join(actions)[:80] or "do nothing"
