"""One match, played by bots and checked as it goes; a seed and a number decide all of it."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from time import process_time
from typing import Any, Final

from canasta.bots.bot import Bot
from canasta.bots.greedy import GreedyBot
from canasta.bots.host import open_match, shuffled
from canasta.engine.actions import Action
from canasta.engine.match import Match
from canasta.engine.memory import DRAW, OVER
from canasta.engine.notation import format_action
from canasta.engine.position import format_position
from canasta.engine.record import Recorder
from canasta.engine.record_text import dumps
from canasta.engine.round import Round
from tests.fuzz.schedule import name_of, table_of
from tests.properties import promises

MAX_ROUNDS: Final = 30
"""Rounds after which a match is broken off."""
LIST_EVERY: Final = 50
"""Of so many actions, at one the list of legal plays is held against all that come to mind."""
PROBE_EVERY: Final = 500
"""Of so many actions, at one secrets, copies and notation are looked at."""

_BETWEEN_TURNS: Final = (DRAW, OVER)


@dataclass(frozen=True, slots=True)
class Fault:
    """The first broken promise of a match."""

    report: str
    """All there is to say about it, as a block of text."""
    record: str
    """The match up to there, its last action included."""


@dataclass(slots=True)
class Played:
    """What came of a match."""

    number: int
    preset: str = ""
    """Its preset and number of players, as text."""
    actions: list[int] = field(default_factory=list)
    """By round; of the finished ones only."""
    texts: list[str] = field(default_factory=list)
    """Actions and scores by round, where they were asked for."""
    capped: bool = False
    cpu_s: float = 0.0
    fault: Fault | None = None


def play(seed: str, number: int, *, with_texts: bool = False) -> Played:
    """Plays and checks the match of that number, as far as the first fault."""
    start = process_time()
    played = _Game(seed, number).play(with_texts=with_texts)
    played.cpu_s = process_time() - start
    return played


class _Game:
    """A match in play."""

    def __init__(self, seed: str, number: int) -> None:
        self.seed = seed
        self.rules, self.table = table_of(number)
        self.played = Played(number, name_of(self.rules))
        name = f"{seed}/{number}"
        self.rng = Random(name)
        self.checks = Random(f"{name}/checks")
        self.names = [self._name(seat) for seat in range(self.rules.players)]
        # A random bot is shown the list alone: it looks at nothing else, and views take time.
        self.bots: list[Bot | None] = [
            GreedyBot(f"{name}/{seat}") if bot == "greedy" else None
            for seat, bot in enumerate(self.names)
        ]
        self.until_list = self._wait(LIST_EVERY)
        self.until_probe = self._wait(PROBE_EVERY)
        self.recorder: Recorder | None = None
        self.round: Round | None = None
        self.actions: list[Action] = []

    def play(self, *, with_texts: bool) -> Played:
        """Plays on until the match is over, broken off or broken."""
        played = self.played
        try:
            match = open_match(self.rules, self.rng)
            self.recorder = Recorder(match, self.names)
            while not match.is_over and not played.capped:
                scores = self._play_round(match, self.recorder)
                played.actions.append(len(self.actions))
                if with_texts:
                    rows = [*map(format_action, self.actions), f"scores {scores}"]
                    played.texts.append("\n".join(rows) + "\n")
                played.capped = match.n_rounds >= MAX_ROUNDS and not match.is_over
        except Exception:  # whatever goes wrong is what we are looking for
            played.fault = Fault(self._report(traceback.format_exc()), self._record())
        return played

    def _play_round(self, match: Match, recorder: Recorder) -> str:
        before = tuple(match.scores)
        self.actions = []
        deck = shuffled(match.plan, self.rng)
        recorder.dealt(deck)
        self.round = round_ = match.deal(deck)
        promises.check_conserved(round_)
        self._play_turns(round_, recorder)
        sheets = match.settle()
        promises.check_scores(round_, sheets, before, match.scores)
        recorder.settled(round_, sheets)
        return " ".join(str(sheet.total) for sheet in sheets)

    def _play_turns(self, round_: Round, recorder: Recorder) -> None:
        random, bots, actions = self.rng.random, self.bots, self.actions
        most = promises.ACTIONS_A_CARD * len(round_.plan.pack)
        while not round_.is_over:
            legal = round_.legal_actions()
            promises.check_legal(legal)
            bot = bots[round_.actor]
            action = (
                legal[int(random() * len(legal))]
                if bot is None
                else bot.choose(round_.view(round_.actor))
            )
            self.until_list -= 1
            if not self.until_list:
                self.until_list = self._wait(LIST_EVERY)
                promises.check_lists_all_and_only_legal_plays(round_)
            self.until_probe -= 1
            if not self.until_probe:
                self.until_probe = self._wait(PROBE_EVERY)
                self._probe(round_, action)
            actions.append(action)
            recorder.played(action)
            if bot is None:
                round_.apply(action)
            else:
                round_.play(action)
            if round_.phase in _BETWEEN_TURNS:
                promises.check_conserved(round_)
            assert len(actions) <= most, f"a round of more than {most} actions"

    def _probe(self, round_: Round, action: Action) -> None:
        """The checks that take long."""
        rng = self.checks
        for seat in {round_.actor, rng.randrange(self.rules.players)}:
            promises.check_keeps_secrets(round_, seat, rng)
        promises.check_copy_is_independent(round_, rng)
        promises.check_events_change_nothing(round_, action)
        promises.check_actions_round_trip(round_, round_.legal_actions())
        promises.check_position_round_trips(round_)

    def _name(self, seat: int) -> str:
        if self.table != "mixed":
            return self.table
        # Seat 0 and 1 differ, so no table is all of a kind.
        greedy = seat == 1 or (seat > 1 and self.rng.random() < 0.5)
        return "greedy" if greedy else "random"

    def _wait(self, every: int) -> int:
        """Actions until the next look: 1 or more, and `every` in the mean."""
        return 1 + int(self.checks.random() * (2 * every - 1))

    def _report(self, error: str) -> str:
        number, round_ = self.played.number, self.round
        rows = [
            f"Fault in match {number} of seed {self.seed}: {self.rules.name} "
            f"{self.rules.players}, {' '.join(self.names)}",
            f"round {len(self.played.actions) + 1}, after {len(self.actions)} actions",
        ]
        if self.actions:
            rows.append(f"last: {_text_of(format_action, self.actions[-1])}")
        if round_ is not None:
            rows += [_text_of(format_position, round_), _text_of(_legal_text, round_)]
        return "\n".join([*rows, error])

    def _record(self) -> str:
        return "" if self.recorder is None else _text_of(dumps, self.recorder.record)


def _legal_text(round_: Round) -> str:
    texts = [format_action(action) for action in round_.legal_actions()]
    return f"legal: {', '.join(texts)}\n"


def _text_of(write: Callable[[Any], str], value: object) -> str:
    """A part of the report; a fault may well keep it from being written."""
    try:
        return write(value)
    except Exception as error:
        return f"({write.__name__}: {error!r})"
