"""Speed, copying and memory of canasta beside RLCard and OpenSpiel, in one process.

python benchmarks/bench.py [--rounds N] [--seconds S]

Every raw figure is printed; the last line is JSON. README.md says what the figures mean.
"""

import argparse
import copy
import gc
import json
import platform
import subprocess
import sys
import timeit
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from typing import Any, NamedTuple

from canasta.engine import is_compiled

try:
    from plays import PLAYS, PRESET_PLAYS, Play
except ModuleNotFoundError as missing:
    if missing.name not in {"numpy", "pyspiel", "rlcard"}:
        raise
    print("bench: the peers are not installed; run: pip install rlcard open_spiel", file=sys.stderr)
    sys.exit(2)

ENGINE = "compiled" if is_compiled() else "plain"
PEERS = ("rlcard_gin_raw", "openspiel_gin", "openspiel_crazy_eights")
AT_LEAST = {
    "rlcard_gin_raw": 5,
    "openspiel_gin": 5,
    "openspiel_crazy_eights": 0.4,
    "rounds_vs_rlcard_games": 5,
    "copy_vs_rlcard_deepcopy": 150,
}
AT_MOST = {"bytes_per_match": 8000}
LIVE_MATCHES = 1000
CHECKED_EVERY = 100


class Speed(NamedTuple):
    """What one game did in one slice."""

    actions_per_second: float
    games_per_second: float
    mean_legal: float


class CopyTime(NamedTuple):
    """Seconds to copy one game in mid round."""

    canasta: float
    rlcard: float


def main() -> None:
    options = parse_options()
    speeds: list[dict[str, Speed]] = []
    copies: list[CopyTime] = []
    for n in range(options.rounds):
        speeds.append(measure_speeds(n, options.seconds))
        copies.append(measure_copies(n))
        print_round(n, speeds[-1], copies[-1])
    print_medians(speeds)
    figures = compare(speeds, copies)
    figures["bytes_per_match"] = measure_memory()
    presets = measure_presets(options.seconds)
    print_missed(figures)
    figures["mean_legal"] = round(median(s["canasta"].mean_legal for s in speeds), 2)
    told = {"engine": ENGINE, "commit": find_commit(), "python": platform.python_version()}
    print(json.dumps({**figures, "presets": presets, **told}))


def parse_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measure canasta beside RLCard and OpenSpiel.")
    parser.add_argument("--rounds", type=int, default=13, help="interleaved rounds (13)")
    parser.add_argument("--seconds", type=float, default=0.4, help="seconds of each slice (0.4)")
    options = parser.parse_args()
    if options.rounds < 1 or options.seconds <= 0:
        parser.error("--rounds and --seconds must be positive")
    return options


def measure_speeds(n: int, seconds: float) -> dict[str, Speed]:
    """One slice of every game; each round starts with another one."""
    names = list(PLAYS)
    start = n % len(names)
    order = names[start:] + names[:start]
    measured = {name: measure_slice(PLAYS[name], Random(n), seconds) for name in order}
    return {name: measured[name] for name in names}


def measure_slice(play: Play, rng: Random, seconds: float) -> Speed:
    """Play game after game for `seconds`; one in `CHECKED_EVERY` is checked and not counted."""
    gc.collect()
    games = actions = offered = 0
    spent = 0.0
    while spent < seconds:
        if games % (CHECKED_EVERY - 1) == 0:
            play(rng, checked=True)
        started = perf_counter()
        played = play(rng)
        spent += perf_counter() - started
        games += 1
        actions += played.actions
        offered += played.offered
    return Speed(actions / spent, games / spent, offered / actions)


def measure_presets(seconds: float) -> dict[str, list[float]]:
    """Actions and rounds a second of every preset, at the table it is usually played by."""
    print("presets")
    speeds = {
        name: measure_slice(play, Random(0), 2 * seconds) for name, play in PRESET_PLAYS.items()
    }
    print_speeds(speeds)
    return {
        name: [round(speed.actions_per_second), round(speed.games_per_second, 1)]
        for name, speed in speeds.items()
    }


