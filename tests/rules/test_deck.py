"""What rows cannot say about pack, deal and table; `IDS` names the rules each test stands for."""

import random
from collections import Counter
from typing import get_args

import pytest

from canasta.engine.actions import Action, Answer, AskPartner
from canasta.engine.cards import CARDS, NATURAL_RANKS, Card, Rank, pack
from canasta.engine.dealing import first_dealer
from canasta.engine.errors import InvalidDeck
from canasta.engine.match import Match
from canasta.engine.position import parse_position
from canasta.engine.rules import RULESETS, Ruleset, find_ruleset
from canasta.engine.rules.choices import BonusThrees, KeptThree, Upcard, UpcardAction
from canasta.engine.rules.plan import plan_of

IDS = {
    "test_pack_is_two_packs_with_four_jokers": [
        "S0-DECK-1", "S0-DECK-2", "S1-DECK-1", "S2-DECK-1", "S2-DEAL-1", "conflict-47",
    ],
    "test_each_card_is_natural_wild_or_a_three": [
        "S0-DECK-3", "S0-DECK-4", "S0-DECK-6", "S1-DECK-6", "S1-DECK-7", "S1-DECK-8",
        "S2-DECK-4", "S2-DECK-5",
    ],
    "test_points_of_the_pack": [
        "S0-DECK-5", "S0-DECK-8", "S0-DECK-10", "S1-DECK-2", "S1-DECK-3", "S1-DECK-4",
        "S1-DECK-5", "S2-DECK-2",
    ],
    "test_no_other_pack_is_dealt": ["Q-18"],
    "test_dealt_cards_are_the_pack_and_hands_have_their_size": [
        "Q-18", "S0-DEAL-7", "S2-DEAL-6", "S2-RED-6", "Q-43",
    ],
    "test_cards_are_dealt_one_at_a_time_from_the_dealers_left": ["S0-DEAL-3", "S2-DEAL-4"],
    "test_each_seat_deals_first_as_often_as_another": ["conflict-11"],
    "test_hand_counts_are_public": ["Q-29"],
    "test_partners_speak_by_question_and_answer_alone": ["S2-PLAY-4"],
}  # fmt: skip

TABLES = [rules for family in RULESETS.values() for rules in family.values()]


def test_pack_is_two_packs_with_four_jokers():
    cards = pack()
    assert len(cards) == 108
    assert Counter(card.rank for card in cards) == {
        **dict.fromkeys((*NATURAL_RANKS, Rank.TWO), 8),
        Rank.JOKER: 4,
        Rank.BLACK_THREE: 4,
        Rank.RED_THREE: 4,
    }
    assert {n for card, n in Counter(cards).items() if card.rank is not Rank.JOKER} == {2}


def test_each_card_is_natural_wild_or_a_three():
    cards = pack()
    assert sum(card.rank.is_natural for card in cards) == 88
    assert sum(card.is_wild for card in cards) == 12
    assert {str(card) for card in CARDS if not card.rank.is_natural and not card.is_wild} == {
        "3c", "3s", "3d", "3h",
    }  # fmt: skip
    assert not any(card.rank.is_natural and card.is_wild for card in cards)


@pytest.mark.parametrize(
    ("kind", "points"), [("AKQJT987654", 800), ("2", 160), ("J", 200), ("3", 20)]
)
def test_points_of_the_pack(kind: str, points: int):
    chosen = {"2": {Rank.TWO}, "J": {Rank.JOKER}, "3": {Rank.BLACK_THREE}}.get(
        kind, set(NATURAL_RANKS)
    )
    assert sum(card.points for card in pack() if card.rank in chosen) == points


@pytest.mark.parametrize("change", ["missing", "doubled", "joker too many"])
def test_no_other_pack_is_dealt(change: str):
    deck = list(pack())
    if change == "missing":
        deck.pop()
    elif change == "doubled":
        deck[0] = deck[-1]
    else:
        deck.append(Card.parse("Jk"))
    with pytest.raises(InvalidDeck):
        Match(find_ruleset("classic", 4)).deal(deck)


