"""What a seat sees of a table: all it may know, and nothing else."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from canasta.engine.cards import format_cards, parse_cards, rank_text
from canasta.engine.memory import Bound, Phase, RoundEnd
from canasta.engine.rules import find_ruleset
from canasta.engine.rules.choices import PileVisibility
from canasta.table.entries import PERSON, Left, Occupant
from canasta.table.opening_needs import OpeningNeed
from canasta.table.sight import OpeningSight, see
from tests.properties.play import pick, rounds, turns
from tests.properties.promises import with_hidden_cards_moved
from tests.table.tables import CLASSIC, PRESETS, Host, bots, draft_in, round_of, short, table_in

DRAW = "game classic 4\nturn 0 draw\nhand 0 K K K 2 9 9 5 4\npile 5 6 9\n"
PLAY = "game classic 4\nturn 0 play\nhand 0 K K K 2 9 9 5 4\n"


def table_of(round_):
    """A table of persons that has come to a round."""
    host = Host(round_.plan.rules)
    host.enter(host.table.deal(host.table.version))
    host.table.match.round = round_
    return host.table


# Secrets


@settings(max_examples=100, deadline=None)
@given(rounds(), st.integers(0, 2**32))
def test_what_a_seat_cannot_know_changes_nothing_in_its_sight(round_, seed):
    rng = Random(seed)
    for seat in range(round_.plan.n_players):
        table = table_of(round_)
        before = see(table, seat)
        table.match.round = with_hidden_cards_moved(round_, {seat}, rng)
        assert see(table, seat) == before


@settings(max_examples=60, deadline=None)
@given(turns(), st.integers(0, 2**32))
def test_cards_that_a_seat_cannot_know_change_nothing_in_its_draft(round_, seed):
    rng = Random(seed)
    table = table_of(round_)
    seat = round_.actor
    draft = table.draft(seat, table.version, ())
    while not draft.is_due:
        draft.play(pick(draft.round, rng))
    draft.undo()
    table.match.round = with_hidden_cards_moved(round_, {seat}, rng)
    run = draft.run().actions
    assert see(table, seat, table.draft(seat, table.version, run)) == see(table, seat, draft)


@pytest.mark.parametrize("rules", PRESETS, ids=lambda rules: f"{rules.name} {rules.players}")
def test_a_whole_match_shows_no_hidden_card(rules):
    rng = Random(5)
    host = Host(short(rules), bots(rules, "random"))
    while not host.table.match.is_over:
        match = host.table.match
        if match.round is not None and host.table.version % 3 == 0:
            round_ = match.round
            before = [see(host.table, seat) for seat in range(rules.players)]
            for seat, sight in enumerate(before):
                match.round = with_hidden_cards_moved(round_, {seat}, rng)
                assert see(host.table, seat) == sight
            match.round = round_
        host.enter(host.next_entry())


def test_the_seed_of_a_deal_is_hidden_until_its_round_is_settled():
    host = Host(short(CLASSIC), bots(CLASSIC))
    seen = []
    while not host.table.match.is_over:
        seen += [repr(see(host.table, seat)) for seat in range(4)]
        host.enter(host.next_entry())
    [entry] = host.table.record.rounds
    assert entry.proof is not None
    assert not any(entry.proof.seed in sight or host.table.opened.secret in sight for sight in seen)
    assert all(entry.proof.commitment in sight for sight in seen)
    result = see(host.table, 0).result
    assert result is not None
    assert result.proof == entry.proof


def test_a_covered_pile_shows_its_top_card_alone():
    assert format_cards(see(table_in(DRAW), 0).pile.shown) == "9d"
    shown = DRAW.replace("turn 0", "set pile_visibility = all\nturn 0")
    assert len(see(table_in(shown), 1).pile.shown) == 3
    assert CLASSIC.pile.pile_visibility is PileVisibility.TOP


# What variants bring to the table


@pytest.mark.parametrize(
    ("preset", "dead"),
    [("modern-american", ["9", "K"]), ("classic", [])],
)
def test_ranks_of_canastas_are_dead_for_both_sides_where_the_rules_say_so(preset, dead):
    melds = "melds 0 Kx7 | 5 5 5\nmelds 1 9x7\n"
    table = table_in(f"game {preset} 4\nturn 0 play\n{melds}")
    for seat in range(4):
        assert [rank_text(rank) for rank in see(table, seat).dead] == dead


def test_ranks_are_dead_for_the_side_that_closed_them_where_the_rules_say_so():
    table = table_in(
        "game modern-american 4\nset dead_ranks = own-side\nturn 0 play\nmelds 1 9x7\n"
    )
    assert [bool(see(table, seat).dead) for seat in range(4)] == [False, True, False, True]


def test_packets_are_counted_and_threes_set_aside_are_shown():
    table = table_in("game cuban 4\nturn 0 play\n")
    seats = round_of(table).seats
    seats[1].aside = parse_cards("3c 3s")
    seats[2].packet = parse_cards("Kc Qc Jc")
    sight = see(table, 0)
    assert [seat.packet for seat in sight.seats] == [0, 0, 3, 0]
    assert [format_cards(seat.aside) for seat in sight.seats] == ["", "3c 3s", "", ""]


@pytest.mark.parametrize(("preset", "suited"), [("samba", True), ("classic", False)])
def test_suits_count_where_sequences_are_melded(preset, suited):
    assert see(table_in(f"game {preset} 4\nturn 0 play\n"), 0).suited is suited


# Before, in and after a round


def test_before_the_first_deal_there_are_seats_and_a_promise():
    table = Host(CLASSIC, [PERSON, Occupant("casual"), PERSON, Occupant("greedy")]).table
    sight = see(table, 2)
    assert [seat.bot for seat in sight.seats] == [None, "casual", None, "greedy"]
    assert [seat.person for seat in sight.seats] == [True, False, True, False]
    assert (sight.round, sight.phase, sight.actor, sight.hand) == (0, None, None, ())
    assert sight.promise == table.promise
    assert sight.commitment is None
    assert [side.seats for side in sight.sides] == [(0, 2), (1, 3)]


def test_a_turn_as_its_seat_sees_it():
    sight = see(table_in(DRAW + "scores 1500 200\nmelds 1 7 7 7\nthrees 1 3d\n"), 0)
    assert (sight.phase, sight.turn_seat, sight.actor) == (Phase.DRAW, 0, 0)
    assert len(sight.hand) == 8
    assert [seat.cards for seat in sight.seats] == [8, 11, 11, 11]
    assert [len(seat.threes) for seat in sight.seats] == [0, 1, 0, 0]
    assert [(side.opened, side.minimum) for side in sight.sides] == [(False, 90), (True, 50)]
    assert [(total.seats, total.total) for total in sight.scores] == [((0, 2), 1500), ((1, 3), 200)]
    assert (sight.pile.size, sight.pile.frozen, sight.pile.frozen_for_me) == (3, False, True)
    assert sight.bound is Bound.FREE
    assert sight.moves.offers


def test_another_seat_sees_no_moves_and_its_own_hand():
    table = table_in(DRAW)
    sight = see(table, 1)
    assert sight.hand == round_of(table).view(1).hand
    assert not sight.moves.offers
    assert not sight.moves.refused


@pytest.mark.parametrize(
    ("pile", "frozen", "freezer", "blocked"),
    [("5 9", False, None, False), ("5 2 9", True, "2c", False), ("5 3s", False, None, True)],
)
def test_the_pile_tells_what_freezes_and_blocks_it(pile, frozen, freezer, blocked):
    sight = see(table_in(DRAW.replace("pile 5 6 9", f"pile {pile}")), 1)
    found = None if sight.pile.freezer is None else str(sight.pile.freezer)
    assert (sight.pile.frozen, found, sight.pile.blocked) == (frozen, freezer, blocked)


def test_the_last_three_of_the_pile_are_shown_where_the_rules_say_so():
    text = DRAW.replace("pile 5 6 9", "pile 4 5 6 9") + "set pile_visibility = last-three\n"
    table = table_in(text)
    sight = see(table, 1)
    assert (sight.pile.size, sight.pile.shown) == (4, tuple(round_of(table).pile[1:]))


def test_what_stays_of_a_pile_is_seen_on_its_place():
    table = table_in(DRAW + "set take_top = 2\n")
    sight = see(table, 0, table.draft(0, table.version, ["take 9 9"]))
    assert (sight.rest, sight.pile.size, format_cards(sight.pile.shown)) == (1, 1, "5c")


def test_black_threes_set_aside_are_seen_by_all():
    sight = see(table_in("game cuban 4\naside 0 3s\n"), 1)
    assert [format_cards(seat.aside) for seat in sight.seats] == ["3s", "", "", ""]


def test_with_a_draft_the_table_is_seen_as_if_it_were_played():
    table = table_in(PLAY)
    draft = table.draft(0, table.version, ["meld K K K"])
    sight = see(table, 0, draft)
    assert len(sight.hand) == 5
    assert [format_cards(meld.meld.cards) for meld in sight.sides[0].melds] == ["Kc Kc Kd"]
    assert sight.opening == OpeningSight(30, 50, ())
    assert len(see(table, 0).hand) == 8
    assert see(table, 0).opening is None


def test_an_opening_is_seen_with_what_it_lacks_beside_points():
    table = table_in("game modern-american 4\nturn 0 play\nhand 0 A A 2 K K K 9 9 9 8 8 8 5\n")
    assert see(table, 0).sides[0].needs == (OpeningNeed.TRIPLE,)
    mixed = table.draft(0, table.version, ["meld A A 2"])
    assert see(table, 0, mixed).opening == OpeningSight(60, 125, (OpeningNeed.TRIPLE,))
    clean = table.draft(0, table.version, ["meld 9 9 9"])
    assert see(table, 0, clean).opening == OpeningSight(30, 125, ())


def test_the_rest_of_a_taken_pile_waits_for_the_opening():
    table = table_in(DRAW)
    draft = table.draft(0, table.version, ["take 9 9"])
    sight = see(table, 0, draft)
    assert (sight.rest, len(sight.hand), sight.pile.size) == (2, 6, 0)
    draft.play(draft_in(PLAY, "meld K K K").actions[0])
    sight = see(table, 0, draft)
    assert (sight.rest, len(sight.hand), sight.opening) == (0, 5, None)


def test_points_on_the_table_count_and_hands_do_not():
    sight = see(table_in(PLAY + "melds 0 Qx7\nthrees 0 3d\nmelds 1 A A A\n"), 1)
    assert [total.so_far for total in sight.scores] == [70 + 500 + 100, 60]


def test_sides_form_in_mid_round():
    position = (
        "game cutthroat 3\nturn 0 draw\nhand 0 K K 9 A\nmelds 0 Qx3\nmelds 2 8 8 8\npile 5 K\n"
    )
    table = table_in(position)
    apart = see(table, 1)
    assert [side.seats for side in apart.sides] == [(0,), (1,), (2,)]
    assert [seat.side for seat in apart.seats] == [0, 1, 2]
    draft = table.draft(0, table.version, ["take K K"])
    formed = see(table, 0, draft)
    assert [seat.side for seat in formed.seats] == [0, 1, 1]
    assert formed.sides[1].seats == (1, 2)
    assert [format_cards(meld.meld.cards) for meld in formed.sides[1].melds] == ["8c 8c 8d"]
    assert [total.seats for total in formed.scores] == [(0,), (1,), (2,)]


def test_who_sits_out_is_seen():
    rules = find_ruleset("classic", 5)
    host = Host(rules)
    host.enter(host.table.deal(host.table.version))
    sight = see(host.table, 0)
    [idle] = [i for i, seat in enumerate(sight.seats) if seat.idle]
    assert sight.seats[idle].cards == 0
    assert idle == round_of(host.table).idle


def test_who_is_away_is_seen():
    host = Host()
    host.enter(Left(2))
    assert [seat.away for seat in see(host.table, 0).seats] == [False, False, True, False]
    host.enter(host.table.deal(host.table.version))
    assert [seat.away for seat in see(host.table, 0).seats] == [False, False, True, False]


def test_a_round_that_is_over_shows_its_result_once_it_is_settled():
    host = Host(CLASSIC, bots(CLASSIC))
    while host.table.round is None or not host.table.round.is_over:
        host.enter(host.next_entry())
    waiting = see(host.table, 1)
    assert (waiting.phase, waiting.actor, waiting.turn_seat) == (Phase.OVER, None, None)
    assert waiting.result is None
    round_ = round_of(host.table)
    settled = host.table.settle()
    host.enter(settled)
    sight = see(host.table, 1)
    assert sight.result is not None
    assert sight.result.end in list(RoundEnd)
    assert sight.result.points == settled.points
    assert [total.total for total in sight.scores] == list(settled.totals)
    assert sight.result.hands == tuple(seat.cards() for seat in round_.seats)
    assert sight.round == waiting.round == 1
    assert sight.promise is not None
    assert sight.promise.round == 2


def test_totals_and_rounds_go_on_from_round_to_round():
    host = Host(CLASSIC.with_rules(target=2500), bots(CLASSIC))
    rounds_seen = set()
    while not host.table.match.is_over:
        host.enter(host.next_entry())
        sight = see(host.table, 0)
        rounds_seen.add(sight.round)
        assert [total.total for total in sight.scores] == host.table.match.scores
    assert sight.winners == host.table.match.winners != ()
    assert rounds_seen == set(range(1, host.table.match.n_rounds + 1))


@pytest.mark.parametrize(("seconds", "deadline"), [(None, None), (30, 130.0)])
def test_the_deadline_is_seen(seconds, deadline):
    host = Host(turn_seconds=seconds)
    host.enter(host.table.deal(host.table.version), at=100.0)
    assert {see(host.table, seat).deadline for seat in range(4)} == {deadline}
