"""A match at the terminal: one person, bots on the other seats, plain lines in and out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

from canasta.bots.bot import Bot, make_bot
from canasta.bots.host import shuffled
from canasta.engine.cards import Card, format_cards
from canasta.engine.dealing import first_dealer
from canasta.engine.events import Discarded, Event, for_seat
from canasta.engine.match import Match
from canasta.engine.record import Record, Recorder
from canasta.engine.round import Round
from canasta.engine.rules import Ruleset
from canasta.engine.rules.plan import plan_of
from canasta.terminal.draft import Draft
from canasta.terminal.lines import hear, say
from canasta.terminal.names import seat_names, side_names
from canasta.terminal.player import Player, Quit
from canasta.terminal.saves import save
from canasta.terminal.table import (
    goal_text,
    hands_left_text,
    sheet_lines,
    table_lines,
    winners_text,
)
from canasta.terminal.words import YOU, Teller

ME = 0
"""The seat of the person."""


def new_game(rules: Ruleset, bots: Sequence[str], seed: str) -> Recorder:
    """A match about to begin; `bots` are named seat by seat after the person's."""
    dealer = first_dealer(rules, deck_of(rules, f"{seed} dealer"))
    recorder = Recorder(Match(rules, dealer), (YOU, *bots))
    deal(recorder, deck_of(rules, seed))
    return recorder


def deal(recorder: Recorder, deck: Sequence[Card]) -> None:
    """Deals the next round and writes it down."""
    recorder.match.deal(deck)
    recorder.dealt(deck)


def deck_of(rules: Ruleset, seed: str) -> tuple[Card, ...]:
    """The pack in an order that the seed alone decides."""
    return tuple(shuffled(plan_of(rules), Random(seed)))


def is_game(record: Record) -> bool:
    """Whether a record is a match of a person at the terminal."""
    return record.names[:1] == (YOU,) and bool(record.rounds)


class Game:
    """The match from where it stands to its end, or until the person quits.

    It is saved after every play that counts.
    """

    def __init__(
        self,
        recorder: Recorder,
        path: Path,
        ask: Callable[[str], str] = hear,
        tell: Callable[[str], None] = say,
    ) -> None:
        self.recorder = recorder
        self.match = recorder.match
        self.path = path
        self.tell = tell
        self.names = seat_names(self.match.rules, ME)
        self.teller = Teller(self.match.plan, self.names)
        self.player = Player(self.match, self.teller, ME, ask, tell)
        self.told: list[Event] = []
        self.bots: dict[int, Bot] = {}

    def run(self) -> None:
        """Plays on; returns when the match is over or the person has left."""
        self._save()
        try:
            while not self.match.is_over:
                if self.match.round is None:
                    deal(self.recorder, self._next_deck())
                    self._save()
                assert self.match.round is not None
                self._play(self.match.round)
                self._settle(self.match.round)
        except (Quit, EOFError, KeyboardInterrupt):
            self.tell("")
            self.tell("Your match is saved. Play again to go on with it.")

    def _play(self, round_: Round) -> None:
        self.bots = self._seat_bots()
        self.tell("")
        self.tell(f"Round {self.match.n_rounds + 1}. {self._dealer_text(round_)}")
        for line in table_lines(round_, ME):
            self.tell(line)
        while not round_.is_over:
            if round_.actor == ME:
                self._tell_others(round_)
                self._my_play(round_)
            else:
                self._bot_play(round_)
        self._tell_others(round_)

    def _dealer_text(self, round_: Round) -> str:
        verb = "deal" if round_.dealer == ME else "deals"
        return f"{self.names[round_.dealer]} {verb}."

    def _my_play(self, round_: Round) -> None:
        draft = Draft(round_, ME)
        self.player.take_turn(draft)
        for action in draft.actions:
            round_.play(action)
            self.recorder.played(action)
        self._save()

    def _bot_play(self, round_: Round) -> None:
        seat = round_.actor
        events: list[Event] = []
        action = self.bots[seat].choose(round_.view(seat))
        round_.play(action, events)
        self.recorder.played(action)
        self.told += [for_seat(event, ME) for event in events]
        if round_.is_over or round_.actor != seat:
            self._save()

    def _tell_others(self, round_: Round) -> None:
        """What the others have done since the person's last play."""
        for sentence in self.teller.tell(self.told):
            self.tell(sentence)
        for event in self.told:
            if isinstance(event, Discarded) and round_.seats[event.seat].size == 1:
                self.tell(f"{self.names[event.seat]} has one card left.")
        self.told = []

    def _settle(self, round_: Round) -> None:
        sheets = self.match.settle()
        self.recorder.settled(round_, sheets)
        self._save()
        names = side_names(self.match.rules, ME)
        self.tell("")
        self.tell(f"Score of round {self.match.n_rounds}.")
        self.tell(hands_left_text(round_, self.names))
        for line in sheet_lines(sheets, self.match.scores, names):
            self.tell(line)
        if self.match.is_over:
            self.tell("")
            self.tell(winners_text(self.match, names))
            self.tell(f"The record of the match is {self.path}")
            return
        self.tell(goal_text(self.match))
        self.player.pause()

    def _seat_bots(self) -> dict[int, Bot]:
        seed = f"{self._origin()} {self.match.n_rounds}"
        names = self.recorder.record.names
        return {
            seat: make_bot(name, f"{seed} {seat}") for seat, name in enumerate(names) if seat != ME
        }

    def _next_deck(self) -> tuple[Card, ...]:
        return deck_of(self.match.rules, f"{self._origin()} {self.match.n_rounds}")

    def _origin(self) -> str:
        """The first deck: it seeds all that follows, so that a saved match goes on the same."""
        return format_cards(self.recorder.record.rounds[0].deck)

    def _save(self) -> None:
        save(self.recorder.record, self.path)
