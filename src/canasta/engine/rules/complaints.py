"""What a ruleset may not be: rules that contradict each other."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import TYPE_CHECKING

from canasta.engine.rules.choices import (
    Capture,
    Packet,
    Special,
    TeamMode,
    UnderUpcard,
    Upcard,
    UpcardAction,
)
from canasta.engine.rules.values import LOWEST_SCORE

if TYPE_CHECKING:
    from canasta.engine.rules.ruleset import Ruleset


def complaints_of(rules: Ruleset) -> Iterator[str]:
    """Sentences that name what contradicts what; none where the ruleset makes sense."""
    for _, name, _, value in rules.knobs():
        if type(value) is int and value < 0:
            yield f"{name} is {value}; no number of a rule is negative"
    sides = set(rules.match.seating)
    if not 2 <= rules.players <= 8:
        yield f"seating has {rules.players} seats; 2 to 8 can play"
    if sides != set(range(len(sides))) or len(sides) < 2:
        yield "seating numbers the sides 0, 1, … and needs at least two"
    yield from _team_complaints(rules)
    if not 1 <= rules.deck.packs <= 8 or not 0 <= rules.deck.jokers <= 32:
        yield "packs must be 1 to 8 and jokers 0 to 32"
        return
    if not 1 <= rules.deck.hand_size <= 40:
        yield "hand_size must be 1 to 40"
    cards = 52 * rules.deck.packs + rules.deck.jokers
    # Every special card can cost setup one stock card more.
    specials = 8 * rules.deck.packs + rules.deck.jokers
    dealt = rules.players * (rules.deck.hand_size + _dealt_packet(rules)) + _under(rules)
    if dealt + specials + 2 * rules.players > cards:
        yield f"hand_size {rules.deck.hand_size} leaves too few of {cards} cards for a stock"
    yield from _packet_complaints(rules)
    if len(rules.threes.three_schedule) != rules.n_red_threes:
        yield f"three_schedule needs {rules.n_red_threes} entries, one for each red three"
    if not rules.match.target and not rules.match.deals:
        yield "target and deals are both 0: the match would never end"
    bands = rules.opening.opening_bands
    if not bands or bands[0].from_score != LOWEST_SCORE:
        yield "opening_bands must start at the lowest score"
    if any(low.from_score >= high.from_score for low, high in pairwise(bands)):
        yield "opening_bands must rise by score"
    if Capture.NATURAL_PAIR not in rules.pile.captures:
        yield "captures must hold natural-pair"
    if rules.melds.min_naturals > rules.melds.min_size:
        yield "min_naturals is more than min_size"
    if rules.melds.min_size > rules.melds.canasta_size:
        yield "min_size is more than canasta_size"
    if rules.deck.upcard_reject_action is UpcardAction.LEAVE:
        yield "upcard_reject_action is cover or bury; to leave a card, take it out of upcard_reject"
    if Special.BLACK_THREE in rules.deck.upcard_reject:
        yield "black threes as upcard are ruled by upcard_black_three"
    if rules.turn.draw_count < 1:
        yield "draw_count must be at least 1"


def _dealt_packet(rules: Ruleset) -> int:
    """Cards that each seat is dealt beside its hand."""
    dealt = rules.deck.packet in (Packet.FOOT, Packet.RESERVE)
    return max(rules.deck.packet_size, default=0) if dealt else 0


def _under(rules: Ruleset) -> int:
    """Cards under the upcard, at most."""
    return {UnderUpcard.NONE: 0, UnderUpcard.THREE: 3, UnderUpcard.BY_VALUE: 14}[
        rules.deck.under_upcard
    ]


def _packet_complaints(rules: Ruleset) -> Iterator[str]:
    deck = rules.deck
    sizes = deck.packet_size
    if not sizes or not all(1 <= size <= 40 for size in sizes):
        yield "packet_size needs at least one number, each 1 to 40"
    if deck.packet in (Packet.FOOT, Packet.RESERVE) and len(sizes) > 1:
        yield "packet_size has one number where every seat is dealt a packet"
    if deck.upcard is Upcard.NONE and deck.under_upcard is not UnderUpcard.NONE:
        yield "under_upcard needs an upcard"


def _team_complaints(rules: Ruleset) -> Iterator[str]:
    seating = rules.match.seating
    match rules.match.team_mode:
        case TeamMode.LONE_HAND:
            if sorted(seating) != [0, 1, 2]:
                yield "a lone hand needs three seats, each a side"
        case TeamMode.ROTATING_SITOUT:
            if seating != (0, 1, 0, 1, 1):
                yield "sitting out in turn needs the seating 0, 1, 0, 1, 1"
        case TeamMode.FIXED:
            if seating == (0, 1, 0, 1, 1):
                yield "two against three needs rotating-sitout"
