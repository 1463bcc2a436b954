"""`canasta replay`: a recorded match, turn by turn."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence

from canasta.cli.language import add_language, words_of
from canasta.cli.options import count, read_text, reading, source_name
from canasta.cli.wrong_input import WrongInput
from canasta.engine.events import Event
from canasta.engine.match import Match
from canasta.engine.record import Record, RoundRecord, verify
from canasta.engine.record_text import loads
from canasta.engine.round import Round
from canasta.i18n import Catalogue, Teller, listed_and
from canasta.i18n.cards import rank_key
from canasta.terminal.names import plain_seat_names, plain_side_names
from canasta.terminal.table import grouped, hands_left_text, sheet_lines, winners_text


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of the command."""
    parser.add_argument("file", metavar="FILE", help="a record; - for standard input")
    parser.add_argument("--round", metavar="N", type=count, help="this round only")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Prints the match with every card open."""
    words = words_of(args)
    with reading(source_name(args.file)):
        record = loads(read_text(args.file))
        verify(record)
        if args.round is not None and args.round > len(record.rounds):
            raise WrongInput(f"no round {args.round}; it has {len(record.rounds)}")
    match = Match(record.rules, record.dealer)
    teller = Teller(words, match.plan, None, _names(words, record))
    for n, entry in enumerate(record.rounds, 1):
        lines = _round_lines(teller, match, entry)
        for line in lines:
            if args.round in (None, n):
                print(line)
    if match.is_over and args.round is None:
        print(f"\n{winners_text(words, match)}")
    return 0


def _names(words: Catalogue, record: Record) -> tuple[str, ...]:
    """Seats by number, with the names of the players where they are known."""
    seats = plain_seat_names(words, record.rules)
    if not record.names:
        return seats
    return tuple(f"{seat} ({name})" for seat, name in zip(seats, record.names, strict=True))


def _round_lines(teller: Teller, match: Match, entry: RoundRecord) -> Iterator[str]:
    """A round told while it is played."""
    words = teller.words
    n = match.n_rounds + 1
    round_ = match.deal(entry.deck)
    begins = teller.tell_of(round_.dealer, "event-round-begins", round=n)
    yield begins if n == 1 else f"\n{begins}"
    yield from _deal_lines(words, round_, teller.names)
    turn: list[Event] = []
    for action in entry.actions:
        seat = round_.turn_seat
        round_.play(action, turn)
        if round_.turn_seat != seat or round_.is_over:
            yield from teller.tell(turn)
            turn = []
    yield from teller.tell(turn)
    if entry.result is None:
        yield words.say("replay-stops")
        return
    sheets = match.settle()
    yield hands_left_text(words, round_, teller.names)
    yield from sheet_lines(words, sheets, match.scores, plain_side_names(words, match.rules))


def _deal_lines(words: Catalogue, round_: Round, names: Sequence[str]) -> Iterator[str]:
    for name, seat in zip(names, round_.seats, strict=True):
        laid = Counter(rank_key(card.rank) for card in seat.threes)
        counts = [words.say("rank-count", rank=rank, n=n) for rank, n in laid.items()]
        threes = listed_and(words, counts) if counts else ""
        yield words.say(
            "replay-holds", name=name, cards=grouped(seat.cards()), n=len(counts), threes=threes
        )
    if round_.pile:
        yield words.say("replay-upcard", rank=rank_key(round_.pile[-1].rank))
