"""The state of one round: seats, sides, pile, stock and the memory of the turn.

Mutable, slotted and private to the engine; cheap to copy, because holdings and melds are shared.
It knows how cards move, not when they may.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum, unique
from typing import Final, Self

from canasta.engine.cards import (
    CARD_UNIT,
    N_RANKS,
    POINTS,
    RANK_BIT,
    RANK_UNIT,
    RED_THREE,
    Card,
    hand_of,
)
from canasta.engine.events import Event, LaidRedThree
from canasta.engine.holdings import EMPTY_HAND, fewer, more
from canasta.engine.melds import CanastaKind, Meld, MeldId, MeldKind
from canasta.engine.rules.plan import Plan


@unique
class Phase(StrEnum):
    """What the acting seat is about to do."""

    DRAW = "draw"  # draw, take the pile or, with the stock gone, end the round
    PLAY = "play"  # ask, meld, discard
    ANSWER = "answer"  # a partner of the turn's seat answers its question
    OVER = "over"


@unique
class Source(StrEnum):
    """Where the cards of this turn came from."""

    NONE = "none"
    STOCK = "stock"
    PILE = "pile"


@unique
class Bound(StrEnum):
    """What binds the turn's seat about going out."""

    FREE = "free"
    MUST = "must"  # a partner said yes, or black threes lie on the table
    MUST_NOT = "must-not"  # a partner said no


@unique
class RoundEnd(StrEnum):
    """Why a round ended."""

    OUT = "out"
    STOCK = "stock"  # nobody could or would take the pile any more
    LAST_THREE = "last-three"  # the last draw brought nothing but red threes


DRAW: Final = Phase.DRAW
PLAY: Final = Phase.PLAY
ANSWER: Final = Phase.ANSWER
OVER: Final = Phase.OVER

NO_BATCH: Final = -1
_FIRST_RED_THREE: Final = 4 * RED_THREE


class Seat:
    """One player's cards.

    `held` has one holding for each rank; `by_rank` the number of cards of each, a byte a rank;
    `known` the cards that the table has seen enter this hand, a byte for each card number.
    """

    __slots__ = ("asked", "by_rank", "held", "known", "melded", "size", "threes")

    def __init__(self) -> None:
        self.held = EMPTY_HAND[:]
        self.by_rank = 0
        self.size = 0
        self.known = 0
        self.threes: tuple[Card, ...] = ()
        """Red threes this player has laid, in order."""
        self.melded = False
        """Whether the seat melded any card in an earlier turn of this round."""
        self.asked = False
        """Whether the seat has asked its partner in this round."""

    def copy(self) -> Seat:
        """An independent copy."""
        seat = Seat.__new__(Seat)
        seat.held = self.held[:]
        seat.by_rank = self.by_rank
        seat.size = self.size
        seat.known = self.known
        seat.threes = self.threes
        seat.melded = self.melded
        seat.asked = self.asked
        return seat

    def take(self, card: Card) -> None:
        """One card into the hand."""
        rank = card >> 2
        held = self.held
        before = held[rank]
        held[rank] = before.plus[card & 3] or more(before, card)
        self.by_rank += RANK_UNIT[card]
        self.size += 1

    def play(self, card: Card) -> None:
        """One card out of the hand, which must hold it."""
        rank = card >> 2
        held = self.held
        before = held[rank]
        held[rank] = before.minus[card & 3] or fewer(before, card)
        self.by_rank -= RANK_UNIT[card]
        self.size -= 1
        if self.known and self.known >> 8 * card & 255:
            self.known -= CARD_UNIT[card]

    def count(self, card: Card) -> int:
        """How many of this very card the hand holds."""
        return self.held[card >> 2].cards.count(card)

    def holds(self, cards: Sequence[Card]) -> bool:
        """Whether the hand holds all these cards."""
        return all(self.count(card) >= cards.count(card) for card in cards)

    @property
    def counts(self) -> bytes:
        """How many cards of each rank."""
        return self.by_rank.to_bytes(N_RANKS, "little")

    @property
    def hand(self) -> int:
        """The hand, a byte for each card number."""
        return hand_of(self.cards())

    def cards(self) -> tuple[Card, ...]:
        """The hand, by rank and suit."""
        return tuple([card for holding in self.held if holding.n for card in holding.cards])


