"""Entries as lines: each reads back as it was; rubbish is refused."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from canasta.engine.rules.data import rules_to_data
from canasta.table.entries import (
    EMPTY,
    PERSON,
    Clocked,
    Dealt,
    Entry,
    Left,
    Logged,
    Occupant,
    Opened,
    Played,
    Seated,
    Settled,
)
from canasta.table.entry_text import (
    UnreadableEntry,
    format_entry,
    format_logged,
    kind_of,
    parse_entry,
    parse_logged,
)
from tests.table.tables import CLASSIC, PRESETS, SECRET, Host, bots, short

ENTRIES: list[Entry] = [
    Opened(rules_to_data(CLASSIC), 1, SECRET),
    Opened(rules_to_data(CLASSIC), 1, SECRET, last_dealer=2, turn_seconds=45),
    Seated(0, PERSON),
    Seated(1, Occupant("casual")),
    Seated(2, EMPTY),
    Dealt(3, "ab" * 32, "cd" * 32, ("", "é\u2028\n", "", "x")),
    Played(2, ("draw",)),
    Played(2, ("meld Kc Kd Ks", "discard 4h")),
    Settled((-40, 600), (960, 5200), (1,)),
    Clocked(3),
    Left(0),
]
KINDS = ["opened", "opened", "seated", "seated", "seated", "dealt"]
KINDS += ["played", "played", "settled", "clock", "left"]


@pytest.mark.parametrize(("entry", "kind"), list(zip(ENTRIES, KINDS, strict=True)))
def test_an_entry_reads_back_as_it_was(entry, kind):
    text = format_entry(entry)
    assert parse_entry(text) == entry
    assert kind_of(entry) == kind
    assert json.loads(text)["type"] == kind


@pytest.mark.parametrize("entry", ENTRIES)
def test_an_entry_in_its_place_is_one_line(entry):
    logged = Logged(17, 1796028459.2702219, entry)
    text = format_logged(logged)
    assert "\n" not in text
    assert parse_logged(text) == logged


def test_every_entry_of_a_match_reads_back_as_it_was():
    for rules in PRESETS:
        host = Host(short(rules), bots(rules))
        host.play_out()
        assert [parse_logged(format_logged(logged)) for logged in host.log] == host.log


PLAYED = format_logged(Logged(5, 1.5, Played(2, ("draw",))))
RUBBISH = [
    "",
    "null",
    "[]",
    "{}",
    "draw",
    "\ud800",
    PLAYED[:-1],
    PLAYED + "x",
    PLAYED.replace("played", "plays"),
    PLAYED.replace("5", '"5"'),
    PLAYED.replace("5", "5.5", 1),
    PLAYED.replace('["draw"]', '"draw"'),
    PLAYED.replace('"draw"', "7"),
    PLAYED.replace('"draw"', r'"\ud800"'),
    PLAYED.replace('"seat":2', '"seat":true'),
    PLAYED.replace('"seat":2,', ""),
    "[" * 100_000,
    PLAYED.replace('"seat":2', '"other":' + "[" * 100_000),
]


@pytest.mark.parametrize("text", RUBBISH, ids=range(len(RUBBISH)))
def test_rubbish_is_refused(text):
    with pytest.raises(UnreadableEntry):
        parse_logged(text)
    with pytest.raises(UnreadableEntry):
        parse_entry(text)


def test_a_rule_as_deep_as_the_sea_is_refused():
    text = format_entry(ENTRIES[0]).replace('"classic"', "[" * 100_000)
    with pytest.raises(UnreadableEntry):
        parse_entry(text)


@given(st.data())
def test_a_line_with_a_change_reads_as_an_entry_or_is_refused(data):
    text = format_logged(Logged(9, 2.0, data.draw(st.sampled_from(ENTRIES[2:]))))
    at = data.draw(st.integers(0, len(text) - 1))
    changed = text[:at] + data.draw(st.characters()) + text[at + 1 :]
    try:
        logged = parse_logged(changed)
    except UnreadableEntry:
        return
    assert parse_logged(format_logged(logged)) == logged
