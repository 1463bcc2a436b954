"""Discarding: the end of a turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from canasta.engine.cards import FIRST_WILD, RANK_OF, Card
from canasta.engine.errors import IllegalAction, Reason
from canasta.engine.events import Discarded, Event
from canasta.engine.finish import can_waive
from canasta.engine.holdings import Holding
from canasta.engine.memory import MUST, MUST_NOT, NO_BATCH, PLAY
from canasta.engine.state import RoundState


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
        card = self.card
        seat = state.seats[state.actor]
        seat.play(card)
        state.pile.append(card)
        if card >= FIRST_WILD and RANK_OF[card] in state.plan.freezer_ranks:
            state.frozen = True
        if events is not None:
            events.append(Discarded(state.actor, card))
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
        if turn.bound is MUST or turn.waived:
            raise IllegalAction(Reason.MUST_GO_OUT, left=size)
        return
    check_leave(state)
    if plan.final_discard_barred:
        raise IllegalAction(Reason.FINAL_DISCARD, policy=plan.rules.out.final_discard.value)


def check_leave(state: RoundState) -> None:
    """Whether the turn's seat has leave and canastas to go out. Raises IllegalAction."""
    if state.turn.bound is MUST_NOT:
        raise IllegalAction(Reason.PARTNER_SAID_NO)
    if not state.may_go_out():
        raise IllegalAction(Reason.NOT_ASKED)
    if not state.quotas_met():
        raise IllegalAction(
            Reason.NOT_ENOUGH_CANASTAS,
            canastas=state.side().canastas,
            needed=state.plan.quota_total,
        )


def discards_of(live: list[Holding]) -> list[Discard]:
    """One discard for each holding, none of them empty: the lowest suit held."""
    return [holding.discard or _discard_of(holding) for holding in live]


def _discard_of(holding: Holding) -> Discard:
    discard = holding.discard = Discard(holding.cards[0])
    return discard


def list_discards(state: RoundState, live: list[Holding]) -> Sequence[Discard]:
    """The discards that end the turn legally, in the order of ranks."""
    try:
        check_discard_now(state)
    except IllegalAction:
        return ()
    return discards_of(live)