class Side:
    """What the members of a side share: their melds and the opening.

    `id_of` holds for each rank the id of its meld plus one, `room` for each meld how many wilds it
    still takes; `open_to_wilds` is the mask of the melds that take any.
    """

    __slots__ = (
        "bits",
        "id_of",
        "longest",
        "melds",
        "minimum",
        "mixed",
        "natural",
        "open_to_wilds",
        "opened",
        "room",
        "wild",
    )

    def __init__(self, minimum: int) -> None:
        self.minimum = minimum
        """Card points its opening needs this round (S0-MIN-1)."""
        self.melds: list[Meld] = []
        self.id_of = bytes(N_RANKS)
        self.room = b""
        self.open_to_wilds = 0
        self.bits = 0
        """The ranks of its melds, as a mask."""
        self.longest = 0
        """Cards in its longest meld."""
        self.opened = False
        self.natural = 0
        self.mixed = 0
        self.wild = 0

    def copy(self) -> Side:
        """An independent copy."""
        side = Side.__new__(Side)
        side.minimum = self.minimum
        side.melds = self.melds[:]
        side.id_of = self.id_of
        side.room = self.room
        side.open_to_wilds = self.open_to_wilds
        side.bits = self.bits
        side.longest = self.longest
        side.opened = self.opened
        side.natural = self.natural
        side.mixed = self.mixed
        side.wild = self.wild
        return side

    def put(self, meld: Meld, onto: MeldId | None, plan: Plan) -> None:
        """A meld on the table: a new one, or in place of one that has grown."""
        size = len(meld.cards)
        if plan.plain_sets and meld.kind is MeldKind.SET:
            room = plan.wild_cap[2] - meld.wilds
        else:
            room = plan.takes_wilds(meld)
        if onto is None:
            if room:
                self.open_to_wilds |= 1 << len(self.melds)
            self.melds.append(meld)
            self.room += bytes((room,))
            rank = meld.rank
            if meld.kind is not MeldKind.WILD:
                self.bits |= RANK_BIT[rank]
                ids = bytearray(self.id_of)
                ids[rank] = len(self.melds)
                self.id_of = bytes(ids)
        else:
            before = self.melds[onto]
            if len(before.cards) >= plan.canasta_size:
                self._count_canasta(plan.canasta_of(before), -1)
            self.melds[onto] = meld
            if room != self.room[onto]:
                if not room or not self.room[onto]:
                    self.open_to_wilds ^= 1 << onto
                self.room = self.room[:onto] + bytes((room,)) + self.room[onto + 1 :]
        self.longest = max(self.longest, size)
        if size >= plan.canasta_size:
            self._count_canasta(plan.canasta_of(meld), 1)

    def meld_of(self, rank: int) -> MeldId | None:
        """The side's set of a rank, or its black threes."""
        i = self.id_of[rank]
        return MeldId(i - 1) if i else None

    def _count_canasta(self, kind: CanastaKind | None, by: int) -> None:
        if kind is CanastaKind.NATURAL:
            self.natural += by
        elif kind is CanastaKind.MIXED:
            self.mixed += by
        elif kind is CanastaKind.WILD:
            self.wild += by

    @property
    def canastas(self) -> int:
        """How many canastas it has."""
        return self.natural + self.mixed + self.wild


class Turn:
    """What the table remembers of the turn in progress."""

    __slots__ = (
        "asked",
        "batch",
        "bound",
        "laid",
        "no_discard",
        "rest",
        "source",
        "started",
        "touched",
        "waived",
    )

    def __init__(self) -> None:
        self.source = Source.NONE
        self.batch = NO_BATCH
        """Points of an opening still below its minimum; NO_BATCH where none is pending."""
        self.rest: tuple[Card, ...] = ()
        """Pile cards that wait beside the table until a pending opening is complete."""
        self.waived = False
        """The opening is waived: the whole hand, pile included, goes down in this turn."""
        self.bound = Bound.FREE
        self.asked = False
        self.laid = False
        """Whether cards were laid beside a capture and the opening it belongs to."""
        self.started = 0
        """The melds started in this turn, as a mask of ids."""
        self.touched = False
        """Whether cards were laid on a meld that this turn did not start."""
        self.no_discard = False
        """The last draw brought red threes alone: meld, but do not discard (Q-02)."""

    def copy(self) -> Turn:
        """An independent copy."""
        turn = Turn.__new__(Turn)
        turn.source = self.source
        turn.batch = self.batch
        turn.rest = self.rest
        turn.waived = self.waived
        turn.bound = self.bound
        turn.asked = self.asked
        turn.laid = self.laid
        turn.started = self.started
        turn.touched = self.touched
        turn.no_discard = self.no_discard
        return turn


