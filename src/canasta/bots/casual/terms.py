"""The terms of a score: the reasons for and against a way to play on."""

from __future__ import annotations

from canasta.bots.casual.codes import Code
from canasta.bots.casual.decision import Option, Reason
from canasta.bots.casual.layouts import Lay, Layout, Planner
from canasta.bots.casual.sight import NO_MELD
from canasta.bots.casual.standing import CARD_IN_HAND, own_total_out, totals_now
from canasta.engine.actions import Action
from canasta.engine.cards import JOKER, N_NATURALS, N_RANKS, POINTS, TWO, rank_text


def option_of(planner: Planner, action: Action, layout: Layout) -> Option:
    """A turn that goes on, with the terms of its score."""
    planner.open(opened=planner.own.opened or bool(layout.lays))
    reasons = [*_rank_terms(planner, layout), *_common_terms(planner, layout)]
    return _option(action, layout, reasons, planner, goes_out=False)


def out_option(planner: Planner, action: Action, layout: Layout | None) -> Option:
    """Going out in this turn, with the terms of its score."""
    sight, weights = planner.sight, planner.weights
    out = sight.rules.out
    laid = layout or Layout()
    reasons = _final_terms(planner, layout)
    concealed = _concealed(planner)
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
    reasons += _match_terms(planner, bonus)
    return _option(action, laid, reasons, planner, goes_out=True)


def _final_terms(planner: Planner, layout: Layout | None) -> list[Reason]:
    """Canastas and card points on the table at the end; with no layout, naturals where they fit."""
    laid = {} if layout is None else {lay.rank: lay for lay in layout.lays}
    size = planner.plan.canasta_size
    counts = planner.held.counts
    reasons: list[Reason] = []
    for rank in range(N_NATURALS):
        naturals, wilds = planner.own.sets[rank]
        before = naturals + wilds
        if layout is None:
            naturals += counts[rank]
        elif rank in laid:
            naturals += laid[rank].naturals
            wilds += laid[rank].wilds
        if naturals + wilds >= size:
            points = planner.worth.mixed if wilds else planner.worth.natural
            facts = {"rank": rank_text(rank), "natural": not wilds, "new": before < size}
            reasons.append(Reason(Code.CANASTA, float(points), facts))
    points = sum([POINTS[rank] * n for rank, n in enumerate(counts)])
    if layout is not None and layout.discard is not None:
        points -= POINTS[layout.discard]
    reasons.append(Reason(Code.LAID, planner.weights.laid * points, {"points": points}))
    return reasons


def _option(
    action: Action, layout: Layout, reasons: list[Reason], planner: Planner, *, goes_out: bool
) -> Option:
    reasons = [reason for reason in reasons if reason.points or reason.code in _TOLD]
    score = sum([reason.points for reason in reasons])
    reasons.sort(key=lambda reason: -abs(reason.points))
    return Option(
        action,
        score,
        tuple(reasons),
        tuple([_lay_text(planner, lay) for lay in layout.lays]),
        None if layout.discard is None else rank_text(layout.discard),
        goes_out,
    )


_TOLD = frozenset({Code.DEAD_RANK, Code.BLOCKED})
"""Terms that say something with no points: that a discard is safe."""


def _lay_text(planner: Planner, lay: Lay) -> str:
    text = rank_text(lay.rank) * lay.naturals + "2" * lay.wilds
    return text if planner.own.sets[lay.rank] == NO_MELD else f"{text}>{rank_text(lay.rank)}"


