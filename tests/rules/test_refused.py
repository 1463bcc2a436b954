"""Few rulesets are refused, each for a reason that names its fields, and the page says which."""

import re

import pytest

from canasta.engine.errors import InvalidRuleset
from canasta.engine.rules import find_ruleset
from canasta.engine.rules.complaints import LAWS, complaints_of
from canasta.engine.rules.data import override
from tests.rules import refused

FIELDS = {name for _, name, _, _ in find_ruleset("classic").knobs()}


def test_the_page_is_what_would_be_written():
    assert refused.main(["--check"]) == 0, "python -m tests.rules.refused writes it anew"


def test_each_law_has_its_example():
    assert [law.__name__ for law in LAWS] == list(refused.EXAMPLES)


@pytest.mark.parametrize("name", refused.EXAMPLES)
def test_an_example_breaks_its_law_first_and_the_complaint_names_the_fields(name, monkeypatch):
    example = refused.EXAMPLES[name]
    preset, _, players = example.table.partition(" ")
    base = find_ruleset(preset, int(players))
    with pytest.raises(InvalidRuleset) as refusal:
        override(base, example.changes)
    monkeypatch.setattr("canasta.engine.rules.ruleset.complaints_of", lambda _: ())
    broken = override(base, example.changes)
    complaint = next(complaints_of(broken))
    law = next(law for law in LAWS if law(broken) is not None)
    assert law.__name__ == name
    assert refusal.value.fields == complaint.fields
    assert set(complaint.fields) <= FIELDS
    assert set(example.changes) & set(complaint.fields)
    assert re.search(rf"\b{complaint.fields[0]}\b", complaint.text)


@pytest.mark.parametrize("rules", refused.tables(), ids=lambda r: f"{r.name}-{r.players}")
def test_nearly_every_change_of_one_rule_makes_sense(rules):
    assert refused.share(refused.ones(rules)) >= 0.85


@pytest.mark.parametrize("rules", refused.tables(), ids=lambda r: f"{r.name}-{r.players}")
def test_most_changes_of_two_rules_make_sense(rules):
    assert refused.share(refused.twos(rules)) >= 0.70


@pytest.mark.parametrize("rules", refused.tables(), ids=lambda r: f"{r.name}-{r.players}")
def test_no_preset_breaks_a_law(rules):
    assert not list(complaints_of(rules))