def measure_copies(n: int) -> CopyTime:
    match = play_half(PLAYS["canasta"], n)
    game = play_half(PLAYS["rlcard_gin_raw"], n)
    return CopyTime(time_call(match.copy), time_call(lambda: copy.deepcopy(game)))


def play_half(play: Play, seed: int) -> Any:
    """The state in the middle of the game that `seed` leads to."""
    whole = play(Random(seed)).actions
    return play(Random(seed), stop=whole // 2).state


def time_call(call: Callable[[], object]) -> float:
    gc.collect()
    calls, seconds = timeit.Timer(call).autorange()
    return seconds / calls


def measure_memory() -> int:
    """Bytes that one more live match in mid round takes, its list of legal actions included.

    Everything that matches share exists before the tracing starts, because the same matches
    have been played once; a full collection also empties the interpreter's free lists.
    """
    play = PLAYS["canasta"]
    lengths = [play(Random(seed)).actions for seed in range(LIVE_MATCHES)]
    live: list[object] = [None] * LIVE_MATCHES
    gc.collect()
    tracemalloc.start()
    for seed, length in enumerate(lengths):
        match = play(Random(seed), stop=length // 2).state
        match.round.legal_actions()
        live[seed] = match
    gc.collect()
    traced, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return round(traced / LIVE_MATCHES)


def compare(speeds: list[dict[str, Speed]], copies: list[CopyTime]) -> dict[str, float]:
    """The median over the rounds of each round's own ratio."""
    figures = {
        peer: median(s["canasta"].actions_per_second / s[peer].actions_per_second for s in speeds)
        for peer in PEERS
    }
    figures["rounds_vs_rlcard_games"] = median(
        s["canasta"].games_per_second / s["rlcard_gin_raw"].games_per_second for s in speeds
    )
    figures["copy_vs_rlcard_deepcopy"] = median(c.rlcard / c.canasta for c in copies)
    return {name: round(figure, 3) for name, figure in figures.items()}


def print_round(n: int, speeds: dict[str, Speed], copies: CopyTime) -> None:
    print(f"round {n + 1}")
    print_speeds(speeds)
    print(f"  copy: canasta {copies.canasta * 1e6:.2f} us, rlcard {copies.rlcard * 1e6:.1f} us")


def print_medians(speeds: list[dict[str, Speed]]) -> None:
    print("median")
    print_speeds({name: median_speed([s[name] for s in speeds]) for name in PLAYS})


def median_speed(speeds: list[Speed]) -> Speed:
    return Speed(*(median(column) for column in zip(*speeds, strict=True)))


def print_speeds(speeds: dict[str, Speed]) -> None:
    for name, speed in speeds.items():
        print(
            f"  {name:24}{speed.actions_per_second:12,.0f} actions/s"
            f"{speed.games_per_second:11,.1f} games/s{speed.mean_legal:8.2f} legal"
        )


def print_missed(figures: dict[str, float]) -> None:
    for name, aim in AT_LEAST.items():
        if figures[name] < aim:
            print(f"missed, {ENGINE} engine: {name} is {figures[name]}, the aim is at least {aim}")
    for name, aim in AT_MOST.items():
        if figures[name] > aim:
            print(f"missed, {ENGINE} engine: {name} is {figures[name]}, the aim is at most {aim}")


def find_commit() -> str | None:
    """The short hash of the commit measured, with "+" when files differ from it."""

    def git(*arguments: str) -> str:
        command = ("git", "-C", str(Path(__file__).parent), *arguments)
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()

    try:
        return git("rev-parse", "--short", "HEAD") + ("+" if git("status", "--porcelain") else "")
    except (OSError, subprocess.CalledProcessError):
        return None


if __name__ == "__main__":
    main()
