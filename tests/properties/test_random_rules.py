"""What `validate` accepts can be played, and keeps every promise: 100 rulesets nobody thought of.

`make fuzz-rules N=2000` looks at as many as one likes.
"""

from random import Random

import pytest

from canasta.engine.rules import RULESETS
from tests.fuzz.rulesets import MOST_CHANGES, random_ruleset
from tests.fuzz.tables import play

TABLES = range(100)


@pytest.mark.parametrize("number", TABLES)
def test_a_round_by_random_rules_keeps_every_promise(number):
    played = play("rules", number)
    assert not played.fault, played.fault
    assert played.actions > 0


def test_rulesets_are_presets_with_a_few_rules_changed_and_all_differ():
    rulesets = [random_ruleset(Random(seed)) for seed in range(300)]
    assert len(set(rulesets)) > 280
    assert {rules.name for rules in rulesets} == set(RULESETS)
    for rules in rulesets:
        bases = RULESETS[rules.name].values()
        assert min(len(rules.differences(base)) for base in bases) <= MOST_CHANGES
        rules.validate()


def test_random_values_go_beyond_those_that_a_field_names():
    rulesets = [random_ruleset(Random(seed)) for seed in range(1500)]
    for name in ("hand_size", "natural_bonus", "go_out_canastas", "opening_bands", "captures"):
        group, knob = next((group, knob) for group, n, knob, _ in rulesets[0].knobs() if n == name)
        found = {getattr(getattr(rules, group), name) for rules in rulesets}
        named = {knob.default, *knob.metadata["values"]}
        named |= {
            getattr(getattr(rules, group), name)
            for family in RULESETS.values()
            for rules in family.values()
        }
        assert found - named, name


def test_every_field_is_changed_by_some_ruleset():
    changed = set()
    for seed in range(3000):
        rules = random_ruleset(Random(seed))
        for base in RULESETS[rules.name].values():
            if base.players == rules.players:
                changed |= set(rules.differences(base))
    assert {name for _, name, _, _ in RULESETS["classic"][4].knobs()} <= changed


def test_the_same_seed_makes_the_same_ruleset():
    assert random_ruleset(Random("a")) == random_ruleset(Random("a"))
