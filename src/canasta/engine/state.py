"""The state of one round: seats, sides, pile, stock and the memory of the turn.

Mutable, slotted and private to the engine; cheap to copy, because holdings and melds are shared.
It knows how cards move, not when they may.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from canasta.engine.cards import (
    FIRST_RED_THREE,
    POINTS,
    RANK_OF,
    Card,
)
from canasta.engine.melds import BLACK_THREES, Meld, MeldId
from canasta.engine.memory import (
    DRAW,
    FREE,
    FROM_PILE,
    FROM_STOCK,
    MUST,
    NO_BATCH,
    NOT_DRAWN,
    OVER,
    RoundEnd,
    Turn,
)
from canasta.engine.opening import batch_opens, exceeds
from canasta.engine.rules.plan import Plan
from canasta.engine.rules.seating import Seating
from canasta.engine.rules.values import HandBonus
from canasta.engine.seat import Seat
from canasta.engine.side import Side


class RoundState:
    """Everything there is in one round.

    `pile` is bottom to top; `stock` is bottom to top too, so the next card to draw is its last,
    and its first `buried` cards are known to the table. The packets of the seats and the cards
    `under` the upcard are known to nobody.
    """

    __slots__ = (
        "actor",
        "arrived",
        "blind",
        "buried",
        "concealed",
        "courtesy",
        "dealer",
        "end",
        "frozen",
        "idle",
        "is_over",
        "last_drawer",
        "next_of",
        "number",
        "openings",
        "out",
        "partners",
        "phase",
        "pile",
        "plan",
        "scores",
        "seats",
        "shown",
        "side_of",
        "sides",
        "stock",
        "turn",
        "turn_seat",
        "under",
    )

    def begin(self, plan: Plan, scores: Sequence[int], dealer: int, number: int = 1) -> None:
        """Nothing dealt yet. Apart from `__init__`, so that `copy` can start from a blank."""
        self.plan = plan
        self.scores = tuple(scores)
        """Totals of the sides when the round began."""
        self.dealer = dealer
        self.number = number
        """Which round of the match it is, from 1, where openings go by that; else 1."""
        self.sit(plan.seating)
        self.seats = [Seat() for _ in range(plan.n_players)]
        self.openings = tuple([plan.opening_band(score, number) for score in self.scores])
        """What the opening needs, by the owner of the total."""
        self.sides = [Side(band.points, band.canasta) for band in self.openings]
        self.pile: list[Card] = []
        self.frozen = False
        """Whether the pile is frozen for everybody."""
        self.stock: list[Card] = []
        self.buried = 0
        self.under: tuple[Card, ...] = ()
        """Cards face down under the upcard, hidden from everybody until the pile is taken."""
        self.turn_seat = self.next_seat(dealer)
        """Whose turn it is."""
        self.actor = self.turn_seat
        """Who is to act: the turn's seat, or a partner who was asked."""
        self.phase = DRAW
        self.turn = Turn()
        self.last_drawer: int | None = None
        """Who drew the last card of the stock."""
        self.is_over = False
        """Whether the round has ended; kept beside the phase because every action asks it."""
        self.end: RoundEnd | None = None
        self.out: int | None = None
        """The seat that went out."""
        self.concealed = False
        self.shown: HandBonus | None = None
        """The special hand that ended the round, shown by `out`."""
        self.courtesy: tuple[int, ...] = ()
        """Seats that may still show a special hand in their next turn, though a partner opened."""
        self.blind = False
        """Plays are only tried: hidden cards that come into a hand are not looked at."""
        self.arrived = False
        """Whether some have come so."""

    def copy(self) -> Self:
        """An independent copy; cards, melds and the plan are shared."""
        state = type(self)()
        state.plan = self.plan
        state.scores = self.scores
        state.dealer = self.dealer
        state.number = self.number
        state.idle = self.idle
        state.side_of = self.side_of
        state.next_of = self.next_of
        state.partners = self.partners
        state.openings = self.openings
        state.seats = [seat.copy() for seat in self.seats]
        state.sides = [side.copy() for side in self.sides]
        state.pile = self.pile[:]
        state.frozen = self.frozen
        state.stock = self.stock[:]
        state.buried = self.buried
        state.under = self.under
        state.turn_seat = self.turn_seat
        state.actor = self.actor
        state.phase = self.phase
        state.turn = self.turn.copy()
        state.last_drawer = self.last_drawer
        state.is_over = self.is_over
        state.end = self.end
        state.out = self.out
        state.concealed = self.concealed
        state.shown = self.shown
        state.courtesy = self.courtesy
        state.blind = self.blind
        state.arrived = self.arrived
        return state

    def trial(self) -> Self:
        """A copy for trying plays of the acting seat, which does not know what is hidden."""
        state = self.copy()
        state.blind = True
        return state

    def sit(self, seating: Seating) -> None:
        """Who plays on which side, and after whom."""
        self.side_of, self.next_of, self.partners, self.idle = seating

    def set_minimum(self) -> None:
        """Partners whose totals differ each open by their own, the next to play first (Q-35)."""
        for seat in (self.next_of[self.turn_seat], self.turn_seat):
            band = self.openings[self.plan.side_of[seat]]
            side = self.sides[self.side_of[seat]]
            side.minimum, side.needs = band.points, band.canasta

    def next_seat(self, seat: int) -> int:
        """Who plays after a seat."""
        return self.next_of[seat]

    def partners_of(self, seat: int) -> tuple[int, ...]:
        """The other seats of a seat's side, in the order in which they play after it."""
        return self.partners[seat]

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
    def first_round(self) -> bool:
        """Whether a seat that plays has not completed a turn, where turns are counted (var-7)."""
        return any(not seat.turns for number, seat in enumerate(self.seats) if number != self.idle)

    @property
    def stock_spent(self) -> bool:
        """Whether nothing is left to draw (Q-04)."""
        return len(self.stock) < self.plan.draw_floor

    def may_go_out(self) -> bool:
        """Whether the turn's seat has leave to go out, canastas aside (conflict-33, Q-33)."""
        bound = self.turn.bound
        if bound is FREE:
            return not (self.plan.permission_due and self.partners_of(self.turn_seat))
        return bound is MUST

    def quotas_met(self) -> bool:
        """Whether the side of the turn's seat has the canastas to go out."""
        side = self.side()
        return self.plan.quotas_met(side.tally)

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
        if meld.kind is BLACK_THREES or (self.plan.wide and exceeds(meld, self.plan)):
            turn.bound = MUST
        if self.plan.bans and extra is None:
            place = len(side.melds) if onto is None else onto
            turn.played = (*turn.played, (place, cards))
        side.put(meld, onto, self.plan)
        if side.opened:
            turn.laid = turn.laid or extra is None
            return
        if turn.source is FROM_STOCK:
            turn.laid = True
        points = sum([POINTS[card >> 2] for card in cards])
        if extra is not None and self.plan.top_card_counts:
            points += POINTS[extra >> 2]
        turn.batch = max(turn.batch, 0) + points
        by_points = self.plan.opening_by_points
        if turn.batch >= side.minimum if by_points else self._batch_opens(side, turn.batch):
            side.opened = True
            turn.batch = NO_BATCH
            turn.opening = self.plan.wide

    def merge(self, source: int, target: int) -> None:
        """One meld of the turn's side into another before it (var-4.1)."""
        turn, side = self.turn, self.side()
        melds = side.melds[:]
        moved = melds.pop(source)
        joined = melds[target].grown(moved.cards)
        assert joined is not None, "a listed merge is a meld"
        melds[target] = joined
        merged = Side(side.minimum, side.needs)
        for meld in melds:
            merged.put(meld, None, self.plan)
        merged.opened = side.opened
        self.sides[self.side_of[self.turn_seat]] = merged
        fresh = turn.started >> source & 1
        if fresh != turn.started >> target & 1:
            turn.touched = True
            turn.started &= ~(1 << target)
        below = turn.started & (1 << source) - 1
        turn.started = below | turn.started >> source + 1 << source
        turn.played = tuple(
            [
                (target if place == source else place - (place > source), cards)
                for place, cards in turn.played
            ]
        )
        if self.plan.wide and exceeds(joined, self.plan):
            turn.bound = MUST
        if turn.batch != NO_BATCH and self._batch_opens(merged, turn.batch):
            merged.opened = True
            turn.batch = NO_BATCH
            turn.opening = True

    def _batch_opens(self, side: Side, points: int) -> bool:
        return batch_opens(self.plan, side, points, self.captured_meld())

    def captured_meld(self) -> Meld | None:
        """The meld with which a side that has not opened took the pile in this turn."""
        melds = self.side().melds
        return melds[0] if melds and self.turn.source is FROM_PILE else None

    def take_pile(self) -> tuple[Card, ...]:
        """The cards of the pile that are taken, out of it; the freeze is that of what stays."""
        taken = tuple(self.plan.taken(self.pile))
        del self.pile[len(self.pile) - len(taken) :]
        self.set_freeze()
        return taken

    def set_freeze(self) -> None:
        """Whether the cards in the pile freeze it for everybody (Q-22)."""
        ranks = self.plan.freezer_ranks
        self.frozen = any([RANK_OF[card] in ranks for card in self.pile])

    @property
    def seated(self) -> list[int]:
        """The seats that play in this round."""
        return [seat for seat in range(len(self.seats)) if seat != self.idle]

    @property
    def playing_sides(self) -> list[Side]:
        """The sides that somebody plays on in this round."""
        return [self.sides[number] for number in sorted(set(self.side_of))]

    def most_canastas(self) -> int:
        """How many canastas the red threes of the side of the turn's seat allow in going out
        (var-11-mexicana)."""
        members = [self.turn_seat, *self.partners_of(self.turn_seat)]
        waiting = sum([card >= FIRST_RED_THREE for card in self.turn.rest])
        return sum([len(self.seats[seat].threes) for seat in members]) + waiting

    def dead_ranks(self) -> int:
        """The ranks that the side of the turn's seat may neither start nor extend, as a mask."""
        if not self.plan.dead_own:
            return 0
        dead = 0
        for side in self.sides if self.plan.dead_all else (self.side(),):
            dead |= side.closed
        return dead

    def finish(self, end: RoundEnd) -> None:
        """The round is over."""
        self.end = end
        self.is_over = True
        self.phase = OVER

    def pass_turn(self) -> None:
        """The turn goes to the next seat."""
        turn = self.turn
        if self.plan.special_courtesy:
            self._pass_courtesy()
        if self.plan.counts_turns:
            self.seats[self.turn_seat].turns += 1
        if turn.started or turn.touched:
            self.seats[self.turn_seat].melded = True
            turn.reset()
        elif turn.asked or turn.source is FROM_PILE:
            turn.reset()
        else:
            # Drawn and discarded: nothing else to forget.
            turn.source = NOT_DRAWN
            turn.lifted = None
        self.turn_seat = self.actor = self.next_of[self.turn_seat]
        self.phase = DRAW
        if self.plan.lone_hand:
            self.set_minimum()

    def _pass_courtesy(self) -> None:
        """The partners of who opens in this turn may still show a special hand (var-10.3)."""
        seat, n_melds = self.turn_seat, len(self.side().melds)
        self.courtesy = tuple([other for other in self.courtesy if other != seat])
        # A side whose every meld was started in this turn had not opened before it.
        if n_melds and self.turn.started == (1 << n_melds) - 1:
            self.courtesy += self.partners_of(seat)
