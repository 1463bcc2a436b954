"""The casual bot: what it decides, and why."""

from __future__ import annotations

from canasta.bots.casual.answers import answer
from canasta.bots.casual.codes import Code
from canasta.bots.casual.decision import Decision, Reason
from canasta.bots.casual.taking import take_or_draw
from canasta.bots.casual.turns import finish_turn
from canasta.bots.casual.weights import Weights, weights_for
from canasta.engine.actions import Action, ShowHand
from canasta.engine.actions.lay_three import LAY_THREE
from canasta.engine.memory import Phase
from canasta.engine.view import PlayerView


class CasualBot:
    """Weighs each way to finish its turn by a sum of terms, and plays the best.

    It keeps nothing between its decisions and leaves nothing to chance: all it knows is in the
    view, so the same view gives the same play, whatever the seed and whatever came before.
    """

    __slots__ = ("_weights",)

    def __init__(self, seed: int | str = 0, weights: Weights | None = None) -> None:
        self._weights = weights

    def choose(self, view: PlayerView) -> Action:
        """The best play found."""
        return self.decide(view).action

    def decide(self, view: PlayerView) -> Decision:
        """The best play found, its reasons, and what else was weighed."""
        if len(view.legal) == 1:
            return Decision(view.legal[0], (Reason(Code.FORCED, 0.0),))
        show = view.legal[0]
        if isinstance(show, ShowHand):
            points = dict((b.hand, b.points) for b in view.rules.scoring.special_hands)[show.hand]
            return Decision(show, (Reason(Code.SPECIAL_HAND, points),))
        if LAY_THREE in view.legal:
            return Decision(LAY_THREE, (Reason(Code.BONUS_THREE, 0.0),))
        weights = self._weights or weights_for(view.rules)
        if view.public.phase is Phase.DRAW:
            return take_or_draw(view, weights)
        if view.public.phase is Phase.ANSWER:
            return answer(view, weights)
        return finish_turn(view, weights)
