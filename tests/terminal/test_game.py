"""Whole matches at the terminal: played out, left, killed, taken up again."""

import pytest

from canasta.engine.position import parse_position
from canasta.engine.record import Recorder, verify
from canasta.engine.record_text import loads
from canasta.engine.rules import find_ruleset
from canasta.terminal.game import Game, is_game, new_game
from tests.terminal.talk import Eager, Script, sit, start


def rules(players=4, target=600):
    return find_ruleset("classic", players).with_rules(target=target)


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_a_whole_match_by_typed_words(players, tmp_path):
    path = tmp_path / "match.toml"
    script = Eager()
    game = start(rules(players), path, script)
    game.run()
    record = loads(path.read_text(encoding="utf-8"))
    assert verify(record).is_over
    assert record.winners == game.match.winners
    assert any(" the match, " in row for row in script.transcript)


def test_the_end_of_a_round_shows_the_sheet_and_the_hands(tmp_path):
    script = Eager()
    start(rules(), tmp_path / "match.toml", script).run()
    at = script.transcript.index("Score of round 1.")
    assert script.transcript[at + 1].startswith("Cards still in hand: ")
    assert script.transcript[at + 2] == "Your side:"
    assert any(row.startswith("  this round: ") for row in script.transcript[at:])
    assert any(row.startswith("  total: ") for row in script.transcript[at:])


def test_every_turn_of_the_others_is_one_line(tmp_path):
    script = Script(["d", "plays"])
    start(rules(), tmp_path / "match.toml", script).run()
    turns = [row for row in script.transcript if row.startswith(("Left ", "Right "))]
    assert turns
    assert all(row.endswith(".") for row in turns)


def test_one_card_left_is_announced(tmp_path):
    script = Script([])
    game = start(rules(), tmp_path / "match.toml", script)
    game.match.round = parse_position("game classic 4\nturn 1 draw\nhand 1 5\npile 9\n")
    game.run()
    at = script.transcript.index("Left has one card left.")
    assert any(row.startswith("Left draws and discards ") for row in script.transcript[:at])


def test_no_card_of_another_hand_is_told(tmp_path):
    script = Eager()
    start(rules(), tmp_path / "match.toml", script).run()
    drawn = [row for row in script.transcript if row.startswith(("Left", "Partner", "Right"))]
    assert not any("draws a " in row for row in drawn)


@pytest.mark.parametrize("ending", [["quit"], [], ["m"]])
def test_leaving_keeps_the_match_and_another_start_goes_on(ending, tmp_path):
    path = tmp_path / "match.toml"
    script = Script(["d", *ending])
    first = start(rules(), path, script)
    first.run()
    assert script.transcript[-1].startswith("Your match is saved.")
    hand = round_of(first).view(0).hand
    second = sit(Recorder.resume(loads(path.read_text(encoding="utf-8"))), path, Script(["hand"]))
    assert round_of(second).view(0).hand == hand
    assert second.recorder.record == first.recorder.record


def round_of(game):
    assert game.match.round is not None
    return game.match.round


class Killed(Exception):
    """The process is gone."""


def test_a_killed_process_loses_nothing_that_counted(tmp_path):
    path = tmp_path / "match.toml"
    turns = 0

    def ask(prompt):
        nonlocal turns
        if "draw" in prompt:
            turns += 1
            if turns == 3:
                raise Killed
            return "d"
        return "x " + " ".join(_last_card(game))

    recorder = new_game(rules(), ("greedy",) * 3, "7")
    game = Game(recorder, path, ask, lambda line: None)
    with pytest.raises(Killed):
        game.run()
    saved = loads(path.read_text(encoding="utf-8"))
    assert saved == recorder.record
    assert sum(len(entry.actions) for entry in saved.rounds) > 8
    assert not list(tmp_path.glob("*.new"))


def _last_card(game):
    return [str(round_of(game).view(0).hand[-1]).lower()]


def test_staged_melds_are_back_in_hand_after_leaving(tmp_path):
    path = tmp_path / "match.toml"
    script = Script(["d", "plays", "1", "quit"])
    game = start(rules(), path, script)
    game.run()
    again = Recorder.resume(loads(path.read_text(encoding="utf-8")))
    assert again.match.round is not None
    assert again.match.round.view(0) == round_of(game).view(0)


def test_a_match_taken_up_again_gets_the_same_cards(tmp_path):
    whole, parted = tmp_path / "whole.toml", tmp_path / "parted.toml"
    start(rules(), whole, Eager()).run()
    start(rules(), parted, Script(["d"])).run()
    record = loads(parted.read_text(encoding="utf-8"))
    sit(Recorder.resume(record), parted, Eager()).run()
    decks = [
        [entry.deck for entry in loads(path.read_text(encoding="utf-8")).rounds]
        for path in (whole, parted)
    ]
    shorter = min(len(decks[0]), len(decks[1]))
    assert decks[0][:shorter] == decks[1][:shorter]


def test_rubbish_is_answered_and_the_match_goes_on(tmp_path):
    rubbish = ["", "   ", "\x1b[A", "m", "x", ">", "> >", "m >", "add > k", "t >", "99999999999999"]
    rubbish += [
        "m 99xk",
        "²",
        "take k k > q",
        "m0",
        "d d",
        "é" * 500,
        "m " + "k " * 300,
        "undo > k",
    ]
    script = Script([*rubbish, "d"])
    start(rules(), tmp_path / "match.toml", script).run()
    assert any(row.startswith("You draw") or "You lay" in row for row in script.transcript)


def test_a_record_of_bots_is_not_a_game_of_a_person():
    game = new_game(rules(), ("greedy",) * 3, "7").record
    assert is_game(game)
    assert not is_game(loads(_renamed(game)))


def _renamed(record):
    from canasta.engine.record_text import dumps

    return dumps(record).replace('"You"', '"greedy"')
