"""What the terms of a score weigh, in points of the round's result."""

from __future__ import annotations

from dataclasses import dataclass, replace

from canasta.engine.rules import Ruleset
from canasta.engine.rules.choices import MeldsPerRank, Packet, TeamMode


@dataclass(frozen=True, slots=True)
class Weights:
    """One table for all terms. A preset without figures of its own plays by the nearest ones."""

    laid: float = 0.8
    """Each card point on the table."""
    one_missing: float = 0.62
    """The chance that a meld which lacks one card for a canasta becomes one; then two, …"""
    two_missing: float = 0.25
    three_missing: float = 0.13
    four_missing: float = 0.07
    natural_live: float = 0.8
    """The share of that chance for staying natural, by the cards of the rank still to come."""
    way_out: float = 110.0
    """The last canasta that going out needs; those before it count in part."""
    opening: float = 45.0
    """Having opened; and more where another side has."""
    opening_late: float = 30.0
    single: float = 2.0
    pair: float = 12.0
    triple: float = 22.0
    more: float = 9.0
    """A natural in hand alone, two, three of a rank, and each further one."""
    pair_points: float = 0.4
    """More for dear cards before the side has opened, for each card point of a set."""
    natural_points: float = 3.0
    """How much more of that where the opening must be natural."""
    frozen_pair: float = 8.0
    """More for a pair while the pile is frozen for the side."""
    two: float = 72.0
    joker: float = 102.0
    black_three: float = 24.0
    first_cards: tuple[float, ...] = (0.0, 0.0, 40.0, 70.0, 90.0, 105.0, 117.0, 127.0, 135.0)
    """A hand of so many cards after the turn; each further card counts `further_card`."""
    further_card: float = 6.0
    ready_cards: tuple[float, ...] = (0.0, 75.0, 85.0, 95.0, 105.0, 113.0, 120.0, 127.0, 135.0)
    """The same with the canastas for going out there: short hands go out sooner."""
    risk: float = 0.12
    """The share of the card points in hand that is lost in the end, whatever is done."""
    pile_card: float = 42.0
    """What a card of the pile is worth to whoever takes it; less in all, for small piles pay
    little."""
    pile_base: float = -30.0
    pile_wild: float = 20.0
    collected: tuple[float, ...] = (0.8, 0.4, 0.15)
    """The share of a dear canasta that cards in the pile are, by how many lack with a pair."""
    repeated: float = 0.35
    """What is left of the danger of a rank that the next player threw in the last round."""
    passed: float = 0.5
    """The same for one that the next player was offered and did not take."""
    wild_capture: float = 0.6
    """The share of natural-and-wild captures that a player makes who can."""
    freeze_poor: float = 7.0
    """For each card of a pile frozen against a side that has opened, by one that has not."""
    freeze_own: float = 9.0
    """Lost for each card of a pile that only the own side could take freely."""
    freeze_pairs: float = 5.0
    """For each pair more than three that the freezer holds, and each less."""
    drawn: float = 20.0
    """A card from the stock."""
    quota: float = 150.0
    """A canasta of a kind that going out still needs, beside what it scores."""
    signs: float = 0.35
    """How often a turned sign of threes or melds would not have turned without this canasta."""
    finished: tuple[float, ...] = (0.9, 0.72, 0.45, 0.3, 0.15)
    """How often a meld that must be finished is, by the cards it lacks from one on."""
    wilds_held: tuple[float, ...] = (0.0, 0.03, 0.09, 0.18, 0.28, 0.4, 0.6, 0.85)
    """The chance that so many wilds in hand become a canasta of wilds."""
    wild_share: float = 0.7
    """The share of a canasta of wilds that each of its cards is worth where such melds grow; where
    going out needs one it is all of it."""
    wild_laid: float = 1.05
    """How much more that is on the table, where partners can add to it."""
    run_held: tuple[float, ...] = (0.9, 0.3, 0.1, 0.02, 0.0)
    run_laid: tuple[float, ...] = (0.9, 0.42, 0.2, 0.09, 0.03)
    """The chance that a run which lacks so many cards, from none on in the hand and from one on
    on the table, becomes a canasta."""
    run_needed: float = 2.2
    """How much more a run is worth where going out needs a canasta in sequence."""
    packet_card: float = 9.0
    """A card of a packet that comes into the hand."""
    foot_cards: tuple[float, ...] = (240.0, 170.0, 125.0, 95.0, 72.0, 55.0, 41.0, 30.0, 20.0)
    """A hand of so many cards before the foot; each further card counts `before_foot`."""
    before_foot: float = -4.0
    empties: bool = False
    """Whether the last hand, once short, is to be emptied when the canastas are there."""
    in_the_way: float = 50.0
    """A card that fits nothing then."""
    go_out: float = 220.0
    """Going out, beside what the score sheet says of it."""
    caught_card: float = 8.0
    """A card in a hand that is caught when the round ends."""


