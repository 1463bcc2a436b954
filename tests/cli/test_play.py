"""`play`: where a match is kept, when it goes on, when another begins."""

import subprocess
import sys

import pytest

from canasta.engine.record import verify
from canasta.engine.record_text import loads
from canasta.engine.rules import find_ruleset
from tests.terminal.talk import Eager, start


def playing(file):
    """A program of its own that plays the match of a file, its keyboard and screen as pipes."""
    return subprocess.Popen(
        [sys.executable, "-m", "canasta", "play", "--seed", "3", "--save", file],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
    )


def saved(tmp_path):
    return tmp_path / "data" / "match.toml"


def test_a_match_is_kept_and_goes_on_by_itself(canasta, tmp_path):
    first = canasta("play", "--seed", "3", typed="d\nquit\n")
    assert first.status == 0
    assert first.lines[-1] == "Your match is saved. Play again to go on with it."
    before = saved(tmp_path).read_text(encoding="utf-8")
    second = canasta("play", typed="hand\n")
    assert second.lines[0].startswith("Going on with your match of classic canasta, 4 players")
    assert saved(tmp_path).read_text(encoding="utf-8") == before


def test_new_begins_another_and_keeps_the_earlier_one(canasta, tmp_path):
    canasta("play", "--seed", "3", typed="d\n")
    before = saved(tmp_path).read_text(encoding="utf-8")
    result = canasta("play", "--new", "--seed", "4")
    assert "match.previous.toml" in result.lines[0]
    assert result.lines[1].startswith("A match of classic canasta")
    aside = saved(tmp_path).with_name("match.previous.toml")
    assert aside.read_text(encoding="utf-8") == before
    assert saved(tmp_path).read_text(encoding="utf-8") != before


@pytest.mark.parametrize(
    "words", [["--players", "2"], ["--target", "900"], ["--bots", "random"], ["--seed", "4"]]
)
def test_options_for_another_match_begin_another(canasta, words):
    canasta("play", "--seed", "3", typed="d\n")
    result = canasta("play", *words)
    assert result.lines[0].startswith("Your earlier match is kept as ")


@pytest.mark.parametrize(
    "words", [["--players", "4"], ["--bots", "casual"], ["--preset", "classic"]]
)
def test_options_that_fit_go_on(canasta, words):
    canasta("play", "--seed", "3", typed="d\n")
    assert canasta("play", *words).lines[0].startswith("Going on")


def test_the_seed_decides_the_cards(canasta, tmp_path):
    files = [tmp_path / f"{name}.toml" for name in ("one", "two", "three")]
    for file, seed in zip(files, ("3", "3", "4"), strict=True):
        canasta("play", "--seed", seed, "--save", file, typed="d\n")
    one, two, three = (file.read_text(encoding="utf-8") for file in files)
    assert one == two
    assert one != three


def test_a_file_that_is_no_match_is_left_alone(canasta, tmp_path):
    file = tmp_path / "letter.txt"
    file.write_text("Dear aunt", encoding="utf-8")
    result = canasta("play", "--save", file)
    assert (result.status, result.out) == (2, "")
    assert "letter.txt: line 1" in result.err
    assert file.read_text(encoding="utf-8") == "Dear aunt"
    assert canasta("play", "--save", file, "--new").status == 0
    aside = tmp_path / "letter.previous.txt"
    assert aside.read_text(encoding="utf-8") == "Dear aunt"


def test_a_match_of_bots_is_not_taken_for_ones_own(canasta, tmp_path):
    canasta("simulate", "--records", tmp_path, "--set", "target=300")
    result = canasta("play", "--save", tmp_path / "match-1.toml")
    assert result.status == 2
    assert "not a match of yours" in result.err


def test_a_finished_match_gives_way_to_a_new_one(canasta, tmp_path):
    game = start(find_ruleset("classic").with_rules(target=300), saved(tmp_path), Eager())
    game.run()
    assert game.match.is_over
    assert canasta("play").lines[0].startswith("A match of")


def test_a_kill_in_mid_match_loses_nothing(tmp_path):
    file = tmp_path / "match.toml"
    process = playing(file)
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("d\nhand\n")
    process.stdin.flush()
    rows = iter(process.stdout.readline, "")
    drew = next(row for row in rows if "You draw" in row or "You lay" in row)
    assert drew
    next(row for row in rows if row.startswith("Hand, 12"))
    process.kill()
    process.communicate()
    record = loads(file.read_text(encoding="utf-8"))
    assert verify(record).round is not None
    assert str(record.rounds[0].actions[-1]) == "Draw()"


def test_a_match_is_played_in_one_place_at_a_time(canasta, tmp_path):
    file = tmp_path / "match.toml"
    process = playing(file)
    assert process.stdout is not None
    next(row for row in iter(process.stdout.readline, "") if row.startswith("Round 1"))
    before = file.read_text(encoding="utf-8")
    result = canasta("play", "--save", file, "--new")
    assert (result.status, result.out) == (2, "")
    assert result.err == f"canasta play: {file}: this match is being played elsewhere\n"
    assert file.read_text(encoding="utf-8") == before
    process.kill()
    process.communicate()
    assert canasta("play", "--save", file).lines[0].startswith("Going on")
