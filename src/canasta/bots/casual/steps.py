"""From a layout to the next action: a listed play, or a compound one made of such."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from canasta.bots.beliefs import known_round
from canasta.bots.casual.layout import Lay, Layout
from canasta.bots.casual.sight import Sight
from canasta.engine.actions import Action, Discard, LayMeld, Merge
from canasta.engine.cards import JOKER_CARD, RANK_OF, TWO, Card, sort_cards
from canasta.engine.errors import IllegalAction
from canasta.engine.view import PlayerView


def next_action(view: PlayerView, layout: Layout) -> Action | None:
    """The next action of a turn that is to be played like this; None where it is not legal.

    Melds that need no wild card go first, so that what must be kept together stays so.
    """
    if layout.is_idle:
        return discard_of(view, layout)
    for run in layout.runs.lays:
        play = LayMeld(sort_cards(run.cards), run.onto)
        if _is_legal(view, play):
            return play
    twos = layout.wilds - layout.jokers
    free = _free_cards(view, layout)
    # Wilds alone come last, since they may bar wilds from sets.
    for lay in sorted(layout.lays, key=lambda lay: (lay.rank == TWO, lay.wilds)):
        n_twos = min(twos, lay.wilds)
        play = _play(free, lay, n_twos)
        if _is_legal(view, play):
            return play
        twos -= n_twos
    return None


def discard_of(view: PlayerView, layout: Layout) -> Action | None:
    """The listed discard of a layout; for none whatever else ends the turn."""
    rank = layout.discard
    if rank is None:
        ends = (act for act in view.legal if not isinstance(act, Discard | LayMeld | Merge))
        return next(ends, None)
    plays = [act for act in view.legal if isinstance(act, Discard) and RANK_OF[act.card] == rank]
    if len(plays) < 2 or not view.rules.melds.sequences:
        return plays[0] if plays else None
    free = _free_cards(view, layout)
    sight = Sight(view)
    return min(
        plays,
        key=lambda act: (act.card not in free, sight.feeds_run(act.card), _neighbours(free, act)),
    )


def _neighbours(cards: Sequence[Card], discard: Discard) -> int:
    """How many cards of its suit lie near a card in hand."""
    return sum(
        [card & 3 == discard.card & 3 and 0 < abs(card - discard.card) <= _NEAR for card in cards]
    )


_NEAR: Final = 8  # two ranks in the numbers of cards


def _free_cards(view: PlayerView, layout: Layout) -> list[Card]:
    """The hand without the cards that are kept or laid in sequence."""
    free = list(view.hand)
    for card in layout.runs.cards:
        free.remove(card)
    return free


def _play(free: Sequence[Card], lay: Lay, twos: int) -> LayMeld:
    of_rank = [card for card in free if RANK_OF[card] == lay.rank and lay.rank != TWO]
    naturals = of_rank[: lay.naturals]
    wild = [card for card in free if RANK_OF[card] == TWO][:twos]
    wild += [JOKER_CARD] * (lay.wilds - twos)
    return LayMeld((*naturals, *wild), lay.onto)


def _is_legal(view: PlayerView, play: LayMeld) -> bool:
    """Whether a play is listed, or made of steps that are legal one after the other."""
    if play in view.legal:
        return True
    try:
        known_round(view).check(play)
    except IllegalAction:
        return False
    return True
