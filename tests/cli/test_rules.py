"""`rules`: the rules in words, and every rule as a field with its value, meaning and source."""

import re

import pytest

from canasta.engine.rules import RULESETS, find_ruleset
from canasta.i18n import LOCALES, catalogue, rule_in_words, rules_in_words


def told(lines):
    """What the command has written, its lines put together again: title, about, groups."""
    text = re.sub(r"\n  (?=\S)", " ", "\n".join(lines))
    head, *groups = text.split("\n\n")
    title, about = head.split("\n", 1)
    return title, about.replace("\n", " "), [tuple(group.splitlines()) for group in groups]


def test_the_list_is_one_preset_a_line(canasta):
    assert canasta("rules", "--list").lines == list(RULESETS)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("preset", ["classic", "samba", "hand-and-foot", "modern-american"])
def test_the_rules_are_told_in_words(canasta, preset, locale):
    result = canasta("rules", preset, "--lang", locale)
    assert result.status == 0
    words = catalogue(locale)
    title, about, groups = told(result.lines)
    assert title == words.say("rules-of", name=words.say(f"preset-{preset}"))
    assert about == words.say(f"preset-{preset}.about")
    assert groups == [
        (name, *(f"- {sentence}" for sentence in sentences))
        for name, sentences in rules_in_words(find_ruleset(preset), locale)
    ]


@pytest.mark.parametrize("columns", [40, 80, 300])
def test_the_text_keeps_to_the_terminal_and_to_what_can_be_read(canasta, monkeypatch, columns):
    monkeypatch.setenv("COLUMNS", str(columns))
    lines = canasta("rules", "samba").lines
    assert min(columns, 100) - 20 < max(map(len, lines)) <= min(columns, 100)


def test_a_changed_rule_is_marked_in_the_text(canasta):
    lines = canasta("rules", "classic", "--set", "draw_count=2").lines
    assert [line for line in lines if line.startswith("*")] == [
        "* In each turn you draw 2 cards from the stock, or take the pile.",
        "* If the stock has fewer cards left than that, you draw those.",
    ]


def test_the_number_of_players_decides_the_text(canasta):
    assert "- Each player is dealt 15 cards." in canasta("rules", "classic", "--players", "2").lines


def test_every_field_is_shown_with_meaning_and_source(canasta):
    result = canasta("rules", "classic", "--fields")
    assert result.status == 0
    for _, name, field, _ in find_ruleset("classic").knobs():
        at = next(i for i, line in enumerate(result.lines) if line.startswith(f"  {name} = "))
        assert field.metadata["doc"] in result.lines[at + 1]
        assert field.metadata["source"] in result.lines[at + 1]


def test_the_number_of_players_decides(canasta):
    assert "  hand_size = 15" in canasta("rules", "classic", "--players", "2", "--fields").lines


def test_a_changed_field_is_marked(canasta):
    result = canasta("rules", "classic", "--set", "draw_count=2", "--fields")
    assert "* draw_count = 2" in result.lines
    assert "; classic: 1)" in result.out
    assert sum(line.startswith("*") for line in result.lines) == 1


def test_what_is_shown_can_be_set_again(canasta):
    shown = canasta("rules", "classic", "--fields").lines
    settings = [line.strip().replace(" = ", "=", 1) for line in shown if " = " in line]
    words = [word for setting in settings for word in ("--set", setting)]
    assert canasta("rules", "classic", *words, "--fields").lines == shown


def test_the_rules_as_json(canasta):
    data = canasta("rules", "classic", "--set", "draw_count=2", "--json").data
    assert (data["name"], data["players"]) == ("classic", 4)
    changed = [rule for rule in data["rules"] if rule["changed"]]
    assert [(rule["name"], rule["value"]) for rule in changed] == [("draw_count", 2)]
    assert len(data["rules"]) == len(list(find_ruleset("classic").knobs()))


@pytest.mark.parametrize("locale", LOCALES)
def test_the_json_has_the_sentence_of_each_rule(canasta, locale):
    rules = find_ruleset("hand-and-foot")
    data = canasta("rules", "hand-and-foot", "--lang", locale, "--json").data
    assert [rule["sentence"] for rule in data["rules"]] == [
        rule_in_words(name, value, locale, rules) for _, name, _, value in rules.knobs()
    ]
