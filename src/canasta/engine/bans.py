"""Which cards may not be discarded, and when a ban yields."""

from __future__ import annotations

from collections.abc import Iterable

from canasta.engine.cards import (
    BLACK_THREE,
    JOKER,
    N_RANKS,
    RANK_BIT,
    RED_THREE,
    TWO,
    Rank,
)
from canasta.engine.rules.choices import DiscardBan, QuotaKind
from canasta.engine.rules.plan import Plan
from canasta.engine.state import RoundState

_WILDS = RANK_BIT[TWO] | RANK_BIT[JOKER]
_SEVENS = RANK_BIT[Rank.SEVEN]


class Bans:
    """The bans that hold for the turn's seat as the table stands, yielding ones too: those of the
    rules, or the ones given."""

    __slots__ = (
        "_own_sevens_free",
        "_ranks_die",
        "_valuable",
        "mask",
        "out_mask",
        "threes",
        "wilds_alone",
    )

    def __init__(self, state: RoundState, bans: Iterable[DiscardBan] | None = None) -> None:
        plan = state.plan
        self.threes = bonus_bits(plan)
        """Ranks that are never discarded."""
        self.mask = self.threes
        """Ranks that may not be discarded, where the turn does not go out."""
        self.out_mask = self.threes
        """Ranks that may not be the last discard in going out."""
        self.wilds_alone = False
        """Whether wilds are discarded only from a hand of wilds."""
        self._own_sevens_free = False
        self._valuable = False
        self._ranks_die = plan.dead_own
        for ban in plan.bans if bans is None else bans:
            self._add(ban, state)

    def _add(self, ban: DiscardBan, state: RoundState) -> None:
        match ban:
            case DiscardBan.BLACK_THREE_FIRST_ROUND:
                if state.first_round:
                    self.mask |= RANK_BIT[BLACK_THREE]
            case DiscardBan.SEVEN_UNTIL_CANASTAS:
                without = [
                    side for side in state.playing_sides if not side.canastas_of(QuotaKind.SEVENS)
                ]
                if without:
                    self.mask |= _SEVENS
                    self._own_sevens_free = without == [state.side()]
            case DiscardBan.SEVEN_GOING_OUT:
                self.out_mask |= _SEVENS
            case DiscardBan.WILD:
                self.mask |= _WILDS
                self.wilds_alone = True
            case DiscardBan.VALUABLE_ON_EMPTY_PILE:
                if not state.pile:
                    self._valuable = True
                    self.mask |= _WILDS | _SEVENS | RANK_BIT[Rank.ACE] | state.dead_ranks()

    @property
    def wilds_free(self) -> bool:
        """Whether a wild may be discarded from any hand."""
        return not self.mask & _WILDS

    @property
    def wilds_free_alone(self) -> bool:
        """Whether a wild may be discarded from a hand of wilds."""
        return self.wilds_free or (self.wilds_alone and not self._valuable)

    def allows(self, rank: int, *, completed: bool = False) -> bool:
        """Whether a rank may be discarded once a canasta of it has been `completed`, or not."""
        if completed and rank == Rank.SEVEN and self._own_sevens_free:
            return not self._valuable
        if completed and self._valuable and self._ranks_die:
            return False
        return not self.mask & RANK_BIT[rank]

    def free_ranks(self, by_rank: int) -> int:
        """The ranks of a hand that may be discarded now, as a mask."""
        held = sum(
            RANK_BIT[rank] for rank, n in enumerate(by_rank.to_bytes(N_RANKS, "little")) if n
        )
        free = held & ~self.mask
        if self.wilds_alone and not held & ~_WILDS and self.wilds_free_alone:
            free |= held
        return free


def ban_on(state: RoundState, rank: int, *, out: bool) -> str:
    """The ban that keeps a rank from being discarded, in going `out` or not, by its value.

    `three` where it is no ban, but a three that is laid for a bonus.
    """
    for ban in DiscardBan:
        if ban in state.plan.bans:
            bans = Bans(state, (ban,))
            mask = bans.out_mask if out else bans.mask
            if RANK_BIT[rank] & mask & ~bans.threes:
                return ban.value
    return "three"


def bonus_bits(plan: Plan) -> int:
    """The threes that are laid for a bonus: a hand keeps them but never discards them."""
    if plan.bonus_both:
        return RANK_BIT[BLACK_THREE] | RANK_BIT[RED_THREE]
    return RANK_BIT[RED_THREE]
