"""What melds and cards in hand are worth: the terms that stand rank by rank."""

from __future__ import annotations

from canasta.bots.casual.ending import end_chance
from canasta.bots.casual.sight import Sight
from canasta.bots.casual.weights import Weights
from canasta.engine.cards import BLACK_THREE, JOKER, N_NATURALS, POINTS, RED_THREE, TWO


class Worth:
    """The worth of melds and cards for one seat at one moment.

    Nothing here depends on the way by which cards came to lie where they are, so a turn planned
    anew after each of its plays leads to where it was to go.
    """

    __slots__ = ("_chances", "frozen", "lasts", "mixed", "natural", "plan", "sight", "weights")

    def __init__(self, sight: Sight, weights: Weights) -> None:
        self.sight = sight
        self.weights = weights
        self.plan = sight.plan
        self.lasts = 1 - end_chance(sight)
        """The chance that this seat plays again."""
        self.frozen = sight.frozen_for_all or sight.plan.pile_always_frozen
        scoring = sight.rules.scoring
        self.natural = scoring.natural_bonus
        self.mixed = scoring.mixed_bonus
        time = self.lasts * min(1.0, 0.3 + sight.turns_left / 8)
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
        """The bonus that a set stands for: of a canasta, or by the chance of becoming one."""
        size = naturals + wilds
        missing = self.plan.canasta_size - size
        if missing <= 0:
            return self.mixed if wilds else self.natural
        if not size:
            return 0.0
        chances = self._chances
        chance = chances[min(missing, len(chances)) - 1]
        if missing > len(chances):
            chance *= 0.5
        supply = min(1.0, (self.sight.unseen[rank] + 2 * kept) / (2 * missing))
        if wilds:
            return chance * (0.6 + 0.4 * supply) * self.mixed
        pure = self.weights.natural_live * supply
        return chance * (pure * self.natural + (1 - pure) * self.mixed)

    def sets(self, rank: int, count: int, *, melded: bool, opened: bool) -> float:
        """What naturals held together are good for: catching a pile, becoming a meld."""
        if not count:
            return 0.0
        weights = self.weights
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
            worth += weights.pair_points * POINTS[rank] * min(count, 3)
        return self.lasts * worth * (fresh if count == 2 else 1.0)

    def caught(self, rank: int, count: int, *, melded: bool) -> float:
        """The points that cards in hand are likely to cost; negative."""
        if not count:
            return 0.0
        points = POINTS[rank] if rank != BLACK_THREE else self.plan.black_three_points
        ends = 1 - self.lasts
        share = 2 * ends if melded else self.weights.risk + (1 - self.weights.risk) * ends
        return -points * count * share

    def special(self, rank: int, count: int) -> float:
        """What wild cards and black threes in hand are good for."""
        if not count:
            return 0.0
        weights = self.weights
        if rank == TWO:
            return self.lasts * weights.two * count
        if rank == JOKER:
            return self.lasts * weights.joker * count
        if rank == BLACK_THREE:
            return self.lasts * weights.black_three * (1 + 0.5 * (count - 1))
        assert rank >= N_NATURALS
        return -100.0 * count if rank == RED_THREE else 0.0

    def hand(self, left: int, *, ready: bool) -> float:
        """What holding so many cards is worth, whatever they are."""
        weights = self.weights
        table = weights.ready_cards if ready else weights.first_cards
        last = len(table) - 1
        worth = table[min(left, last)] + weights.further_card * max(0, left - last)
        return self.lasts * worth
