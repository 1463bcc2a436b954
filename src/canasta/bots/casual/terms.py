"""The terms of a score: the reasons for and against a way to play on."""

from __future__ import annotations

from canasta.bots.casual.codes import Code
from canasta.bots.casual.decision import Fact, Option, Reason
from canasta.bots.casual.layout import Lay, Layout
from canasta.bots.casual.sight import NO_MELD
from canasta.bots.casual.standing import CARD_IN_HAND, own_total_out, totals_now
from canasta.bots.casual.valuation import Valuation
from canasta.engine.actions import Action
from canasta.engine.cards import BLACK_THREE, JOKER, N_NATURALS, N_RANKS, POINTS, TWO, rank_text


def option_of(valuation: Valuation, action: Action, layout: Layout) -> Option:
    """A turn that goes on, with the terms of its score."""
    valuation.open(opened=valuation.own.opened or bool(layout.lays))
    reasons = [*_rank_terms(valuation, layout), *_common_terms(valuation, layout)]
    return _option(action, layout, reasons, valuation, goes_out=False)


def out_option(valuation: Valuation, action: Action, layout: Layout | None) -> Option:
    """Going out in this turn, with the terms of its score."""
    sight, weights = valuation.sight, valuation.weights
    out = sight.rules.out
    laid = layout or Layout()
    reasons = _final_terms(valuation, layout)
    concealed = _concealed(valuation)
    bonus = out.concealed_bonus_total if concealed else out.go_out_bonus
    code = Code.GO_OUT_CONCEALED if concealed else Code.GO_OUT
    reasons.append(Reason(code, weights.go_out + bonus, {"bonus": bonus}))
    partners = others = 0
    for seat, cards in enumerate(sight.hand_sizes):
        if seat != sight.seat:
            if sight.plan.side_of[seat] == sight.side:
                partners += cards
            else:
                others += cards
    if partners:
        points = -weights.caught_card * partners
        reasons.append(Reason(Code.PARTNER_HAND, points, {"cards": partners}))
    reasons.append(Reason(Code.OTHER_HANDS, weights.caught_card * others, {"cards": others}))
    reasons += _match_terms(valuation, bonus)
    return _option(action, laid, reasons, valuation, goes_out=True)


def _final_terms(valuation: Valuation, layout: Layout | None) -> list[Reason]:
    """Canastas and card points on the table at the end; with no layout, naturals where they fit."""
    laid = {} if layout is None else {lay.rank: lay for lay in layout.lays}
    size = valuation.plan.canasta_size
    counts = valuation.held.counts
    reasons: list[Reason] = []
    for rank in range(N_NATURALS):
        naturals, wilds = valuation.own.sets[rank]
        before = naturals + wilds
        if layout is None:
            naturals += counts[rank]
        elif rank in laid:
            naturals += laid[rank].naturals
            wilds += laid[rank].wilds
        if naturals + wilds >= size:
            points = valuation.worth.mixed if wilds else valuation.worth.natural
            facts: dict[str, Fact] = {
                "rank": rank_text(rank),
                "natural": not wilds,
                "new": before < size,
            }
            reasons.append(Reason(Code.CANASTA, float(points), facts))
    points = sum([POINTS[rank] * n for rank, n in enumerate(counts)])
    if layout is not None and layout.discard is not None:
        points -= POINTS[layout.discard]
    reasons.append(Reason(Code.LAID, valuation.weights.laid * points, {"points": points}))
    return reasons


def _option(
    action: Action, layout: Layout, reasons: list[Reason], valuation: Valuation, *, goes_out: bool
) -> Option:
    reasons = [reason for reason in reasons if reason.points or reason.code in _TOLD]
    score = sum([reason.points for reason in reasons])
    reasons.sort(key=lambda reason: -abs(reason.points))
    return Option(
        action,
        score,
        tuple(reasons),
        tuple([_lay_text(valuation, lay) for lay in layout.lays]),
        None if layout.discard is None else rank_text(layout.discard),
        goes_out,
    )


_TOLD = frozenset({Code.DEAD_RANK, Code.BLOCKED})
"""Terms that say something with no points: that a discard is safe."""


def _lay_text(valuation: Valuation, lay: Lay) -> str:
    text = rank_text(lay.rank) * lay.naturals + "2" * lay.wilds
    return text if valuation.own.sets[lay.rank] == NO_MELD else f"{text}>{rank_text(lay.rank)}"


