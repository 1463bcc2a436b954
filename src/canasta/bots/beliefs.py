"""What a seat may believe: whole rounds that agree with all it knows."""

from __future__ import annotations

from itertools import chain
from random import Random

from canasta.engine.cards import CARDS, Card, cards_of, hand_of
from canasta.engine.round import Round
from canasta.engine.rules.plan import Plan, plan_of
from canasta.engine.view import PlayerView


def imagine(view: PlayerView, rng: Random) -> Round:
    """A round that looks to this seat exactly as its view does.

    The unseen cards are dealt at random among the other hands, the packets, the stock and the
    cards under the upcard; every way that agrees with the view is equally likely. Cards seen
    entering a hand stay in it, buried cards lie at the bottom of the stock, and no hand holds a
    three that would have been laid.
    """
    public = view.public
    plan = plan_of(view.rules)
    hands = [list(cards_of(known)) for known in public.known]
    hands[view.seat] = list(view.hand)
    unseen = _unseen(view, plan, hands)
    rng.shuffle(unseen)
    # Where no hand is: in the stock, in packets and under the upcard.
    apart = [card for card in unseen if card >= plan.first_bonus]
    others = [card for card in unseen if card < plan.first_bonus]
    room = view.stock_size - len(public.buried) + sum(public.packets) + public.under
    if plan.keeps_three:
        _keep_threes(view, plan, hands, apart, rng)
    if len(apart) > room:
        # Only the last card of the stock may be a three and stay in hand.
        assert public.last_drawer is not None, "bonus threes are laid at once"
        hands[public.last_drawer] += apart[room:]
        del apart[room:]
    for hand, size in zip(hands, view.hand_sizes, strict=True):
        missing = size - len(hand)
        hand.extend(others[:missing])
        del others[:missing]
    apart += others
    rng.shuffle(apart)
    packets = [[apart.pop() for _ in range(size)] for size in public.packets]
    under = [apart.pop() for _ in range(public.under)]
    return Round.assemble(plan, public, hands, [*public.buried, *apart], packets, under)


def _keep_threes(
    view: PlayerView, plan: Plan, hands: list[list[Card]], threes: list[Card], rng: Random
) -> None:
    """Moves some unseen threes to hands that may keep one, about as often as they would hold it.

    A side that has opened lays its own at the next chance, so its seats keep one only where the
    stock has no room for it.
    """
    public = view.public
    room = view.stock_size - len(public.buried) + sum(public.packets) + public.under
    missing = [size - len(hand) for size, hand in zip(view.hand_sizes, hands, strict=True)]
    unseen = sum(missing) + room
    keepers = [
        seat
        for seat, hand in enumerate(hands)
        if missing[seat] and not any(card >= plan.first_bonus for card in hand)
    ]
    rng.shuffle(keepers)
    keepers.sort(key=lambda seat: public.opened[public.side_of[seat]])
    for seat in keepers[:]:
        likely = rng.random() > (1 - missing[seat] / unseen) ** len(threes)
        if threes and likely and not public.opened[public.side_of[seat]]:
            hands[seat].append(threes.pop())
            keepers.remove(seat)
    for seat in keepers:
        if len(threes) > room:
            hands[seat].append(threes.pop())


def known_round(view: PlayerView) -> Round:
    """What is certain: the table and the own hand, with nothing in other hands and the stock.

    The rest of the own turn can be tried on it; it reads nothing else. What would come from a
    hidden place is counted, and does not come into the hand.
    """
    public, plan = view.public, plan_of(view.rules)
    hands = [view.hand if seat == view.seat else () for seat in range(len(view.hand_sizes))]
    if not plan.hides_cards:
        return Round.assemble(plan, public, hands, ())
    any_card = CARDS[0]
    packets = [(any_card,) * size for size in public.packets]
    stock = (any_card,) * view.stock_size
    round_ = Round.assemble(plan, public, hands, stock, packets, (any_card,) * public.under)
    round_.blind = True
    return round_


def _unseen(view: PlayerView, plan: Plan, hands: list[list[Card]]) -> list[Card]:
    """The cards whose place the seat does not know, `hands` holding those it knows of."""
    public = view.public
    melded = (meld.cards for melds in public.melds for meld in melds)
    table = chain(public.pile, public.turn.rest, *public.threes, *public.aside)
    seen = chain(table, public.buried, *melded, *hands)
    return list(cards_of(hand_of(plan.pack) - hand_of(seen)))
