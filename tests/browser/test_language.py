"""The page speaks one language at a time, and changes it without a loss."""

import re

import pytest
from playwright.sync_api import Page, expect

from canasta.engine.rules import RULESETS
from canasta.i18n import catalogue
from tests.browser.hands import Mouse
from tests.browser.player import Player
from tests.browser.words import words_of
from tools.serving import Served

WORD = re.compile(r"[^\W\d_]{3,}")
# The same words in both languages; many games too are called alike.
ALIKE = {"Canasta", "joker", "dealer", "normal", "Esc"} | {
    name
    for name in (catalogue("en").say(f"preset-{preset}") for preset in RULESETS)
    if name in {catalogue("ro").say(f"preset-{preset}") for preset in RULESETS}
}
LOOKS = 60
HEX = re.compile(r"[0-9a-f]{12,}…?")


def switch(page: Page, language: str) -> None:
    """Chooses a language in the header of a page."""
    page.get_by_role("combobox", name=re.compile("Language|Limba")).select_option(label=language)
    expect(page.locator("html")).to_have_attribute("lang", "ro" if language == "Română" else "en")


def check_other_words(page: Page, english: list[str]) -> None:
    """Waits until nothing that was English is left, and as much is said as before."""
    for _ in range(LOOKS):
        now = words_of(page)
        words = {text for text in now if WORD.search(text) and not HEX.fullmatch(text)}
        left = words & set(english) - ALIKE
        if not left:
            break
        page.wait_for_timeout(50)
    assert not left
    assert len(now) == len(english)


@pytest.mark.parametrize("path", ["", "new", "rules/classic/4", "table/none", "nowhere"])
def test_every_word_of_a_page_changes(page: Page, server: Served, path: str):
    page.goto(f"{server.address}{path}")
    expect(page.get_by_role("main").get_by_role("link").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    english = words_of(page)
    switch(page, "Română")
    check_other_words(page, english)


@pytest.fixture
def player(page: Page, server: Served) -> Player:
    """Somebody in mid-turn, with melds that can be taken back."""
    player = Player(page, Mouse())
    player.open_table(server.address)
    player.play_until_staged()
    return player


def speak_romanian(page: Page) -> None:
    """Changes the language in the settings of the table, and closes them."""
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").get_by_label("Language").select_option(label="Română")
    expect(page.locator("html")).to_have_attribute("lang", "ro")
    page.get_by_role("dialog").get_by_role("button", name=said("act-close")).click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def said(id: str) -> str:
    """A message in Romanian."""
    return catalogue("ro").say(id)


def test_every_word_at_the_table_changes_and_the_turn_stays(player: Player):
    page = player.page
    english = words_of(page)
    cards = page.locator("[data-card]")
    before = cards.evaluate_all("(cards) => cards.map((card) => card.dataset.card)")
    speak_romanian(page)
    check_other_words(page, english)
    assert cards.evaluate_all("(cards) => cards.map((card) => card.dataset.card)") == before
    expect(page.get_by_role("button", name=said("act-take-back"))).to_be_visible()


def test_what_opens_at_the_table_is_in_the_language(page: Page, server: Served):
    """The help of the keys, the scores, a refusal."""
    Player(page, Mouse()).open_table(server.address)
    english = {}
    for key in ("?", "s", "t"):
        page.keyboard.press(key)
        english[key] = words_of(page)
        page.keyboard.press("Escape")
    speak_romanian(page)
    for key, words in english.items():
        page.keyboard.press(key)
        check_other_words(page, words)
        page.keyboard.press("Escape")


def test_a_score_sheet_is_in_the_language(player: Player):
    player.play_round()
    english = words_of(player.page)
    player.sheet.get_by_role("button", name="Close").click()
    speak_romanian(player.page)
    player.page.keyboard.press("s")
    check_other_words(player.page, english)


def test_a_language_is_remembered(page: Page, server: Served):
    page.goto(server.address)
    switch(page, "Română")
    page.reload()
    expect(page.get_by_role("button", name=said("home-play-now"))).to_be_visible()


def test_the_first_language_is_that_of_the_browser(visit, server: Served):
    page = visit(locale="ro-RO")
    page.goto(server.address)
    expect(page.get_by_role("button", name=said("home-play-now"))).to_be_visible()
