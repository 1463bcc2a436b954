"""The score sheet of a round: one file for each thing that counts."""

from __future__ import annotations

from canasta.engine.scoring.canastas import canasta_bonus
from canasta.engine.scoring.round_score import score_round
from canasta.engine.scoring.sheet import RoundScore, ScoreItem, ScoreLine
from canasta.engine.scoring.threes import three_lines

__all__ = [
    "RoundScore",
    "ScoreItem",
    "ScoreLine",
    "canasta_bonus",
    "score_round",
    "three_lines",
]
