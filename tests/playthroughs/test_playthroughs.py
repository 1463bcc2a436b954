"""Rounds and counts of plays are what they were when they were last accepted."""

import tomllib
from pathlib import Path

import pytest

from canasta.engine.position import format_position, parse_position
from canasta.engine.rules import RULESETS
from tests.playthroughs.playthrough import actions_of, dump, perft, start_of

HERE = Path(__file__).parent
POSITIONS = tomllib.loads((HERE / "perft.toml").read_text(encoding="utf-8"))["positions"]
BY_NAME = {entry["name"]: entry for entry in POSITIONS}
TABLES = [f"{name}-{n}" for name, family in RULESETS.items() for n in family]


@pytest.mark.parametrize("table", TABLES)
def test_a_playthrough_goes_as_it_went(table):
    text = (HERE / f"{table}.txt").read_text(encoding="utf-8")
    assert dump(start_of(text), actions_of(text)) == text


@pytest.mark.parametrize("name", BY_NAME)
def test_a_position_has_as_many_plays_as_it_had(name):
    entry = BY_NAME[name]
    round_ = parse_position(entry["position"])
    assert [perft(round_, depth + 1) for depth in range(len(entry["plays"]))] == entry["plays"]


@pytest.mark.parametrize("name", BY_NAME)
def test_a_position_is_written_as_it_was_read(name):
    text = BY_NAME[name]["position"]
    assert format_position(parse_position(text)) == text
