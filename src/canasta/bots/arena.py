"""Which of two bots is better, and how sure that is: matches on duplicate deals.

A *board* is one match seed, played once in each seating, so that both bots get the same cards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Executor
from dataclasses import asdict, dataclass
from functools import partial
from math import fsum, sqrt
from typing import Any, Final, NamedTuple

from canasta.bots.bot import Seed, make_bot, seat_bots
from canasta.bots.host import MAX_ROUNDS, play_match
from canasta.engine.match import Match
from canasta.engine.rules import Ruleset

Interval = tuple[float, float]


@dataclass(frozen=True, slots=True)
class ArenaResult:
    """How bot A did against bot B. Intervals are 95 % ones, over boards; None for one board."""

    matches: int
    rounds: int
    win_rate: float
    """Of A. Even is 1/2 with any number of sides: both bots sit everywhere, alone and not."""
    win_rate_ci: Interval | None
    points_per_round: float
    """A's points minus B's, a side's mean where one has several sides."""
    points_per_round_ci: Interval | None
    capped: int
    """Matches broken off; they go to the side that leads then."""

    def as_dict(self) -> dict[str, Any]:
        """Ready for JSON."""
        return asdict(self)


class Board(NamedTuple):
    """What the matches of one board came to."""

    matches: int
    rounds: int
    points: float
    """A's minus B's, over all rounds."""
    wins: float
    """Matches won by A; a share of those won by several sides."""
    capped: int


def arena(
    a: str,
    b: str,
    rules: Ruleset,
    n: int,
    seed: Seed = 0,
    *,
    executor: Executor | None = None,
    progress: Callable[[int, int], None] | None = None,
    max_rounds: int = MAX_ROUNDS,
) -> ArenaResult:
    """Plays n matches of bot A against bot B, rounded up to whole boards. Raises UnknownBot.

    A bot against itself scores exactly 0. `executor` plays boards in parallel, with the same
    result; `progress` is told the matches played and the matches in all.

    >>> from canasta.engine.rules import find_ruleset
    >>> arena("greedy", "greedy", find_ruleset("classic", players=2), n=4).points_per_round
    0.0
    """
    assert n > 0, "nothing to play"
    for name in (a, b):
        make_bot(name, seed)
    a_board = len(seatings(rules))
    n_boards = -(-n // a_board)
    seeds = [f"{seed}/board {i}" for i in range(n_boards)]
    play = partial(play_board, a, b, rules, max_rounds=max_rounds)
    played: Iterable[Board] = map(play, seeds) if executor is None else executor.map(play, seeds)
    boards = []
    for board in played:
        boards.append(board)
        if progress is not None:
            progress(len(boards) * a_board, n_boards * a_board)
    return summarize(boards)


def seatings(rules: Ruleset) -> tuple[frozenset[int], ...]:
    """The sides that A plays, by match of a board: each side alone, then all but one.

    With two sides that is each side once.
    """
    sides = frozenset(range(rules.n_sides))
    alone = [frozenset({side}) for side in sides]
    return tuple(dict.fromkeys(alone + [sides - one for one in alone]))


def play_board(a: str, b: str, rules: Ruleset, seed: Seed, *, max_rounds: int) -> Board:
    """One match in each seating, all on the same decks."""
    rounds = capped = 0
    points: list[float] = []
    wins: list[float] = []
    for ours in seatings(rules):
        names = [a if side in ours else b for side in rules.match.seating]
        match = play_match(rules, seat_bots(names, seed), seed, max_rounds=max_rounds)
        rounds += match.n_rounds
        capped += not match.is_over
        winners = match.winners or _leaders(match)
        wins.append(len(ours.intersection(winners)) / len(winners))
        theirs = [score for side, score in enumerate(match.scores) if side not in ours]
        points.append(_mean([match.scores[side] for side in ours]) - _mean(theirs))
    # What cancels must cancel exactly, which a plain sum of floats does not promise.
    return Board(len(wins), rounds, fsum(points), fsum(wins), capped)


def summarize(boards: Sequence[Board]) -> ArenaResult:
    """Rates and their intervals. A board is one observation: its matches share their cards."""
    matches = sum(board.matches for board in boards)
    rounds = sum(board.rounds for board in boards)
    win_rate = fsum(board.wins for board in boards) / matches
    points = fsum(board.points for board in boards) / rounds
    per_board = matches / len(boards)
    win_errors = [board.wins / per_board - win_rate for board in boards]
    # A ratio of two sums: each board errs by what it is off the common rate for its rounds.
    point_errors = [
        (board.points - points * board.rounds) * len(boards) / rounds for board in boards
    ]
    return ArenaResult(
        matches=matches,
        rounds=rounds,
        win_rate=win_rate,
        win_rate_ci=_share_interval(win_rate, win_errors),
        points_per_round=points,
        points_per_round_ci=_interval(points, point_errors),
        capped=sum(board.capped for board in boards),
    )


def _leaders(match: Match) -> tuple[int, ...]:
    best = max(match.scores)
    return tuple(side for side, score in enumerate(match.scores) if score == best)


def _mean(values: Sequence[int]) -> float:
    return sum(values) / len(values)


def _interval(mean: float, errors: Sequence[float]) -> Interval | None:
    """The 95 % interval of a mean, from what each observation is off it."""
    n = len(errors)
    if n < 2:
        return None
    half = student_t(n - 1) * sqrt(fsum(error * error for error in errors) / (n - 1) / n)
    return mean - half, mean + half


def _share_interval(share: float, errors: Sequence[float]) -> Interval | None:
    """The same for a share. Where all or none was won, Wilson's, for the spread says nothing."""
    interval = _interval(share, errors)
    if interval is None:
        return None
    n = len(errors)
    low, high = max(interval[0], 0.0), min(interval[1], 1.0)
    if share == 0:
        high = _Z**2 / (n + _Z**2)
    elif share == 1:
        low = n / (n + _Z**2)
    return low, high


_Z: Final = 1.959964
_FEW: Final = {1: 12.7062, 2: 4.3027}


def student_t(freedom: int) -> float:
    """How many standard errors a 95 % interval reaches, by degrees of freedom; 1 % exact."""
    if freedom in _FEW:
        return _FEW[freedom]
    z = _Z
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3
