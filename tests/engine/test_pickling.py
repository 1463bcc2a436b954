"""What the engine makes, copied and pickled by Python's own means."""

from __future__ import annotations

import copy
import pickle
from random import Random

import pytest

from canasta.bots.host import shuffled
from canasta.engine.cards import Card
from canasta.engine.match import Match
from canasta.engine.round import Round
from canasta.engine.rules import find_ruleset, usual_players
from tests.properties import promises
from tests.properties.play import pick


def pickled(value):
    return pickle.loads(pickle.dumps(value))


COPIES = [copy.deepcopy, pickled]


def in_play(preset: str, seed: int = 4, most: int = 60) -> Match:
    """A match in mid-round."""
    rng = Random(seed)
    match = Match(find_ruleset(preset, usual_players(preset)), dealer=1)
    round_ = match.deal(shuffled(match.plan, rng))
    for _ in range(most):
        ahead = round_.copy()
        ahead.apply(pick(ahead, rng, 0.6))
        if ahead.is_over:
            break
        match.round = round_ = ahead
    return match


@pytest.mark.parametrize("again", COPIES)
@pytest.mark.parametrize("preset", ["classic", "samba", "pennies", "modern-american"])
def test_a_match_in_play_goes_on_the_same(preset, again):
    match = in_play(preset)
    other = again(match)
    assert (other.rules, other.scores, other.dealer) == (match.rules, match.scores, match.dealer)
    assert isinstance(match.round, Round)
    assert other.round.plan is other.plan
    promises.check_same(match.round, other.round, "copied")
    rngs = Random(9), Random(9)
    while not match.round.is_over:
        for round_, rng in zip((match.round, other.round), rngs, strict=True):
            round_.apply(pick(round_, rng, 0.6))
    promises.check_same(match.round, other.round, "played on")
    assert other.settle() == match.settle()


@pytest.mark.parametrize("again", COPIES)
def test_a_copy_is_independent(again):
    match = in_play("classic")
    before = promises.snapshot(match.round)
    other = again(match)
    other.round.apply(other.round.legal_actions()[0])
    assert promises.snapshot(match.round) == before


@pytest.mark.parametrize("again", [copy.copy, *COPIES])
@pytest.mark.parametrize("preset", ["classic", "samba", "hand-and-foot", "modern-american"])
def test_values_come_back_equal(preset, again):
    round_ = in_play(preset).round
    assert round_ is not None
    values = [
        Card.parse("Ks"),
        round_.plan.rules,
        round_.view(2),
        *round_.legal_actions(),
        *(meld for side in round_.sides for meld in side.melds),
    ]
    for value in values:
        assert again(value) == value
