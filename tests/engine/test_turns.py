"""Turns completed in a round, where a rule counts them."""

from canasta.engine.position import parse_position

CUBAN = "game cuban 4; turn {turn} play; turns {turns}; hand {turn} 9 8 7"
FIVE = "game classic 5; set melds_from_round = 2; idle 3; turn 0 play; turns {turns}; hand 0 9 8"


def first_round(text: str) -> bool:
    return parse_position(text.replace("; ", "\n")).first_round


def test_the_first_round_lasts_until_each_seat_has_completed_a_turn():
    assert first_round(CUBAN.format(turn=0, turns="0 0 0 0"))
    assert first_round(CUBAN.format(turn=3, turns="1 1 1 0"))
    assert not first_round(CUBAN.format(turn=0, turns="1 1 1 1"))


def test_who_sits_out_completes_none():
    assert not first_round(FIVE.format(turns="1 1 1 0 1"))
    assert first_round(FIVE.format(turns="1 1 1 0 0"))


def test_the_last_discard_of_the_first_round_ends_it():
    lines = CUBAN.format(turn=3, turns="1 1 1 0").split("; ")
    round_ = parse_position("\n".join([*lines, "pile 5"]))
    round_.play(round_.legal_actions()[-1])
    assert round_.turn_seat == 0
    assert not round_.first_round
