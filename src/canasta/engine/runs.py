"""Sequences: the ways of laying the cards of one suit in runs, from counts alone."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from canasta.engine.cards import N_NATURALS


class RunRules(NamedTuple):
    """What is asked of sequences (var-4.1, var-6)."""

    least: int
    """Cards of the shortest."""
    most: int
    """Cards of the longest that may be made now."""
    canasta: int
    """Cards from which on one is a canasta, and takes in no more but where `most` allows it."""
    joining: bool
    twins: bool


Run = tuple[int, int]
"""The lowest and the highest rank of a sequence."""


class RunWay(NamedTuple):
    """One way of laying cards of a suit in runs."""

    used: int
    """The cards laid, a byte a rank."""
    canastas: int
    """Sequences that became canastas."""
    started: bool
    """Whether a sequence was begun."""


@lru_cache(maxsize=20_000)
def run_ways(counts: bytes, runs: tuple[Run, ...], rules: RunRules) -> tuple[RunWay, ...]:
    """Every way of laying cards of a suit, by rank in `counts`, beside the sequences `runs`.

    The way that lays most cards comes first, to lay none is the last.
    """
    found = {
        RunWay(_packed(counts, left), canastas, started)
        for left, canastas, started in _extended(counts, runs, (), 0, rules)
    }
    return tuple(sorted(found, key=lambda way: -sum(way.used.to_bytes(16, "little"))))


_Outcome = tuple[bytes, int, bool]


def _extended(
    counts: bytes, runs: tuple[Run, ...], done: tuple[Run, ...], canastas: int, rules: RunRules
) -> Iterator[_Outcome]:
    """The first of the runs extended in every way, then the others, then new ones."""
    if not runs:
        yield from _begun(counts, done, (0, 0), canastas, rules, started=False)
        return
    (low, high), others = runs[0], runs[1:]
    for down in range(low + 1):
        bottom = low - down
        if down and not counts[bottom]:
            break
        for top in range(high, N_NATURALS):
            if top > high and not counts[top]:
                break
            size = top - bottom + 1
            if size > high - low + 1 and size > rules.most:
                break
            left = _without(counts, (*range(bottom, low), *range(high + 1, top + 1)))
            won = canastas + _completes(high - low + 1, size, rules)
            yield from _extended(left, others, (*done, (bottom, top)), won, rules)
    if rules.joining:
        yield from _joined(counts, runs, done, canastas, rules)


def _joined(
    counts: bytes, runs: tuple[Run, ...], done: tuple[Run, ...], canastas: int, rules: RunRules
) -> Iterator[_Outcome]:
    """The first of the runs joined with another above or below it, the gap filled."""
    first, others = runs[0], runs[1:]
    for i, other in enumerate(others):
        lower, upper = sorted((first, other))
        gap = range(lower[1] + 1, upper[0])
        size = upper[1] - lower[0] + 1
        sizes = [high - low + 1 for low, high in (first, other)]
        if lower[1] >= upper[0] or size > rules.most or max(sizes) >= rules.canasta:
            continue
        if all(counts[rank] for rank in gap):
            whole = (lower[0], upper[1])
            won = canastas + (size >= rules.canasta)
            rest = (whole, *others[:i], *others[i + 1 :])
            yield from _extended(_without(counts, gap), rest, done, won, rules)


def _begun(
    counts: bytes,
    done: tuple[Run, ...],
    after: Run,
    canastas: int,
    rules: RunRules,
    *,
    started: bool,
) -> Iterator[_Outcome]:
    """New runs in every way, each not before the last."""
    if rules.twins or not _overlap(done):
        yield counts, canastas, started
    for low in range(after[0], N_NATURALS - rules.least + 1):
        high = low
        while high < N_NATURALS and counts[high] and high - low < rules.most:
            size = high - low + 1
            if size >= rules.least and (low, high) >= after:
                left = _without(counts, range(low, high + 1))
                won = canastas + (size >= rules.canasta)
                yield from _begun(left, (*done, (low, high)), (low, high), won, rules, started=True)
            high += 1


def _completes(before: int, after: int, rules: RunRules) -> int:
    return int(before < rules.canasta <= after)


def _overlap(runs: tuple[Run, ...]) -> bool:
    return any(
        low <= high_before
        for (_, high_before), (low, _) in zip(sorted(runs), sorted(runs)[1:], strict=False)
    )


def _without(counts: bytes, ranks: tuple[int, ...] | range) -> bytes:
    left = bytearray(counts)
    for rank in ranks:
        left[rank] -= 1
    return bytes(left)


def _packed(before: bytes, after: bytes) -> int:
    return sum(
        (had - has) << 8 * rank for rank, (had, has) in enumerate(zip(before, after, strict=True))
    )
