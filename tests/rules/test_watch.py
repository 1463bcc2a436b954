"""The watch over changed rules: it finds the row that notices, whichever it asks first."""

import pytest

from canasta.engine.rules import RULESETS
from canasta.engine.rules.choices import Waiver
from tests import mutate
from tests.mutate import Mutant
from tests.rules import watch
from tests.rules.rows import Row, all_rows
from tests.rules.watch import Watch

TABLE = ("classic-ro", 2)
RULES = RULESETS[TABLE[0]][TABLE[1]]
CHANGES = [
    ("draw_count", 1),
    ("go_out_bonus", 0),
    ("waiver", Waiver.WITH_PILE),
    ("canasta_size", 6),
    ("natural_bonus", 400),
]


@pytest.fixture(autouse=True)
def forgotten(monkeypatch):
    monkeypatch.setattr(watch, "_remembered", {})


def rows():
    return [row for row in all_rows() if row.base is RULES]


@pytest.mark.parametrize(("rule", "value"), CHANGES)
def test_a_changed_rule_is_noticed_by_a_row_that_then_fails(rule, value):
    watched = Watch(rows()).notices(rule, value)
    assert watched is not None
    assert rule not in watched.own
    assert watched.notices(watched.rules.with_rules(**{rule: value}))
    assert not watched.notices(watched.rules)


@pytest.mark.parametrize(("rule", "value"), CHANGES)
def test_the_order_of_the_rows_decides_nothing(rule, value):
    assert Watch(rows()[::-1]).notices(rule, value)
    assert Watch(rows()).notices(rule, value)


def test_the_row_that_noticed_is_asked_first_at_the_next_table():
    first = Watch(rows()).notices("draw_count", 1)
    other = Watch(rows())
    assert first is not None
    assert next(other._likeliest_first("draw_count", 1)).place == first.place


def test_where_no_row_fails_nobody_notices():
    assert Watch([]).notices("draw_count", 1) is None
    by_score = [row for row in rows() if "score" in row.data][:3]
    assert by_score
    assert Watch(by_score).notices("first_dealer", "lowest") is None


def test_a_row_that_sets_the_rule_itself_is_left_out():
    row = next(row for row in all_rows() if "draw_count" in row.data.get("rules", {}))
    assert Watch([row]).notices("draw_count", 3) is None


def test_rows_that_fail_unchanged_are_named(monkeypatch):
    row = rows()[0]
    wrong = Row("wrong", 1, {**row.data, "minimum": -5, "position": "turn 0 draw"})
    monkeypatch.setattr(watch, "all_rows", lambda: (row, wrong))
    assert watch.failing_rows(TABLE) == [wrong.name]


def test_a_change_that_is_called_moot_and_noticed_is_found(monkeypatch):
    said = {"draw_count": lambda _: True, "tie_raise": lambda _: True}
    monkeypatch.setattr("tests.moot._MOOT", said)
    called = [Mutant(*TABLE, "draw_count", 1), Mutant(*TABLE, "tie_raise", 1000)]
    watched = {TABLE: watch.failing_rows(TABLE)}
    found = mutate._noticed_though_moot(watched, TABLE, called)
    assert found
    assert {mutant.rule for mutant in found} >= {"draw_count"}


def test_moot_changes_of_several_rules_are_shown_to_a_row_at_once(monkeypatch):
    shown = []

    def looks(_, rules):
        shown.append(rules)
        return False

    moot = ("wild_bonus", "ask_window")
    monkeypatch.setattr(watch.Watched, "notices", looks)
    monkeypatch.setattr("tests.moot._MOOT", dict.fromkeys(moot, lambda _: True))
    called = [mutant for mutant in mutate.mutants(*TABLE) if mutant.rule in moot]
    assert len(called) == 2
    assert mutate._noticed_though_moot({TABLE: ()}, TABLE, called) == []
    assert len(shown) <= len(rows())
