"""`canasta positions`: a bot in positions that good players have graded."""

from __future__ import annotations

import argparse
import json

from canasta.bots.graded.judge import Judgement, Verdict, judge, read_positions, summary
from canasta.cli.options import add_json, read_text, reading, source_name

_DEFAULT_BOT = "casual"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of the command."""
    parser.epilog = (
        "FILE is a Markdown page whose yaml blocks each hold a position, what is best there,"
        " what else is well and what is bad; docs/bots.md tells the form."
    )
    parser.add_argument("file", metavar="FILE", help="the page, or - for standard input")
    parser.add_argument("--bot", metavar="NAME", default=_DEFAULT_BOT, help="who plays (casual)")
    parser.add_argument("--seed", metavar="TEXT", default="0", help="decides hidden cards (0)")
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Prints what the bot plays in each position, and how many are answered well."""
    with reading(source_name(args.file)):
        positions = read_positions(read_text(args.file))
        judgements = [judge(position, args.bot, args.seed) for position in positions]
    for judgement in judgements:
        print(_line(judgement))
    grades = summary(judgements)
    for grade, counts in grades.items():
        if counts["n"]:
            print(
                f"grade {grade}: {counts['n']} positions, {counts['best']} best,"
                f" {counts['ok']} ok, {counts['bad']} bad: {counts['rate']:.0%} well answered"
            )
    if args.json:
        print(json.dumps(grades))
    return 0


def _line(judgement: Judgement) -> str:
    position = judgement.position
    if judgement.verdict is Verdict.SKIPPED:
        return f"{position.name} skipped: {judgement.play}"
    return f"{position.name} ({position.grade}) {judgement.verdict.value}: {judgement.play}"
