"""What holds melds back, before the rules of melds are asked at all.

Few rulesets know any of it: `Plan.meld_bars` says whether it has to be looked at.
"""

from __future__ import annotations

from canasta.engine.errors import IllegalAction, Reason
from canasta.engine.state import RoundState


def check_melds_begun(state: RoundState) -> None:
    """Whether the turn's seat may meld at all, from the hand or with the pile (var-12).

    Raises IllegalAction.
    """
    if state.plan.meld_bars and melds_held_back(state):
        raise IllegalAction(Reason.MELDS_WAIT, turn=state.plan.melds_wait + 1)


def melds_held_back(state: RoundState) -> bool:
    """Whether nothing may be melded in this turn."""
    return state.seats[state.turn_seat].turns < state.plan.melds_wait
