"""Whole matches whose scores were counted by hand (CHECKED.md) are played as they were."""

import re
from pathlib import Path

import pytest

from canasta.engine.record import verify
from canasta.engine.record_text import dumps, loads

RECORDS = sorted(Path(__file__).parent.glob("*.toml"))
TEXTS = {path.stem: path.read_text(encoding="utf-8") for path in RECORDS}


@pytest.mark.parametrize("name", TEXTS)
def test_a_golden_record_is_legal_and_scored_as_it_says(name):
    record = loads(TEXTS[name])
    assert verify(record).winners == record.winners


@pytest.mark.parametrize("name", TEXTS)
def test_a_golden_record_is_written_as_it_was_read(name):
    assert dumps(loads(TEXTS[name])) == TEXTS[name]


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
        r"\"red-threes\", points = 800",
        r"\"red-threes\", points = -",
        r"\"going-out\"",
        r"\"black-threes-in-hand\"",
        r"\npoints = -",
    ],
)
def test_the_golden_records_together_show(shown):
    assert re.search(shown, "".join(TEXTS.values()))
