"""Lines of a position that few games need: threes set aside, black threes laid, a hand shown."""

from random import Random

import pytest

from canasta.bots.host import shuffled
from canasta.engine.errors import InvalidNotation
from canasta.engine.match import Match
from canasta.engine.position import format_position, parse_position
from canasta.engine.rules import find_ruleset
from canasta.engine.rules.data import override
from canasta.engine.rules.plan import plan_of
from tests.properties.play import pick
from tests.properties.promises import check_position_round_trips


@pytest.mark.parametrize(
    ("game", "lines"),
    [
        ("cuban 4", ["aside 0 3c 3s", "aside 3 3c"]),
        ("joker 4", ["threes 1 3d 3c", "threes 2 3s"]),
        ("modern-american 4", ["shown 2 straight"]),
    ],
)
def test_a_line_is_written_as_it_was_read(game, lines):
    text = format_position(parse_position("\n".join([f"game {game}", "turn 0 over", *lines])))
    assert set(lines) <= set(text.splitlines())
    assert format_position(parse_position(text)) == text


def test_cards_set_aside_are_in_no_hand_and_no_stock():
    round_ = parse_position("game cuban 4\naside 1 3c 3c 3s 3s")
    elsewhere = [*round_.stock, *(card for seat in round_.seats for card in seat.cards())]
    assert not {str(card) for card in elsewhere} & {"3c", "3s"}


def test_a_shown_hand_has_its_points_and_whose_it_is():
    round_ = parse_position("game modern-american 4\nturn 1 over\nshown 1 quads")
    assert round_.out == 1
    assert round_.shown is not None
    assert round_.shown.points == 3500


def test_what_a_turn_has_laid_is_read_as_it_was_written():
    text = (
        "game pennies 6\nturn 0 play\nmelds 0 Kc Kd Kh Ks\nplayed 0 Kc Kd Kh | 0 Ks\nflags opening"
    )
    round_ = parse_position(text)
    assert [(meld, len(cards)) for meld, cards in round_.turn.played] == [(0, 3), (0, 1)]
    assert round_.turn.opening
    assert "played 0 Kc Kd Kh | 0 Ks\n" in format_position(round_)


@pytest.mark.parametrize(
    ("game", "line", "complaint"),
    [
        ("cuban 4", "aside 0 3d", "not a black three: '3d'"),
        ("cuban 4", "aside 0 Kh", "not a black three: 'Kh'"),
        ("cuban 4", "aside 4 3c", "aside needs a seat, 0 to 3"),
        ("cuban 4", "threes 0 3c", "not a red three: '3c'"),
        ("joker 4", "threes 0 Kh", "not a red or black three: 'Kh'"),
        ("classic 4", "shown 0 straight", "not played here: straight"),
        ("modern-american 4", "shown 0 flush", "special hands are: pairs, "),
        ("modern-american 4", "shown 0", "shown SEAT HAND"),
        ("pennies 6", "played 0", "played MELD CARDS | MELD CARDS"),
        ("pennies 6", "played 0 Kc | Kd Kh", "played MELD CARDS | MELD CARDS"),
        ("modern-american 4", "shown 5 straight", "shown is a seat, 0 to 3"),
    ],
)
def test_a_line_that_cannot_be_is_refused(game, line, complaint):
    with pytest.raises(InvalidNotation) as error:
        parse_position(f"game {game}\nturn 0 over\n{line}")
    assert complaint in error.value.message
    assert error.value.line == 3


@pytest.mark.parametrize("lines", ["pile Ks 4\npile 9 9 3s", "pile 4\npile 9"])
def test_a_pile_is_one_line(lines):
    with pytest.raises(InvalidNotation, match="line 2, column 1: a second line of pile"):
        parse_position(f"{lines}\ngame classic 4\nturn 0 over")


def test_a_side_that_was_left_is_read_as_it_was_written():
    rules = override(find_ruleset("cutthroat", 3), {"opening_bands": [[-1_000_000, 5, "any"]]})
    rng = Random(2)
    round_ = Match(rules).deal(shuffled(plan_of(rules), rng))
    while not round_.is_over and len(set(round_.side_of)) == len(round_.side_of):
        round_.apply(pick(round_, rng, eager=0.9))
    assert not round_.is_over
    check_position_round_trips(round_)
