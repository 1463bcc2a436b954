"""Discarding: the end of a turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from canasta.engine.cards import CARDS, N_CARD_NUMBERS, RANK_OF, Card
from canasta.engine.errors import IllegalAction, Reason
from canasta.engine.events import Discarded, Event
from canasta.engine.finish import can_waive
from canasta.engine.state import NO_BATCH, PLAY, Bound, RoundState


@dataclass(frozen=True, slots=True)
class Discard:
    """Put one card from the hand on the pile (S0-TURN-5)."""

    card: Card

    def check(self, state: RoundState) -> None:
        """Raises IllegalAction where the rules forbid it."""
        check_discard_now(state)
        if not state.seats[state.actor].count(self.card):
            raise IllegalAction(Reason.NOT_IN_HAND, card=str(self.card))

    def perform(self, state: RoundState, events: list[Event] | None) -> None:
        """The card goes on the pile; a wild freezes it (S2-FRZ-1)."""
        seat = state.seats[state.actor]
        seat.play(self.card)
        state.pile.append(self.card)
        if RANK_OF[self.card] in state.plan.freezer_ranks:
            state.frozen = True
        if events is not None:
            events.append(Discarded(state.actor, self.card))
        if seat.size:
            state.pass_turn()
        else:
            state.go_out()


def check_discard_now(state: RoundState) -> None:
    """Whether the turn may end by a discard, whichever card. Raises IllegalAction.

    The last card of a hand is discarded only in going out (Q-08).
    """
    plan, turn = state.plan, state.turn
    if state.phase is not PLAY:
        raise IllegalAction(Reason.NOT_YOUR_PHASE, phase=state.phase.value)
    if turn.no_discard:
        raise IllegalAction(Reason.NO_DISCARD_DUE)
    size = state.seats[state.actor].size
    waived = False
    if turn.batch != NO_BATCH:
        waived = size == 1 and (turn.waived or can_waive(state))
        if not waived:
            raise IllegalAction(
                Reason.OPENING_PENDING, points=turn.batch, minimum=state.side().minimum
            )
    if size > 1:
        if turn.bound is Bound.MUST or turn.waived:
            raise IllegalAction(Reason.PARTNER_SAID_YES, left=size)
        return
    check_leave(state)
    if plan.final_discard_barred:
        raise IllegalAction(Reason.FINAL_DISCARD, policy=plan.rules.out.final_discard.value)


def check_leave(state: RoundState) -> None:
    """Whether the turn's seat has leave and canastas to go out. Raises IllegalAction."""
    if state.turn.bound is Bound.MUST_NOT:
        raise IllegalAction(Reason.PARTNER_SAID_NO)
    if not state.may_go_out():
        raise IllegalAction(Reason.NOT_ASKED)
    if not state.quotas_met():
        raise IllegalAction(
            Reason.NOT_ENOUGH_CANASTAS,
            canastas=state.side().canastas,
            needed=state.plan.quota_total,
        )


# The discards of a hand are put together from ready-made tuples for four ranks each: sixteen
# card numbers, of which each rank shows its lowest suit.
_GROUP: Final = 128
_HELD: Final = sum(0x80 << 8 * number for number in range(N_CARD_NUMBERS))
_FILL: Final = sum(0x7F << 8 * number for number in range(N_CARD_NUMBERS))
_GROUP_MASK: Final = (1 << _GROUP) - 1
_GROUP_LIMIT: Final = 60_000
_groups: tuple[dict[int, tuple[Discard, ...]], ...] = ({}, {}, {}, {})


def discards_of(hand: int) -> tuple[Discard, ...]:
    """One discard a rank, in the order of ranks, by the lowest suit held."""
    held = hand + _FILL & _HELD
    low, mid, high, top = _groups
    first = held & _GROUP_MASK
    second = held >> _GROUP & _GROUP_MASK
    third = held >> 2 * _GROUP & _GROUP_MASK
    fourth = held >> 3 * _GROUP
    try:
        return low[first] + mid[second] + high[third] + top[fourth]
    except KeyError:
        for i, key in enumerate((first, second, third, fourth)):
            _add_group(i, key)
        return discards_of(hand)


def _add_group(i: int, held: int) -> None:
    group = _groups[i]
    if held not in group:
        if len(group) >= _GROUP_LIMIT:
            group.clear()
        lowest: dict[int, Discard] = {}
        for card in CARDS:
            if held << i * _GROUP >> 8 * card & 0x80:
                lowest.setdefault(RANK_OF[card], _DISCARDS[card])
        group[held] = tuple(lowest.values())


_DISCARDS: Final = {card: Discard(card) for card in CARDS}


def list_discards(state: RoundState) -> tuple[Discard, ...]:
    """The discards that end the turn legally."""
    try:
        check_discard_now(state)
    except IllegalAction:
        return ()
    return discards_of(state.seats[state.actor].hand)
