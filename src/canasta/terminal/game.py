"""A match at the terminal: one person, bots on the other seats, plain lines in and out."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Sequence

from canasta.engine.events import Discarded, Event, for_seat
from canasta.engine.round import Round
from canasta.engine.rules import Ruleset
from canasta.i18n import Catalogue, Teller
from canasta.table.draft import Draft
from canasta.table.entries import PERSON, Entry, Logged, Occupant
from canasta.table.hosting import bot_run
from canasta.table.table import Finished, Table, open_table, restore
from canasta.terminal.lines import hear, say
from canasta.terminal.names import seat_names, seat_subjects, side_names
from canasta.terminal.player import Player, Quit
from canasta.terminal.saves import Save
from canasta.terminal.table import (
    goal_text,
    hands_left_text,
    sheet_lines,
    table_lines,
    winners_text,
)


def new_table(
    rules: Ruleset, bots: Sequence[str], secret: str, save: Save, last_dealer: int | None = None
) -> Table:
    """A match about to begin and saved as such; the bots have come in this order, after the person.

    `last_dealer` is for a rematch: who dealt first in the match before.
    """
    players = (PERSON, *map(Occupant, bots))
    entries = open_table(rules, players, secret, last_dealer=last_dealer)
    log = [Logged(seq, time.time(), entry) for seq, entry in enumerate(entries, 1)]
    save.begin(log)
    return restore(log)


def secret_of(seed: str) -> str:
    """The secret of a table whose cards a word decides."""
    return hashlib.sha256(seed.encode()).hexdigest()


def is_game(table: Table) -> bool:
    """Whether a table is one of a single person at the terminal, with bots on all other seats."""
    bots = [seat.bot for seat in table.seats if seat.bot is not None]
    return table.seats.count(PERSON) == 1 and len(bots) == len(table.seats) - 1


class Game:
    """The match from where it stands to its end, or until the person quits.

    Whatever counts is on disk before it is shown.
    """

    def __init__(
        self,
        table: Table,
        save: Save,
        words: Catalogue,
        ask: Callable[[str], str] = hear,
        tell: Callable[[str], None] = say,
    ) -> None:
        self.table = table
        self.match = table.match
        self.save = save
        self.words = words
        self.tell = tell
        self.me = table.seats.index(PERSON)
        self.names = seat_names(words, table.rules, self.me)
        subjects = seat_subjects(words, table.rules, self.me)
        self.teller = Teller(words, self.match.plan, self.me, subjects)
        self.player = Player(self.match, self.teller, self.me, ask, tell)
        self.told: list[Event] = []

    def run(self) -> None:
        """Plays on; returns when the match is over or the person has left."""
        try:
            while not self.match.is_over:
                if self.table.promise is not None:
                    self.tell("")
                    text = _short_hash(self.table.promise.commitment)
                    self.tell(self.words.say("terminal-promise", text=text))
                    self._enter(self.table.deal(self.table.version))
                assert self.table.round is not None
                self._play(self.table.round)
                self._settle()
        except (Quit, EOFError, KeyboardInterrupt):
            self.tell("")
            self.tell(self.words.say("terminal-saved"))

    def _enter(self, entry: Entry) -> tuple[Event, ...]:
        """Takes an entry in, once it is on disk; what happened by it."""
        logged = Logged(self.table.version + 1, time.time(), entry)
        self.save.append(logged)
        return self.table.apply(logged)

    def _play(self, round_: Round) -> None:
        self.tell("")
        title = self.words.say("table-round", round=self.match.n_rounds + 1)
        dealer = self.words.say("table-dealer", name=self.names[round_.dealer])
        self.tell(f"{title}. {dealer}.")
        for line in table_lines(self.words, round_, self.me):
            self.tell(line)
        while not round_.is_over:
            if round_.actor == self.me:
                self._tell_others(round_)
                self._my_play(round_)
            else:
                self._bot_play()
        self._tell_others(round_)

    def _my_play(self, round_: Round) -> None:
        draft = Draft(round_, self.me)
        self.player.take_turn(draft)
        self._enter(draft.run())

    def _bot_play(self) -> None:
        events = self._enter(bot_run(self.table))
        self.told += [for_seat(event, self.me) for event in events]

    def _tell_others(self, round_: Round) -> None:
        """What the others have done since the person's last play."""
        for sentence in self.teller.tell(self.told):
            self.tell(sentence)
        for event in self.told:
            if isinstance(event, Discarded) and round_.seats[event.seat].size == 1:
                self.tell(self.teller.tell_of(event.seat, "event-one-card-left"))
        self.told = []

    def _settle(self) -> None:
        self._enter(self.table.settle())
        self.save.keep_record(self.table.record)
        assert self.table.finished is not None
        self._tell_score(self.table.finished)
        if self.match.is_over:
            self.tell("")
            self.tell(winners_text(self.words, self.match, self.me))
            self.tell(self.words.say("terminal-record", file=str(self.save.record_path)))
            return
        self.tell(goal_text(self.words, self.match))
        self.player.pause()

    def _tell_score(self, finished: Finished) -> None:
        self.tell("")
        self.tell(self.words.say("score-sheet-of-round", round=self.match.n_rounds))
        self.tell(hands_left_text(self.words, finished.round, self.names))
        sides = side_names(self.words, self.match.rules, self.me)
        for line in sheet_lines(self.words, finished.sheets, self.match.scores, sides):
            self.tell(line)
        self.tell(self.words.say("terminal-seed", text=_short_hash(finished.deal.seed)))


def _short_hash(text: str) -> str:
    """A promise or a seed as it is shown; the record has it in full."""
    return f"{text[:12]}…{text[-4:]}"
