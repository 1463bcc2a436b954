"""From a layout to the next action: a listed play, or a compound one made of such."""

from __future__ import annotations

from collections.abc import Sequence

from canasta.bots.casual.layouts import Lay, Layout
from canasta.engine.actions import Action, Discard, LayMeld
from canasta.engine.cards import JOKER, JOKER_CARD, RANK_OF, TWO, Card
from canasta.engine.melds import Meld, MeldId
from canasta.engine.view import PlayerView


def next_action(view: PlayerView, layout: Layout) -> Action | None:
    """The next action of a turn that is to be played like this; None where it is not legal.

    Melds that need no wild card go first, so that what must be kept together stays so.
    """
    melds = view.public.melds[view.rules.match.seating[view.seat]]
    jokers = layout.jokers
    twos = layout.wilds - jokers
    for lay in sorted(layout.lays, key=lambda lay: lay.wilds):
        n_twos = min(twos, lay.wilds)
        play = _play(view.hand, melds, lay, n_twos)
        if play is not None and _starts_legally(view.legal, play):
            return play
        twos -= n_twos
    if layout.lays:
        return None
    return discard_of(view.legal, layout.discard)


def discard_of(legal: Sequence[Action], rank: int | None) -> Action | None:
    """The listed discard of a rank; for None whatever else ends the turn."""
    for action in legal:
        if isinstance(action, Discard) and RANK_OF[action.card] == rank:
            return action
    if rank is None:
        return next((act for act in legal if not isinstance(act, Discard | LayMeld)), None)
    return None


def _play(
    hand: tuple[Card, ...], melds: Sequence[Meld], lay: Lay, twos: int
) -> LayMeld | None:
    naturals = [card for card in hand if RANK_OF[card] == lay.rank][: lay.naturals]
    wild = [card for card in hand if RANK_OF[card] == TWO][:twos]
    wild += [JOKER_CARD] * (lay.wilds - twos)
    onto = next(
        (MeldId(i) for i, meld in enumerate(melds) if meld.rank == lay.rank and meld.naturals),
        None,
    )
    return LayMeld((*naturals, *wild), onto)


def _starts_legally(legal: Sequence[Action], play: LayMeld) -> bool:
    """Whether the first step of a play is listed; then all its steps are, in a sound layout."""
    if play in legal:
        return True
    if play.onto is not None:
        first = next(iter(play.cards))
        return any(
            isinstance(act, LayMeld)
            and act.onto == play.onto
            and RANK_OF[act.cards[0]] == RANK_OF[first]
            for act in legal
        )
    return any(
        isinstance(act, LayMeld)
        and act.onto is None
        and RANK_OF[act.cards[0]] == RANK_OF[play.cards[0]]
        for act in legal
    )


def is_joker(card: Card) -> bool:
    """Whether a card is a joker."""
    return RANK_OF[card] == JOKER
