"""What the presets are; `IDS` names the rules each test stands for."""

import pytest

from canasta.engine.errors import InvalidRuleset
from canasta.engine.rules import RULESETS, find_ruleset
from tests.rules.coverage import read_kinds
from tests.rules.rows import all_rows

IDS = {
    "test_each_preset_is_played_by_so_many": [
        "conflict-06", "S0-PLAY-3", "S1-PLAY-1", "S2-PLAY-2", "S2-GEN-1",
    ],
    "test_nobody_else_plays_a_preset": ["conflict-06", "S1-PLAY-1"],
    "test_three_pairs_are_a_setting": ["Q-17", "conflict-07"],
}  # fmt: skip

PLAYERS = {
    "classic": (2, 3, 4, 5, 6),
    "classic-ro": (2, 3, 4),
    "classic-online": (2, 4),
    "classic-pt": (2, 3, 4, 5, 6),
    "cutthroat": (3,),
    "uruguay": (4,),
    "viennese": (4,),
    "sevens": (4,),
    "joker": (4,),
    "cuban": (4,),
    "samba": (4,),
    "samba-ro": (4,),
    "chile": (4,),
    "bolivia": (4,),
    "brazilian": (4,),
    "hand-and-foot": (4,),
    "hand-and-foot-short": (4,),
    "pennies": (6,),
    "mexicana": (4,),
    "modern-american": (4,),
    "italian": (4,),
    "modern-online": (2, 4),
}
SEEDS = ("classic", "classic-ro", "classic-online", "classic-pt")
"""The presets that answer the test vectors."""
SOURCES = {"S0": "classic-ro", "S1": "classic-online", "S2": "classic-pt"}
VECTORS = {f"TV-{n}" for n in range(1, 18)}


def test_each_preset_is_played_by_so_many():
    assert {name: tuple(family) for name, family in RULESETS.items()} == PLAYERS
    for name, counts in PLAYERS.items():
        for players in counts:
            rules = find_ruleset(name, players)
            assert (rules.name, rules.players) == (name, players)
            rules.validate()


@pytest.mark.parametrize(
    ("name", "players"), [("classic-ro", 6), ("classic-online", 3), ("classic", 7)]
)
def test_nobody_else_plays_a_preset(name, players):
    with pytest.raises(InvalidRuleset, match=f"{name} is played by .*, not by {players}"):
        find_ruleset(name, players)


def test_three_pairs_are_a_setting():
    pairs = find_ruleset("classic", 6).with_rules(seating=(0, 1, 2, 0, 1, 2), target=7500)
    assert (pairs.players, pairs.n_sides) == (6, 3)


@pytest.mark.parametrize("source", SOURCES)
def test_every_clause_of_a_source_has_a_row_in_its_preset(source):
    name = SOURCES[source]
    wanted = {
        rule
        for rule, kind in read_kinds().items()
        if kind == "rule" and rule.startswith(f"{source}-") and "-V-" not in rule
    }
    assert wanted <= {rule for row in all_rows() if row.base.name == name for rule in row.ids}


@pytest.mark.parametrize("name", SEEDS)
def test_every_vector_has_a_row_in_every_preset(name):
    rows = [row for row in all_rows() if row.base.name == name and "rules" not in row.data]
    assert {rule for row in rows for rule in row.ids if rule in VECTORS} == VECTORS


@pytest.mark.parametrize(("name", "players"), [(n, p) for n in PLAYERS for p in PLAYERS[n]])
def test_every_table_has_rows_of_its_own(name, players):
    assert any(row.base is find_ruleset(name, players) for row in all_rows())
