"""Play random matches and look for broken promises: python3 dev.py fuzz [NAME=VALUE…]

  ROUNDS=1000   stop after so many rounds; else after a minute
  SECONDS=60    stop after so long
  SEED=0        a number or a word; the same seed plays the same matches
  JOBS=2        processes; as many as there are processors
  MATCH=57      play that match only, as after a fault

Ends with a line of figures in JSON. The first fault is shown, the match up to there is written to
a file `fuzz-fault-….toml`, and the exit status is 1.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from time import monotonic

from tests.fuzz.arguments import read
from tests.fuzz.run import Tally, fuzz

ROOT = Path(__file__).resolve().parents[2]
DEFAULT_SECONDS = 60
LEAST = {"ROUNDS": 1, "SECONDS": 1, "JOBS": 1, "MATCH": 0}


def main(arguments: Sequence[str]) -> int:
    """Runs the fuzz; 0 without a fault, 1 with one, 2 where the arguments make no sense."""
    asked = read(arguments, LEAST, __doc__ or "")
    if asked is None:
        return 2
    seed, options = asked
    return _run(seed, options)


def _run(seed: str, options: Mapping[str, int]) -> int:
    rounds, seconds = options.get("ROUNDS"), options.get("SECONDS")
    if "MATCH" in options:
        tally = fuzz(seed, matches=1, first=options["MATCH"])
    else:
        if rounds is None and seconds is None:
            seconds = DEFAULT_SECONDS
        jobs = options.get("JOBS", os.cpu_count() or 1)
        tally = fuzz(seed, rounds=rounds, seconds=seconds, jobs=jobs, progress=_Progress())
    if tally.fault is not None:
        _show(tally)
    print(json.dumps(_figures(tally)))
    return 0 if tally.fault is None else 1


class _Progress:
    """A line every few seconds."""

    every = 5.0

    def __init__(self) -> None:
        self.start = self.last = monotonic()

    def __call__(self, tally: Tally) -> None:
        now = monotonic()
        if now - self.last >= self.every:
            self.last = now
            rate = tally.rounds / (now - self.start)
            print(
                f"{tally.rounds:,} rounds, {tally.actions:,} actions, {rate:.0f} rounds/s",
                flush=True,
            )


def _show(tally: Tally) -> None:
    assert tally.fault is not None
    file = Path(f"fuzz-fault-{tally.seed}-{tally.faulty_match}.toml")
    file.write_text(tally.fault.record, encoding="utf-8", newline="\n")
    again = f"python3 dev.py fuzz SEED={tally.seed} MATCH={tally.faulty_match}"
    print(f"\n{tally.fault.report}\nThe match: {file}\nOnce more: {again}\n", flush=True)


def _figures(tally: Tally) -> dict[str, object]:
    fewest = min(tally.by_preset.items(), key=lambda item: item[1], default=("", 0))
    return {
        "rounds": tally.rounds,
        "actions": tally.actions,
        "faults": int(tally.fault is not None),
        "capped": tally.capped,
        "seed": tally.seed,
        "commit": _commit(),
        "cpu_s": round(tally.cpu_s, 1),
        "slowest": {"match": tally.slowest[1], "cpu_s": round(tally.slowest[0], 3)},
        "fewest_of": dict([fewest]),
        "by_preset": dict(sorted(tally.by_preset.items())),
        "digest": tally.digest,
    }


def _commit() -> str:
    """The commit that ran, marked where files have changed since; empty outside a clone."""
    command = ("git", "describe", "--always", "--abbrev=40", "--exclude=*", "--dirty=+changes")
    try:
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return done.stdout.strip()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
