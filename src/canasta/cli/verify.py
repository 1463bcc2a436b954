"""`canasta verify`: recorded matches against the rules."""

from __future__ import annotations

import argparse

from canasta.cli.options import read_text, reading, source_name
from canasta.engine.match import Match
from canasta.engine.record import Record, RecordMismatch, verify
from canasta.engine.record_text import loads
from canasta.engine.rules.plan import plan_of
from canasta.table.fair import UnfairDeal, prove

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
            proven = _prove_deals(record)
            match = verify(record)
        except (RecordMismatch, UnfairDeal) as mismatch:
            print(f"{name}: differs: {mismatch}")
            status = _DIFFERS
        else:
            print(f"{name}: agrees, {_state(match)}{_proven(proven, record)}")
    return status


def _prove_deals(record: Record) -> int:
    """Checks each deal that was promised; how many were. Raises UnfairDeal."""
    plan, proven = plan_of(record.rules), 0
    for n, entry in enumerate(record.rounds, 1):
        if entry.proof is not None:
            try:
                prove(plan, entry.proof, entry.deck)
            except UnfairDeal as error:
                raise UnfairDeal(f"round {n}: {error}") from None
            proven += 1
    return proven


def _proven(n: int, record: Record) -> str:
    if n == len(record.rounds) and n:
        return ", deals as promised"
    return f", {n} of the deals as promised" if n else ""


def _state(match: Match) -> str:
    rounds = f"{match.n_rounds} round{'s' * (match.n_rounds != 1)}"
    return rounds if match.is_over else f"{rounds} and an unfinished match"