_FOUR = Weights()


def _drawing_two(weights: Weights) -> Weights:
    """The same where two cards are drawn: both have to fit before a short hand goes out, and the
    stock is soon gone. These tables fear less for the pile too, which gains less over a draw."""
    return replace(
        weights,
        empties=True,
        ready_cards=(0.0, 250.0, 170.0, 110.0, 70.0, 40.0, 20.0, 0.0, -10.0),
    )


_FOUR_BY_TWOS = _drawing_two(replace(_FOUR, pile_card=15.0, pile_base=-60.0))
_TWO = replace(
    _FOUR,
    two_missing=0.15,
    three_missing=0.06,
    four_missing=0.03,
    further_card=12.0,
    pair=16.0,
    triple=28.0,
)
_TWO_BY_TWOS = _drawing_two(replace(_TWO, pile_card=20.0))
_THREE = replace(_FOUR, two_missing=0.18, three_missing=0.08, four_missing=0.04, further_card=9.0)
_THREE_BY_TWOS = _drawing_two(replace(_THREE, pile_card=20.0))
_LONE = _drawing_two(
    replace(
        _FOUR,
        one_missing=0.5,
        two_missing=0.1,
        three_missing=0.03,
        four_missing=0.01,
        further_card=9.0,
        two=125.0,
        joker=170.0,
        pile_card=10.0,
    )
)
_FOOT = replace(
    _FOUR,
    empties=True,
    black_three=2.0,
    quota=260.0,
    foot_cards=(330.0, 230.0, 165.0, 120.0, 90.0, 66.0, 48.0, 34.0, 22.0),
    first_cards=(0.0, 0.0, 40.0, 60.0, 70.0, 76.0, 80.0, 83.0, 85.0),
    further_card=1.0,
    ready_cards=(0.0, 330.0, 240.0, 170.0, 120.0, 85.0, 60.0, 40.0, 25.0),
)
_MANY = replace(
    _FOUR,
    first_cards=(0.0, 0.0, 30.0, 42.0, 50.0, 54.0, 57.0, 59.0, 60.0),
    further_card=0.5,
    ready_cards=(0.0, 120.0, 100.0, 88.0, 79.0, 71.0, 65.0, 60.0, 56.0),
    pair=6.0,
    triple=12.0,
    more=5.0,
    frozen_pair=4.0,
    two=52.0,
    joker=76.0,
    way_out=150.0,
    wild_share=1.0,
    pile_card=25.0,
    risk=0.28,
)


def weights_for(rules: Ruleset) -> Weights:
    """The table for a ruleset: by how many sides there are, whether anybody has partners, and
    whether two cards are drawn; where each player has a foot, sides lay melds without number, or
    one plays alone against the others, one of its own."""
    if rules.match.team_mode is TeamMode.LONE_HAND:
        return _LONE
    if rules.deck.packet is Packet.FOOT:
        return _FOOT
    if rules.melds.melds_per_rank is MeldsPerRank.MANY:
        return _MANY
    by_twos = rules.turn.draw_count > 1
    if rules.players > rules.n_sides:
        return _FOUR_BY_TWOS if by_twos else _FOUR
    if rules.players == 2:
        return _TWO_BY_TWOS if by_twos else _TWO
    return _THREE_BY_TWOS if by_twos else _THREE
