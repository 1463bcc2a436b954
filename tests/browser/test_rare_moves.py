"""Moves that few rounds bring: a person makes them on the page, and the record holds them.

Each seed gives the person the first turn, and the cards that the move needs. A pile is what the
bots leave: where they play otherwise than now, those two tests need other seeds.
"""

import pytest
from playwright.sync_api import Locator, Page, expect

from canasta.engine.memory import RoundEnd
from canasta.engine.notation import format_action
from canasta.engine.record import RoundRecord
from canasta.engine.rules import find_ruleset, usual_players
from tests.browser.family import FamilyPlayer
from tests.browser.hands import Mouse
from tests.browser.record import record_of
from tests.browser.sheet import read_sheet, sheets_in
from tools.serving import Served

TEXTS = "(cards) => cards.map((card) => card.dataset.card)"
STAGED = "not shown to the others yet"


@pytest.mark.parametrize("seed", ["two melds of a rank 5477"])
def test_two_melds_of_a_rank_are_joined(page: Page, own_server: Served):
    player = sit_down(page, own_server, "samba")
    player.press("Draw")
    lay(player, "Qc Qc Qc")
    lay(player, "Qd Qs Qs")
    assert player.melds_of_mine() == [f"queens, 3 cards, {STAGED}"] * 2
    assert player.join_melds()
    assert player.melds_of_mine() == [f"queens, 6 cards, {STAGED}"]
    player.discard(*places_of(player, "5d"))
    expect(log_of(page)).to_contain_text("joined two melds: queens, 6 cards")
    player.await_turn()
    plays = plays_of(finish_round(player))
    assert plays[:5] == ["draw", "meld Qc Qc Qc", "meld Qd Qs Qs", "merge m1 > m0", "discard 5d"]


@pytest.mark.parametrize("seed", ["onto a sequence 5488"])
def test_the_pile_is_taken_onto_a_sequence(page: Page, own_server: Served):
    player = sit_down(page, own_server, "bolivia")
    player.press("Draw")
    lay(player, "8s 9s Ts Js Qs")
    player.discard(*places_of(player, "3c"))
    player.await_turn()
    expect(player.button("Take the pile")).to_contain_text("onto the 7–Q of spades")
    held = len(player.held())
    player.press("Take the pile")
    assert "7–K of spades, 7 cards, canasta in sequence" in player.melds_of_mine()
    assert len(player.held()) == held + 1  # of two cards, the upper one lies on the table
    expect(log_of(page)).to_contain_text("now a canasta in sequence")
    plays = plays_of(finish_round(player))
    assert plays[:3] == ["draw", "meld 8s 9s Ts Js Qs", "discard 3c"]
    assert plays[plays.index("discard Ks") + 1] == "take > m0"


@pytest.mark.parametrize("seed", ["onto a sequence 159592"])
def test_of_several_ways_to_take_the_pile_the_one_onto_a_sequence_is_chosen(
    page: Page, own_server: Served
):
    player = sit_down(page, own_server, "samba")
    player.press("Draw")
    lay(player, "Jc Qc Kc Ac")
    player.discard(*places_of(player, "6s"))
    player.await_turn()
    player.press("Take the pile")
    ways = page.get_by_role("dialog", name="Which way?").get_by_role("listitem")
    expect(ways).to_have_count(2)
    player.hands.press(ways.get_by_role("button", name="onto the J–A of clubs"))
    player.line.settle()
    assert f"10–A of clubs, 5 cards, {STAGED}" in player.melds_of_mine()
    plays = plays_of(finish_round(player))
    assert plays[:3] == ["draw", "meld Jc Qc Kc Ac", "discard 6s"]
    assert plays[plays.index("discard Tc") + 1] == "take > m0"


@pytest.mark.parametrize("seed", ["special hand 37845"])
def test_a_special_hand_is_shown(page: Page, own_server: Served):
    player = sit_down(page, own_server, "modern-american")
    player.press("Draw")
    player.press("Show your special hand: pairs")
    expect(player.sheet).to_contain_text("A special hand was shown: the round is over.")
    expect(player.sheet.get_by_role("figure", name="Pairs")).to_contain_text("You")
    expect(log_of(page)).to_contain_text("showed a special hand (pairs)")
    played = finish_round(player)
    assert plays_of(played) == ["draw", "show pairs"]
    assert played.result is not None
    assert played.result.end is RoundEnd.SPECIAL


@pytest.mark.parametrize("seed", ["kept three 3702"])
def test_a_kept_three_is_laid_and_a_card_replaces_it(page: Page, own_server: Served):
    player = sit_down(page, own_server, "modern-american")
    laid = player.my_melds.get_by_role("img", name="1 red three")
    expect(laid).to_be_hidden()
    held = player.ranks()
    assert "red three" in held
    player.press("Lay your three")
    expect(laid).to_be_visible()
    assert "red three" not in player.ranks()
    assert len(player.ranks()) == len(held)
    player.press("Draw")
    plays = plays_of(finish_round(player))
    assert plays[:2] == ["three", "draw"]


def sit_down(page: Page, server: Served, preset: str) -> FamilyPlayer:
    """Opens a table of a game, where the person is to draw."""
    player = FamilyPlayer(page, Mouse(), find_ruleset(preset, usual_players(preset)))
    player.open_game(server.address, bots="Simple")
    return player


def lay(player: FamilyPlayer, cards: str) -> None:
    """Lays cards as a meld of their own."""
    player.select(places_of(player, cards))
    player.press("Meld")


def places_of(player: FamilyPlayer, cards: str) -> list[int]:
    """Where cards are in the hand, which has them all."""
    hand: list[str | None] = player.cards.evaluate_all(TEXTS)
    places = []
    for card in cards.split():
        places.append(hand.index(card))
        hand[places[-1]] = None
    return places


def log_of(page: Page) -> Locator:
    """What the page tells of the round."""
    return page.get_by_role("group", name="What happened")


def finish_round(player: FamilyPlayer) -> RoundRecord:
    """Plays on to the score sheet; the record of the round, which has the same sheet."""
    player.play_round()
    record = record_of(player.page)
    assert [read_sheet(player.sheet)] == sheets_in(record)
    return record.rounds[0]


def plays_of(played: RoundRecord) -> list[str]:
    """All that was done in a round, in order."""
    return [format_action(action) for action in played.actions]
