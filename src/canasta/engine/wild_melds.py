"""The ways of laying melds of wilds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from canasta.engine.limits import melds_of_kind
from canasta.engine.melds import WILDS, Meld
from canasta.engine.opening import TRIPLE, WHOLE, WON
from canasta.engine.tally import WILD

if TYPE_CHECKING:
    from canasta.engine.lanes import Search


class WildWay(NamedTuple):
    """One way of laying melds of wilds."""

    laid: int
    tally: int
    content: int
    unfinished: int
    """Melds of wilds that are no canastas."""
    started: int
    locked: bool
    """Whether one of these was there before and bars wilds from sets."""


def wild_ways(search: Search, twos: int, jokers: int) -> set[WildWay]:
    """The ways of laying melds of wilds."""
    if not search.plan.wild_melds:
        return _NO_WILD_MELDS
    own = melds_of_kind(search.side.melds, WILDS)
    content = 0
    for meld in own:
        content |= _content(search, len(meld.cards))
    n = twos if search.plan.twos_only else twos + jokers
    ways = {WildWay(0, 0, content, 0, 0, locked=False)}
    for meld in own:
        had = len(meld.cards)
        if had < search.plan.canasta_size:
            stays = {
                way._replace(unfinished=way.unfinished + 1, locked=search.locked) for way in ways
            }
            ways = stays | {grown for way in ways for grown in _meld(search, way, had, n)}
    more = ways
    while more:
        more = {
            grown for way in more if _starts(search, own, way) for grown in _meld(search, way, 0, n)
        } - ways
        ways |= more
    if search.unfinished_barred:
        ways = {way for way in ways if not way.unfinished}
    return ways


def _starts(search: Search, own: list[Meld], way: WildWay) -> bool:
    plan, limits = search.plan, search.limits
    if limits.pure or limits.wilds_ended or (plan.wild_melds_end and way.tally):
        return False
    if plan.many or plan.whole_wild_canasta:
        return True
    if plan.next_after_closed:
        return not way.unfinished
    return not own and not way.started


def _meld(search: Search, way: WildWay, had: int, n: int) -> Iterator[WildWay]:
    """One meld of wilds, of so many cards before, in every size it may come to have."""
    for more in range(1, n - way.laid + 1):
        size = had + more
        if search.limits.wild_meld_fits(size, 0):
            done = size >= search.plan.canasta_size
            yield WildWay(
                way.laid + more,
                way.tally + (WILD if done else 0),
                way.content | _content(search, size) | (WON if done else 0),
                way.unfinished + (not done),
                way.started + (not had),
                way.locked or (search.locked and had > 0 and not done),
            )


def _content(search: Search, size: int) -> int:
    content = TRIPLE if search.plan.wilds_for_triple else 0
    return content | (WHOLE if size >= search.plan.canasta_size else 0)


_NO_WILD_MELDS: Final = {WildWay(0, 0, 0, 0, 0, locked=False)}
