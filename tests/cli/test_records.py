"""`simulate`, `verify`, `replay` and `arena`: matches of bots, and what is kept of them."""

import re
from pathlib import Path

import pytest

from canasta.engine.rules import find_ruleset
from tests.terminal.talk import Eager, start

RECORDS = Path(__file__).parents[1] / "records"


@pytest.fixture
def records(canasta, tmp_path):
    canasta("simulate", "-n", "2", "--set", "target=800", "--seed", "5", "--records", tmp_path)
    return sorted(tmp_path.glob("*.toml"))


def test_the_figures_of_matches(canasta):
    result = canasta("simulate", "-n", "2", "--seed", "5", "--set", "target=800", "--json")
    assert result.status == 0
    assert result.lines[0].startswith("2 matches, ")
    assert result.data["matches"] == 2
    assert result.data["rounds"] >= 2


def test_the_same_seed_gives_the_same_figures(canasta):
    words = ("simulate", "--seed", "word", "--set", "target=500", "--bots", "random,greedy")
    assert canasta(*words).out == canasta(*words).out


def test_a_record_of_each_match_is_written_and_agrees(canasta, records):
    assert [file.name for file in records] == ["match-1.toml", "match-2.toml"]
    result = canasta("verify", *records)
    assert result.status == 0
    assert all(": agrees, " in line for line in result.lines)


def test_the_first_difference_is_named(canasta, records):
    good, bad = records
    text = bad.read_text(encoding="utf-8")
    at = text.index("[rounds.result]")
    bad.write_text(text[:at] + text[at:].replace("total = ", "total = 1", 1), encoding="utf-8")
    result = canasta("verify", bad, good)
    assert result.status == 1
    assert "match-2.toml: differs: round 1: expected " in result.lines[0]
    assert ": agrees, " in result.lines[1]


@pytest.fixture
def promised(canasta, tmp_path):
    """The record of a match whose deals were promised."""
    rules = find_ruleset("classic", 2).with_rules(target=4000)
    start(rules, tmp_path / "match.log", Eager()).run()
    return tmp_path / "match.toml"


def test_promised_deals_are_proven(canasta, promised, records):
    [mine, other] = canasta("verify", promised, records[0]).lines
    assert mine.endswith(", deals as promised")
    assert not other.endswith("promised")


@pytest.mark.parametrize(
    ("key", "complaint"),
    [
        ("commitment", "the seed is not the one that was promised"),
        ("seed", "the seed is not the one that was promised"),
        ("additions", "seed and additions give another order of the cards"),
    ],
)
def test_a_deal_other_than_promised_is_named(canasta, promised, key, complaint):
    before, proof, after = promised.read_text(encoding="utf-8").rpartition("[rounds.proof]\n")
    n = before.count("[rounds.proof]") + 1
    assert n > 1
    put = '["more", ""]' if key == "additions" else f'"{"0" * 64}"'
    after = re.sub(f"^{key} = .*", f"{key} = {put}", after, count=1, flags=re.MULTILINE)
    promised.write_text(before + proof + after, encoding="utf-8")
    result = canasta("verify", promised)
    assert result.status == 1
    assert result.lines == [f"{promised}: differs: round {n}: {complaint}"]


def test_deals_of_which_some_were_promised(canasta, promised):
    before, _, after = promised.read_text(encoding="utf-8").rpartition("[rounds.proof]\n")
    promised.write_text(before + after.partition("\n\n")[2], encoding="utf-8")
    n = before.count("[rounds.proof]")
    assert canasta("verify", promised).lines[0].endswith(f", {n} of the deals as promised")


def test_a_replay_tells_every_round(canasta, records):
    result = canasta("replay", records[0])
    assert result.status == 0
    assert result.lines[0].startswith("Round 1 begins. Seat ")
    assert "wins the match" in result.lines[-1]
    assert any(" drew a" in line for line in result.lines)


def test_threes_laid_at_the_deal_are_told_by_their_colour(canasta):
    told = canasta("replay", RECORDS / "joker-a.toml", "--round", "1").lines
    assert told[1].endswith("; laid: 1 red three")
    assert told[2].endswith("; laid: 1 black three")


def test_a_replay_of_one_round(canasta, records):
    whole = canasta("replay", records[0])
    one = canasta("replay", records[0], "--round", "1")
    assert one.lines == whole.lines[: len(one.lines)]
    result = canasta("replay", records[0], "--round", "99")
    assert (result.status, result.out) == (2, "")
    assert "no round 99" in result.err


def test_a_record_that_differs_is_not_replayed(canasta, records):
    text = records[0].read_text(encoding="utf-8")
    result = canasta("replay", "-", typed=text.replace("\ndraw\n", "\nend\n", 1))
    assert (result.status, result.out) == (2, "")
    assert "expected a legal action" in result.err


def test_the_arena_gives_rates_with_their_intervals(canasta):
    words = ("arena", "greedy", "random", "-n", "4", "--set", "target=500", "--json")
    result = canasta(*words)
    assert result.status == 0
    assert result.lines[1].startswith("win rate of greedy: ")
    assert "95 % interval" in result.lines[2]
    assert {"matches", "rounds", "win_rate", "points_per_round", "points_per_round_ci"} <= set(
        result.data
    )
    assert "4 of 4 matches" in result.err


def test_processes_do_not_change_the_result(canasta):
    words = ("arena", "greedy", "greedy", "-n", "4", "--set", "target=300")
    assert canasta(*words).out == canasta(*words, "--jobs", "2").out
