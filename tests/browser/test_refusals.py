"""What cannot be done is refused in a sentence, where it was tried."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hands import Keyboard, Mouse
from tests.browser.player import UNLIKELY, WORTH, Player
from tools.serving import Served

TOO_LITTLE = re.compile(
    r"first melds need 50 points; this way you reach at most \d+\.|"
    r"first melds have \d+ of the 50 points they need; meld more, or take them back\."
)
DRAW_FIRST = "First draw a card or take the pile."


@pytest.fixture
def player(page: Page, server: Served) -> Player:
    """Somebody who is to draw, at the beginning of a round."""
    player = Player(page, Mouse())
    player.open_table(server.address)
    return player


def refused(player: Player) -> str:
    """The sentence that stands in the bar of the turn, right above the buttons."""
    said = player.bar.get_by_role("alert")
    expect(said).not_to_be_empty()
    text = said.inner_text()
    assert text.endswith(".")
    return text


def test_a_discard_before_the_draw_is_refused_when_it_is_dragged(player: Player):
    hand = player.ranks()
    Mouse().drag(player.cards.first, player.pile)
    assert refused(player) == DRAW_FIRST
    assert player.ranks() == hand


def test_a_discard_before_the_draw_is_refused_by_its_key(player: Player):
    player.select([0])
    player.page.keyboard.press("x")
    assert refused(player) == DRAW_FIRST


def test_two_cards_are_no_meld(player: Player):
    player.begin_turn()
    ranks = player.ranks()
    first = next(i for i in range(len(ranks) - 1) if ranks[i] == ranks[i + 1])
    player.select([first, first + 1])
    player.press("Meld")
    assert refused(player) == "A new meld like this needs 3 cards; you named 2."


def test_cards_of_two_ranks_are_no_meld(player: Player):
    player.begin_turn()
    ranks = player.ranks()
    other = next(i for i, rank in enumerate(ranks) if rank != ranks[0])
    player.select([0, other])
    player.press("Meld")
    assert refused(player).startswith("These cards do not make a meld;")


def test_a_meld_without_a_selection_says_what_to_do(player: Player):
    player.begin_turn()
    player.press("Meld")
    assert refused(player) == "Select cards in your hand first, then meld them."


def test_a_discard_without_a_selection_says_what_to_do(player: Player):
    player.begin_turn()
    player.press("Discard")
    assert refused(player) == "Select the one card of your hand that you discard."


def test_first_melds_that_are_worth_too_little_are_counted_and_refused(player: Player):
    """Three cards of a rank are never worth fifty points; what they are worth is told."""
    player.begin_turn()
    while (alike := three_alike(player)) is None:
        player.discard()
        player.await_turn()
        player.begin_turn()
    count = f"{sum(WORTH[player.ranks()[place]] for place in alike)} of 50"
    player.select(alike)
    expect(player.bar.get_by_text(count).first).to_be_visible()
    player.press("Meld")
    if player.lacks_points:  # others of the hand could go with them
        expect(player.bar.get_by_text(count).first).to_be_visible()
        player.select([0])
        player.press("Discard")
    assert TOO_LITTLE.search(refused(player))


def three_alike(player: Player) -> list[int] | None:
    """Three cards of a rank that are a meld, but worth less than the first ones must be."""
    ranks = player.ranks()
    for rank in set(ranks) - {*UNLIKELY, "ace"}:
        places = [place for place, held in enumerate(ranks) if held == rank]
        if len(places) >= 3:
            return places[:3]
    return None


def test_a_pile_that_cannot_be_taken_says_why(player: Player):
    while not player.is_pale("Take the pile"):
        player.begin_turn()
        player.discard()
        player.await_turn()
    player.press("Take the pile")
    assert "the pile" in refused(player).lower()
    assert player.offers("Draw")


def test_a_refusal_goes_when_something_else_is_done(player: Player):
    player.begin_turn()
    player.press("Discard")
    assert refused(player)
    player.select([0])
    expect(player.bar.get_by_role("alert")).to_be_empty()


def test_a_refusal_by_keyboard_leaves_the_focus_where_it_was(page: Page, server: Served):
    player = Player(page, Keyboard(page))
    player.open_table(server.address)
    player.command("d", "Draw")
    player.select([3])
    player.select([3])
    page.keyboard.press("m")
    assert refused(player)
    expect(player.cards.nth(3)).to_be_focused()
