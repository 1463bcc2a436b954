"""The hand answers to mouse, finger and keyboard alike."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.fixtures import look_at, served_fixtures

WATCH_FLIGHTS = """() => new MutationObserver(() => {
  window.flown ||= document.querySelector(".flying") !== null;
}).observe(document.querySelector(".overlay"), { childList: true })"""


@pytest.fixture(scope="module")
def fixtures(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the fixtures."""
    with served_fixtures(tmp_path_factory.mktemp("fixtures")) as address:
        yield address


def selected(page: Page) -> list[str]:
    """The cards that are selected, in the order of the hand."""
    cards = page.locator(".hand button[aria-pressed=true]")
    return [card.get_attribute("data-card") or "" for card in cards.all()]


def centre(place: Locator) -> tuple[float, float]:
    """The middle of what is drawn there."""
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, start: Locator, end: Locator) -> None:
    """Moves the mouse with its button down; it is still down at the end."""
    box = start.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 10, box["y"] + 20)
    page.mouse.down()
    page.mouse.move(*centre(end), steps=5)


def card(page: Page, text: str) -> Locator:
    """The first such card in hand."""
    return page.locator(f'.hand button[data-card="{text}"]').first


def asked(page: Page) -> str:
    """What the page was asked to do last."""
    return page.locator("main").get_attribute("data-asked") or ""


def test_a_press_selects_a_card_and_another_lets_it_go(page: Page, fixtures: str):
    look_at(page, fixtures, "calm", "desktop")
    assert selected(page) == ["Jd", "Jh"]
    card(page, "7s").click()
    assert selected(page) == ["7s", "Jd", "Jh"]
    page.wait_for_timeout(400)
    card(page, "7s").click()
    assert selected(page) == ["Jd", "Jh"]


def test_two_quick_presses_take_the_whole_rank(page: Page, fixtures: str):
    look_at(page, fixtures, "calm", "desktop")
    card(page, "8s").dblclick(position={"x": 10, "y": 20})
    assert selected(page) == ["8h", "8s", "Jd", "Jh"]


def test_every_card_says_its_name(page: Page, fixtures: str):
    look_at(page, fixtures, "calm", "phone")
    queen = page.get_by_role("button", name="queen of diamonds", exact=True)
    assert queen.get_attribute("data-card") == "Qd"
    assert queen.get_attribute("aria-pressed") == "false"


def test_the_keyboard_walks_through_the_hand_and_selects(page: Page, fixtures: str):
    look_at(page, fixtures, "calm", "phone")  # seven cards in the first row, seven in the second
    card(page, "4c").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Space")
    page.keyboard.press("End")
    page.keyboard.press("Space")
    assert selected(page) == ["4d", "Jd", "Jh", "Qd", "Jk"]


def test_the_tab_key_reaches_the_hand_once(page: Page, fixtures: str):
    look_at(page, fixtures, "calm", "desktop")
    assert page.locator(".hand button[tabindex='0']").count() == 1


def test_a_card_that_is_dragged_onto_the_pile_is_discarded(page: Page, fixtures: str):
    look_at(page, fixtures, "staged", "desktop")
    drag(page, card(page, "5c"), page.locator(".pile"))
    expect(page.locator(".held .one")).to_have_count(1)
    page.mouse.up()
    expect(page.locator(".held .one")).to_have_count(0)
    assert asked(page) == "discard 1"


def test_the_selection_is_dragged_as_one(page: Page, fixtures: str):
    look_at(page, fixtures, "opening", "desktop")
    drag(page, card(page, "Ac"), page.locator("[data-place='meld:0:1']"))
    expect(page.locator(".held .one")).to_have_count(3)
    page.mouse.up()
    assert asked(page) == "add 1 3 4 5"


def test_a_card_that_is_dropped_beside_the_melds_is_selected(page: Page, fixtures: str):
    look_at(page, fixtures, "staged", "desktop")
    drag(page, card(page, "5c"), page.locator(".side.ours .about"))
    page.mouse.up()
    assert selected(page) == ["5c"]
    assert asked(page) == ""


def test_escape_gives_a_drag_up_and_nothing_else_happens(page: Page, fixtures: str):
    look_at(page, fixtures, "staged", "desktop")
    before = selected(page)
    drag(page, card(page, "5c"), page.locator(".pile"))
    page.keyboard.press("Escape")
    expect(page.locator(".held .one")).to_have_count(0)
    page.mouse.up()
    assert asked(page) == ""
    assert selected(page) == before


def test_a_finger_drags_too(browser: Browser, fixtures: str):
    context = browser.new_context(has_touch=True)
    page = context.new_page()
    look_at(page, fixtures, "staged", "phone")
    x, y = centre(card(page, "5c"))
    to_x, to_y = centre(page.locator(".pile"))
    finger = context.new_cdp_session(page)
    points = [(x - 15, y - 15), (x, y - 80), (to_x, to_y)]
    for i, (at_x, at_y) in enumerate(points):
        kind = "touchMove" if i else "touchStart"
        at = [{"x": at_x, "y": at_y}]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(100)
    assert asked(page) == "discard 1"
    context.close()


def test_stock_pile_and_fitting_melds_are_buttons(page: Page, fixtures: str):
    look_at(page, fixtures, "calm", "phone")
    page.get_by_role("button", name="Draw").click()
    assert asked(page) == "draw"
    page.get_by_role("button", name="Take").click()
    assert asked(page) == "take"
    look_at(page, fixtures, "staged", "phone")
    page.get_by_role("button", name="Discard").click()
    assert asked(page).startswith("discard ")
    page.get_by_role("button", name="Add to the nines").click()
    assert asked(page).startswith("add 2 ")


def test_a_drawn_card_flies_from_the_stock_and_blocks_nothing(moving_page: Page, fixtures: str):
    page = moving_page
    look_at(page, fixtures, "calm", "desktop")
    page.evaluate("location.hash = 'drawn'")
    expect(page.locator(".flying")).to_have_count(1)
    card(page, "7s").click()
    assert "7s" in selected(page)
    expect(page.locator(".flying")).to_have_count(0)
    expect(page.locator(".hand button")).to_have_count(15)


def test_what_another_seat_does_flies_from_and_to_its_plate(moving_page: Page, fixtures: str):
    page = moving_page
    look_at(page, fixtures, "waiting", "desktop")
    page.evaluate("location.hash = 'turned'")
    flying = page.locator(".flying")
    expect(flying).not_to_have_count(0)
    expect(flying).to_have_count(0)
    assert page.locator("[data-place=pile] [data-card]").get_attribute("data-card") == "9c"
    assert page.locator("[data-place='meld:1:2'] [data-card]").count() == 3


def test_nothing_flies_for_those_who_want_no_motion(browser: Browser, fixtures: str):
    page = browser.new_page(reduced_motion="reduce")
    look_at(page, fixtures, "calm", "desktop")
    flown = (
        "new MutationObserver(() => { if (document.querySelector('.flying')) window.flown = 1 })"
    )
    page.evaluate(f"{flown}.observe(document.querySelector('.overlay'), {{ childList: true }})")
    page.evaluate("location.hash = 'drawn'")
    expect(page.locator(".hand button")).to_have_count(15)
    assert page.evaluate("window.flown") in (None, False)
    page.close()
