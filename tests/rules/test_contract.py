"""What a program owes its callers; `IDS` names the rules each test stands for."""

import random
from itertools import product

import pytest

from canasta.engine.actions import Action, Discard, Draw, EndRound
from canasta.engine.cards import Card, pack
from canasta.engine.errors import IllegalAction
from canasta.engine.match import Match
from canasta.engine.memory import Phase
from canasta.engine.position import format_position, parse_position
from canasta.engine.round import Round
from canasta.engine.rules import RULESETS, find_ruleset
from canasta.engine.rules.choices import PileFrozen, StockEnd

IDS = {
    "test_asking_what_is_legal_changes_nothing": ["case-66"],
    "test_a_round_goes_on_until_it_ends": ["case-67", "Q-44"],
    "test_with_the_stock_gone_every_turn_melds": ["Q-44", "case-67"],
    "test_scores_are_multiples_of_five": ["Q-46", "conflict-43", "S1-SCO-9"],
    "test_after_a_tie_the_raised_target_counts": ["conflict-45", "S2-END-3", "case-39"],
}

STOCK_GONE = """
turn 0 draw
hand 0 K K 2 9
melds 0 Kx3
pile 5 K
stock 0
"""
LAST_TURN = """
turn 0 play
hand 0 A 9
melds 0 Ax7
stock 0
"""
TIE = """
scores {scores}
turn 0 over
end stock
hand 0 0
hand 1 0
hand 2 0
hand 3 0
melds 0 Kx7
melds 1 Qx7
"""

FAMILIES = [(name, players) for name, family in RULESETS.items() for players in family]


@pytest.mark.parametrize("position", [STOCK_GONE, LAST_TURN])
def test_asking_what_is_legal_changes_nothing(position: str):
    round_ = parse_position(position, find_ruleset("classic"))
    before = format_position(round_)
    legal = round_.legal_actions()
    for action in legal:
        round_.check(action)
    for action in (Draw(), EndRound(), Discard(pack()[0])):
        if action not in legal:
            with pytest.raises(IllegalAction):
                round_.check(action)
    for seat in range(4):
        round_.view(seat)
    round_.plays_of(round_.seats[0].cards()[:2])
    assert format_position(round_) == before
    assert round_.legal_actions() == legal


@pytest.mark.parametrize(("name", "players"), FAMILIES)
def test_a_round_goes_on_until_it_ends(name: str, players: int):
    for seed in range(5):
        round_ = dealt(name, players, seed)
        play_at_random(round_, seed)
        assert round_.end is not None
        assert round_.legal_actions() == ()


@pytest.mark.parametrize("name", RULESETS)
def test_with_the_stock_gone_every_turn_melds(name: str):
    turns = 0
    for players, seed in product(RULESETS[name], range(20)):
        round_ = dealt(name, players, seed)
        rng = random.Random(seed)
        before = None
        while not round_.is_over:
            if not round_.stock and round_.phase is Phase.DRAW:
                if before is not None:
                    turns += 1
                    assert unmelded(round_) < before
                before = unmelded(round_)
            round_.play(chosen(round_, rng))
    rules = find_ruleset(name, players)
    ends_with_the_stock = rules.out.stock_end is StockEnd.AFTER_LAST_DRAWER
    # Random hands hardly ever hold the pair that takes a pile which is always frozen.
    if rules.pile.pile_frozen is not PileFrozen.ALWAYS:
        assert bool(turns) is not ends_with_the_stock


def test_scores_are_multiples_of_five():
    for name, players in FAMILIES:
        match = Match(find_ruleset(name, players))
        for seed in range(4):
            before = list(match.scores)
            play_at_random(match.deal(shuffled(name, players, seed)), seed)
            assert match.scores == before
            match.settle()
            assert all(score % 5 == 0 for score in match.scores)
            if match.is_over:
                break


def test_after_a_tie_the_raised_target_counts():
    match = Match(find_ruleset("classic"))
    for scores, target, winners in (
        ("4670 4670", 5500, ()),
        ("4770 4870", 5500, ()),
        ("4930 4930", 6000, ()),
        ("5430 5030", 6000, (0,)),
    ):
        match.round = parse_position(TIE.format(scores=scores), match.rules)
        match.scores = list(match.round.scores)
        match.settle()
        assert (match.target, match.winners) == (target, winners)


def dealt(name: str, players: int, seed: int) -> Round:
    return Match(find_ruleset(name, players)).deal(shuffled(name, players, seed))


def shuffled(name: str, players: int, seed: int) -> list[Card]:
    deck = find_ruleset(name, players).deck
    cards = list(pack(deck.packs, deck.jokers))
    random.Random(seed).shuffle(cards)
    return cards


def play_at_random(round_: Round, seed: int) -> None:
    """Plays a round to its end; a stall would be an endless loop, so it is bounded."""
    rng = random.Random(seed)
    for _ in range(5000):
        if round_.is_over:
            return
        round_.play(chosen(round_, rng))
    raise AssertionError("the round does not end")


def chosen(round_: Round, rng: random.Random) -> Action:
    """Any legal action, an end of the round only where nothing else is."""
    legal = round_.legal_actions()
    assert legal, format_position(round_)
    going_on = [action for action in legal if not isinstance(action, EndRound)]
    return rng.choice(going_on or list(legal))


def unmelded(round_: Round) -> int:
    held = sum(seat.size + len(seat.packet) for seat in round_.seats)
    return held + len(round_.pile) + len(round_.under)
