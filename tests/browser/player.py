"""A person at the table: reads the page, and plays a plain but legal turn with some hands."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from playwright.sync_api import Locator, Page, expect

from tests.browser.hands import Hands, Mouse
from tests.browser.line import Line

CARD_LINE = re.compile(r"^ *- button .*$", re.MULTILINE)
TURNS = 60  # more than any round has
WILD = ("two", "joker")
UNLIKELY = ("two", "joker", "black three", "three")  # ranks that are no meld of their own
PILE = re.compile("Pile, |pile is empty")
SOON = 15_000  # milliseconds until the bots have moved, on a busy machine


class Player:
    """Somebody who plays at the table of a page."""

    def __init__(self, page: Page, hands: Hands) -> None:
        self.page = page
        self.hands = hands
        self.line = Line(page)
        self.bar = page.get_by_role("region", name="What you can do")
        self.hand = page.get_by_role("group", name="Your hand,")
        self.cards = self.hand.get_by_role("button")
        self.sheet = page.get_by_role("dialog", name="Score sheet").or_(
            page.get_by_role("dialog", name="The match is over")
        )
        self.drags = False
        """A mouse draws its discards onto the pile."""
        self.done: Counter[str] = Counter()
        """What was done, and how often."""

    # To the table

    def open_table(
        self, address: str, *, target: int = 5000, bots: str = "Careless", players: int = 4
    ) -> None:
        """Goes home, fills in the form of a new game and sits down; bots move at once."""
        page, hands = self.page, self.hands
        page.goto(address)
        hands.press(page.get_by_role("link", name="Choose a game"))
        expect(page.get_by_role("heading", name="New game")).to_be_visible()
        hands.press(page.get_by_role("group", name="Players").get_by_label(str(players)))
        hands.write(page.get_by_label("Target"), str(target))
        hands.choose(page.get_by_role("combobox", name="Bots"), bots)
        hands.press(page.get_by_label("at once"))
        hands.press(page.get_by_role("button", name="Start"))
        expect(self.cards).not_to_have_count(0, timeout=SOON)
        self.await_turn()

    def await_turn(self) -> None:
        """Waits until there is something to do, or the round is over."""
        self.line.settle()
        mine = self.bar.get_by_role("button").or_(self.sheet).first
        expect(mine).to_be_visible(timeout=SOON)

    @property
    def is_over(self) -> bool:
        """Whether the score sheet lies on the table."""
        return self.sheet.is_visible()

    # A turn

    def play_round(self) -> None:
        """Plays until the score sheet comes."""
        for _ in range(TURNS):
            if self.is_over:
                return
            self.play_turn()
        raise AssertionError("the round does not end")

    def play_turn(self) -> None:
        """Answers, or draws, melds what is easy, and discards; nothing where the round is over."""
        self.play_to_discard()
        if self.must_play:
            self.discard()
        self.await_turn()

    def play_until_staged(self) -> None:
        """Plays until melds lie on the table that the others do not see yet."""
        for _ in range(TURNS):
            self.play_to_discard()
            if self.offers("Take back"):
                return
            if self.must_play:
                self.discard()
            self.await_turn()
        raise AssertionError("there was nothing to meld")

    def play_to_discard(self) -> None:
        """The part of a turn that can still be taken back; or the answer to a question."""
        if self.is_over:
            return
        if self.offers("Yes"):
            self.command("y", "Yes")
            self.done["answer"] += 1
            return
        self.begin_turn()
        if self.must_play:
            self.lay_melds()

    @property
    def must_play(self) -> bool:
        """Whether the turn is mine, with its card drawn."""
        return not self.is_over and self.offers("Discard")

    def begin_turn(self) -> None:
        """Takes the pile where the own side has melds and it can be had, else draws."""
        if self.offers("Take the pile") and not self.is_pale("Take the pile") and self.is_open:
            self.command("t", "Take the pile")
            self.choose_any_way()
            self.done["take"] += 1
        elif self.offers("Draw"):
            self.command("d", "Draw")
            self.done["draw"] += 1
        elif self.offers("End the round"):
            self.press("End the round")
            self.done["end"] += 1
        elif self.offers("Take the pile"):
            self.command("t", "Take the pile")
            self.choose_any_way()
            self.done["take"] += 1

    def lay_melds(self) -> None:
        """Melds every rank that the page takes; takes back what does not suffice to open."""
        for rank in self.likely_ranks():
            if not self.must_play:
                return
            if self.select_rank(rank):
                self.lay_selection()
        if self.must_play and self.lacks_points:
            self.take_all_back()

    def likely_ranks(self) -> list[str]:
        """Ranks held three times or melded already, the dearest first."""
        held = Counter(self.ranks())
        return [
            rank
            for rank in sorted(held, key=WORTH.__getitem__, reverse=True)
            if rank not in UNLIKELY and (held[rank] >= 3 or self.has_meld(rank))
        ]

    def lay_selection(self) -> bool:
        """Melds or adds what is selected; where the page refuses that, lets it go."""
        add = self.button("Add")
        name, done = ("Add", "add") if add.count() else ("Meld", "meld")
        before = len(self.ranks())
        self.command("m", name)
        self.choose_any_way()
        if not self.is_over and len(self.ranks()) == before:
            self.let_go()
            return False
        self.done[done] += 1
        return True

    def discard(self, card: int | None = None) -> None:
        """Discards a card by its place in the hand; without one, that which is missed the least."""
        ranks = self.ranks()
        held = Counter(ranks)
        if card is None:
            card = min(range(len(ranks)), key=lambda i: (ranks[i] in WILD, held[ranks[i]], i))
        if self.drags and isinstance(self.hands, Mouse):
            self.hands.drag(self.cards.nth(card), self.pile)
            self.done["drag"] += 1
        else:
            self.select([card])
            self.command("x", "Discard")
            self.done["discard"] += 1
            if not self.is_over and self.refusal and self.offers("Take back"):
                self.take_all_back()  # what was laid leaves no card that may be discarded
                self.let_go()
                self.discard()
                return
        sure = self.page.get_by_role("dialog", name="Are you sure?")
        less = self.page.get_by_role("group", name=hand_of(len(ranks) - 1))
        expect(less.or_(sure).or_(self.sheet).first).to_be_visible()
        if sure.is_visible():
            self.hands.press(sure.get_by_role("button", name="Play it"))
            expect(less.or_(self.sheet).first).to_be_visible()

    # Parts of it

    def select(self, places: Sequence[int]) -> None:
        """Selects cards of the hand by their places, and waits for what they can do."""
        self.hands.toggle([self.cards.nth(place) for place in places])
        self.line.settle()

    def select_rank(self, rank: str) -> bool:
        """Selects every card of a rank; False where there is none (any more)."""
        places = [place for place, held in enumerate(self.ranks()) if held == rank]
        if not places:
            return False
        if isinstance(self.hands, Mouse) and len(places) > 1:
            self.hands.take_rank(self.cards.nth(places[0]))
            self.line.settle()
        else:
            self.select(places)
        return True

    def let_go(self) -> None:
        """Selects nothing."""
        lines = CARD_LINE.findall(self.hand.aria_snapshot())
        self.select([place for place, line in enumerate(lines) if "[pressed]" in line])
        expect(self.hand.get_by_role("button", pressed=True)).to_have_count(0)

    def take_all_back(self) -> None:
        """Takes every staged play back."""
        while self.offers("Take back"):
            self.command("u", "Take back")
            self.done["take back"] += 1

    def choose_any_way(self) -> None:
        """Takes the first of several ways, where the page asks."""
        ways = self.page.get_by_role("dialog", name="Which way?")
        if ways.is_visible():
            self.hands.press(ways.get_by_role("listitem").get_by_role("button").first)
            self.done["way"] += 1
            self.line.settle()

    def command(self, key: str, name: str) -> None:
        """Does what a button says, or its key, and waits for the answer."""
        self.hands.command(key, self.button(name))
        self.line.settle()

    def press(self, name: str) -> None:
        """Presses a button of the turn."""
        self.hands.press(self.button(name))
        self.line.settle()

    # What is to be seen

    def button(self, name: str) -> Locator:
        """The button of the turn whose words begin so."""
        return self.bar.get_by_role("button", name=name).first

    def offers(self, name: str) -> bool:
        """Whether there is such a button, pale or not."""
        return self.button(name).is_visible()

    def is_pale(self, name: str) -> bool:
        """Whether a button is drawn as one that only tells why not."""
        return "idle" in (self.button(name).get_attribute("class") or "")

    def ranks(self) -> list[str]:
        """Of the cards in hand, as their names tell them: `queen`, `black three`, `joker`."""
        names = [line.split('"')[1] for line in CARD_LINE.findall(self.hand.aria_snapshot())]
        return [name.partition(" of ")[0] for name in names]

    def has_meld(self, rank: str) -> bool:
        """Whether the own side has one of this rank."""
        return self.my_melds.filter(has=self.page.get_by_label(f"{PLURAL[rank]}, ")).count() > 0

    @property
    def my_melds(self) -> Locator:
        """The part of the table where they lie."""
        return self.page.get_by_role("region", name="Melds of your side")

    @property
    def is_open(self) -> bool:
        """Whether the own side has laid its first melds."""
        return not self.my_melds.get_by_text("needs ").is_visible()

    @property
    def lacks_points(self) -> bool:
        """Whether what is staged does not suffice for the first melds."""
        return self.bar.get_by_text("Your first melds").is_visible()

    @property
    def pile(self) -> Locator:
        """The pile, as one sees it."""
        return self.page.get_by_role("region", name="Stock and pile").get_by_label(PILE)

    @property
    def refusal(self) -> str:
        """Why the last thing was not done, in a sentence."""
        return self.bar.get_by_role("alert").inner_text()


def hand_of(n: int) -> str:
    """What a hand of so many cards is called."""
    return f"Your hand, {n} card{'s' * (n != 1)}"


WORTH = {
    **{"ace": 20, "two": 20, "joker": 50},
    **dict.fromkeys(("king", "queen", "jack", "ten", "nine", "eight"), 10),
    **dict.fromkeys(("seven", "six", "five", "four", "black three", "red three", "three"), 5),
}
PLURAL = {
    **{rank: f"{rank}s" for rank in WORTH},
    "six": "sixes",
}
