"""A table made from its log is the table that made the log."""

import pytest

from canasta.engine.record import verify
from canasta.table.entries import Logged, Occupant, Played
from canasta.table.entry_text import format_logged, parse_logged
from canasta.table.fair import prove
from canasta.table.sight import see
from canasta.table.table import Table, open_table, restore
from tests.table.tables import CLASSIC, PRESETS, SECRET, Host, actor_of, bots, short

NAMES = [f"{rules.name} {rules.players}" for rules in PRESETS]


def sights(table):
    return [see(table, seat) for seat in range(table.rules.players)]


@pytest.mark.parametrize("rules", PRESETS, ids=NAMES)
def test_after_each_entry_every_seat_sees_the_same(rules):
    rules = short(rules)
    host = Host(rules, bots(rules))
    restored = restore(parse_logged(format_logged(logged)) for logged in host.log)
    while not host.table.match.is_over:
        entry = host.next_entry()
        events = host.enter(entry)
        assert restored.apply(parse_logged(format_logged(host.log[-1]))) == events
        assert sights(restored) == sights(host.table)
    again = restore(host.log)
    assert again.version == host.table.version == len(host.log)
    assert again.events == host.table.events
    assert again.record == host.table.record
    assert again.differences == []


@pytest.mark.parametrize("rules", PRESETS, ids=NAMES)
def test_a_table_can_be_restored_at_every_point(rules):
    rules = short(rules)
    host = Host(rules, bots(rules, "random"))
    n = len(host.log)
    host.play_out()
    table = restore(host.log[:n])
    for i in range(n, len(host.log)):
        if i % 25 == 0:
            assert sights(restore(host.log[:i])) == sights(table)
        table.apply(host.log[i])


@pytest.mark.parametrize("rules", PRESETS, ids=NAMES)
def test_every_run_of_a_bot_is_one_that_the_table_takes(rules):
    rules = short(rules)
    players = [Occupant(("greedy", "casual", "random")[i % 3]) for i in range(rules.players)]
    host = Host(rules, players)
    while not host.table.match.is_over:
        entry = host.next_entry()
        if isinstance(entry, Played):
            table = host.table
            assert table.submit(entry.seat, table.version, entry.actions) == entry
        host.enter(entry)
    match = verify(host.table.record)
    assert match.winners == host.table.match.winners
    for played in host.table.record.rounds:
        assert played.proof is not None
        prove(match.plan, played.proof, played.deck)


def test_a_log_begins_with_its_opening():
    opened, *seated = open_table(CLASSIC, bots(CLASSIC), SECRET)
    with pytest.raises(AssertionError, match="begins with its opening"):
        restore([Logged(1, 0.0, seated[0])])
    with pytest.raises(AssertionError, match="opened once"):
        restore([Logged(1, 0.0, opened), Logged(2, 0.0, opened)])


def test_who_is_away_and_when_is_restored_too():
    host = Host(CLASSIC, turn_seconds=20)
    host.enter(host.table.deal(host.table.version), at=100.0)
    late = host.table.tick(120.0)
    assert late is not None
    host.enter(late, at=120.0)
    away = host.table.leave((actor_of(host.table) + 1) % 4)
    assert away is not None
    host.enter(away, at=121.0)
    again: Table = restore(host.log)
    assert again.away == host.table.away == {late.seat, away.seat}
    assert again.deadline == host.table.deadline
    assert again.changed_at == 121.0
