"""What a table decides, what it refuses, and what an entry brings."""

import pytest

from canasta.engine.dealing import seat_players
from canasta.engine.errors import IllegalAction, Reason
from canasta.engine.events import Discarded, Drew, RoundEnded
from canasta.engine.record import verify
from canasta.engine.rules import find_ruleset
from canasta.engine.rules.choices import RematchDealer
from canasta.engine.rules.plan import plan_of
from canasta.table import fair
from canasta.table.entries import EMPTY, PERSON, Logged, Occupant, Opened, Played, Seated, Settled
from canasta.table.refused import Refused, TableReason
from canasta.table.sight import see
from canasta.table.table import Table, open_table, restore
from tests.table.tables import CLASSIC, SECRET, Host, bots, round_of, short, table_in

DRAW = "game classic 4\nturn 0 draw\nhand 0 K K K 2 9 9 5 4\npile 5 6 9\nmelds 0 Q Q Q\n"
PLAY = "game classic 4\nturn 0 play\nhand 0 K K K 2 9 9 5 4\n"


def all_of(table):
    """Everything that anybody can see of a table."""
    sights = [see(table, seat) for seat in range(table.rules.players)]
    views = [table.round.view(seat) for seat in range(table.rules.players)] if table.round else []
    return (
        sights,
        views,
        table.version,
        table.changed_at,
        list(table.seats),
        set(table.away),
        list(table.events),
        table.record,
        list(table.match.scores),
    )


# Runs


@pytest.mark.parametrize(
    ("position", "run", "reason", "facts"),
    [
        (DRAW, [], TableReason.UNREADABLE, {"text": ""}),
        (DRAW, ["hello"], TableReason.UNREADABLE, {"text": "hello"}),
        (DRAW, ["hello " * 50], TableReason.UNREADABLE, {"text": ("hello " * 50)[:80]}),
        # On after a reveal, or after the turn.
        (DRAW, ["draw", "discard 4"], TableReason.TOO_LONG, {}),
        (DRAW, ["take 9 9", "discard 4"], TableReason.TOO_LONG, {}),
        (PLAY, ["discard 4", "draw"], TableReason.TOO_LONG, {}),
    ],
)
def test_a_run_that_the_table_refuses(position, run, reason, facts):
    table = table_in(position)
    before = all_of(table)
    with pytest.raises(Refused) as refused:
        table.submit(0, table.version, run)
    assert (refused.value.reason, refused.value.facts) == (reason, facts)
    assert all_of(table) == before


@pytest.mark.parametrize(
    ("position", "run", "reason", "facts"),
    [
        (DRAW, ["discard 4"], Reason.NOT_YOUR_PHASE, {"phase": "draw"}),
        (DRAW, ["take A A"], Reason.NOT_IN_HAND, {"card": "Ac"}),
        (PLAY, ["draw"], Reason.NOT_YOUR_PHASE, {"phase": "play"}),
        (PLAY, ["meld K K K"], Reason.OPENING_PENDING, {"points": 30, "minimum": 50}),
        (PLAY, ["meld K K K", "discard 4"], Reason.OPENING_PENDING, {"points": 30, "minimum": 50}),
        (PLAY, ["meld K K 2", "meld 9 9 4"], Reason.NOT_A_MELD, {}),
    ],
)
def test_a_run_that_the_rules_refuse(position, run, reason, facts):
    table = table_in(position)
    before = all_of(table)
    with pytest.raises(IllegalAction) as refused:
        table.submit(0, table.version, run)
    assert (refused.value.reason, refused.value.facts) == (reason, facts)
    assert all_of(table) == before


@pytest.mark.parametrize("step", [-1, 1])
def test_a_run_for_another_version_is_refused(step):
    table = table_in(DRAW)
    before = all_of(table)
    with pytest.raises(Refused) as refused:
        table.submit(0, table.version + step, ["draw"])
    assert refused.value.reason is TableReason.STALE
    assert refused.value.facts == {"version": table.version}
    assert all_of(table) == before


@pytest.mark.parametrize("seat", [1, 2, 3, 4, -1])
def test_only_the_acting_seat_may_play(seat):
    table = table_in(DRAW)
    with pytest.raises(Refused) as refused:
        table.submit(seat, table.version, ["draw"])
    assert refused.value.reason is TableReason.NOT_YOUR_TURN


