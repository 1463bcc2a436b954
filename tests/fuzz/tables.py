"""Play rounds by random rules and look for broken promises: python3 dev.py fuzz-rules [NAME=VALUE…]

  N=1000     tables, each with rules of its own and one round
  SEED=0     a number or a word; the same seed plays the same tables
  JOBS=2     processes; as many as there are processors
  TABLE=57   play that table only, as after a fault

Shows the first faults, each with the rules and the position where it came about, and how to play
it again. Ends with a line of figures in JSON; the exit status is 1 where there was a fault.
"""

from __future__ import annotations

import json
import os
import sys
import traceback
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from multiprocessing import get_context
from random import Random
from typing import Final

from canasta.bots.host import shuffled
from canasta.engine import turn
from canasta.engine.actions import Action
from canasta.engine.dealing import deal
from canasta.engine.notation import format_action
from canasta.engine.position import format_position
from canasta.engine.round import Round
from canasta.engine.rules import RULESETS, Ruleset
from canasta.engine.rules.data import rule_to_data
from canasta.engine.rules.plan import plan_of
from canasta.engine.scoring import RoundScore, score_round
from tests.fuzz.arguments import read
from tests.fuzz.rulesets import random_ruleset
from tests.properties import promises
from tests.properties.play import SCORES, pick

PROBE_EVERY: Final = 15
"""Of so many actions, at one every legal play is tried and secrets are looked at."""
DEFAULT_TABLES: Final = 1000
MOST_SHOWN: Final = 5
"""Faults that are shown; all are counted."""
_EAGER: Final = (0.0, 0.5, 0.9)
_BATCH: Final = 5
_LEAST: Final = {"N": 1, "JOBS": 1, "TABLE": 0}


@dataclass(slots=True)
class Played:
    """What came of a table."""

    number: int
    actions: int
    text: str
    """Its rules, its plays and its scores."""
    fault: str = ""
    """All there is to say about a broken promise, as a block of text."""


def play(seed: str, number: int) -> Played:
    """Deals and plays the round of that table by rules of its own, and checks it."""
    rules = random_ruleset(Random(f"{seed}/{number}/rules"))
    return play_table(rules, f"{seed}/{number}", number)


def play_table(rules: Ruleset, name: str, number: int = 0) -> Played:
    """The same by rules that are given; the name decides the cards and the plays."""
    table = _Table(rules, name)
    fault = ""
    try:
        table.play()
    except Exception:  # whatever goes wrong is what we are looking for
        fault = table.report(traceback.format_exc())
    rows = [table.rules_text, *map(format_action, table.actions), f"scores {table.totals}"]
    return Played(number, len(table.actions), "\n".join(rows), fault)


