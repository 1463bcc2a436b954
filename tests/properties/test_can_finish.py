"""The law against its naive oracle, on small hands, over many rulesets."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from canasta.engine.actions import (
    AskPartner,
    Discard,
    EndRound,
    LayMeld,
    LayThree,
    Merge,
    ShowHand,
    TakePile,
)
from canasta.engine.finish import can_finish
from canasta.engine.position import format_position
from tests.properties import oracle
from tests.properties.positions import random_draw, random_rules, random_turn

seeds = st.integers(0, 2**32)


@settings(max_examples=400, deadline=None)
@given(seeds)
def test_can_finish_agrees_with_trying_everything(seed):
    rng = Random(seed)
    turn = random_turn(rng, random_rules(rng))
    assert can_finish(turn) == oracle.finishes(turn), format_position(turn)


@settings(max_examples=300, deadline=None)
@given(seeds)
def test_legal_melds_are_the_allowed_ones_after_which_the_turn_can_be_finished(seed):
    rng = Random(seed)
    turn = random_turn(rng, random_rules(rng))
    if oracle.finishes(turn) and turn.seats[0].size:
        listed = {play for play in turn.legal_actions() if isinstance(play, LayMeld | Merge)}
        lawful = {play for play, after in oracle.allowed_plays(turn) if oracle.finishes(after)}
        assert listed == lawful, format_position(turn)


@settings(max_examples=300, deadline=None)
@given(seeds)
def test_legal_takes_are_the_allowed_ones_after_which_the_turn_can_be_finished(seed):
    rng = Random(seed)
    turn = random_draw(rng, random_rules(rng))
    listed = {action for action in turn.legal_actions() if isinstance(action, TakePile)}
    lawful = {
        take
        for take, after in oracle.allowed_takes(turn)
        if any(oracle.finishes(state) for state in after)
    }
    assert listed == lawful, format_position(turn)


@settings(max_examples=300, deadline=None)
@given(seeds)
def test_a_turn_that_can_be_finished_has_a_legal_play(seed):
    rng = Random(seed)
    turn = random_turn(rng, random_rules(rng))
    if oracle.finishes(turn) and turn.seats[0].size:
        legal = turn.legal_actions()
        assert legal, format_position(turn)
        kinds = LayMeld | Merge | Discard | EndRound | AskPartner | ShowHand | LayThree
        assert all(isinstance(action, kinds) for action in legal)
