"""A server and a browser, for the tests that look at the page as its players do."""

import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tools.serving import Served

# The browser is left to itself: no sandbox where tests run as root, nothing fetched, nothing told.
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Debian's chromium; without one the tests are skipped, where CI does not insist on it."""
    chromium = shutil.which("chromium")
    if chromium is None:
        line = "there is no chromium; `apt-get install chromium` brings one"
        if os.environ.get("CANASTA_REQUIRE_BROWSER", "0") != "0":
            pytest.fail(line)
        pytest.skip(line)
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium, headless=True, args=[*FLAGS])
        yield browser
        browser.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    """A running server with an empty folder for its data."""
    served = Served([sys.executable, "-m", "canasta"], tmp_path / "data")
    served.start()
    yield served
    served.stop()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A page in a browser that knows nothing yet; what goes wrong in it fails the test."""
    context = browser.new_context(locale="en")
    page = context.new_page()
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("console", lambda said: faults.append(said.text) if said.type == "error" else None)
    yield page
    context.close()
    assert not faults
