"""Presets under their headings."""

import pytest

from canasta.engine.rules import find_ruleset
from canasta.table.preset_groups import PresetGroup, group_of


@pytest.mark.parametrize(
    ("preset", "players", "group"),
    [
        ("classic", 4, PresetGroup.CLASSIC),
        ("classic-online", 4, PresetGroup.CLASSIC),
        ("cutthroat", 3, PresetGroup.CLASSIC),
        ("uruguay", 4, PresetGroup.WILDS),
        ("bolivia", 4, PresetGroup.SEQUENCES),
        ("pennies", 6, PresetGroup.PACKETS),
        ("modern-american", 4, PresetGroup.PACKETS),
    ],
)
def test_a_preset_stands_under_what_its_rules_add(preset, players, group):
    assert group_of(find_ruleset(preset, players)) is group
