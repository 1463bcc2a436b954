"""What one seat sees of a table: the engine's view of the round, and all that stands around it.

Made from the seat's `PlayerView` and what the whole table knows, so that nothing else can be in
it. A page draws this and knows no rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from canasta.bots.beliefs import known_round
from canasta.engine.cards import Card, Rank
from canasta.engine.melds import CanastaKind, Meld, MeldKind
from canasta.engine.memory import NO_BATCH, Bound, Phase, RoundEnd
from canasta.engine.record import DealProof
from canasta.engine.round import Round
from canasta.engine.rules.choices import DeadRanks, Packet
from canasta.engine.rules.special_hand import SpecialHand
from canasta.engine.scoring import RoundScore, score_round
from canasta.engine.view import PlayerView
from canasta.table.draft import Draft
from canasta.table.fair import Promise, deck_of
from canasta.table.offers import Moves, moves_of
from canasta.table.opening_needs import OpeningNeed, lacks_of, needs_of
from canasta.table.table import Finished, Table


@dataclass(frozen=True, slots=True)
class SeatSight:
    """One seat, as everybody sees it."""

    bot: str | None
    person: bool
    away: bool
    """A bot plays for its person."""
    cards: int
    """In hand."""
    packet: int
    """Cards of its second packet, face down, while it has not taken that up."""
    threes: tuple[Card, ...]
    """That it has laid, of either colour."""
    aside: tuple[Card, ...]
    """Black threes set aside from piles that it took."""
    side: int
    """The side it plays on: an index of `sides`."""
    idle: bool
    """It sits out this round."""


@dataclass(frozen=True, slots=True)
class MeldSight:
    """One meld on the table; its place in the side's list is its id."""

    meld: Meld
    canasta: CanastaKind | None


@dataclass(frozen=True, slots=True)
class SideSight:
    """What the members of a side share in this round."""

    seats: tuple[int, ...]
    opened: bool
    minimum: int
    """Card points that its opening needs."""
    needs: tuple[OpeningNeed, ...]
    """What else its opening needs; nothing once it is made."""
    melds: tuple[MeldSight, ...]
    """By id."""


@dataclass(frozen=True, slots=True)
class ScoreSight:
    """A total of the match and whose it is."""

    seats: tuple[int, ...]
    total: int
    so_far: int
    """Points on the table in this round, hands aside."""


@dataclass(frozen=True, slots=True)
class PileSight:
    """The pile."""

    size: int
    shown: tuple[Card, ...]
    """Bottom to top: as much as these rules show."""
    frozen: bool
    """For everybody."""
    always_frozen: bool
    """As every pile is here."""
    frozen_for_me: bool
    freezer: Card | None
    """The card that froze it."""
    blocked: bool
    """Nobody may take it with this card on top."""
    under: int
    """Cards face down under the first one; nobody knows which."""


@dataclass(frozen=True, slots=True)
class OpeningSight:
    """An opening that is being laid."""

    points: int
    minimum: int
    lacks: tuple[OpeningNeed, ...]
    """What it needs beside the points, and does not hold yet."""


@dataclass(frozen=True, slots=True)
class ResultSight:
    """How the round ended, line by line, with what was hidden while it lasted."""

    end: RoundEnd
    out: int | None
    concealed: bool
    sheets: tuple[RoundScore, ...]
    """In the order of `scores`."""
    points: tuple[int, ...]
    """What each sheet adds up to."""
    hands: tuple[tuple[Card, ...], ...]
    """Cards left, by seat."""
    packets: tuple[tuple[Card, ...], ...]
    """Cards of packets that were not taken up, by seat."""
    special: SpecialHand | None
    """The special hand that was shown: the hand of whoever is out."""
    proof: DealProof
    deck: tuple[Card, ...]
    """The order in which the cards lay, first card first: what the proof proves."""


