"""What a seat knows of a round, as counts by rank."""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass
from itertools import chain
from typing import Final, NamedTuple

from canasta.engine.cards import (
    FIRST_WILD,
    JOKER,
    N_CARD_NUMBERS,
    N_NATURALS,
    N_RANKS,
    RANK_OF,
    RANK_UNIT,
    TWO,
    Card,
    hand_of,
)
from canasta.engine.melds import SEQUENCE, SET, WILDS, Meld, MeldId
from canasta.engine.public import public_of
from canasta.engine.round import Round
from canasta.engine.rules.choices import OpeningCanasta
from canasta.engine.rules.plan import Plan, plan_of
from canasta.engine.tally import canasta_unit, n_canastas
from canasta.engine.view import PlayerView


class SetSeen(NamedTuple):
    """A set on the table: its id, its naturals and its wilds."""

    meld: MeldId
    naturals: int
    wilds: int

    @property
    def size(self) -> int:
        """Cards in it."""
        return self.naturals + self.wilds


@dataclass(frozen=True, slots=True)
class SideSight:
    """What lies before one side."""

    sets: tuple[tuple[SetSeen, ...], ...]
    """By rank, its sets."""
    wild_melds: tuple[tuple[MeldId, Meld], ...]
    sequences: tuple[tuple[MeldId, Meld], ...]
    opened: bool
    tally: int
    """Its canastas, as `tally` counts them."""
    canastas: int
    melded: int
    """Card points of its melds."""
    missing: int
    """Canastas it still needs for going out."""
    longest: int
    """Cards in its longest meld that is no canasta."""
    minimum: int
    """Card points its opening needs."""
    needs: OpeningCanasta
    """The canasta that its opening needs."""
    threes: int
    """Threes laid by its members, of any colour."""

    def needed(self, batch: int = 0) -> int:
        """Card points that its opening lacks with so many laid; 0 where it has opened."""
        return 0 if self.opened else max(1, self.minimum - max(batch, 0))


class Sight:
    """The table as one seat sees it; everything is derived from its view alone."""

    __slots__ = (
        "follower",
        "hand_sizes",
        "known",
        "n_unseen",
        "passed_by_follower",
        "pile",
        "plan",
        "public",
        "rules",
        "seat",
        "side",
        "side_of",
        "sides",
        "stock_size",
        "thrown_by_follower",
        "turns_left",
        "unseen",
        "unseen_cards",
    )

    def __init__(self, view: PlayerView) -> None:
        public = view.public
        plan = self.plan = plan_of(view.rules)
        self.rules = view.rules
        self.public = public
        self.seat = view.seat
        self.side_of = public.side_of
        self.side = public.side_of[view.seat]
        self.hand_sizes = view.hand_sizes
        self.stock_size = view.stock_size
        self.pile = public.pile
        seating = plan.seating_of(public.side_of, public.idle)
        self.follower = seating.next_seat[public.turn_seat]
        """Who plays next, and alone can take what this turn discards."""
        self.known = tuple([_by_rank(known) for known in public.known])
        """By seat, the cards of each rank that the table saw enter this hand."""
        self.unseen = _unseen(view, plan, self.known)
        """By rank, the cards whose place is unknown: in the stock or another hand."""
        self.n_unseen = sum(self.unseen)
        self.unseen_cards = _unseen_cards(view, plan) if plan.sequences else b""
        """The same by card, where suits matter."""
        self.sides = tuple([self._side(side) for side in range(plan.n_sides)])
        # The card on top came from the seat before the turn's.
        self.thrown_by_follower = self._thrown(plan.n_hands - 2)
        self.passed_by_follower = self._thrown(plan.n_hands - 1)
        """What this seat threw and the next player did not take, in the same form."""
        self.turns_left = self.stock_size / (plan.n_hands * plan.draw_count)
        """How often each seat can still draw."""

    def moved(self, trial: Round) -> Sight:
        """The same table after some plays of this seat, tried on a round that hides the rest."""
        sight = copy(self)
        public = sight.public = public_of(trial)
        sight.pile = public.pile
        sizes = list(self.hand_sizes)
        sizes[self.seat] = trial.seats[self.seat].size + len(trial.turn.rest)
        sight.hand_sizes = tuple(sizes)
        sides = list(self.sides)
        sides[self.side] = sight._side(self.side)
        sight.sides = tuple(sides)
        return sight

    def _side(self, number: int) -> SideSight:
        plan, public = self.plan, self.public
        sets: list[tuple[SetSeen, ...]] = [()] * N_RANKS
        others: list[tuple[MeldId, Meld]] = []
        tally = longest = 0
        for i, meld in enumerate(public.melds[number]):
            if meld.kind is SET:
                sets[meld.rank] += (SetSeen(MeldId(i), meld.naturals, meld.wilds),)
            else:
                others.append((MeldId(i), meld))
            if len(meld.cards) >= plan.canasta_size:
                tally += canasta_unit(meld, plan.canasta_size)
            else:
                longest = max(longest, len(meld.cards))
        band = plan.opening_band(public.scores[self._owner(number)], public.number)
        return SideSight(
            sets=tuple(sets),
            wild_melds=tuple([seen for seen in others if seen[1].kind is WILDS]),
            sequences=tuple([seen for seen in others if seen[1].kind is SEQUENCE]),
            opened=public.opened[number],
            tally=tally,
            canastas=n_canastas(tally),
            melded=sum([meld.points for meld in public.melds[number]]),
            missing=plan.canastas_missing(tally),
            longest=longest,
            minimum=band.points,
            needs=band.canasta,
            threes=sum([len(public.threes[seat]) for seat in self.members(number)]),
        )

    def members(self, side: int) -> list[int]:
        """The seats that play on a side in this round."""
        return [seat for seat, its_side in enumerate(self.side_of) if its_side == side]

    def _owner(self, side: int) -> int:
        """Whose total decides how a side opens; partners of one round each have their own."""
        return self.plan.side_of[self.seat] if side == self.side else side

    def _thrown(self, back: int) -> dict[int, int]:
        """Ranks that one seat has put on the pile, and how many rounds of turns ago.

        Whoever does not take the pile adds one card to it, so its order tells who threw what: the
        seat's last card lies `back` cards under the top.
        """
        pile = self.public.pile
        thrown: dict[int, int] = {}
        for rounds, i in enumerate(range(back, len(pile), self.plan.n_hands), 1):
            thrown.setdefault(RANK_OF[pile[-1 - i]], rounds)
        return thrown

    def feeds_run(self, card: Card) -> bool:
        """Whether the next player may take the pile by laying this card on a sequence."""
        return any(
            meld.size < self.plan.canasta_size and meld.grown((card,)) is not None
            for _, meld in self.sides[self.side_of[self.follower]].sequences
        )

    @property
    def own(self) -> SideSight:
        """The seat's own side."""
        return self.sides[self.side]

    @property
    def frozen_for_all(self) -> bool:
        """Whether a card in the pile freezes it."""
        freezers = self.plan.freezer_ranks
        return any(card >= FIRST_WILD and RANK_OF[card] in freezers for card in self.pile)


