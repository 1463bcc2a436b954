"""What holds melds back, before the rules of melds are asked at all.

Few rulesets know any of it: `Plan.meld_bars` says whether it has to be looked at.
"""

from __future__ import annotations

from canasta.engine.errors import IllegalAction, Reason
from canasta.engine.state import RoundState


def check_melds_begun(state: RoundState) -> None:
    """Whether the turn's seat may meld at all, from the hand or with the pile.

    Not before the turn that the rules name (var-12), nor while it keeps a bonus three: what
    replaces that is unknown, and so it is laid before an opening is planned (var-10.1). Raises
    IllegalAction.
    """
    if not state.plan.meld_bars:
        return
    if _too_early(state):
        raise IllegalAction(Reason.MELDS_WAIT, turn=state.plan.melds_wait + 1)
    if holds_three(state):
        raise IllegalAction(Reason.THREE_HELD)


def melds_held_back(state: RoundState) -> bool:
    """Whether nothing may be melded as things stand."""
    return _too_early(state) or holds_three(state)


def holds_three(state: RoundState) -> bool:
    """Whether the turn's seat keeps a bonus three in hand, where the rules let it (var-10.1)."""
    plan = state.plan
    return plan.keeps_three and plan.first_bonus <= state.seats[state.turn_seat].highest()


def three_is_due(state: RoundState) -> bool:
    """Whether it must be laid before the turn begins, as its side has opened meanwhile."""
    return holds_three(state) and state.side().opened


def _too_early(state: RoundState) -> bool:
    return state.seats[state.turn_seat].turns < state.plan.melds_wait
