"""Quick answers about laying a hand, from counts alone.

Each takes the hand as `by_rank`, a byte for each rank. They are exact for a *plain* plan, where
wilds are limited by number alone (`Plan.plain_sets`) and, as noted, bounds for any other.
"""

from __future__ import annotations

from typing import Final

from canasta.engine.cards import (
    BLACK_THREE,
    FILL,
    FILL_1,
    FILL_2,
    FILL_3,
    JOKER,
    N_NATURALS,
    N_RANKS,
    NATURAL_BITS,
    POINTS,
    RANK_BIT,
    RED_THREE,
    TWO,
)
from canasta.engine.melds import SET
from canasta.engine.rules.plan import Plan
from canasta.engine.side import Side

_TWO_POINTS: Final = POINTS[TWO]
_JOKER_POINTS: Final = POINTS[JOKER]


def points_bound(plan: Plan, by_rank: int) -> int:
    """A side without melds cannot lay more points than this from a hand, black threes aside."""
    counts = by_rank.to_bytes(N_RANKS, "little")
    wilds = counts[TWO] + counts[JOKER]
    ranks = by_rank + FILL[plan.fewest_with_wilds if wilds else plan.min_size] & NATURAL_BITS
    points = 0
    if wilds and (ranks or plan.whole_wild_canasta):
        points = counts[TWO] * _TWO_POINTS + counts[JOKER] * _JOKER_POINTS
    while ranks:
        lowest = ranks & -ranks
        ranks ^= lowest
        rank = (lowest.bit_length() >> 3) - 1
        points += counts[rank] * POINTS[rank]
    return points


def most_points(plan: Plan, bits: int, room: int, by_rank: int) -> tuple[int, int]:
    """The most points a hand can lay, and how many cards that is.

    `bits` are the ranks the side has melded, `room` the wilds its melds still take. Exact for
    plain sets; else the points of the whole hand, a bound.
    """
    counts = by_rank.to_bytes(N_RANKS, "little")
    twos, jokers = counts[TWO], counts[JOKER]
    wilds = twos + jokers
    if not plan.plain_sets:
        return sum(counts[rank] * POINTS[rank] for rank in range(N_NATURALS + 2)), sum(counts)
    points = laid = 0
    triples = by_rank + FILL_3 & NATURAL_BITS & ~bits
    ranks = triples | (by_rank + FILL_1 & bits & NATURAL_BITS)
    while ranks:
        lowest = ranks & -ranks
        ranks ^= lowest
        rank = (lowest.bit_length() >> 3) - 1
        count = counts[rank]
        points += count * POINTS[rank]
        laid += count
    if not wilds:
        return points, laid
    cap = plan.wild_cap[2]
    room += cap * triples.bit_count()
    ranks = by_rank + FILL_2 & NATURAL_BITS & ~bits & ~triples
    values: list[int] = []
    while ranks:
        lowest = ranks & -ranks
        ranks ^= lowest
        values.append(POINTS[(lowest.bit_length() >> 3) - 1])
    if values:
        # A pair needs a wild; with too few wilds the dearest pairs have them.
        values.sort(reverse=True)
        del values[wilds:]
        points += 2 * sum(values)
        laid += 2 * len(values)
        room += cap * len(values)
    used = min(wilds, room)
    points += _JOKER_POINTS * min(jokers, used) + _TWO_POINTS * max(used - jokers, 0)
    return points, laid + used


def least_left(plan: Plan, bits: int, by_rank: int) -> int:
    """Fewest cards, spare wilds aside, that every line of play leaves in hand.

    Exact for plain sets; a lower bound for others.
    """
    left = by_rank >> 8 * RED_THREE & 255
    if plan.min_naturals >= 2:
        open_ranks = NATURAL_BITS & ~bits
        twos_up = by_rank + FILL_2
        left += (by_rank + FILL_1 & ~twos_up & open_ranks).bit_count()
        if plan.min_size == 3:
            pairs = (twos_up & ~(by_rank + FILL_3) & open_ranks).bit_count()
            left += 2 * max(0, pairs - _wilds(by_rank))
    black = by_rank >> 8 * BLACK_THREE & 255
    if black and (
        not plan.black_three_melds or (black < plan.min_size and not bits & RANK_BIT[BLACK_THREE])
    ):
        left += black
    return left


def spare_wilds(plan: Plan, bits: int, room: int, by_rank: int) -> int:
    """How many wilds find no room once all else is laid; exact for plain sets."""
    wilds = _wilds(by_rank)
    if wilds > room:
        room += plan.wild_cap[2] * (by_rank + FILL_2 & NATURAL_BITS & ~bits).bit_count()
    return max(0, wilds - room)


def wilds_to_spare(plan: Plan, side: Side, by_rank: int) -> int:
    """How many wilds are free once the whole hand goes down with the canastas that going out
    still needs; negative where it cannot.

    Exact for plain sets and quotas that any canasta fills.
    """
    missing = plan.quota_total - side.canastas
    counts = by_rank.to_bytes(N_RANKS, "little")
    wilds = counts[TWO] + counts[JOKER]
    unmelded = by_rank + FILL_2 & NATURAL_BITS & ~side.bits
    # Each pair needs a wild of its own before any is left for a canasta.
    wilds -= (unmelded & ~(by_rank + FILL_3)).bit_count()
    if missing <= 0:
        return wilds
    size = plan.canasta_size
    # How many wilds each rank needs to become a canasta.
    lacking: list[int] = []
    for i, meld in enumerate(side.melds):
        if len(meld.cards) < size and meld.kind is SET:
            lack = size - len(meld.cards) - counts[meld.rank]
            if lack <= side.room[i]:
                lacking.append(max(lack, 0))
    if unmelded and sum(counts) >= size:
        cap = plan.wild_cap[2]
        lacking += [
            max(size - counts[rank], 0)
            for rank in range(N_NATURALS)
            if unmelded & RANK_BIT[rank] and size - counts[rank] <= cap
        ]
    lacking.sort()
    return wilds - sum(lacking[:missing]) if len(lacking) >= missing else -1


def _wilds(by_rank: int) -> int:
    return (by_rank >> 8 * TWO & 255) + (by_rank >> 8 * JOKER & 255)
