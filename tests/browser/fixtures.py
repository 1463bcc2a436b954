"""The tables of web/fixtures, built and served for the tests that look at them."""

from __future__ import annotations

import site
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

from playwright.sync_api import Page

from tools.node import need_node

WEB = Path(__file__).parents[2] / "web"
AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
NAMES = sorted(file.stem for file in (WEB / "fixtures" / "sights").glob("*.json"))

SIZES = {
    "small phone": (320, 640),
    "phone": (360, 740),
    "tablet": (820, 1180),
    "desktop": (1440, 900),
    "desktop at 200 %": (720, 450),
}


class Silent(SimpleHTTPRequestHandler):
    """A folder, served without a line for every file."""

    def log_message(self, format: str, *arguments: object) -> None:
        """Says nothing."""


@contextmanager
def served_fixtures(folder: Path) -> Iterator[str]:
    """The address of the fixtures, built into a folder."""
    node = need_node([Path(path) for path in site.getsitepackages()])
    options = ("--", "--outDir", str(folder), "--logLevel", "error")
    node.run_npm("build the fixtures", "run", "--silent", "fixtures", *options, cwd=WEB)
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Silent, directory=str(folder)))
    thread = Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/index.html"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def look_at(
    page: Page, address: str, name: str, size: str, theme: str = "light", lang: str = "en"
) -> None:
    """Opens a fixture at a size of SIZES and waits until its cards lie where they belong."""
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    page.goto(f"{address}?name={name}&theme={theme}&lang={lang}")
    page.locator(".felt").wait_for()
    page.wait_for_function("document.getAnimations().length === 0")
