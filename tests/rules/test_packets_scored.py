"""Packets that nobody took up count as the hands of those they lie before."""

import pytest

from canasta.engine.cards import parse_cards
from canasta.engine.position import parse_position
from canasta.engine.scoring import score_round

IDS = {
    "test_cards_of_a_packet_count_against_its_side": ["var-9.1"],
    "test_threes_in_a_packet_count_as_in_a_hand": ["var-8", "var-9.1"],
    "test_sevens_of_hand_and_packet_are_one_hand": ["var-10.2"],
}


def scored(game, hand, packet):
    round_ = parse_position(f"game {game}\nturn 0 over\nhand 0 {hand}\nhand 2 0")
    for seat in round_.seats:
        seat.packet = ()
    round_.seats[0].packet = parse_cards(packet)
    return {line.item.value: line.points for line in score_round(round_)[0].lines}


def test_cards_of_a_packet_count_against_its_side():
    assert scored("hand-and-foot-short 4", "Kh 5h", "Ah Jk 2c") == {"cards-in-hand": -105}


@pytest.mark.parametrize(
    ("game", "red", "black"), [("hand-and-foot-short 4", -200, -5), ("modern-american 4", -10, -5)]
)
def test_threes_in_a_packet_count_as_in_a_hand(game, red, black):
    found = scored(game, "3d", "3h 3s")
    assert found == {"red-threes-in-hand": red, "black-threes-in-hand": black}


@pytest.mark.parametrize(("packet", "points"), [("7h Kh", -1500), ("Qh Kh", None)])
def test_sevens_of_hand_and_packet_are_one_hand(packet, points):
    assert scored("modern-american 4", "7c 7d", packet).get("sevens-held") == points
