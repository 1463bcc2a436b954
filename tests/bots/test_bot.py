"""What every bot keeps: it plays by the rules, and the same from the same seed."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from canasta.bots.beliefs import imagine
from canasta.bots.bot import BOTS, UnknownBot, make_bot, seat_bots
from canasta.bots.host import open_match, shuffled
from canasta.engine.round import Round
from canasta.engine.rules import find_ruleset

seeds = st.integers(0, 10**9)
players = st.sampled_from((2, 3, 4, 6))
names = st.sampled_from(sorted(BOTS))


def test_an_unknown_bot_is_refused_by_naming_those_there_are():
    with pytest.raises(UnknownBot, match="no bot 'gredy'; there are: random, greedy, casual"):
        make_bot("gredy", seed=1)


@settings(max_examples=60, deadline=None)
@given(names, players, seeds)
def test_a_bot_plays_legally_until_the_round_ends(name, n, seed):
    round_ = dealt(n, seed)
    bots = seat_bots([name] * n, seed)
    while not round_.is_over:
        action = bots[round_.actor].choose(round_.view(round_.actor))
        round_.check(action)
        round_.play(action)
    assert round_.is_over


@settings(max_examples=20, deadline=None)
@given(names, players, seeds)
def test_a_bot_chooses_the_same_from_the_same_seed(name, n, seed):
    assert play(name, n, seed) == play(name, n, seed)


def test_a_bot_chooses_otherwise_from_another_seed():
    assert play("random", 4, 1, bot_seed=1) != play("random", 4, 1, bot_seed=2)


@settings(max_examples=30, deadline=None)
@given(names, players, seeds)
def test_a_bot_decides_the_same_wherever_the_hidden_cards_lie(name, n, seed):
    round_ = dealt(n, seed)
    rng = Random(seed)
    bots = seat_bots([name] * n, seed)
    twins = seat_bots([name] * n, seed)
    while not round_.is_over:
        seat = round_.actor
        view = round_.view(seat)
        action = bots[seat].choose(view)
        assert twins[seat].choose(imagine(view, rng).view(seat)) == action
        round_.play(action)


def dealt(n: int, seed: int) -> Round:
    rng = Random(seed)
    match = open_match(find_ruleset("classic", n), rng)
    match.scores = [rng.choice((-200, 0, 1500, 3000)) for _ in match.scores]
    return match.deal(shuffled(match.plan, rng))


def play(name: str, n: int, seed: int, bot_seed: int = 0) -> list:
    round_ = dealt(n, seed)
    bots = seat_bots([name] * n, bot_seed)
    actions = []
    while not round_.is_over:
        actions.append(bots[round_.actor].choose(round_.view(round_.actor)))
        round_.play(actions[-1])
    return actions
