"""Reading the text of a position, with line and column for all that cannot be."""

from __future__ import annotations

from typing import TypeVar

from canasta.engine.actions.lay_meld import check_lying_meld
from canasta.engine.cards import (
    BLACK_THREE,
    CARD_UNIT,
    RANK_OF,
    RED_THREE,
    Card,
    words_of,
)
from canasta.engine.errors import CanastaError, IllegalAction, InvalidNotation, InvalidRuleset
from canasta.engine.melds import Meld
from canasta.engine.memory import Bound, Phase, RoundEnd, Source
from canasta.engine.notation import RANK_BY_TEXT, Word, is_number, special_hand
from canasta.engine.position_cards import CardsLeft, in_order
from canasta.engine.public import Public, TurnMemory
from canasta.engine.round import Round
from canasta.engine.rules import Ruleset, find_ruleset
from canasta.engine.rules.data import override_from_text
from canasta.engine.rules.plan import plan_of
from canasta.engine.rules.values import LOWEST_SCORE, HandBonus

_Choice = TypeVar("_Choice", Bound, RoundEnd)


class PositionReader:
    """The lines of a position, read one keyword after the other."""

    def __init__(self, text: str, rules: Ruleset | None) -> None:
        self.lines: list[tuple[Word, list[Word]]] = []
        for number, row in enumerate(text.split("\n"), 1):
            bare = row.split("#")[0]
            words = [Word(*word) for word in words_of(bare, number)]
            if words:
                self.lines.append((words[0], words[1:]))
        self.plan = plan_of(self._rules(rules))
        self.left = CardsLeft(self.plan.pack)
        self.melds: list[list[Meld]] = [[] for _ in range(self.plan.n_sides)]
        self.partial_melds: dict[tuple[int, int], list[Card]] = {}
        self.hands: list[list[Card] | None] = [None] * self.plan.n_players
        self.sizes: list[int | None] = [None] * self.plan.n_players
        self.packets: list[tuple[Card, ...] | None] = [None] * self.plan.n_players
        self.packet_sizes: list[int | None] = [None] * self.plan.n_players
        self.under: tuple[Card, ...] = ()
        self.under_size = 0
        self.threes: list[tuple[Card, ...]] = [()] * self.plan.n_players
        self.aside: list[tuple[Card, ...]] = [()] * self.plan.n_players
        self.known = [0] * self.plan.n_players
        self.pile: tuple[Card, ...] = ()
        self.rest: tuple[Card, ...] = ()
        self.stock: list[Card] | None = None
        self.stock_size: int | None = None
        self.stock_filled = False
        self.values: dict[str, list[Word]] = {}
        self.keys: dict[str, Word] = {}

    def round(self) -> Round:
        """The round that the lines make."""
        # Cards with a suit first, so that those without take what is left.
        for exact in (True, False):
            for key, words in self.lines:
                self._read_cards(key, words, exact=exact)
        for key, words in self.lines:
            if key.text not in _CARD_KEYS:
                if key.text not in _KEYS:
                    raise key.wrong(f"no such line: {key.text!r}")
                if not words:
                    raise key.wrong(f"{key.text} needs a value")
                self.values[key.text] = words
                self.keys[key.text] = key
        packets = self._fill_packets()
        under = self.under or self._take_plain(self.under_size, "under")
        hands, stock = self._fill()
        return Round.assemble(self.plan, self._public(stock), hands, stock, packets, under)

    def _rules(self, rules: Ruleset | None) -> Ruleset:
        settings = {}
        for key, words in self.lines:
            if key.text == "game":
                if len(words) != 2 or not is_number(words[1].text):
                    raise key.wrong("game PRESET PLAYERS")
                try:
                    rules = find_ruleset(words[0].text, int(words[1].text))
                except InvalidRuleset as error:
                    raise words[0].wrong(str(error)) from None
            elif key.text == "set":
                if len(words) < 3 or words[1].text != "=":
                    raise key.wrong("set RULE = VALUE")
                settings[words[0].text] = " ".join(word.text for word in words[2:])
        if rules is None:
            raise InvalidNotation("a position begins with its game: game classic 4")
        try:
            return override_from_text(rules, settings)
        except InvalidRuleset as error:
            at = next((key for key, _ in self.lines if key.text == "set"), None)
            raise (at.wrong(str(error)) if at else InvalidNotation(str(error))) from None

    def _read_cards(self, key: Word, words: list[Word], *, exact: bool) -> None:
        """One line of cards; those given exactly, or those given by rank alone."""
        match key.text:
            case "under" if _is_size(words):
                self.under_size = int(words[0].text)
            case "pile" | "rest" | "under":
                cards = self.left.read(words, exact=exact)
                setattr(self, key.text, in_order(getattr(self, key.text), cards, words))
            case "hand" | "packet" | "threes" | "aside" | "known":
                seat = self._number(key, words, self.plan.n_players, "seat")
                self._read_seat(key.text, seat, words[1:], exact=exact)
            case "melds":
                side = self._number(key, words, self.plan.n_sides, "side")
                self._read_melds(key, side, words[1:], exact=exact)
            case "stock":
                self._read_stock(words, exact=exact)

    def _read_seat(self, what: str, seat: int, words: list[Word], *, exact: bool) -> None:
        if what == "known":
            if exact:
                for word in words:
                    self.known[seat] += CARD_UNIT[_card(word)]
        elif what == "threes":
            if exact:
                both = self.plan.bonus_both
                laid = (RED_THREE, BLACK_THREE) if both else (RED_THREE,)
                self.threes[seat] = self.left.read_threes(words, laid)
        elif what == "aside":
            if exact:
                self.aside[seat] = self.left.read_threes(words, (BLACK_THREE,))
        elif what == "packet":
            self._read_packet(seat, words, exact=exact)
        elif _is_size(words):
            self.sizes[seat] = int(words[0].text)
        elif len(words) == 1 and words[0].text == "*":
            self.sizes[seat] = -1
        else:
            self.hands[seat] = (self.hands[seat] or []) + self.left.read(words, exact=exact)

    def _read_packet(self, seat: int, words: list[Word], *, exact: bool) -> None:
        if _is_size(words):
            self.packet_sizes[seat] = int(words[0].text)
            return
        cards = self.left.read(words, exact=exact)
        self.packets[seat] = in_order(self.packets[seat] or (), cards, words)

    def _read_melds(self, key: Word, side: int, words: list[Word], *, exact: bool) -> None:
        groups: list[list[Word]] = [[]]
        for word in words:
            if word.text == "|":
                groups.append([])
            else:
                groups[-1].append(word)
        for i, group in enumerate(groups):
            cards = self.left.read(group, exact=exact)
            earlier = self.partial_melds.setdefault((side, i), [])
            if exact:
                earlier += cards
                continue
            self.melds[side].append(self._meld(key, side, group, earlier + cards))

    def _meld(self, key: Word, side: int, words: list[Word], cards: list[Card]) -> Meld:
        """A meld that this ruleset knows."""
        meld = Meld.of(cards)
        try:
            check_lying_meld(self.plan, self.melds[side], meld)
        except IllegalAction as refusal:
            raise (words[0] if words else key).wrong(
                f"these cards are no meld: {refusal}"
            ) from None
        assert meld is not None
        return meld

    def _read_stock(self, words: list[Word], *, exact: bool) -> None:
        if _is_size(words):
            self.stock_size = int(words[0].text)
            return
        if words and words[0].text == "*":
            self.stock_filled = True
            words = words[1:]
        cards = self.left.read(words, exact=exact)
        self.stock = list(in_order(tuple(self.stock or ()), cards, words))

    def _fill_packets(self) -> list[tuple[Card, ...]]:
        """The packets, with the cards that do not matter put in."""
        played = self._members("played-packet", self.plan.n_players)
        packets = []
        for seat, packet in enumerate(self.packets):
            size = self.packet_sizes[seat]
            if size is None:
                is_gone = seat == self._idle() or (played is not None and played[seat])
                size = 0 if is_gone else self.plan.dealt_packet
            packets.append(self._take_plain(size, f"packet {seat}") if packet is None else packet)
        return packets

    def _take_plain(self, n: int, what: str) -> tuple[Card, ...]:
        """So many of the cards that nothing has named, no red threes."""
        plain = [card for card in self.left.sorted() if RANK_OF[card] != RED_THREE][:n]
        if len(plain) < n:
            raise InvalidNotation(f"too few cards left for {what}")
        self.left.remove(plain)
        return tuple(plain)

    def _fill(self) -> tuple[list[list[Card]], list[Card]]:
        """Hands and stock, with the cards that do not matter put in."""
        left = self.left.sorted()
        plain = [card for card in left if card < self.plan.first_bonus]
        threes = [card for card in left if card >= self.plan.first_bonus]
        stock_open = self.stock_size is None and (self.stock is None or self.stock_filled)
        hands: list[list[Card]] = []
        sharing = []
        for seat in range(self.plan.n_players):
            hand, size = self.hands[seat], self.sizes[seat]
            if hand is None and size is None and seat == self._idle():
                size = 0
            elif hand is None and size is None:
                size = self.plan.hand_size if stock_open else -1
            if hand is None and size == -1:
                sharing.append(seat)
                hand = []
            elif hand is None:
                assert size is not None
                if size > len(plain):
                    raise InvalidNotation(f"too few cards left for hand {seat}")
                hand, plain = plain[:size], plain[size:]
            hands.append(hand)
        if stock_open and sharing:
            raise InvalidNotation(
                f"hand {sharing[0]} is a share of what a stock leaves: give a stock"
            )
        if stock_open:
            return hands, threes + plain + (self.stock or [])
        stock = self.stock or []
        if self.stock_size is not None:
            if self.stock_size > len(plain):
                raise InvalidNotation(f"too few cards left for a stock of {self.stock_size}")
            stock, plain = plain[: self.stock_size], plain[self.stock_size :]
        if plain and not sharing:
            raise InvalidNotation(f"{len(plain)} cards have no place; give a hand or stock as *")
        for i, card in enumerate(plain):
            hands[sharing[i % len(sharing)]].append(card)
        self.threes[-1] += tuple(threes)
        return hands, stock

    def _public(self, stock: list[Card]) -> Public:
        plan, n = self.plan, self.plan.n_players
        turn_seat, phase, source = self._turn()
        idle = self._idle()
        side_of = self._sides()
        seating = plan.seating_of(side_of, idle)
        batch = self._int("batch", -1)
        opened = self._members("opened", plan.n_sides)
        if opened is None:
            opened = [
                bool(melds) and not (batch >= 0 and side == side_of[turn_seat])
                for side, melds in enumerate(self.melds)
            ]
        melded = self._members("melded", n) or [False] * n
        asked = self._members("asked", n) or [False] * n
        started = self._members("started", 64) or []
        flags = self._flags()
        out = self.values.get("out")
        shown = self._shown()
        courtesy = self._members("courtesy", n) or ()
        return Public(
            scores=self._scores(),
            dealer=self._seat("dealer", seating.next_seat.index(turn_seat)),
            side_of=side_of,
            melds=tuple(tuple(melds) for melds in self.melds),
            opened=tuple(opened),
            threes=tuple(self.threes),
            melded=tuple(melded),
            asked=tuple(asked),
            known=tuple(self.known),
            pile=self.pile,
            buried=tuple(stock[: self._int("buried", 0)]),
            turn_seat=turn_seat,
            actor=self._actor(seating.partners_of[turn_seat], turn_seat, phase),
            phase=phase,
            turn=TurnMemory(
                source=source,
                batch=batch,
                rest=self.rest,
                waived="waived" in flags,
                bound=self._choice("bound", Bound, Bound.FREE),
                asked="asked" in flags,
                laid="laid" in flags,
                started=sum(1 << i for i, flag in enumerate(started) if flag),
                touched="touched" in flags,
                no_discard="no-discard" in flags,
                opening="opening" in flags,
                played=self._played(),
            ),
            last_drawer=self._seat("last-drawer", 0) if "last-drawer" in self.values else None,
            end=self._choice("end", RoundEnd, RoundEnd.SPECIAL)
            if shown or "end" in self.values
            else None,
            out=self._seat("out" if out else "shown", 0) if out or shown else None,
            concealed=bool(out) and any(word.text == "concealed" for word in out or []),
            idle=idle,
            shown=shown,
            courtesy=tuple(i for i, may in enumerate(courtesy) if may),
            played_packet=tuple(self._members("played-packet", n) or [False] * n),
            aside=tuple(self.aside),
            turns=self._turns(),
            number=self._round_number(),
        )

    def _shown(self) -> HandBonus | None:
        """The special hand that ended the round, with its points by these rules."""
        words = self.values.get("shown")
        if words is None:
            return None
        if len(words) != 2:
            raise self.keys["shown"].wrong("shown SEAT HAND")
        hand = special_hand(words[1])
        for bonus in self.plan.special_hands:
            if bonus.hand is hand:
                return bonus
        raise words[1].wrong(f"not played here: {hand.value}")

    def _played(self) -> tuple[tuple[int, tuple[Card, ...]], ...]:
        """What the turn has laid from the hand, by the id of the meld where it lies."""
        played: list[tuple[int, tuple[Card, ...]]] = []
        words = self.values.get("played", [])
        while words:
            end = next((i for i, word in enumerate(words) if word.text == "|"), len(words))
            meld, *cards = words[:end] or [self.keys["played"]]
            if not cards or not is_number(meld.text):
                raise meld.wrong("played MELD CARDS | MELD CARDS")
            played.append((int(meld.text), tuple(_card(word) for word in cards)))
            words = words[end + 1 :]
        return tuple(played)

    def _flags(self) -> set[str]:
        words = self.values.get("flags", [])
        for word in words:
            if word.text not in _FLAGS:
                raise word.wrong(f"flags are: {', '.join(_FLAGS)}")
        return {word.text for word in words}

    def _turn(self) -> tuple[int, Phase, Source]:
        words = self.values.get("turn", [])
        seat = self._seat("turn", 0)
        try:
            phase = Phase(words[1].text) if len(words) > 1 else Phase.DRAW
            default = Source.STOCK if phase in (Phase.PLAY, Phase.ANSWER) else Source.NONE
            return seat, phase, Source(words[2].text) if len(words) > 2 else default
        except ValueError as error:
            raise words[1].wrong(f"turn SEAT PHASE SOURCE: {error}") from None

    def _scores(self) -> tuple[int, ...]:
        words = self.values.get("scores")
        if words is None:
            return (0,) * self.plan.n_sides
        if len(words) != self.plan.n_sides:
            raise self.keys["scores"].wrong(f"{self.plan.n_sides} scores, one a side")
        for word in words:
            if abs(_integer(word)) >= -LOWEST_SCORE:
                raise word.wrong(f"no such score: {word.text}")
        return tuple(_integer(word) for word in words)

    def _turns(self) -> tuple[int, ...]:
        """Turns completed by each seat, where the rules count them."""
        if not self.plan.counts_turns:
            return ()
        words = self.values.get("turns")
        if words is None:
            return (self.plan.turns_before,) * self.plan.n_players
        turns = tuple(_integer(word) for word in words)
        if len(turns) != self.plan.n_players or min(turns) < 0:
            raise self.keys["turns"].wrong(f"{self.plan.n_players} numbers of turns, one a seat")
        return turns

    def _round_number(self) -> int:
        """Which round of the match it is, where openings go by that."""
        number = self._int("round", 1)
        if number < 1:
            raise self.keys["round"].wrong("rounds count from 1")
        return number if self.plan.opens_by_round else 1

    def _idle(self) -> int | None:
        """Who sits out; the last seat where none is named."""
        if not self.plan.sits_out:
            return None
        idle = self._seat("idle", self.plan.n_players - 1)
        if self._seat("turn", 0) == idle or self.plan.side_of[idle] != self.plan.side_of[-1]:
            raise self.keys.get("idle", self.keys["turn"]).wrong(f"{idle} cannot sit out now")
        return idle

    def _sides(self) -> tuple[int, ...]:
        """The side of each seat; sides may have formed in mid-round."""
        words = self.values.get("sides")
        if words is None:
            return tuple(self.plan.side_of)
        sides = tuple(_integer(word) for word in words)
        formed = {(0, 0, 2), (0, 1, 0), (0, 1, 1)}
        if not self.plan.lone_hand or sides not in formed:
            raise self.keys["sides"].wrong("sides form as 0 0 2, 0 1 0 or 0 1 1, at cutthroat only")
        return sides

    def _actor(self, partners: tuple[int, ...], turn_seat: int, phase: Phase) -> int:
        if phase is not Phase.ANSWER:
            partners = (turn_seat,)
        elif not partners:
            raise self.keys["turn"].wrong("nobody to answer")
        actor = self._seat("actor", partners[0])
        if actor not in partners:
            raise self.keys["actor"].wrong(f"{actor} is not to act now")
        return actor

    def _seat(self, key: str, default: int) -> int:
        seat = self._int(key, default)
        if not 0 <= seat < self.plan.n_players:
            raise self.keys[key].wrong(f"{key} is a seat, 0 to {self.plan.n_players - 1}")
        return seat

    def _int(self, key: str, default: int) -> int:
        words = self.values.get(key)
        return _integer(words[0]) if words else default

    def _members(self, key: str, n: int) -> list[bool] | None:
        words = self.values.get(key)
        if words is None:
            return None
        numbers = {_integer(word) for word in words}
        return [i in numbers for i in range(n)]

    def _choice(self, key: str, kind: type[_Choice], default: _Choice) -> _Choice:
        words = self.values.get(key)
        if not words:
            return default
        try:
            return kind(words[0].text)
        except ValueError:
            raise words[0].wrong(f"{key} is one of: {', '.join(kind)}") from None

    def _number(self, key: Word, words: list[Word], n: int, what: str) -> int:
        if not words or not is_number(words[0].text) or int(words[0].text) >= n:
            raise key.wrong(f"{key.text} needs a {what}, 0 to {n - 1}")
        return int(words[0].text)


