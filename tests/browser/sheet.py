"""The score sheet as it stands on the page, in the figures and words that a person reads."""

from __future__ import annotations

from dataclasses import dataclass

from playwright.sync_api import Locator


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
