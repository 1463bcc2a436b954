"""The main states of the page, and how a person comes to each."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Page, expect

from canasta.engine.rules import find_ruleset, usual_players
from tests.browser.family import FamilyPlayer
from tests.browser.hands import Mouse
from tests.browser.player import TURNS, WILD, Player

MID_ROUND = 4  # turns
TABLES = 20  # more than must be dealt
LANGUAGES = {"en": "English", "ro": "Română"}


@dataclass(frozen=True)
class State:
    """A state of the page, by its name."""

    name: str
    reach: Callable[[Page, str], None]
    """Comes to it, from the address of a server."""
    at_table: bool = True

    def speak(self, page: Page, language: str) -> None:
        """Lets the page speak a language, and comes back to the state where that left it."""
        if page.locator("html").get_attribute("lang") == language:
            return
        reopens = page.get_by_role("dialog").count() > 0
        if reopens:
            page.keyboard.press("Escape")
        if self.at_table:
            page.get_by_role("button", name=re.compile("Settings|Setări")).click()
        field = page.get_by_role("combobox", name=re.compile("Language|Limb"))
        field.last.select_option(label=LANGUAGES[language])
        expect(page.locator("html")).to_have_attribute("lang", language)
        if self.at_table:
            page.keyboard.press("Escape")
        if reopens:
            page.keyboard.press("s")
            expect(page.get_by_role("dialog")).to_be_visible()


def bring_about(page: Page, address: str, state: State) -> None:
    """Comes to a state, and waits until all of it is there."""
    state.reach(page, address)
    page.wait_for_load_state("networkidle")


def home(page: Page, address: str) -> None:
    page.goto(address)
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def new_game(page: Page, address: str) -> None:
    page.goto(f"{address}new")
    expect(page.get_by_role("button", name="Start")).to_be_visible()


def rules(page: Page, address: str) -> None:
    page.goto(f"{address}rules/classic/4")
    expect(page.get_by_role("main").get_by_role("listitem").first).to_be_visible()


def draw_phase(page: Page, address: str) -> None:
    player = Player(page, Mouse())
    player.open_table(address, bots="Thoughtful")
    expect(player.button("Draw")).to_be_visible()


def opening(page: Page, address: str) -> None:
    """A first meld is laid that needs another one beside it; not every hand has such."""
    player = Player(page, Mouse())
    for _ in range(TABLES):
        player.open_table(address, bots="Thoughtful")
        player.play_turn()
        player.begin_turn()
        ranks = [] if player.is_open else player.likely_ranks()
        for rank in ranks:
            if player.select_rank(rank) and player.lay_selection():
                break
        if player.must_play and player.lacks_points:
            player.select_rank(ranks[-1])
            return
    raise AssertionError("no hand needs two melds to open")


def frozen_pile(page: Page, address: str) -> None:
    """A wild card of our own lies crosswise in the pile."""
    player = Player(page, Mouse())
    player.open_table(address, bots="Thoughtful")
    for _ in range(TURNS):
        player.begin_turn()
        wild = [place for place, rank in enumerate(player.ranks()) if rank in WILD]
        player.discard(wild[0] if wild else None)
        player.await_turn()
        if wild and "Frozen" in page.get_by_role("region", name="Stock and pile").inner_text():
            return
    raise AssertionError("the pile does not freeze")


def score_sheet(page: Page, address: str) -> None:
    player = Player(page, Mouse())
    player.open_table(address, bots="Thoughtful")
    player.play_round()


def bolivia(page: Page, address: str) -> None:
    """In the midst of a round with sequences."""
    _mid_round(page, address, "bolivia")


def hand_and_foot(page: Page, address: str) -> None:
    """In the midst of a round with packets."""
    _mid_round(page, address, "hand-and-foot")


def _mid_round(page: Page, address: str, preset: str) -> None:
    player = FamilyPlayer(page, Mouse(), find_ruleset(preset, usual_players(preset)))
    player.open_game(address)
    player.play_turns(MID_ROUND)


def match_end(page: Page, address: str) -> None:
    """Two play, who are done sooner than four."""
    player = Player(page, Mouse())
    player.open_table(address, target=500, players=2, bots="Simple")
    for _ in range(20):
        player.play_round()
        following = player.sheet.get_by_role("button", name="Next round")
        if not following.is_visible():
            return
        following.click()
        expect(player.sheet).to_be_hidden()
        player.await_turn()
    raise AssertionError("the match does not end")


STATES = (
    State("home", home, at_table=False),
    State("new game", new_game, at_table=False),
    State("rules", rules, at_table=False),
    State("draw", draw_phase),
    State("opening", opening),
    State("frozen pile", frozen_pile),
    State("score sheet", score_sheet),
    State("match end", match_end),
)
