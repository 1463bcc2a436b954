"""A match as a file: the rules, the order of the cards, every action, every score.

A record is TOML that people read and `diff` shows well. It is complete: the same cards and
actions make the same match anywhere, so a record can be replayed, checked or played on.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import zip_longest
from typing import Final

from canasta.engine.actions import Action
from canasta.engine.cards import Card, format_cards
from canasta.engine.errors import CanastaError, IllegalAction, InvalidDeck
from canasta.engine.match import Match
from canasta.engine.memory import RoundEnd
from canasta.engine.notation import format_action
from canasta.engine.round import Round
from canasta.engine.rules import Ruleset
from canasta.engine.scoring import RoundScore, ScoreLine

FORMAT: Final = 1
"""The layout of the file."""
RULES_VERSION: Final = 2
"""Rises when the engine plays or scores anything differently than before."""


@dataclass(frozen=True, slots=True)
class RoundResult:
    """How a round ended."""

    end: RoundEnd
    out: int | None
    """The seat that went out."""
    concealed: bool
    sheets: tuple[RoundScore, ...]
    """By side."""
    totals: tuple[int, ...]
    """Of the match, after this round, by side."""

    @classmethod
    def of(cls, round_: Round, sheets: Sequence[RoundScore], totals: Sequence[int]) -> RoundResult:
        """The result of a finished round."""
        assert round_.end is not None, "the round still lasts"
        return cls(round_.end, round_.out, round_.concealed, tuple(sheets), tuple(totals))


@dataclass(frozen=True, slots=True)
class DealProof:
    """What shows that a deal was promised before it was made; `canasta.table.fair` checks it."""

    commitment: str
    """What was promised: the hash of the seed, as hex."""
    seed: str
    """Hex."""
    additions: tuple[str, ...]
    """What each seat added to the shuffle, by seat."""


@dataclass(frozen=True, slots=True)
class RoundRecord:
    """One round; without a result where it was broken off."""

    deck: tuple[Card, ...]
    """In dealing order."""
    actions: tuple[Action, ...] = ()
    result: RoundResult | None = None
    proof: DealProof | None = None


@dataclass(frozen=True, slots=True)
class Record:
    """A match, finished or broken off."""

    rules: Ruleset
    dealer: int
    """Who dealt the first round."""
    rounds: tuple[RoundRecord, ...] = ()
    winners: tuple[int, ...] = ()
    """Sides; none where the match was broken off."""
    names: tuple[str, ...] = ()
    """By seat, where they are known."""
    rules_version: int = RULES_VERSION
    """The version that wrote it."""


class RecordMismatch(CanastaError):
    """The first point in which a record and the rules differ.

    `round` and `action` count from 1; `expected` is what the rules make of the record up to
    there, `found` what it says.
    """

    def __init__(
        self, record: Record, expected: str, found: str, round_: int = 0, action: int = 0
    ) -> None:
        place = f"round {round_}" if round_ else "match"
        place += f", action {action}" if action else ""
        version = f"written by rules version {record.rules_version}"
        if record.rules_version != RULES_VERSION:
            version += f", read by {RULES_VERSION}"
        super().__init__(f"{place}: expected {expected}, found {found} ({version})")
        self.round = round_ or None
        self.action = action or None
        self.expected = expected
        self.found = found
        self.rules_version = record.rules_version


class Recorder:
    """Writes down a match while it is played; `record` is what has been written so far."""

    def __init__(self, match: Match, names: Sequence[str] = ()) -> None:
        assert match.round is None, "a record begins before the first deal"
        assert not match.n_rounds, "a record begins before the first deal"
        self.match = match
        self._start = Record(match.rules, match.dealer, names=tuple(names))
        self._rounds: list[RoundRecord] = []
        self._actions: list[Action] = []

    @classmethod
    def resume(cls, record: Record) -> Recorder:
        """Takes a record up where it stops, with its match in that state."""
        recorder = cls(Match(record.rules, record.dealer), record.names)
        for match in replay(record):
            recorder.match = match
        recorder._rounds = list(record.rounds)
        if record.rounds:
            recorder._actions = list(record.rounds[-1].actions)
        return recorder

    @property
    def record(self) -> Record:
        """The match so far."""
        rounds = self._rounds[:]
        if rounds and rounds[-1].result is None:
            rounds[-1] = replace(rounds[-1], actions=tuple(self._actions))
        return replace(self._start, rounds=tuple(rounds), winners=self.match.winners)

    def dealt(self, deck: Sequence[Card], proof: DealProof | None = None) -> None:
        """A round was dealt."""
        self._rounds.append(RoundRecord(tuple(deck), proof=proof))
        self._actions = []

    def played(self, action: Action) -> None:
        """An action was played, a compound one as a whole."""
        self._actions.append(action)

    def settled(self, round_: Round, sheets: Sequence[RoundScore]) -> None:
        """The match has settled this round, with these scores."""
        result = RoundResult.of(round_, sheets, self.match.scores)
        self._rounds[-1] = replace(self._rounds[-1], actions=tuple(self._actions), result=result)


def replay(record: Record) -> Iterator[Match]:
    """The match before the first deal, then after each deal, action and settlement.

    It is the same object every time. Nothing is checked: a record of unknown origin goes through
    `verify` first.
    """
    match = Match(record.rules, record.dealer)
    yield match
    for entry in record.rounds:
        round_ = match.deal(entry.deck)
        yield match
        for action in entry.actions:
            round_.retrace(action)
            yield match
        if entry.result is not None:
            match.settle()
            yield match


def verify(record: Record) -> Match:
    """Plays a record by the rules and returns the match where it stops.

    Raises RecordMismatch at the first action that is not legal, and the first score, total or
    winner that is not what the rules give.
    """
    match = Match(record.rules, record.dealer)
    for n, entry in enumerate(record.rounds, 1):
        _verify_round(record, match, n, entry)
    if record.winners != match.winners:
        raise RecordMismatch(record, _winners_text(match.winners), _winners_text(record.winners))
    return match


def _verify_round(record: Record, match: Match, n: int, entry: RoundRecord) -> None:
    if match.is_over:
        raise RecordMismatch(record, "no more rounds, as the match is over", "another one", n)
    if match.round is not None:
        raise RecordMismatch(record, "the result of the round before", "none", n)
    try:
        round_ = match.deal(entry.deck)
    except InvalidDeck as error:
        raise RecordMismatch(record, "a whole pack", str(error), n) from None
    for i, action in enumerate(entry.actions, 1):
        try:
            round_.play(action)
        except IllegalAction as error:
            found = f"{format_action(action)!r}: {error}"
            raise RecordMismatch(record, "a legal action", found, n, i) from None
    if entry.result is None:
        return
    if not round_.is_over:
        raise RecordMismatch(record, "further actions, as the round lasts", "a result", n)
    result = RoundResult.of(round_, match.settle(), match.scores)
    for expected, found in zip_longest(_facts(result), _facts(entry.result), fillvalue="nothing"):
        if expected != found:
            raise RecordMismatch(record, expected, found, n)


def _facts(result: RoundResult) -> Iterator[str]:
    """A result as short sentences, in the order in which they are compared."""
    yield f"end by {result.end}"
    yield "nobody out" if result.out is None else f"seat {result.out} out"
    yield "concealed" if result.concealed else "not concealed"
    for sheet, total in zip_longest(result.sheets, result.totals):
        for line in sheet.lines if sheet else ():
            yield f"side {sheet.side} {line_text(line)}"
        yield f"a total of {total}"


def _winners_text(winners: Sequence[int]) -> str:
    return f"winners {', '.join(map(str, winners))}" if winners else "no winner"


def line_text(line: ScoreLine) -> str:
    text = f'item = "{line.item.value}", points = {line.points}'
    if line.count is not None:
        text += f", count = {line.count}"
    if line.meld is not None:
        text += f', meld = "{format_cards(line.meld.cards)}"'
    return text