@pytest.mark.parametrize("rules", TABLES, ids=lambda rules: f"{rules.name}-{rules.players}")
def test_dealt_cards_are_the_pack_and_hands_have_their_size(rules: Ruleset):
    players, size = rules.players, rules.deck.hand_size
    specials_and_upcard = 8 * rules.deck.packs + rules.deck.jokers + 1
    for seed in range(60):
        deck = list(pack(rules.deck.packs, rules.deck.jokers))
        random.Random(seed).shuffle(deck)
        round_ = Match(rules, seed % players).deal(deck)
        sizes = [0 if seat == round_.idle else size for seat in range(players)]
        assert [seat.size for seat in round_.seats] == sizes
        hands = [card for seat in round_.seats for card in seat.cards()]
        threes = [card for seat in round_.seats for card in seat.threes]
        packets = [card for seat in round_.seats for card in seat.packet]
        hidden = [*packets, *round_.under]
        assert sorted([*hands, *threes, *round_.pile, *round_.stock, *hidden]) == sorted(deck)
        assert sum(is_bonus(card, rules) for card in hands) <= players * may_keep_one(rules)
        assert all(is_bonus(card, rules) for card in threes)
        in_hands = players * size + len(hidden)
        assert len(round_.stock) >= len(deck) - in_hands - specials_and_upcard
        if rules.deck.upcard is Upcard.NONE:
            assert not round_.pile
            continue
        left = rules.deck.upcard_black_three is UpcardAction.LEAVE
        top = round_.pile[-1]
        stays = top.rank is Rank.BLACK_THREE or len(round_.pile) == 1
        assert top.rank.is_natural or (left and stays)


def is_bonus(card: Card, rules: Ruleset) -> bool:
    both = rules.threes.bonus_threes is BonusThrees.BOTH
    return card.rank is Rank.RED_THREE or (both and card.rank is Rank.BLACK_THREE)


def may_keep_one(rules: Ruleset) -> bool:
    return rules.threes.kept_three is KeptThree.BEFORE_OPENING


@pytest.mark.parametrize("rules", TABLES, ids=lambda rules: f"{rules.name}-{rules.players}")
def test_cards_are_dealt_one_at_a_time_from_the_dealers_left(rules: Ruleset):
    seats = [seat for seat in range(rules.players) if seat != plan_of(rules).idle_seat(0)]
    players = len(seats)
    deck = sorted(
        pack(rules.deck.packs, rules.deck.jokers), key=lambda card: not card.rank.is_natural
    )
    naturals = [card for card in deck if card.rank.is_natural]
    random.Random(players).shuffle(naturals)
    deck[: len(naturals)] = naturals
    round_ = Match(rules, 1).deal(deck)
    for turn in range(players):
        seat = round_.seats[seats[(1 + 1 + turn) % players]]
        dealt = deck[turn : players * rules.deck.hand_size : players]
        assert list(seat.cards()) == sorted(dealt)


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_each_seat_deals_first_as_often_as_another(players: int):
    rules = find_ruleset("classic", players)
    times = [0] * players
    for seed in range(1200):
        deck = list(pack(rules.deck.packs, rules.deck.jokers))
        random.Random(seed).shuffle(deck)
        times[first_dealer(rules, deck)] += 1
    fair = 1200 / players
    assert all(abs(n - fair) < 5 * fair**0.5 for n in times)


def test_hand_counts_are_public():
    rules = find_ruleset("classic", 4)
    round_ = parse_position("turn 0 draw\nhand 0 9 8\nhand 1 K\nhand 2 7 7 6\nhand 3 11", rules)
    for seat in range(4):
        assert round_.view(seat).hand_sizes[:3] == (2, 1, 3)


def test_partners_speak_by_question_and_answer_alone():
    kinds = {kind.__name__ for kind in get_args(Action)}
    assert {AskPartner.__name__, Answer.__name__} <= kinds
    assert kinds == {
        "Draw", "TakePile", "LayMeld", "Discard", "AskPartner", "Answer", "EndRound",
        "LayThree", "Merge", "ShowHand",
    }  # fmt: skip