def _by_rank(known: int) -> tuple[int, ...]:
    if not known:
        return _NOTHING
    counts = known.to_bytes(N_CARD_NUMBERS, "little")
    return tuple([sum(counts[4 * rank : 4 * rank + 4]) for rank in range(N_RANKS)])


_NOTHING: Final = (0,) * N_RANKS


def _unseen(view: PlayerView, plan: Plan, known: tuple[tuple[int, ...], ...]) -> list[int]:
    public = view.public
    seen = sum([RANK_UNIT[card] for card in view.hand])
    seen += sum([RANK_UNIT[card] for card in public.pile])
    for cards in (public.turn.rest, public.buried, *public.threes, *public.aside):
        if cards:
            seen += sum([RANK_UNIT[card] for card in cards])
    for melds in public.melds:
        for meld in melds:
            seen += sum([RANK_UNIT[card] for card in meld.cards])
    counts = seen.to_bytes(N_RANKS, "little")
    whole = pack_by_rank(plan)
    unseen = [whole[rank] - counts[rank] for rank in range(N_RANKS)]
    for seat, cards_known in enumerate(known):
        if seat != view.seat and cards_known is not _NOTHING:
            for rank in range(N_RANKS):
                unseen[rank] -= cards_known[rank]
    return unseen


def _unseen_cards(view: PlayerView, plan: Plan) -> bytes:
    public = view.public
    melded = (meld.cards for melds in public.melds for meld in melds)
    seen = hand_of(chain(view.hand, public.pile, public.turn.rest, public.buried, *melded))
    seen += hand_of(chain(*public.threes, *public.aside))
    seen += sum([known for seat, known in enumerate(public.known) if seat != view.seat])
    whole, counts = _cards_of_pack(plan), seen.to_bytes(N_CARD_NUMBERS, "little")
    return bytes([max(0, n - gone) for n, gone in zip(whole, counts, strict=True)])


def _cards_of_pack(plan: Plan) -> bytes:
    return hand_of(plan.pack).to_bytes(N_CARD_NUMBERS, "little")


def pack_by_rank(plan: Plan) -> tuple[int, ...]:
    """How many cards of each rank the pack holds."""
    packs = plan.rules.deck.packs
    naturals = (4 * packs,) * N_NATURALS
    assert (TWO, JOKER) == (N_NATURALS, N_NATURALS + 1)
    return (*naturals, 4 * packs, plan.rules.deck.jokers, 2 * packs, 2 * packs)
