"""One running match: who sits where, what has been decided, what may be decided next.

A table changes in two steps. A *decision* (`submit`, `deal`, `settle`, …) returns the entry that
it would add and changes nothing; `apply` takes an entry in. Whoever hosts the table writes the
entry down in between, so nothing is ever shown that could be lost. `restore` applies a whole log.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final, NoReturn

from canasta.engine.dealing import first_dealer, rematch_dealer, seat_players
from canasta.engine.errors import InvalidNotation
from canasta.engine.events import Event
from canasta.engine.match import Match
from canasta.engine.notation import parse_action
from canasta.engine.record import RULES_VERSION, DealProof, Record, Recorder
from canasta.engine.round import Round
from canasta.engine.rules import Ruleset
from canasta.engine.rules.data import rules_from_data, rules_to_data
from canasta.engine.rules.plan import plan_of
from canasta.engine.scoring import RoundScore
from canasta.table import fair
from canasta.table.draft import Draft
from canasta.table.entries import (
    EMPTY,
    Clocked,
    Dealt,
    Entry,
    Left,
    Logged,
    Occupant,
    Opened,
    Played,
    Seated,
    Settled,
)
from canasta.table.refused import Refused, TableReason

PERSON_NAME: Final = "person"
"""What a record calls every person."""


@dataclass(frozen=True, slots=True)
class Finished:
    """The round settled last."""

    round: Round
    sheets: tuple[RoundScore, ...]
    """By side."""
    deal: Dealt


class Table:
    """A match and its log so far. `version` is the number of the last entry."""

    def __init__(self, opened: Opened) -> None:
        rules = rules_from_data(opened.rules)
        deck = fair.deck_of(plan_of(rules), fair.seed_of(opened.secret, 0))
        if opened.last_dealer is None:
            dealer = first_dealer(rules, deck)
        else:
            dealer = rematch_dealer(rules, opened.last_dealer, deck)
        self.opened = opened
        self.match = Match(rules, dealer)
        self.first_dealer = dealer
        self.version = 0
        self.changed_at = 0.0
        """When the last entry was made, in seconds since 1970."""
        self._time_from = 0.0
        self.seats: list[Occupant] = [EMPTY] * rules.players
        self.away: set[int] = set()
        """Seats of persons for whom a bot plays until they are back."""
        self.deal_made: Dealt | None = None
        """The deal of the round in play."""
        self.finished: Finished | None = None
        self.events: list[tuple[int, Event]] = []
        """What has happened in this round, each with the version that brought it."""
        self.totals: list[tuple[int, ...]] = []
        """After each round that is settled, by side."""
        self.differences: list[str] = []
        """Where scores in the log are not what the rules give today."""
        self._recorder = Recorder(self.match)

    @property
    def rules(self) -> Ruleset:
        """The ruleset in force."""
        return self.match.rules

    @property
    def round(self) -> Round | None:
        """The round in play, or over and not settled yet."""
        return self.match.round

    @property
    def record(self) -> Record:
        """The rounds that are over, as a record; the cards of the one in play stay secret."""
        record = self._recorder.record
        settled = tuple(entry for entry in record.rounds if entry.result is not None)
        names = tuple(occupant.bot or PERSON_NAME for occupant in self.seats)
        return replace(record, rounds=settled, names=names)

    @property
    def actor(self) -> int | None:
        """The seat that is to act; None where the round is over or not dealt."""
        return None if self.round is None or self.round.is_over else self.round.actor

    @property
    def promise(self) -> fair.Promise | None:
        """What is promised of the next deal; None in a round and after the match."""
        if self.round is not None or self.match.is_over:
            return None
        return fair.promise_of(self.opened.secret, self.match.n_rounds + 1)

    @property
    def deadline(self) -> float | None:
        """When the acting person's time runs out, in seconds since 1970; None without a clock."""
        actor, seconds = self.actor, self.opened.turn_seconds
        if actor is None or seconds is None or self.is_hosted(actor):
            return None
        return self._time_from + seconds

    def is_hosted(self, seat: int) -> bool:
        """Whether a bot plays for a seat: always, or while its person is away."""
        return self.seats[seat].bot is not None or seat in self.away

    # Decisions

    def submit(self, seat: int, version: int, actions: Sequence[str]) -> Played:
        """A run of actions as text, checked as a whole.

        Raises Refused, or IllegalAction: the first play that the rules do not allow.
        """
        draft = self.draft(seat, version, actions)
        if not actions:
            _refuse(TableReason.UNREADABLE, text="")
        draft.check_settled()
        return draft.run()

    def draft(self, seat: int, version: int, actions: Sequence[str]) -> Draft:
        """The run staged on a copy, settled or not. Raises as `submit`."""
        draft = Draft(self._running(seat, version), seat)
        for text in actions:
            if draft.is_due:
                _refuse(TableReason.TOO_LONG)
            try:
                action = parse_action(text, draft.round)
            except InvalidNotation:
                _refuse(TableReason.UNREADABLE, text=text[:80])
            draft.play(action)
        return draft

    def deal(self, version: int, additions: Sequence[str] = ()) -> Dealt:
        """The next round, with what each seat adds to the shuffle. Raises Refused."""
        self._check_version(version)
        if self.match.is_over:
            _refuse(TableReason.MATCH_OVER)
        if self.round is not None:
            _refuse(TableReason.ROUND_RUNNING)
        n = self.match.n_rounds + 1
        seed = fair.seed_of(self.opened.secret, n)
        texts = [text[: fair.MAX_ADDITION] for text in additions]
        texts += [""] * (self.rules.players - len(texts))
        return Dealt(n, fair.commitment_of(seed), seed, tuple(texts))

    def settle(self) -> Settled:
        """The scores of the round that is over."""
        match = self.match.copy()
        sheets = match.settle()
        points = tuple(sheet.total for sheet in sheets)
        return Settled(points, tuple(match.scores), match.winners)

    def tick(self, now: float) -> Clocked | None:
        """What the clock decides by now, if anything."""
        deadline = self.deadline
        if deadline is None or now < deadline:
            return None
        assert self.actor is not None
        return Clocked(self.actor)

    def leave(self, seat: int) -> Left | None:
        """A person goes away; None where the seat is away already, or alone among bots."""
        others = [i for i, occupant in enumerate(self.seats) if occupant.person and i != seat]
        return Left(seat) if others and seat not in self.away else None

    def come_back(self, seat: int) -> Seated | None:
        """A person is back; None where it was not away."""
        return Seated(seat, self.seats[seat]) if seat in self.away else None

    # Taking entries in

    def apply(self, logged: Logged) -> tuple[Event, ...]:
        """Takes an entry in, unchecked, and returns what happened by it in the round."""
        assert logged.seq == self.version + 1, "the log has no gaps"
        events = self._take_in(logged.entry)
        self.version = logged.seq
        self.changed_at = logged.at
        entry = logged.entry
        if not isinstance(entry, Seated | Clocked | Left) or entry.seat == self.actor:
            # Whoever goes or comes in the turn of another gives that one no more time.
            self._time_from = logged.at
        self.events += [(self.version, event) for event in events]
        return tuple(events)

    def _take_in(self, entry: Entry) -> list[Event]:
        events: list[Event] = []
        match entry:
            case Opened():
                assert self.version == 0, "a table is opened once"
            case Seated(seat, occupant):
                self.seats[seat] = occupant
                self.away.discard(seat)
            case Dealt():
                self._take_deal(entry)
            case Played(seat, actions):
                assert self.round is not None, "a run belongs to a round"
                for text in actions:
                    action = parse_action(text, self.round)
                    self.round.retrace(action, events)
                    self._recorder.played(action)
            case Settled():
                self._take_scores(entry)
            case Clocked(seat) | Left(seat):
                self.away.add(seat)
        return events

    def _take_deal(self, dealt: Dealt) -> None:
        deck = fair.deck_of(self.match.plan, dealt.seed, dealt.additions)
        self.match.deal(deck)
        self._recorder.dealt(deck, DealProof(dealt.commitment, dealt.seed, dealt.additions))
        self.deal_made = dealt
        self.events = []

    def _take_scores(self, settled: Settled) -> None:
        round_ = self.round
        assert round_ is not None, "a score belongs to a round"
        assert self.deal_made is not None
        sheets = self.match.settle()
        found = (tuple(self.match.scores), self.match.winners)
        if found != (settled.totals, settled.winners):
            # What was played for stands, whatever the rules say today.
            place = f"round {self.match.n_rounds}"
            self.differences.append(f"{place}: stored {settled.totals}, found {found[0]}")
            self.match.scores = list(settled.totals)
            self.match.winners = settled.winners
        self.totals.append(settled.totals)
        self._recorder.settled(round_, sheets)
        self.finished = Finished(round_, sheets, self.deal_made)
        self.deal_made = None

    def _running(self, seat: int, version: int) -> Round:
        self._check_version(version)
        if self.match.is_over:
            _refuse(TableReason.MATCH_OVER)
        if self.round is None or self.actor != seat:
            _refuse(TableReason.NOT_YOUR_TURN)
        return self.round

    def _check_version(self, version: int) -> None:
        if version != self.version:
            _refuse(TableReason.STALE, version=self.version)


def open_table(
    rules: Ruleset,
    players: Sequence[Occupant],
    secret: str,
    *,
    last_dealer: int | None = None,
    turn_seconds: int | None = None,
) -> tuple[Entry, ...]:
    """The first entries of a table; `players` as they came, seated as the rules say (S0-PLAY-2).

    `secret` is `fair.SECRET_BYTES` random bytes, as hex.
    """
    assert len(players) == rules.players, "one occupant a seat"
    opened = Opened(rules_to_data(rules), RULES_VERSION, secret, last_dealer, turn_seconds)
    deck = fair.deck_of(plan_of(rules), fair.seed_of(secret, 0))
    order = seat_players(rules, deck)
    return (opened, *(Seated(seat, players[player]) for seat, player in enumerate(order)))


def restore(log: Iterable[Logged]) -> Table:
    """The table that a log makes, without asking again what was legal."""
    entries = iter(log)
    first = next(entries)
    assert isinstance(first.entry, Opened), "a log begins with its opening"
    table = Table(first.entry)
    table.apply(first)
    for logged in entries:
        table.apply(logged)
    return table


def _refuse(reason: TableReason, **facts: int | str) -> NoReturn:
    raise Refused(reason, **facts)
