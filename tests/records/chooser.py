"""A small player whose matches show much of the game, and the shuffle he is dealt from.

Only `Random.random` is used: its numbers are the same in every version of Python.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import TypeVar

from canasta.engine.actions import (
    Action,
    Answer,
    AskPartner,
    Discard,
    LayMeld,
    LayThree,
    Merge,
    ShowHand,
    TakePile,
)
from canasta.engine.cards import Card, pack
from canasta.engine.errors import IllegalAction
from canasta.engine.finish import can_go_out
from canasta.engine.match import Match
from canasta.engine.melds import SEQUENCE, WILDS, Meld
from canasta.engine.record import Record, Recorder
from canasta.engine.round import Round
from canasta.engine.rules import Ruleset

_Item = TypeVar("_Item")


def shuffled(rules: Ruleset, rng: Random) -> tuple[Card, ...]:
    """The pack in an order that depends on `rng` alone."""
    cards = sorted(pack(rules.deck.packs, rules.deck.jokers), key=str)
    return tuple(card for _, card in sorted((rng.random(), card) for card in cards))


def pick(items: Sequence[_Item], rng: Random) -> _Item:
    """One of them."""
    return items[int(rng.random() * len(items))]


def play_match(rules: Ruleset, seed: int, names: Sequence[str] = (), rounds: int = 99) -> Record:
    """The record of a match that the chooser plays against himself, or of its first rounds."""
    rng = Random(seed)
    match = Match(rules, dealer=seed % rules.players)
    recorder = Recorder(match, names)
    while not match.is_over and match.n_rounds < rounds:
        deck = shuffled(rules, rng)
        round_ = match.deal(deck)
        recorder.dealt(deck)
        chooser = Chooser(rng)
        while not round_.is_over:
            action = chooser.choose(round_)
            round_.play(action)
            recorder.played(action)
        recorder.settled(round_, match.settle())
    return recorder.record


class Chooser:
    """Takes the pile, melds and goes out when he can; now and then does something else.

    In some rounds one seat keeps its hand together, to go out concealed; in some, all play until
    the stock is gone. Where sequences or wild cards alone may be melded he likes to do it, and in
    some rounds he saves the wild cards for that.
    """

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.secretive = int(rng.random() * 8)
        self.saves = self.secretive >= 4
        self.long = rng.random() < 0.15

    def choose(self, round_: Round) -> Action:
        """One legal action."""
        legal = round_.legal_actions()
        takes = [action for action in legal if isinstance(action, TakePile)]
        melds = [action for action in legal if isinstance(action, LayMeld)]
        discards = [action for action in legal if isinstance(action, Discard)]
        if isinstance(legal[0], Answer):
            return legal[0] if self._likely(0.6) else legal[1]
        asks = [action for action in legal if isinstance(action, AskPartner)]
        if asks and not self.long and self._likely(0.6):
            return asks[0]
        if round_.settled and not self.long and can_go_out(round_) and (melds or discards):
            return self._going_out(round_, melds) or discards[0]
        for kind, chance in ((ShowHand, 1.0), (LayThree, 0.4), (Merge, 0.5)):
            found = [action for action in legal if isinstance(action, kind)]
            if found and self._likely(chance):
                return pick(found, self.rng)
        secretive = round_.actor == self.secretive and round_.settled
        if takes and self._likely(0.1 if secretive else 0.4 if self.long else 0.9):
            return pick(takes, self.rng)
        if melds and (
            not discards or self._likely(0.02 if secretive else 0.4 if self.long else 0.9)
        ):
            return self._whole(round_, pick(self._preferred(round_, melds), self.rng))
        if discards:
            return self._discard(round_, discards)
        return pick(legal, self.rng)

    def _likely(self, chance: float) -> bool:
        return self.rng.random() < chance

    def _going_out(self, round_: Round, melds: Sequence[LayMeld]) -> LayMeld | None:
        """A meld after which going out is still possible; black threes first."""
        ways = []
        for meld in melds:
            after = round_.copy()
            after.apply(meld)
            if after.is_over or can_go_out(after):
                ways.append(meld)
        return max(ways, key=lambda meld: meld.cards[0].rank, default=None)

    def _preferred(self, round_: Round, melds: Sequence[LayMeld]) -> Sequence[LayMeld]:
        """Sequences and wilds for themselves before sets, where the rules know them."""
        if not round_.plan.wide:
            return melds
        side = round_.side()
        special = []
        for meld in melds:
            whole = Meld.of(meld.cards) if meld.onto is None else side.melds[meld.onto]
            if whole is not None and whole.kind in (SEQUENCE, WILDS):
                special.append(meld)
        if special and self._likely(0.8):
            return special
        natural = [meld for meld in melds if not any(card.is_wild for card in meld.cards)]
        return natural if natural and self.saves and self._likely(0.9) else melds

    def _whole(self, round_: Round, meld: LayMeld) -> LayMeld:
        """The meld with all further cards of its rank, where that is legal too."""
        rank = meld.cards[0].rank
        if meld.onto is not None or self._likely(0.5):
            return meld
        held = list(round_.seats[round_.actor].cards())
        for card in meld.cards:
            held.remove(card)
        whole = LayMeld(tuple(sorted((*meld.cards, *(card for card in held if card.rank is rank)))))
        try:
            round_.check(whole)
        except IllegalAction:
            return meld
        return whole

    def _discard(self, round_: Round, discards: Sequence[Discard]) -> Discard:
        """A card of which he has fewest; now and then a wild one."""
        wild = [discard for discard in discards if discard.card.is_wild]
        if wild and self._likely(0.04):
            return wild[0]
        natural = [discard for discard in discards if not discard.card.is_wild] or wild
        counts = Counter(card.rank for card in round_.seats[round_.actor].cards())
        fewest = min(counts[discard.card.rank] for discard in natural)
        return pick([d for d in natural if counts[d.card.rank] == fewest], self.rng)
