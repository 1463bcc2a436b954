"""A bot that takes and lays all it may, and goes out as soon as it may."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from canasta.bots.going_out import way_out
from canasta.engine.actions import Action, Discard, LayMeld, Merge, ShowHand, TakePile
from canasta.engine.actions.answer import ANSWERS
from canasta.engine.actions.ask_partner import ASK_PARTNER
from canasta.engine.actions.lay_three import LAY_THREE
from canasta.engine.cards import RANK_OF
from canasta.engine.melds import Meld
from canasta.engine.memory import Phase
from canasta.engine.rules.choices import Permission
from canasta.engine.view import PlayerView


class GreedyBot:
    """Simple and quick: no memory, no plan, no thought for the others.

    It takes every pile it may, lays every meld it may unless a wild card would spoil or only
    lengthen a canasta, goes out whenever the hand can be emptied, and discards at random among
    its single natural cards. It asks its partner only where the rules demand it, and says yes.
    A special hand it shows at once.
    """

    __slots__ = ("_random",)

    def __init__(self, seed: int | str) -> None:
        self._random = Random(seed).random

    def choose(self, view: PlayerView) -> Action:
        """The play that gets most cards to the table now."""
        legal = view.legal
        if len(legal) == 1:
            return legal[0]
        if isinstance(legal[0], ShowHand):
            return legal[0]
        if LAY_THREE in legal:
            return LAY_THREE
        phase = view.public.phase
        if phase is Phase.ANSWER:
            return ANSWERS[0]
        if phase is Phase.DRAW:
            return _take_or_draw(view)
        if view.rules.out.permission is Permission.REQUIRED and ASK_PARTNER in legal:
            return ASK_PARTNER
        melds = [action for action in legal if isinstance(action, LayMeld)]
        play: LayMeld | Merge | None
        if view.hand:
            play = _next_meld(view, melds) if melds else None
        else:
            # All lies, but not yet in the canastas that going out needs.
            play = way_out(view, [action for action in legal if isinstance(action, Merge)])
        if play is not None:
            return play
        discards = [action for action in legal if isinstance(action, Discard)]
        # With none to make, the round is ended, or what is left must be laid.
        return self._discard(view, discards) if discards else legal[0]

    def _discard(self, view: PlayerView, discards: Sequence[Discard]) -> Discard:
        ranks = [RANK_OF[card] for card in view.hand]
        tame = [play for play in discards if not play.card.is_wild]
        singles = [play for play in tame if ranks.count(RANK_OF[play.card]) == 1]
        choice = singles or tame or discards
        return choice[int(self._random() * len(choice))]


def _take_or_draw(view: PlayerView) -> Action:
    """The pile where it may be taken, by as few wild cards as will do."""
    takes = [action for action in view.legal if isinstance(action, TakePile)]
    return min(takes, key=_n_wilds) if takes else view.legal[0]


def _next_meld(view: PlayerView, plays: Sequence[LayMeld]) -> LayMeld | None:
    """The meld to lay next; None where what is left is better kept.

    Going out comes before all; then what completes a canasta, naturals, the larger meld.
    """
    side = view.public.melds[view.public.side_of[view.seat]]
    size = view.rules.melds.canasta_size
    worths = {play: _worth(play, side, size) for play in plays}
    ranked = sorted(plays, key=worths.__getitem__, reverse=True)
    out = way_out(view, ranked)
    if out is not None:
        return out
    return ranked[0] if worths[ranked[0]] > 0 else None


_COMPLETING: Final = 200
_NATURALS: Final = 100
_SPOILING: Final = -1


def _worth(play: LayMeld, melds: Sequence[Meld], canasta_size: int) -> int:
    """How early a meld is to be laid, the size it reaches deciding last; negative: better not."""
    before = 0 if play.onto is None else len(melds[play.onto].cards)
    after = before + len(play.cards)
    worth = after
    # Wild cards stand last among the cards of a play.
    if not play.cards[-1].is_wild:
        worth += _NATURALS
    elif before >= canasta_size:
        return _SPOILING
    if before < canasta_size <= after:
        worth += _COMPLETING
    return worth


def _n_wilds(take: TakePile) -> int:
    return sum(card.is_wild for card in take.cards)
