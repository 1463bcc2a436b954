"""The answer to a partner who asks leave to go out."""

from __future__ import annotations

from canasta.bots.casual.codes import Code
from canasta.bots.casual.decision import Decision, Option, Reason
from canasta.bots.casual.layout import Holding
from canasta.bots.casual.search import best_turn
from canasta.bots.casual.sight import Sight
from canasta.bots.casual.turns import by_rank
from canasta.bots.casual.valuation import Valuation
from canasta.bots.casual.weights import Weights
from canasta.bots.casual.worth import Worth
from canasta.engine.actions.answer import ANSWERS
from canasta.engine.memory import Phase
from canasta.engine.view import PlayerView


def answer(view: PlayerView, weights: Weights) -> Decision:
    """No where the own hand is about to bring much and nobody else can end the round first."""
    yes, no = ANSWERS
    sight = Sight(view)
    worth = Worth(sight, weights)
    held = Holding(by_rank(view.hand), blanks=1, needed=0 if sight.own.opened else 1)
    valuation = Valuation(sight, weights, worth, held)
    points = sum([card.points for card in view.hand])
    threat = max(
        [0.0]
        + [
            0.5 if side.missing <= 0 else 0.0
            for i, side in enumerate(sight.sides)
            if i != sight.side
        ]
    )
    found = best_turn(valuation)
    gain = 0.0
    if found is not None:
        gained = valuation.gained(found[1])
        gain = gained * worth.mixed + points
    caught = Reason(Code.PARTNER_HAND, -float(points), {"cards": len(view.hand)})
    out = Reason(Code.GO_OUT, weights.go_out)
    others = sum(
        [n for seat, n in enumerate(view.hand_sizes) if sight.plan.side_of[seat] != sight.side]
    )
    hands = Reason(Code.OTHER_HANDS, weights.caught_card * others, {"cards": others})
    wait = Reason(Code.CANASTA, gain * (1 - threat), {"threat": threat})
    said_yes = Option(yes, out.points + caught.points + hands.points, (out, caught, hands))
    said_no = Option(no, wait.points + weights.go_out * 0.5, (wait,))
    options = sorted((said_yes, said_no), key=lambda option: option.score, reverse=True)
    assert view.public.phase is Phase.ANSWER
    return Decision(options[0].action, options[0].reasons, (options[1],), options[0])