@dataclass(frozen=True, slots=True)
class TableSight:
    """A table as one seat sees it."""

    seat: int
    preset: str
    target: int
    """Points that end the match; 0 where rounds do."""
    deals: int
    """Rounds that end the match; 0 where points do."""
    round: int
    """The round in play or over, counted from 1; 0 before the first deal."""
    phase: Phase | None
    """None before the first deal."""
    dealer: int
    turn_seat: int | None
    actor: int | None
    """Who is to act."""
    seats: tuple[SeatSight, ...]
    sides: tuple[SideSight, ...]
    scores: tuple[ScoreSight, ...]
    pile: PileSight
    stock: int
    hand: tuple[Card, ...]
    """By rank and suit."""
    packets: Packet
    """What the second packets are here."""
    suited: bool
    """Suits count in melds: a hand may be wanted by suit."""
    dead: tuple[Rank, ...]
    """Ranks that this seat's side may not meld any more."""
    opening: OpeningSight | None
    """Of the turn's side, while it is pending."""
    rest: int
    """Cards of a taken pile that wait until the opening is complete."""
    bound: Bound
    moves: Moves
    result: ResultSight | None
    """Once the round is settled."""
    history: tuple[tuple[int, ...], ...]
    """The totals after each round that is settled, in the order of `scores`."""
    winners: tuple[int, ...]
    """Indices of `scores`; empty while the match lasts."""
    commitment: str | None
    """What was promised of this round's deal."""
    promise: Promise | None
    """What is promised of the next one."""
    deadline: float | None
    """When the acting seat's time is up, in seconds since 1970."""


def see(table: Table, seat: int, draft: Draft | None = None) -> TableSight:
    """What a seat sees; with its draft, the table as if that were played."""
    round_ = draft.round if draft is not None else table.round
    finished = None
    if round_ is None:
        finished = table.finished
        if finished is None:
            return _before_the_deal(table, seat)
        round_ = finished.round
    elif draft is None:
        draft = Draft(round_, seat)
    return _in_a_round(table, round_.view(seat), draft, finished)


def _in_a_round(
    table: Table, view: PlayerView, draft: Draft | None, finished: Finished | None
) -> TableSight:
    public = view.public
    known = known_round(view)
    deal = finished.deal if finished is not None else table.deal_made
    over = public.phase is Phase.OVER
    return TableSight(
        seat=view.seat,
        preset=view.rules.name,
        target=table.match.target,
        deals=view.rules.match.deals,
        round=table.match.n_rounds + (finished is None),
        phase=public.phase,
        dealer=public.dealer,
        turn_seat=None if over else public.turn_seat,
        actor=None if over else public.actor,
        seats=_seats(table, view),
        sides=tuple(_side(known, number) for number in range(len(known.sides))),
        scores=_scores(table, known, finished),
        pile=_pile(view, known),
        stock=view.stock_size,
        hand=view.hand,
        packets=view.rules.deck.packet,
        suited=view.rules.melds.sequences,
        dead=dead_ranks(known, known.side_of[view.seat]),
        opening=_opening(known) if public.turn.batch != NO_BATCH else None,
        rest=len(public.turn.rest),
        bound=public.turn.bound,
        moves=Moves() if draft is None else moves_of(draft),
        result=None if finished is None else _result(finished),
        history=tuple(table.totals),
        winners=table.match.winners,
        commitment=None if deal is None else deal.commitment,
        promise=table.promise,
        deadline=table.deadline,
    )


def _before_the_deal(table: Table, seat: int) -> TableSight:
    rules, plan = table.rules, table.match.plan
    minimum = plan.opening_minimum(0)
    sides = tuple(SideSight(tuple(seats), False, minimum, (), ()) for seats in plan.seats_of)
    seats = tuple(
        SeatSight(
            bot=who.bot,
            person=who.person,
            away=i in table.away,
            cards=0,
            packet=0,
            threes=(),
            aside=(),
            side=plan.side_of[i],
            idle=False,
        )
        for i, who in enumerate(table.seats)
    )
    return TableSight(
        seat=seat,
        preset=rules.name,
        target=table.match.target,
        deals=rules.match.deals,
        round=0,
        phase=None,
        dealer=table.match.dealer,
        turn_seat=None,
        actor=None,
        seats=seats,
        sides=sides,
        scores=tuple(ScoreSight(tuple(seats), 0, 0) for seats in plan.seats_of),
        pile=PileSight(0, (), False, False, False, None, False, 0),
        stock=0,
        hand=(),
        packets=rules.deck.packet,
        suited=rules.melds.sequences,
        dead=(),
        opening=None,
        rest=0,
        bound=Bound.FREE,
        moves=Moves(),
        result=None,
        history=(),
        winners=(),
        commitment=None,
        promise=table.promise,
        deadline=None,
    )


