"""The lines of a position that tell of seats, scores and the turn."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import TypeVar

from canasta.engine.cards import Card
from canasta.engine.memory import Phase, Source
from canasta.engine.notation import Word, is_number, special_hand
from canasta.engine.position_cards import named_card
from canasta.engine.rules.plan import Plan
from canasta.engine.rules.values import LOWEST_SCORE, HandBonus

_Choice = TypeVar("_Choice", bound=StrEnum)


class PositionValues:
    """What these lines say, or what is meant where one is left out.

    All that reads them raises InvalidNotation.
    """

    def __init__(self, plan: Plan, lines: Iterable[tuple[Word, list[Word]]]) -> None:
        self._plan = plan
        self._words: dict[str, list[Word]] = {}
        self._keys: dict[str, Word] = {}
        for key, words in lines:
            if key.text not in _KEYS:
                raise key.wrong(f"no such line: {key.text!r}")
            if not words:
                raise key.wrong(f"{key.text} needs a value")
            self._words[key.text] = words
            self._keys[key.text] = key

    def words(self, key: str) -> list[Word] | None:
        """The words of a line, if it is there."""
        return self._words.get(key)

    def scores(self) -> tuple[int, ...]:
        """Totals of the sides."""
        words = self._words.get("scores")
        if words is None:
            return (0,) * self._plan.n_sides
        if len(words) != self._plan.n_sides:
            raise self._keys["scores"].wrong(f"{self._plan.n_sides} scores, one a side")
        for word in words:
            if abs(_integer(word)) >= -LOWEST_SCORE:
                raise word.wrong(f"no such score: {word.text}")
        return tuple(_integer(word) for word in words)

    def turn(self) -> tuple[int, Phase, Source]:
        """Whose turn it is, its phase, and where its cards came from."""
        words = self._words.get("turn", [])
        seat = self.seat("turn", 0)
        try:
            phase = Phase(words[1].text) if len(words) > 1 else Phase.DRAW
            default = Source.STOCK if phase in (Phase.PLAY, Phase.ANSWER) else Source.NONE
            return seat, phase, Source(words[2].text) if len(words) > 2 else default
        except ValueError as error:
            raise words[1].wrong(f"turn SEAT PHASE SOURCE: {error}") from None

    def actor(self, partners: tuple[int, ...], turn_seat: int, phase: Phase) -> int:
        """Who is to act: the turn's seat, or one of its partners who was asked."""
        if phase is not Phase.ANSWER:
            partners = (turn_seat,)
        elif not partners:
            raise self._keys["turn"].wrong("nobody to answer")
        actor = self.seat("actor", partners[0])
        if actor not in partners:
            raise self._keys["actor"].wrong(f"{actor} is not to act now")
        return actor

    def sides(self) -> tuple[int, ...]:
        """The side of each seat; sides may have formed in mid-round."""
        words = self._words.get("sides")
        if words is None:
            return tuple(self._plan.side_of)
        sides = tuple(_integer(word) for word in words)
        formed = {(0, 0, 2), (0, 1, 0), (0, 1, 1)}
        if not self._plan.lone_hand or sides not in formed:
            raise self._keys["sides"].wrong(
                "sides form as 0 0 2, 0 1 0 or 0 1 1, at cutthroat only"
            )
        return sides

    def idle(self) -> int | None:
        """Who sits out; the last seat where none is named."""
        if not self._plan.sits_out:
            return None
        idle = self.seat("idle", self._plan.n_players - 1)
        if self.seat("turn", 0) == idle or self._plan.side_of[idle] != self._plan.side_of[-1]:
            raise self._keys.get("idle", self._keys["turn"]).wrong(f"{idle} cannot sit out now")
        return idle

    def turns(self) -> tuple[int, ...]:
        """Turns completed by each seat, where the rules count them."""
        if not self._plan.counts_turns:
            return ()
        words = self._words.get("turns")
        if words is None:
            return (self._plan.turns_before,) * self._plan.n_players
        turns = tuple(_integer(word) for word in words)
        if len(turns) != self._plan.n_players or min(turns) < 0:
            raise self._keys["turns"].wrong(f"{self._plan.n_players} numbers of turns, one a seat")
        return turns

    def round_number(self) -> int:
        """Which round of the match it is, where openings go by that."""
        number = self.number("round", 1)
        if number < 1:
            raise self._keys["round"].wrong("rounds count from 1")
        return number if self._plan.opens_by_round else 1

    def flags(self) -> set[str]:
        """What the turn has done, by name."""
        words = self._words.get("flags", [])
        for word in words:
            if word.text not in _FLAGS:
                raise word.wrong(f"flags are: {', '.join(_FLAGS)}")
        return {word.text for word in words}

    def played(self) -> tuple[tuple[int, tuple[Card, ...]], ...]:
        """What the turn has laid from the hand, by the id of the meld where it lies."""
        played: list[tuple[int, tuple[Card, ...]]] = []
        words = self._words.get("played", [])
        while words:
            end = next((i for i, word in enumerate(words) if word.text == "|"), len(words))
            meld, *cards = words[:end] or [self._keys["played"]]
            if not cards or not is_number(meld.text):
                raise meld.wrong("played MELD CARDS | MELD CARDS")
            played.append((int(meld.text), tuple(named_card(word) for word in cards)))
            words = words[end + 1 :]
        return tuple(played)

    def shown(self) -> HandBonus | None:
        """The special hand that ended the round, with its points by these rules."""
        words = self._words.get("shown")
        if words is None:
            return None
        if len(words) != 2:
            raise self._keys["shown"].wrong("shown SEAT HAND")
        hand = special_hand(words[1])
        for bonus in self._plan.special_hands:
            if bonus.hand is hand:
                return bonus
        raise words[1].wrong(f"not played here: {hand.value}")

    def members(self, key: str, n: int) -> list[bool] | None:
        """Which of so many a line names; None without the line."""
        words = self._words.get(key)
        if words is None:
            return None
        numbers = {_integer(word) for word in words}
        return [i in numbers for i in range(n)]

    def choice(self, key: str, kind: type[_Choice], default: _Choice) -> _Choice:
        """The member of an enum that a line names."""
        words = self._words.get(key)
        if not words:
            return default
        try:
            return kind(words[0].text)
        except ValueError:
            raise words[0].wrong(f"{key} is one of: {', '.join(kind)}") from None

    def seat(self, key: str, default: int) -> int:
        """The seat of a line."""
        seat = self.number(key, default)
        if not 0 <= seat < self._plan.n_players:
            raise self._keys[key].wrong(f"{key} is a seat, 0 to {self._plan.n_players - 1}")
        return seat

    def number(self, key: str, default: int) -> int:
        """The number of a line."""
        words = self._words.get(key)
        return _integer(words[0]) if words else default


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


def _integer(word: Word) -> int:
    if not is_number(word.text.removeprefix("-")):
        raise word.wrong(f"not a number: {word.text!r}")
    return int(word.text)
