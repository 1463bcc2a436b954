"""`canasta replay`: a recorded match, turn by turn."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from canasta.cli.options import WrongInput, count, read_text, reading, source_name
from canasta.engine.events import Event
from canasta.engine.match import Match
from canasta.engine.record import Record, RoundRecord, verify
from canasta.engine.record_text import loads
from canasta.engine.round import Round
from canasta.terminal.names import plain_seat_names, plain_side_names
from canasta.terminal.table import grouped, hands_left_text, sheet_lines, winners_text
from canasta.terminal.words import Teller, one


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of the command."""
    parser.add_argument("file", metavar="FILE", help="a record; - for standard input")
    parser.add_argument("--round", metavar="N", type=count, help="this round only")


def run(args: argparse.Namespace) -> int:
    """Prints the match with every card open."""
    with reading(source_name(args.file)):
        record = loads(read_text(args.file))
        verify(record)
        if args.round is not None and args.round > len(record.rounds):
            raise WrongInput(f"no round {args.round}; it has {len(record.rounds)}")
    match = Match(record.rules, record.dealer)
    names = _names(record)
    for n, entry in enumerate(record.rounds, 1):
        lines = _round_lines(match, entry, names)
        for line in lines:
            if args.round in (None, n):
                print(line)
    if match.is_over and args.round is None:
        print(f"\n{winners_text(match, plain_side_names(record.rules))}")
    return 0


def _names(record: Record) -> tuple[str, ...]:
    """Seats by number, with the names of the players where they are known."""
    seats = plain_seat_names(record.rules)
    if not record.names:
        return seats
    return tuple(f"{seat} ({name})" for seat, name in zip(seats, record.names, strict=True))


def _round_lines(match: Match, entry: RoundRecord, names: tuple[str, ...]) -> Iterator[str]:
    """A round told while it is played."""
    n = match.n_rounds + 1
    round_ = match.deal(entry.deck)
    yield f"{'' if n == 1 else chr(10)}Round {n}. {names[round_.dealer]} deals."
    yield from _deal_lines(round_, names)
    teller = Teller(match.plan, names)
    turn: list[Event] = []
    for action in entry.actions:
        seat = round_.turn_seat
        round_.play(action, turn)
        if round_.turn_seat != seat or round_.is_over:
            yield from teller.tell(turn)
            turn = []
    yield from teller.tell(turn)
    if entry.result is None:
        yield "The record stops here."
        return
    sheets = match.settle()
    yield hands_left_text(round_, names)
    yield from sheet_lines(sheets, match.scores, plain_side_names(match.rules))


def _deal_lines(round_: Round, names: tuple[str, ...]) -> Iterator[str]:
    for name, seat in zip(names, round_.seats, strict=True):
        threes = f", red threes laid: {len(seat.threes)}" if seat.threes else ""
        yield f"{name} holds {grouped(seat.cards())}{threes}"
    yield f"The upcard is {one(round_.pile[-1].rank)}."
