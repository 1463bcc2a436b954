"""Special hands: which one fourteen cards are, and how far a hand is from each (var-10.3).

A hand is given as its number of cards of each rank. Suits never matter here, and groups of one
shape are always of different ranks.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from canasta.engine.cards import BLACK_THREE, JOKER, N_NATURALS, RED_THREE, TWO, Rank
from canasta.engine.rules.special_hand import SpecialHand
from canasta.engine.rules.values import HandBonus

HAND_SIZE: Final = 14
"""Cards of every special hand: a hand of the deal and the card drawn to it."""
_PAIR: Final = 2


class Shape(NamedTuple):
    """One way to be a special hand: so many cards of so many ranks."""

    naturals: tuple[int, ...]
    """Sizes of the groups of natural cards, the largest first."""
    twos: int = 0
    jokers: int = 0
    threes: int = 0
    """Of either colour."""
    pairs_of: tuple[Rank, ...] = ()
    """Natural ranks of which there must be a pair, beside the groups of `naturals`."""


def best_special(counts: Sequence[int], played: Sequence[HandBonus]) -> HandBonus | None:
    """The special hand that these cards are: the first of those that are played.

    None where they are none, or are not fourteen.

    >>> straight = [1] * 14 + [0]
    >>> best_special(straight, [HandBonus(SpecialHand.STRAIGHT, 3000)]).points
    3000
    """
    hands = special_hands_of(counts)
    return next((bonus for bonus in played if bonus.hand in hands), None) if hands else None


def special_hands_of(counts: Sequence[int]) -> tuple[SpecialHand, ...]:
    """Every special hand that these cards are, none with them."""
    naturals = tuple(sorted([n for n in counts[:N_NATURALS] if n], reverse=True))
    threes = counts[BLACK_THREE] + counts[RED_THREE]
    found = _BY_GROUPS.get((naturals, counts[TWO], counts[JOKER], threes), ())
    return tuple(
        [hand for hand, pairs_of in found if all([counts[rank] == _PAIR for rank in pairs_of])]
    )


def distance(counts: Sequence[int], hand: SpecialHand) -> int:
    """How many cards of a special hand are missing here, in the way that lacks the fewest.

    Of fourteen cards this is the number that must be exchanged, of thirteen the number to come
    in. Whether the pack still holds them is not asked.

    >>> a_six_short_of_seven_pairs = [2, 2, 1, 2, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0]
    >>> distance(a_six_short_of_seven_pairs, SpecialHand.PAIRS)
    1
    """
    return HAND_SIZE - max(_shared(counts, shape) for shape in SHAPES[hand])


def nearest(counts: Sequence[int], played: Sequence[HandBonus]) -> HandBonus:
    """The special hand that lacks the fewest cards, the first of equals; there is one at least."""
    return min(played, key=lambda bonus: distance(counts, bonus.hand))


def _shared(counts: Sequence[int], shape: Shape) -> int:
    """How many cards of a hand fit a shape at most.

    The largest group goes to the rank with most cards, and so on down: no other way to share out
    the ranks keeps more.
    """
    naturals, twos, jokers, threes, pairs_of = shape
    kept = min(twos, counts[TWO]) + min(jokers, counts[JOKER])
    kept += min(threes, counts[BLACK_THREE] + counts[RED_THREE])
    free = counts[:N_NATURALS]
    if pairs_of:
        kept += sum([min(_PAIR, counts[rank]) for rank in pairs_of])
        free = [n for rank, n in enumerate(free) if rank not in pairs_of]
    return kept + sum(map(min, naturals, sorted(free, reverse=True)))


def _with_wild_groups(*sizes: int) -> tuple[Shape, ...]:
    """Groups of these sizes, of which one may be of twos and one of jokers."""
    return tuple(dict.fromkeys(_wild_groups(sizes)))


def _wild_groups(sizes: Sequence[int]) -> Iterator[Shape]:
    nowhere = len(sizes)
    for twos in range(nowhere + 1):
        for jokers in range(nowhere + 1):
            if twos != jokers or twos == nowhere:
                left = tuple(size for i, size in enumerate(sizes) if i not in (twos, jokers))
                padded = (*sizes, 0)
                yield Shape(left, padded[twos], padded[jokers])


def _with_equal_wilds(naturals: tuple[int, ...], n: int) -> tuple[Shape, ...]:
    """Groups of naturals, and so many twos or so many jokers."""
    return Shape(naturals, twos=n), Shape(naturals, jokers=n)


_SEVENS_AND_ACES: Final = (Rank.SEVEN, Rank.ACE)

SHAPES: Final[dict[SpecialHand, tuple[Shape, ...]]] = {
    SpecialHand.PAIRS: (Shape((2,) * 7),),
    SpecialHand.WILD_PAIRS: (
        Shape((2,) * 4, twos=2, pairs_of=_SEVENS_AND_ACES),
        Shape((2,) * 4, jokers=2, pairs_of=_SEVENS_AND_ACES),
    ),
    SpecialHand.MIAMI_PAIRS: (Shape((2,) * 3, twos=2, jokers=2, pairs_of=_SEVENS_AND_ACES),),
    SpecialHand.ZIP_CODE: _with_wild_groups(4, 3, 3, 2, 2),
    SpecialHand.STRAIGHT: (Shape((1,) * N_NATURALS, twos=1, jokers=1, threes=1),),
    SpecialHand.GARBAGE: (Shape((4, 4, 3, 3)),),
    SpecialHand.BLAST_OFF: _with_wild_groups(5, 4, 3, 2),
    SpecialHand.TRIPLES: _with_equal_wilds((3, 3, 3, 3), 2),
    SpecialHand.QUADS: _with_equal_wilds((4, 4, 4), 2),
    SpecialHand.DREAM_FOUR: _with_equal_wilds((5, 5), 4),
    # Any mixture of wilds, five of a kind as well.
    SpecialHand.DREAM_FIVE: tuple(Shape((5, 4), twos=5 - n, jokers=n) for n in range(6)),
}
"""Every way to be a special hand."""


_Groups = tuple[tuple[int, ...], int, int, int]


def _by_groups() -> Mapping[_Groups, Sequence[tuple[SpecialHand, tuple[Rank, ...]]]]:
    """The special hands by the groups that a hand has: naturals, twos, jokers and threes."""
    found = defaultdict(list)
    for hand, shapes in SHAPES.items():
        for naturals, twos, jokers, threes, pairs_of in shapes:
            sizes = sorted((*naturals, *(_PAIR for _ in pairs_of)), reverse=True)
            found[tuple(sizes), twos, jokers, threes].append((hand, pairs_of))
    return dict(found)


_BY_GROUPS: Final = _by_groups()
