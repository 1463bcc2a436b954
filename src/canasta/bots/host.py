"""The host of a match: shuffles, deals, asks each seat's bot and keeps the score.

A person at a terminal is a bot too: `choose` shows the view and waits. Whoever wants to follow
the match, to show or to record it, listens.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from canasta.bots.bot import Bot, Seed
from canasta.engine.actions import Action
from canasta.engine.cards import Card
from canasta.engine.dealing import first_dealer
from canasta.engine.events import Event
from canasta.engine.match import Match
from canasta.engine.round import Round
from canasta.engine.rules import Ruleset
from canasta.engine.rules.plan import Plan
from canasta.engine.scoring import RoundScore

MAX_ROUNDS: Final = 200
"""Rounds after which a match is broken off: bots that lose points for ever never reach the end."""


class Listener:
    """Who is told what happens in a match, and sees every card: not a player.

    A subclass defines what it cares for.
    """

    def opened(self, match: Match) -> None:
        """The match begins; nothing is dealt yet."""

    def dealt(self, match: Match, deck: Sequence[Card]) -> None:
        """A round has been dealt from a deck, first card first."""

    def played(self, seat: int, action: Action, events: Sequence[Event]) -> None:
        """A seat has acted, and this is what happened; `for_seat` says what a seat sees of it."""

    def settled(self, round_: Round, sheets: Sequence[RoundScore]) -> None:
        """A finished round has been added to the totals of the match."""

    def finished(self, match: Match) -> None:
        """The match is over, or broken off."""


def play_match(
    rules: Ruleset,
    bots: Sequence[Bot],
    seed: Seed,
    *,
    listeners: Sequence[Listener] = (),
    max_rounds: int = MAX_ROUNDS,
) -> Match:
    """A whole match, as it stands at the end. Bots by seat; the seed decides dealer and decks.

    Where it has been broken off, `is_over` is false. Raises IllegalAction where a bot errs.

    >>> from canasta.bots.bot import seat_bots
    >>> from canasta.engine.rules import find_ruleset
    >>> match = play_match(find_ruleset("classic"), seat_bots(["greedy"] * 4, seed=7), seed=7)
    >>> match.is_over
    True
    """
    rng = Random(seed)
    match = open_match(rules, rng)
    for _ in play_rounds(match, bots, rng, listeners=listeners, max_rounds=max_rounds):
        pass
    return match


def open_match(rules: Ruleset, rng: Random) -> Match:
    """A match before its first deal, the dealer drawn."""
    match = Match(rules)
    match.dealer = first_dealer(rules, shuffled(match.plan, rng))
    return match


def play_rounds(
    match: Match,
    bots: Sequence[Bot],
    rng: Random,
    *,
    listeners: Sequence[Listener] = (),
    max_rounds: int = MAX_ROUNDS,
) -> Iterator[tuple[Round, tuple[RoundScore, ...]]]:
    """Plays a match to its end; yields each finished round with its score sheets.

    `rng` shuffles and nothing else, so equal seeds give equal decks whoever plays.
    """
    assert len(bots) == match.plan.n_players, "one bot a seat"
    for listener in listeners:
        listener.opened(match)
    while not match.is_over and match.n_rounds < max_rounds:
        deck = shuffled(match.plan, rng)
        round_ = match.deal(deck)
        for listener in listeners:
            listener.dealt(match, deck)
        play_round(round_, bots, listeners)
        sheets = match.settle()
        for listener in listeners:
            listener.settled(round_, sheets)
        yield round_, sheets
    for listener in listeners:
        listener.finished(match)


def play_round(round_: Round, bots: Sequence[Bot], listeners: Sequence[Listener] = ()) -> None:
    """Plays a round on to its end, asking the bot of each acting seat."""
    while not round_.is_over:
        seat = round_.actor
        action = bots[seat].choose(round_.view(seat))
        if not listeners:
            round_.play(action)
            continue
        events: list[Event] = []
        round_.play(action, events)
        for listener in listeners:
            listener.played(seat, action, events)


def shuffled(plan: Plan, rng: Random) -> list[Card]:
    """The pack in random order."""
    deck = list(plan.pack)
    rng.shuffle(deck)
    return deck
