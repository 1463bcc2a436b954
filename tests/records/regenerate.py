"""Writes the golden records anew: python -m tests.records.regenerate [--accept]."""

from __future__ import annotations

import sys
from pathlib import Path

from canasta.engine.record import dumps
from canasta.engine.rules import find_ruleset
from tests.golden import regenerate
from tests.records.chooser import play_match

HERE = Path(__file__).parent

# Seeds whose matches together show what test_records.py asks for.
SEEDS = {2: 386, 3: 382, 4: 108}
NAMES = {4: ("North", "East", "South", "West")}


def golden_records() -> dict[Path, str]:
    """The text of each record."""
    return {
        HERE / f"classic-{players}.toml": dumps(
            play_match(find_ruleset("classic", players), seed, NAMES.get(players, ()))
        )
        for players, seed in SEEDS.items()
    }


if __name__ == "__main__":
    sys.exit(regenerate(golden_records()))
