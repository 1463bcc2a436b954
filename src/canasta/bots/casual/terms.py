"""The terms of a score: the reasons for and against a way to play on."""

from __future__ import annotations

from canasta.bots.casual.codes import Code
from canasta.bots.casual.decision import Fact, Option, Reason
from canasta.bots.casual.layout import Lay, Layout
from canasta.bots.casual.runs import RunLay, Runs
from canasta.bots.casual.standing import CARD_IN_HAND, own_total_out, totals_now
from canasta.bots.casual.valuation import Valuation
from canasta.engine.actions import Action
from canasta.engine.cards import (
    BLACK_THREE,
    JOKER,
    N_NATURALS,
    N_RANKS,
    POINTS,
    RANK_OF,
    TWO,
    format_cards,
    rank_text,
)


def option_of(valuation: Valuation, action: Action, layout: Layout) -> Option:
    """A turn that goes on, with the terms of its score."""
    valuation = valuation.arranged(layout.runs)
    valuation.open(opened=valuation.own.opened or not layout.is_idle)
    reasons = [
        *_table_terms(valuation, layout),
        *_hand_terms(valuation, layout),
        *_common_terms(valuation, layout),
    ]
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
            if sight.side_of[seat] == sight.side:
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
    size = valuation.plan.canasta_size
    counts = valuation.held.counts
    reasons: list[Reason] = []
    for rank in range(N_NATURALS):
        sets = valuation.after(rank, () if layout is None else layout.of_rank(rank))
        more = counts[rank] if layout is None else 0
        for before, naturals, wilds in sets[-1:] if more else sets:
            if naturals + more + wilds >= size:
                bonus = valuation.worth.bonus(rank, mixed=wilds > 0)
                reasons.append(_canasta(rank, bonus, natural=not wilds, new=before < size))
    points = sum([POINTS[rank] * n for rank, n in enumerate(counts)])
    if layout is not None:
        reasons += _other_canastas(valuation, layout)
        points += layout.runs.points
        if layout.discard is not None:
            points -= POINTS[layout.discard]
    reasons.append(Reason(Code.LAID, valuation.weights.laid * points, {"points": points}))
    return reasons


def _other_canastas(valuation: Valuation, layout: Layout) -> list[Reason]:
    """Canastas of wilds and in sequence, as a layout leaves them."""
    reasons = []
    size = valuation.plan.canasta_size
    bonus = float(valuation.sight.rules.scoring.wild_bonus)
    before, after = valuation.wilds_after(layout.of_rank(TWO))
    if valuation.plan.growing_wild_melds and before < size <= after:
        reasons.append(_canasta(TWO, bonus, natural=False, new=True))
    if layout.runs.canastas:
        facts: dict[str, Fact] = {"sequences": layout.runs.gained}
        reasons.append(Reason(Code.CANASTA, layout.runs.canastas, facts))
    return reasons


def canasta_terms(valuation: Valuation) -> list[Reason]:
    """The canastas that lie on the table already."""
    reasons = []
    for rank in range(N_NATURALS):
        for seen in valuation.own.sets[rank]:
            if seen.size >= valuation.plan.canasta_size:
                bonus = valuation.worth.bonus(rank, mixed=seen.wilds > 0)
                reasons.append(_canasta(rank, bonus, natural=not seen.wilds, new=False))
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
        (
            *[_run_text(run) for run in layout.runs.lays],
            *[_lay_text(valuation, lay) for lay in layout.lays],
        ),
        None if layout.discard is None else rank_text(layout.discard),
        goes_out,
    )


_TOLD = frozenset({Code.DEAD_RANK, Code.BLOCKED})
"""Terms that say something with no points: that a discard is safe."""


def _lay_text(valuation: Valuation, lay: Lay) -> str:
    text = rank_text(lay.rank) * lay.naturals + "2" * lay.wilds
    return text if lay.onto is None else f"{text}>{rank_text(lay.rank)}"


def _run_text(run: RunLay) -> str:
    text = format_cards(run.cards)
    return text if run.onto is None else f"{text}>m{run.onto}"


