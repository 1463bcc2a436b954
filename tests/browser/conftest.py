"""A server and browsers, for the tests that look at the page as its players do."""

import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, sync_playwright

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
SEED = "tests in a browser"
PATIENCE = 10_000  # milliseconds, on a busy machine
DESKTOP: ViewportSize = {"width": 1440, "height": 900}

# What a seat adds to the shuffle is chance; every run is to deal the same cards.
SAME_ADDITION = "crypto.getRandomValues = (array) => array.fill(7);"


@pytest.fixture(scope="session")
def chromium() -> str:
    """Debian's chromium; without one the tests are skipped, where CI does not insist on it."""
    found = shutil.which("chromium")
    if found is None:
        line = "there is no chromium; `apt-get install chromium` brings one"
        if os.environ.get("CANASTA_REQUIRE_BROWSER", "0") != "0":
            pytest.fail(line)
        pytest.skip(line)
    return found


@pytest.fixture(scope="session")
def browser(chromium: str) -> Iterator[Browser]:
    """The program; each test has visitors of its own in it."""
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium, headless=True, args=[*FLAGS])
        yield browser
        browser.close()


def seeded_server(data: Path, seed: str = SEED) -> Served:
    """A server that deals the same in every run; not yet started."""
    return Served([sys.executable, "-m", "canasta"], data, {"CANASTA_SEED": seed})


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A running server for the tests of a file, with an empty folder for its data."""
    served = seeded_server(tmp_path_factory.mktemp("server") / "data")
    served.start()
    yield served
    served.stop()


@pytest.fixture
def seed() -> str:
    """What decides the cards of `own_server`; a test that needs certain cards names another."""
    return SEED


@pytest.fixture
def own_server(tmp_path: Path, seed: str) -> Iterator[Served]:
    """The same for one test alone, which then always gets the same cards."""
    served = seeded_server(tmp_path / "data", seed)
    served.start()
    yield served
    served.stop()


class Visit(Protocol):
    """Opens a browser that knows nothing yet, with options of Playwright."""

    def __call__(self, **options: Any) -> Page: ...


@pytest.fixture
def faults() -> list[str]:
    """What went wrong in a page; a test takes out what it caused on purpose."""
    return []


@pytest.fixture
def visit(browser: Browser, faults: list[str]) -> Iterator[Visit]:
    """Visitors of the page; what goes wrong in any of them fails the test."""
    contexts: list[BrowserContext] = []

    def arrive(**options: Any) -> Page:
        usual = {"locale": "en", "viewport": DESKTOP, "reduced_motion": "reduce"}
        context = browser.new_context(**{**usual, **options})
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(SAME_ADDITION)
        page = context.new_page()
        watch(page, faults)
        return page

    yield arrive
    for context in contexts:
        context.close()
    assert not faults


@pytest.fixture
def page(visit: Visit) -> Page:
    """A page in a browser that knows nothing yet."""
    return visit()


@pytest.fixture
def moving_page(visit: Visit) -> Page:
    """The same, where cards fly."""
    return visit(reduced_motion="no-preference")


def watch(page: Page, faults: list[str]) -> None:
    """Notes what goes wrong in a page."""
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("console", lambda said: faults.append(said.text) if said.type == "error" else None)
