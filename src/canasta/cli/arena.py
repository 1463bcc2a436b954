"""`canasta arena`: one bot against another, on the same cards."""

from __future__ import annotations

import argparse
import json
import signal
import sys
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager

from canasta.bots.arena import ArenaResult, Interval, arena
from canasta.cli.options import add_json, add_rules, count, rules_of


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of the command."""
    parser.epilog = (
        "Each deal is played in every seating, so that both bots get the same cards;"
        " N is rounded up to whole sets of seatings."
    )
    parser.add_argument("a", metavar="A", help="the bot whose results are shown")
    parser.add_argument("b", metavar="B", help="the bot it plays against")
    parser.add_argument("-n", metavar="N", type=count, default=100, help="how many matches (100)")
    add_rules(parser)
    parser.add_argument("--seed", metavar="TEXT", default="0", help="decides all cards (0)")
    parser.add_argument("--jobs", metavar="N", type=count, default=1, help="processes (1)")
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Plays, shows progress on standard error, and prints the result."""
    rules = rules_of(args)
    with _executor(args.jobs) as executor:
        result = arena(
            args.a, args.b, rules, args.n, args.seed, executor=executor, progress=_Progress()
        )
    for line in _lines(args.a, args.b, result):
        print(line)
    if args.json:
        print(json.dumps(result.as_dict()))
    return 0


@contextmanager
def _executor(jobs: int) -> Iterator[Executor | None]:
    """Processes that stop at once, and quietly, when this one is interrupted."""
    if jobs == 1:
        yield None
        return
    ignore = signal.SIGINT, signal.SIG_IGN
    with ProcessPoolExecutor(jobs, initializer=signal.signal, initargs=ignore) as executor:
        try:
            yield executor
        except BaseException:
            executor.shutdown(wait=False, cancel_futures=True)
            raise


class _Progress:
    """Says on standard error how far it is, every tenth of the way."""

    def __init__(self) -> None:
        self._said = 0

    def __call__(self, done: int, of_all: int) -> None:
        tenth = 10 * done // of_all
        if tenth > self._said:
            self._said = tenth
            print(f"{done} of {of_all} matches", file=sys.stderr)


def _lines(a: str, b: str, result: ArenaResult) -> list[str]:
    lines = [
        f"{a} against {b}: {result.matches} matches, {result.rounds} rounds",
        f"win rate of {a}: {result.win_rate:.1%}{_between(result.win_rate_ci, '.1%')}",
        f"points a round of {a} over {b}: {result.points_per_round:+.1f}"
        f"{_between(result.points_per_round_ci, '+.1f')}",
    ]
    if result.capped:
        lines.append(f"{result.capped} matches were broken off; the side that led then has won")
    return lines


def _between(interval: Interval | None, form: str) -> str:
    """A 95 % interval; one set of seatings alone has none."""
    if interval is None:
        return ""
    low, high = interval
    return f" (95 % interval {low:{form}} to {high:{form}})"
