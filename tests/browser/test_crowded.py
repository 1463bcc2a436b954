"""Everything on a table can be read and pressed, however crowded it is."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.fixtures import AXE, NAMES, SIZES, look_at, served_fixtures

LEAST_INDEX = 14  # CSS pixels, of the letter in the corner
LEAST_TARGET = 44
LEAST_STRIP = 28  # of a card in hand that another one covers

SIDEWAYS = """() => [...document.querySelectorAll("*")].filter((element) => {
  const { overflowX } = getComputedStyle(element);
  const scrolls = element === document.documentElement || overflowX === "auto";
  const box = element.getBoundingClientRect();
  const leaves = box.width > 1 && (box.right > innerWidth + 0.5 || box.left < -0.5);
  return (scrolls && element.scrollWidth > element.clientWidth) ||
    (leaves && element.closest(".overlay, svg, .index") === null);
}).map((element) => element.outerHTML.slice(0, 90))"""

UNREADABLE = """([selector, least]) => [...document.querySelectorAll(selector)].filter((card) => {
  const index = card.querySelector(".index b");
  index.scrollIntoView({ block: "nearest" });
  const { left, top, width, height } = index.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  const seen = hit !== null && (card.contains(hit) || hit === card);
  return !seen || height < least || parseFloat(getComputedStyle(index).fontSize) < least;
}).map((card) => card.dataset.card)"""

COVERED = """([height, width]) => [...document.querySelectorAll(".hand button")].filter((card) => {
  card.scrollIntoView({ block: "nearest" });
  const { left, top } = card.getBoundingClientRect();
  const points = [[4, 4], [width - 2, 4], [4, height - 2], [width - 2, height - 2]];
  return !points.every(([x, y]) => {
    const hit = document.elementFromPoint(left + x, top + y);
    return hit?.closest("button") === card;
  });
}).map((card) => card.dataset.card)"""

SMALL = """(least) => [...document.querySelectorAll("button")].filter((button) => {
  const { width, height } = button.getBoundingClientRect();
  return width < least || height < least;
}).map((button) => button.getAttribute("aria-label"))"""

FAULTS = """async () => (await axe.run()).violations.map(
  ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(" ")}`
)"""


@pytest.fixture(scope="module")
def fixtures(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the fixtures."""
    with served_fixtures(tmp_path_factory.mktemp("fixtures")) as address:
        yield address


@pytest.fixture(scope="module", params=[f"{name}, {size}" for name in NAMES for size in SIZES])
def table(browser: Browser, fixtures: str, request: pytest.FixtureRequest) -> Iterator[Page]:
    """A table at a size; the tests of one look at the same page, which they leave as it is."""
    name, size = request.param.split(", ")
    page = browser.new_page()
    look_at(page, fixtures, name, size)
    yield page
    page.close()


def test_nothing_scrolls_or_juts_out_sideways(table: Page):
    assert table.evaluate(SIDEWAYS) == []


def test_every_index_in_hand_and_melds_can_be_read(table: Page):
    shown = ".hand [data-card], .stack:not(.squared) [data-card], .pile [data-card]"
    assert table.evaluate(UNREADABLE, [shown, LEAST_INDEX]) == []


def test_every_card_and_button_can_be_hit(table: Page):
    assert table.evaluate(COVERED, [LEAST_TARGET, LEAST_STRIP]) == []
    assert table.evaluate(SMALL, LEAST_TARGET) == []


def test_hand_pile_and_seats_stay_in_sight(table: Page):
    """Melds may scroll where there are too many; all else is there without, where it can be."""
    heights = "(element) => [element.scrollHeight, element.clientHeight]"
    low = table.evaluate("innerHeight < 700")
    for element in (table.locator("html"), table.locator(".sheet")):
        scroll, client = element.evaluate(heights)
        assert scroll <= client or low


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", ["phone", "desktop"])
@pytest.mark.parametrize(
    "name",
    [
        *("calm", "crowded", "five", "opening", "over", "three"),
        *("brazilian", "handfoot", "modern", "pennies", "samba"),
    ],
)
def test_axe_finds_nothing(page: Page, fixtures: str, name: str, size: str, theme: str):
    look_at(page, fixtures, name, size, theme)
    page.add_script_tag(path=AXE)
    assert page.evaluate(FAULTS) == []


def test_the_table_speaks_the_readers_language(page: Page, fixtures: str):
    look_at(page, fixtures, "frozen", "phone", lang="ro")
    assert page.get_by_text("Înghețat: cu două dame din mână").is_visible()
    assert page.evaluate("document.documentElement.lang") == "ro"
