"""What four casual bots make of every preset: writes docs/variants.md.

Run it as `python -m tests.bots.variants`; a number after it says how many matches are played.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from canasta.bots.simulate import SimulationResult, simulate
from canasta.engine.rules import RULESETS, find_ruleset, usual_players

PAGE = Path(__file__).parents[2] / "docs" / "variants.md"
MATCHES = 20
SEED = "variants"

_HEAD = f"""\
# How the variants play

What casual bots make of every preset, with its usual number of players: {MATCHES} matches each.
This page is written by `python -m tests.bots.variants`; one row is
`canasta simulate --preset samba -n {MATCHES} --seed {SEED}`.
Canastas are those of all sides in one round; points are the mean of all sides.

| preset | rounds a match | out | special hand | stock | last three | {{kinds}} | points |
|---|---|---|---|---|---|---|---|---|---|---|
"""

_NOTES = """
## What no table would show

With so few matches a share is only good to five in a hundred.

- `cuban` and `joker` need two canastas of exactly seven by frozen piles. The stock of some rounds
  runs out first.
- In `hand-and-foot` a side needs two natural, two mixed and a wild book, and both partners' feet.
  Three rounds in five last until the stock is gone.
  In `hand-and-foot-short`, which asks for one natural and one mixed book, somebody goes out.
- In `pennies` a side needs four different canastas, one of sevens, which nobody may throw, and one
  of wilds. All six hands and packets are to be played for that, and most rounds end with the stock.
- In `bolivia` going out needs a canasta in sequence. It takes seven exact cards of which the pack
  has three each, so that half of the rounds end with the stock, and the canastas of wilds, which
  are worth 2500 each, make the score.
- In `modern-american` a third of the rounds ends by a special hand. All four bots wait for one
  that lacks a card, and nobody ends the round early to hinder them.
- In `italian` with a high total the opening must be worth up to 200 in natural cards. Some rounds
  end before a side has opened, with large hands to pay for.
"""


def page(n: int = MATCHES) -> str:
    """The page, after so many matches of each preset."""
    return _HEAD.format(kinds=" | ".join(_KINDS)) + "\n".join(_rows(n)) + "\n" + _NOTES


_KINDS = ("natural", "mixed", "wild", "sequence")


def _rows(n: int) -> Iterator[str]:
    for preset in RULESETS:
        result = simulate(find_ruleset(preset, usual_players(preset)), ["casual"], n, SEED)
        yield row(preset, result)


def row(preset: str, result: SimulationResult) -> str:
    """One line of the table."""
    return _line(
        [
            f"`{preset}`",
            f"{result.rounds_per_match:.1f}",
            *[
                f"{result.ends[end] / result.rounds:.0%}"
                for end in ("out", "special", "stock", "last-three")
            ],
            *[f"{result.canastas[kind]:.2f}" for kind in _KINDS],
            f"{sum(result.scores) / len(result.scores):.0f}",
        ]
    )


def _line(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cells)} |"


if __name__ == "__main__":
    PAGE.write_text(page(*map(int, sys.argv[1:2])), encoding="utf-8")
