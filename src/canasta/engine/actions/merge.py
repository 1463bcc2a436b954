"""Joining two melds of a side."""

from __future__ import annotations

from dataclasses import dataclass

from canasta.engine.actions.lay_meld import follow
from canasta.engine.errors import IllegalAction, Reason
from canasta.engine.events import Event, Merged
from canasta.engine.limits import Limits
from canasta.engine.melds import MeldId
from canasta.engine.memory import PLAY
from canasta.engine.packets import canastas_before
from canasta.engine.state import RoundState
from canasta.engine.steps import joins, merges


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
        if self.target >= self.source or not joins(limits, melds[self.target], melds[self.source]):
            raise IllegalAction(Reason.CANNOT_JOIN)

    def perform(self, state: RoundState, events: list[Event] | None) -> None:
        """The two become one; an opening may close; who has laid all goes out, where that was
        wanting for it."""
        before = canastas_before(state.side())
        state.merge(self.source, self.target)
        if events is not None:
            meld = state.side().melds[self.target]
            events.append(Merged(state.turn_seat, self.source, self.target, meld))
        follow(state, before, events)


def list_merges(state: RoundState) -> list[Merge]:
    """The melds that may be joined, by their ids."""
    if not state.plan.merging and not state.plan.sequence_joining:
        return []
    limits = Limits(state, out=state.may_go_out())
    return [Merge(source, target) for source, target in merges(state, limits)]
