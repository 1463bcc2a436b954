"""The record of the table that a page shows, as its server keeps it."""

from __future__ import annotations

from urllib.parse import urlsplit, urlunsplit

from playwright.sync_api import Page

from canasta.engine.record import Record, verify
from canasta.engine.record_text import loads


def record_of(page: Page) -> Record:
    """The record that the server gives of the table of a page, which agrees with the rules."""
    table = urlsplit(page.url)
    answer = page.request.get(
        urlunsplit(table._replace(path=f"/api{table.path.replace('table', 'tables', 1)}/record"))
    )
    record = loads(answer.text())
    verify(record)
    return record
