"""Everybody can use the page: by axe, by the size of what is pressed, on any screen, by ear."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from tests.browser.axe import axe_faults
from tests.browser.conftest import PATIENCE, SAME_ADDITION, watch
from tests.browser.hands import Mouse
from tests.browser.player import Player
from tests.browser.states import STATES, State, bring_about
from tools.serving import Served

LEAST_TARGET = 44  # CSS pixels
SIZES: dict[str, ViewportSize] = {
    "smallest": {"width": 320, "height": 640},
    "phone": {"width": 360, "height": 740},
    "desktop at 200 %": {"width": 720, "height": 450},
    "desktop": {"width": 1440, "height": 900},
}

# What can be pressed, but links within a sentence, which may be as high as their line.
SMALL = """(least) => [...document.querySelectorAll(
  "button, a, select, summary, input:not(.unseen), label:has(.unseen)"
)].filter((element) => {
  if (!element.checkVisibility({ visibilityProperty: true })) return false;
  if (element.closest("dialog") === null && document.querySelector("dialog[open]")) return false;
  if (element.matches(".skip:not(:focus)")) return false;
  if (getComputedStyle(element).display === "inline") return false;
  if (element.matches("input") && element.closest("label")) {
    const { width, height } = element.closest("label").getBoundingClientRect();
    return Math.max(width, height) < least || height < least;
  }
  const { width, height } = element.getBoundingClientRect();
  return width < least - 0.5 || height < least - 0.5;
}).map((element) => element.outerHTML.slice(0, 120))"""

SIDEWAYS = """() => [document.documentElement, ...document.querySelectorAll("dialog[open], main *")]
  .filter((element) => {
    const { overflowX } = getComputedStyle(element);
    const scrolls = element === document.documentElement || /auto|scroll/.test(overflowX);
    return scrolls && element.scrollWidth > element.clientWidth;
  }).map((element) => element.outerHTML.slice(0, 120))"""

DEEDS = "drew|took|laid|melded|added|discarded|asked|answered|went"
MOVING = "document.getAnimations().map((motion) => motion.effect.target?.className ?? '')"


@pytest.fixture(scope="module", params=STATES, ids=[state.name for state in STATES])
def shown(
    browser: Browser, server: Served, request: pytest.FixtureRequest
) -> Iterator[tuple[Page, State]]:
    """The page in one of its states; the tests of one state look at the same page."""
    state: State = request.param
    context = browser.new_context(locale="en", viewport=SIZES["desktop"], reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    context.add_init_script(SAME_ADDITION)
    page = context.new_page()
    faults: list[str] = []
    watch(page, faults)
    bring_about(page, server.address, state)
    yield page, state
    context.close()
    assert not faults


@pytest.mark.parametrize("look", ["light", "dark"])
@pytest.mark.parametrize("language", ["en", "ro"])
def test_axe_finds_nothing(shown: tuple[Page, State], look: str, language: str):
    page, state = shown
    page.set_viewport_size(SIZES["desktop" if look == "light" else "phone"])
    page.emulate_media(color_scheme="dark" if look == "dark" else "light")
    state.speak(page, language)
    assert axe_faults(page) == []


@pytest.mark.parametrize("size", SIZES)
def test_nothing_scrolls_sideways(shown: tuple[Page, State], size: str):
    page, _ = shown
    page.set_viewport_size(SIZES[size])
    assert page.evaluate(SIDEWAYS) == []


@pytest.mark.parametrize("size", SIZES)
def test_what_is_pressed_is_large_enough_for_a_finger(shown: tuple[Page, State], size: str):
    page, _ = shown
    page.set_viewport_size(SIZES[size])
    assert page.evaluate(SMALL, LEAST_TARGET) == []


def test_nothing_moves_for_those_who_want_no_motion(shown: tuple[Page, State]):
    page, _ = shown
    assert page.evaluate(MOVING) == []


def test_every_event_is_told_to_those_who_hear_the_page(page: Page, server: Served):
    """What comes into the live region is what stands in the log, whole and in order."""
    player = Player(page, Mouse())
    player.open_table(server.address)
    page.evaluate(HEAR)
    before = page.get_by_role("listitem").all_inner_texts()
    for _ in range(3):
        player.play_turn()
    told = page.get_by_role("listitem").all_inner_texts()[len(before) :]
    assert len(told) >= 12 - 1
    heard = " ".join(page.evaluate("window.heard"))
    parts = [part for sentence in told for part in parts_of(sentence)]
    assert [part for part in parts if part not in heard] == []
    assert "Your turn" in " ".join(page.evaluate("window.alerted"))


def parts_of(sentence: str) -> list[str]:
    """What was done, one by one: the log puts a turn into one sentence, as it goes on."""
    parts = re.split(f"(?:,| and) (?={DEEDS})", sentence.rstrip("."))
    # Cards that followed onto a meld stand with it in the log.
    return [" ".join(part.split()[:2]) if "melded" in part else part for part in parts]


# A screen reader hears what is put into a live region.
HEAR = """() => {
  window.heard = [];
  window.alerted = [];
  const hear = (selector, into) => {
    const region = document.querySelector(selector);
    const listen = () => into.push(...region.innerText.split("\\n").filter((line) => line));
    new MutationObserver(listen).observe(region, {
      childList: true, subtree: true, characterData: true,
    });
  };
  hear("[role=log]", window.heard);
  hear("[aria-live=assertive]", window.alerted);
}"""
