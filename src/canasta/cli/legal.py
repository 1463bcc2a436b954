"""`canasta legal`: the legal plays of a position."""

from __future__ import annotations

import argparse
import json

from canasta.cli.options import add_json, add_position, parse_given
from canasta.engine.notation import format_action


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of the command."""
    add_position(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Prints one play a line."""
    round_ = parse_given(args)
    actions = [format_action(action) for action in round_.legal_actions()]
    for action in actions:
        print(action)
    if args.json:
        print(json.dumps({"actor": round_.actor, "phase": round_.phase, "actions": actions}))
    return 0
