"""The naive answer to „can this turn still be finished?“: try every sequence of allowed plays.

It shares nothing with `engine.finish` but the rules of single plays, and is only fit for small
hands.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement

from canasta.engine.actions import LayMeld, Merge, TakePile
from canasta.engine.cards import Card, Rank
from canasta.engine.errors import IllegalAction
from canasta.engine.finish import enough_arrived
from canasta.engine.intake import join_rest
from canasta.engine.melds import Meld, MeldId, MeldKind
from canasta.engine.memory import Bound, Phase, Source
from canasta.engine.packets import talon_ahead
from canasta.engine.retracing import after_draw
from canasta.engine.rules.choices import (
    BonusThrees,
    DeadRanks,
    DiscardBan,
    FinalDiscard,
    OpeningContent,
    OutCondition,
    Packet,
    Permission,
    Waiver,
)
from canasta.engine.state import RoundState

_Key = tuple[object, ...]


def finishes(state: RoundState, seen: dict[_Key, bool] | None = None) -> bool:
    """Whether some sequence of allowed plays ends the turn in progress."""
    if state.phase is Phase.OVER:
        return True
    if state.arrived:
        return enough_arrived(state)
    seen = {} if seen is None else seen
    key = _key(state)
    if key not in seen:
        seen[key] = False
        seen[key] = _ends_now(state) or any(
            finishes(after, seen) for _, after in allowed_plays(state)
        )
    return seen[key]


def allowed_plays(state: RoundState) -> Iterator[tuple[LayMeld | Merge, RoundState]]:
    """Every smallest play of melds that the rules allow, with what it leads to."""
    for play in _candidates(state):
        try:
            play.check(state)
        except IllegalAction:
            continue
        if state.plan.hides_cards:
            # What comes from a packet is counted, not looked at.
            after = state.trial()
            play.perform(after, None)
            yield play, after
            continue
        after = state.copy()
        if isinstance(play, Merge):
            after.merge(play.source, play.target)
        else:
            after.lay(play.cards, play.onto)
        if after.turn.rest and after.side().opened:
            join_rest(after, None)
        yield play, after


def allowed_takes(state: RoundState) -> Iterator[tuple[TakePile, list[RoundState]]]:
    """Every take that the rules allow, with what it may lead to.

    With `waiver = with-pile` that is two things where the opening is not complete: the rest of
    the pile waits, or it joins the hand and all must go down.
    """
    hand = state.seats[state.turn_seat].cards()
    suits = state.plan.sequences
    pairs = combinations_with_replacement(_kinds(state, hand), 2)
    ways = [(), *(_real_cards(hand, pair, suits=suits) for pair in pairs)]
    for onto in (None, *map(MeldId, range(len(state.side().melds)))):
        for cards in ways:
            take = TakePile(cards, onto)
            try:
                take.check(state)
            except IllegalAction:
                continue
            yield take, list(_after_take(state, take))


def _after_take(state: RoundState, take: TakePile) -> Iterator[RoundState]:
    if state.plan.hides_cards:
        after = state.trial()
        take.perform(after, None)
        yield after
        return
    after = state.copy()
    turn = after.turn
    turn.source = Source.PILE
    turn.rest = tuple(after.plan.taken(after.pile)[:-1])
    after.phase = Phase.PLAY
    top = after.pile[-1]
    del after.pile[-len(turn.rest) - 1 :]
    after.lay(take.cards, take.onto, extra=top)
    if after.side().opened:
        join_rest(after, None)
    yield after
    if turn.batch >= 0 and _waiver(state) is Waiver.WITH_PILE:
        waived = after.copy()
        waived.turn.waived = True
        join_rest(waived, None)
        yield waived


def _candidates(state: RoundState) -> Iterator[LayMeld | Merge]:
    hand = state.seats[state.turn_seat].cards()
    kinds = _kinds(state, hand)
    n_melds = len(state.side().melds)
    for onto in range(n_melds):
        for card in kinds:
            yield LayMeld((card,), MeldId(onto))
    for size in sorted({state.plan.min_size, state.plan.canasta_size}):
        for chosen in combinations_with_replacement(kinds, size):
            cards = _real_cards(hand, chosen, suits=state.plan.sequences)
            whole_wild = all(card.is_wild for card in chosen)
            if cards and size == (state.plan.wild_start if whole_wild else state.plan.min_size):
                yield LayMeld(cards)
    for target, source in combinations(range(n_melds), 2):
        yield Merge(MeldId(source), MeldId(target))


def _kinds(state: RoundState, hand: tuple[Card, ...]) -> list[Card]:
    """One card for all of its rank where suits do not matter, else each kind; one two always."""
    if state.plan.sequences:
        twos = [card for card in hand if card.rank is Rank.TWO][:1]
        return [card for card in dict.fromkeys(hand) if card.rank is not Rank.TWO] + twos
    return [card for i, card in enumerate(hand) if i == 0 or hand[i - 1].rank != card.rank]


def _real_cards(
    hand: tuple[Card, ...], chosen: tuple[Card, ...], *, suits: bool = False
) -> tuple[Card, ...]:
    """Cards of the hand of the same ranks, and `suits`; none where it has too few."""
    left = list(hand)
    cards = []
    for wanted in chosen:
        same = [card for card in left if card.rank is wanted.rank]
        if suits and wanted.rank.is_natural:
            same = [card for card in same if card == wanted]
        card = same[0] if same else None
        if card is None:
            return ()
        left.remove(card)
        cards.append(card)
    return tuple(sorted(cards))


def _ends_now(state: RoundState) -> bool:
    """Whether a discard, or nothing more, ends the turn as it stands."""
    turn, rules, plan = state.turn, state.plan.rules, state.plan
    seat = state.seats[state.turn_seat]
    size = seat.size
    pending = turn.batch >= 0
    unbound = not pending and turn.bound is not Bound.MUST and not turn.waived
    foot = bool(seat.packet) and rules.deck.packet is Packet.FOOT
    if size == 0:
        return (foot and unbound) or (
            not turn.rest
            and _may_go_out(state, pending=pending)
            and rules.out.final_discard is not FinalDiscard.REQUIRED
        )
    if turn.no_discard:
        return not pending and turn.bound is not Bound.MUST
    keeps = 1 if foot or (rules.turn.keep_waived_by_packet and talon_ahead(state)) else 2
    if size >= keeps and unbound and (not plan.wide or _discards(state)):
        return True
    return size == 1 and (
        not turn.rest
        and _may_go_out(state, pending=pending)
        and rules.out.final_discard is not FinalDiscard.FORBIDDEN
        and (not plan.wide or not _banned_out(state, seat.cards()[0]))
    )


def _banned_out(state: RoundState, card: Card) -> bool:
    sevens = DiscardBan.SEVEN_GOING_OUT in state.plan.rules.turn.discard_bans
    return _is_bonus(state, card) or (sevens and card.rank is Rank.SEVEN)


def _is_bonus(state: RoundState, card: Card) -> bool:
    both = state.plan.rules.threes.bonus_threes is BonusThrees.BOTH
    return card.rank is Rank.RED_THREE or (both and card.rank is Rank.BLACK_THREE)


def _discards(state: RoundState) -> bool:
    """Whether some card may be discarded by one who does not go out."""
    cards = state.seats[state.turn_seat].cards()
    if any(not _banned(state, card, cards) for card in cards):
        return True
    return any(not _is_bonus(state, card) for card in cards) and _yields(state)


def _banned(state: RoundState, card: Card, hand: tuple[Card, ...]) -> bool:
    bans = state.plan.rules.turn.discard_bans
    sevens = Rank.SEVEN in (card.rank,)
    if _is_bonus(state, card):
        return True
    first_round = any(not seat.turns for seat in state.seats)
    barred = DiscardBan.BLACK_THREE_FIRST_ROUND in bans and first_round
    if barred and card.rank is Rank.BLACK_THREE:
        return True
    if DiscardBan.SEVEN_UNTIL_CANASTAS in bans and sevens:
        for side in state.playing_sides:
            own = [meld for meld in side.melds if meld.kind is MeldKind.SET]
            if not any(meld.rank is Rank.SEVEN and meld.size >= 7 for meld in own):
                return True
    if DiscardBan.WILD in bans and card.is_wild and not all(other.is_wild for other in hand):
        return True
    if DiscardBan.VALUABLE_ON_EMPTY_PILE in bans and not state.pile:
        if card.is_wild or card.rank in (Rank.SEVEN, Rank.ACE):
            return True
        dead = {
            meld.rank
            for side in state.sides
            for meld in side.melds
            if meld.kind is MeldKind.SET and meld.size >= state.plan.canasta_size
            if side is state.side() or state.plan.rules.melds.dead_ranks is DeadRanks.BOTH
        }
        return card.rank in dead and state.plan.rules.melds.dead_ranks is not DeadRanks.NOBODY
    return False


def _yields(state: RoundState) -> bool:
    """Whether the bans yield, as they do where no line from the hand after the draw met them."""
    turn = state.turn
    if turn.lifted is None:
        turn.lifted = False
        strict = turn.source is Source.PILE and (
            DiscardBan.VALUABLE_ON_EMPTY_PILE in state.plan.rules.turn.discard_bans
            or all(turn.started >> i & 1 for i in range(len(state.side().melds)))
        )
        before = after_draw(state)
        before.turn.lifted = False
        turn.lifted = not strict and not finishes(before)
    return turn.lifted


def _may_go_out(state: RoundState, *, pending: bool) -> bool:
    turn, rules = state.turn, state.plan.rules
    if turn.bound is Bound.MUST_NOT or state.seats[state.turn_seat].packet:
        return False
    if rules.deck.packet is Packet.OPENING_DRAW and state.stock and not state.side().opened:
        return False  # an opening would bring cards
    partners = [s for s, side in enumerate(state.side_of) if side == _side(state)]
    must_ask = rules.out.permission is Permission.REQUIRED and len(partners) > 1
    if must_ask and turn.bound is not Bound.MUST:
        return False
    if pending and not turn.waived:
        waiver = _waiver(state)
        if waiver in (Waiver.NEVER, Waiver.SPLASH):
            return False
        if turn.source is Source.PILE and waiver is not Waiver.WITH_PILE:
            return False
    melds = state.side().melds
    found = [kinds for meld in melds if (kinds := _kinds_of(state, meld))]
    if OutCondition.PARTNER_PLAYED_FOOT in rules.out.out_conditions:
        others = [seat for seat in partners if seat != state.turn_seat]
        if not all(state.seats[seat].played_packet for seat in others):
            return False
    threes = sum(len(state.seats[seat].threes) for seat in partners)
    if OutCondition.RED_THREES_MATCH in rules.out.out_conditions and threes < len(found):
        return False
    if OutCondition.NOTHING_UNFINISHED in rules.out.out_conditions:
        for meld in melds:
            counts = meld.kind is MeldKind.WILD or (
                meld.kind is MeldKind.SET
                and (meld.rank is Rank.SEVEN or (meld.rank is Rank.ACE and not meld.wilds))
            )
            if counts and meld.size < state.plan.canasta_size:
                return False
    wanted = [quota.kind.value for quota in rules.out.go_out_canastas for _ in range(quota.count)]
    return _fills(wanted, found)


def _waiver(state: RoundState) -> Waiver:
    """The waiver of the opening; none lets wilds into one of naturals alone."""
    opening = state.plan.rules.opening
    natural = opening.opening_content is OpeningContent.ALL_NATURAL
    return Waiver.NEVER if natural else opening.waiver


def _kinds_of(state: RoundState, meld: Meld) -> set[str]:
    """The kinds of quota that a meld serves, if it is a canasta."""
    if meld.size < state.plan.canasta_size or meld.kind is MeldKind.BLACK_THREES:
        return set()
    if meld.kind is MeldKind.WILD:
        return {"any", "wild"}
    if meld.kind is MeldKind.SEQUENCE:
        return {"any", "sequence", "not-wild"}
    sevens = {"sevens"} if meld.rank is Rank.SEVEN else set()
    return {"any", "not-wild", "mixed" if meld.wilds else "natural"} | sevens


def _fills(wanted: list[str], found: list[set[str]]) -> bool:
    """Whether each wanted kind gets a canasta of its own."""
    if not wanted:
        return True
    kind, others = wanted[0], wanted[1:]
    return any(
        kind in kinds and _fills(others, found[:i] + found[i + 1 :])
        for i, kinds in enumerate(found)
    )


def _side(state: RoundState) -> int:
    return state.side_of[state.turn_seat]


def _key(state: RoundState) -> _Key:
    turn = state.turn
    seat = state.seats[state.turn_seat]
    melds = state.side().melds
    return (
        seat.hand if state.plan.sequences else seat.by_rank,
        # Which meld comes first may matter: it may hold the captured card.
        *(_value(meld) for meld in melds[:1]),
        tuple(sorted(_value(meld) for meld in melds[1:])),
        turn.batch,
        turn.rest,
        turn.bound,
        turn.opening,
        turn.started,
        len(seat.packet),
    )


def _value(meld: Meld) -> tuple[object, ...]:
    cards = meld.cards if meld.kind is MeldKind.SEQUENCE else ()
    return (meld.kind.value, int(meld.rank), meld.naturals, meld.wilds, cards)
