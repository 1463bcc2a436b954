"""What the members of a side share."""

from __future__ import annotations

from canasta.engine.cards import (
    N_RANKS,
    RANK_BIT,
)
from canasta.engine.melds import SEQUENCE, SET, WILDS, Meld, MeldId
from canasta.engine.rules.choices import OpeningCanasta, QuotaKind
from canasta.engine.rules.plan import Plan
from canasta.engine.tally import canasta_unit, n_canastas, n_of


class Side:
    """What the members of a side share: their melds and the opening.

    `id_of` holds for each rank the id of its first meld plus one; `open_to_wilds` is the mask of
    the melds that still take wilds.
    """

    __slots__ = (
        "bits",
        "canastas",
        "closed",
        "id_of",
        "laid",
        "longest",
        "melds",
        "minimum",
        "needs",
        "open_to_wilds",
        "opened",
        "tally",
        "twins",
        "wilds_laid",
    )

    def __init__(self, minimum: int = 0, needs: OpeningCanasta = OpeningCanasta.NONE) -> None:
        self.minimum = minimum
        """Card points its opening needs this round (S0-MIN-1)."""
        self.needs = needs
        """The canasta its opening needs (var-6)."""
        self.melds: list[Meld] = []
        self.id_of = [0] * N_RANKS
        self.open_to_wilds = 0
        self.twins: dict[int, tuple[MeldId, ...]] = {}
        """The melds of a rank after its first, where there are any."""
        self.bits = 0
        """The ranks of its melds, as a mask."""
        self.closed = 0
        """The ranks of its canastas, as a mask."""
        self.laid = 0
        """The naturals in its sets, a byte a rank, where their number limits the wilds."""
        self.wilds_laid = 0
        """The wilds in its sets."""
        self.longest = 0
        """Cards in its longest meld."""
        self.opened = False
        self.tally = 0
        """Its canastas, as `tally` counts them."""
        self.canastas = 0
        """How many canastas it has; kept beside the tally because every look ahead asks it."""

    def copy(self) -> Side:
        """An independent copy."""
        side = Side.__new__(Side)
        side.minimum = self.minimum
        side.needs = self.needs
        side.melds = self.melds[:]
        side.id_of = self.id_of[:]
        side.open_to_wilds = self.open_to_wilds
        side.twins = self.twins
        side.bits = self.bits
        side.closed = self.closed
        side.laid = self.laid
        side.wilds_laid = self.wilds_laid
        side.longest = self.longest
        side.opened = self.opened
        side.tally = self.tally
        side.canastas = self.canastas
        return side

    def put(self, meld: Meld, onto: MeldId | None, plan: Plan) -> None:
        """A meld on the table: a new one, or in place of one that has grown."""
        size = len(meld.cards)
        before: Meld | None = None
        if onto is None:
            bit = 1 << len(self.melds)
            self.melds.append(meld)
            if meld.kind is not WILDS and meld.kind is not SEQUENCE:
                if self.id_of[meld.rank]:
                    self._put_twin(meld.rank)
                else:
                    self.bits |= RANK_BIT[meld.rank]
                    self.id_of[meld.rank] = len(self.melds)
        else:
            bit = 1 << onto
            before = self.melds[onto]
            self.melds[onto] = meld
        if (plan.takes_wilds(meld) > 0) is not (self.open_to_wilds & bit > 0):
            self.open_to_wilds ^= bit
        if meld.kind is SET:
            self.wilds_laid += meld.wilds if before is None else meld.wilds - before.wilds
            if not plan.one_wild_cap:
                new = meld.naturals if before is None else meld.naturals - before.naturals
                self.laid += new << 8 * meld.rank
        self.longest = max(self.longest, size)
        if size >= plan.canasta_size:
            self.tally += canasta_unit(meld, plan.canasta_size)
            if meld.kind is SET:
                self.closed |= RANK_BIT[meld.rank]
            if before is not None:
                self.tally -= canasta_unit(before, plan.canasta_size)
            self.canastas = n_canastas(self.tally)

    def meld_of(self, rank: int) -> MeldId | None:
        """The side's first set of a rank, or its black threes."""
        i = self.id_of[rank]
        return MeldId(i - 1) if i else None

    def melds_of(self, rank: int) -> tuple[MeldId, ...]:
        """All melds of a rank."""
        first = self.meld_of(rank)
        return () if first is None else (first, *self.twins.get(rank, ()))

    def _put_twin(self, rank: int) -> None:
        # Copies share the dictionary.
        ids = (*self.twins.get(rank, ()), MeldId(len(self.melds) - 1))
        self.twins = self.twins | {rank: ids}

    def canastas_of(self, kind: QuotaKind) -> int:
        """How many of them serve a quota of a kind."""
        return n_of(self.tally, kind)
