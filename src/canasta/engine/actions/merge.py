"""Joining two melds of a side."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

from canasta.engine.arrivals import take_hidden
from canasta.engine.errors import IllegalAction, Reason
from canasta.engine.events import Event, Merged
from canasta.engine.going_out import leave_if_empty
from canasta.engine.limits import Limits
from canasta.engine.melds import SEQUENCE, SET, Meld, MeldId
from canasta.engine.memory import PLAY
from canasta.engine.packets import canastas_before
from canasta.engine.state import RoundState


@dataclass(frozen=True, slots=True)
class Merge:
    """Make one meld of two (var-4.1): `source`, the later, joins `target`.

    Melds begun after `source` move up by one id.
    """

    source: MeldId
    target: MeldId

    def check(self, state: RoundState) -> None:
        """Raises IllegalAction where the rules forbid it."""
        if state.phase is not PLAY:
            raise IllegalAction(Reason.NOT_YOUR_PHASE, phase=state.phase.value)
        melds = state.side().melds
        for meld in (self.source, self.target):
            if not 0 <= meld < len(melds):
                raise IllegalAction(Reason.NO_SUCH_MELD, meld=meld)
        limits = Limits(state, out=state.may_go_out())
        if self.target >= self.source or not _joins(limits, melds[self.target], melds[self.source]):
            raise IllegalAction(Reason.CANNOT_JOIN)

    def perform(self, state: RoundState, events: list[Event] | None) -> None:
        """The two become one; who has laid all goes out, where that was wanting for it."""
        before = canastas_before(state.side()) if state.plan.hides_cards else 0
        state.merge(self.source, self.target)
        if events is not None:
            meld = state.side().melds[self.target]
            events.append(Merged(state.turn_seat, self.source, self.target, meld))
        if state.plan.hides_cards and take_hidden(state, before, events):
            return
        if not state.seats[state.turn_seat].size:
            leave_if_empty(state)


def list_merges(state: RoundState) -> list[Merge]:
    """The melds that may be joined, by their ids."""
    plan = state.plan
    if not plan.merging and not plan.sequence_joining:
        return []
    limits = Limits(state, out=state.may_go_out())
    return [
        Merge(MeldId(source), MeldId(target))
        for (target, first), (source, second) in combinations(enumerate(state.side().melds), 2)
        if _joins(limits, first, second)
    ]


def _joins(limits: Limits, first: Meld, second: Meld) -> bool:
    if first.kind is SEQUENCE and second.kind is SEQUENCE:
        return _meets(limits, first, second)
    if first.kind is not SET or second.kind is not SET or first.rank != second.rank:
        return False
    return limits.joins(
        first.rank, ((first.naturals, first.wilds), (second.naturals, second.wilds))
    )


def _meets(limits: Limits, first: Meld, second: Meld) -> bool:
    plan = limits.plan
    whole = first.grown(second.cards)
    return (
        plan.sequence_joining
        and whole is not None
        and whole.size <= limits.longest_sequence
        and max(first.size, second.size) < plan.canasta_size
    )
