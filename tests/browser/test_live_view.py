"""The page shows the table as it is now."""

import json

from playwright.sync_api import Page, expect

from tools.serving import Served


def test_the_page_shows_the_view_and_each_change(page: Page, server: Served) -> None:
    page.goto(server.address)
    shown = page.get_by_test_id("view")
    expect(shown).to_be_visible()
    first = shown.inner_text()
    assert len(json.loads(first)["hand"]) >= 11
    expect(shown).not_to_have_text(first)
