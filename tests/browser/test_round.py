"""A whole round is played with a mouse, with a finger, with the keyboard alone."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.hands import Finger, Keyboard, Mouse
from tests.browser.player import Player
from tools.serving import Served

PHONE = {"width": 360, "height": 740}


def test_a_round_is_played_with_a_mouse(visit: Visit, own_server: Served):
    player = Player(visit(reduced_motion="no-preference"), Mouse())
    player.open_table(own_server.address)
    for turn in range(60):
        player.drags = turn % 2 == 1
        player.play_turn()
        if player.is_over:
            break
    expect(player.sheet).to_contain_text("round is over")
    for deed in ("draw", "meld", "add", "discard", "drag"):
        assert player.done[deed] > 0, deed


def test_a_round_is_played_with_a_finger_on_a_phone(visit: Visit, own_server: Served):
    page = visit(has_touch=True, is_mobile=True, viewport=PHONE)
    player = Player(page, Finger())
    player.open_table(own_server.address)
    player.play_round()
    expect(player.sheet).to_contain_text("round is over")
    assert player.done["meld"] > 0


def test_a_round_is_played_by_keyboard_alone(visit: Visit, own_server: Served):
    page = visit()
    player = Player(page, Keyboard(page))
    player.open_table(own_server.address)
    player.play_round()
    expect(player.sheet).to_contain_text("round is over")
    assert player.done["meld"] > 0