def _seats(table: Table, view: PlayerView) -> tuple[SeatSight, ...]:
    public = view.public
    return tuple(
        SeatSight(
            bot=who.bot,
            person=who.person,
            away=seat in table.away,
            cards=view.hand_sizes[seat],
            packet=public.packets[seat],
            threes=public.threes[seat],
            aside=public.aside[seat] if public.aside else (),
            side=public.side_of[seat],
            idle=seat == public.idle,
        )
        for seat, who in enumerate(table.seats)
    )


def _opening(known: Round) -> OpeningSight:
    side = known.sides[known.side_of[known.turn_seat]]
    return OpeningSight(known.turn.batch, side.minimum, lacks_of(known))


def _side(known: Round, number: int) -> SideSight:
    side = known.sides[number]
    return SideSight(
        seats=tuple(seat for seat, its_side in enumerate(known.side_of) if its_side == number),
        opened=side.opened,
        minimum=side.minimum,
        needs=needs_of(known.plan, side),
        melds=tuple(MeldSight(meld, known.plan.canasta_of(meld)) for meld in side.melds),
    )


def dead_ranks(round_: Round, side: int) -> tuple[Rank, ...]:
    """The ranks that a side may not meld: of completed canastas, where those close their rank."""
    match round_.plan.rules.melds.dead_ranks:
        case DeadRanks.NOBODY:
            return ()
        case DeadRanks.OWN_SIDE:
            sides = [round_.sides[side]]
        case DeadRanks.BOTH:
            sides = round_.sides
    ranks = {
        meld.rank
        for each in sides
        for meld in each.melds
        if meld.kind is MeldKind.SET and round_.plan.canasta_of(meld) is not None
    }
    return tuple(sorted(ranks))


def _scores(table: Table, known: Round, finished: Finished | None) -> tuple[ScoreSight, ...]:
    sheets: Sequence[RoundScore] = score_round(known) if finished is None else finished.sheets
    return tuple(
        ScoreSight(
            seats=tuple(known.plan.seats_of[sheet.side]),
            total=table.match.scores[sheet.side],
            so_far=sum(line.points for line in sheet.lines if not line.item.is_of_hands),
        )
        for sheet in sheets
    )


def _pile(view: PlayerView, known: Round) -> PileSight:
    pile = view.public.pile
    freezers = [card for card in pile if card.rank in known.plan.freezer_ranks]
    mine = known.sides[known.side_of[view.seat]]
    return PileSight(
        size=len(pile),
        shown=view.pile_shown,
        frozen=known.frozen,
        always_frozen=known.plan.pile_always_frozen,
        frozen_for_me=known.frozen_for(mine),
        freezer=freezers[-1] if freezers else None,
        blocked=bool(pile) and known.plan.blocks(pile[-1]),
        under=view.public.under,
    )


def _result(finished: Finished) -> ResultSight:
    round_, deal = finished.round, finished.deal
    assert round_.end is not None, "a settled round is over"
    return ResultSight(
        end=round_.end,
        out=round_.out,
        concealed=round_.concealed,
        sheets=finished.sheets,
        points=tuple(sheet.total for sheet in finished.sheets),
        hands=tuple(seat.cards() for seat in round_.seats),
        packets=tuple(seat.packet for seat in round_.seats),
        special=None if round_.shown is None else round_.shown.hand,
        proof=DealProof(deal.commitment, deal.seed, deal.additions),
        deck=deck_of(round_.plan, deal.seed, deal.additions),
    )
