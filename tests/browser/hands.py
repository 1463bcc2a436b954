"""Three ways to work a page: with a mouse, with a finger, with nothing but a keyboard."""

from __future__ import annotations

from collections.abc import Sequence
from time import monotonic
from typing import Protocol

from playwright.sync_api import Locator, Page, expect

CARD = (9, 24)  # in from the corner of a card, where no other one covers it
DOUBLE_TAP = 0.5  # seconds; two taps on a card within them may take its whole rank
MANY = 120  # presses of a key that must be enough to get anywhere


class Hands(Protocol):
    """What works a page."""

    def press(self, target: Locator) -> None:
        """Presses a button, follows a link, takes a choice."""

    def command(self, key: str, button: Locator) -> None:
        """Does what has a key and a button."""

    def toggle(self, cards: Sequence[Locator]) -> None:
        """Selects cards of the hand one by one, or lets them go."""

    def choose(self, choice: Locator, option: str) -> None:
        """Takes one of a drop-down list."""

    def write(self, field: Locator, text: str) -> None:
        """Writes into a field what shall stand there."""


class Mouse:
    """A mouse; and the keyboard only to write with."""

    def __init__(self) -> None:
        self._pace = Pace()

    def press(self, target: Locator) -> None:
        seen(target).click()

    def command(self, key: str, button: Locator) -> None:
        button.click()

    def toggle(self, cards: Sequence[Locator]) -> None:
        for card in cards:
            self._pace.touch(card)
            card.click(position={"x": CARD[0], "y": CARD[1]})

    def choose(self, choice: Locator, option: str) -> None:
        choice.select_option(label=option)

    def write(self, field: Locator, text: str) -> None:
        field.fill(text)

    def take_rank(self, card: Locator) -> None:
        """Selects all cards of a rank, with two quick presses on one of them."""
        self._pace.touch(card)
        card.dblclick(position={"x": CARD[0], "y": CARD[1]})

    def drag(self, card: Locator, place: Locator) -> None:
        """Draws a card of the hand somewhere and lets it go there."""
        mouse = card.page.mouse
        card.hover(position={"x": CARD[0], "y": CARD[1]})  # which waits until it lies still
        mouse.down()
        goal = place.bounding_box()
        assert goal is not None
        mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=6)
        mouse.up()


class Finger:
    """A finger on a screen."""

    def __init__(self) -> None:
        self._pace = Pace()

    def press(self, target: Locator) -> None:
        seen(target).tap()

    def command(self, key: str, button: Locator) -> None:
        button.tap()

    def toggle(self, cards: Sequence[Locator]) -> None:
        for card in cards:
            self._pace.touch(card)
            card.tap(position={"x": CARD[0], "y": CARD[1]})

    def choose(self, choice: Locator, option: str) -> None:
        choice.tap()
        choice.select_option(label=option)

    def write(self, field: Locator, text: str) -> None:
        field.tap()
        field.fill(text)


class Pace:
    """Keeps two taps on one place apart that do not belong together, as people do."""

    def __init__(self) -> None:
        self._last = (0.0, "")

    def touch(self, card: Locator) -> None:
        """A tap is about to come."""
        at, place = self._last
        if place == str(card):
            card.page.wait_for_timeout(max(0.0, at + DOUBLE_TAP - monotonic()) * 1000)
        self._last = (monotonic(), str(card))


class Keyboard:
    """A keyboard and nothing else."""

    def __init__(self, page: Page) -> None:
        self.keys = page.keyboard

    def press(self, target: Locator) -> None:
        self.reach(target)
        is_radio = target.get_attribute("type") == "radio"
        self.keys.press("Space" if is_radio else "Enter")

    def command(self, key: str, button: Locator) -> None:
        self.keys.press(key)

    def toggle(self, cards: Sequence[Locator]) -> None:
        for card in cards:
            self.reach(card)
            self.keys.press("Space")

    def choose(self, choice: Locator, option: str) -> None:
        self.reach(choice)
        self.keys.type(option)
        expect(choice.locator("option:checked")).to_have_text(option)

    def write(self, field: Locator, text: str) -> None:
        self.reach(field)
        self.keys.press("ControlOrMeta+a")
        self.keys.type(text)

    def reach(self, target: Locator) -> None:
        """Walks to it: by tab from part to part, by arrow keys inside of one."""
        for _ in range(MANY):
            if target.evaluate(IS_FOCUSED):
                return
            self.keys.press(target.evaluate(NEXT_KEY))
        raise AssertionError(f"no key leads to {target}")


def seen(target: Locator) -> Locator:
    """What is seen of it: of one choice of several, its label."""
    is_choice = target.get_attribute("type") == "radio"
    return target.locator("xpath=ancestor::label") if is_choice else target


IS_FOCUSED = "(element) => element === document.activeElement"

# Of what a person sees: the focus stands among the cards, or among the choices of one question, and
# the goal is another one of them, further on or further back.
NEXT_KEY = """(goal) => {
  const at = document.activeElement;
  const group = at?.closest("[role=group], fieldset");
  const within = group !== null && group !== undefined && group.contains(goal) &&
    (goal.tabIndex < 0 || goal.type === "radio") && at.type === goal.type;
  if (!within) return "Tab";
  const after = at.compareDocumentPosition(goal) & Node.DOCUMENT_POSITION_FOLLOWING;
  return after ? "ArrowRight" : "ArrowLeft";
}"""
