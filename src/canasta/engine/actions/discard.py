"""Discarding: the end of a turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from canasta.engine.bans import Bans, ban_on
from canasta.engine.cards import FIRST_WILD, RANK_BIT, RANK_OF, Card, rank_text
from canasta.engine.errors import IllegalAction, Reason
from canasta.engine.events import Discarded, Event
from canasta.engine.finish import (
    ban_yields,
    can_waive,
    is_unfinished,
    partners_played,
)
from canasta.engine.going_out import go_out
from canasta.engine.holdings import Holding
from canasta.engine.melds import WILDS
from canasta.engine.memory import MUST, MUST_NOT, NO_BATCH, PLAY
from canasta.engine.packets import bars_leaving, end_turn, talon_size
from canasta.engine.rules.choices import OutCondition, QuotaKind
from canasta.engine.state import RoundState
from canasta.engine.tally import n_of


@dataclass(frozen=True, slots=True)
class Discard:
    """Put one card from the hand on the pile (S0-TURN-5)."""

    card: Card

    def check(self, state: RoundState) -> None:
        """Raises IllegalAction where the rules forbid it."""
        check_discard_now(state)
        if not state.seats[state.actor].count(self.card):
            raise IllegalAction(Reason.NOT_IN_HAND, card=str(self.card))
        if state.plan.keeps_three and self.card >= state.plan.first_bonus:
            raise IllegalAction(Reason.THREE_HELD)
        if state.plan.wide and not RANK_BIT[RANK_OF[self.card]] & discardable(state):
            ban = ban_on(state, RANK_OF[self.card], out=_goes_out(state))
            raise IllegalAction(Reason.DISCARD_BANNED, card=str(self.card), ban=ban)

    def perform(self, state: RoundState, events: list[Event] | None) -> None:
        """The card goes on the pile; a wild freezes it (S2-FRZ-1)."""
        card = self.card
        seat = state.seats[state.actor]
        leaves = seat.size == 1 and not waits_for_packet(state)
        seat.play(card)
        state.pile.append(card)
        if card >= FIRST_WILD and RANK_OF[card] in state.plan.freezer_ranks:
            state.frozen = True
        if events is not None:
            events.append(Discarded(state.actor, card))
        if leaves:
            go_out(state)
        elif state.plan.packets:
            end_turn(state, events)
        else:
            state.pass_turn()


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
    if size > 1 or waits_for_packet(state):
        if turn.bound is MUST or turn.waived:
            raise IllegalAction(Reason.MUST_GO_OUT, left=size)
        return
    check_leave(state)
    if plan.final_discard_barred:
        raise IllegalAction(Reason.FINAL_DISCARD, policy=plan.rules.out.final_discard.value)


def discardable(state: RoundState) -> int:
    """The ranks of the hand that may be discarded now, as a mask."""
    seat = state.seats[state.actor]
    bans = Bans(state)
    if _goes_out(state):
        return ~bans.out_mask
    return ~bans.threes if ban_yields(state) else bans.free_ranks(seat.by_rank)


def _goes_out(state: RoundState) -> bool:
    """Whether a discard now is the last one."""
    return state.seats[state.actor].size == 1 and not waits_for_packet(state)


def waits_for_packet(state: RoundState) -> bool:
    """Whether the turn's seat, once its last card is discarded, has a packet to come and so does
    not go out."""
    plan = state.plan
    if not plan.packets:
        return False
    if plan.foot:
        return bool(state.seats[state.turn_seat].packet)
    if not talon_size(state):
        return False
    try:
        check_leave(state)
    except IllegalAction:
        return True
    return False


def check_leave(state: RoundState) -> None:
    """Whether the turn's seat has leave and canastas to go out. Raises IllegalAction."""
    if state.turn.bound is MUST_NOT:
        raise IllegalAction(Reason.PARTNER_SAID_NO)
    if not state.may_go_out():
        raise IllegalAction(Reason.NOT_ASKED)
    if state.plan.hides_cards and bars_leaving(state):
        raise IllegalAction(Reason.PACKET_NOT_TAKEN)
    check_conditions(state)
    if not state.quotas_met():
        raise _too_few_canastas(state)


def _too_few_canastas(state: RoundState) -> IllegalAction:
    """The first quota of a kind that is not met; where each is met alone, all together."""
    plan, tally = state.plan, state.side().tally
    for quota in plan.quotas:
        there = n_of(tally, quota.kind)
        if quota.kind is not QuotaKind.ANY and there < quota.count:
            return IllegalAction(
                Reason.NOT_ENOUGH_CANASTAS,
                canastas=there,
                needed=quota.count,
                kind=quota.kind.value,
            )
    return IllegalAction(
        Reason.NOT_ENOUGH_CANASTAS,
        canastas=state.side().canastas,
        needed=plan.quota_total,
        kind=QuotaKind.ANY.value,
    )


def check_conditions(state: RoundState) -> None:
    """Whether what going out needs beside canastas is there. Raises IllegalAction."""
    side = state.side()
    for condition in state.plan.out_conditions:
        match condition:
            case OutCondition.PARTNER_PLAYED_FOOT:
                if not partners_played(state):
                    raise IllegalAction(Reason.PARTNER_NOT_IN_FOOT)
            case OutCondition.NOTHING_UNFINISHED:
                for meld in side.melds:
                    if is_unfinished(state.plan, meld):
                        name = "wild" if meld.kind is WILDS else rank_text(meld.rank)
                        raise IllegalAction(Reason.MELD_UNFINISHED, rank=name)
            case OutCondition.RED_THREES_MATCH:
                threes = state.most_canastas()
                if threes < side.canastas:
                    raise IllegalAction(
                        Reason.TOO_FEW_RED_THREES, threes=threes, canastas=side.canastas
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
    if state.plan.wide:
        return wide_discards(state, live)
    return discards_of(live)


def wide_discards(state: RoundState, live: list[Holding]) -> list[Discard]:
    """The discards that no ban forbids; each kind of card where suits matter."""
    free = discardable(state)
    allowed = [holding for holding in live if RANK_BIT[holding.rank] & free]
    if not state.plan.sequences:
        return discards_of(allowed)
    return [Discard(card) for holding in allowed for card in dict.fromkeys(holding.cards)]