_CARD_KEYS = frozenset(
    [
        "game",
        "set",
        "hand",
        "packet",
        "melds",
        "threes",
        "aside",
        "pile",
        "under",
        "rest",
        "stock",
        "known",
    ]
)
_FLAGS = ("asked", "laid", "touched", "waived", "no-discard", "opening")
_KEYS = frozenset(
    [
        "scores",
        "dealer",
        "round",
        "idle",
        "sides",
        "turn",
        "actor",
        "opened",
        "buried",
        "melded",
        "asked",
        "played-packet",
        "turns",
        "batch",
        "bound",
        "started",
        "flags",
        "played",
        "last-drawer",
        "end",
        "out",
        "shown",
        "courtesy",
    ]
)


def _is_size(words: list[Word]) -> bool:
    """Whether a line gives a number of cards; a number that is also a rank is a card."""
    return len(words) == 1 and is_number(words[0].text) and words[0].text not in RANK_BY_TEXT


def _card(word: Word) -> Card:
    try:
        return Card.parse(word.text)
    except CanastaError:
        raise word.wrong(f"not a card: {word.text!r}") from None


def _integer(word: Word) -> int:
    if not is_number(word.text.removeprefix("-")):
        raise word.wrong(f"not a number: {word.text!r}")
    return int(word.text)
