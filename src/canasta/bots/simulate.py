"""Figures of many matches: how long they are, how rounds end, what is scored."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Executor
from dataclasses import asdict, dataclass, field
from functools import partial
from random import Random
from typing import Any

from canasta.bots.bot import Seed, make_bot, seat_bots
from canasta.bots.host import MAX_ROUNDS, Listener, open_match, play_rounds
from canasta.engine.melds import CanastaKind
from canasta.engine.memory import RoundEnd
from canasta.engine.round import Round
from canasta.engine.rules import Ruleset


@dataclass(frozen=True, slots=True)
class SimulationResult:
    """What the matches came to."""

    matches: int
    rounds: int
    rounds_per_match: float
    ends: dict[str, int]
    """Rounds by how they ended."""
    out_rate: float
    """Share of rounds in which somebody went out."""
    concealed_rate: float
    """Share of rounds in which somebody went out concealed."""
    scores: tuple[float, ...]
    """Mean points a round, by side."""
    canastas: dict[str, float]
    """Canastas a round by kind, those of all sides together."""
    capped: int
    """Matches broken off before anybody had won."""

    def as_dict(self) -> dict[str, Any]:
        """Ready for JSON."""
        return asdict(self)


@dataclass(slots=True)
class Tally:
    """Sums over rounds."""

    scores: list[int]
    rounds: int = 0
    concealed: int = 0
    capped: int = 0
    ends: Counter[str] = field(default_factory=Counter)
    canastas: Counter[str] = field(default_factory=Counter)

    def add(self, other: Tally) -> None:
        """The sums of other rounds on top."""
        self.scores = [mine + more for mine, more in zip(self.scores, other.scores, strict=True)]
        self.rounds += other.rounds
        self.concealed += other.concealed
        self.capped += other.capped
        self.ends += other.ends
        self.canastas += other.canastas

    def count(self, round_: Round) -> None:
        """One finished round, scores aside."""
        assert round_.end is not None, "the round still lasts"
        self.rounds += 1
        self.ends[round_.end.value] += 1
        self.concealed += round_.concealed
        melds = [meld for side in round_.sides for meld in side.melds]
        kinds = [kind for meld in melds if (kind := round_.plan.canasta_of(meld)) is not None]
        self.canastas.update(kind.value for kind in kinds)


Listen = Callable[[int], Sequence[Listener]]
"""Who listens to a match, by its number from 0."""


def simulate(
    rules: Ruleset,
    names: Sequence[str],
    n: int,
    seed: Seed = 0,
    *,
    listen: Listen | None = None,
    executor: Executor | None = None,
    progress: Callable[[int, int], None] | None = None,
    max_rounds: int = MAX_ROUNDS,
) -> SimulationResult:
    """Plays n matches. Bots take the seats in turn: two names sit alternately. Raises UnknownBot.

    With an `executor`, `listen` is called where the match is played, and must be picklable for
    processes. `progress` is told the matches played and the matches in all.

    >>> from canasta.engine.rules import find_ruleset
    >>> simulate(find_ruleset("classic", players=2), ["greedy"], n=2).matches
    2
    """
    assert n > 0, "nothing to play"
    for name in names:
        make_bot(name, seed)
    seats = tuple(names[seat % len(names)] for seat in range(rules.players))
    play = partial(play_one, rules, seats, seed, listen=listen, max_rounds=max_rounds)
    played: Iterable[Tally] = map(play, range(n)) if not executor else executor.map(play, range(n))
    total = Tally([0] * rules.n_sides)
    for done, tally in enumerate(played, 1):
        total.add(tally)
        if progress is not None:
            progress(done, n)
    return _summary(total, n)


def play_one(
    rules: Ruleset,
    names: Sequence[str],
    seed: Seed,
    number: int,
    *,
    listen: Listen | None,
    max_rounds: int,
) -> Tally:
    """One match of a simulation, by its number; bots by seat."""
    own_seed = f"{seed}/match {number}"
    rng = Random(own_seed)
    match = open_match(rules, rng)
    bots = seat_bots(names, own_seed)
    listeners = () if listen is None else listen(number)
    tally = Tally([0] * rules.n_sides)
    for round_, _ in play_rounds(match, bots, rng, listeners=listeners, max_rounds=max_rounds):
        tally.count(round_)
    tally.scores = match.scores
    tally.capped = int(not match.is_over)
    return tally


def _summary(tally: Tally, matches: int) -> SimulationResult:
    rounds = tally.rounds
    return SimulationResult(
        matches=matches,
        rounds=rounds,
        rounds_per_match=rounds / matches,
        ends={end.value: tally.ends[end.value] for end in RoundEnd},
        out_rate=tally.ends[RoundEnd.OUT.value] / rounds,
        concealed_rate=tally.concealed / rounds,
        scores=tuple(score / rounds for score in tally.scores),
        canastas={kind.value: tally.canastas[kind.value] / rounds for kind in CanastaKind},
        capped=tally.capped,
    )
