"""`--rules FILE`: a preset and its changes in a file, and where the file is wrong."""

import json
import os
import re

import pytest

from canasta.engine.rules import find_ruleset
from canasta.engine.rules.data import rule_to_data, ruleset_from_data

SAMBA = """\
preset = "samba"
players = 4
target = 5000   # a short match

[deck]
hand_size = 13

[pile]
captures = [
    "natural-pair",
    "onto-set",
]
"""
CHANGES = {"target", "hand_size", "captures"}


@pytest.fixture
def write(tmp_path):
    def written(text, name="house.toml"):
        path = tmp_path / name
        path.write_bytes(text.encode() if isinstance(text, str) else text)
        return path

    return written


def changed(result):
    assert result.status == 0, result.err
    return {line[2:].partition(" =")[0] for line in result.lines if line.startswith("* ")}


def test_a_file_names_its_base_and_what_is_changed_flat_or_by_group(canasta, write):
    result = canasta("rules", "--fields", "--rules", write(SAMBA))
    assert result.lines[0].startswith("samba, 4 players")
    assert changed(result) == CHANGES


def test_the_same_in_json(canasta, write):
    data = {"preset": "samba", "target": 5000, "deck": {"hand_size": 13}}
    result = canasta("rules", "--fields", "--rules", write(json.dumps(data), "house.json"))
    assert changed(result) == {"target", "hand_size"}


@pytest.mark.parametrize("text", [SAMBA, '{"preset": "samba", "target": 5000}'])
def test_standard_input_is_read_in_either_form(canasta, text):
    assert "target" in changed(canasta("rules", "--fields", "--rules", "-", typed=text))


def test_set_changes_what_the_file_says(canasta, write):
    result = canasta("rules", "--fields", "--rules", write(SAMBA), "--set", "target=7000")
    assert "* target = 7000" in result.lines


def test_without_a_preset_the_command_line_names_the_base(canasta, write):
    result = canasta("rules", "pennies", "--fields", "--rules", write("draw_count = 1\n"))
    assert result.lines[0].startswith("pennies, 6 players")
    assert changed(result) == {"draw_count"}


def test_all_rules_of_a_preset_may_stand_in_a_file(canasta, write):
    rules = find_ruleset("modern-american")
    data = {"preset": "modern-american"}
    data |= {name: rule_to_data(value) for _, name, _, value in rules.knobs()}
    assert (
        changed(canasta("rules", "--fields", "--rules", write(json.dumps(data), "all.json")))
        == set()
    )
    assert ruleset_from_data(data) == rules


def test_marks_and_line_ends_of_other_systems_are_read(canasta, write):
    text = "\ufeff" + SAMBA.replace("\n", "\r\n")
    assert changed(canasta("rules", "--fields", "--rules", write(text))) == CHANGES


def test_play_by_a_file(canasta, write):
    house = write('preset = "classic"\nplayers = 2\ntarget = 300\n')
    result = canasta("simulate", "--rules", house, "--bots", "random", "--json")
    assert result.status == 0
    assert result.data["matches"] == 1
    assert canasta("arena", "greedy", "random", "-n", "2", "--rules", house).status == 0
    begun = canasta("play", "--rules", house, typed="")
    assert "classic" in begun.out
    saved = canasta("play", "--rules", house, typed="")
    assert (begun.status, saved.status) == (0, 0)


def test_a_referee_by_a_file(canasta, write):
    house = write("frozen_before_opening = false\n")
    text = "turn 0 draw; hand 0 K 2 9 9 5; melds 0 Q Q Q; pile 5 K"
    assert canasta("legal", text, "--rules", house).status == 0
    assert canasta("try", text, "take K 2", "--rules", house).out.startswith("legal")


