"""Tables for tests: opened, dealt, in a position, played on by bots."""

from __future__ import annotations

from collections.abc import Sequence

from canasta.engine.actions import LayMeld
from canasta.engine.cards import Card
from canasta.engine.events import Event
from canasta.engine.notation import parse_action
from canasta.engine.position import parse_position
from canasta.engine.round import Round
from canasta.engine.rules import RULESETS, Ruleset, find_ruleset
from canasta.table.draft import Draft
from canasta.table.entries import PERSON, Entry, Logged, Occupant
from canasta.table.hosting import bot_run
from canasta.table.table import Table, open_table, restore

PRESETS = tuple(rules for family in RULESETS.values() for rules in family.values())
CLASSIC = find_ruleset("classic")
SECRET = "5ec2e7" + "0" * 58


class Host:
    """Keeps the log of a table, as whoever hosts one does."""

    def __init__(
        self,
        rules: Ruleset = CLASSIC,
        players: Sequence[Occupant] | None = None,
        *,
        secret: str = SECRET,
        last_dealer: int | None = None,
        turn_seconds: int | None = None,
    ) -> None:
        opening = open_table(
            rules,
            [PERSON] * rules.players if players is None else players,
            secret,
            last_dealer=last_dealer,
            turn_seconds=turn_seconds,
        )
        self.log = [Logged(seq, 0.0, entry) for seq, entry in enumerate(opening, 1)]
        self.table = restore(self.log)

    def enter(self, entry: Entry, at: float = 0.0) -> tuple[Event, ...]:
        """Takes an entry in, and keeps it."""
        logged = Logged(self.table.version + 1, at, entry)
        self.log.append(logged)
        return self.table.apply(logged)

    def next_entry(self) -> Entry:
        """What comes next where bots have all seats."""
        table = self.table
        if table.round is None:
            return table.deal(table.version)
        return table.settle() if table.round.is_over else bot_run(table)

    def play_out(self) -> None:
        """Has bots play to the end of the match."""
        while not self.table.match.is_over:
            self.enter(self.next_entry())


def round_of(table: Table) -> Round:
    """The round in play."""
    assert table.round is not None, "no round is dealt"
    return table.round


def actor_of(table: Table) -> int:
    """The seat that is to act."""
    assert table.actor is not None, "nobody is to act"
    return table.actor


def bots(rules: Ruleset, name: str = "greedy") -> list[Occupant]:
    """A bot on every seat."""
    return [Occupant(name)] * rules.players


def short(rules: Ruleset) -> Ruleset:
    """The same with a match of a few rounds."""
    return (
        rules.with_rules(target=300, deals=3) if rules.match.target else rules.with_rules(deals=1)
    )


def table_in(position: str) -> Table:
    """A table of persons whose round has come to a position."""
    round_ = parse_position(position)
    host = Host(round_.plan.rules)
    host.enter(host.table.deal(host.table.version))
    host.table.match.round = round_
    host.table.match.scores = list(round_.scores)
    return host.table


def draft_in(position: str, *actions: str) -> Draft:
    """The draft of the acting seat in a position, with some plays staged."""
    table = table_in(position)
    return table.draft(actor_of(table), table.version, actions)


def cards_in(draft: Draft, text: str) -> tuple[Card, ...]:
    """Cards of the hand by their ranks: `K K 2`."""
    action = parse_action(f"meld {text}", draft.round)
    assert isinstance(action, LayMeld)
    return action.cards
