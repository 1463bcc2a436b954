"""The arena: duplicate deals, honest intervals, exactly nothing between equals."""

from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from json import dumps
from multiprocessing import get_context
from statistics import mean, stdev

import pytest

from canasta.bots.arena import Board, arena, play_board, seatings, student_t, summarize
from canasta.bots.bot import UnknownBot
from canasta.engine.rules import find_ruleset

CLASSIC = find_ruleset("classic")


@pytest.mark.parametrize("players", [2, 3, 4, 6])
@pytest.mark.parametrize("name", ["random", "greedy"])
def test_a_bot_against_itself_scores_exactly_nothing(name, players):
    result = arena(name, name, find_ruleset("classic", players), n=6)
    assert (result.points_per_round, result.win_rate) == (0.0, 0.5)


@pytest.mark.parametrize(
    ("players", "sides"),
    [
        (2, [{0}, {1}]),
        (3, [{0}, {1}, {2}, {1, 2}, {0, 2}, {0, 1}]),
        (4, [{0}, {1}]),
    ],
)
def test_each_bot_sits_everywhere_equally(players, sides):
    assert [*map(set, seatings(find_ruleset("classic", players)))] == sides


def test_what_one_bot_wins_the_other_loses():
    ours = arena("greedy", "random", CLASSIC, n=6)
    theirs = arena("random", "greedy", CLASSIC, n=6)
    assert theirs.points_per_round == -ours.points_per_round
    assert theirs.win_rate == 1 - ours.win_rate


def test_matches_are_rounded_up_to_whole_boards():
    assert arena("greedy", "greedy", CLASSIC, n=3).matches == 4
    assert arena("greedy", "greedy", find_ruleset("classic", 3), n=3).matches == 6


def test_the_seed_decides_everything():
    first = arena("greedy", "random", CLASSIC, n=4, seed=1)
    assert arena("greedy", "random", CLASSIC, n=4, seed=1) == first
    assert arena("greedy", "random", CLASSIC, n=4, seed=2) != first


def test_the_result_is_the_same_in_parallel():
    alone = arena("greedy", "random", CLASSIC, n=6)
    with ThreadPoolExecutor(2) as threads:
        assert arena("greedy", "random", CLASSIC, n=6, executor=threads) == alone
    with ProcessPoolExecutor(1, get_context("spawn")) as processes:
        assert arena("greedy", "random", CLASSIC, n=6, executor=processes) == alone


def test_progress_is_told_after_each_board():
    told = []
    arena("greedy", "greedy", CLASSIC, n=6, progress=lambda done, n: told.append((done, n)))
    assert told == [(2, 6), (4, 6), (6, 6)]


def test_an_unknown_bot_is_refused_before_anything_is_played():
    with pytest.raises(UnknownBot):
        arena("greedy", "nobody", CLASSIC, n=2)


def test_a_match_broken_off_goes_to_the_leader():
    board = play_board("greedy", "random", CLASSIC, "seed", max_rounds=1)
    assert (board.matches, board.rounds, board.capped) == (2, 2, 2)
    assert board.wins in (0, 0.5, 1, 1.5, 2)


def test_points_are_per_round_and_boards_are_the_observations():
    boards = [
        Board(2, rounds, points, 1, 0) for rounds, points in [(10, 100), (10, 300), (10, 500)]
    ]
    result = summarize(boards)
    assert (result.matches, result.rounds, result.points_per_round) == (6, 30, 30)
    half = 4.3027 * stdev([10, 30, 50]) / 3**0.5
    assert result.points_per_round_ci == pytest.approx((30 - half, 30 + half))


def test_boards_that_lose_alike_per_round_leave_no_doubt_however_long_they_are():
    result = summarize([Board(2, 10, 100, 1, 0), Board(2, 20, 200, 1, 0)])
    assert result.points_per_round_ci == (10, 10)


def test_the_interval_of_the_win_rate_stays_between_none_and_all():
    wins = [2, 2, 2, 1, 2, 2]
    result = summarize([Board(2, 10, 100, won, 0) for won in wins])
    assert result.win_rate == mean(wins) / 2
    assert result.win_rate_ci == pytest.approx((0.7024, 1), abs=1e-3)


def test_winning_all_is_not_certainty():
    result = summarize([Board(2, 10, 100, 2, 0)] * 10)
    assert result.win_rate_ci == pytest.approx((0.7225, 1), abs=1e-4)
    lost = summarize([Board(2, 10, -100, 0, 0)] * 10)
    assert lost.win_rate_ci == pytest.approx((0, 0.2775), abs=1e-4)


def test_one_board_has_no_interval():
    result = arena("greedy", "random", CLASSIC, n=2)
    assert result.win_rate_ci is None
    assert result.points_per_round_ci is None


@pytest.mark.parametrize(
    ("freedom", "expected"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)],
)
def test_intervals_reach_as_far_as_student_says(freedom, expected):
    assert student_t(freedom) == pytest.approx(expected, rel=0.01)


def test_the_result_is_ready_for_json():
    data = arena("greedy", "random", CLASSIC, n=4).as_dict()
    assert list(data) == [
        "matches",
        "rounds",
        "win_rate",
        "win_rate_ci",
        "points_per_round",
        "points_per_round_ci",
        "capped",
    ]
    assert dumps(data)
