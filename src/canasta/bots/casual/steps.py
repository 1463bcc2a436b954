"""From a layout to the next action: a listed play, or a compound one made of such."""

from __future__ import annotations

from collections.abc import Sequence

from canasta.bots.beliefs import known_round
from canasta.bots.casual.layout import Lay, Layout
from canasta.engine.actions import Action, Discard, LayMeld
from canasta.engine.cards import JOKER_CARD, RANK_OF, TWO, Card
from canasta.engine.errors import IllegalAction
from canasta.engine.melds import Meld, MeldId
from canasta.engine.view import PlayerView


def next_action(view: PlayerView, layout: Layout) -> Action | None:
    """The next action of a turn that is to be played like this; None where it is not legal.

    Melds that need no wild card go first, so that what must be kept together stays so.
    """
    if not layout.lays:
        return discard_of(view.legal, layout.discard)
    melds = view.public.melds[view.public.side_of[view.seat]]
    twos = layout.wilds - layout.jokers
    for lay in sorted(layout.lays, key=lambda lay: lay.wilds):
        n_twos = min(twos, lay.wilds)
        play = _play(view.hand, melds, lay, n_twos)
        if _is_legal(view, play):
            return play
        twos -= n_twos
    return None


def discard_of(legal: Sequence[Action], rank: int | None) -> Action | None:
    """The listed discard of a rank; for None whatever else ends the turn."""
    for action in legal:
        if isinstance(action, Discard) and RANK_OF[action.card] == rank:
            return action
    if rank is None:
        return next((act for act in legal if not isinstance(act, Discard | LayMeld)), None)
    return None


def _play(hand: tuple[Card, ...], melds: Sequence[Meld], lay: Lay, twos: int) -> LayMeld:
    naturals = [card for card in hand if RANK_OF[card] == lay.rank][: lay.naturals]
    wild = [card for card in hand if RANK_OF[card] == TWO][:twos]
    wild += [JOKER_CARD] * (lay.wilds - twos)
    onto = next(
        (MeldId(i) for i, meld in enumerate(melds) if meld.rank == lay.rank and meld.naturals),
        None,
    )
    return LayMeld((*naturals, *wild), onto)


def _is_legal(view: PlayerView, play: LayMeld) -> bool:
    """Whether a play is listed, or made of steps that are legal one after the other."""
    if play in view.legal:
        return True
    try:
        known_round(view).check(play)
    except IllegalAction:
        return False
    return True
