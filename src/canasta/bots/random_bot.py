"""A bot that plays anything."""

from __future__ import annotations

from random import Random

from canasta.engine.actions import Action
from canasta.engine.view import PlayerView


class RandomBot:
    """Every legal smallest play is equally likely."""

    __slots__ = ("_random",)

    def __init__(self, seed: int | str) -> None:
        self._random = Random(seed).random

    def choose(self, view: PlayerView) -> Action:
        """Any of the listed plays."""
        legal = view.legal
        return legal[int(self._random() * len(legal))]
