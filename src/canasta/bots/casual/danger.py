"""The chance that the next player takes the pile by the card that is discarded."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from canasta.bots.casual.codes import Code
from canasta.bots.casual.sight import SetSeen, Sight
from canasta.bots.casual.weights import Weights
from canasta.engine.cards import JOKER, N_NATURALS, POINTS, RANK_OF, TWO
from canasta.engine.rules.plan import Plan


class Danger(NamedTuple):
    """How likely the pile is taken with a rank on top, and the main reason."""

    chance: float
    code: Code


def danger_of(
    sight: Sight, weights: Weights, rank: int, *, frozen: bool, fits_run: bool = False
) -> Danger:
    """For a discard of this rank; `frozen` where the pile is frozen for everybody then, `fits_run`
    where the card would lengthen a sequence of the next player."""
    plan = sight.plan
    seat = sight.follower
    side = sight.sides[sight.side_of[seat]]
    if rank >= N_NATURALS or rank == plan.blocked_rank:
        return Danger(0.0, Code.BLOCKED)
    if not side.opened and not plan.opens_from_pile:
        return Danger(0.0, Code.BLOCKED)
    frozen = frozen or plan.pile_always_frozen or (not side.opened and plan.frozen_before_opening)
    if not frozen and (fits_run or _fits_set(plan, side.sets[rank])):
        return Danger(1.0, Code.FEEDS_MELD)
    if plan.wide and not _pair_fits(sight, side.sets[rank], rank):
        return Danger(0.0, Code.DEAD_RANK)
    known = sight.known[seat][rank]
    hidden = max(0, sight.hand_sizes[seat] - sum(sight.known[seat]))
    live = sight.unseen[rank]
    pair = at_least(2 - known, live, hidden, sight.n_unseen)
    code = Code.KNOWN_PAIR if known >= 2 else Code.DANGER
    chance = pair
    if not frozen and plan.captures_with_wild:
        chance += _with_wild(sight, rank, hidden) * weights.wild_capture * (1 - pair)
    if not chance:
        return Danger(0.0, Code.DEAD_RANK)
    if known < 2:
        thrown, passed = sight.thrown_by_follower.get(rank), sight.passed_by_follower.get(rank)
        if thrown is not None:
            chance *= 1 - (1 - weights.repeated) / thrown
            code = Code.REPEATED
        elif passed is not None:
            chance *= 1 - (1 - weights.passed) / passed
            code = Code.PASSED
    if not side.opened:
        chance *= _opening_chance(sight, rank, side.minimum)
    return Danger(min(chance, 1.0), code)


def _fits_set(plan: Plan, sets: tuple[SetSeen, ...]) -> bool:
    """Whether the card alone takes an open pile by joining one of these sets."""
    return plan.captures_onto_set and any(
        seen.size < plan.max_size and (plan.captures_onto_canasta or seen.size < plan.canasta_size)
        for seen in sets
    )


def _pair_fits(sight: Sight, sets: tuple[SetSeen, ...], rank: int) -> bool:
    """Whether a pair and the card on top may become a meld beside or in these sets."""
    plan = sight.plan
    if plan.dead_own and any(
        seen.size >= plan.canasta_size
        for owned in ([side.sets[rank] for side in sight.sides] if plan.dead_all else [sets])
        for seen in owned
    ):
        return False
    if not sets or plan.many:
        return True
    if plan.next_after_closed and all(seen.size >= plan.canasta_size for seen in sets):
        return True
    return any(
        seen.size + 3 <= plan.max_size and seen.size <= plan.pair_joins_up_to for seen in sets
    )


def _with_wild(sight: Sight, rank: int, hidden: int) -> float:
    """The chance that the next player holds one natural of the rank and a wild card."""
    known = sight.known[sight.follower]
    natural = at_least(1 - known[rank], sight.unseen[rank], hidden, sight.n_unseen)
    if not natural:
        return 0.0
    wilds = sight.unseen[TWO] + sight.unseen[JOKER]
    return natural * at_least(1 - known[TWO] - known[JOKER], wilds, hidden - 1, sight.n_unseen)


def _opening_chance(sight: Sight, rank: int, minimum: int) -> float:
    """How likely a side that captures with a pair has the points for its opening."""
    laid = POINTS[rank] * (3 if sight.plan.top_card_counts else 2)
    if laid >= minimum:
        return 1.0
    least = _HARDLY if sight.plan.natural_opening else 0.15
    return max(least, 1 - (minimum - laid) / 80)


_HARDLY: Final = 0.04
"""How often a high opening of naturals alone follows a capture."""


@lru_cache(maxsize=65536)
def at_least(wanted: int, live: int, hand: int, unseen: int) -> float:
    """The chance that a hand of so many unseen cards holds at least so many of the live ones.

    >>> at_least(2, 1, 11, 80), at_least(1, 4, 80, 80), at_least(0, 0, 5, 80)
    (0.0, 1.0, 1.0)
    """
    if wanted <= 0:
        return 1.0
    if live < wanted or hand < wanted:
        return 0.0
    hand = min(hand, unseen)
    none = 1.0
    for i in range(live):
        none *= max(0, unseen - hand - i) / (unseen - i)
    if wanted == 1:
        return 1 - none
    one = live * hand / unseen
    for i in range(live - 1):
        one *= max(0, unseen - hand - i) / (unseen - 1 - i)
    return max(0.0, 1 - none - one)


RED_THREE_WORTH: Final = 100.0
"""A red three that lies in the pile, to whoever takes it."""


def pile_worth(sight: Sight, weights: Weights, added: int) -> float:
    """What the pile is worth to whoever takes it, with so many cards more on it."""
    pile: Sequence[int] = sight.pile
    if sight.plan.takes_part:
        pile = pile[-max(1, sight.plan.takes_top - added) :]
    wilds = sum([RANK_OF[card] in (TWO, JOKER) for card in pile])
    threes = sum([card >= sight.plan.first_bonus for card in pile])
    return (
        weights.pile_base
        + weights.pile_card * (len(pile) + added + sight.public.under)
        + weights.pile_wild * wilds
        + RED_THREE_WORTH * threes
    )
