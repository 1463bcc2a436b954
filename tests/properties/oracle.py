"""The naive answer to „can this turn still be finished?“: try every sequence of allowed plays.

It shares nothing with `engine.finish` but the rules of single plays, and is only fit for small
hands.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement

from canasta.engine.actions import LayMeld, TakePile
from canasta.engine.cards import Card
from canasta.engine.errors import IllegalAction
from canasta.engine.melds import CanastaKind, MeldId
from canasta.engine.memory import Bound, Phase, Source
from canasta.engine.rules.choices import FinalDiscard, Permission, Waiver
from canasta.engine.state import RoundState

_Key = tuple[object, ...]


def finishes(state: RoundState, seen: dict[_Key, bool] | None = None) -> bool:
    """Whether some sequence of allowed plays ends the turn in progress."""
    seen = {} if seen is None else seen
    key = _key(state)
    if key not in seen:
        seen[key] = False
        seen[key] = _ends_now(state) or any(
            finishes(after, seen) for _, after in allowed_plays(state)
        )
    return seen[key]


def allowed_plays(state: RoundState) -> Iterator[tuple[LayMeld, RoundState]]:
    """Every smallest meld play that the rules allow, with what it leads to."""
    for play in _candidates(state):
        try:
            play.check(state)
        except IllegalAction:
            continue
        after = state.copy()
        after.lay(play.cards, play.onto)
        if after.turn.rest and after.side().opened:
            after.join_rest(None)
        yield play, after


def allowed_takes(state: RoundState) -> Iterator[tuple[TakePile, list[RoundState]]]:
    """Every take that the rules allow, with what it may lead to.

    With `waiver = with-pile` that is two things where the opening is not complete: the rest of
    the pile waits, or it joins the hand and all must go down.
    """
    hand = state.seats[state.turn_seat].cards()
    lowest = [card for i, card in enumerate(hand) if i == 0 or hand[i - 1].rank != card.rank]
    ways = [(), *(_real_cards(hand, pair) for pair in combinations_with_replacement(lowest, 2))]
    for onto in (None, *map(MeldId, range(len(state.side().melds)))):
        for cards in ways:
            take = TakePile(cards, onto)
            try:
                take.check(state)
            except IllegalAction:
                continue
            yield take, list(_after_take(state, take))


def _after_take(state: RoundState, take: TakePile) -> Iterator[RoundState]:
    after = state.copy()
    turn = after.turn
    turn.source = Source.PILE
    turn.rest = tuple(after.pile[:-1])
    after.phase = Phase.PLAY
    after.lay(take.cards, take.onto, extra=after.pile[-1])
    if after.side().opened:
        after.join_rest(None)
    yield after
    if turn.batch >= 0 and state.plan.rules.opening.waiver is Waiver.WITH_PILE:
        waived = after.copy()
        waived.turn.waived = True
        waived.join_rest(None)
        yield waived


def _candidates(state: RoundState) -> Iterator[LayMeld]:
    hand = state.seats[state.turn_seat].cards()
    # One card stands for all of its rank: suits do not matter here.
    lowest = [card for i, card in enumerate(hand) if i == 0 or hand[i - 1].rank != card.rank]
    for onto in range(len(state.side().melds)):
        for card in lowest:
            yield LayMeld((card,), MeldId(onto))
    sizes = {state.plan.min_size, state.plan.canasta_size}
    for size in sorted(sizes):
        for chosen in combinations_with_replacement(lowest, size):
            cards = _real_cards(hand, chosen)
            kinds = {card.rank for card in chosen if not card.is_wild}
            whole_wild = not kinds and size == state.plan.canasta_size
            if cards and len(kinds) <= 1 and (size == state.plan.min_size or whole_wild):
                yield LayMeld(cards)


def _real_cards(hand: tuple[Card, ...], chosen: tuple[Card, ...]) -> tuple[Card, ...]:
    """Cards of the hand of the same ranks; none where it has too few."""
    left = list(hand)
    cards = []
    for wanted in chosen:
        card = next((card for card in left if card.rank is wanted.rank), None)
        if card is None:
            return ()
        left.remove(card)
        cards.append(card)
    return tuple(sorted(cards))


def _ends_now(state: RoundState) -> bool:
    """Whether a discard, or nothing more, ends the turn as it stands."""
    turn, rules = state.turn, state.plan.rules
    size = state.seats[state.turn_seat].size
    pending = turn.batch >= 0
    if size == 0:
        return (
            not turn.rest
            and _may_go_out(state, pending=pending)
            and rules.out.final_discard is not FinalDiscard.REQUIRED
        )
    if turn.no_discard:
        return not pending and turn.bound is not Bound.MUST
    if size == 1:
        return (
            not turn.rest
            and _may_go_out(state, pending=pending)
            and rules.out.final_discard is not FinalDiscard.FORBIDDEN
        )
    return not pending and turn.bound is not Bound.MUST and not turn.waived


def _may_go_out(state: RoundState, *, pending: bool) -> bool:
    turn, rules = state.turn, state.plan.rules
    if turn.bound is Bound.MUST_NOT:
        return False
    partners = [s for s, side in enumerate(state.side_of) if side == _side(state)]
    must_ask = rules.out.permission is Permission.REQUIRED and len(partners) > 1
    if must_ask and turn.bound is not Bound.MUST:
        return False
    if pending and not turn.waived:
        waiver = rules.opening.waiver
        if waiver is Waiver.NEVER:
            return False
        if turn.source is Source.PILE and waiver is not Waiver.WITH_PILE:
            return False
    kinds = [state.plan.canasta_of(meld) for meld in state.side().melds]
    found = [kind for kind in kinds if kind is not None]
    return _fills(
        [quota.kind.value for quota in rules.out.go_out_canastas for _ in range(quota.count)],
        [kind.value for kind in found],
    )


def _fills(wanted: list[str], found: list[str]) -> bool:
    """Whether each wanted kind gets a canasta of its own; `any` takes what is left."""
    for kind in (CanastaKind.NATURAL, CanastaKind.MIXED, CanastaKind.WILD):
        for _ in range(wanted.count(kind.value)):
            if kind.value not in found:
                return False
            found = found.copy()
            found.remove(kind.value)
    return len(found) >= wanted.count("any")


def _side(state: RoundState) -> int:
    return state.side_of[state.turn_seat]


def _key(state: RoundState) -> _Key:
    turn = state.turn
    return (
        state.seats[state.turn_seat].by_rank,
        tuple((meld.rank, meld.naturals, meld.wilds) for meld in state.side().melds),
        turn.batch,
        turn.rest,
        turn.bound,
    )