class RoundState:
    """Everything there is in one round.

    `pile` is bottom to top; `stock` is bottom to top too, so the next card to draw is its last,
    and its first `buried` cards are known to the table.
    """

    __slots__ = (
        "actor",
        "buried",
        "concealed",
        "dealer",
        "end",
        "frozen",
        "last_drawer",
        "out",
        "phase",
        "pile",
        "plan",
        "scores",
        "seats",
        "side_of",
        "sides",
        "stock",
        "turn",
        "turn_seat",
    )

    def __init__(self, plan: Plan, scores: Sequence[int], dealer: int) -> None:
        self.plan = plan
        self.scores = tuple(scores)
        """Totals of the sides when the round began."""
        self.dealer = dealer
        self.side_of = plan.side_of
        self.seats = [Seat() for _ in range(plan.n_players)]
        self.sides = [Side(plan.opening_minimum(score)) for score in self.scores]
        self.pile: list[Card] = []
        self.frozen = False
        """Whether the pile is frozen for everybody."""
        self.stock: list[Card] = []
        self.buried = 0
        self.turn_seat = self.next_seat(dealer)
        """Whose turn it is."""
        self.actor = self.turn_seat
        """Who is to act: the turn's seat, or a partner who was asked."""
        self.phase = Phase.DRAW
        self.turn = Turn()
        self.last_drawer: int | None = None
        """Who drew the last card of the stock."""
        self.end: RoundEnd | None = None
        self.out: int | None = None
        """The seat that went out."""
        self.concealed = False

    def copy(self) -> Self:
        """An independent copy; cards, melds and the plan are shared."""
        cls = type(self)
        state = cls.__new__(cls)
        state.plan = self.plan
        state.scores = self.scores
        state.dealer = self.dealer
        state.side_of = self.side_of
        state.seats = [seat.copy() for seat in self.seats]
        state.sides = [side.copy() for side in self.sides]
        state.pile = self.pile[:]
        state.frozen = self.frozen
        state.stock = self.stock[:]
        state.buried = self.buried
        state.turn_seat = self.turn_seat
        state.actor = self.actor
        state.phase = self.phase
        state.turn = self.turn.copy()
        state.last_drawer = self.last_drawer
        state.end = self.end
        state.out = self.out
        state.concealed = self.concealed
        return state

    def next_seat(self, seat: int) -> int:
        """Who plays after a seat."""
        return self.plan.next_seat[seat]

    def partners_of(self, seat: int) -> tuple[int, ...]:
        """The other seats of a seat's side, in the order in which they play after it."""
        return self.plan.partners_of[seat]

    def side(self) -> Side:
        """The side of the turn's seat."""
        return self.sides[self.side_of[self.turn_seat]]

    def frozen_for(self, side: Side) -> bool:
        """Whether only a natural pair takes the pile for a side (S0-FRZ-1 to S0-FRZ-3)."""
        return (
            self.frozen
            or self.plan.pile_always_frozen
            or (not side.opened and self.plan.frozen_before_opening)
        )

    @property
    def stock_spent(self) -> bool:
        """Whether nothing is left to draw (Q-04)."""
        return len(self.stock) < self.plan.draw_floor

    def may_go_out(self) -> bool:
        """Whether the turn's seat has leave to go out, canastas aside (conflict-33, Q-33)."""
        bound = self.turn.bound
        if bound is Bound.FREE:
            return not (self.plan.permission_due and self.partners_of(self.turn_seat))
        return bound is Bound.MUST

    def quotas_met(self) -> bool:
        """Whether the side of the turn's seat has the canastas to go out."""
        side = self.side()
        return self.plan.quotas_met(side.natural, side.mixed, side.wild)

    def lay(self, cards: tuple[Card, ...], onto: MeldId | None, extra: Card | None = None) -> None:
        """Cards from the hand, and a captured one, onto the table.

        Keeps the opening batch: it closes as soon as its points reach the minimum, and the rest
        of a taken pile then joins the hand (S0-MIN-2, Q-30).
        """
        turn = self.turn
        side = self.sides[self.side_of[self.turn_seat]]
        seat = self.seats[self.turn_seat]
        for card in cards:
            seat.play(card)
        laid = cards if extra is None else (extra, *cards)
        if onto is None:
            meld = Meld.of(laid)
            turn.started |= 1 << len(side.melds)
        else:
            meld = side.melds[onto].grown(laid)
            if not turn.started >> onto & 1:
                turn.touched = True
        assert meld is not None, "a listed play is a meld"
        if meld.kind is MeldKind.BLACK_THREES:
            turn.bound = Bound.MUST
        side.put(meld, onto, self.plan)
        if side.opened:
            turn.laid = turn.laid or extra is None
            return
        if turn.source is Source.STOCK:
            turn.laid = True
        points = sum([POINTS[card >> 2] for card in cards])
        if extra is not None and self.plan.top_card_counts:
            points += POINTS[extra >> 2]
        turn.batch = max(turn.batch, 0) + points
        if turn.batch >= side.minimum:
            side.opened = True
            turn.batch = NO_BATCH

    def join_rest(self, events: list[Event] | None) -> None:
        """The rest of a taken pile into the hand; red threes are laid, not replaced (Q-23)."""
        rest = self.turn.rest
        if not rest:
            return
        seat = self.seats[self.turn_seat]
        if max(rest) >= _FIRST_RED_THREE:
            for card in rest:
                if card >= _FIRST_RED_THREE:
                    self.lay_red_three(self.turn_seat, card, events)
            rest = tuple([card for card in rest if card < _FIRST_RED_THREE])
        for card in rest:
            seat.take(card)
        seat.known += sum([CARD_UNIT[card] for card in rest])
        self.turn.rest = ()

    def lay_red_three(self, seat: int, card: Card, events: list[Event] | None) -> None:
        """A red three onto the table (S0-RED-1)."""
        self.seats[seat].threes += (card,)
        if events is not None:
            events.append(LaidRedThree(seat, card))

    def go_out(self) -> None:
        """The turn's seat has played its last card (S0-OUT-1); is it concealed (S0-CON-1)?"""
        self.out = self.turn_seat
        self.concealed = self._is_concealed()
        self.finish(RoundEnd.OUT)

    def finish(self, end: RoundEnd) -> None:
        """The round is over."""
        self.end = end
        self.phase = Phase.OVER

    def pass_turn(self) -> None:
        """The turn goes to the next seat."""
        turn = self.turn
        if turn.started or turn.touched:
            self.seats[self.turn_seat].melded = True
            self.turn = Turn()
        elif turn.asked or turn.source is Source.PILE:
            self.turn = Turn()
        else:
            # Drawn and discarded: nothing else to forget.
            turn.source = Source.NONE
        self.turn_seat = self.actor = self.plan.next_seat[self.turn_seat]
        self.phase = DRAW

    def _is_concealed(self) -> bool:
        turn, plan, side = self.turn, self.plan, self.side()
        if self.seats[self.turn_seat].melded:
            return False
        if turn.touched and not plan.concealed_may_add:
            return False
        if turn.source is Source.PILE and not plan.concealed_after_pile:
            return False
        started = [meld for i, meld in enumerate(side.melds) if turn.started >> i & 1]
        if plan.concealed_spoiled_by_side and len(started) < len(side.melds):
            return False
        kinds = [plan.canasta_of(meld) for meld in started]
        return plan.quotas_met(
            kinds.count(CanastaKind.NATURAL),
            kinds.count(CanastaKind.MIXED),
            kinds.count(CanastaKind.WILD),
        )
