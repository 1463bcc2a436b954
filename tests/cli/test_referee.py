"""`try`, `legal` and `score`: what the rules say about a position."""

import pytest

PLAY = "game classic 4\nturn 0 play\nhand 0 K K 2 A A 4 4 5\n"


def test_a_legal_play(canasta):
    assert canasta("try", PLAY, "meld A A 2") == (0, "legal\n", "")


def test_a_refusal_names_reason_facts_and_the_way_out(canasta):
    result = canasta("try", PLAY + "scores 3000 0\n", "meld K K 2")
    assert result.status == 1
    assert result.lines == [
        "refused: opening-too-low (points 40, minimum 120)",
        "Your side’s first melds need 120 points; this way you reach at most 40.",
    ]


@pytest.mark.parametrize("words", [["meld A A 2", "discard 5"], ["meld A A 2; discard 5"]])
def test_earlier_actions_are_played_and_the_last_is_judged(canasta, words):
    assert canasta("try", PLAY, *words).out == "legal\n"


def test_an_earlier_action_may_be_the_one_refused(canasta):
    result = canasta("try", PLAY, "meld K K K", "discard 5", "--json")
    assert result.status == 1
    assert result.lines[0].startswith("refused: action 1, not-in-hand (card K")
    assert result.data["number"] == 1


def test_the_verdict_as_json(canasta):
    data = canasta("try", PLAY + "scores 3000 0\n", "meld K K 2", "--json").data
    assert data["legal"] is False
    assert data["reason"] == "opening-too-low"
    assert data["facts"] == {"points": 40, "minimum": 120}
    assert data["sentence"].endswith(".")
    assert canasta("try", PLAY, "meld A A 2", "--json").data["legal"] is True


def test_a_position_is_a_file_or_standard_input_or_text(canasta, tmp_path):
    file = tmp_path / "position.txt"
    file.write_text(PLAY, encoding="utf-8")
    expected = canasta("legal", PLAY).out
    assert canasta("legal", file).out == expected
    assert canasta("legal", "-", typed=PLAY).out == expected
    assert canasta("legal", PLAY.replace("\n", "; ")).out == expected


def test_options_stand_for_the_game_line(canasta):
    text = "turn 0 draw\nhand 0 K K\npile K"
    assert canasta("legal", text).out == "draw\n"
    two = canasta("legal", text, "--players", "2", "--set", "frozen_before_opening=false")
    assert two.lines[0] == "draw"


def test_legal_lists_one_play_a_line(canasta):
    result = canasta("legal", PLAY, "--json")
    assert "meld Ac Ac 2c" in result.lines
    assert "meld Kc Kc 2c" not in result.lines
    assert result.data["actions"] == result.lines[:-1]
    assert (result.data["actor"], result.data["phase"]) == (0, "play")


SHEET = """melds 0 K K K K K K 2 | 7 7 7
hand 1 A 4 4
threes 0 3d
out 0
scores 1200 800
"""


def test_a_score_sheet_from_what_lies_on_the_table(canasta):
    assert canasta("score", "-", typed=SHEET).lines == [
        "Side 0 (seats 0 and 2):",
        "  cards melded (10): 95",
        "  mixed canasta of kings: 300",
        "  red threes (1): 100",
        "  going out: 100",
        "  this round: 595",
        "  total: 1,795",
        "Side 1 (seats 1 and 3):",
        "  cards left in hand (3): -30",
        "  this round: -30",
        "  total: 770",
    ]


def test_a_score_sheet_as_json(canasta):
    sides = canasta("score", "-", "--json", typed=SHEET).data["sides"]
    assert [side["total"] for side in sides] == [1795, 770]
    assert [side["points"] for side in sides] == [595, -30]
    assert sides[0]["seats"] == [0, 2]
    assert sides[0]["lines"][1]["meld"] == "Kc Kc Kd Kd Kh Kh 2c"
    assert all(sum(line["points"] for line in side["lines"]) == side["points"] for side in sides)


def test_a_hand_not_named_is_empty(canasta):
    assert "in hand" not in canasta("score", "-", typed="melds 0 K K K").out


def test_a_score_sheet_for_other_numbers_of_players(canasta):
    out = canasta("score", "-", typed="game classic 3\nhand 2 Jk\n").out
    assert "Side 2 (seat 2):\n  cards left in hand (1): -50" in out
    assert canasta("score", "-", "--players", "3", typed="hand 2 Jk\n").out == out


def test_a_score_sheet_of_a_variant(canasta):
    typed = "hand 0 7 7 7\nmelds 0 A A A\nthrees 0 3d 3c\nshown 1 straight\n"
    result = canasta("score", "-", "--preset", "modern-american", "--json", typed=typed)
    ours, theirs = result.data["sides"]
    assert [(line["item"], line["points"]) for line in ours["lines"]] == [
        ("melded-cards", -60),
        ("unfinished-meld", -2500),
        ("red-threes", -100),
        ("black-threes", -100),
        ("cards-in-hand", -15),
        ("sevens-held", -1500),
    ]
    assert theirs["lines"] == [{"item": "special-hand", "points": 3000}]
    assert "  unfinished meld of aces: -2,500" in result.lines
