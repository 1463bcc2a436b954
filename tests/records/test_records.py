"""Matches whose scores were counted by hand (CHECKED.md) are played as they were."""

import re
import tomllib
from pathlib import Path

import pytest

from canasta.engine.record import verify
from canasta.engine.record_text import dumps, loads
from canasta.engine.rules import RULESETS
from tests.records.chooser import play_match
from tests.records.recount import page, recount

TABLES = [rules for family in RULESETS.values() for rules in family.values()]
CHECKED = Path(__file__).with_name("CHECKED.md").read_text(encoding="utf-8")
RECORDS = sorted(Path(__file__).parent.glob("*.toml"))
TEXTS = {path.stem: path.read_text(encoding="utf-8") for path in RECORDS}


@pytest.mark.parametrize("name", TEXTS)
def test_a_golden_record_is_legal_and_scored_as_it_says(name):
    record = loads(TEXTS[name])
    assert verify(record).winners == record.winners


@pytest.mark.parametrize("name", TEXTS)
def test_a_golden_record_is_written_as_it_was_read(name):
    assert dumps(loads(TEXTS[name])) == TEXTS[name]


@pytest.mark.parametrize("name", TEXTS)
def test_a_golden_record_was_counted_as_it_is_scored(name):
    record = tomllib.loads(TEXTS[name])
    check_recount(record)
    assert f"## {name}.toml\n\n{page(record)}" in CHECKED


@pytest.mark.parametrize("rules", TABLES, ids=lambda rules: f"{rules.name}-{rules.players}")
def test_new_matches_are_scored_as_the_cards_add_up(rules):
    for seed in range(4):
        check_recount(tomllib.loads(dumps(play_match(rules, seed, rounds=2))))


def check_recount(record):
    """The record agrees with what its cards come to, counted without the engine."""
    totals = [0] * len(set(record["rules"]["match"]["seating"]))
    for entry, (table, sheets) in zip(record["rounds"], recount(record), strict=True):
        result = entry["result"]
        totals = [total + sheet.points for total, sheet in zip(totals, sheets, strict=True)]
        assert [side["points"] for side in result["sides"]] == [sheet.points for sheet in sheets]
        assert [side["total"] for side in result["sides"]] == totals
        assert (result.get("out"), result.get("concealed", False)) == (table.out, table.concealed)
        assert table.out is None or table.shown or table.has_quota()


@pytest.mark.parametrize("name", RULESETS)
def test_each_preset_has_three_golden_records(name):
    of_preset = [text for text in TEXTS.values() if f'name = "{name}"\n' in text]
    assert len(of_preset) >= 3


@pytest.mark.parametrize(
    "shown",
    [
        r"\ntake [4-9TJQKA][cdhs] [4-9TJQKA][cdhs]\n",  # a natural pair
        r"\ntake [4-9TJQKA][cdhs] (2[cdhs]|Jk)\n",
        r"\ntake [4-9TJQKA][cdhs] [4-9TJQKA][cdhs] > m\d\n",
        r"\ntake [4-9TJQKA][cdhs] (2[cdhs]|Jk) > m\d\n",
        r"\ntake > m\d\n",
        r"\ndiscard (2[cdhs]|Jk)\n",  # which freezes the pile
        r"\nmeld( \w\w){4,}\n",  # several plays in one
        r"\nmeld 3[cs] 3[cs] 3[cs]\n",
        r"\nask\nanswer yes\n",
        r"\nask\nanswer no\n",
        r"\nend\n",
        r"\nend = \"stock\"\n",
        r"\nend = \"out\"\n",
        r"\nconcealed = true\n",
        r"\"natural-canasta\"",
        r"\"mixed-canasta\"",
        r"\"wild-canasta\"",
        r"\"red-threes\", points = 800",
        r"\"red-threes\", points = -",
        r"\"going-out\"",
        r"\nmerge m\d+ > m\d+\n",
        r"\nthree\n",
        r"\nshow [a-z-]+\n",
        r"\ntake (2[cdhs]|Jk) (2[cdhs]|Jk)( > m\d+)?\n",  # wilds under a wild card
        r"\"sequence-canasta\"",
        r"\"wild-canasta\", points = 4000",
        r"\"natural-canasta\", points = 2500",
        r"\"mixed-canasta\", points = 1500",
        r"\"short-sequence\"",
        r"\"unfinished-meld\"",
        r"\"special-hand\"",
        r"\"melded-cards\", points = -",
        r"\"red-threes\", points = 0",
        r"\"black-threes\", points = -",
        r"\"black-threes-aside\", points = 100",
        r"\"red-threes-in-hand\"",
        r"\"(sevens|aces)-held\"",
        r"\"black-threes-in-hand\"",
        r"\npoints = -",
    ],
)
def test_the_golden_records_together_show(shown):
    assert re.search(shown, "".join(TEXTS.values()))
