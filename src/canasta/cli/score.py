"""`canasta score`: the score sheet of a round."""

from __future__ import annotations

import argparse
import json
from typing import Any

from canasta.cli.language import add_language, words_of
from canasta.cli.options import add_json, add_rules, read_position, reading, rules_of
from canasta.engine.cards import format_cards
from canasta.engine.position import parse_position
from canasta.engine.round import Round
from canasta.engine.rules import Ruleset
from canasta.engine.scoring import RoundScore, ScoreLine, score_round
from canasta.terminal.names import plain_side_names
from canasta.terminal.table import sheet_lines


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of the command."""
    parser.epilog = (
        "The text is a position: lines such as 'melds 0 K K K K K K 2 | 7 7 7', 'hand 1 A 4 4',"
        " 'threes 0 3d', 'out 0', 'scores 1200 800'. A hand not named is empty."
    )
    parser.add_argument(
        "position", metavar="FILE", help="a file, - for standard input, or the text itself"
    )
    add_rules(parser)
    add_language(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Prints the lines and totals of every side."""
    words = words_of(args)
    name, text = read_position(args.position)
    with reading(name):
        round_ = _finished(text, rules_of(args))
    sheets = score_round(round_)
    totals = [round_.scores[sheet.side] + sheet.total for sheet in sheets]
    names = plain_side_names(words, round_.plan.rules)
    for line in sheet_lines(words, sheets, totals, names):
        print(line)
    if args.json:
        print(json.dumps({"sides": _sides(round_, sheets, totals)}))
    return 0


def _finished(text: str, rules: Ruleset) -> Round:
    """The round of a text in which a hand not named is empty."""
    lines = [line.split("#")[0].split() for line in text.split("\n")]
    players = rules.players
    for words in lines:
        if words[:1] == ["game"] and len(words) == 3 and words[2].isdecimal():
            players = min(int(words[2]), _MOST_PLAYERS)
    named = {words[1] for words in lines if words[:1] == ["hand"] and len(words) > 1}
    empty = [f"hand {seat} 0" for seat in range(players) if str(seat) not in named]
    return parse_position("\n".join([text, *empty]), rules)


_MOST_PLAYERS = 8


def _sides(round_: Round, sheets: tuple[RoundScore, ...], totals: list[int]) -> list[Any]:
    return [
        {
            "side": sheet.side,
            "seats": list(round_.plan.seats_of[sheet.side]),
            "lines": [_line(line) for line in sheet.lines],
            "points": sheet.total,
            "total": total,
        }
        for sheet, total in zip(sheets, totals, strict=True)
    ]


def _line(line: ScoreLine) -> dict[str, Any]:
    data: dict[str, Any] = {"item": line.item.value, "points": line.points}
    if line.meld is not None:
        data["meld"] = format_cards(line.meld.cards)
    if line.count is not None:
        data["count"] = line.count
    return data
