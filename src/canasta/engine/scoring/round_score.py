"""The score sheet of a round, side by side."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from canasta.engine.scoring.canastas import canasta_lines, count_lines, unfinished_lines
from canasta.engine.scoring.hands import hand_lines
from canasta.engine.scoring.sheet import RoundScore, ScoreItem, ScoreLine
from canasta.engine.scoring.threes import aside_lines, three_lines
from canasta.engine.state import RoundState


def score_round(state: RoundState) -> tuple[RoundScore, ...]:
    """The score sheet of every side, for the state as it stands; shape (sides,)."""
    return tuple(RoundScore(side, tuple(_lines(state, side))) for side in range(state.plan.n_sides))


def _lines(state: RoundState, side_number: int) -> Iterator[ScoreLine]:
    plan = state.plan
    owners = plan.seats_of[side_number]
    playing_for = state.side_of[owners[0]]
    side = state.sides[playing_for]
    # Partners of one round each score all that they made together.
    members = [seat for seat, its_side in enumerate(state.side_of) if its_side == playing_for]
    if state.shown is not None and state.out in members:
        # The value of a special hand, and nothing beside it (var-10.2).
        yield ScoreLine(ScoreItem.SPECIAL_HAND, state.shown.points)
        return
    # Without a canasta melds may count against their side, and bonuses for nothing (var-10.2).
    counts = bool(side.canastas) or not plan.rules.scoring.score_by_canastas
    if side.melds:
        melded = sum([meld.points for meld in side.melds])
        cards = sum([len(meld.cards) for meld in side.melds])
        yield ScoreLine(ScoreItem.MELDED_CARDS, melded if counts else -melded, count=cards)
    if counts:
        yield from canasta_lines(plan, side)
        if plan.counts_canastas:
            yield from count_lines(plan, side)
    if plan.fines_unfinished:
        yield from unfinished_lines(plan, side)
    threes = [card for i in owners for card in state.seats[i].threes]
    yield from three_lines(plan, threes, side.melds, side.canastas)
    yield from aside_lines(plan, [card for i in members for card in state.seats[i].aside])
    if counts:
        yield from _out_lines(state, members)
    yield from hand_lines(plan, [state.seats[i] for i in members])


def _out_lines(state: RoundState, members: Sequence[int]) -> Iterator[ScoreLine]:
    """Going out (S0-OUT-4), or concealed in its place (S0-CON-2)."""
    if state.out in members:
        out = state.plan.rules.out
        if state.concealed:
            yield ScoreLine(ScoreItem.CONCEALED, out.concealed_bonus_total)
        elif out.go_out_bonus:
            yield ScoreLine(ScoreItem.GOING_OUT, out.go_out_bonus)
