"""Scripted talks with the terminal: what is typed, and the transcript that comes of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from canasta.engine.match import Match
from canasta.engine.position import parse_position
from canasta.engine.round import Round
from canasta.engine.rules import Ruleset
from canasta.i18n import Catalogue, Teller, catalogue
from canasta.table.draft import Draft
from canasta.table.table import Table
from canasta.terminal.game import Game, new_table, secret_of
from canasta.terminal.names import seat_subjects
from canasta.terminal.player import Player
from canasta.terminal.saves import Save

ENGLISH = catalogue("en")


class Script:
    """Types the lines one after the other; then the input has ended."""

    def __init__(self, lines: Sequence[str]) -> None:
        self.lines = list(lines)
        self.transcript: list[str] = []

    def ask(self, prompt: str) -> str:
        if not self.lines:
            raise EOFError
        line = self.lines.pop(0)
        self.transcript.append(prompt + line)
        return line

    def tell(self, line: str) -> None:
        self.transcript.append(line)


class Eager(Script):
    """Types until the match is over: always the first of the listed plays, by its number."""

    def __init__(self) -> None:
        super().__init__([])
        self.listed = False

    def ask(self, prompt: str) -> str:
        if prompt.startswith("Enter"):
            return ""
        self.listed = not self.listed
        line = "plays" if self.listed else "1"
        self.transcript.append(prompt + line)
        return line


def turn(position: str, *lines: str) -> tuple[list[str], Draft]:
    """The transcript of one person's turn in a position of seat 0, and what is staged then."""
    round_: Round = parse_position(position)
    rules = round_.plan.rules
    script = Script(lines)
    teller = Teller(ENGLISH, round_.plan, 0, seat_subjects(ENGLISH, rules, 0))
    player = Player(Match(rules), teller, 0, script.ask, script.tell)
    draft = Draft(round_, 0)
    try:
        player.take_turn(draft)
    except EOFError:
        script.transcript.append("(the input has ended)")
    return script.transcript, draft


def replies(position: str, *lines: str) -> list[str]:
    """Only what the last typed line is answered."""
    transcript, _ = turn(position, *lines)
    last = max(i for i, row in enumerate(transcript) if row.endswith(f"> {lines[-1]}"))
    return [row for row in transcript[last + 1 :] if row != "(the input has ended)"]


def start(
    rules: Ruleset, path: Path, script: Script, seed: str = "7", words: Catalogue = ENGLISH
) -> Game:
    """A new match against greedy bots."""
    bots = ("greedy",) * (rules.players - 1)
    return sit(new_table(rules, bots, secret_of(seed), Save(path)), path, script, words)


def sit(table: Table, path: Path, script: Script, words: Catalogue = ENGLISH) -> Game:
    """A match at the terminal with a script for the person."""
    ask: Callable[[str], str] = script.ask
    return Game(table, Save(path), words, ask, script.tell)


def saved(path: Path) -> Table:
    """The match of a save."""
    table = Save(path).load()
    assert table is not None, "nothing is saved"
    return table
