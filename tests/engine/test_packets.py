"""Second packets and cards under the upcard: what is dealt, and what nobody sees."""

from collections import Counter
from random import Random

import pytest

from canasta.bots.beliefs import imagine
from canasta.bots.host import shuffled
from canasta.engine.cards import Rank, number_of, pack
from canasta.engine.dealing import deal
from canasta.engine.errors import InvalidNotation
from canasta.engine.position import format_position, parse_position
from canasta.engine.rules import find_ruleset
from canasta.engine.rules.plan import plan_of

TABLES = [("pennies", 6), ("hand-and-foot-short", 4), ("italian", 4)]


def dealt(name: str, players: int, seed: int = 1):
    plan = plan_of(find_ruleset(name, players))
    return deal(plan, shuffled(plan, Random(seed)), 0, [0] * plan.n_sides)


def test_packets_are_dealt_after_the_hands_one_card_at_a_time():
    plan = plan_of(find_ruleset("hand-and-foot-short", 4))
    deck = pack(5, 10)
    round_ = deal(plan, deck, 3, [0, 0])
    for seat in range(4):
        assert round_.seats[seat].packet == deck[44 + seat : 88 : 4]


@pytest.mark.parametrize(
    ("rank", "number"),
    [
        (Rank.FOUR, 4),
        (Rank.TEN, 10),
        (Rank.JACK, 11),
        (Rank.QUEEN, 12),
        (Rank.KING, 13),
        (Rank.ACE, 14),
        (Rank.TWO, 2),
        (Rank.BLACK_THREE, 3),
        (Rank.RED_THREE, 3),
        (Rank.JOKER, 0),
    ],
)
def test_every_card_has_a_number(rank, number):
    assert number_of(rank) == number


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_everybody_knows_how_many_cards_lie_apart(name, players):
    round_ = dealt(name, players)
    public = round_.view(1).public
    assert public.packets == tuple(len(seat.packet) for seat in round_.seats)
    assert public.under == len(round_.under)
    assert sum(public.packets) + public.under > 0


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_nobody_knows_which_cards_lie_apart(name, players):
    round_ = dealt(name, players)
    views = [round_.view(seat) for seat in range(players)]
    owner = max(round_.seats, key=lambda seat: len(seat.packet))
    if owner.packet:
        cards = owner.packet
        owner.packet = tuple(round_.stock[: len(cards)])
        round_.stock[: len(cards)] = cards
    else:
        round_.stock[: len(round_.under)], round_.under = (
            round_.under,
            tuple(round_.stock[: len(round_.under)]),
        )
    assert [round_.view(seat) for seat in range(players)] == views


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_packet_is_imagined_with_any_unseen_card(name, players):
    round_ = dealt(name, players)
    view = round_.view(0)
    guesses = [imagine(view, Random(i)) for i in range(30)]
    assert all(guess.view(0) == view for guess in guesses)
    apart = Counter(
        card.rank
        for guess in guesses
        for card in (*guess.under, *(card for seat in guess.seats for card in seat.packet))
    )
    assert len({guess.under + guess.seats[0].packet for guess in guesses}) == len(guesses)
    assert apart[Rank.RED_THREE], "a red three may lie in a packet"


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_deal_with_cards_apart_is_read_as_it_was_written(name, players):
    text = format_position(dealt(name, players))
    assert format_position(parse_position(text)) == text


def test_a_packet_that_is_not_named_has_the_size_of_the_deal():
    round_ = parse_position("game hand-and-foot-short 4\npacket 1 Ac 2c\npacket 3 0")
    assert [len(seat.packet) for seat in round_.seats] == [11, 2, 11, 0]


def test_who_has_played_from_a_packet_has_none():
    round_ = parse_position("game hand-and-foot-short 4\nplayed-packet 0 2")
    assert [len(seat.packet) for seat in round_.seats] == [0, 11, 0, 11]
    assert [seat.played_packet for seat in round_.seats] == [True, False, True, False]


def test_cards_under_the_upcard_are_named_or_counted():
    lines = "game italian 4\npile 9\nunder"
    assert len(parse_position(f"{lines} 13").under) == 13
    assert [str(card) for card in parse_position(f"{lines} Kc 4d").under] == ["Kc", "4d"]


def test_a_packet_too_large_is_refused():
    with pytest.raises(InvalidNotation, match="too few cards left for packet 0"):
        parse_position("game hand-and-foot-short 4\npacket 0 300")
