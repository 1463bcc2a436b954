"""Whether the turn can end by going out, and the next play on the way there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from canasta.bots.beliefs import known_round
from canasta.engine.actions import LayMeld, Merge
from canasta.engine.bounds import least_left
from canasta.engine.cards import RANK_BIT, RANK_UNIT
from canasta.engine.finish import can_go_out, can_waive
from canasta.engine.melds import MeldKind
from canasta.engine.memory import NO_BATCH, Bound, Turn
from canasta.engine.round import Round
from canasta.engine.rules.plan import plan_of
from canasta.engine.view import PlayerView

_Play = TypeVar("_Play", bound=LayMeld | Merge)


def way_out(view: PlayerView, plays: Sequence[_Play]) -> _Play | None:
    """The first of these plays after which the hand can still be emptied in this turn."""
    if not plays or not _in_sight(view):
        return None
    start = known_round(view)
    if start.plan.wide and _is_settled(start.turn) and not can_go_out(start):
        return None
    seen: set[tuple[object, ...]] = set()
    for play in plays:
        if _leads_out(start, play, seen):
            return play
    return None


def _is_settled(turn: Turn) -> bool:
    """Whether all cards of the turn are known and no opening is pending."""
    return turn.batch == NO_BATCH and not turn.rest and not turn.waived


def _leads_out(start: Round, play: LayMeld | Merge, seen: set[tuple[object, ...]]) -> bool:
    """Whether the turn's seat can go out in this turn once it has made a play."""
    trial = start.copy()
    trial.apply(play)
    if trial.is_over:
        return trial.out is not None
    turn = trial.turn
    pending = turn.batch != NO_BATCH
    if can_go_out(trial, waived=turn.waived) or (pending and can_waive(trial)):
        return True
    if not turn.rest or (trial.plan.wide and len(turn.rest) > _MANY):
        return False
    # Several cards wait for the opening: what they add is known only once it is complete.
    known = (trial.seats[trial.turn_seat].cards(), frozenset(trial.side().melds))
    if known in seen:
        return False
    seen.add(known)
    plays = [action for action in trial.legal_actions() if isinstance(action, LayMeld)]
    return any(_leads_out(trial, action, seen) for action in plays)


_MANY: Final = 6
"""Cards waiting for an opening beyond which manifold melds are not tried one by one."""


def _in_sight(view: PlayerView) -> bool:
    """Whether going out is not plainly impossible: a bound that says no to most hands.

    Cards that would join the hand count as held.
    """
    public = view.public
    if public.turn.bound is Bound.MUST_NOT:
        return False
    plan = plan_of(view.rules)
    if plan.sequences:
        return True  # the bound knows of sets alone
    joining = [card for card in public.turn.rest if card < plan.off_hand]
    by_rank = sum([RANK_UNIT[card] for card in (*view.hand, *joining)])
    melds = public.melds[public.side_of[view.seat]]
    ranks = {meld.rank for meld in melds if meld.kind is not MeldKind.WILD}
    return least_left(plan, sum([RANK_BIT[rank] for rank in ranks]), by_rank) <= 1
