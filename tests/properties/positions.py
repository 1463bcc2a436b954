"""Random turns in progress, reachable or not, for comparing answers about them."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from canasta.engine.cards import CARDS, Card, Rank
from canasta.engine.errors import InvalidRuleset
from canasta.engine.melds import Meld, MeldKind
from canasta.engine.memory import Bound, Phase, Source
from canasta.engine.opening import batch_opens
from canasta.engine.public import Public, TurnMemory, public_of
from canasta.engine.round import Round
from canasta.engine.rules import RULESETS, Ruleset
from canasta.engine.rules.choices import Waiver
from canasta.engine.rules.plan import Plan

PRESETS = tuple(rules for family in RULESETS.values() for rules in family.values())


def random_rules(rng: Random) -> Ruleset:
    """A preset for any number of players with up to three rules about turns changed."""
    rules = rng.choice(PRESETS)
    try:
        return _changed(rng, rules)
    except InvalidRuleset:
        return rules


def _changed(rng: Random, rules: Ruleset) -> Ruleset:
    names = [
        (name, field.metadata["values"])
        for group, name, field, _ in rules.knobs()
        if group in {"melds", "opening", "out", "turn"} and field.metadata["values"]
    ]
    changes = {}
    for name, values in rng.sample(names, rng.choice((0, 0, 1, 2, 3))):
        changes[name] = rng.choice(values)
    if rng.random() < 0.05:
        changes["waiver"] = Waiver.WITH_PILE
    return rules.with_rules(**changes)


def random_turn(rng: Random, rules: Ruleset, most: int = 7) -> Round:
    """A turn in its playing phase with a hand of at most so many cards.

    Cards are not counted against a pack. Hands lean towards the ranks on the table and pairs.
    """
    plan = Plan(rules)
    by_rank = {rank: [card for card in CARDS if card.rank is rank] for rank in Rank}
    ranks = rng.sample(list(Rank)[:11], 5)
    melds = [
        meld
        for rank in ranks[: rng.choice((0, 0, 1, 2, 3, 4))]
        if (meld := _random_meld(rng, plan, by_rank, rank)) is not None
    ]
    pending = rng.random() < 0.35
    if plan.sequences and rng.random() < 0.6:
        melds += [_random_sequence(rng) for _ in range(rng.choice((1, 1, 2)))]
    if plan.many or plan.next_after_closed:
        melds += [meld for twin in melds[:2] if (meld := _twin(rng, plan, by_rank, twin))]
    if plan.growing_wild_melds and rng.random() < 0.4:
        melds.append(_wild_meld(rng, plan, by_rank))
    if pending:
        rng.shuffle(melds)
        melds = melds[: rng.choice((1, 1, 2))]
        pending = bool(melds)
    started = sum(1 << i for i in range(len(melds)) if pending or rng.random() < 0.3)
    source = rng.choice((Source.STOCK, Source.STOCK, Source.PILE))
    rest: tuple[Card, ...] = ()
    if pending and source is Source.PILE:
        rest = _random_cards(rng, by_rank, ranks, rng.choice((0, 1, 1, 2)))
        rest = tuple(card for card in rest if card < plan.first_bonus)
    bound = rng.choice((Bound.FREE,) * 4 + (Bound.MUST, Bound.MUST_NOT))
    if rest and bound is Bound.MUST:
        bound = Bound.FREE
    waived = (
        pending
        and source is Source.PILE
        and rules.opening.waiver is Waiver.WITH_PILE
        and not (plan.dealt_packet or plan.opening_draw)
        and rng.random() < 0.5
    )
    rest = () if waived else rest
    minimum = rng.choice((-5, 0, 1500, 3000))
    side_of = tuple(plan.side_of)
    if plan.lone_hand and rng.random() < 0.7:
        side_of = (0, 1, 0)
        twins = [rng.choice(melds)] if melds and not pending and rng.random() < 0.6 else []
        melds += [meld for twin in twins if (meld := _random_meld(rng, plan, by_rank, twin.rank))]
    public = Public(
        scores=(minimum,) * rules.n_sides,
        dealer=plan.seating.next_seat.index(0),
        side_of=side_of,
        melds=(tuple(melds),) + ((),) * (rules.n_sides - 1),
        opened=(bool(melds) and not pending,) + (False,) * (rules.n_sides - 1),
        threes=((),) * rules.players,
        melded=(False,) * rules.players,
        asked=(False,) * rules.players,
        known=(0,) * rules.players,
        pile=(),
        buried=(),
        turn_seat=0,
        actor=0,
        phase=Phase.PLAY,
        turn=TurnMemory(
            source=source,
            batch=sum(meld.points for meld in melds) if pending else -1,
            rest=rest,
            waived=waived,
            bound=bound,
            started=started,
            no_discard=source is Source.STOCK and rng.random() < 0.05,
        ),
    )
    if pending and public.turn.batch >= plan.opening_minimum(minimum) and not plan.wide:
        return random_turn(rng, rules, most)
    hand = _random_cards(rng, by_rank, ranks, rng.randint(0 if melds else 1, most))
    # A bonus three is laid before anything else.
    hand = tuple(card for card in hand if card < plan.first_bonus)
    hands = [hand] + [()] * (rules.players - 1)
    waits = plan.dealt_packet and rng.random() < 0.6
    packets = [[by_rank[Rank.FOUR][0]] * 3 * waits for _ in range(rules.players)]
    turn = Round.assemble(plan, public, hands, [by_rank[Rank.FOUR][0]] * 20, packets)
    if pending and batch_opens(plan, turn.side(), turn.turn.batch, _captured(turn)):
        return random_turn(rng, rules, most)
    if plan.wide:
        _add_wide(rng, turn)
    return turn


def _captured(turn: Round) -> Meld | None:
    return turn.side().melds[0] if turn.turn.source is Source.PILE else None


def _add_wide(rng: Random, turn: Round) -> None:
    """What only wide games have: turns completed, a pile, canastas of others, played packets."""
    most_threes = len(turn.plan.three_schedule) * len(turn.sides) // len(turn.seats)
    for seat in turn.seats:
        seat.turns = max(turn.plan.melds_wait, rng.choice((0, 1, 1, 1)))
        seat.played_packet = rng.random() < 0.7
        if rng.random() < 0.5:
            seat.threes = tuple(CARDS[-1:] * min(rng.choice((1, 2)), most_threes))
    if rng.random() < 0.5:
        turn.pile = [CARDS[0]]
    for rank in (Rank.SEVEN, rng.choice(list(Rank)[:11])):
        if rng.random() < 0.4:
            meld = Meld.of([card for card in CARDS if card.rank is rank][:1] * 7)
            assert meld is not None
            turn.sides[1].put(meld, None, turn.plan)
    if turn.side().opened and turn.plan.opening_with_turn and rng.random() < 0.2:
        turn.turn.opening = True


def random_draw(rng: Random, rules: Ruleset, most: int = 6) -> Round:
    """A turn about to begin, with a pile that the hand or the melds may fit."""
    while True:
        turn = random_turn(rng, rules, most)
        ranks = sorted({meld.rank for meld in turn.sides[0].melds} | _natural_ranks(turn))
        if turn.settled and turn.seats[0].size and ranks:
            break
    by_rank = {rank: [card for card in CARDS if card.rank is rank] for rank in Rank}
    top = rng.choice(by_rank[rng.choice(ranks)])
    below = _random_cards(rng, by_rank, [*ranks, Rank.FOUR], rng.choice((0, 1, 2, 3)))
    public = replace(public_of(turn), phase=Phase.DRAW, turn=TurnMemory(), pile=(*below, top))
    hands = [seat.cards() for seat in turn.seats]
    packets = [seat.packet for seat in turn.seats]
    return Round.assemble(turn.plan, public, hands, turn.stock, packets)


def _natural_ranks(turn: Round) -> set[Rank]:
    return {card.rank for card in turn.seats[0].cards() if card.rank.is_natural}


def _random_meld(
    rng: Random, plan: Plan, by_rank: dict[Rank, list[Card]], rank: Rank
) -> Meld | None:
    naturals = rng.choice((2, 3, 4, 4, 5, 6, 7))
    wilds = rng.randint(0, min(plan.wild_cap[naturals], 3))
    if not plan.min_size <= naturals + wilds <= plan.max_size or naturals < plan.min_naturals:
        return None
    cards = [rng.choice(by_rank[rank]) for _ in range(naturals)]
    cards += [rng.choice(by_rank[rng.choice((Rank.TWO, Rank.JOKER))]) for _ in range(wilds)]
    return Meld.of(cards)


def _twin(rng: Random, plan: Plan, by_rank: dict[Rank, list[Card]], meld: Meld) -> Meld | None:
    """Another meld of a rank, where the first allows one."""
    if meld.kind is not MeldKind.SET or rng.random() < 0.3:
        return None
    if plan.next_after_closed and len(meld.cards) < plan.canasta_size:
        return None
    return _random_meld(rng, plan, by_rank, meld.rank)


def _random_sequence(rng: Random) -> Meld:
    size, suit = rng.choice((3, 4, 5, 6, 6, 7)), rng.choice((0, 0, 1))
    low = rng.randint(0, 11 - size)
    meld = Meld.of([CARDS[4 * rank + suit] for rank in range(low, low + size)])
    assert meld is not None
    return meld


def _wild_meld(rng: Random, plan: Plan, by_rank: dict[Rank, list[Card]]) -> Meld:
    ranks = (Rank.TWO,) if plan.twos_only else (Rank.TWO, Rank.JOKER)
    size = rng.randint(plan.wild_start, plan.canasta_size)
    meld = Meld.of([rng.choice(by_rank[rng.choice(ranks)]) for _ in range(size)])
    assert meld is not None
    return meld


def _random_cards(
    rng: Random, by_rank: dict[Rank, list[Card]], ranks: list[Rank], n: int
) -> tuple[Card, ...]:
    few = [*ranks, *ranks, *ranks, Rank.TWO, Rank.TWO, Rank.JOKER, Rank.BLACK_THREE]
    chosen = [rng.choice(few) for _ in range(n)]
    if n > 2 and rng.random() < 0.1:
        chosen[:3] = [Rank.BLACK_THREE] * 3
    if n > 6 and rng.random() < 0.2:
        chosen[:7] = [rng.choice((Rank.TWO, Rank.JOKER)) for _ in range(7)]
    return tuple(rng.choice(by_rank[rank]) for rank in chosen)