class _Table:
    """A round in play."""

    def __init__(self, rules: Ruleset, name: str) -> None:
        self.rules = rules
        self.rng = Random(name)
        self.checks = Random(f"{name}/checks")
        self.round: Round | None = None
        self.actions: list[Action] = []
        self.totals: list[int] = []

    @property
    def rules_text(self) -> str:
        """The rules as a file for `--rules` holds them."""
        family = RULESETS[self.rules.name]
        # A changed seating may have made more seats of the preset than it is played by.
        base = family.get(self.rules.players) or next(iter(family.values()))
        rows = [f'preset = "{base.name}"', f"players = {base.players}"]
        rows += [
            f"{name} = {json.dumps(rule_to_data(here))}"
            for name, (_, here) in self.rules.differences(base).items()
        ]
        return "\n".join(rows)

    def play(self) -> None:
        """Plays the round to its end, then once more: the same cards and plays come to the same."""
        rng, plan = self.rng, plan_of(self.rules)
        idle = plan.idle_seat(rng.randrange(plan.n_players))
        dealer = rng.choice([seat for seat in range(plan.n_players) if seat != idle])
        scores = [rng.choice(SCORES) for _ in range(plan.n_sides)]
        deck = shuffled(plan, rng)
        self.round = round_ = deal(plan, deck, dealer, scores, idle)
        promises.check_conserved(round_)
        self._play_turns(round_)
        sheets = score_round(round_)
        self._check_sheets(sheets)
        again = deal(plan, deck, dealer, scores, idle)
        for action in self.actions:
            again.play(action)
        promises.check_same(round_, again, "played again")
        assert score_round(again) == sheets, "played again, it scores otherwise"

    def _play_turns(self, round_: Round) -> None:
        most = promises.ACTIONS_A_CARD * len(round_.plan.pack)
        eager = self.rng.choice(_EAGER)
        while not round_.is_over:
            promises.check_legal(round_.legal_actions())
            if self.checks.random() * PROBE_EVERY < 1:
                self._probe(round_)
            self.actions.append(pick(round_, self.rng, eager))
            round_.apply(self.actions[-1])
            promises.check_conserved(round_)
            assert len(self.actions) <= most, f"a round of more than {most} actions"

    def _probe(self, round_: Round) -> None:
        """Every play that is listed passes and can be made, and no seat sees too much."""
        for action in round_.legal_actions():
            refusal = turn.explain(round_, action)
            assert refusal is None, f"listed, and refused: {format_action(action)}: {refusal}"
            after = round_.copy()
            after.play(action)
            promises.check_conserved(after)
        for seat in {round_.actor, self.checks.randrange(self.rules.players)}:
            promises.check_keeps_secrets(round_, seat, self.checks)

    def _check_sheets(self, sheets: Sequence[RoundScore]) -> None:
        assert len(sheets) == self.rules.n_sides
        for sheet in sheets:
            points = [line.points for line in sheet.lines]
            assert sum(points) == sheet.total, f"side {sheet.side}: {points} are not {sheet.total}"
        self.totals = [sheet.total for sheet in sheets]

    def report(self, error: str) -> str:
        """What was played, where it stood, and what went wrong."""
        rows = [self.rules_text, f"after {len(self.actions)} actions"]
        if self.actions:
            rows.append(f"last: {format_action(self.actions[-1])}")
        if self.round is not None:
            rows.append(_position_text(self.round))
        return "\n".join([*rows, *error.strip().splitlines()[-7:]])


def _position_text(round_: Round) -> str:
    try:
        return format_position(round_).strip()
    except Exception as error:  # a fault may well keep it from being written
        return f"(no position: {error!r})"


def main(arguments: Sequence[str]) -> int:
    """Plays the tables; 0 without a fault, 1 with one, 2 where the arguments make no sense."""
    asked = read(arguments, _LEAST, __doc__ or "")
    if asked is None:
        return 2
    seed, options = asked
    numbers = range(options.get("N", DEFAULT_TABLES))
    if "TABLE" in options:
        numbers = range(options["TABLE"], options["TABLE"] + 1)
    return _told(seed, _played(seed, numbers, options.get("JOBS", os.cpu_count() or 1)))


def _played(seed: str, numbers: Sequence[int], jobs: int) -> Iterable[Played]:
    """The tables, in the order of their numbers."""
    if jobs == 1 or len(numbers) == 1:
        yield from map(partial(play, seed), numbers)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn")) as executor:
        yield from executor.map(partial(play, seed), numbers, chunksize=_BATCH)


def _told(seed: str, tables: Iterable[Played]) -> int:
    """Shows the faults and the figures; the exit status."""
    digest = sha256()
    n = actions = faults = 0
    for played in tables:
        n += 1
        actions += played.actions
        digest.update(f"{played.text}\n".encode())
        if played.fault:
            faults += 1
            if faults <= MOST_SHOWN:
                again = f"python3 dev.py fuzz-rules SEED={seed} TABLE={played.number}"
                print(f"Fault at table {played.number} of seed {seed}:\n{played.fault}")
                print(f"Once more: {again}\n", flush=True)
    figures = {
        "rulesets": n,
        "rounds": n - faults,
        "actions": actions,
        "faults": faults,
        "seed": seed,
        "digest": digest.hexdigest(),
    }
    print(json.dumps(figures))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
