"""`canasta simulate`: bots play matches."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from canasta.bots.host import Listener
from canasta.bots.simulate import SimulationResult, simulate
from canasta.cli.options import add_json, add_rules, count, rules_of
from canasta.cli.recording import MatchWriter
from canasta.engine.rules import Ruleset
from canasta.i18n import DEFAULT_LOCALE, catalogue
from canasta.terminal.names import plain_side_names


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of the command."""
    add_rules(parser)
    parser.add_argument("-n", metavar="N", type=count, default=1, help="how many matches (1)")
    parser.add_argument(
        "--bots", metavar="A,B,…", default="casual", help="who plays, seat by seat (casual)"
    )
    parser.add_argument("--seed", metavar="TEXT", default="0", help="decides all cards (0)")
    parser.add_argument(
        "--records", metavar="DIR", type=Path, help="write the record of each match there"
    )
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Plays, and prints the figures."""
    rules = rules_of(args)
    names = [name.strip() for name in args.bots.split(",")]
    seats = tuple(names[i % len(names)] for i in range(rules.players))
    listen = None
    if args.records is not None:
        args.records.mkdir(parents=True, exist_ok=True)
        width = len(str(args.n))
        listen = partial(_writers, args.records, width, seats)
    result = simulate(rules, names, args.n, args.seed, listen=listen)
    for line in _lines(result, rules):
        print(line)
    if args.json:
        print(json.dumps(result.as_dict()))
    return 0


def _writers(folder: Path, width: int, names: Sequence[str], number: int) -> Sequence[Listener]:
    return [MatchWriter(folder / f"match-{number + 1:0{width}}.toml", names)]


def _lines(result: SimulationResult, rules: Ruleset) -> list[str]:
    lines = [
        f"{result.matches} matches, {result.rounds} rounds,"
        f" {result.rounds_per_match:.1f} rounds a match",
        f"rounds in which somebody went out: {result.out_rate:.0%},"
        f" concealed: {result.concealed_rate:.1%}",
    ]
    ends = ", ".join(f"{end} {n / result.rounds:.1%}" for end, n in result.ends.items())
    lines.append(f"ends: {ends}")
    kinds = ", ".join(f"{kind} {n:.2f}" for kind, n in result.canastas.items())
    lines.append(f"canastas a round: {kinds}")
    sides = plain_side_names(catalogue(DEFAULT_LOCALE), rules)
    for name, score in zip(sides, result.scores, strict=True):
        lines.append(f"{name}: {score:.0f} points a round")
    if result.capped:
        lines.append(f"{result.capped} matches were broken off before anybody had won")
    return lines
