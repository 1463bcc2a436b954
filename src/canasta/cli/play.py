"""`canasta play`: a match at the terminal."""

from __future__ import annotations

import argparse
import secrets
from pathlib import Path

from canasta.bots.bot import make_bot
from canasta.cli.language import add_language, words_of
from canasta.cli.options import add_rules, reading, rules_of, whole
from canasta.cli.wrong_input import WrongInput
from canasta.engine.rules import Ruleset
from canasta.i18n import Argument
from canasta.server.data_folder import data_folder
from canasta.table.entries import PERSON, Occupant, Seated
from canasta.table.fair import SECRET_BYTES
from canasta.table.table import Table, open_table
from canasta.terminal.game import Game, is_game, new_table, secret_of
from canasta.terminal.lock import held
from canasta.terminal.saves import Save

_SAVE = "match.log"
_A_RECORD = "a .toml file is the record of a match, not a save; canasta replay and verify read it"
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
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Plays until the match is over or the person leaves."""
    path = args.save or data_folder() / _SAVE
    if path.suffix.lower() == ".toml":
        raise WrongInput(f"{path}: {_A_RECORD}")
    if path.is_dir():
        raise WrongInput(f"{path}: a folder; --save names a file")
    with held(path):
        return _play(args, Save(path))


def _play(args: argparse.Namespace, save: Save) -> int:
    words = words_of(args)
    rules = _rules(args)
    bots = _bots(args.bots or _DEFAULT_BOT, rules.players - 1)
    saved = _saved(save, args)
    if saved is not None and saved.match.n_rounds:
        save.keep_record(saved.record)  # the program may have ended just before it was written
    if saved is not None and not args.new and _fits(saved, args, rules, bots):
        table = saved
        n = table.match.n_rounds + 1
        print(words.say("terminal-goes-on", round=n, **_about(table)))
        for difference in table.differences:
            print(words.say("terminal-scores-differ", text=difference))
    else:
        aside = save.set_aside()
        if aside is not None and (saved is None or not saved.match.is_over):
            print(words.say("terminal-kept-aside", file=str(aside)))
        table = _begin(args, save, saved, rules, bots)
        print(words.say("terminal-begins", **_about(table)))
    Game(table, save, words).run()
    return 0


def _begin(
    args: argparse.Namespace,
    save: Save,
    saved: Table | None,
    rules: Ruleset,
    bots: tuple[str, ...],
) -> Table:
    """A new match; a rematch where one by the same rules is over and nothing else is asked for."""
    if args.seed is not None:
        return new_table(rules, bots, secret_of(args.seed), save)
    rematch = saved is not None and saved.match.is_over and saved.rules == rules and not args.new
    last_dealer = saved.first_dealer if saved is not None and rematch else None
    return new_table(rules, bots, secrets.token_hex(SECRET_BYTES), save, last_dealer)


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


def _saved(save: Save, args: argparse.Namespace) -> Table | None:
    """The saved match that can go on, or that is over; None where there is none to speak of."""
    try:
        with reading(str(save.path)):
            saved = save.load()
            if saved is not None and not args.new and not is_game(saved):
                raise WrongInput("not a match of yours; --new starts another and keeps this file")
    except WrongInput as error:
        if args.new:
            return None
        raise WrongInput(f"{error} (--new starts another match)") from None
    return saved


def _fits(table: Table, args: argparse.Namespace, rules: Ruleset, bots: tuple[str, ...]) -> bool:
    """Whether the saved match can go on and is the one that the options ask for."""
    if table.match.is_over or args.seed is not None:
        return False
    options = (args.preset, args.players, args.rules, args.set or None, args.target)
    asks_rules = any(option is not None for option in options)
    if asks_rules and table.rules != rules:
        return False
    return args.bots is None or table.seats == _seated(table, bots)


def _seated(table: Table, bots: tuple[str, ...]) -> list[Occupant]:
    """How these bots would have come to sit at a table; nowhere, where they are too many."""
    players = (PERSON, *map(Occupant, bots))
    if len(players) != table.rules.players:
        return []
    entries = open_table(table.rules, players, table.opened.secret)
    return [entry.occupant for entry in entries if isinstance(entry, Seated)]


def _about(table: Table) -> dict[str, Argument]:
    """What tells one match from another, as messages take it."""
    bots = dict.fromkeys(seat.bot for seat in table.seats if seat.bot is not None)
    return {"preset": table.rules.name, "n": table.rules.players, "bots": ", ".join(bots)}
