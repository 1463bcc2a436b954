"""Where the players sit, as one of them sees the table."""

from __future__ import annotations

from typing import Final

from canasta.engine.rules import Ruleset

YOU: Final = "you"
_PLACES: Final = {
    2: ("opponent",),
    3: ("left", "right"),
    4: ("left", "across", "right"),
    5: ("left", "far-left", "far-right", "right"),
    6: ("left", "far-left", "across", "far-right", "right"),
}


def seat_places(rules: Ruleset, me: int) -> tuple[str, ...]:
    """By seat, `$place` of `seat-name` and `seat-subject`; seats run clockwise.

    At tables for more than six, and that is `player`, the seats are told by their number.

    >>> seat_places(Ruleset(), 0)
    ('you', 'left', 'partner', 'right')
    """
    n, sides = rules.players, rules.match.seating
    around = _PLACES.get(n, ("player",) * (n - 1))
    places = {me: YOU} | {(me + i) % n: place for i, place in enumerate(around, 1)}
    partners = [seat for seat in range(n) if sides[seat] == sides[me] and seat != me]
    if len(partners) == 1:
        places[partners[0]] = "partner"
    elif n in _PLACES:
        places |= {seat: f"{places[seat]}-partner" for seat in partners}
    return tuple(places[seat] for seat in range(n))
