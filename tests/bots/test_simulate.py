"""Figures of many matches."""

from concurrent.futures import ThreadPoolExecutor
from json import dumps

import pytest

from canasta.bots.bot import UnknownBot
from canasta.bots.host import Listener
from canasta.bots.simulate import simulate
from canasta.engine.rules import find_ruleset

CLASSIC = find_ruleset("classic")


def test_the_figures_fit_together():
    result = simulate(CLASSIC, ["greedy"], n=6)
    assert result.matches == 6
    assert result.rounds_per_match == result.rounds / 6
    assert sum(result.ends.values()) == result.rounds
    assert result.out_rate == result.ends["out"] / result.rounds
    assert 0 <= result.concealed_rate <= result.out_rate
    assert len(result.scores) == 2
    assert result.canastas.keys() == {"natural", "mixed", "wild", "sequence"}
    assert result.canastas["wild"] == 0
    assert result.capped == 0


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_the_same_seed_gives_the_same_figures(players):
    rules = find_ruleset("classic", players)
    assert simulate(rules, ["greedy"], n=2, seed=5) == simulate(rules, ["greedy"], n=2, seed=5)


def test_the_figures_are_the_same_in_parallel():
    with ThreadPoolExecutor(2) as threads:
        together = simulate(CLASSIC, ["greedy"], n=4, executor=threads)
    assert together == simulate(CLASSIC, ["greedy"], n=4)


def test_two_bots_sit_alternately():
    strong, weak = simulate(CLASSIC, ["greedy", "random"], n=4).scores
    assert strong > weak + 200


def test_matches_broken_off_are_counted():
    result = simulate(CLASSIC, ["random"], n=3, max_rounds=1)
    assert (result.rounds, result.capped) == (3, 3)


def test_each_match_may_have_its_own_listeners():
    finished = {}

    class Last(Listener):
        def __init__(self, number):
            self.number = number

        def finished(self, match):
            finished[self.number] = match.n_rounds

    result = simulate(CLASSIC, ["greedy"], n=3, listen=lambda number: [Last(number)])
    assert list(finished) == [0, 1, 2]
    assert sum(finished.values()) == result.rounds


def test_an_unknown_bot_is_refused():
    with pytest.raises(UnknownBot):
        simulate(CLASSIC, ["greedy", "nobody"], n=1)


def test_the_figures_are_ready_for_json():
    assert dumps(simulate(CLASSIC, ["greedy"], n=1).as_dict())
