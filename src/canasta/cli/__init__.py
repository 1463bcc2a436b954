"""The command `canasta`: one file a command, loaded only when it is asked for."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Mapping, Sequence
from functools import partial
from importlib import import_module
from typing import NamedTuple, NoReturn

from canasta import __version__
from canasta.engine import is_compiled
from canasta.engine.errors import CanastaError


class _Command(NamedTuple):
    module: str
    help: str


COMMANDS: Mapping[str, _Command] = {
    "play": _Command("play", "play a match against bots at this terminal"),
    "serve": _Command("serve", "play in the browser: serve the table from this machine"),
    "simulate": _Command("simulate", "let bots play matches and show the results"),
    "arena": _Command("arena", "measure one bot against another"),
    "positions": _Command("positions", "put graded positions to a bot"),
    "legal": _Command("legal", "list the legal plays of a position"),
    "try": _Command("try_play", "judge a play in a position"),
    "score": _Command("score", "add up the score sheet of a round"),
    "replay": _Command("replay", "tell a recorded match, turn by turn"),
    "verify": _Command("verify", "check recorded matches against the rules"),
    "rules": _Command("rules", "show every rule of a preset"),
}

WRONG_INPUT = 2
"""The exit status where something was written wrongly."""
_BROKEN_PIPE = 141  # as the shell says of a program whose reader has gone
_INTERRUPTED = 130


class _Wrong(Exception):
    """What cannot be understood, as one line."""


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise _Wrong(f"{self.prog}: {message} (see {self.prog} --help)")


def main(argv: Sequence[str] | None = None) -> int:
    """Runs a command; returns the exit status: 0 well, 1 a negative answer, 2 wrong input."""
    words = sys.argv[1:] if argv is None else list(argv)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        return _run(words)
    except _Wrong as wrong:
        return _complain(str(wrong))
    except SystemExit as end:  # argparse has shown help or the version
        return int(end.code or 0)
    except BrokenPipeError:
        # The reader has gone; what Python would still flush has nowhere to go.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return _BROKEN_PIPE
    except KeyboardInterrupt:
        return _INTERRUPTED


def version() -> str:
    """What `canasta --version` says."""
    return f"canasta {__version__}{' (compiled engine)' if is_compiled() else ''}"


def _run(words: Sequence[str]) -> int:
    parser = _Parser(
        prog="canasta",
        description="Canasta: play it, let bots play it, and ask what the rules say.",
        epilog="canasta COMMAND --help tells more about a command.",
        # With the usual indent the longest name would leave no room for its help beside it.
        formatter_class=partial(argparse.HelpFormatter, indent_increment=1),
    )
    parser.add_argument("--version", action="version", version=version())
    commands = parser.add_subparsers(metavar="COMMAND", dest="command", required=True)
    asked = next((word for word in words if not word.startswith("-")), None)
    for name, command in COMMANDS.items():
        about = command.help[0].upper() + command.help[1:] + "."
        sub = commands.add_parser(name, help=command.help, description=about)
        if name == asked:
            import_module(f"canasta.cli.{command.module}").add_arguments(sub)
    args = parser.parse_args(words)
    return _guarded(args)


def _guarded(args: argparse.Namespace) -> int:
    """Runs the command; text, files and rules that cannot be read become one line."""
    try:
        status: int = import_module(f"canasta.cli.{COMMANDS[args.command].module}").run(args)
        sys.stdout.flush()
    except BrokenPipeError:
        raise
    except CanastaError as error:
        raise _Wrong(f"canasta {args.command}: {error}") from None
    except OSError as error:
        where = f"{error.filename}: " if error.filename is not None else ""
        raise _Wrong(f"canasta {args.command}: {where}{error.strerror or error}") from None
    except UnicodeDecodeError:
        raise _Wrong(f"canasta {args.command}: the input is not UTF-8 text") from None
    return status


def _complain(line: str) -> int:
    print(" ".join(line.split()), file=sys.stderr)
    return WRONG_INPUT
