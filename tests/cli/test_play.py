"""`play`: where a match is kept, when it goes on, when another begins."""

import json
import subprocess
import sys

import pytest

from canasta.engine.record_text import loads
from canasta.engine.rules import find_ruleset
from canasta.engine.rules.choices import RematchDealer
from canasta.terminal.saves import Save
from tests.terminal.talk import Eager, saved, start


def playing(file):
    """A program of its own that plays the match of a file, its keyboard and screen as pipes."""
    return subprocess.Popen(
        [sys.executable, "-m", "canasta", "play", "--seed", "3", "--save", str(file)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
    )


def log_of(tmp_path):
    return tmp_path / "data" / "match.log"


def entries(file):
    """The log without its times."""
    return [json.loads(line)["entry"] for line in file.read_text(encoding="utf-8").splitlines()]


def test_a_match_is_kept_and_goes_on_by_itself(canasta, tmp_path):
    first = canasta("play", "--seed", "3", typed="d\nquit\n")
    assert first.status == 0
    assert first.lines[-1] == "Your match is saved. Play again to go on with it."
    before = log_of(tmp_path).read_text(encoding="utf-8")
    second = canasta("play", typed="hand\n")
    assert second.lines[0].startswith("Going on with your match of classic canasta, 4 players")
    assert log_of(tmp_path).read_text(encoding="utf-8") == before


def test_new_begins_another_and_keeps_the_earlier_one(canasta, tmp_path):
    canasta("play", "--seed", "3", typed="d\n")
    before = log_of(tmp_path).read_text(encoding="utf-8")
    result = canasta("play", "--new", "--seed", "4")
    assert "match.previous.log" in result.lines[0]
    assert result.lines[1].startswith("A match of classic canasta")
    aside = log_of(tmp_path).with_name("match.previous.log")
    assert aside.read_text(encoding="utf-8") == before
    assert log_of(tmp_path).read_text(encoding="utf-8") != before


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
    files = [tmp_path / f"{name}.log" for name in ("one", "two", "three")]
    for file, seed in zip(files, ("3", "3", "4"), strict=True):
        canasta("play", "--seed", seed, "--save", file, typed="d\n")
    one, two, three = map(entries, files)
    assert one == two
    assert one != three


def test_without_a_seed_no_two_matches_are_the_same(canasta, tmp_path):
    files = [tmp_path / f"{name}.log" for name in ("one", "two")]
    for file in files:
        canasta("play", "--save", file)
    one, two = (saved(file).opened.secret for file in files)
    assert one != two


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


def test_a_record_is_not_taken_for_a_save(canasta, tmp_path):
    canasta("simulate", "--records", tmp_path, "--set", "target=300")
    file = tmp_path / "match-1.toml"
    before = file.read_text(encoding="utf-8")
    for words in ([], ["--new"]):
        result = canasta("play", "--save", file, *words)
        assert (result.status, result.out) == (2, "")
        assert result.err == (
            f"canasta play: {file}: a .toml file is the record of a match, not a save;"
            " canasta replay and verify read it\n"
        )
    assert file.read_text(encoding="utf-8") == before


def test_a_match_of_others_is_not_taken_for_ones_own(canasta, tmp_path):
    canasta("play", "--seed", "3", typed="d\n")
    text = log_of(tmp_path).read_text(encoding="utf-8")
    person, bot = '{"bot":null,"person":true}', '{"bot":"casual","person":false}'
    log_of(tmp_path).write_text(text.replace(person, bot), encoding="utf-8")
    result = canasta("play")
    assert result.status == 2
    assert "not a match of yours" in result.err


def test_a_save_that_fits_no_rules_is_refused_in_one_line(canasta, tmp_path):
    canasta("play", "--seed", "3", typed="d\n")
    text = log_of(tmp_path).read_text(encoding="utf-8").replace('["draw"]', '["discard 3d"]', 1)
    log_of(tmp_path).write_text(text, encoding="utf-8")
    result = canasta("play")
    assert (result.status, result.out) == (2, "")
    assert f"{log_of(tmp_path)}: line " in result.err
    assert "cannot discard 3d: not-now" in result.err
    assert result.err.count("\n") == 1
    assert log_of(tmp_path).read_text(encoding="utf-8") == text


def test_a_folder_is_no_place_for_a_save(canasta, tmp_path):
    for folder in (tmp_path, "."):
        result = canasta("play", "--save", folder)
        assert (result.status, result.out) == (2, "")
        assert result.err == f"canasta play: {folder}: a folder; --save names a file\n"
    assert list(tmp_path.iterdir()) == []


def finish(tmp_path, **changes):
    """A match played to its end; its rules and who dealt first."""
    rules = find_ruleset("classic").with_rules(target=300, **changes)
    game = start(rules, log_of(tmp_path), Eager())
    game.run()
    assert game.match.is_over
    return game.table.first_dealer


def test_a_finished_match_gives_way_to_a_new_one(canasta, tmp_path):
    finish(tmp_path)
    record = Save(log_of(tmp_path)).record_path
    before = record.read_text(encoding="utf-8")
    assert canasta("play").lines[0].startswith("A match of")
    aside = record.with_name("match.previous.toml")
    assert aside.read_text(encoding="utf-8") == before
    assert not record.exists()


def test_another_match_by_the_same_rules_is_a_rematch(canasta, tmp_path):
    dealer = finish(tmp_path)
    canasta("play", "--target", "300")
    table = saved(log_of(tmp_path))
    assert table.opened.last_dealer == dealer
    assert table.first_dealer == (dealer + 1) % 4


def test_a_rematch_may_draw_for_the_deal(canasta, tmp_path):
    dealer = finish(tmp_path, rematch_dealer=RematchDealer.DRAW)
    canasta("play", "--target", "300", "--set", "rematch_dealer=draw")
    assert saved(log_of(tmp_path)).opened.last_dealer == dealer


@pytest.mark.parametrize("words", [["--target", "400"], ["--target", "300", "--new"]])
def test_another_match_by_other_rules_is_no_rematch(canasta, tmp_path, words):
    finish(tmp_path)
    canasta("play", *words)
    assert saved(log_of(tmp_path)).opened.last_dealer is None


def test_a_seed_decides_the_dealer_of_a_rematch_too(canasta, tmp_path):
    finish(tmp_path)
    canasta("play", "--target", "300", "--seed", "3")
    other = tmp_path / "other.log"
    canasta("play", "--target", "300", "--seed", "3", "--save", other)
    assert entries(log_of(tmp_path)) == entries(other)


class Leaver(Eager):
    """Leaves after the first round."""

    def ask(self, prompt):
        if prompt.startswith("Enter"):
            raise EOFError
        return super().ask(prompt)


def test_a_score_other_than_by_the_rules_stands_and_is_told(canasta, tmp_path):
    file = log_of(tmp_path)
    start(find_ruleset("classic"), file, Leaver()).run()
    *lines, last = file.read_text(encoding="utf-8").splitlines()
    line = json.loads(last)
    found = tuple(line["entry"]["totals"])
    line["entry"]["totals"] = [10, 20]
    file.write_text("\n".join([*lines, json.dumps(line), ""]), encoding="utf-8")
    result = canasta("play", typed="score\n")
    assert result.lines[0].startswith("Going on with your match")
    assert result.lines[1] == (
        "The score stands as it was saved; today’s rules differ:"
        f" round 1: stored (10, 20), found {found}"
    )
    assert saved(file).match.scores == [10, 20]


def test_a_record_from_elsewhere_is_not_replaced(canasta, tmp_path):
    record = tmp_path / "data" / "match.toml"
    record.parent.mkdir()
    record.write_text("of an earlier version", encoding="utf-8")
    result = canasta("play")
    aside = record.with_name("match.previous.toml")
    assert result.lines[0] == f"Your earlier match is kept as {aside}"
    assert aside.read_text(encoding="utf-8") == "of an earlier version"


def test_the_record_of_a_match_agrees_and_its_deals_were_promised(canasta, tmp_path):
    finish(tmp_path)
    record = Save(log_of(tmp_path)).record_path
    rounds = len(loads(record.read_text(encoding="utf-8")).rounds)
    result = canasta("verify", record)
    assert result.lines == [
        f"{record}: agrees, {rounds} round{'s' * (rounds > 1)}, deals as promised"
    ]
    assert canasta("replay", record).status == 0


def test_a_kill_in_mid_match_loses_nothing(tmp_path):
    file = tmp_path / "match.log"
    process = playing(file)
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("d\nhand\n")
    process.stdin.flush()
    rows = iter(process.stdout.readline, "")
    drew = next(row for row in rows if "You drew" in row or "You laid" in row)
    assert drew
    next(row for row in rows if row.startswith("Your hand, 12"))
    process.kill()
    process.communicate()
    assert saved(file).round is not None
    assert entries(file)[-1] == {"type": "played", "seat": 0, "actions": ["draw"]}


def test_a_match_is_played_in_one_place_at_a_time(canasta, tmp_path):
    file = tmp_path / "match.log"
    process = playing(file)
    assert process.stdout is not None
    next(row for row in iter(process.stdout.readline, "") if row.startswith("Your hand,"))
    before = file.read_text(encoding="utf-8")
    result = canasta("play", "--save", file, "--new")
    assert (result.status, result.out) == (2, "")
    assert result.err == f"canasta play: {file}: this match is being played elsewhere\n"
    assert file.read_text(encoding="utf-8") == before
    process.kill()
    process.communicate()
    assert canasta("play", "--save", file).lines[0].startswith("Going on")
