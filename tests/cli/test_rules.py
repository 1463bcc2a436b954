"""`rules`: every rule, its value, meaning and source."""

from canasta.engine.rules import RULESETS, find_ruleset


def test_the_list_is_one_preset_a_line(canasta):
    assert canasta("rules", "--list").lines == list(RULESETS)


def test_every_rule_is_shown_with_meaning_and_source(canasta):
    result = canasta("rules", "classic")
    assert result.status == 0
    for _, name, field, _ in find_ruleset("classic").knobs():
        at = next(i for i, line in enumerate(result.lines) if line.startswith(f"  {name} = "))
        assert field.metadata["doc"] in result.lines[at + 1]
        assert field.metadata["source"] in result.lines[at + 1]


def test_the_number_of_players_decides(canasta):
    assert "  hand_size = 15" in canasta("rules", "classic", "--players", "2").lines


def test_a_changed_rule_is_marked(canasta):
    result = canasta("rules", "classic", "--set", "draw_count=2")
    assert "* draw_count = 2" in result.lines
    assert "; classic: 1)" in result.out
    assert sum(line.startswith("*") for line in result.lines) == 1


def test_what_is_shown_can_be_set_again(canasta):
    shown = canasta("rules", "classic").lines
    settings = [line.strip().replace(" = ", "=", 1) for line in shown if " = " in line]
    words = [word for setting in settings for word in ("--set", setting)]
    assert canasta("rules", "classic", *words).lines == shown


def test_the_rules_as_json(canasta):
    data = canasta("rules", "classic", "--set", "draw_count=2", "--json").data
    assert (data["name"], data["players"]) == ("classic", 4)
    changed = [rule for rule in data["rules"] if rule["changed"]]
    assert [(rule["name"], rule["value"]) for rule in changed] == [("draw_count", 2)]
    assert len(data["rules"]) == len(list(find_ruleset("classic").knobs()))
