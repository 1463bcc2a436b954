"""A round of every game of the family is played on the page; the classic ones come elsewhere."""

import pytest
from playwright.sync_api import expect

from canasta.engine.rules import RULESETS, find_ruleset, usual_players
from tests.browser.axe import axe_faults
from tests.browser.conftest import Visit
from tests.browser.family import FamilyPlayer
from tests.browser.hands import Mouse
from tests.browser.record import record_of
from tests.browser.sheet import read_sheet, sheets_in
from tools.serving import Served

GAMES = [name for name in RULESETS if not name.startswith(("classic", "cutthroat"))]
SOME = 2  # turns until something lies on the table


@pytest.mark.parametrize("name", GAMES)
def test_a_round_is_played_to_its_score_sheet_and_the_next_one_is_dealt(
    visit: Visit, server: Served, name: str
):
    page = visit()
    player = FamilyPlayer(page, Mouse(), find_ruleset(name, usual_players(name)))
    player.open_game(server.address)
    player.play_turns(SOME)
    assert axe_faults(page) == []
    player.play_round()
    assert player.done["discard"] > 0 or player.done["show"] > 0
    shown = read_sheet(player.sheet)
    assert [shown] == sheets_in(record_of(page))
    player.sheet.get_by_role("button", name="Next round").click()
    expect(player.round_shown).to_contain_text("Round 2")
    player.await_turn()
    assert player.held()
