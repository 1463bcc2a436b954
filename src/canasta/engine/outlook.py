"""Quick answers to „can the turn be finished after this play?“, without playing it.

They are exact for a plain plan, where wilds are limited by number alone and any canasta will do
for going out; what they leave open (None) is played on a copy and put to `finish`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from canasta.engine import bounds
from canasta.engine.actions import LayMeld, Merge, TakePile
from canasta.engine.cards import (
    BLACK_THREE,
    FILL_2,
    FILL_3,
    FIRST_WILD,
    LAST_WILD,
    N_NATURALS,
    NATURAL_BITS,
    POINTS,
    RANK_BIT,
    RANK_UNIT,
    TWO,
    Card,
)
from canasta.engine.finish import can_finish, cards_to_keep
from canasta.engine.memory import DRAW, MUST, MUST_NOT
from canasta.engine.rules.plan import Plan
from canasta.engine.state import RoundState


def finishes(state: RoundState, play: LayMeld | TakePile | Merge) -> bool:
    """Whether the turn can be finished after a play that the rules of melds allow."""
    after = state.trial()
    play.perform(after, None)
    return can_finish(after)


_DEAREST_PAIR: Final = 2 * max(POINTS[:N_NATURALS])


def opens_after_any(plan: Plan, minimum: int, by_rank: int) -> bool | None:
    """Whether a side that has laid nothing can open in this turn after any of its starts.

    False where it cannot open at all; None where each start has to be looked at. For a plain plan
    and a hand of which two cards stay whatever is laid.
    """
    if not bounds.is_plain(plan, by_rank):
        return None
    surplus = bounds.most_points(plan, by_rank)[0] - minimum
    return surplus >= 0 if surplus < 0 or surplus >= _DEAREST_PAIR else None


class Outlook:
    """What a hand looks like before any of its plays, kept for asking about each of them."""

    __slots__ = (
        "all_safe",
        "batch",
        "bound",
        "by_rank",
        "joining",
        "keep",
        "may_open",
        "missing",
        "naturals_safe",
        "plain",
        "plan",
        "side",
        "size",
        "spare_wilds",
        "state",
        "top",
    )

    def __init__(self, state: RoundState) -> None:
        plan, turn = state.plan, state.turn
        side = state.sides[state.side_of[state.turn_seat]]
        seat = state.seats[state.turn_seat]
        self.state = state
        self.plan = plan
        self.side = side
        self.plain = (
            plan.plain
            and bounds.is_plain(plan, seat.by_rank)
            and not (turn.waived or turn.no_discard or side.twins)
        )
        self.bound = turn.bound
        self.by_rank = seat.by_rank
        self.size = seat.size
        self.batch = max(turn.batch, 0)
        self.missing = plan.quota_total - side.canastas
        # With the rest of a pile to come, fewer cards need stay.
        self.top: Card | None = None
        self.joining = 0
        self.keep = cards_to_keep(state)
        waiting: Sequence[Card] = turn.rest
        if state.phase is DRAW:
            self.top = state.pile[-1]
            waiting = plan.taken(state.pile)[:-1]
        if waiting:
            joining = [RANK_UNIT[card] for card in waiting if card < plan.off_hand]
            self.joining = sum(joining)
            self.keep -= len(joining)
        self.may_open = True
        """Whether a side that has not opened may have the points; no is certain."""
        self.naturals_safe = False
        self.spare_wilds = -1
        self.all_safe = False
        """Whether every meld that the rules allow, black threes aside, leaves a turn to finish."""
        if self.top is None:
            if not side.opened and turn.bound is not MUST:
                self._look_at_opening()
            elif self.plain and side.opened and turn.bound is MUST:
                # The turn can be finished as it stands: all naturals go down, and some wilds.
                self.naturals_safe = True
                self.spare_wilds = bounds.wilds_to_spare(plan, side, seat.by_rank)

    def _look_at_opening(self) -> None:
        """The best opening lays all it can of each rank; what takes nothing from it is safe."""
        plan, bits, by_rank = self.plan, self.side.bits, self.by_rank
        if not bounds.is_plain(plan, by_rank):
            points = bounds.points_bound(plan, by_rank)
            self.may_open = bool(bits) or self.batch + points >= self.side.minimum
            return
        side = self.side
        points, laid = bounds.most_points(plan, by_rank, bits, side.laid, side.wilds_laid)
        surplus = self.batch + points - self.side.minimum
        self.may_open = surplus >= 0
        if not self.plain or surplus < 0 or self.size - laid < self.keep:
            return
        self.naturals_safe = True
        if surplus >= _DEAREST_PAIR:
            # A play with a wild at worst leaves a pair without one, or lays a two for a joker.
            self.all_safe = True
            return
        wilds = by_rank >> 8 * TWO & 0xFFFF
        wilds = (wilds & 255) + (wilds >> 8)
        if not wilds:
            self.all_safe = True
        else:
            unmelded = NATURAL_BITS & ~bits
            pairs = (by_rank + FILL_2 & ~(by_rank + FILL_3) & unmelded).bit_count()
            room = bounds.room_for_all(plan, by_rank, bits, side.laid, side.wilds_laid)
            if pairs <= wilds <= room:
                self.spare_wilds = wilds - pairs
                self.all_safe = wilds > pairs

    def those_allowed(self, plays: list[LayMeld]) -> list[LayMeld]:
        """The melds after which the turn can be finished, of some that the rules allow."""
        if self.all_safe:
            return plays
        return [play for play in plays if self.allows(play)]

    def allows(self, play: LayMeld | TakePile) -> bool:
        """Whether a play that the rules of melds allow leaves a turn that can be finished."""
        if self.naturals_safe and self._is_safe(play.cards, play.onto):
            return True
        quick = self._quick(play.cards, play.onto) if self.plain else None
        return finishes(self.state, play) if quick is None else quick

    def _is_safe(self, cards: tuple[Card, ...], onto: int | None) -> bool:
        """Whether a play takes nothing from the best line."""
        rank = cards[0] >> 2
        if not FIRST_WILD <= cards[-1] <= LAST_WILD:
            return rank != BLACK_THREE or self.side.opened
        if onto is None and self.by_rank >> 8 * rank & 255 == 2:
            return self.spare_wilds >= 0  # a pair, with the wild it needs
        return self.spare_wilds > 0

    def _quick(self, cards: tuple[Card, ...], onto: int | None) -> bool | None:
        by_rank, points = self.by_rank, self.batch
        laid, wilds_laid = self.side.laid, self.side.wilds_laid
        for card in cards:
            by_rank -= RANK_UNIT[card]
            points += POINTS[card >> 2]
            if FIRST_WILD <= card <= LAST_WILD:
                wilds_laid += 1
            else:
                laid += RANK_UNIT[card]
        top = self.top
        rank = cards[0] >> 2 if top is None else top >> 2
        if rank == BLACK_THREE:
            return None
        bits = self.side.bits
        if onto is None:
            bits |= RANK_BIT[rank]
        if not self.side.opened:
            if top is not None:
                points += POINTS[rank]
                laid += RANK_UNIT[top]
            more, n_cards = bounds.most_points(self.plan, by_rank, bits, laid, wilds_laid)
            left = self.size - len(cards)
            return self._opens(points + more, left - n_cards, bits, by_rank)
        if self.bound is MUST:
            spare = bounds.spare_wilds(self.plan, by_rank, bits, laid, wilds_laid)
            return self._empties(spare, bits, by_rank)
        left = self.size - len(cards)
        if left >= self.keep:
            return True
        if self.bound is MUST_NOT:
            return False
        return self._leaves(cards, onto, left) if top is None else None

    def _opens(self, points: int, kept: int, bits: int, by_rank: int) -> bool | None:
        """Whether an opening can be completed after a play that leaves this hand and, when all
        that is possible is laid, comes to so many points with so many cards kept."""
        if self.bound is MUST:
            return None
        if points < self.side.minimum:
            # Only going out could help: the whole hand would have to go down.
            left = bounds.least_left(self.plan, bits, by_rank + self.joining)
            return None if left <= 1 else False
        return True if kept >= self.keep else None

    def _empties(self, spare: int, bits: int, by_rank: int) -> bool | None:
        """Whether the hand can still be emptied, with the canastas there."""
        if bounds.least_left(self.plan, bits, by_rank) + spare > 1:
            return False
        return True if self.missing <= 0 else None

    def _leaves(self, cards: tuple[Card, ...], onto: int | None, left: int) -> bool | None:
        """Whether a play that leaves at most one card goes out, or lets that card do so."""
        if self.missing <= 0:
            return True
        if self.missing > 1 or onto is None:
            return None
        size = self.plan.canasta_size
        grown = len(self.side.melds[onto].cards) + len(cards)
        if grown >= size > grown - len(cards):
            return True
        return None if left and self.side.longest >= size - 2 else False
