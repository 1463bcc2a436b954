"""What a seat may do, ready to be chosen: each play with the facts that a person wants to know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum, unique
from typing import assert_never

from canasta.engine.actions import (
    Action,
    Answer,
    AskPartner,
    Discard,
    Draw,
    EndRound,
    LayMeld,
    LayThree,
    Merge,
    ShowHand,
    TakePile,
)
from canasta.engine.cards import RANK_OF, Card
from canasta.engine.errors import Fact, IllegalAction, Reason
from canasta.engine.melds import CanastaKind, Meld, MeldId, MeldKind
from canasta.engine.memory import Phase
from canasta.engine.notation import format_action
from canasta.engine.round import Round
from canasta.engine.rules.special_hand import SpecialHand
from canasta.engine.special_hands import nearest
from canasta.table.draft import Draft


@unique
class OfferKind(StrEnum):
    """What an offer does, as a person would say it."""

    DRAW = "draw"
    TAKE = "take"
    MELD = "meld"
    ADD = "add"
    MERGE = "merge"
    THREE = "three"
    DISCARD = "discard"
    ASK = "ask"
    YES = "yes"
    NO = "no"
    SHOW = "show"
    END = "end"


@dataclass(frozen=True, slots=True)
class Offer:
    """A legal play, to be sent back as it stands."""

    action: str
    kind: OfferKind
    cards: tuple[Card, ...] = ()
    """From the hand."""
    count: int = 0
    """Cards drawn from the stock, or taken with the pile."""
    onto: MeldId | None = None
    """The meld of the own side that it adds to."""
    source: MeldId | None = None
    """The meld of the own side that is joined to that one."""
    makes: CanastaKind | None = None
    """The canasta that it completes or changes."""
    spoils: bool = False
    """It puts a wild on a natural canasta."""
    freezes: bool = False
    """It freezes the pile."""
    hand: SpecialHand | None = None
    """The special hand that it shows."""
    sends: bool = False
    """It ends what can be taken back: all that is staged goes with it."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why something cannot be done: a code with facts."""

    reason: str
    facts: dict[str, Fact]

    @classmethod
    def of(cls, refusal: IllegalAction) -> Refusal:
        """A refusal of the engine."""
        return cls(refusal.reason.value, refusal.facts)


@dataclass(frozen=True, slots=True)
class Moves:
    """What the acting seat may do without choosing cards first; nothing for the others."""

    offers: tuple[Offer, ...] = ()
    """All plays that need no cards to be chosen first: draw, every way to take the pile, ask,
    answer, end the round, join two melds, show a special hand, lay a three."""
    refused: dict[OfferKind, Refusal] = field(default_factory=dict)
    """Why it may not take, draw or ask, where the others may wonder."""


@dataclass(frozen=True, slots=True)
class Choice:
    """What the selected cards can do."""

    offers: tuple[Offer, ...]
    refused: dict[OfferKind, Refusal]
    """Why they cannot be melded, added, discarded or take the pile."""
    points: int
    """Card points of what is staged for the opening, the selection included."""


def moves_of(draft: Draft) -> Moves:
    """What the seat of a draft may do now, cards aside."""
    round_ = draft.round
    if round_.is_over or round_.actor != draft.seat:
        return Moves()
    plays = [
        action for action in round_.legal_actions() if not isinstance(action, LayMeld | Discard)
    ]
    offers = tuple(_offer(action, draft) for action in plays)
    kinds = {offer.kind for offer in offers}
    refused: dict[OfferKind, Refusal] = {}
    for kind, check in _WONDERED:
        if kind not in kinds:
            refusal = check(round_)
            if refusal is not None:
                refused[kind] = Refusal.of(refusal)
    return Moves(offers, refused)


def choice_of(draft: Draft, cards: Sequence[Card]) -> Choice:
    """What some cards of the hand can do now; none of it is staged.

    The acting seat asks; the cards are all in its hand.
    """
    round_ = draft.round
    offers = tuple(_offer(action, draft) for action in round_.plays_of(cards) if cards)
    kinds = {offer.kind for offer in offers}
    refused: dict[OfferKind, Refusal] = {}
    for kind, action in _attempts(round_, tuple(cards)):
        if kind not in kinds and kind not in refused:
            refusal = _refusal(round_, action)
            if refusal is not None:
                refused[kind] = Refusal.of(refusal)
    points = max(round_.turn.batch, 0) + sum(card.points for card in cards)
    return Choice(offers, refused, points)


def why_no_take(round_: Round) -> IllegalAction | None:
    """The refusal that says most about why the pile cannot be taken; None where it can."""
    fitting = _melds_for_top(round_)
    onto = fitting[0] if fitting else None
    top = round_.pile[-1] if round_.pile else None
    hand = round_.seats[round_.actor].cards()
    wilds = tuple(card for card in hand if card.is_wild)
    same = tuple(
        card for card in hand if top is not None and card.rank is top.rank and card not in wilds
    )
    melds: Sequence[MeldId | None] = fitting or (None,)
    ways = [TakePile((), meld) for meld in melds]
    if same and wilds:
        ways.insert(0, TakePile((same[0], wilds[0]), onto))
    if len(same) >= 2:
        ways.insert(0, TakePile(same[:2], onto))
    refusals = [_refusal(round_, way) for way in ways]
    first = refusals[0]
    if None in refusals or first is None or _takes(round_):
        return None
    unfit = first.reason is Reason.CAPTURE_UNFIT
    if unfit and top is not None and round_.frozen_for(round_.side()):
        return IllegalAction(Reason.PILE_FROZEN, card=str(top))
    return first


