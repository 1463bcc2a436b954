"""Many matches, over several processes, and the figures of them all.

The figures follow from the matches in the order of their numbers, whoever played them when.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Generator
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import count
from multiprocessing import get_context
from time import monotonic
from typing import Any, Final

from tests.fuzz.match import Fault, Played, play

DIGEST_ROUNDS: Final = 1000
"""The digest covers the actions and scores of so many rounds, the first ones."""
_BATCH: Final = 4
"""Matches a process plays at a time."""
_BATCHES_AHEAD: Final = 4
"""Batches each process is given ahead."""


@dataclass(slots=True)
class Tally:
    """The figures so far."""

    seed: str
    rounds: int = 0
    actions: int = 0
    capped: int = 0
    cpu_s: float = 0.0
    slowest: tuple[float, int] = (0.0, 0)
    """The dearest match: its seconds of processor time, and its number."""
    fault: Fault | None = None
    faulty_match: int | None = None
    by_preset: Counter[str] = field(default_factory=Counter)
    """Rounds of each preset and number of players."""
    _digest: Any = field(default_factory=sha256)

    @property
    def digest(self) -> str:
        """SHA-256 of the first rounds' actions and scores, as text."""
        return str(self._digest.hexdigest())

    def add(self, played: Played, rounds: int | None) -> None:
        """Counts a match, up to so many rounds in all; a fault counts in any case."""
        self.cpu_s += played.cpu_s
        self.slowest = max(self.slowest, (played.cpu_s, played.number))
        if played.fault is not None:
            self.fault, self.faulty_match = played.fault, played.number
        for n, actions in enumerate(played.actions):
            if self.rounds == rounds:
                return
            if self.rounds < DIGEST_ROUNDS:
                self._digest.update(played.texts[n].encode())
            self.rounds += 1
            self.by_preset[played.preset] += 1
            self.actions += actions
        self.capped += played.capped


def fuzz(
    seed: str,
    *,
    rounds: int | None = None,
    seconds: float | None = None,
    matches: int | None = None,
    first: int = 0,
    jobs: int = 1,
    progress: Callable[[Tally], None] | None = None,
) -> Tally:
    """Plays from match `first` on: so many rounds or matches, so long, or until a fault."""
    tally = Tally(seed)
    end = None if seconds is None else monotonic() + seconds
    queue = _matches(tally, first, jobs)
    for number, played in enumerate(queue, 1):
        tally.add(played, rounds)
        if progress is not None:
            progress(tally)
        late = end is not None and monotonic() >= end
        if tally.fault is not None or late or tally.rounds == rounds or number == matches:
            break
    queue.close()
    return tally


def _matches(tally: Tally, first: int, jobs: int) -> Generator[Played, None, None]:
    """Every match from a number on, in order. Ends its processes when it is closed."""
    if jobs == 1:
        for number in count(first):
            yield play(tally.seed, number, with_texts=tally.rounds < DIGEST_ROUNDS)
        return
    executor = ProcessPoolExecutor(jobs, get_context("spawn"))
    try:
        waiting: deque[Future[list[Played]]] = deque()
        for number in count(first, _BATCH):
            with_texts = tally.rounds < DIGEST_ROUNDS
            waiting.append(executor.submit(_play_batch, tally.seed, number, with_texts))
            if len(waiting) > jobs * _BATCHES_AHEAD:
                yield from waiting.popleft().result()
    finally:
        executor.shutdown(cancel_futures=True)


def _play_batch(seed: str, first: int, with_texts: bool) -> list[Played]:
    numbers = range(first, first + _BATCH)
    return [play(seed, number, with_texts=with_texts) for number in numbers]
