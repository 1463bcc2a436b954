"""Bots at a table."""

from random import Random

import pytest

from canasta.table.entries import PERSON, Left, Occupant, Played
from canasta.table.hosting import STAND_IN, bot_run
from canasta.table.table import restore
from tests.properties.promises import with_hidden_cards_moved
from tests.table.tables import CLASSIC, PRESETS, Host, actor_of, bots, round_of, short


@pytest.mark.parametrize("name", ["random", "greedy", "casual"])
def test_bots_are_never_stuck(name):
    for rules in PRESETS:
        host = Host(short(rules), bots(rules, name))
        host.play_out()
        assert host.table.match.winners


@pytest.mark.parametrize("name", ["random", "greedy", "casual"])
def test_at_the_same_version_a_bot_chooses_the_same(name):
    host = Host(short(CLASSIC), bots(CLASSIC, name))
    while not host.table.match.is_over:
        entry = host.next_entry()
        if isinstance(entry, Played):
            assert bot_run(host.table) == entry
            if host.table.version % 10 == 0:
                assert bot_run(restore(host.log)) == entry
        host.enter(entry)


def test_asking_a_bot_changes_nothing():
    host = Host(CLASSIC, bots(CLASSIC))
    host.enter(host.next_entry())
    before = [round_of(host.table).view(seat) for seat in range(4)]
    bot_run(host.table)
    assert [round_of(host.table).view(seat) for seat in range(4)] == before


@pytest.mark.parametrize("name", ["random", "greedy", "casual"])
def test_cards_that_a_bot_cannot_know_change_nothing_in_what_it_does(name):
    rng = Random(3)
    host = Host(short(CLASSIC), bots(CLASSIC, name))
    while not host.table.match.is_over:
        entry = host.next_entry()
        if isinstance(entry, Played):
            dealt = round_of(host.table)
            host.table.match.round = with_hidden_cards_moved(dealt, {entry.seat}, rng)
            assert bot_run(host.table) == entry
            host.table.match.round = dealt
        host.enter(entry)


def test_a_run_ends_where_cards_are_revealed_or_another_acts():
    host = Host(short(CLASSIC), bots(CLASSIC))
    while not host.table.match.is_over:
        entry = host.next_entry()
        if isinstance(entry, Played):
            table = host.table
            draft = table.draft(entry.seat, table.version, entry.actions)
            assert draft.is_due
            draft.undo()
            assert not draft.is_due
        host.enter(entry)


def test_a_person_who_is_away_is_played_for_as_by_a_bot():
    persons = Host(CLASSIC)
    casuals = Host(CLASSIC, [Occupant(STAND_IN)] * 4)
    for host in (persons, casuals):
        host.enter(host.table.deal(host.table.version))
    seat = actor_of(persons.table)
    persons.enter(Left(seat))
    assert persons.table.seats[seat] == PERSON
    persons.table.version -= 1  # the bot's chances hang on the version
    assert bot_run(persons.table) == bot_run(casuals.table)
