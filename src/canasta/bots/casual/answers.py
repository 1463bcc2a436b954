"""The answer to a partner who asks leave to go out."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from canasta.bots.beliefs import known_round
from canasta.bots.casual.codes import Code
from canasta.bots.casual.decision import Decision, Option, Reason
from canasta.bots.casual.layout import TurnCards
from canasta.bots.casual.search import best_turn
from canasta.bots.casual.sight import Sight
from canasta.bots.casual.turns import by_rank
from canasta.bots.casual.valuation import Valuation
from canasta.bots.casual.weights import Weights
from canasta.bots.casual.worth import Worth
from canasta.engine.actions import Action
from canasta.engine.actions.answer import ANSWERS
from canasta.engine.limits import Limits
from canasta.engine.view import PlayerView

_LATER: Final = 0.5
"""How likely the side can still go out after a no, beside others who cannot yet."""


def answer(view: PlayerView, weights: Weights) -> Decision:
    """No where the own hand is about to bring much and nobody else can end the round first."""
    yes, no = ANSWERS
    sight = Sight(view)
    options = [
        _option(yes, _terms_of_yes(view, sight, weights)),
        _option(no, _terms_of_no(view, sight, weights)),
    ]
    options.sort(key=lambda option: option.score, reverse=True)
    return Decision(options[0].action, options[0].reasons, (options[1],), options[0])


def _option(action: Action, reasons: list[Reason]) -> Option:
    return Option(action, sum([reason.points for reason in reasons]), tuple(reasons))


def _terms_of_yes(view: PlayerView, sight: Sight, weights: Weights) -> list[Reason]:
    side_of = sight.side_of
    others = sum([n for seat, n in enumerate(view.hand_sizes) if side_of[seat] != sight.side])
    points = sum([card.points for card in view.hand])
    return [
        Reason(Code.GO_OUT, weights.go_out),
        Reason(Code.PARTNER_HAND, -float(points), {"cards": len(view.hand)}),
        Reason(Code.OTHER_HANDS, weights.caught_card * others, {"cards": others}),
    ]


def _terms_of_no(view: PlayerView, sight: Sight, weights: Weights) -> list[Reason]:
    """The canastas and points of the next turn, unless others end the round before it."""
    held = TurnCards(
        by_rank(view.hand),
        blanks=view.rules.turn.draw_count,
        needed=sight.own.needed(),
    )
    if sight.plan.wide:
        held = replace(held, limits=Limits(known_round(view)))
    valuation = Valuation(sight, weights, Worth(sight, weights), held, view.hand)
    found = best_turn(valuation)
    gained = 0 if found is None else valuation.n_gained(valuation.gained(found[1]))
    points = sum([card.points for card in view.hand])
    others = [side for i, side in enumerate(sight.sides) if i != sight.side]
    stays = _LATER if any(side.missing <= 0 for side in others) else 1.0
    brings = stays * (gained * view.rules.scoring.mixed_bonus + points)
    return [
        Reason(Code.CANASTA, brings, {"canastas": gained, "points": points}),
        Reason(Code.OUT_NEXT, _LATER * weights.go_out, {"chance": _LATER}),
    ]
