"""How soon the round may end."""

from __future__ import annotations

from typing import Final

from canasta.bots.casual.sight import Sight

_BY_HAND: Final = (0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.14, 0.1)
"""The chance that a player whose side has its canastas goes out next turn, by cards in hand."""
_LARGE_HAND: Final = 0.05
_CLOSE: Final = 0.03
"""The same for one whose side lacks a canasta that a meld may still become."""


def end_chance(sight: Sight) -> float:
    """The chance that the round ends before this seat plays again."""
    lasts = 1.0
    for seat, cards in enumerate(sight.hand_sizes):
        if seat == sight.seat:
            continue
        if sight.plan.dealt_packet and sight.public.packets[seat]:
            # Nobody goes out before the packet is taken up.
            continue
        side = sight.sides[sight.side_of[seat]]
        if side.missing <= 0:
            lasts *= 1 - (_BY_HAND[cards] if cards < len(_BY_HAND) else _LARGE_HAND)
        elif side.missing == 1 and side.longest >= sight.plan.canasta_size - 2:
            lasts *= 1 - _CLOSE
    if sight.turns_left < 1:
        lasts *= 0.1
    elif sight.turns_left < 2:
        lasts *= 0.75
    return 1 - lasts
