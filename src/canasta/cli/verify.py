"""`canasta verify`: recorded matches against the rules."""

from __future__ import annotations

import argparse

from canasta.cli.options import read_text, reading, source_name
from canasta.engine.match import Match
from canasta.engine.record import RecordMismatch, verify
from canasta.engine.record_text import loads

_DIFFERS = 1


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of the command."""
    parser.epilog = "Exit status: 0 all agree, 1 one differs, 2 one cannot be read."
    parser.add_argument("files", metavar="FILE", nargs="+", help="a record; - for standard input")


def run(args: argparse.Namespace) -> int:
    """Prints a line a file: that it agrees, or the first difference."""
    status = 0
    for file in args.files:
        name = source_name(file)
        with reading(name):
            record = loads(read_text(file))
        try:
            match = verify(record)
        except RecordMismatch as mismatch:
            print(f"{name}: differs: {mismatch}")
            status = _DIFFERS
        else:
            print(f"{name}: agrees, {_state(match)}")
    return status


def _state(match: Match) -> str:
    rounds = f"{match.n_rounds} round{'s' * (match.n_rounds != 1)}"
    return rounds if match.is_over else f"{rounds} and an unfinished match"