def _rank_terms(planner: Planner, layout: Layout) -> list[Reason]:
    """What is laid, and what the cards kept are worth."""
    laid = {lay.rank: lay for lay in layout.lays}
    held = planner.held
    reasons: list[Reason] = []
    sets = special = caught = points = growth = 0.0
    for rank in range(N_RANKS):
        count = held.counts[rank] + held.waiting[rank]
        if not count and rank not in laid and planner.own.sets[rank] == NO_MELD:
            continue
        lay = laid.get(rank, Lay(rank, 0, 0))
        kept = count - lay.naturals - (layout.discard == rank)
        if rank < N_NATURALS:
            before = planner.own.sets[rank]
            after = (before[0] + lay.naturals, before[1] + lay.wilds)
            worth = planner.worth.meld(rank, *after, count - lay.naturals)
            size = planner.plan.canasta_size
            if sum(after) >= size > sum(before):
                facts = {"rank": rank_text(rank), "natural": not after[1]}
                reasons.append(Reason(Code.CANASTA, worth, facts))
            else:
                growth += worth
            points += POINTS[rank] * lay.naturals
        elif rank in (TWO, JOKER):
            kept -= layout.jokers if rank == JOKER else layout.wilds - layout.jokers
        melded = rank in laid or planner.own.sets[rank] != NO_MELD
        parts = planner.kept_terms(rank, kept, melded=melded)
        sets += parts[0]
        special += parts[1]
        caught += parts[2]
    points += 50 * layout.jokers + 20 * (layout.wilds - layout.jokers)
    reasons += [
        Reason(Code.LAID, planner.weights.laid * points, {"points": int(points)}),
        Reason(Code.GROWTH, growth),
        Reason(Code.PAIRS, sets),
        Reason(Code.WILDS, special),
        Reason(Code.CAUGHT, caught),
    ]
    return reasons


def _common_terms(planner: Planner, layout: Layout) -> list[Reason]:
    """The cards left, the opening, the way out, and what the discard may do."""
    held, worth = planner.held, planner.worth
    laid = sum([lay.naturals + lay.wilds for lay in layout.lays])
    gained = planner.gained(layout)
    left = held.size - laid - (layout.discard is not None)
    ready = planner.own.missing - gained <= 0
    reasons = [Reason(Code.HAND_SIZE, worth.hand(left, ready=ready), {"cards": left})]
    if laid and not planner.own.opened:
        reasons.append(Reason(Code.OPENING, planner.opening()))
    if gained:
        reasons.append(Reason(Code.WAY_OUT, planner.way_out(gained)))
    discard = layout.discard
    if discard is not None:
        reasons += _discard_terms(planner, discard)
    return reasons


def _discard_terms(planner: Planner, discard: int) -> list[Reason]:
    facts = {"rank": rank_text(discard), "pile": len(planner.sight.pile)}
    if discard in (TWO, JOKER):
        return [Reason(Code.FREEZE, planner.freeze(), facts)]
    danger = planner.danger(discard)
    code = danger.code
    if planner.plan.side_of[planner.sight.follower] == planner.sight.side:
        code = Code.FEEDS_PARTNER
    facts["chance"] = round(danger.chance, 3)
    facts["unseen"] = planner.sight.unseen[discard]
    return [Reason(code, planner.throws(discard), facts)]


def _concealed(planner: Planner) -> bool:
    """Whether going out now is likely to count as concealed; the engine alone decides."""
    public = planner.sight.public
    turn = public.turn
    return not public.melded[planner.sight.seat] and not turn.touched and not planner.own.opened


def _match_terms(planner: Planner, bonus: int) -> list[Reason]:
    """Whether ending the round now wins the match, or loses it."""
    sight = planner.sight
    target = sight.rules.match.target
    if not target:
        return []
    totals = totals_now(sight)
    ours = own_total_out(sight, totals, planner.held.counts, bonus)
    theirs = max([total for side, total in enumerate(totals) if side != sight.side])
    facts = {"ours": ours, "theirs": theirs, "card": CARD_IN_HAND}
    if ours >= target and ours > theirs:
        return [Reason(Code.WINS_MATCH, 500.0, facts)]
    if theirs >= target and theirs > ours:
        return [Reason(Code.LOSES_MATCH, -500.0, facts)]
    return []
