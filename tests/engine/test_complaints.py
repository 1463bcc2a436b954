"""Rulesets that make no sense are refused, and the text names the rule."""

import pytest

from canasta.engine.errors import InvalidRuleset
from canasta.engine.rules import find_ruleset

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
        ({"three_schedule": (100,)}, "one for each red three"),
    ],
)
def test_rules_that_contradict_each_other_are_named(changes, complaint):
    with pytest.raises(InvalidRuleset, match=complaint):
        CLASSIC.with_rules(**changes)
