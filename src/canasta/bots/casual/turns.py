"""The playing phase: what to lay, whether to go out, what to discard."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from canasta.bots.beliefs import known_round
from canasta.bots.casual.codes import Code
from canasta.bots.casual.decision import Decision, Option, Reason
from canasta.bots.casual.layout import Lay, TurnCards, variations
from canasta.bots.casual.near_hands import with_near_hand
from canasta.bots.casual.search import best_turn, best_way_out
from canasta.bots.casual.sight import Sight
from canasta.bots.casual.steps import next_action
from canasta.bots.casual.terms import option_of, out_option
from canasta.bots.casual.valuation import Valuation
from canasta.bots.casual.weights import Weights
from canasta.bots.casual.worth import Worth
from canasta.bots.going_out import way_out
from canasta.engine.actions import Action, Discard, LayMeld, Merge
from canasta.engine.actions.ask_partner import ASK_PARTNER
from canasta.engine.bans import Bans
from canasta.engine.cards import N_RANKS, POINTS, RANK_OF, RANK_UNIT, Card
from canasta.engine.limits import Limits
from canasta.engine.memory import NO_BATCH, Bound, Turn
from canasta.engine.public import TurnMemory
from canasta.engine.round import Round
from canasta.engine.rules.choices import Permission
from canasta.engine.view import PlayerView


def by_rank(cards: Sequence[Card]) -> tuple[int, ...]:
    """Cards counted by rank."""
    return tuple(sum([RANK_UNIT[card] for card in cards]).to_bytes(N_RANKS, "little"))


def finish_turn(view: PlayerView, weights: Weights) -> Decision:
    """How to play on after the cards of the turn have come."""
    sight = Sight(view)
    worth = Worth(sight, weights)
    melds = [action for action in view.legal if isinstance(action, LayMeld)]
    leaving = way_out(view, sorted(melds, key=_early, reverse=True))
    last = len(view.hand) == 1 and any(isinstance(act, Discard) for act in view.legal)
    asks = ASK_PARTNER in view.legal and view.rules.out.permission is Permission.REQUIRED
    goes_out = leaving is not None or last
    start = known_round(view) if sight.plan.wide else None
    held = cards_of_turn(by_rank(view.hand), view.public.turn, sight, goes_out=goes_out)
    if start is not None:
        held = limited(held, start)
    valuation = Valuation(sight, weights, worth, held, view.hand)
    joined = best_merge(view, valuation)
    if joined is not None:
        return joined
    options: list[Option] = []
    if asks:
        options.append(out_option(valuation, ASK_PARTNER, None))
    elif goes_out:
        options += _ways_out(view, valuation, leaving)
    if not (view.public.turn.bound is Bound.MUST or view.public.turn.waived):
        options += _ways_on(view, valuation)
        options += _wild_canastas(view, valuation)
        if sight.plan.special_hands and not sight.own.opened and not held.pending:
            options = [with_near_hand(option, valuation) for option in options]
    options.sort(key=lambda option: option.score, reverse=True)
    if not options:
        return Decision(_anything(view), (Reason(Code.FORCED, 0.0),))
    chosen = options[0]
    return Decision(chosen.action, chosen.reasons, tuple(options[1:]), chosen)


def cards_of_turn(
    counts: tuple[int, ...], turn: Turn | TurnMemory, sight: Sight, *, goes_out: bool = False
) -> TurnCards:
    """What the turn is planned from, after its cards have come; `counts` is the hand by rank."""
    return TurnCards(
        counts=counts,
        waiting=by_rank([card for card in turn.rest if card < sight.plan.off_hand]),
        needed=sight.own.needed(turn.batch),
        pending=turn.batch != NO_BATCH,
        goes_out=goes_out,
        discards=not turn.no_discard,
    )


def limited(held: TurnCards, start: Round) -> TurnCards:
    """The same with the limits, bans and packets that only some rules know."""
    seat = start.seats[start.turn_seat]
    return replace(
        held,
        limits=Limits(start),
        barred=Bans(start).mask if start.plan.bans else 0,
        packet=start.plan.foot and bool(seat.packet),
    )


def best_merge(view: PlayerView, valuation: Valuation) -> Decision | None:
    """Making one meld of two where that is worth more."""
    best: tuple[float, Merge] | None = None
    melds = view.public.melds[valuation.sight.side]
    for play in view.legal:
        if not isinstance(play, Merge):
            continue
        first, second = melds[play.target], melds[play.source]
        kept = valuation.held.counts[first.rank]
        naturals, wilds = first.naturals + second.naturals, first.wilds + second.wilds
        parts = (first.naturals, first.wilds), (second.naturals, second.wilds)
        gain = valuation.worth.meld(first.rank, naturals, wilds, kept)
        gain -= sum([valuation.worth.meld(first.rank, n, w, kept) for n, w in parts])
        if gain > 0 and (best is None or gain > best[0]):
            best = gain, play
    if best is None:
        return None
    return Decision(best[1], (Reason(Code.JOINED, best[0]),))


def _ways_out(view: PlayerView, valuation: Valuation, leaving: LayMeld | None) -> list[Option]:
    """Going out: by the best layout found, else by the play that is known to lead there."""
    found = best_way_out(valuation)
    if found is not None:
        action = next_action(view, found[1])
        if action is not None:
            return [out_option(valuation, action, found[1])]
    if leaving is not None:
        return [out_option(valuation, leaving, None)]
    return [out_option(valuation, act, None) for act in view.legal if isinstance(act, Discard)][:1]


def _ways_on(view: PlayerView, valuation: Valuation) -> list[Option]:
    """The best turn that goes on, and the same with other discards."""
    found = best_turn(valuation)
    if found is None and valuation.held.barred:
        # Where nothing but banned cards is left, the ban yields.
        valuation = valuation.with_bans(0)
        found = best_turn(valuation)
    if found is None:
        return []
    options = []
    first: dict[tuple[Lay, ...], Action | None] = {}
    for layout in variations(found[1], valuation.arranged(found[1].runs).held):
        if layout.is_idle or layout.lays not in first:
            first[layout.lays] = next_action(view, layout)
        action = first[layout.lays]
        if action is not None:
            options.append(option_of(valuation, action, layout))
    return options


def _wild_canastas(view: PlayerView, valuation: Valuation) -> list[Option]:
    """Laying a whole canasta of wilds, where the rules know it, and the best turn after it."""
    options = []
    bonus = float(view.rules.scoring.wild_bonus)
    for play in view.legal:
        if not isinstance(play, LayMeld) or play.onto is not None or not play.cards[0].is_wild:
            continue
        if valuation.plan.growing_wild_melds:
            return []
        counts = [n - used for n, used in zip(by_rank(view.hand), by_rank(play.cards), strict=True)]
        rest = valuation.with_hand(counts)
        found = best_turn(rest)
        points = valuation.weights.laid * sum([card.points for card in play.cards])
        reasons = [Reason(Code.CANASTA, bonus), Reason(Code.LAID, points)]
        if found is not None:
            reasons += option_of(rest, play, found[1]).reasons
        score = sum([reason.points for reason in reasons])
        options.append(Option(play, score, tuple(reasons)))
    return options


def _early(play: LayMeld) -> tuple[int, int]:
    return (-sum([card.is_wild for card in play.cards]), len(play.cards))


def _anything(view: PlayerView) -> Action:
    """A play where no plan was found: the most points down, else the cheapest discard."""
    melds = [act for act in view.legal if isinstance(act, LayMeld)]
    discards = [act for act in view.legal if isinstance(act, Discard)]
    if discards:
        return min(discards, key=lambda act: (act.card.is_wild, POINTS[RANK_OF[act.card]]))
    if melds:
        return max(melds, key=lambda act: sum([card.points for card in act.cards]))
    return view.legal[0]
