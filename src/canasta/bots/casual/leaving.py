"""The chance that a draw lets this seat go out."""

from __future__ import annotations

from typing import Final

from canasta.bots.beliefs import known_round
from canasta.bots.casual.sight import Sight
from canasta.engine.bounds import least_left
from canasta.engine.cards import CARDS, N_RANKS, RANK_OF, Card
from canasta.engine.finish import can_go_out
from canasta.engine.memory import FROM_STOCK, PLAY
from canasta.engine.round import Round
from canasta.engine.view import PlayerView


def chance_of_leaving(view: PlayerView, sight: Sight) -> float:
    """How likely the next draw completes a hand that can go out, leave of a partner aside.

    Of several cards drawn the first may be any, the others are taken as fitting nothing new.
    """
    own = sight.own
    if sight.plan.wide and (own.missing > _LACKING or len(view.hand) > _SHORT_HAND):
        return 0.0
    start = known_round(view)
    seat = start.seats[view.seat]
    n = sight.plan.draw_count
    if least_left(sight.plan, start.side().bits, seat.by_rank) > 1 + n or not sight.n_unseen:
        return 0.0
    start.phase = PLAY
    start.turn.source = FROM_STOCK
    return _chance(start, sight, n)


def _chance(start: Round, sight: Sight, n: int) -> float:
    """By trying every rank as the card drawn."""
    out = 0.0
    live = 0
    for rank in range(N_RANKS):
        unseen = sight.unseen[rank]
        if not unseen or _FIRST[rank] >= start.plan.first_bonus:
            continue
        live += unseen
        trial = start.copy()
        trial.seats[trial.turn_seat].take(_FIRST[rank])
        if n == 1:
            out += unseen * can_go_out(trial)
        elif can_go_out(trial):
            out += unseen * _SECOND_FITS
    return out / live if live else 0.0


_LACKING: Final = 1
_SHORT_HAND: Final = 8
"""Where melds are manifold only short hands of sides that are nearly ready are tried."""
_SECOND_FITS: Final = 0.6
"""How often a second card drawn stands in no way; a bare estimate."""
_FIRST: dict[int, Card] = {RANK_OF[card]: card for card in reversed(CARDS)}
"""A card of each rank."""
