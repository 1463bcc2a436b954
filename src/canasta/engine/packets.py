"""Cards that lie hidden until a player takes them up: packets, and what is under the upcard.

A foot waits until the hand is empty, a reserve until its player has completed a canasta. A talon
is set aside for the opener and taken up at the start of the next turn; an opener's draw comes at
once from the stock. Nobody knows a card of them before that.
"""

from __future__ import annotations

from typing import Final

from canasta.engine.events import Drew, Event, GotPacket, TookPacket, TookUnder
from canasta.engine.intake import draw_in, take_in
from canasta.engine.memory import FROM_PILE, FROM_STOCK, NO_BATCH
from canasta.engine.side import Side
from canasta.engine.state import RoundState

NOT_OPENED: Final = -1


def canastas_before(side: Side) -> int:
    """What `take_if_due` has to know of a side before cards are laid: its canastas, if it has
    opened."""
    return side.canastas if side.opened else NOT_OPENED


def take_if_due(state: RoundState, before: int, events: list[Event] | None) -> bool:
    """Whether what the turn's seat has just laid brings it a packet, which it then takes up.

    None comes while an opening is pending; what was missed is made up for when it is met.
    """
    plan, side = state.plan, state.side()
    if state.turn.batch != NO_BATCH or not side.opened:
        return False
    seat = state.seats[state.turn_seat]
    if plan.opening_draw:
        return before == NOT_OPENED and _draw_packet(state, events)
    if not seat.packet or plan.talon:
        return False
    if seat.size if plan.foot else side.canastas <= max(before, 0):
        return False
    take_packet(state, events)
    if plan.foot:
        # A player may ask before laying the first card of it.
        state.turn.laid = False
    return True


def take_under_if_due(state: RoundState, events: list[Event] | None) -> bool:
    """Whether the pile has been taken down to the upcard; its taker then has what lay under it.

    Red threes among these cards are laid, not replaced (var-4.4-S4).
    """
    if not under_waits(state) or state.turn.batch != NO_BATCH:
        return False
    under, state.under = state.under, ()
    if state.blind:
        state.arrived = True
        return True
    cards = take_in(state, state.turn_seat, under, events, replaced=False)
    if events is not None:
        events.append(TookUnder(state.turn_seat, len(cards), cards))
    return True


def under_waits(state: RoundState) -> bool:
    """Whether the cards under the upcard are about to join the hand of who took the pile."""
    return bool(state.under) and state.turn.source is FROM_PILE and not state.pile


def take_packet(state: RoundState, events: list[Event] | None) -> None:
    """The packet of the turn's seat into the hand; red threes in it are laid (var-9.3)."""
    number = state.turn_seat
    packet, state.seats[number].packet = state.seats[number].packet, ()
    replaced = state.plan.packet_three_replaced
    if state.blind:
        state.arrived = True
        return
    cards = take_in(state, number, packet, events, replaced=replaced)
    if events is not None:
        kind = state.plan.rules.deck.packet.value
        events.append(TookPacket(number, kind, len(cards), cards))


def end_turn(state: RoundState, events: list[Event] | None) -> None:
    """The turn goes to the next seat, which first takes up a packet that has become due."""
    plan = state.plan
    seat = state.seats[state.turn_seat]
    if plan.dealt_packet and not seat.packet:
        seat.played_packet = True
    n = talon_size(state)
    if n:
        seat.packet = tuple([state.stock.pop() for _ in range(n)])
        if events is not None:
            events.append(GotPacket(state.turn_seat, n))
    state.pass_turn()
    seat = state.seats[state.turn_seat]
    if seat.packet and (plan.talon or (plan.foot and not seat.size)):
        take_packet(state, events)


def bars_leaving(state: RoundState) -> bool:
    """Whether hidden cards stand in the way of going out: a packet to take up first, cards that
    an opening or a taken pile brings, or such as have come in a trial."""
    plan = state.plan
    if state.arrived or under_waits(state):
        return True
    if plan.opening_draw:
        return bool(state.stock) and not state.side().opened
    return plan.dealt_packet > 0 and bool(state.seats[state.turn_seat].packet)


def cards_to_come(state: RoundState) -> bool:
    """Whether hidden cards join the hand once a pending or unbegun opening is complete.

    A reserve counts as soon as the canasta that brings it has been laid.
    """
    plan, side = state.plan, state.side()
    if under_waits(state):
        return True
    if side.opened:
        return False
    if plan.opening_draw and state.stock:
        return True
    return plan.reserve and bool(state.seats[state.turn_seat].packet) and side.canastas > 0


def talon_size(state: RoundState) -> int:
    """Cards set aside for the turn's seat when its turn ends; 0 where it has not opened for its
    side in this turn, has taken the pile, or the turn card has been drawn (var-10.1)."""
    plan, side = state.plan, state.side()
    if not plan.talon or not side.opened or not talon_ahead(state):
        return 0
    place = sum([other.opened for other in state.sides]) - 1
    size = plan.packet_size[min(place, len(plan.packet_size) - 1)]
    # What the table has seen buried cannot lie in a packet that nobody knows.
    return min(size, len(state.stock) - state.buried)


def talon_ahead(state: RoundState, *, opens: bool = False) -> bool:
    """Whether a talon follows the opening that the turn's seat has begun, once it is complete;
    with `opens`, the one that it may yet begin."""
    turn, melds, stock = state.turn, state.side().melds, state.stock
    return (
        state.plan.talon
        and turn.source is FROM_STOCK
        and (bool(melds) or opens)
        and turn.started == (1 << len(melds)) - 1
        and len(stock) >= state.plan.turn_card
        and len(stock) > state.buried
    )


def _draw_packet(state: RoundState, events: list[Event] | None) -> bool:
    """The cards that an opener draws at once, as many as there are (var-11-mexicana)."""
    if not state.stock:
        return False
    size = state.plan.packet_size[0]
    if state.blind:
        state.arrived = True
        return True
    cards = draw_in(state, state.turn_seat, size, events)
    if events is not None:
        events.append(Drew(state.turn_seat, len(cards), cards))
    return True
