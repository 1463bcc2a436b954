"""Imagined rounds: they agree with the view, and leave nothing else out."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from canasta.bots.beliefs import imagine
from canasta.bots.bot import seat_bots
from canasta.bots.host import open_match, shuffled
from canasta.engine.actions import Discard, Draw, EndRound
from canasta.engine.cards import Card, Rank, pack, parse_cards
from canasta.engine.match import Match
from canasta.engine.position import parse_position
from canasta.engine.rules import find_ruleset
from canasta.engine.rules.choices import KeptThree, LastThree, UpcardAction

THREE = Card.parse("3d")
CHANGES: tuple[dict, ...] = (
    {},
    {"upcard_reject_action": UpcardAction.BURY, "upcard_black_three": UpcardAction.BURY},
    {"last_three_ends": LastThree.STAYS_IN_HAND, "draw_count": 2},
    {"kept_three": KeptThree.BEFORE_OPENING},
)


@settings(max_examples=60, deadline=None)
@given(
    st.sampled_from(("random", "greedy")),
    st.sampled_from((2, 3, 4, 6)),
    st.sampled_from(CHANGES),
    st.integers(0, 10**9),
)
def test_an_imagined_round_looks_the_same(name, n, changes, seed):
    rng = Random(seed)
    match = open_match(find_ruleset("classic", n).with_rules(**changes), rng)
    bots = seat_bots([name] * n, seed)
    round_ = match.deal(shuffled(match.plan, rng))
    while True:
        seat = rng.randrange(n)
        view = round_.view(seat)
        imagined = imagine(view, rng)
        assert imagined.view(seat) == view
        assert all_cards(imagined) == all_cards(round_)
        if round_.is_over:
            break
        round_.apply(bots[round_.actor].choose(round_.view(round_.actor)))


def test_cards_seen_entering_a_hand_stay_in_it():
    round_ = parse_position("game classic 4\nturn 0 draw\nhand 2 Ks Kd 4c 5c\nknown 2 Ks Kd")
    hands = [imagine(round_.view(0), Random(i)).seats[2].cards() for i in range(20)]
    assert all({*parse_cards("Ks Kd")} <= {*hand} and len(hand) == 4 for hand in hands)
    assert len(set(hands)) > 1


def test_a_hand_may_keep_a_three_until_its_side_opens():
    text = "game modern-american 4\nturn 0 draw\nhand 0 4 5\nmelds 1 K K K"
    view = parse_position(text).view(0)
    threes = [
        [sum(card.rank >= Rank.BLACK_THREE for card in seat.cards()) for seat in seats]
        for seats in (imagine(view, Random(i)).seats for i in range(30))
    ]
    assert {hands[2] for hands in threes} == {0, 1}
    assert {hands[1] for hands in threes} == {hands[3] for hands in threes} == {0}


def test_threes_for_which_the_stock_has_no_room_are_kept():
    text = "game modern-american 4\nturn 0 draw\nhand 0 4 5\nhand 2 3s 9 8\nhand 1 *\nstock 3"
    view = parse_position(text).view(0)
    assert all(imagine(view, Random(i)).view(0) == view for i in range(10))


def test_buried_cards_stay_at_the_bottom_of_the_stock():
    round_ = parse_position("game classic 4\nturn 0 draw\nburied 2")
    bottom = round_.stock[:2]
    assert all(imagine(round_.view(0), Random(i)).stock[:2] == bottom for i in range(20))


def test_unseen_red_threes_lie_in_the_stock():
    round_ = parse_position("game classic 4\nturn 0 draw")
    stocks = [imagine(round_.view(0), Random(i)).stock for i in range(20)]
    assert all(sum(card.rank is Rank.RED_THREE for card in stock) == 4 for stock in stocks)


def test_a_red_three_drawn_last_is_in_the_hand_of_who_drew_it():
    rules = find_ruleset("classic", 2).with_rules(
        draw_count=1, last_three_ends=LastThree.STAYS_IN_HAND
    )
    # Nobody melds; the last two cards of the stock are red threes.
    deck = [*(card for card in pack() if card != THREE), THREE, THREE]
    round_ = Match(rules).deal(deck)
    while not round_.is_over:
        wanted = (Draw, Discard, EndRound)
        round_.apply(next(act for act in round_.legal_actions() if isinstance(act, wanted)))
    last = round_.last_drawer
    assert last is not None
    assert THREE in round_.seats[last].cards()
    assert THREE in imagine(round_.view(1 - last), Random(1)).seats[last].cards()


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_unseen_cards_are_dealt_evenly(seat):
    round_ = parse_position("game classic 4\nturn 0 draw\nhand 0 4 4 5 5 6 6 7 7 8 8 9\npile K")
    view = round_.view(0)
    rng = Random(1)
    jokers = sum(
        sum(card.rank is Rank.JOKER for card in imagine(view, rng).seats[seat].cards())
        for _ in range(600)
    )
    # 4 jokers among the 92 unseen cards that are no red threes; 11 of these in each hand.
    assert jokers / 600 == pytest.approx(4 * 11 / 92, abs=0.13)


def all_cards(round_):
    cards = Counter(round_.stock)
    for seat in round_.seats:
        cards.update(seat.cards())
    return cards