def test_nobody_plays_before_the_deal_or_after_the_round():
    for table in (
        Host().table,
        table_in("game classic 4\nturn 0 over\nend out\nout 0\nmelds 0 Qx7\n"),
    ):
        assert table.actor is None
        for seat in range(4):
            with pytest.raises(Refused) as refused:
                table.submit(seat, table.version, ["draw"])
            assert refused.value.reason is TableReason.NOT_YOUR_TURN


def test_deciding_a_run_changes_nothing():
    table = table_in(PLAY)
    before = all_of(table)
    assert table.submit(0, table.version, ["discard 4"]) == Played(0, ("discard 4c",))
    assert all_of(table) == before


def test_an_entry_names_every_card_that_a_run_gives_by_rank():
    table = table_in(DRAW.replace("pile 5 6 9", "pile 9"))
    assert table.submit(0, table.version, ["take 9 9", "meld K K K", "meld 2 > K"]) == Played(
        0, ("take 9c 9c", "meld Kc Kc Kd", "meld 2c > m2")
    )


def test_applying_a_run_brings_its_events_and_a_new_version():
    table = table_in(DRAW)
    before = table.version
    run = table.submit(0, before, ["draw"])
    [drew] = table.apply(Logged(before + 1, 12.5, run))
    assert isinstance(drew, Drew)
    assert (table.version, table.changed_at) == (before + 1, 12.5)
    table.apply(Logged(before + 2, 13.0, table.submit(0, before + 1, ["discard 4"])))
    told = [(version, type(event)) for version, event in table.events]
    assert told == [(before + 1, Drew), (before + 2, Discarded)]
    assert table.actor == 1


def test_a_log_has_no_gaps():
    table = table_in(DRAW)
    run = table.submit(0, table.version, ["draw"])
    with pytest.raises(AssertionError, match="no gaps"):
        table.apply(Logged(table.version + 2, 0.0, run))


# Deals


def test_a_deal_is_the_one_that_was_promised():
    host = Host()
    promise = host.table.promise
    assert promise is not None
    dealt = host.table.deal(host.table.version, ["more"])
    assert (dealt.round, dealt.commitment) == (1, promise.commitment)
    assert fair.commitment_of(dealt.seed) == promise.commitment
    host.enter(dealt)
    assert host.table.promise is None
    assert host.table.deal_made == dealt


def test_what_seats_add_is_kept_by_seat_and_cut_to_measure():
    host = Host()
    dealt = host.table.deal(host.table.version, ["é" * 100, "b"])
    assert dealt.additions == ("é" * fair.MAX_ADDITION, "b", "", "")


def test_an_addition_changes_the_cards_and_not_the_promise():
    hosts = [Host(), Host()]
    for host, texts in zip(hosts, ([], ["", "x"]), strict=True):
        host.enter(host.table.deal(host.table.version, texts))
    one, two = (host.table for host in hosts)
    assert one.deal_made is not None
    assert two.deal_made is not None
    assert one.deal_made.commitment == two.deal_made.commitment
    assert round_of(one).view(0).hand != round_of(two).view(0).hand


def test_a_round_in_play_is_not_dealt_over():
    table = table_in(DRAW)
    before = all_of(table)
    with pytest.raises(Refused) as refused:
        table.deal(table.version)
    assert refused.value.reason is TableReason.ROUND_RUNNING
    assert all_of(table) == before


def test_a_deal_for_another_version_is_refused():
    table = Host().table
    with pytest.raises(Refused) as refused:
        table.deal(table.version - 1)
    assert refused.value.reason is TableReason.STALE


def test_after_the_match_nothing_more_is_dealt_or_played():
    host = Host(short(CLASSIC), bots(CLASSIC))
    host.play_out()
    table = host.table
    assert table.promise is None
    for decide in (
        lambda: table.deal(table.version),
        lambda: table.submit(0, table.version, ["draw"]),
    ):
        with pytest.raises(Refused) as refused:
            decide()
        assert refused.value.reason is TableReason.MATCH_OVER


def test_each_round_has_a_seed_of_its_own():
    host = Host(CLASSIC.with_rules(target=2500), bots(CLASSIC))
    host.play_out()
    proofs = [entry.proof for entry in host.table.record.rounds if entry.proof is not None]
    assert len(proofs) > 1
    assert len({proof.seed for proof in proofs}) == len(proofs)
    assert [proof.seed for proof in proofs] == [
        fair.seed_of(SECRET, n) for n in range(1, len(proofs) + 1)
    ]


