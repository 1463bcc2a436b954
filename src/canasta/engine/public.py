"""All that the table has seen of a round, as frozen values."""

from __future__ import annotations

from dataclasses import dataclass, fields
from operator import attrgetter

from canasta.engine.cards import Card
from canasta.engine.melds import Meld
from canasta.engine.memory import NO_BATCH, Bound, Phase, RoundEnd, Source, Turn
from canasta.engine.rules.values import HandBonus
from canasta.engine.state import RoundState


@dataclass(frozen=True, slots=True)
class TurnMemory:
    """The turn in progress; fields as in `state.Turn`."""

    source: Source = Source.NONE
    batch: int = NO_BATCH
    rest: tuple[Card, ...] = ()
    waived: bool = False
    bound: Bound = Bound.FREE
    asked: bool = False
    laid: bool = False
    started: int = 0
    touched: bool = False
    no_discard: bool = False
    opening: bool = False
    played: tuple[tuple[int, tuple[Card, ...]], ...] = ()


@dataclass(frozen=True, slots=True)
class Public:
    """What everybody knows. Tuples run over seats or over sides, as named."""

    scores: tuple[int, ...]
    """Totals when the round began, by side; a player's own where sides form in mid-round."""
    dealer: int
    side_of: tuple[int, ...]
    """The side each seat plays on, by seat; it may change in mid-round (Q-35)."""
    melds: tuple[tuple[Meld, ...], ...]
    """By side, in the order of their ids."""
    opened: tuple[bool, ...]
    """By side."""
    threes: tuple[tuple[Card, ...], ...]
    """Bonus threes laid, by seat."""
    melded: tuple[bool, ...]
    """Who melded in an earlier turn, by seat."""
    asked: tuple[bool, ...]
    """Who has asked in this round, by seat."""
    known: tuple[int, ...]
    """By seat: the cards the table saw enter this hand and not leave it, a byte for each card
    number (`cards_of` lists them)."""
    pile: tuple[Card, ...]
    """Bottom to top."""
    buried: tuple[Card, ...]
    """The cards known to lie at the bottom of the stock, lowest first."""
    turn_seat: int
    actor: int
    phase: Phase
    turn: TurnMemory
    last_drawer: int | None = None
    end: RoundEnd | None = None
    out: int | None = None
    concealed: bool = False
    idle: int | None = None
    """Who sits out this round."""
    shown: HandBonus | None = None
    """The special hand that ended the round, shown by `out`."""
    courtesy: tuple[int, ...] = ()
    """Seats that may still show a special hand in their next turn, though a partner opened."""
    packets: tuple[int, ...] = ()
    """Cards in the second packet of each seat, by seat; nobody knows which. Empty: none."""
    played_packet: tuple[bool, ...] = ()
    """Who has played from a packet, by seat. Empty: nobody."""
    under: int = 0
    """Cards face down under the upcard; nobody knows which."""
    aside: tuple[tuple[Card, ...], ...] = ()
    """Black threes set aside from taken piles, by seat; empty where nobody can have any."""
    turns: tuple[int, ...] = ()
    """Turns completed, by seat; none given where the rules do not count them, or where all that
    waits for a turn is past."""
    number: int = 1
    """Which round of the match it is, from 1, where openings go by that; else 1."""


def public_of(state: RoundState) -> Public:
    """The public part of a round."""
    seats = state.seats
    return Public(
        scores=state.scores,
        dealer=state.dealer,
        side_of=tuple(state.side_of),
        melds=tuple([tuple(side.melds) for side in state.sides]),
        opened=tuple([side.opened for side in state.sides]),
        threes=tuple([seat.threes for seat in seats]),
        melded=tuple([seat.melded for seat in seats]),
        asked=tuple([seat.asked for seat in seats]),
        known=tuple([seat.known for seat in seats]),
        pile=tuple(state.pile),
        buried=tuple(state.stock[: state.buried]),
        turn_seat=state.turn_seat,
        actor=state.actor,
        phase=state.phase,
        turn=TurnMemory(*_remembered(state.turn)),
        last_drawer=state.last_drawer,
        end=state.end,
        out=state.out,
        concealed=state.concealed,
        idle=state.idle,
        shown=state.shown,
        courtesy=state.courtesy,
        packets=tuple([len(seat.packet) for seat in seats]),
        played_packet=tuple([seat.played_packet for seat in seats]),
        under=len(state.under),
        aside=tuple([seat.aside for seat in seats]),
        turns=tuple([seat.turns for seat in seats]) if state.plan.counts_turns else (),
        number=state.number,
    )


def turn_of(memory: TurnMemory) -> Turn:
    """The mutable turn that a memory describes."""
    turn = Turn()
    for name in _REMEMBERED:
        setattr(turn, name, getattr(memory, name))
    return turn


_REMEMBERED = tuple(field.name for field in fields(TurnMemory))
_remembered = attrgetter(*_REMEMBERED)
