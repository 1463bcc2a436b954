"""The wide table of the variants, figure by figure, against the presets."""

import tomllib
from pathlib import Path

import pytest

from canasta.engine.cards import pack
from canasta.engine.rules import find_ruleset
from canasta.engine.rules.choices import CanastaGrowth, Capture, Packet, TeamMode
from canasta.engine.rules.data import rule_to_data

TEXT = Path(__file__).with_name("tables").joinpath("wide.toml").read_text(encoding="utf-8")
TABLE = tomllib.loads(TEXT)
COLUMNS = [(name, int(players)) for name, players in map(str.split, TABLE["columns"])]
DOES_NOT_APPLY = "-"

IDS = {"test_a_preset_says_what_the_table_says": [row["id"] for row in TABLE["row"]]}


@pytest.mark.parametrize(("name", "players"), COLUMNS)
@pytest.mark.parametrize("row", TABLE["row"], ids=lambda row: row["id"])
def test_a_preset_says_what_the_table_says(row, name, players):
    column = COLUMNS.index((name, players))
    said = facts_of(find_ruleset(name, players))
    for fact, figures in row["says"].items():
        assert len(figures) == len(COLUMNS), fact
        wanted = figures[column]
        assert wanted == DOES_NOT_APPLY or said[fact] == in_any_order(wanted), fact


def facts_of(rules):
    """Every rule of a ruleset, and what follows from a few of them together."""
    facts = {name: in_any_order(rule_to_data(value)) for _, name, _, value in rules.knobs()}
    deck = rules.deck
    playing = rules.players - (rules.match.team_mode is TeamMode.ROTATING_SITOUT)
    dealt = deck.packet_size[0] if deck.packet in (Packet.FOOT, Packet.RESERVE) else 0
    cards = len(pack(deck.packs, deck.jokers))
    captures = {capture.value: capture in rules.pile.captures for capture in Capture}
    return facts | captures | {
        "players": rules.players,
        "n_sides": rules.n_sides,
        "cards": cards,
        "stock": cards - playing * (deck.hand_size + dealt),
        "takes_with_pair": Capture.NATURAL_PAIR in rules.pile.captures,
        "wilds_on_canastas": rules.melds.canasta_growth is CanastaGrowth.ANY,
        "n_special_hands": len(rules.scoring.special_hands),
    }  # fmt: skip


def in_any_order(data):
    """Lists of words and of lists are sets here, as those of captures and quotas are."""
    if isinstance(data, list) and data and not isinstance(data[0], int):
        return sorted(data)
    return data
