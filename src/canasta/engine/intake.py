"""How cards come into a hand: bonus threes among them are laid, or replaced too."""

from __future__ import annotations

from canasta.engine.cards import CARD_UNIT, FIRST_BLACK_THREE, FIRST_RED_THREE, Card
from canasta.engine.events import Event, LaidRedThree, SetAside
from canasta.engine.state import RoundState


def join_rest(state: RoundState, events: list[Event] | None) -> None:
    """The rest of a taken pile into the hand; bonus threes are laid, not replaced (Q-23)."""
    rest = state.turn.rest
    if rest:
        state.turn.rest = ()
        if state.plan.sets_aside:
            rest = _set_aside(state, rest, events)
        kept = take_in(state, state.turn_seat, rest, events, replaced=False)
        state.seats[state.turn_seat].known += sum([CARD_UNIT[card] for card in kept])


def take_in(
    state: RoundState,
    seat: int,
    cards: tuple[Card, ...],
    events: list[Event] | None,
    *,
    replaced: bool,
) -> tuple[Card, ...]:
    """Cards into a hand; bonus threes among them are laid, and replaced from the stock or not.

    Returns the cards that have come into the hand.
    """
    if not cards or max(cards) < state.plan.first_bonus:
        state.seats[seat].take_all(cards)
        return cards
    kept = tuple([card for card in cards if card < state.plan.first_bonus])
    state.seats[seat].take_all(kept)
    for card in cards:
        if card >= state.plan.first_bonus:
            lay_red_three(state, seat, card, events)
    return kept + draw_in(state, seat, len(cards) - len(kept), events) if replaced else kept


def draw_in(state: RoundState, seat: int, n: int, events: list[Event] | None) -> tuple[Card, ...]:
    """So many cards from the stock into a hand, or as many as there are; bonus threes are laid
    and replaced. Returns the cards that have come into the hand."""
    stock, hand = state.stock, state.seats[seat]
    drawn: list[Card] = []
    while len(drawn) < n and stock:
        card = stock.pop()
        if card >= state.plan.first_bonus:
            lay_red_three(state, seat, card, events)
        else:
            hand.take(card)
            drawn.append(card)
            if len(stock) < state.buried:
                # The whole table has seen the buried cards.
                hand.known += CARD_UNIT[card]
        if not stock:
            state.last_drawer = seat
    state.buried = min(state.buried, len(stock))
    return tuple(drawn)


def lay_red_three(state: RoundState, seat: int, card: Card, events: list[Event] | None) -> None:
    """A red three, or a black one laid for a bonus, onto the table (S0-RED-1, var-10.1)."""
    state.seats[seat].threes += (card,)
    if events is not None:
        events.append(LaidRedThree(seat, card))


def _set_aside(
    state: RoundState, rest: tuple[Card, ...], events: list[Event] | None
) -> tuple[Card, ...]:
    """Black threes of a taken pile, out of play to the taker's credit (var-7); returns the
    other cards."""
    threes = tuple([card for card in rest if FIRST_BLACK_THREE <= card < FIRST_RED_THREE])
    state.seats[state.turn_seat].aside += threes
    if threes and events is not None:
        events.append(SetAside(state.turn_seat, threes))
    return tuple([card for card in rest if card not in threes])
