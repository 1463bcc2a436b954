"""Options that several commands share."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from canasta.cli.rules_file import RulesFile
from canasta.cli.wrong_input import WrongInput
from canasta.engine.errors import CanastaError, InvalidRuleset
from canasta.engine.position import parse_position
from canasta.engine.round import Round
from canasta.engine.rules import Ruleset, find_ruleset, usual_players
from canasta.engine.rules.data import override_from_text

DEFAULT_PRESET = "classic"


def add_rules(parser: argparse.ArgumentParser, *, preset_option: bool = True) -> None:
    """The options that choose a ruleset."""
    if preset_option:
        parser.add_argument("--preset", metavar="NAME", help="the rules (classic)")
    parser.add_argument("--players", metavar="N", type=count, help="how many play (4)")
    parser.add_argument(
        "--rules", metavar="FILE", help="a preset and changed rules, in TOML or JSON; - reads them"
    )
    parser.add_argument(
        "--set",
        metavar="RULE=VALUE",
        action="append",
        default=[],
        help="change a rule, such as draw_count=2; may be repeated",
    )


def rules_of(args: argparse.Namespace) -> Ruleset:
    """The ruleset that the options choose. Raises InvalidRuleset, WrongInput and OSError."""
    return base_and_rules_of(args)[1]


def base_and_rules_of(args: argparse.Namespace) -> tuple[Ruleset, Ruleset]:
    """The preset that the options choose, and the ruleset they make of it."""
    if args.rules is not None:
        file = RulesFile(args.rules)
        base, rules = file.base(args.preset, args.players), file.ruleset(args.preset, args.players)
    else:
        preset = args.preset or DEFAULT_PRESET
        base = rules = find_ruleset(preset, args.players or usual_players(preset))
    return base, override_from_text(rules, changes(args))


def changes(args: argparse.Namespace) -> dict[str, str]:
    """The rules changed by `--set`, as typed. Raises InvalidRuleset."""
    settings = {}
    for text in args.set:
        name, sign, value = text.partition("=")
        if not sign or not name.strip() or not value.strip():
            raise InvalidRuleset(f"--set takes RULE=VALUE, not {text!r}")
        settings[name.strip()] = value.strip()
    return settings


def count(text: str) -> int:
    """A whole number of at least 1, for argparse."""
    number = whole(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"must be at least 1, not {number}")
    return number


def whole(text: str) -> int:
    """A whole number, for argparse."""
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"not a whole number: {text[:40]!r}") from None


def add_json(parser: argparse.ArgumentParser) -> None:
    """The option `--json`."""
    parser.add_argument("--json", action="store_true", help="a last line of JSON")


def read_text(name: str) -> str:
    """The text of a file, or of standard input for `-`. Raises OSError."""
    return sys.stdin.read() if name == "-" else Path(name).read_text(encoding="utf-8-sig")


def read_position(text: str) -> tuple[str, str]:
    """A position given as a file, as `-` for standard input, or as the text itself.

    Returns its name and its text; in text on one line `;` parts the lines. Raises OSError.
    """
    if "\n" in text or ";" in text or text.partition(" ")[0] in _FIRST_WORDS:
        return "position", text if "\n" in text else text.replace(";", "\n")
    return source_name(text), read_text(text)


_FIRST_WORDS = ("game", "set", "scores", "turn", "hand", "melds", "threes", "pile", "stock", "out")


def source_name(name: str) -> str:
    """What a file is called in a complaint."""
    return "standard input" if name == "-" else name


@contextmanager
def reading(name: str) -> Iterator[None]:
    """Puts the name of what is read before a complaint about it."""
    try:
        yield
    except CanastaError as error:
        raise WrongInput(f"{name}: {error}") from None


def add_position(parser: argparse.ArgumentParser) -> None:
    """The argument that gives a position, and the options for one without a `game` line."""
    parser.add_argument(
        "position", metavar="POSITION", help="a file, - for standard input, or the text itself"
    )
    add_rules(parser)


def parse_given(args: argparse.Namespace) -> Round:
    """The round of the position given. Raises WrongInput and OSError."""
    name, text = read_position(args.position)
    with reading(name):
        return parse_position(text, rules_of(args))
