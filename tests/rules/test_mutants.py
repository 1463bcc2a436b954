"""What `tests.mutate` takes for moot changes nothing in play."""

import random

import pytest

from canasta.engine.dealing import deal
from canasta.engine.rules import RULESETS
from canasta.engine.rules.plan import Plan
from canasta.engine.scoring import score_round
from tests.mutate import is_moot, mutants, with_change

TABLES = [(name, players) for name, family in RULESETS.items() for players in family]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_moot_change_changes_nothing_in_play(name, players):
    rules = RULESETS[name][players]
    for mutant in mutants(name, players):
        changed = with_change(rules, mutant)
        if changed is not None and is_moot(mutant, changed):
            seed = str(mutant)
            assert told(Plan(rules), seed) == told(Plan(changed), seed), seed


def told(plan: Plan, seed: str) -> list[object]:
    """A round of random play: all that could be done, and what it came to."""
    rng = random.Random(seed)
    deck = list(plan.pack)
    rng.shuffle(deck)
    round_ = deal(plan, deck, 0, [0] * plan.n_sides, plan.idle_seat(0))
    story: list[object] = []
    while not round_.is_over:
        story.append(round_.legal_actions())
        round_.play(rng.choice(round_.legal_actions()))
    return [*story, score_round(round_)]