def _rank_terms(valuation: Valuation, layout: Layout) -> list[Reason]:
    """What is laid, and what the cards kept are worth."""
    laid = {lay.rank: lay for lay in layout.lays}
    held = valuation.held
    reasons: list[Reason] = []
    sets = wilds = stoppers = caught = points = growth = 0.0
    for rank in range(N_RANKS):
        count = held.counts[rank] + held.waiting[rank]
        if not count and rank not in laid and valuation.own.sets[rank] == NO_MELD:
            continue
        lay = laid.get(rank, Lay(rank, 0, 0))
        kept = count - lay.naturals - (layout.discard == rank)
        if rank < N_NATURALS:
            before = valuation.own.sets[rank]
            after = (before[0] + lay.naturals, before[1] + lay.wilds)
            worth = valuation.worth.meld(rank, *after, count - lay.naturals)
            size = valuation.plan.canasta_size
            if sum(after) >= size > sum(before):
                facts: dict[str, Fact] = {"rank": rank_text(rank), "natural": not after[1]}
                reasons.append(Reason(Code.CANASTA, worth, facts))
            else:
                growth += worth
            points += POINTS[rank] * lay.naturals
        elif rank in (TWO, JOKER):
            kept -= layout.jokers if rank == JOKER else layout.wilds - layout.jokers
        melded = rank in laid or valuation.own.sets[rank] != NO_MELD
        parts = valuation.kept_terms(rank, kept, melded=melded)
        sets += parts[0]
        if rank == BLACK_THREE:
            stoppers += parts[1]
        else:
            wilds += parts[1]
        caught += parts[2]
    points += 50 * layout.jokers + 20 * (layout.wilds - layout.jokers)
    reasons += [
        Reason(Code.LAID, valuation.weights.laid * points, {"points": int(points)}),
        Reason(Code.GROWTH, growth),
        Reason(Code.PAIRS, sets),
        Reason(Code.WILDS, wilds),
        Reason(Code.STOPPERS, stoppers),
        Reason(Code.CAUGHT, caught),
    ]
    return reasons


def _common_terms(valuation: Valuation, layout: Layout) -> list[Reason]:
    """The cards left, the opening, the way out, and what the discard may do."""
    held, worth = valuation.held, valuation.worth
    laid = sum([lay.naturals + lay.wilds for lay in layout.lays])
    gained = valuation.gained(layout)
    left = held.size - laid - (layout.discard is not None)
    ready = valuation.own.missing - gained <= 0
    reasons = [Reason(Code.HAND_SIZE, worth.hand(left, ready=ready), {"cards": left})]
    if laid and not valuation.own.opened:
        reasons.append(Reason(Code.OPENING, valuation.opening()))
    if gained:
        reasons.append(Reason(Code.WAY_OUT, valuation.way_out(gained)))
    discard = layout.discard
    if discard is not None:
        reasons += _discard_terms(valuation, discard)
    return reasons


def _discard_terms(valuation: Valuation, discard: int) -> list[Reason]:
    facts: dict[str, Fact] = {"rank": rank_text(discard), "pile": len(valuation.sight.pile)}
    if discard in (TWO, JOKER):
        return [Reason(Code.FREEZE, valuation.freeze(), facts)]
    danger = valuation.danger(discard)
    code = danger.code
    if valuation.plan.side_of[valuation.sight.follower] == valuation.sight.side:
        code = Code.FEEDS_PARTNER
    facts["chance"] = round(danger.chance, 3)
    facts["unseen"] = valuation.sight.unseen[discard]
    return [Reason(code, valuation.throws(discard), facts)]


def _concealed(valuation: Valuation) -> bool:
    """Whether going out now is likely to count as concealed; the engine alone decides."""
    public = valuation.sight.public
    turn = public.turn
    return not public.melded[valuation.sight.seat] and not turn.touched and not valuation.own.opened


def _match_terms(valuation: Valuation, bonus: int) -> list[Reason]:
    """Whether ending the round now wins the match, or loses it."""
    sight = valuation.sight
    target = sight.rules.match.target
    if not target:
        return []
    totals = totals_now(sight)
    ours = own_total_out(sight, totals, valuation.held.counts, bonus)
    theirs = max([total for side, total in enumerate(totals) if side != sight.side])
    facts: dict[str, Fact] = {"ours": ours, "theirs": theirs, "card": CARD_IN_HAND}
    if ours >= target and ours > theirs:
        return [Reason(Code.WINS_MATCH, 500.0, facts)]
    if theirs >= target and theirs > ours:
        return [Reason(Code.LOSES_MATCH, -500.0, facts)]
    return []