def _table_terms(valuation: Valuation, layout: Layout) -> list[Reason]:
    """What lies on the table after the turn, and what has been laid."""
    held, size = valuation.held, valuation.plan.canasta_size
    reasons = _run_terms(layout.runs)
    points = POINTS[JOKER] * layout.jokers + POINTS[TWO] * (layout.wilds - layout.jokers)
    growth = layout.runs.growth
    for rank in range(N_NATURALS):
        play = layout.of_rank(rank)
        naturals_laid = sum([lay.naturals for lay in play])
        points += POINTS[rank] * naturals_laid
        kept = held.counts[rank] + held.waiting[rank] - naturals_laid
        for before, naturals, wilds in valuation.after(rank, play):
            worth = valuation.worth.meld(rank, naturals, wilds, kept)
            if naturals + wilds >= size:
                reasons.append(_canasta(rank, worth, natural=not wilds, new=before < size))
            else:
                growth += worth
    if valuation.plan.growing_wild_melds:
        before, after = valuation.wilds_after(layout.of_rank(TWO))
        wilds_kept = held.counts[TWO] + held.counts[JOKER]
        wilds_kept -= sum([lay.wilds for lay in layout.of_rank(TWO)])
        worth = valuation.worth.wilds(after, wilds_kept)
        if after >= size:
            reasons.append(_canasta(TWO, worth, natural=False, new=before < size))
        else:
            growth += worth
    points += layout.runs.points
    laid_points = valuation.weights.laid * points
    return [
        *reasons,
        Reason(Code.LAID, laid_points, {"points": points}),
        Reason(Code.GROWTH, growth),
    ]


def _run_terms(runs: Runs) -> list[Reason]:
    """What cards in sequence promise, and the canastas that they are."""
    reasons = []
    if runs.promise:
        reasons.append(Reason(Code.RUNS, runs.promise, {"cards": len(runs.kept)}))
    if runs.canastas:
        reasons.append(Reason(Code.CANASTA, runs.canastas, {"sequences": runs.gained}))
    return reasons


def _canasta(rank: int, points: float, *, natural: bool, new: bool) -> Reason:
    facts: dict[str, Fact] = {"rank": rank_text(rank), "natural": natural, "new": new}
    return Reason(Code.CANASTA, points, facts)


def _hand_terms(valuation: Valuation, layout: Layout) -> list[Reason]:
    """What the cards that stay in hand are worth."""
    used = {TWO: layout.wilds - layout.jokers, JOKER: layout.jokers}
    held = valuation.held
    wilds = held.counts[TWO] + held.counts[JOKER] + held.waiting[TWO] + held.waiting[JOKER]
    wilds -= layout.wilds + (layout.discard in (TWO, JOKER))
    terms = dict.fromkeys((Code.PAIRS, Code.WILDS, Code.STOPPERS, Code.CAUGHT), 0.0)
    for rank in range(N_RANKS):
        kept = held.counts[rank] + held.waiting[rank] - (layout.discard == rank)
        play = layout.of_rank(rank)
        kept -= sum([lay.naturals for lay in play]) + used.get(rank, 0)
        melded = bool(play or valuation.own.sets[rank]) and rank < N_NATURALS
        sets, special, caught = valuation.kept_terms(rank, kept, melded=melded)
        terms[Code.PAIRS] += sets
        terms[Code.STOPPERS if rank == BLACK_THREE else Code.WILDS] += special
        terms[Code.CAUGHT] += caught
    terms[Code.WILDS] += valuation.wild_promise(wilds)
    for card in layout.runs.kept:
        terms[Code.CAUGHT] += valuation.worth.caught(RANK_OF[card], 1, melded=False)
    return [Reason(code, points) for code, points in terms.items()]


def _common_terms(valuation: Valuation, layout: Layout) -> list[Reason]:
    """The cards left, the opening, the way out, and what the discard may do."""
    held, worth = valuation.held, valuation.worth
    by_rank = sum([lay.naturals + lay.wilds for lay in layout.lays])
    laid = by_rank + layout.runs.n_laid
    gained = valuation.gained(layout)
    left = held.size - by_rank - (layout.discard is not None)
    ready = valuation.missing_after(gained) <= 0
    code = Code.FOOT if worth.foot else Code.HAND_SIZE
    reasons = [Reason(code, worth.hand(left, ready=ready), {"cards": left})]
    if laid and not valuation.own.opened:
        reasons.append(Reason(Code.OPENING, valuation.opening()))
    if gained:
        reasons.append(Reason(Code.WAY_OUT, valuation.way_out(gained)))
        reasons.append(Reason(Code.SIGNS, valuation.signs(gained)))
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
    if valuation.sight.side_of[valuation.sight.follower] == valuation.sight.side:
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
    own = sight.plan.side_of[sight.seat]
    theirs = max([total for owner, total in enumerate(totals) if owner != own])
    facts: dict[str, Fact] = {"ours": ours, "theirs": theirs, "card": CARD_IN_HAND}
    if ours >= target and ours > theirs:
        return [Reason(Code.WINS_MATCH, 500.0, facts)]
    if theirs >= target and theirs > ours:
        return [Reason(Code.LOSES_MATCH, -500.0, facts)]
    return []