def test_the_events_of_a_round_end_with_the_next_deal():
    host = Host(CLASSIC.with_rules(target=20_000), bots(CLASSIC))
    over(host)
    host.enter(host.table.settle())
    assert isinstance(host.table.events[-1][1], RoundEnded)
    assert host.table.finished is not None
    host.enter(host.table.deal(host.table.version))
    assert host.table.events == []


# Scores and the record


def over(host):
    """Has bots play until the round is over; the score is due."""
    while host.table.round is None or not host.table.round.is_over:
        host.enter(host.next_entry())


def test_settling_adds_the_scores_once_they_are_applied():
    host = Host(CLASSIC, bots(CLASSIC))
    over(host)
    before = all_of(host.table)
    settled = host.table.settle()
    assert all_of(host.table) == before
    host.enter(settled)
    assert tuple(host.table.match.scores) == settled.totals == settled.points
    assert host.table.finished is not None
    assert tuple(sheet.total for sheet in host.table.finished.sheets) == settled.points
    assert host.table.deal_made is None
    assert host.table.differences == []


def test_a_stored_score_stands_and_the_difference_is_reported():
    host = Host(CLASSIC, bots(CLASSIC))
    over(host)
    found = host.table.settle()
    host.enter(Settled((0, 5000), (0, 5000), (1,)))
    table = host.table
    assert (table.match.scores, table.match.winners) == ([0, 5000], (1,))
    assert table.match.is_over
    assert table.differences == [f"round 1: stored (0, 5000), found {found.totals}"]
    again = restore(host.log)
    assert (again.match.scores, again.differences) == (table.match.scores, table.differences)


def test_the_record_holds_finished_rounds_alone():
    host = Host(CLASSIC.with_rules(target=2500), bots(CLASSIC))
    while not host.table.match.is_over:
        host.enter(host.next_entry())
        record = host.table.record
        assert len(record.rounds) == host.table.match.n_rounds
        assert all(entry.result is not None for entry in record.rounds)
    match = verify(record)
    assert match.is_over
    assert record.winners == match.winners
    for entry in record.rounds:
        assert entry.proof is not None
        fair.prove(match.plan, entry.proof, entry.deck)


def test_a_record_names_bots_and_no_person():
    host = Host(CLASSIC, [PERSON, Occupant("greedy"), PERSON, Occupant("casual")])
    assert host.table.record.names == ("person", "greedy", "person", "casual")


# Seats and the dealer


def deck_zero(rules, secret):
    return fair.deck_of(plan_of(rules), fair.seed_of(secret, 0))


@pytest.mark.parametrize("n", range(12))
def test_seats_are_drawn_where_the_rules_say_so(n):
    rules = find_ruleset("classic-ro", 4)
    secret = f"{n:064x}"
    players = [PERSON, Occupant("casual"), Occupant("greedy"), Occupant("random")]
    order = seat_players(rules, deck_zero(rules, secret))
    assert Host(rules, players, secret=secret).table.seats == [players[i] for i in order]


def test_seats_are_taken_in_order_where_nothing_is_drawn():
    players = [PERSON, Occupant("casual"), Occupant("greedy"), Occupant("random")]
    opened, *seated = open_table(CLASSIC, players, SECRET)
    assert seated == [Seated(seat, player) for seat, player in enumerate(players)]
    assert isinstance(opened, Opened)
    assert Table(opened).seats == [EMPTY] * 4


def test_drawn_seats_differ_from_secret_to_secret():
    rules = find_ruleset("classic-ro", 4)
    players = [PERSON, *bots(rules)[1:]]
    seats = {Host(rules, players, secret=f"{n:064x}").table.seats.index(PERSON) for n in range(30)}
    assert seats == {0, 1, 2, 3}


def test_who_deals_first_differs_from_secret_to_secret():
    for rules in (CLASSIC, find_ruleset("classic-pt", 4)):
        dealers = {Host(rules, secret=f"{n:064x}").table.first_dealer for n in range(40)}
        assert dealers == {0, 1, 2, 3}


@pytest.mark.parametrize("last", range(4))
def test_in_a_rematch_the_deal_passes_on(last):
    table = Host(last_dealer=last).table
    assert table.first_dealer == table.match.dealer == (last + 1) % 4


def test_a_rematch_may_draw_for_the_deal():
    rules = CLASSIC.with_rules(rematch_dealer=RematchDealer.DRAW)
    dealers = {Host(rules, secret=f"{n:064x}", last_dealer=1).table.first_dealer for n in range(40)}
    assert dealers == {0, 1, 2, 3}
