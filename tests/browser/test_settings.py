"""What a person can set stays set: the pace of the bots, the look, the colours."""

from time import monotonic

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hands import Mouse
from tests.browser.player import Player
from tools.serving import Served

SLOW = 1.5  # seconds, of one bot


@pytest.fixture
def player(page: Page, server: Served) -> Player:
    """Somebody at a table."""
    player = Player(page, Mouse())
    player.open_table(server.address)
    return player


def choose(player: Player, setting: str, value: str) -> None:
    """Opens the settings, chooses something, closes them."""
    dialog = open_settings(player)
    dialog.get_by_label(setting).select_option(label=value)
    dialog.get_by_role("button", name="Close").click()
    expect(dialog).to_be_hidden()


def open_settings(player: Player):
    player.page.get_by_role("button", name="Settings").click()
    dialog = player.page.get_by_role("dialog", name="Settings")
    expect(dialog).to_be_visible()
    return dialog


def test_bots_move_at_the_pace_that_was_chosen(player: Player):
    choose(player, "Pace of the bots", "slow")
    player.play_to_discard()
    player.discard()
    began = monotonic()
    player.await_turn()
    assert monotonic() - began > 2 * SLOW
    choose(player, "Pace of the bots", "at once")
    player.play_to_discard()
    player.discard()
    began = monotonic()
    player.await_turn()
    assert monotonic() - began < 2 * SLOW


def test_the_look_that_was_chosen_is_kept(player: Player):
    page = player.page
    light = paper(page)
    choose(player, "Look", "Dark")
    assert paper(page) != light
    page.reload()
    expect(player.hand).to_be_visible()
    assert paper(page) != light
    choose(player, "Look", "Light")
    assert paper(page) == light


def paper(page: Page) -> str:
    """The colour that sheets of paper have."""
    colour: str = page.get_by_role("complementary").evaluate(
        "(it) => getComputedStyle(it).background"
    )
    return colour


def test_four_suit_colours_can_be_two(player: Player):
    dialog = open_settings(player)
    four = suit_colours(player.page)
    dialog.get_by_role("checkbox", name="Four suit colours").uncheck()
    assert suit_colours(player.page) == 2
    assert four > 2


def suit_colours(page: Page) -> int:
    """How many colours the suits in hand have; jokers have none."""
    count: int = page.get_by_role("group", name="Your hand", include_hidden=True).evaluate(
        """(hand) => new Set([...hand.querySelectorAll("[role=img]")]
          .filter((card) => card.ariaLabel !== "joker")
          .map((card) => getComputedStyle(card).color)).size"""
    )
    return count


def test_whoever_leaves_comes_back_to_the_same_hand(player: Player):
    hand = player.ranks()
    dialog = open_settings(player)
    dialog.get_by_role("button", name="Leave the table").click()
    expect(dialog.get_by_text("Leave the table? A bot plays on for you")).to_be_visible()
    dialog.get_by_role("button", name="Leave the table").click()
    player.page.get_by_role("link", name="Continue").first.click()
    expect(player.cards).to_have_count(len(hand))
    assert player.ranks() == hand


def test_the_help_lists_the_keys(player: Player):
    player.page.keyboard.press("?")
    dialog = player.page.get_by_role("dialog", name="Keys")
    expect(dialog).to_contain_text("Draw from the stock")
    player.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
