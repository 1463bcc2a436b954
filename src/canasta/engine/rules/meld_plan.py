"""The part of a plan that melds make."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from canasta.engine.cards import RANK_BIT, Rank
from canasta.engine.melds import SET, WILDS, CanastaKind, Meld
from canasta.engine.rules.choices import (
    BlackThreeMeld,
    BonusThrees,
    CanastaGrowth,
    DeadRanks,
    MeldsPerRank,
    RankWilds,
    WildLimit,
    WildMeld,
)
from canasta.engine.rules.ruleset import MeldRules, Ruleset
from canasta.engine.rules.table_plan import TablePlan

_MOST_CARDS: Final = 64  # naturals of one set, more than any pack holds
_MOST_WILDS: Final[Mapping[WildLimit, Callable[[int], int]]] = {
    WildLimit.MAX_ONLY: lambda naturals: _MOST_CARDS,
    WildLimit.NOT_MORE: lambda naturals: naturals,
    WildLimit.FEWER: lambda naturals: naturals - 1,
    WildLimit.HALF: lambda naturals: naturals // 2,
}
"""The wilds that so many naturals bear."""


class MeldPlan(TablePlan):
    """What a meld is, and what it takes in."""

    __slots__ = (
        "black_three_melds",
        "canasta_size",
        "dead_all",
        "dead_own",
        "fewest_with_wilds",
        "growing_wild_melds",
        "growth_any",
        "growth_closed",
        "growth_naturals_only",
        "growth_out",
        "many",
        "max_size",
        "max_start",
        "max_wilds",
        "merging",
        "min_naturals",
        "min_size",
        "naturals_before_wilds",
        "next_after_closed",
        "one_wild_cap",
        "one_wild_starts",
        "pair_needs_one_wild",
        "ready_starts",
        "ready_ways",
        "sequence_growth_out",
        "sequence_joining",
        "sequence_twins",
        "sequences",
        "starts",
        "twos_only",
        "whole_wild_canasta",
        "wild_cap",
        "wild_meld_locks",
        "wild_melds",
        "wild_melds_end",
        "wild_start",
        "wilds_never",
        "wilds_opening_only",
    )

    def __init__(self, rules: Ruleset) -> None:
        super().__init__(rules)
        self._plan_melds(rules)

    def _plan_melds(self, rules: Ruleset) -> None:
        melds = rules.melds
        self.min_size = melds.min_size
        self.canasta_size = melds.canasta_size
        self.min_naturals = melds.min_naturals
        self.max_wilds = melds.max_wilds
        most = _MOST_WILDS[melds.wild_limit]
        self.wild_cap = bytes(
            max(0, min(melds.max_wilds, most(naturals))) for naturals in range(_MOST_CARDS)
        )
        self.growth_any = melds.canasta_growth is CanastaGrowth.ANY
        self.growth_closed = melds.canasta_growth is CanastaGrowth.CLOSED
        self.growth_naturals_only = melds.canasta_growth is CanastaGrowth.NATURALS_ONLY
        self.dead_own = melds.dead_ranks is not DeadRanks.NOBODY
        self.dead_all = melds.dead_ranks is DeadRanks.BOTH
        # What a canasta closes, a rank or itself, takes nothing more in the same lay either.
        closes = self.growth_closed or self.dead_own
        self.max_size = melds.canasta_size if closes else _MOST_CARDS
        # The smallest sets, most naturals first: (naturals, wilds).
        self.starts = tuple(
            (naturals, melds.min_size - naturals)
            for naturals in range(melds.min_size, max(melds.min_naturals, 1) - 1, -1)
            if melds.min_size - naturals <= self.wild_cap[naturals]
        )
        # Filled by the search.
        self.ready_ways: dict[object, Any] = {}
        # Filled by the list of melds, by the wilds in hand.
        self.ready_starts: dict[tuple[object, int], dict[Any, tuple[Any, ...]]] = {}
        self.one_wild_starts = all(wild <= 1 for _, wild in self.starts)
        self.whole_wild_canasta = melds.wild_meld is WildMeld.WHOLE_CANASTA
        self.growing_wild_melds = melds.wild_meld in (WildMeld.MIXED, WildMeld.TWOS_ONLY)
        self.wild_melds = self.whole_wild_canasta or self.growing_wild_melds
        self.twos_only = melds.wild_meld is WildMeld.TWOS_ONLY
        # Cards of the smallest meld of wilds.
        self.wild_start = self.canasta_size if self.whole_wild_canasta else melds.min_size
        # Cards of the largest play that starts a meld.
        self.max_start = self.wild_start if self.wild_melds else melds.min_size
        # The fewest naturals that can start a set.
        self.fewest_with_wilds = min(naturals for naturals, _ in self.starts)
        # A pair needs one wild, and naturals never take room from others.
        self.pair_needs_one_wild = (
            melds.canasta_growth is CanastaGrowth.ANY
            and melds.min_size == 3
            and melds.min_naturals == 2
            and self.wild_cap[2] > 0
        )
        # Every set then takes as many wilds as any other.
        self.one_wild_cap = melds.wild_limit is WildLimit.MAX_ONLY
        # A three that is laid for a bonus is never melded.
        self.black_three_melds = (
            melds.black3_meld is BlackThreeMeld.GOING_OUT
            and rules.threes.bonus_threes is BonusThrees.RED
        )
        self._plan_wide_melds(melds)

    def _plan_wide_melds(self, melds: MeldRules) -> None:
        """What classic games do not have."""
        self.many = melds.melds_per_rank is MeldsPerRank.MANY
        self.next_after_closed = melds.melds_per_rank is MeldsPerRank.NEXT_AFTER_CLOSED
        self.merging = melds.merging and self.many
        self.sequences = melds.sequences
        self.sequence_joining = melds.sequence_joining
        self.sequence_twins = melds.sequence_twins
        self.sequence_growth_out = melds.sequence_growth_out
        self.growth_out = melds.growth_going_out and self.growth_closed
        self.naturals_before_wilds = melds.naturals_before_wilds
        by_rank = ((Rank.SEVEN, melds.sevens_wilds), (Rank.ACE, melds.aces_wilds))
        self.wilds_never = sum(RANK_BIT[rank] for rank, when in by_rank if when is RankWilds.NEVER)
        self.wilds_opening_only = sum(
            RANK_BIT[rank] for rank, when in by_rank if when is RankWilds.OPENING_ONLY
        )
        self.wild_meld_locks = melds.wild_meld_locks and self.wild_melds
        self.wild_melds_end = melds.wild_melds_end and self.wild_melds

    def canasta_of(self, meld: Meld) -> CanastaKind | None:
        """The canasta that a meld is, if it is one."""
        return meld.canasta(self.canasta_size)

    def takes_wilds(self, meld: Meld) -> int:
        """How many more wild cards a meld takes (S0-MELD-3, conflict-19, conflict-50)."""
        if meld.kind is not SET:
            return 0
        room = self.wild_cap[meld.naturals] - meld.wilds
        size = len(meld.cards)
        if self.growth_naturals_only:
            room = min(room, self.canasta_size - size)
        elif self.growth_closed:
            room = min(room, self.max_size - size)
        return room if room > 0 else 0

    def takes_naturals(self, meld: Meld) -> int:
        """How many more natural cards a meld takes, or black threes a meld of those."""
        if meld.kind is WILDS:
            return 0
        return self.max_size - len(meld.cards)
