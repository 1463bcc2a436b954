"""What a seat may believe: whole rounds that agree with all it knows."""

from __future__ import annotations

from itertools import chain
from random import Random

from canasta.engine.cards import RANK_OF, RED_THREE, Card, cards_of, hand_of
from canasta.engine.round import Round
from canasta.engine.rules.plan import Plan, plan_of
from canasta.engine.view import PlayerView


def imagine(view: PlayerView, rng: Random) -> Round:
    """A round that looks to this seat exactly as its view does.

    The unseen cards are dealt at random among the other hands and the stock; every way that
    agrees with the view is equally likely. Cards seen entering a hand stay in it, buried cards
    lie at the bottom of the stock, and no hand holds a red three that would have been laid.
    """
    public = view.public
    plan = plan_of(view.rules)
    hands = [list(cards_of(known)) for known in public.known]
    hands[view.seat] = list(view.hand)
    unseen = _unseen(view, plan, hands)
    rng.shuffle(unseen)
    stock = [card for card in unseen if RANK_OF[card] == RED_THREE]
    others = [card for card in unseen if RANK_OF[card] != RED_THREE]
    room = view.stock_size - len(public.buried)
    if len(stock) > room:
        # Only the last card of the stock may be a red three and stay in hand.
        assert public.last_drawer is not None, "red threes are laid at once"
        hands[public.last_drawer] += stock[room:]
        del stock[room:]
    for hand, size in zip(hands, view.hand_sizes, strict=True):
        missing = size - len(hand)
        hand.extend(others[:missing])
        del others[:missing]
    stock += others
    rng.shuffle(stock)
    return Round.assemble(plan, public, hands, [*public.buried, *stock])


def known_round(view: PlayerView) -> Round:
    """What is certain: the table and the own hand, with nothing in other hands and the stock.

    The rest of the own turn can be tried on it; it reads nothing else.
    """
    hands = [view.hand if seat == view.seat else () for seat in range(len(view.hand_sizes))]
    return Round.assemble(plan_of(view.rules), view.public, hands, ())


def _unseen(view: PlayerView, plan: Plan, hands: list[list[Card]]) -> list[Card]:
    """The cards whose place the seat does not know, `hands` holding those it knows of."""
    public = view.public
    melded = (meld.cards for melds in public.melds for meld in melds)
    seen = chain(public.pile, public.turn.rest, public.buried, *public.threes, *melded, *hands)
    return list(cards_of(hand_of(plan.pack) - hand_of(seen)))
