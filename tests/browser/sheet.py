"""The score sheet as it stands on the page, in the figures and words that a person reads."""

from __future__ import annotations

from dataclasses import dataclass

from playwright.sync_api import Locator

from canasta.engine.record import Record
from canasta.engine.scoring import ScoreLine
from canasta.i18n import catalogue, score_message


@dataclass(frozen=True, slots=True)
class SideOnPage:
    """One side's column of a score sheet."""

    lines: tuple[tuple[str, int], ...]
    """What is counted, and its points."""
    points: int
    before: int
    total: int


def read_sheet(dialog: Locator) -> dict[str, SideOnPage]:
    """Each side of the sheet that lies open, by its name."""
    return {
        _own_text(table.locator("caption")): _read_side(table)
        for table in dialog.get_by_role("table").all()
    }


def sheets_in(record: Record) -> list[dict[str, SideOnPage]]:
    """What the page is to show after each round of a record, to the one person who played."""
    mine = side_of_person(record)
    before: tuple[int, ...] = (0, 0)
    sheets = []
    for played in record.rounds:
        result = played.result
        assert result is not None, "a round that was not finished"
        shown = {}
        for name, side in (("Your side", mine), ("Their side", 1 - mine)):
            lines = tuple((words(line), line.points) for line in result.sheets[side].lines)
            total = result.totals[side]
            shown[name] = SideOnPage(lines, total - before[side], before[side], total)
        before = result.totals
        sheets.append(shown)
    return sheets


def side_of_person(record: Record) -> int:
    """The side that the person played on, of two; only a person adds to the shuffle."""
    proof = record.rounds[0].proof
    assert proof is not None
    (seat,) = (seat for seat, addition in enumerate(proof.additions) if addition)
    return seat % 2


def words(line: ScoreLine) -> str:
    """What a line counts, in English."""
    message = score_message(line)
    return catalogue("en").say(message.id, **message.args)


def _read_side(table: Locator) -> SideOnPage:
    lines = tuple(_read_row(row) for row in table.locator("tbody tr").all())
    points, before, total = (_read_row(row)[1] for row in table.locator("tfoot tr").all())
    return SideOnPage(lines, points, before, total)


def _read_row(row: Locator) -> tuple[str, int]:
    return row.get_by_role("rowheader").inner_text(), figure(row.get_by_role("cell").inner_text())


def figure(text: str) -> int:
    """A number of points as the page writes it."""
    return int(text.replace("−", "-").replace(",", ""))


def _own_text(caption: Locator) -> str:
    first: str = caption.evaluate("(element) => element.firstChild.textContent.trim()")
    return first
