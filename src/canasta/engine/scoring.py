"""The score sheet of a round."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum, unique

from canasta.engine.cards import BLACK_THREE, N_RANKS, POINTS
from canasta.engine.melds import CanastaKind, Meld
from canasta.engine.rules.plan import Plan
from canasta.engine.side import Side
from canasta.engine.state import RoundState


@unique
class ScoreItem(StrEnum):
    """What a line of the score sheet counts, in the order of the sheet."""

    MELDED_CARDS = "melded-cards"
    NATURAL_CANASTA = "natural-canasta"
    MIXED_CANASTA = "mixed-canasta"
    WILD_CANASTA = "wild-canasta"
    SEQUENCE_CANASTA = "sequence-canasta"
    CANASTA_COUNT = "canasta-count"
    BLACK_THREES_MELDED = "black-threes-melded"
    RED_THREES = "red-threes"
    GOING_OUT = "going-out"
    CONCEALED = "concealed"
    CARDS_IN_HAND = "cards-in-hand"
    BLACK_THREES_IN_HAND = "black-threes-in-hand"


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One line: what it counts, its points, and the meld or the number of cards behind it."""

    item: ScoreItem
    points: int
    meld: Meld | None = None
    count: int | None = None


@dataclass(frozen=True, slots=True)
class RoundScore:
    """What a side scores for a round: lines that add up to its total (S0-SCO-1)."""

    side: int
    lines: tuple[ScoreLine, ...]

    @property
    def total(self) -> int:
        """The sum of the lines; may be negative (Q-37)."""
        return sum(line.points for line in self.lines)


_ITEM_OF = {
    CanastaKind.NATURAL: ScoreItem.NATURAL_CANASTA,
    CanastaKind.MIXED: ScoreItem.MIXED_CANASTA,
    CanastaKind.WILD: ScoreItem.WILD_CANASTA,
    CanastaKind.SEQUENCE: ScoreItem.SEQUENCE_CANASTA,
}


def score_round(state: RoundState) -> tuple[RoundScore, ...]:
    """The score sheet of every side, for the state as it stands; shape (sides,)."""
    return tuple(RoundScore(side, tuple(_lines(state, side))) for side in range(state.plan.n_sides))


def canasta_bonus(plan: Plan, kind: CanastaKind) -> int:
    """Points of a completed canasta (S0-SCO-2, S0-SCO-3, S1-CAN-5)."""
    scoring = plan.rules.scoring
    match kind:
        case CanastaKind.NATURAL:
            return scoring.natural_bonus
        case CanastaKind.MIXED:
            return scoring.mixed_bonus
        case CanastaKind.WILD:
            return scoring.wild_bonus
        case CanastaKind.SEQUENCE:
            return scoring.sequence_bonus


def red_three_points(plan: Plan, count: int, melds: int, canastas: int) -> int:
    """Points of a side's red threes, by its melds and canastas (S0-RED-3, conflict-13)."""
    if not count:
        return 0
    points = plan.three_schedule[count - 1]
    short = canastas < plan.three_minimum if plan.three_needs_canastas else not melds
    return -points if short else points


def _lines(state: RoundState, side_number: int) -> list[ScoreLine]:
    plan = state.plan
    owners = plan.seats_of[side_number]
    playing_for = state.side_of[owners[0]]
    side = state.sides[playing_for]
    # Partners of one round each score all that they made together.
    members = [seat for seat, its_side in enumerate(state.side_of) if its_side == playing_for]
    lines: list[ScoreLine] = []
    if side.melds:
        melded = sum([meld.points for meld in side.melds])
        cards = sum([len(meld.cards) for meld in side.melds])
        lines.append(ScoreLine(ScoreItem.MELDED_CARDS, melded, count=cards))
    for meld in side.melds if side.canastas else ():
        kind = plan.canasta_of(meld)
        if kind is not None:
            lines.append(ScoreLine(_ITEM_OF[kind], canasta_bonus(plan, kind), meld))
    lines += _extra_lines(plan, side)
    threes = sum([len(state.seats[i].threes) for i in owners])
    if threes:
        points = red_three_points(plan, threes, len(side.melds), side.canastas)
        lines.append(ScoreLine(ScoreItem.RED_THREES, points, count=threes))
    if state.out in members:
        out = plan.rules.out
        if state.concealed:
            lines.append(ScoreLine(ScoreItem.CONCEALED, out.concealed_bonus_total))
        elif out.go_out_bonus:
            lines.append(ScoreLine(ScoreItem.GOING_OUT, out.go_out_bonus))
    lines += _hand_lines(state, members)
    return lines


def _extra_lines(plan: Plan, side: Side) -> list[ScoreLine]:
    """Bonuses that only some tables know (var-2.5-C13, var-2.5-C14)."""
    scoring = plan.rules.scoring
    lines: list[ScoreLine] = []
    reached = [
        band.points for band in scoring.canasta_count_bonus if band.from_score <= side.canastas
    ]
    if reached and reached[-1]:
        lines.append(ScoreLine(ScoreItem.CANASTA_COUNT, reached[-1], count=side.canastas))
    if scoring.black_threes_bonus:
        threes = side.meld_of(BLACK_THREE)
        if threes is not None and side.melds[threes].size >= 4:
            lines.append(ScoreLine(ScoreItem.BLACK_THREES_MELDED, scoring.black_threes_bonus))
    return lines


def _hand_lines(state: RoundState, members: Sequence[int]) -> list[ScoreLine]:
    """Cards left in the hands of a side."""
    counts = sum([state.seats[i].by_rank for i in members]).to_bytes(N_RANKS, "little")
    black = counts[BLACK_THREE]
    others = sum(counts) - black
    lines: list[ScoreLine] = []
    if others:
        points = sum([n * POINTS[rank] for rank, n in enumerate(counts) if rank != BLACK_THREE])
        lines.append(ScoreLine(ScoreItem.CARDS_IN_HAND, -points, count=others))
    if black:
        points = black * state.plan.black_three_points
        lines.append(ScoreLine(ScoreItem.BLACK_THREES_IN_HAND, -points, count=black))
    return lines
