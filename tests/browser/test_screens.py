"""Pictures of the main states of the page; those in docs/screens are taken here.

CANASTA_SCREENS=1 takes them anew. Every other run takes them too, to see that it can be done and
that the kept ones are of the same states and sizes, and keeps nothing.
"""

from __future__ import annotations

import os
import struct
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser import states
from tests.browser.conftest import Visit
from tools.serving import Served

KEPT = Path(__file__).parents[2] / "docs" / "screens"
MOST = 250_000  # bytes of one picture
SCALE = 0.7  # of the larger screens; what is cloth on them takes many bytes
SIZES = {
    "desktop": {"width": 1440, "height": 900},
    "tablet": {"width": 820, "height": 1180},
    "phone": {"width": 360, "height": 740},
}


@dataclass(frozen=True)
class Picture:
    """What is pictured, on which screen, in which language and light."""

    state: Callable[[Page, str], None]
    size: str
    language: str = "en"
    scheme: str = "light"

    @property
    def name(self) -> str:
        """Of the file."""
        dark = "-dark" * (self.scheme == "dark")
        return f"{self.state.__name__.replace('_', '-')}-{self.size}-{self.language}{dark}.png"


# Home comes first, while no match has been played.
PICTURES = (
    Picture(states.home, "desktop"),
    Picture(states.home, "phone", "ro", "dark"),
    Picture(states.new_game, "tablet", "ro"),
    Picture(states.rules, "phone"),
    Picture(states.draw_phase, "desktop"),
    Picture(states.draw_phase, "phone", "ro"),
    Picture(states.opening, "phone"),
    Picture(states.opening, "desktop", "ro", "dark"),
    Picture(states.frozen_pile, "tablet"),
    Picture(states.bolivia, "phone"),
    Picture(states.bolivia, "tablet", "ro", "dark"),
    Picture(states.hand_and_foot, "phone"),
    Picture(states.hand_and_foot, "desktop", "ro"),
    Picture(states.score_sheet, "desktop"),
    Picture(states.score_sheet, "phone", "ro"),
    Picture(states.match_end, "tablet"),
)
# What only the page itself knows of a table: the melds that are not sent yet.
UNSENT = (states.opening,)


@pytest.fixture(scope="module")
def places() -> dict[str, str]:
    """The address of each state that has been come to before."""
    return {}


@pytest.mark.parametrize("picture", PICTURES, ids=[picture.name for picture in PICTURES])
def test_each_state_can_be_pictured(
    visit: Visit, server: Served, places: dict[str, str], tmp_path: Path, picture: Picture
):
    name = picture.state.__name__
    unsent = picture.state in UNSENT
    if name not in places and not unsent:
        page = visit()
        picture.state(page, server.address)
        places[name] = page.url
    touch = picture.size != "desktop"
    page = visit(
        viewport=SIZES[picture.size],
        has_touch=touch,
        is_mobile=touch,
        locale="en" if unsent else picture.language,
        color_scheme=picture.scheme,
        device_scale_factor=1.0 if picture.size == "phone" else SCALE,
    )
    if unsent:
        picture.state(page, server.address)
        states.State(name, picture.state).speak(page, picture.language)
    else:
        page.goto(places[name])
    anew = os.environ.get("CANASTA_SCREENS", "0") != "0" or not KEPT.joinpath(picture.name).exists()
    folder = KEPT if anew else tmp_path
    folder.mkdir(parents=True, exist_ok=True)
    take(page, folder / picture.name)
    assert size_of(folder / picture.name) == size_of(KEPT / picture.name)
    assert KEPT.joinpath(picture.name).stat().st_size < MOST


def take(page: Page, file: Path) -> None:
    """Takes a picture of what is to be seen, at rest."""
    expect(page.get_by_role("main").or_(page.get_by_role("dialog")).last).to_be_visible()
    page.wait_for_load_state("networkidle")
    page.wait_for_function("document.getAnimations().length === 0")
    page.evaluate("document.activeElement.blur()")  # no ring of the focus
    page.screenshot(path=file)


def size_of(file: Path) -> tuple[int, ...]:
    """The width and the height of a PNG, in pixels."""
    head = file.read_bytes()[:24]
    assert head[:8] == b"\x89PNG\r\n\x1a\n"
    return struct.unpack(">II", head[16:24])


def test_no_other_picture_is_kept():
    assert {file.name for file in KEPT.iterdir()} == {picture.name for picture in PICTURES}