@pytest.mark.parametrize(
    ("text", "place", "complaint"),
    [
        ("draw_cuont = 2\n", (1, 1), "no such rule: draw_cuont; did you mean draw_count?"),
        ("# a note\n\n  targte = 3\n", (3, 3), "did you mean target?"),
        ("[deck]\npakcs = 3\n", (2, 1), "did you mean packs?"),
        ("[dek]\npacks = 3\n", (1, 2), "no such rule: dek; did you mean deck?"),
        ("packs = 3\n[pile]\npacks = 3\n", (3, 1), "packs is no rule of pile, but of deck"),
        ("[pile]\npacks = 3\n[deck]\npacks = 3\n", (2, 1), "packs is no rule of pile"),
        ("deck = 3\n", (1, 1), "deck is a group of rules; 3 names none of them"),
        ("target = 300\nmatch.target = 500\n", (2, 7), "target is set twice"),
        ('target = 300\ndraw_count = "2"\n', (2, 1), "draw_count: '2' is not a whole number"),
        ("short_draw_ok = 1\n", (1, 1), "short_draw_ok: 1 is not true or false"),
        ("draw_count = 2.0\n", (1, 1), "2.0 is not a whole number"),
        ("draw_count = true\n", (1, 1), "True is not a whole number"),
        ("draw_count = 2026-01-01\n", (1, 1), "is not a whole number"),
        ("captures = 'natural-pair'\n", (1, 1), "captures: 'natural-pair' is not a list"),
        ("captures = { a = 1 }\n", (1, 1), "captures: {'a': 1} is not a list"),
        ("captures = ['natural-pair', 'onto-sett']\n", (1, 1), "item 2: 'onto-sett' is none of:"),
        ("captures = ['natural-pair', 'natural-pair']\n", (1, 1), "item 2: natural-pair is there"),
        ("captures = ['natural-pair', ['onto-set']]\n", (1, 1), "item 2: ['onto-set'] is none"),
        ("opening_bands = [[0]]\n", (1, 1), "item 1: [0] is not a list of: from_score, points"),
        ("go_out_canastas = [['any', 'two']]\n", (1, 1), "item 1: 'two' is not a whole number"),
        ("waiver = 'splahs'\n", (1, 1), "did you mean splash?"),
        ("\npacks = 9\n", (2, 1), "packs is 9; choose from 1 to 8"),
        ("packs = -1\n", (1, 1), "no number of a rule is negative"),
        ("target = 10000000\n", (1, 1), "too high a number; choose from 0 to 1000000"),
        ("target = " + "9" * 400 + "\n", (1, 1), "too high a number"),
        ("target = " + "9" * 5000 + "\n", (1, 10), "a number of too many digits"),
        ("draw_count = 2\nhand_size = 30\n", (2, 1), "hand_size 30 leaves too few of 108"),
        ("[melds]\nmin_size = 8\n", (2, 1), "min_size is more than canasta_size; lower it"),
        ("canasta_size = 6\nmin_size = 7\n", (2, 1), "min_size is more than canasta_size"),
        ("preset = 'poker'\n", (1, 1), "no preset 'poker'"),
        ("preset = 3\n", (1, 1), "3 is not the name of a preset"),
        ("\nplayers = 7\n", (2, 1), "classic is played by 2, 3, 4, 5, 6, not by 7"),
        ("players = 'four'\n", (1, 1), "'four' is not a whole number"),
        ("draw_count = \n", (1, 14), "Invalid value"),
        ("draw_count = 2\ndraw_count = 2\n", (2, 15), "Cannot overwrite a value"),
        ("a = " + "[" * 5000 + "\n", (1, 1), "deeper than any rule"),
        ("draw_count = [\n", (1, 1), "Invalid value"),
        ("\n\nnonsense\n", (3, 9), "Expected '='"),
        (b"target = 300\nwaiver = '\xff'\n", (2, 11), "not UTF-8 text"),
        (SAMBA.encode("utf-16"), (1, 1), "not UTF-8 text"),
        ("", None, "holds no rules"),
        ("# only a note\n", None, "holds no rules"),
        ("#" * 70_000, None, "more than 65536 bytes"),
    ],
)
def test_what_is_wrong_in_toml_is_named_and_located(canasta, write, text, place, complaint):
    check_refused(
        canasta("rules", "--fields", "--rules", write(text)), "house.toml", place, complaint
    )


