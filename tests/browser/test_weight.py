"""The first page comes soon: what it loads is small."""

import pytest
from playwright.sync_api import Page, Response

from tests.browser.hands import Mouse
from tests.browser.player import Player
from tools.serving import Served

MOST = 100 * 1024  # bytes of script, as they come over the line


@pytest.mark.parametrize("path", ["", "new", "rules/classic/4", "table"])
def test_the_scripts_of_a_first_load_are_light(page: Page, server: Served, path: str):
    if path == "table":
        Player(page, Mouse()).open_table(server.address)
        path = page.url.removeprefix(server.address)
        page.goto("about:blank")
    heard: list[Response] = []

    def hear(response: Response) -> None:
        heard.append(response)

    page.on("response", hear)
    page.goto(server.address + path, wait_until="networkidle")
    scripts = [response for response in heard if response.request.resource_type == "script"]
    assert scripts
    assert all(response.url.startswith(server.address) for response in heard)
    assert sum(script.request.sizes()["responseBodySize"] for script in scripts) <= MOST
