"""What a side may lay as the table stands: which melds it may start, and what each takes in.

Every rule about the content of melds stands here, once: for single plays, for lists of plays and
for the search whether a turn can be finished.
"""

from __future__ import annotations

from collections.abc import Sequence

from canasta.engine.cards import RANK_BIT
from canasta.engine.melds import SEQUENCE, SET, WILDS, Meld, MeldKind
from canasta.engine.state import RoundState


class Limits:
    """The limits of the acting side.

    `opening` says whether what holds for its opening alone holds now; `dead` is the mask of the
    ranks it may neither start nor extend. With `out` the limits are those of a turn that goes out,
    with `free` those after an opening of naturals alone.
    """

    __slots__ = ("dead", "locked", "melds", "opening", "out", "plan", "pure", "wilds_ended")

    def __init__(self, state: RoundState, *, out: bool = False, free: bool = False) -> None:
        plan = self.plan = state.plan
        side = state.side()
        turn = state.turn
        self.out = out and (plan.growth_out or plan.sequence_growth_out)
        self.opening = not side.opened or (turn.opening and plan.opening_with_turn)
        self.melds = side.melds
        self.pure = plan.natural_opening and not side.opened and not free
        """Whether no wild may be laid at all (var-11-italian)."""
        self.dead = state.dead_ranks()
        self.locked = plan.wild_meld_locks and any(
            meld.kind is WILDS and len(meld.cards) < plan.canasta_size for meld in side.melds
        )
        """Whether an unfinished meld of wilds bars wilds from sets (var-10.1)."""
        self.wilds_ended = plan.wild_melds_end and any(
            meld.kind is WILDS and len(meld.cards) >= plan.canasta_size
            for other in state.sides
            for meld in other.melds
        )

    @property
    def most(self) -> int:
        """Cards of the largest set."""
        return _NO_LIMIT if self.out and self.plan.growth_out else self.plan.max_size

    def set_fits(self, rank: int, before: Meld | None, naturals: int, wilds: int) -> bool:
        """Whether a set may come to hold so many naturals and wilds, laid in some order.

        `before` is what lies there already; None for a new set.
        """
        plan = self.plan
        had_naturals = before.naturals if before else 0
        had_wilds = before.wilds if before else 0
        size = naturals + wilds
        if size > self.most or (self.dead & RANK_BIT[rank] and not self._outgrows(before, wilds)):
            return False
        if before is None and (size < plan.min_size or naturals < max(plan.min_naturals, 1)):
            return False
        if plan.mixed_canasta_barred and self.opening and wilds and size >= plan.canasta_size:
            return False
        if wilds == had_wilds:
            return True
        return self._wilds_fit(rank, before, (had_naturals, had_wilds), naturals, wilds)

    def _outgrows(self, before: Meld | None, wilds: int) -> bool:
        """Whether a canasta takes in naturals in going out, though it has closed its rank
        (var-10.5-M8)."""
        return (
            self.out
            and self.plan.growth_out
            and before is not None
            and len(before.cards) >= self.plan.canasta_size
            and wilds == before.wilds
        )

    def _wilds_fit(
        self, rank: int, before: Meld | None, had: tuple[int, int], naturals: int, wilds: int
    ) -> bool:
        """Whether more wilds find a place in a set that comes to hold so many cards."""
        plan = self.plan
        had_naturals, had_wilds = had
        if wilds > plan.wild_cap[naturals] or not self.takes_wilds(rank, had_wilds):
            return False
        least = 0 if self.opening else plan.naturals_before_wilds
        if naturals < least:
            return False
        if plan.growth_any:
            return True
        # The wilds must come before the canasta is complete.
        first = had_naturals if before else max(plan.min_naturals, 1, plan.min_size - wilds)
        first = max(first, least)
        while plan.wild_cap[first] < wilds:
            first += 1
        return first + wilds <= plan.canasta_size

    def takes_wilds(self, rank: int, had: int) -> bool:
        """Whether sets of a rank take in wilds now; `had` are those in the set already."""
        bit = RANK_BIT[rank]
        if self.pure or self.locked or self.plan.wilds_never & bit:
            return False
        return not self.plan.wilds_opening_only & bit or self.opening or had > 0

    def joins(self, rank: int, parts: Sequence[tuple[int, int]]) -> bool:
        """Whether sets of a rank, given by naturals and wilds, may become one, in some order.

        A completed canasta takes in only naturals, and two never become one (var-4.1).
        """
        plan, size = self.plan, self.plan.canasta_size
        naturals, wilds = (sum(numbers) for numbers in zip(*parts, strict=True))
        whole = naturals + wilds
        canastas = [part for part in parts if sum(part) >= size]
        if not plan.merging or self.dead & RANK_BIT[rank] or whole > self.most:
            return False
        if (
            wilds > plan.wild_cap[naturals]
            or len(canastas) > 1
            or (canastas and plan.growth_closed)
        ):
            return False
        if plan.mixed_canasta_barred and self.opening and wilds and whole >= size:
            return False
        # Naturals alone join the canasta; of other parts the last may be any.
        return not canastas or wilds == canastas[0][1]

    def sets_start(self, melds_of_rank: list[Meld]) -> bool:
        """Whether another set may be started beside those that a side has of a rank."""
        plan = self.plan
        if plan.many or not melds_of_rank:
            return True
        return plan.next_after_closed and all(
            len(meld.cards) >= plan.canasta_size for meld in melds_of_rank
        )

    def wilds_start(self, wild_melds: list[Meld]) -> bool:
        """Whether another meld of wilds may be started beside those that a side has."""
        if self.pure or self.wilds_ended or not self.plan.wild_melds:
            return False
        return self.plan.whole_wild_canasta or self.sets_start(wild_melds)

    def wild_meld_fits(self, size: int, jokers: int) -> bool:
        """Whether a meld of wilds may come to hold so many cards, so many of them jokers new."""
        plan = self.plan
        if self.pure or (plan.twos_only and jokers):
            return False
        return plan.wild_start <= size <= plan.canasta_size

    def overlaps(self, sequence: Meld, instead_of: Meld | None) -> bool:
        """Whether another sequence of the side has a card of the same suit and rank."""
        return any(
            meld.kind is SEQUENCE
            and meld is not instead_of
            and set(meld.cards) & set(sequence.cards)
            for meld in self.melds
        )

    @property
    def longest_sequence(self) -> int:
        """Cards of the longest sequence that may be made (var-6)."""
        return _NO_LIMIT if self.out and self.plan.sequence_growth_out else self.plan.canasta_size


_NO_LIMIT = 64


def sets_of(melds: list[Meld], rank: int) -> list[Meld]:
    """The sets of a rank among some melds."""
    return [meld for meld in melds if meld.kind is SET and meld.rank == rank]


def melds_of_kind(melds: list[Meld], kind: MeldKind) -> list[Meld]:
    """The melds of a kind among some melds."""
    return [meld for meld in melds if meld.kind is kind]
