"""`canasta play`: a match at the terminal."""

from __future__ import annotations

import argparse
import random
from pathlib import Path

from canasta.bots.bot import make_bot
from canasta.cli.options import WrongInput, add_rules, reading, rules_of, whole
from canasta.engine.record import Record, Recorder, verify
from canasta.engine.rules import Ruleset
from canasta.server.data_folder import data_folder
from canasta.terminal.game import Game, is_game, new_game
from canasta.terminal.lock import held
from canasta.terminal.saves import load, set_aside

_SAVE = "match.toml"
_DEFAULT_BOT = "casual"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of the command."""
    parser.epilog = "A match that was left goes on by itself, unless the options ask for another."
    add_rules(parser)
    parser.add_argument(
        "--bots", metavar="A,B,…", help=f"who plays the other seats ({_DEFAULT_BOT})"
    )
    parser.add_argument("--seed", metavar="TEXT", help="decides all cards; any word or number")
    parser.add_argument("--target", metavar="N", type=whole, help="points that end the match")
    parser.add_argument("--save", metavar="FILE", type=Path, help="where the match is kept")
    parser.add_argument("--new", action="store_true", help="a new match, whatever was saved")


def run(args: argparse.Namespace) -> int:
    """Plays until the match is over or the person leaves."""
    path = args.save or data_folder() / _SAVE
    with held(path):
        return _play(args, path)


def _play(args: argparse.Namespace, path: Path) -> int:
    rules = _rules(args)
    bots = _bots(args.bots or _DEFAULT_BOT, rules.players - 1)
    saved = _saved(path, args)
    if saved is not None and not args.new and _fits(saved, args, rules, bots):
        recorder = Recorder.resume(saved)
        n = recorder.match.n_rounds + 1
        print(f"Going on with your match of {_about(saved)}, round {n}; --new starts another.")
    else:
        if path.exists():
            aside = set_aside(path)
            if saved is None or not saved.winners:
                print(f"Your earlier match is kept as {aside}")
        seed = args.seed if args.seed is not None else str(random.SystemRandom().getrandbits(64))
        recorder = new_game(rules, bots, seed)
        print(f"A match of {_about(recorder.record)}. Say help for the words, quit to leave.")
    Game(recorder, path).run()
    return 0


def _rules(args: argparse.Namespace) -> Ruleset:
    rules = rules_of(args)
    return rules if args.target is None else rules.with_rules(target=args.target)


def _bots(text: str, others: int) -> tuple[str, ...]:
    """The bots by seat; they take the seats in turn. Raises UnknownBot."""
    names = [name.strip() for name in text.split(",")]
    if len(names) > others:
        raise WrongInput(f"--bots names {len(names)} bots for {others} other seats")
    for name in names:
        make_bot(name, 0)
    return tuple(names[i % len(names)] for i in range(others))


def _saved(path: Path, args: argparse.Namespace) -> Record | None:
    """The saved match that can go on, or that is over; None where there is none to speak of."""
    try:
        with reading(str(path)):
            saved = load(path)
            if saved is None or args.new:
                return saved
            if not is_game(saved):
                raise WrongInput("not a match of yours; --new starts another and keeps this file")
            verify(saved)
    except ValueError as error:
        if args.new:
            return None
        raise WrongInput(f"{error} (--new starts another match)") from None
    return saved


def _fits(saved: Record, args: argparse.Namespace, rules: Ruleset, bots: tuple[str, ...]) -> bool:
    """Whether the saved match can go on and is the one that the options ask for."""
    if saved.winners or args.seed is not None:
        return False
    asks_rules = args.preset or args.players or args.set or args.target is not None
    if asks_rules and saved.rules != rules:
        return False
    return args.bots is None or saved.names[1:] == bots


def _about(record: Record) -> str:
    bots = " and ".join(dict.fromkeys(record.names[1:]))
    return f"{record.rules.name} canasta, {record.rules.players} players, with bots: {bots}"
