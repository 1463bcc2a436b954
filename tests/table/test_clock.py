"""Time for a turn, going away and coming back."""

import pytest

from canasta.table.entries import PERSON, Clocked, Left, Occupant, Seated
from canasta.table.hosting import bot_run
from tests.table.tables import CLASSIC, Host

BOT = Occupant("greedy")


@pytest.fixture
def host():
    """Four persons with 30 seconds a turn, dealt at 100."""
    host = Host(CLASSIC, turn_seconds=30)
    host.enter(host.table.deal(host.table.version), at=100.0)
    return host


def test_without_a_clock_no_time_runs_out():
    host = Host(CLASSIC)
    host.enter(host.table.deal(host.table.version), at=100.0)
    assert host.table.deadline is None
    assert host.table.tick(1e12) is None


def test_time_runs_from_the_entry_that_made_it_the_seats_turn(host):
    assert host.table.deadline == 130.0
    seat = host.table.actor
    host.enter(host.table.submit(seat, host.table.version, ["draw"]), at=110.0)
    assert host.table.actor == seat
    assert host.table.deadline == 140.0


@pytest.mark.parametrize(("now", "late"), [(0.0, False), (129.9, False), (130.0, True)])
def test_a_tick_before_the_time_decides_nothing(host, now, late):
    assert host.table.tick(now) == (Clocked(host.table.actor) if late else None)
    assert host.table.away == set()


def test_no_time_runs_before_the_deal_or_for_a_bot():
    host = Host(CLASSIC, [BOT] * 4, turn_seconds=30)
    assert host.table.tick(1e12) is None
    host.enter(host.table.deal(host.table.version), at=100.0)
    assert host.table.deadline is None
    assert host.table.tick(1e12) is None


def test_a_bot_plays_for_whom_the_time_has_run_out_until_the_person_is_back(host):
    table, seat = host.table, host.table.actor
    host.enter(table.tick(130.0), at=130.0)
    assert table.is_hosted(seat)
    assert table.deadline is None
    while table.actor == seat:
        host.enter(bot_run(table), at=131.0)
    back = table.come_back(seat)
    assert back == Seated(seat, PERSON)
    host.enter(back, at=140.0)
    assert not table.is_hosted(seat)
    assert table.come_back(seat) is None


def test_whoever_comes_back_in_their_turn_has_their_time_anew(host):
    seat = host.table.actor
    host.enter(host.table.leave(seat), at=105.0)
    assert host.table.deadline is None
    host.enter(host.table.come_back(seat), at=120.0)
    assert host.table.deadline == 150.0


def test_others_who_go_and_come_back_give_nobody_more_time(host):
    other = (host.table.actor + 1) % 4
    host.enter(host.table.leave(other), at=120.0)
    assert host.table.deadline == 130.0
    host.enter(host.table.come_back(other), at=125.0)
    assert host.table.deadline == 130.0


def test_a_person_goes_away_once(host):
    assert host.table.leave(2) == Left(2)
    host.enter(Left(2))
    assert host.table.away == {2}
    assert host.table.is_hosted(2)
    assert host.table.leave(2) is None


def test_nobody_waits_where_a_person_alone_among_bots_goes_away():
    table = Host(CLASSIC, [PERSON, BOT, BOT, BOT]).table
    assert table.leave(0) is None
    assert table.come_back(0) is None


def test_a_seat_of_a_bot_is_hosted_always():
    table = Host(CLASSIC, [PERSON, BOT, PERSON, BOT]).table
    assert [table.is_hosted(seat) for seat in range(4)] == [False, True, False, True]
