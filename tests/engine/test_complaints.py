"""Rulesets that make no sense are refused, and the text names the rule."""

import pytest

from canasta.engine.errors import InvalidRuleset
from canasta.engine.rules import find_ruleset
from canasta.engine.rules.choices import Packet, UnderUpcard

CLASSIC = find_ruleset("classic", players=4)
NUMBERS = [name for _, name, _, value in CLASSIC.knobs() if type(value) is int]


@pytest.mark.parametrize("name", NUMBERS)
def test_no_number_of_a_rule_is_negative(name):
    with pytest.raises(InvalidRuleset, match=f"{name} is -1"):
        CLASSIC.with_rules(**{name: -1})


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"target": 0}, "never end"),
        ({"seating": (0, 0, 0, 0)}, "at least two"),
        ({"min_size": 8}, "min_size is more than canasta_size"),
        ({"min_naturals": 4}, "min_naturals is more than min_size"),
        ({"hand_size": 30}, "too few of 108 cards"),
        ({"packet": Packet.FOOT}, "too few of 108 cards"),
        ({"packet": Packet.RESERVE, "packet_size": (10,)}, "too few of 108 cards"),
        ({"under_upcard": UnderUpcard.BY_VALUE, "hand_size": 17}, "too few of 108 cards"),
        ({"packet": Packet.FOOT, "packet_size": ()}, "packet_size is empty"),
        ({"packet_size": (0,)}, "packet_size is 0; choose from 1 to 40"),
        ({"three_schedule": (100,)}, "one for each red three"),
    ],
)
def test_rules_that_contradict_each_other_are_named(changes, complaint):
    with pytest.raises(InvalidRuleset, match=complaint):
        CLASSIC.with_rules(**changes)


def test_a_packet_that_is_drawn_leaves_cards_enough():
    rules = CLASSIC.with_rules(packet=Packet.OPENING_DRAW, packet_size=(13,))
    assert rules.deck.packet_size == (13,)


def test_two_packets_need_more_packs():
    changes = {"packs": 3, "jokers": 6, "three_schedule": (100,) * 6}
    rules = CLASSIC.with_rules(packet=Packet.FOOT, **changes)
    assert rules.deck.packet is Packet.FOOT
