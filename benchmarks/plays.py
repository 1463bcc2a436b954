"""One random match of each game, played the cheapest way its public interface allows.

Every play takes the same generator and picks an action by `int(random() * n)`.
`stop` ends the play after that many actions, to leave a match in mid round.
`checked` asserts that each action is legal before it is applied; checked plays are not timed.
"""

from functools import partial
from random import Random
from typing import Any, NamedTuple, Protocol

import numpy as np
import pyspiel
from rlcard.games.gin_rummy.game import GinRummyGame

from canasta.engine.match import Match
from canasta.engine.rules import RULESETS, Ruleset, find_ruleset, usual_players


class Played(NamedTuple):
    """What one play did: actions taken, legal actions offered in total, the state it left."""

    actions: int
    offered: int
    state: Any


class Play(Protocol):
    def __call__(self, rng: Random, *, checked: bool = False, stop: int = -1) -> Played: ...


CLASSIC = find_ruleset("classic", players=4)


def canasta(
    rng: Random, *, checked: bool = False, stop: int = -1, rules: Ruleset = CLASSIC
) -> Played:
    """Canasta, of four and classic unless told otherwise: shuffle, deal, one round, its score."""
    random = rng.random
    actions = offered = 0
    match = Match(rules, dealer=0)
    deck = list(match.plan.pack)
    rng.shuffle(deck)
    round_ = match.deal(deck)
    while not round_.is_over and actions != stop:
        legal = round_.legal_actions()
        action = legal[int(random() * len(legal))]
        if checked:
            assert action in legal
            round_.copy().check(action)
        round_.apply(action)
        actions += 1
        offered += len(legal)
    if round_.is_over:
        match.settle()
    return Played(actions, offered, match)


def rlcard_gin(rng: Random, *, checked: bool = False, stop: int = -1) -> Played:
    """RLCard's gin rummy, game and judge driven directly, without the environment around them."""
    random = rng.random
    actions = offered = 0
    game = GinRummyGame()
    game.np_random = np.random.RandomState(rng.getrandbits(32))
    game.init_game()
    judge = game.judge
    while not game.is_over() and actions != stop:
        legal = judge.get_legal_actions()
        action = legal[int(random() * len(legal))]
        if checked:
            assert action in judge.get_legal_actions()
        game.step(action)
        actions += 1
        offered += len(legal)
    return Played(actions, offered, game)


def openspiel(name: str) -> Play:
    """A play of an OpenSpiel game.

    Chance is sampled from `chance_outcomes()` by weight, as the library asks; its nodes are timed,
    but they are no actions.
    """
    game = pyspiel.load_game(name)
    chance = int(pyspiel.PlayerId.CHANCE)
    terminal = int(pyspiel.PlayerId.TERMINAL)

    def play(rng: Random, *, checked: bool = False, stop: int = -1) -> Played:
        random = rng.random
        actions = offered = 0
        state = game.new_initial_state()
        while (player := state.current_player()) != terminal and actions != stop:
            if player == chance:
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
                continue
            legal = state.legal_actions()
            action = legal[int(random() * len(legal))]
            if checked:
                assert action in state.legal_actions()
            state.apply_action(action)
            actions += 1
            offered += len(legal)
        return Played(actions, offered, state)

    return play


PLAYS: dict[str, Play] = {
    "canasta": canasta,
    "rlcard_gin_raw": rlcard_gin,
    "openspiel_gin": openspiel("gin_rummy"),
    "openspiel_crazy_eights": openspiel("crazy_eights"),
}

PRESET_PLAYS: dict[str, Play] = {
    name: partial(canasta, rules=find_ruleset(name, usual_players(name))) for name in RULESETS
}
"""A round of each preset, at the table it is usually played by."""
