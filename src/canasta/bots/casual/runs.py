"""Cards in sequence: which of them a plan keeps together, which it lays, what they promise."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final, NamedTuple

from canasta.bots.casual.sight import Sight
from canasta.bots.casual.weights import Weights
from canasta.engine.cards import N_NATURALS, POINTS, RANK_OF, Card
from canasta.engine.melds import Meld, MeldId
from canasta.engine.tally import SEQUENCE


class RunLay(NamedTuple):
    """Cards of one suit in a row to be laid, as a new sequence or onto one."""

    cards: tuple[Card, ...]
    onto: MeldId | None = None


@dataclass(frozen=True, slots=True)
class Runs:
    """What a plan does with cards in sequence; everything else is planned by rank."""

    lays: tuple[RunLay, ...] = ()
    kept: tuple[Card, ...] = ()
    """Cards that stay in hand for a run."""
    promise: float = 0.0
    """What the runs in hand are worth."""
    growth: float = 0.0
    """What the sequences on the table that are no canastas are worth."""
    canastas: float = 0.0
    """The bonuses of those that are."""
    points: int = 0
    """Card points of what is laid."""
    gained: int = 0
    """Sequences completed."""

    @property
    def cards(self) -> tuple[Card, ...]:
        """All cards that are laid or kept."""
        return (*self.kept, *[card for lay in self.lays for card in lay.cards])

    @property
    def n_laid(self) -> int:
        """Cards laid."""
        return sum([len(lay.cards) for lay in self.lays])


NO_RUNS: Final = Runs()


class _Run(NamedTuple):
    """A run that may come to be: cards in hand, the sequence they belong to."""

    held: tuple[Card, ...]
    onto: MeldId | None
    lays: tuple[Card, ...]
    """Those that can be laid now, side by side."""
    missing: int
    """Cards lacking for a canasta once all of them are laid."""
    open: float
    """The share of the missing cards that can still come, by the scarcest."""


def arrangements(
    sight: Sight, weights: Weights, hand: Sequence[Card], lasts: float
) -> Iterator[Runs]:
    """Ways to share out a hand between runs and all else, the least bound first."""
    runs = _promising(sight, hand)
    own = sight.own.sequences
    yield _arranged(sight, weights, lasts, (), ())
    if not runs and not own:
        return
    laying = [run for run in runs if run.lays]
    chosen = [tuple(runs)] if runs else []
    if len(hand) > _LARGE:
        # A hand as large as this is planned in few ways, so that it stays quick.
        if runs:
            yield _arranged(sight, weights, lasts, chosen[0], tuple(laying))
        return
    if len(runs) > 1:
        chosen += combinations(runs, len(runs) - 1)
    for group in chosen[:_MOST]:
        lays = tuple(run for run in group if run in laying)
        if lays:
            yield _arranged(sight, weights, lasts, group, lays)
            if len(lays) > 1:
                for one in lays:
                    yield _arranged(sight, weights, lasts, group, (one,))
        yield _arranged(sight, weights, lasts, group, ())


_MOST: Final = 3
_LARGE: Final = 22


def _arranged(
    sight: Sight,
    weights: Weights,
    lasts: float,
    group: tuple[_Run, ...],
    laying: tuple[_Run, ...],
) -> Runs:
    plan, size = sight.plan, sight.plan.canasta_size
    bonus = sight.rules.scoring.sequence_bonus
    hope = bonus * _eagerness(sight, weights)
    promise = growth = canastas = 0.0
    points = gained = 0
    lays: list[RunLay] = []
    kept: list[Card] = []
    touched: dict[MeldId, int] = {}
    for run in group:
        lays_now = run in laying
        apart = [card for card in run.held if not lays_now or card not in run.lays]
        kept += apart
        if lays_now:
            lays.append(RunLay(run.lays, run.onto))
            points += sum([POINTS[RANK_OF[card]] for card in run.lays])
        before = 0 if run.onto is None else _size_of(sight, run.onto)
        after = before + (len(run.lays) if lays_now else 0)
        if after >= size > before:
            gained += 1
            canastas += bonus
        elif run.onto is None and not lays_now:
            promise += lasts * hope * run.open * _chance(weights.run_held, run.missing)
        else:
            # The cards kept for it are as good as on the table.
            growth += _growth(sight, weights, lasts, after, size - run.missing, run.open)
        if run.onto is not None:
            touched[run.onto] = after
    for meld_id, meld in sight.own.sequences:
        if meld_id in touched:
            continue
        if meld.size >= size:
            canastas += bonus
        else:
            share = _open_share(sight, meld, ())
            growth += _growth(sight, weights, lasts, meld.size, meld.size, share)
    assert plan.sequences or not group
    return Runs(tuple(lays), tuple(kept), promise, growth, canastas, points, gained)


def _growth(
    sight: Sight, weights: Weights, lasts: float, laid: int, reached: int, share: float
) -> float:
    """What a sequence of so many cards promises, `reached` with those held for it."""
    scoring = sight.rules.scoring
    missing = sight.plan.canasta_size - reached
    time = lasts * min(1.0, 0.3 + sight.turns_left / 8)
    hope = scoring.sequence_bonus * _eagerness(sight, weights)
    worth = time * hope * share * _chance(weights.run_laid, missing)
    short = scoring.sequence_shorter_than - laid
    if short > 0:
        worth -= scoring.sequence_short * (1 - time * share * _chance(weights.finished, short))
    return worth


def _eagerness(sight: Sight, weights: Weights) -> float:
    """How much more a sequence is pursued where going out needs one."""
    plan, tally = sight.plan, sight.own.tally
    needed = not plan.quota_simple and plan.canastas_missing(tally + SEQUENCE) < sight.own.missing
    return weights.run_needed if needed else 1.0


def _chance(table: Sequence[float], missing: int) -> float:
    return table[missing] if missing < len(table) else 0.0


def _size_of(sight: Sight, meld_id: MeldId) -> int:
    return next(meld.size for i, meld in sight.own.sequences if i == meld_id)


def _promising(sight: Sight, hand: Sequence[Card]) -> list[_Run]:
    """The best run of each suit for which the hand has cards enough."""
    runs = []
    for suit in range(4):
        held = {RANK_OF[card]: card for card in hand if card & 3 == suit and card < 4 * N_NATURALS}
        for meld_id, meld in sight.own.sequences:
            if meld.cards[0] & 3 == suit and meld.size < sight.plan.canasta_size:
                run = _extension(sight, meld_id, meld, held)
                if run is not None:
                    runs.append(run)
                    for card in run.held:
                        del held[RANK_OF[card]]
        new = _new_run(sight, suit, held)
        if new is not None:
            runs.append(new)
    return runs


def _extension(sight: Sight, meld_id: MeldId, meld: Meld, held: dict[int, Card]) -> _Run | None:
    """The cards in hand that belong to a sequence on the table."""
    size, suit = sight.plan.canasta_size, meld.cards[0] & 3
    low, high = RANK_OF[meld.cards[0]], RANK_OF[meld.cards[-1]]
    best: tuple[float, _Run] | None = None
    for start in range(max(0, high - size + 1), min(low, N_NATURALS - size) + 1):
        window = [rank for rank in range(start, start + size) if not low <= rank <= high]
        cards = tuple([held[rank] for rank in window if rank in held])
        missing = [rank for rank in window if rank not in held]
        share = _share(sight, suit, missing)
        lays = []
        rank = low - 1
        while rank >= start and rank in held:
            lays.append(held[rank])
            rank -= 1
        rank = high + 1
        while rank < start + size and rank in held:
            lays.append(held[rank])
            rank += 1
        if not cards:
            continue
        key = share + len(cards) * 2 + len(lays)
        if best is None or key > best[0]:
            run = _Run(cards, meld_id, tuple(sorted(lays)), len(missing), share)
            best = key, run
    return None if best is None else best[1]


def _new_run(sight: Sight, suit: int, held: dict[int, Card]) -> _Run | None:
    """The window of a suit that the hand fills best, three cards of it at least."""
    size, least = sight.plan.canasta_size, sight.plan.min_size
    best: tuple[float, _Run] | None = None
    for start in range(N_NATURALS - size + 1):
        window = range(start, start + size)
        cards = tuple([held[rank] for rank in window if rank in held])
        if len(cards) < least:
            continue
        missing = [rank for rank in window if rank not in held]
        share = _share(sight, suit, missing)
        lays = _longest_row(held, window)
        key = len(cards) + share + 0.1 * len(lays)
        if best is None or key > best[0]:
            row = lays if len(lays) >= least else ()
            best = key, _Run(cards, None, row, len(missing), share)
    return None if best is None else best[1]


def _longest_row(held: dict[int, Card], window: range) -> tuple[Card, ...]:
    best: tuple[Card, ...] = ()
    row: list[Card] = []
    for rank in window:
        row = [*row, held[rank]] if rank in held else []
        if len(row) > len(best):
            best = tuple(row)
    return best


def _open_share(sight: Sight, meld: Meld, held: tuple[Card, ...]) -> float:
    """The share of the cards that a sequence lacks, by its best window."""
    size, suit = sight.plan.canasta_size, meld.cards[0] & 3
    low, high = RANK_OF[meld.cards[0]], RANK_OF[meld.cards[-1]]
    starts = range(max(0, high - size + 1), min(low, N_NATURALS - size) + 1)
    return max(
        [
            _share(sight, suit, [r for r in range(start, start + size) if not low <= r <= high])
            for start in starts
        ],
        default=0.0,
    )


def _share(sight: Sight, suit: int, missing: Sequence[int]) -> float:
    """How freely missing cards can still come: 1 with every copy unseen, 0 with one all gone."""
    packs = sight.plan.rules.deck.packs
    share = 1.0
    for rank in missing:
        share *= min(1.0, sight.unseen_cards[4 * rank + suit] / packs + 0.15)
        if not sight.unseen_cards[4 * rank + suit]:
            return 0.0
    return share