def _takes(round_: Round) -> bool:
    """Whether the pile can be taken in any way."""
    return any(isinstance(action, TakePile) for action in round_.legal_actions())


def why_no_show(round_: Round) -> IllegalAction | None:
    """Why the special hand that lacks the fewest cards cannot be shown; None where one can."""
    plan = round_.plan
    hand = SpecialHand.STRAIGHT
    if plan.special_hands:
        counts = round_.seats[round_.actor].counts
        shows = [act for act in round_.legal_actions() if isinstance(act, ShowHand)]
        hand = shows[0].hand if shows else nearest(counts, plan.special_hands).hand
    from_pile = plan.special_from_discard and round_.phase is Phase.DRAW
    return _refusal(round_, ShowHand(hand, from_pile))


def _why_no_draw(round_: Round) -> IllegalAction | None:
    return _refusal(round_, Draw())


def _why_no_asking(round_: Round) -> IllegalAction | None:
    return _refusal(round_, AskPartner())


_WONDERED = (
    (OfferKind.TAKE, why_no_take),
    (OfferKind.DRAW, _why_no_draw),
    (OfferKind.ASK, _why_no_asking),
)


def _melds_for_top(round_: Round) -> tuple[MeldId, ...]:
    return _melds_for(round_, round_.pile[-1:])


def _melds_for(round_: Round, cards: Sequence[Card]) -> tuple[MeldId, ...]:
    """The melds of the acting side that some naturals belong to: of their rank, then in a row."""
    side = round_.side()
    ranks = {RANK_OF[card] for card in cards if not card.is_wild}
    same = side.melds_of(next(iter(ranks))) if len(ranks) == 1 else ()
    return same + tuple(
        MeldId(i) for i, meld in enumerate(side.melds) if _may_lengthen(meld, cards)
    )


def _may_lengthen(meld: Meld, cards: Sequence[Card]) -> bool:
    return meld.kind is MeldKind.SEQUENCE and meld.grown(tuple(cards)) is not None


def _refusal(round_: Round, action: Action) -> IllegalAction | None:
    try:
        round_.check(action)
    except IllegalAction as refusal:
        return refusal
    return None


def _attempts(round_: Round, cards: tuple[Card, ...]) -> list[tuple[OfferKind, Action]]:
    """The plays that somebody with these cards in hand may have in mind, the likeliest first."""
    if not cards:
        return []
    all_wild = all(card.is_wild for card in cards)
    melds = range(len(round_.side().melds)) if all_wild else _melds_for(round_, cards)
    attempts: list[tuple[OfferKind, Action]] = [
        (OfferKind.ADD, LayMeld(cards, MeldId(i))) for i in melds
    ]
    attempts.append((OfferKind.MELD, LayMeld(cards)))
    onto = next(iter(_melds_for_top(round_)), None)
    attempts.append((OfferKind.TAKE, TakePile(cards, onto)))
    if len(cards) == 1:
        attempts.append((OfferKind.DISCARD, Discard(cards[0])))
    return attempts


def _offer(action: Action, draft: Draft) -> Offer:
    text = format_action(action)
    match action:
        case Draw():
            count = min(draft.round.plan.draw_count, len(draft.round.stock))
            return Offer(text, OfferKind.DRAW, count=count, sends=True)
        case AskPartner():
            return Offer(text, OfferKind.ASK, sends=True)
        case Answer(yes):
            return Offer(text, OfferKind.YES if yes else OfferKind.NO, sends=True)
        case ShowHand(hand):
            cards = draft.round.seats[draft.seat].cards()
            return Offer(text, OfferKind.SHOW, cards, hand=hand, sends=True)
        case EndRound():
            return Offer(text, OfferKind.END, sends=True)
        case LayThree():
            return Offer(text, OfferKind.THREE, sends=True)
        case Discard(card):
            freezes = card.rank in draft.round.plan.freezer_ranks
            return Offer(text, OfferKind.DISCARD, (card,), freezes=freezes, sends=True)
        case TakePile(cards, onto):
            return _laid(text, OfferKind.TAKE, action, cards, onto, draft)
        case Merge(source, target):
            return Offer(text, OfferKind.MERGE, onto=target, source=source)
        case LayMeld(cards, onto):
            kind = OfferKind.MELD if onto is None else OfferKind.ADD
            return _laid(text, kind, action, cards, onto, draft)
        case never:
            assert_never(never)


def _laid(
    text: str,
    kind: OfferKind,
    action: LayMeld | TakePile,
    cards: tuple[Card, ...],
    onto: MeldId | None,
    draft: Draft,
) -> Offer:
    """The offer to lay cards, tried on a copy for what comes of it."""
    plan, melds = draft.round.plan, draft.round.side().melds
    before = None if onto is None else plan.canasta_of(melds[onto])
    place = len(melds) if onto is None else onto
    size = len(plan.taken(draft.round.pile))
    draft.play(action)
    after = plan.canasta_of(draft.round.sides[draft.round.side_of[draft.seat]].melds[place])
    sends = draft.is_due
    draft.undo()
    return Offer(
        text,
        kind,
        cards,
        count=size if kind is OfferKind.TAKE else 0,
        onto=onto,
        makes=after if after is not before else None,
        spoils=before is CanastaKind.NATURAL and after is not before,
        sends=sends,
    )
