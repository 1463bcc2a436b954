"""The canastas of a side, counted in one integer: a byte for each kind that a quota tells apart.

Sevens are counted apart, so that a quota may ask for a canasta of them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from canasta.engine.cards import Rank
from canasta.engine.melds import CanastaKind, Meld
from canasta.engine.rules.choices import QuotaKind

NATURAL: Final = 1
MIXED: Final = 1 << 8
NATURAL_SEVENS: Final = 1 << 16
MIXED_SEVENS: Final = 1 << 24
WILD: Final = 1 << 32
SEQUENCE: Final = 1 << 40
UNITS: Final = (NATURAL, MIXED, NATURAL_SEVENS, MIXED_SEVENS, WILD, SEQUENCE)
_SEVEN: Final = int(Rank.SEVEN)

_SERVES: Final = {
    QuotaKind.ANY: UNITS,
    QuotaKind.NATURAL: (NATURAL, NATURAL_SEVENS),
    QuotaKind.MIXED: (MIXED, MIXED_SEVENS),
    QuotaKind.WILD: (WILD,),
    QuotaKind.SEQUENCE: (SEQUENCE,),
    QuotaKind.SEVENS: (NATURAL_SEVENS, MIXED_SEVENS),
    QuotaKind.NOT_WILD: (NATURAL, MIXED, NATURAL_SEVENS, MIXED_SEVENS, SEQUENCE),
}


def set_unit(rank: int, *, mixed: bool) -> int:
    """What a canasta of a rank adds to the tally."""
    if rank == _SEVEN:
        return MIXED_SEVENS if mixed else NATURAL_SEVENS
    return MIXED if mixed else NATURAL


def canasta_unit(meld: Meld, size: int) -> int:
    """What a meld adds to the tally where canastas have so many cards; 0 if it is none."""
    kind = meld.canasta(size)
    if kind is None:
        return 0
    if kind is CanastaKind.WILD:
        return WILD
    if kind is CanastaKind.SEQUENCE:
        return SEQUENCE
    return set_unit(meld.rank, mixed=meld.wilds > 0)


def n_canastas(tally: int) -> int:
    """How many canastas there are in all."""
    return sum(tally.to_bytes(len(UNITS), "little"))


def n_of(tally: int, kind: QuotaKind) -> int:
    """How many canastas serve a quota of a kind."""
    return sum([tally // unit & 255 for unit in _SERVES[kind]])


def serving(kinds: Iterable[QuotaKind]) -> int:
    """The canastas that serve a quota of any of these kinds, as a mask of the tally."""
    units = {unit for kind in kinds for unit in _SERVES[kind]}
    return sum(255 * unit for unit in units)
