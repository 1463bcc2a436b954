"""What melds and cards in hand are worth: the terms that stand rank by rank."""

from __future__ import annotations

from typing import Final

from canasta.bots.casual.ending import end_chance
from canasta.bots.casual.sight import Sight
from canasta.bots.casual.weights import Weights
from canasta.engine.cards import (
    BLACK_THREE,
    JOKER,
    N_NATURALS,
    POINTS,
    RANK_BIT,
    RED_THREE,
    TWO,
    Rank,
)
from canasta.engine.tally import (
    MIXED,
    MIXED_SEVENS,
    NATURAL,
    NATURAL_SEVENS,
    SEQUENCE,
    WILD,
)


class Worth:
    """The worth of melds and cards for one seat at one moment.

    Nothing here depends on the way by which cards came to lie where they are, so a turn planned
    anew after each of its plays leads to where it was to go.
    """

    __slots__ = (
        "_chances",
        "_extra",
        "_time",
        "_unfinished",
        "_wild_share",
        "foot",
        "frozen",
        "hurries",
        "lasts",
        "leaves",
        "mixed",
        "natural",
        "plan",
        "sight",
        "usual",
        "weights",
    )

    def __init__(self, sight: Sight, weights: Weights) -> None:
        self.sight = sight
        self.weights = weights
        self.plan = sight.plan
        self.lasts = 1 - end_chance(sight)
        """The chance that this seat plays again."""
        self.frozen = sight.frozen_for_all or sight.plan.pile_always_frozen
        scoring = sight.rules.scoring
        self.natural = by_rank(scoring.natural_bonus, scoring.sevens_bonus, scoring.aces_bonus)
        self.usual = scoring.natural_bonus
        self.mixed = by_rank(scoring.mixed_bonus, scoring.sevens_bonus)
        """The bonus of a canasta, by rank."""
        self._unfinished = by_rank(0, scoring.sevens_unfinished, scoring.aces_unfinished)
        self._extra = _quota_extras(sight, weights)
        packets = sight.public.packets
        self.foot = sight.plan.foot and bool(packets and packets[sight.seat])
        """Whether this seat still has its foot to take up."""
        self.hurries = self.foot and sight.hand_sizes[sight.seat] <= _SHORT
        """Whether the hand is to be emptied, so that sets in it are good for little."""
        self.leaves = (
            weights.empties
            and not self.foot
            and sight.own.missing <= 0
            and sight.hand_sizes[sight.seat] <= _SHORT
        )
        """Whether cards that fit nothing stand in the way of going out."""
        time = self._time = self.lasts * min(1.0, 0.3 + sight.turns_left / 8)
        self._wild_share = self._share_of_wilds(time)
        self._chances = tuple(
            time * chance
            for chance in (
                weights.one_missing,
                weights.two_missing,
                weights.three_missing,
                weights.four_missing,
            )
        )

    def meld(self, rank: int, naturals: int, wilds: int, kept: int) -> float:
        """The bonus that a set stands for: of a canasta, or by the chance of becoming one.

        Where it must be finished, what it costs if it is not is taken off.
        """
        size = naturals + wilds
        missing = self.plan.canasta_size - size
        if missing <= 0:
            return self.bonus(rank, mixed=wilds > 0)
        if not size:
            return 0.0
        natural, mixed = float(self.natural[rank]), float(self.mixed[rank])
        chances = self._chances
        chance = chances[min(missing, len(chances)) - 1]
        if missing > len(chances):
            chance *= 0.5
        if self._extra:
            natural += self._extra[NATURAL if rank != Rank.SEVEN else NATURAL_SEVENS]
            mixed += self._extra[MIXED if rank != Rank.SEVEN else MIXED_SEVENS]
        supply = min(1.0, (self.sight.unseen[rank] + 2 * kept) / (2 * missing))
        risk = 0.0
        if self._unfinished[rank] and not (wilds and rank == Rank.ACE):
            risk = self._unfinished[rank] * (1 - self._finishes(missing - kept, supply))
        if wilds:
            return chance * (0.6 + 0.4 * supply) * mixed - risk
        pure = self.weights.natural_live * supply
        if self._takes_no_wilds(rank, naturals):
            return chance * supply * natural - risk
        return chance * (pure * natural + (1 - pure) * mixed) - risk

    def bonus(self, rank: int, *, mixed: bool) -> float:
        """The bonus of a canasta."""
        return float(self.mixed[rank] if mixed else self.natural[rank])

    def _finishes(self, missing: int, supply: float) -> float:
        """How often a meld that must become a canasta does."""
        if missing <= 0:
            return 0.97
        finished = self.weights.finished
        return self._time * supply * finished[min(missing, len(finished)) - 1]

    def _takes_no_wilds(self, rank: int, naturals: int) -> bool:
        """Whether a set of naturals will never take in a wild, or not before it is longer."""
        plan = self.plan
        return bool((plan.wilds_never | plan.wilds_opening_only) & RANK_BIT[rank])

    def wilds(self, size: int, kept: int) -> float:
        """The bonus that a meld of wilds stands for."""
        scoring = self.sight.rules.scoring
        missing = self.plan.canasta_size - size
        gathered = min(size, self.plan.canasta_size) * self._wild_share * self.weights.wild_laid
        if missing <= 0:
            return max(scoring.wild_bonus, gathered)
        if not size or gathered:
            return gathered
        unseen = self.sight.unseen[TWO] + self.sight.unseen[JOKER]
        supply = min(1.0, (unseen + 4 * kept) / (4 * missing))
        finishes = self._finishes(missing - kept, supply)
        bonus = scoring.wild_bonus + (self._extra[WILD] if self._extra else 0.0)
        return finishes * bonus * 0.8 - scoring.wild_unfinished * (1 - finishes)

    def _share_of_wilds(self, time: float) -> float:
        """What each wild brings, in hand or laid with others: the side gathers them for a canasta
        of wilds, and a set has to be worth more than that."""
        if not self.plan.growing_wild_melds or self.plan.wild_meld_locks:
            return 0.0
        share = self.sight.rules.scoring.wild_bonus / self.plan.canasta_size
        return time * share * (1.0 if self._extra.get(WILD) else self.weights.wild_share)

    def wilds_held(self, count: int) -> float:
        """What so many wilds in hand promise as a canasta of their own."""
        table = self.weights.wilds_held
        bonus = self.sight.rules.scoring.wild_bonus + (self._extra[WILD] if self._extra else 0.0)
        if self.plan.wild_meld_locks or self._wild_share:
            return 0.0
        return self._time * bonus * table[min(count, len(table) - 1)]

    def held_many(self, rank: int, count: int) -> float:
        """What holding many of a rank is likely to cost in the end; negative."""
        scoring = self.sight.rules.scoring
        if count < scoring.held_count or rank not in _HOARDED:
            return 0.0
        points = scoring.sevens_held if rank == Rank.SEVEN else scoring.aces_held
        ends = 1 - self.lasts
        return -points * (0.25 + 0.75 * ends)

    def sets(self, rank: int, count: int, *, melded: bool, opened: bool) -> float:
        """What naturals held together are good for: catching a pile, becoming a meld."""
        if not count:
            return 0.0
        weights = self.weights
        if self.hurries:
            return self.lasts * weights.single * min(count, 2)
        if self.leaves:
            return self.lasts * self._in_the_way(rank, count)
        if melded:
            # They can be laid at any time, and two of them take a frozen pile.
            return self.lasts * (weights.single * count + (weights.frozen_pair * (count > 1)))
        live = self.sight.unseen[rank]
        fresh = min(1.0, 0.25 + live / 4)
        if count == 1:
            return self.lasts * weights.single * fresh
        worth = weights.pair if count == 2 else weights.triple + weights.more * (count - 3)
        if not live:
            worth *= 0.3 if count == 2 else 0.7
        if self.frozen or not opened:
            worth += weights.frozen_pair * (live > 0)
        if not opened:
            most, factor = (7, weights.natural_points) if self.plan.natural_opening else (3, 1.0)
            worth += factor * weights.pair_points * POINTS[rank] * min(count, most)
        return self.lasts * worth * (fresh if count == 2 else 1.0)

    def _in_the_way(self, rank: int, count: int) -> float:
        """What cards cost that cannot be laid when the hand is to be emptied; negative."""
        open_sets = any(seen.size < self.plan.max_size for seen in self.sight.own.sets[rank])
        if open_sets or count >= self.plan.min_size:
            return 0.0
        return -self.weights.in_the_way * (1.0 if count == 1 else 1.5)

    def caught(self, rank: int, count: int, *, melded: bool) -> float:
        """The points that cards in hand are likely to cost; negative."""
        if not count:
            return 0.0
        points = POINTS[rank] if rank != BLACK_THREE else self.plan.black_three_points
        ends = 1 - self.lasts
        share = 2 * ends if melded else self.weights.risk + (1 - self.weights.risk) * ends
        return self.held_many(rank, count) - points * count * share

    def special(self, rank: int, count: int) -> float:
        """What wild cards and black threes in hand are good for."""
        if not count:
            return 0.0
        weights = self.weights
        if rank == TWO:
            return max(self.lasts * weights.two, self._wild_share) * count
        if rank == JOKER:
            return max(self.lasts * weights.joker, self._wild_share) * count
        if rank == BLACK_THREE and self.leaves:
            return -weights.in_the_way * count
        if rank == BLACK_THREE:
            return self.lasts * weights.black_three * (1 + 0.5 * (count - 1))
        assert rank >= N_NATURALS
        return -100.0 * count if rank == RED_THREE else 0.0

    def hand(self, left: int, *, ready: bool) -> float:
        """What holding so many cards is worth, whatever they are."""
        weights = self.weights
        further = weights.further_card
        if self.foot:
            table, further = weights.foot_cards, weights.before_foot
        else:
            table = weights.ready_cards if ready else weights.first_cards
        last = len(table) - 1
        worth = table[min(left, last)] + further * max(0, left - last)
        return self.lasts * worth


_SHORT: Final = 9
_HOARDED: Final = (Rank.SEVEN, Rank.ACE)


def by_rank(points: int, sevens: int = 0, aces: int = 0) -> tuple[int, ...]:
    """Points by natural rank, some ranks with their own; 0 for them: as any other."""
    table = [points] * N_NATURALS
    table[Rank.SEVEN] = sevens or points
    table[Rank.ACE] = aces or points
    return tuple(table)


def _quota_extras(sight: Sight, weights: Weights) -> dict[int, float]:
    """What a canasta of a kind counts more because going out needs that kind; empty where any
    canasta serves."""
    plan, tally = sight.plan, sight.own.tally
    if plan.quota_simple:
        return {}
    missing = plan.canastas_missing(tally)
    return {
        unit: weights.quota * (missing - plan.canastas_missing(tally + unit))
        for unit in (NATURAL, MIXED, NATURAL_SEVENS, MIXED_SEVENS, WILD, SEQUENCE)
    }
