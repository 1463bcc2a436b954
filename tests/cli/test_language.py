"""`--lang`, and the language of the environment."""

import json

import pytest

from canasta.engine.rules import find_ruleset
from tests.terminal.talk import Eager, start

PLAY = "game classic 4\nturn 0 play\nhand 0 K K 2 A A 4 4 5\nscores 3000 0\n"
SHEET = "melds 0 K K K K K K 2; hand 1 A 4 4; threes 0 3d; out 0; scores 1200 800"


@pytest.fixture
def record(tmp_path):
    start(find_ruleset("classic", 2).with_rules(target=300), tmp_path / "m.log", Eager()).run()
    return tmp_path / "m.toml"


def test_the_referee_answers_in_the_language_asked_for(canasta):
    result = canasta("try", PLAY, "meld K K 2", "--lang", "ro")
    assert result.status == 1
    assert result.lines == [
        "refuzat: opening-too-low (points 40, minimum 120)",
        "Primele melduri ale echipei tale cer 120 de puncte; așa ajungi la cel mult 40.",
    ]
    several = canasta("try", PLAY, "meld K K K", "discard 5", "--lang", "ro")
    assert several.lines[0].startswith("refuzat: mutarea 1, not-in-hand (card K")
    assert canasta("try", PLAY, "meld A A 2 > m7", "--lang", "ro").lines[1].startswith("Echipa ta")


def test_a_score_sheet_in_romanian(canasta):
    assert canasta("score", SHEET, "--lang", "ro").lines == [
        "Echipa 0 (locurile 0 și 2):",
        "  cărți puse pe masă (7): 80",
        "  canastă mixtă de regi: 300",
        "  trei roșii (1): 100",
        "  ieșire: 100",
        "  runda aceasta: 580",
        "  scor cumulativ: 1.780",
        "Echipa 1 (locurile 1 și 3):",
        "  cărți rămase în mână (3): -30",
        "  runda aceasta: -30",
        "  scor cumulativ: 770",
    ]


def test_a_replay_in_romanian(canasta, record):
    lines = canasta("replay", record, "--lang", "ro").lines
    assert lines[0].startswith("Începe runda 1. Locul ")
    assert any(line.startswith("Prima carte întoarsă este ") for line in lines)
    assert any(" a tras " in line for line in lines)
    assert any(line.startswith("Echipa 0 (locul 0):") for line in lines)
    assert " a câștigat partida cu " in lines[-1]


def test_a_match_in_romanian_goes_on_in_english(canasta):
    first = canasta("play", "--seed", "3", "--lang", "ro", typed="d\nquit\n")
    assert first.lines[0].startswith("O partidă de canasta classic, 4 jucători, cu boții: casual.")
    assert first.lines[-1].startswith("Partida ta e salvată.")
    assert canasta("play", "--lang", "en").lines[0].startswith("Going on with your match")
    other = canasta("play", "--new", "--lang", "ro")
    assert other.lines[0].startswith("Partida ta de dinainte e păstrată în ")


def test_json_is_the_same_in_every_language(canasta):
    for words in (["try", PLAY, "meld K K 2", "--json"], ["score", SHEET, "--json"]):
        english, romanian = (canasta(*words, "--lang", lang) for lang in ("en", "ro"))
        assert english.lines[0] != romanian.lines[0]
        assert json.dumps(english.data) == json.dumps(romanian.data)


@pytest.mark.parametrize("name", ["LC_ALL", "LC_MESSAGES", "LANG"])
def test_without_the_option_the_environment_decides(canasta, monkeypatch, name):
    monkeypatch.delenv("LC_ALL")
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv(name, "ro_RO.UTF-8")
    assert canasta("score", SHEET).lines[0] == "Echipa 0 (locurile 0 și 2):"
    assert canasta("score", SHEET, "--lang", "en").lines[0] == "Side 0 (seats 0 and 2):"


def test_a_language_that_there_is_not_is_refused_in_one_line(canasta):
    result = canasta("score", SHEET, "--lang", "tlh")
    assert (result.status, result.out) == (2, "")
    assert "invalid choice: 'tlh' (choose from" in result.err
    assert result.err.count("\n") == 1
