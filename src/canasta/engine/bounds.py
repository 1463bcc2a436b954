"""Quick answers about laying a hand, from counts alone.

Each takes the hand as `by_rank`, a byte for each rank. They are exact for plain sets
(`Plan.plain_sets`) and, as noted, bounds for any other.
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


def hand_points(by_rank: int) -> int:
    """The card points of a whole hand."""
    return sum([n * POINTS[rank] for rank, n in enumerate(by_rank.to_bytes(N_RANKS, "little"))])


def is_plain(plan: Plan, by_rank: int) -> bool:
    """Whether the quick answers are exact for such a hand: no canasta of wilds is in it."""
    return plan.plain_sets and (not plan.whole_wild_canasta or _wilds(by_rank) < plan.canasta_size)


def most_points(
    plan: Plan, by_rank: int, bits: int = 0, laid: int = 0, wilds_laid: int = 0
) -> tuple[int, int]:
    """The most points a hand can lay, and how many cards that is.

    `bits`, `laid` and `wilds_laid` say what the side has on the table, as in `Side`. Exact for
    plain sets; else the points of the whole hand, a bound.
    """
    counts = by_rank.to_bytes(N_RANKS, "little")
    twos, jokers = counts[TWO], counts[JOKER]
    wilds = twos + jokers
    if not is_plain(plan, by_rank):
        return sum(counts[rank] * POINTS[rank] for rank in range(N_NATURALS + 2)), sum(counts)
    points = n_cards = 0
    triples = by_rank + FILL_3 & NATURAL_BITS & ~bits
    ranks = triples | (by_rank + FILL_1 & bits & NATURAL_BITS)
    while ranks:
        lowest = ranks & -ranks
        ranks ^= lowest
        rank = (lowest.bit_length() >> 3) - 1
        count = counts[rank]
        points += count * POINTS[rank]
        n_cards += count
    if not wilds:
        return points, n_cards
    room = _wild_room(plan, triples | bits, by_rank + laid) - wilds_laid
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
        n_cards += 2 * len(values)
        room += plan.wild_cap[2] * len(values)
    used = min(wilds, room)
    points += _JOKER_POINTS * min(jokers, used) + _TWO_POINTS * max(used - jokers, 0)
    return points, n_cards + used


def _wild_room(plan: Plan, sets: int, naturals: int) -> int:
    """How many wilds the sets of some ranks take, with so many naturals of each rank in them."""
    sets &= NATURAL_BITS
    if plan.one_wild_cap:
        return plan.wild_cap[2] * sets.bit_count()
    counts = naturals.to_bytes(N_RANKS, "little")
    return sum([plan.wild_cap[counts[rank]] for rank in range(N_NATURALS) if sets & RANK_BIT[rank]])


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


def room_for_all(plan: Plan, by_rank: int, bits: int, laid: int, wilds_laid: int) -> int:
    """How many more wilds find room once all else of a hand lies; exact for plain sets."""
    return _wild_room(plan, bits | by_rank + FILL_2, by_rank + laid) - wilds_laid


def spare_wilds(plan: Plan, by_rank: int, bits: int, laid: int, wilds_laid: int) -> int:
    """How many wilds find no room once all else is laid; exact for plain sets."""
    wilds = _wilds(by_rank)
    return max(0, wilds - room_for_all(plan, by_rank, bits, laid, wilds_laid)) if wilds else 0


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
    for meld in side.melds:
        if len(meld.cards) < size and meld.kind is SET:
            lack = size - len(meld.cards) - counts[meld.rank]
            if lack <= plan.wild_cap[meld.naturals + counts[meld.rank]] - meld.wilds:
                lacking.append(max(lack, 0))
    if unmelded and sum(counts) >= size:
        lacking += [
            max(size - counts[rank], 0)
            for rank in range(N_NATURALS)
            if unmelded & RANK_BIT[rank] and size - counts[rank] <= plan.wild_cap[counts[rank]]
        ]
    lacking.sort()
    return wilds - sum(lacking[:missing]) if len(lacking) >= missing else -1


def _wilds(by_rank: int) -> int:
    return (by_rank >> 8 * TWO & 255) + (by_rank >> 8 * JOKER & 255)
