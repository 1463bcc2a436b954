"""Setting up a round from the order of the cards, and who deals first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from canasta.engine.cards import (
    CARDS,
    NATURAL_RANKS,
    RANK_OF,
    Card,
    Rank,
    Suit,
)
from canasta.engine.errors import InvalidDeck
from canasta.engine.memory import Phase
from canasta.engine.public import Public, TurnMemory
from canasta.engine.round import Round
from canasta.engine.rules.choices import DealerDraw, PartnerDraw, RematchDealer
from canasta.engine.rules.plan import Plan
from canasta.engine.rules.ruleset import Ruleset


def deal(
    plan: Plan,
    deck: Sequence[Card],
    dealer: int,
    scores: Sequence[int],
    idle: int | None = None,
    number: int = 1,
) -> Round:
    """A round dealt from `deck`, first card first, to all but who sits out. Raises InvalidDeck.

    `number` is which round of the match it is, from 1.

    Cards one at a time from the dealer's left: the hands, then in the same way the packets that
    wait beside them (var-8, var-9.1). Then the upcard and what lies under it (var-4.4-S4), then
    the bonus threes of the hands in turn from the dealer's left until nobody holds one; packets
    are not looked at (S0-DEAL-3 to S0-DEAL-8, conflict-10, Q-40).
    """
    check_deck(plan, deck)
    seating = plan.seating_of(plan.side_of, idle)
    seats = [seating.next_seat[dealer]]
    while len(seats) < plan.n_hands:
        seats.append(seating.next_seat[seats[-1]])
    n = plan.n_players
    in_hands = plan.n_hands * plan.hand_size
    dealt = in_hands + plan.n_hands * plan.dealt_packet
    hands: list[list[Card]] = [[] for _ in range(n)]
    packets: list[tuple[Card, ...]] = [()] * n
    for i, seat in enumerate(seats):
        hands[seat] = list(deck[i : in_hands : plan.n_hands])
        packets[seat] = tuple(deck[in_hands + i : dealt : plan.n_hands])
    stock = list(deck[: dealt - 1 : -1])
    pile, buried = _turn_upcard(plan, stock)
    n_under = plan.under_by_rank[RANK_OF[pile[-1]]] if pile else 0
    under = tuple([stock.pop() for _ in range(n_under)])
    threes = _lay_threes(plan, seats, hands, stock)
    first = seats[0]
    public = Public(
        scores=tuple(scores),
        dealer=dealer,
        side_of=tuple(seating.side_of),
        melds=((),) * plan.n_sides,
        opened=(False,) * plan.n_sides,
        threes=tuple(tuple(laid) for laid in threes),
        melded=(False,) * n,
        asked=(False,) * n,
        known=(0,) * n,
        pile=tuple(pile),
        buried=tuple(stock[:buried]),
        turn_seat=first,
        actor=first,
        phase=Phase.DRAW,
        turn=TurnMemory(),
        idle=idle,
        aside=((),) * n if plan.sets_aside else (),
        turns=(0,) * n if plan.counts_turns else (),
        number=number if plan.opens_by_round else 1,
    )
    return Round.assemble(plan, public, hands, stock, packets, under)


def _lay_threes(
    plan: Plan, seats: Sequence[int], hands: list[list[Card]], stock: list[Card]
) -> list[list[Card]]:
    """The bonus threes that are laid from the hands dealt, by seat, each replaced where the rules
    replace it. The first of a hand stays in it where the rules let one be kept."""
    threes: list[list[Card]] = [[] for _ in hands]
    waiting = {seat for seat in seats if max(hands[seat]) >= plan.first_bonus}
    while waiting:
        for seat in seats:
            if seat in waiting:
                found = [card for card in hands[seat] if card >= plan.first_bonus]
                kept, laid = found[: plan.keeps_three], found[plan.keeps_three :]
                hands[seat] = [card for card in hands[seat] if card < plan.first_bonus]
                hands[seat] = [*kept, *hands[seat]]
                threes[seat] += laid
                if plan.three_replaced:
                    hands[seat] += [stock.pop() for _ in laid]
                if not laid:
                    waiting.remove(seat)
    return threes


def check_deck(plan: Plan, deck: Sequence[Card]) -> None:
    """Whether these are exactly the cards of the ruleset (Q-18). Raises InvalidDeck."""
    found = Counter(deck)
    if dict(found) == plan.pack_counts:
        return
    wrong = Counter(found)
    wrong.subtract(plan.pack_counts)
    for card, difference in wrong.items():
        if difference:
            more = "too many" if difference > 0 else "missing"
            raise InvalidDeck(
                f"not the pack of {plan.rules.name}: {abs(difference)} × {card} {more}"
            )


def _turn_upcard(plan: Plan, stock: list[Card]) -> tuple[list[Card], int]:
    """The pile that turning the upcard makes, and how many cards were buried (conflict-08).

    Empty where the pile begins without a card (var-10.1).
    """
    pile: list[Card] = []
    buried = 0
    if plan.starts_empty:
        return pile, buried
    while True:
        card = stock.pop()
        rank = RANK_OF[card]
        if rank in plan.bury_ranks:
            stock.insert(0, card)
            buried += 1
            continue
        pile.append(card)
        if rank not in plan.cover_ranks:
            return pile, buried


_MARKS = [card for rank in (Rank.ACE, Rank.KING) for card in CARDS if card.rank is rank]


def draw_for_seats(rules: Ruleset, deck: Sequence[Card]) -> tuple[Card, ...]:
    """The card each player draws, in the order in which they came, from a shuffled deck.

    Jokers and a card equal to one already drawn are put back for the next (conflict-12).
    """
    drawn: list[Card] = []
    for card in deck:
        if card.rank is not Rank.JOKER and card not in drawn:
            drawn.append(card)
            if len(drawn) == rules.players:
                return tuple(drawn)
    raise InvalidDeck(f"too few different cards to draw for {rules.players} seats")


def seat_players(rules: Ruleset, deck: Sequence[Card]) -> tuple[int, ...]:
    """Which player, as numbered on arrival, sits on each seat (S0-PLAY-2, conflict-12).

    Drawn: the highest cards make the first side, and so on; else as they came.
    """
    players = range(rules.players)
    match rules.match.partner_draw:
        case PartnerDraw.GIVEN:
            return tuple(players)
        case PartnerDraw.HIGHEST:
            drawn = draw_for_seats(rules, deck)
            order = sorted(players, key=lambda player: _height(drawn[player]), reverse=True)
            seats = sorted(players, key=lambda seat: (rules.match.seating[seat], seat))
            placed = dict(zip(seats, order, strict=True))
            return tuple(placed[seat] for seat in players)


def first_dealer(rules: Ruleset, deck: Sequence[Card]) -> int:
    """The seat that deals first, decided by a shuffled deck alone (conflict-11).

    One draw serves for partners and dealer: whoever drew the highest card deals, from the seat
    that `seat_players` gives that player (S0-DEAL-1).
    """
    draw = rules.match.first_dealer
    if draw is DealerDraw.RANDOM:
        # Each seat has one card; whose comes first in the shuffle deals.
        marks = _MARKS[: rules.players]
        return marks.index(next(card for card in deck if card in marks))
    drawn = draw_for_seats(rules, deck)
    by_seat = [drawn[player] for player in seat_players(rules, deck)]
    choose = max if draw is DealerDraw.HIGHEST else min
    return by_seat.index(choose(by_seat, key=_height))


def rematch_dealer(rules: Ruleset, last_dealer: int, deck: Sequence[Card]) -> int:
    """Who deals first in another match at the same table (Q-19)."""
    match rules.match.rematch_dealer:
        case RematchDealer.CLOCKWISE:
            return (last_dealer + 1) % rules.players
        case RematchDealer.DRAW:
            return first_dealer(rules, deck)


_HEIGHTS = (Rank.TWO, Rank.BLACK_THREE, Rank.RED_THREE, *NATURAL_RANKS)


def _height(card: Card) -> tuple[int, Suit]:
    """How high a drawn card is: ace high, two low, threes alike; then spades, hearts, diamonds,
    clubs (conflict-12)."""
    assert card.suit is not None, "jokers are void"
    rank = Rank.BLACK_THREE if card.rank is Rank.RED_THREE else card.rank
    return (_HEIGHTS.index(rank), card.suit)
