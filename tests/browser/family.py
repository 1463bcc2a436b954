"""A person who plays any game of the family: sequences, wild melds, joined melds, packets."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from canasta.engine.rules import Ruleset
from canasta.i18n import catalogue
from tests.browser.hands import Hands
from tests.browser.likely import Cards, likely_melds, points_of
from tests.browser.player import CARD_LINE, SOON, TURNS, WILD, Player

FIGURE = re.compile(r"\d[\d,]*")
TITLES = "(melds) => melds.map((meld) => meld.title)"
LAYS = 30  # more than one turn has


class FamilyPlayer(Player):
    """Somebody who knows what melds may be, and presses only what the page offers."""

    def __init__(self, page: Page, hands: Hands, rules: Ruleset) -> None:
        super().__init__(page, hands)
        self.rules = rules
        self._refused: set[str] = set()
        """What the page has not taken in this turn."""

    # To the table

    def open_game(self, address: str, bots: str = "Thoughtful") -> None:
        """Finds the game in the form, whose groups are closed, and sits down."""
        page, hands = self.page, self.hands
        page.goto(f"{address}new")
        name = catalogue("en").say(f"preset-{self.rules.name}")
        game = page.get_by_role("radio", name=name, exact=True)
        group = page.locator("details", has=page.locator(f'input[value="{self.rules.name}"]'))
        expect(group).to_be_visible()
        if not game.is_visible():
            hands.press(group.locator("summary"))
        hands.press(game)
        hands.choose(page.get_by_role("combobox", name="Bots"), bots)
        hands.press(page.get_by_label("at once"))
        hands.press(page.get_by_role("button", name="Start"))
        expect(self.cards).not_to_have_count(0, timeout=SOON)
        self.await_turn()

    # A turn

    def play_turns(self, n: int = TURNS) -> None:
        """Plays so many turns, or to the end of the round."""
        for _ in range(n):
            if self.is_over:
                return
            self.play_turn()

    def begin_turn(self) -> None:
        """Shows a special hand, lays a kept three; then takes the pile or draws."""
        self._refused = set()
        for name, deed in (("Show your special hand", "show"), ("Lay your three", "three")):
            if self.can(name):
                self.press(name)
                self.done[deed] += 1
        super().begin_turn()

    def lay_melds(self) -> None:
        """Lays what is likely to be taken, joins melds; takes back what does not open."""
        for _ in range(LAYS):
            if not self.must_play or not (self.lay_next() or self.join_melds()):
                break
        if self.must_play and self.lacks_points:
            self.take_all_back()

    def lay_next(self) -> bool:
        """Lays the next cards that may be a meld, or go to one; False where none are left."""
        held = self.held()
        ways = list(likely_melds(held, self.melds_of_mine(), self.rules, opened=self.is_open))
        if not self.is_open and not self.lacks_points:
            reached = points_of(held[place] for place in {place for way in ways for place in way})
            if reached < self.needed:
                return False
        for way in ways:
            named = " ".join(sorted(str(held[place]) for place in way))
            if named not in self._refused:
                self._refused.add(named)
                self.select(way)
                if self.lay_selection():
                    return True
        return False

    def lay_selection(self) -> bool:
        """Melds or adds what is selected, where the page offers that; else lets it go."""
        name = next((name for name in ("Add", "Meld") if self.can(name)), None)
        if name is None:
            self.let_go()
            return False
        self.press(name)
        self.choose_any_way()
        self.say_sure()
        self.done[name.lower()] += 1
        return True

    def join_melds(self) -> bool:
        """Joins two melds by pressing one of them, where the page says that it can be joined."""
        first = self.my_melds.get_by_role("button", name="Join the").first
        if not first.is_visible():
            return False
        self.hands.press(first)
        expect(first).to_have_attribute("aria-pressed", "true")
        self.press("Join these two melds")
        self.choose_any_way()
        self.done["join"] += 1
        return True

    def discard(self, card: int | None = None) -> None:
        """Discards what is missed the least of what the page lets go."""
        held = self.held()
        ranks = [str(one.rank) for one in held]
        places = sorted(range(len(held)), key=lambda i: (ranks[i] in WILD, ranks.count(ranks[i])))
        tried: set[str] = set()
        for place in places if card is None else [card]:
            if ranks[place] in tried:
                continue
            tried.add(ranks[place])
            self.select([place])
            if self.can("Discard"):
                self.press("Discard")
                self.say_sure()
                self.done["discard"] += 1
                return
            self.select([place])
        assert self.offers("Take back"), f"nothing can be discarded: {self.bar.inner_text()}"
        self.take_all_back()
        self.discard()

    # Parts of it

    def let_go(self) -> None:
        """Selects nothing: by the button for that where there is one."""
        clear = self.bar.get_by_role("button", name="Clear the selection")
        if clear.is_visible():
            self.hands.press(clear)
            self.line.settle()
        else:
            super().let_go()

    def say_sure(self) -> None:
        """Says that it is meant, where the page asks."""
        sure = self.page.get_by_role("dialog", name="Are you sure?")
        if sure.is_visible():
            self.hands.press(sure.get_by_role("button", name="Play it"))
            self.line.settle()

    # What is to be seen

    def can(self, name: str) -> bool:
        """Whether there is such a button, and it is not pale."""
        return self.offers(name) and not self.is_pale(name)

    def held(self) -> Cards:
        """The cards in hand."""
        names = [line.split('"')[1] for line in CARD_LINE.findall(self.hand.aria_snapshot())]
        return Cards.named(names)

    @property
    def round_shown(self) -> Locator:
        """Where the game and the round stand, at the top."""
        name = catalogue("en").say(f"preset-{self.rules.name}")
        rules = self.page.get_by_role("link", name=name, exact=True)
        return self.page.get_by_role("paragraph").filter(has=rules)

    def melds_of_mine(self) -> list[str]:
        """What the melds of the own side are called, as one hears them."""
        titles: list[str] = self.my_melds.locator("[data-place^=meld]").evaluate_all(TITLES)
        return titles

    @property
    def needed(self) -> int:
        """Points that the first melds need, as the page says."""
        found = FIGURE.search(self.my_melds.get_by_text("needs ").inner_text())
        return int(found[0].replace(",", "")) if found else 0
