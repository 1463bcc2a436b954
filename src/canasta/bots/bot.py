"""What a bot is, and the bots there are, by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from canasta.bots.casual.bot import CasualBot
from canasta.bots.greedy import GreedyBot
from canasta.bots.random_bot import RandomBot
from canasta.engine.actions import Action
from canasta.engine.errors import CanastaError
from canasta.engine.view import PlayerView

Seed = int | str
"""What a generator starts from; the same on every machine."""


class Bot(Protocol):
    """A player. It is shown a view and nothing else, so it cannot cheat."""

    def choose(self, view: PlayerView) -> Action:
        """A legal action for the seat of the view, which is to act: listed, or compound."""
        ...


class UnknownBot(CanastaError):
    """A name that no bot has; the text lists those there are."""


BOTS: Mapping[str, Callable[[Seed], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "casual": CasualBot,
}
"""Every bot: its name, and what makes one from a seed."""


def make_bot(name: str, seed: Seed) -> Bot:
    """A new bot; with the same seed and views it chooses the same. Raises UnknownBot."""
    factory = BOTS.get(name)
    if factory is None:
        raise UnknownBot(f"no bot {name!r}; there are: {', '.join(BOTS)}")
    return factory(seed)


def seat_bots(names: Sequence[str], seed: Seed) -> tuple[Bot, ...]:
    """One new bot a seat. Raises UnknownBot.

    What a bot draws depends on the seed and its seat, not on its name: a bot that meets itself
    plays the same match whichever seats are called its own.
    """
    return tuple(make_bot(name, f"{seed}/seat {seat}") for seat, name in enumerate(names))