@pytest.mark.parametrize(
    ("text", "place", "complaint"),
    [
        ('{"draw_cuont": 2}', (1, 2), "did you mean draw_count?"),
        ('{\n "deck": {\n  "pakcs": 3}}', (3, 3), "did you mean packs?"),
        ('{"pile": {"packs": 3},\n"deck": {"packs": 3}}', (1, 11), "packs is no rule of pile"),
        ('{"target": 1,\n "target": 2}', (2, 2), "target is set twice; keep one"),
        ('{"target": 300,\n "match": {"target": 2}}', (2, 12), "target is set twice"),
        ('{"target": 2.5}', (1, 2), "2.5 is not a whole number"),
        ('{"target": null}', (1, 2), "None is not a whole number"),
        ('{"target": NaN}', (1, 12), "NaN is no number of a rule"),
        ('{"target": 1e999}', (1, 2), "inf is not a whole number"),
        ('{"target": ' + "9" * 5000 + "}", (1, 12), "a number of too many digits"),
        ('{"target": 300,}', (1, 16), "double quotes"),
        ('{"target": 300', (1, 15), "delimiter"),
        ("[1, 2]", (1, 1), "not an object"),
        ('"samba"', (1, 1), "not an object"),
        ("[" * 100_000, None, "more than 65536 bytes"),
        ("[" * 60_000, (1, 1), "deeper than any rule"),
        ("{}", None, "holds no rules"),
        ("", (1, 1), "Expecting value"),
    ],
)
def test_what_is_wrong_in_json_is_named_and_located(canasta, write, text, place, complaint):
    file = write(text, "house.json")
    check_refused(canasta("rules", "--fields", "--rules", file), "house.json", place, complaint)


def check_refused(result, name, place, complaint):
    """One line that names the file, the place where there is one, and what is wrong; status 2."""
    assert (result.status, result.out) == (2, "")
    assert result.err.count("\n") == 1
    assert complaint in result.err
    assert len(result.err) < 400
    found = re.search(rf"{name}: (?:line (\d+), column (\d+): )?", result.err)
    assert found is not None
    assert (tuple(map(int, found.groups())) if found[1] else None) == place


@pytest.mark.parametrize("words", [("rules",), ("play",), ("simulate",), ("legal", "hand 0 K")])
def test_a_wrong_file_stops_any_command(canasta, write, words):
    check_refused(
        canasta(*words, "--rules", write("packs = 9\n")), "house.toml", (1, 1), "packs is 9"
    )


def test_what_is_no_file_is_said_so(canasta, tmp_path):
    missing = canasta("rules", "--fields", "--rules", tmp_path / "none.toml")
    assert (missing.status, "No such file" in missing.err) == (2, True)
    folder = canasta("rules", "--fields", "--rules", tmp_path)
    assert (folder.status, str(tmp_path) in folder.err) == (2, True)


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="the superuser reads every file")
def test_a_file_that_may_not_be_read_is_said_so(canasta, write):
    file = write(SAMBA)
    file.chmod(0)
    result = canasta("rules", "--fields", "--rules", file)
    assert (result.status, "Permission denied" in result.err) == (2, True)


def test_file_and_command_line_do_not_name_different_bases(canasta, write):
    result = canasta("rules", "classic", "--rules", write(SAMBA))
    check_refused(result, "house.toml", (1, 1), "preset is 'samba', but --preset says 'classic'")
    result = canasta("simulate", "--players", "2", "--rules", write(SAMBA))
    check_refused(result, "house.toml", (2, 1), "players is 4, but --players says 2")
