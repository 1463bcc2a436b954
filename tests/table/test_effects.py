"""What a discard does to the pile, as people tell it."""

import pytest

from canasta.engine.cards import parse_cards
from canasta.engine.rules import find_ruleset
from canasta.engine.rules.plan import Plan
from canasta.table.effects import PileEffect, effect_of


@pytest.mark.parametrize(
    ("preset", "card", "effect"),
    [
        ("classic", "Jk", PileEffect.FREEZES),
        ("classic", "3c", PileEffect.BLOCKS),
        ("classic", "Kh", PileEffect.NONE),
        ("mexicana", "7h", PileEffect.BLOCKS),
        ("hand-and-foot-short", "Jk", PileEffect.BLOCKS),
        # A pair of its rank takes the pile.
        ("hand-and-foot", "Jk", PileEffect.NONE),
        ("hand-and-foot", "3c", PileEffect.BLOCKS),
    ],
)
def test_a_discard_freezes_the_pile_or_blocks_it_or_does_nothing(preset, card, effect):
    assert effect_of(parse_cards(card)[0], Plan(find_ruleset(preset))) is effect
