"""Before the turn's cards have come: the pile, the stock, or the end of the round."""

from __future__ import annotations

from dataclasses import replace

from canasta.bots.beliefs import known_round
from canasta.bots.casual.codes import Code
from canasta.bots.casual.danger import RED_THREE_WORTH
from canasta.bots.casual.decision import Decision, Fact, Option, Reason
from canasta.bots.casual.layout import TurnCards
from canasta.bots.casual.leaving import chance_of_leaving
from canasta.bots.casual.near_hands import near_hand
from canasta.bots.casual.search import best_turn
from canasta.bots.casual.sight import Sight
from canasta.bots.casual.steps import next_action
from canasta.bots.casual.terms import canasta_terms, option_of, out_option
from canasta.bots.casual.turns import by_rank, cards_of_turn, limited
from canasta.bots.casual.valuation import Valuation
from canasta.bots.casual.weights import Weights
from canasta.bots.casual.worth import Worth
from canasta.engine.actions import Action, Draw, LayMeld, TakePile
from canasta.engine.cards import N_NATURALS, RANK_OF, rank_text
from canasta.engine.finish import can_go_out
from canasta.engine.limits import Limits
from canasta.engine.memory import NO_BATCH
from canasta.engine.round import Round
from canasta.engine.view import PlayerView


def take_or_draw(view: PlayerView, weights: Weights) -> Decision:
    """Which of the ways to begin the turn promises most."""
    legal = view.legal
    if len(legal) == 1:
        return Decision(legal[0], (Reason(Code.FORCED, 0.0),))
    sight = Sight(view)
    options = [_option(view, sight, weights, action) for action in legal]
    options.sort(key=lambda option: option.score, reverse=True)
    return Decision(options[0].action, options[0].reasons, tuple(options[1:]), options[0])


def _option(view: PlayerView, sight: Sight, weights: Weights, action: Action) -> Option:
    if isinstance(action, TakePile):
        return _taking(view, sight, weights, action)
    if isinstance(action, Draw):
        return _drawing(view, sight, weights, action)
    return _ending(view, sight, weights, action)


def _drawing(view: PlayerView, sight: Sight, weights: Weights, action: Action) -> Option:
    """The best turn with the hand as it is, unknown cards added."""
    n = view.rules.turn.draw_count
    held = TurnCards(counts=by_rank(view.hand), blanks=n, needed=sight.own.needed())
    worth = Worth(sight, weights)
    if sight.plan.wide:
        held = replace(held, limits=Limits(known_round(view)), packet=worth.foot)
    valuation = Valuation(sight, weights, worth, held, view.hand)
    found = best_turn(valuation)
    reasons: list[Reason] = [Reason(Code.DRAWN, weights.drawn * n * worth.lasts, {"cards": n})]
    if found is not None:
        reasons += option_of(valuation, action, found[1]).reasons
    if sight.plan.special_hands and not sight.own.opened:
        reasons.append(near_hand(sight, held.counts))
    score = sum([reason.points for reason in reasons])
    chance = chance_of_leaving(view, sight)
    if chance:
        out = out_option(valuation, action, None)
        gain = chance * max(0.0, out.score)
        reasons.append(Reason(Code.OUT_NEXT, gain, {"chance": round(chance, 3)}))
        score += gain
    return Option(action, score, tuple(reasons))


def _taking(view: PlayerView, sight: Sight, weights: Weights, action: TakePile) -> Option:
    """The best turn with the pile in hand; what capturing brings down counts too."""
    trial = known_round(view)
    trial.apply(action)
    if trial.is_over:
        valuation = Valuation(sight, weights, Worth(sight, weights), TurnCards(by_rank(view.hand)))
        return _made(action, [*out_option(valuation, action, None).reasons])
    _complete_opening(trial, sight, weights)
    after = sight.moved(trial)
    reasons = _capture_terms(view, sight, after, weights)
    cards = trial.seats[trial.turn_seat].cards()
    valuation = Valuation(after, weights, Worth(after, weights), _held(trial, after), cards)
    found = best_turn(valuation)
    if can_go_out(trial, waived=trial.turn.waived):
        reasons += out_option(valuation, action, None).reasons
    elif found is not None:
        reasons += option_of(valuation, action, found[1]).reasons
    return _made(action, reasons)


def _made(action: Action, reasons: list[Reason]) -> Option:
    reasons.sort(key=lambda reason: -abs(reason.points))
    return Option(action, sum([reason.points for reason in reasons]), tuple(reasons))


def _held(trial: Round, sight: Sight) -> TurnCards:
    held = cards_of_turn(tuple(trial.seats[trial.turn_seat].counts), trial.turn, sight)
    return limited(held, trial) if sight.plan.wide else held


def _complete_opening(trial: Round, sight: Sight, weights: Weights) -> None:
    """Plays the rest of an opening that a capture has begun, so that the pile joins the hand."""
    for _ in range(N_NATURALS):
        if trial.turn.batch == NO_BATCH or trial.is_over:
            return
        after = sight.moved(trial)
        cards = trial.seats[trial.turn_seat].cards()
        valuation = Valuation(after, weights, Worth(after, weights), _held(trial, after), cards)
        found = best_turn(valuation)
        action = None if found is None else next_action(trial.view(trial.turn_seat), found[1])
        if not isinstance(action, LayMeld):
            return
        trial.play(action)


def _capture_terms(view: PlayerView, sight: Sight, after: Sight, weights: Weights) -> list[Reason]:
    """What the capture brings with the opening it completes, and red threes under the top card."""
    pile = sight.plan.taken(view.public.pile)
    now, then = after.public.melds[sight.side], view.public.melds[sight.side]
    points = sum([meld.points for meld in now]) - sum([meld.points for meld in then])
    facts: dict[str, Fact] = {"cards": len(pile), "rank": rank_text(RANK_OF[pile[-1]])}
    reasons = [Reason(Code.PILE, weights.laid * points, facts)]
    threes = sum([card >= sight.plan.first_bonus for card in pile])
    if threes:
        reasons.append(Reason(Code.PILE, RED_THREE_WORTH * threes, {"red_threes": threes}))
    under = view.public.under
    if under and len(pile) == len(view.public.pile):
        reasons.append(Reason(Code.PILE, weights.drawn * under, {"under": under}))
    before = Valuation(sight, weights, Worth(sight, weights), TurnCards(by_rank(view.hand)))
    if after.own.opened and not sight.own.opened:
        reasons.append(Reason(Code.OPENING, before.opening()))
    gained = max(0, sight.own.missing) - max(0, after.own.missing)
    if gained > 0:
        # What canastas bring does not depend on their kinds where these are told apart.
        share = gained / sight.own.missing
        share *= 1.0 if after.own.missing <= 0 else 0.6
        reasons.append(Reason(Code.WAY_OUT, weights.way_out * share))
    return reasons


def _ending(view: PlayerView, sight: Sight, weights: Weights, action: Action) -> Option:
    """Leaving the pile when the stock is gone: the round ends, every hand counts."""
    valuation = Valuation(sight, weights, Worth(sight, weights), TurnCards(by_rank(view.hand)))
    points = -sum([card.points for card in view.hand])
    reason = Reason(Code.NO_STOCK, float(points), {"cards": len(view.hand)})
    return _made(action, [*canasta_terms(valuation), reason])
