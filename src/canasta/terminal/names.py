"""What the players and sides are called, as one of them sees the table."""

from __future__ import annotations

from canasta.engine.rules import Ruleset
from canasta.terminal.words import YOU, listed

_PLACES = {
    2: ("Opponent",),
    3: ("Left", "Right"),
    4: ("Left", "Across", "Right"),
    5: ("Left", "Far left", "Far right", "Right"),
    6: ("Left", "Far left", "Across", "Far right", "Right"),
}


def seat_names(rules: Ruleset, me: int) -> tuple[str, ...]:
    """By seat: `You`, `Partner`, and the others by where they sit; seats run clockwise.

    >>> seat_names(Ruleset(), 0)
    ('You', 'Left', 'Partner', 'Right')
    """
    n = rules.players
    sides = rules.match.seating
    places = _PLACES.get(n) or tuple(f"Player {i + 1}" for i in range(1, n))
    names = ["" for _ in range(n)]
    names[me] = YOU
    for i, place in enumerate(places, 1):
        names[(me + i) % n] = place
    partners = [seat for seat in range(n) if sides[seat] == sides[me] and seat != me]
    for seat in partners:
        names[seat] = "Partner" if len(partners) == 1 else f"{names[seat]} partner"
    return tuple(names)


def side_names(rules: Ruleset, me: int) -> tuple[str, ...]:
    """By side: `Your side`, `Their side`; a player alone by the name of the seat."""
    seats = seat_names(rules, me)
    sides = rules.match.seating
    names = []
    for side in range(rules.n_sides):
        members = [seats[seat] for seat in range(rules.players) if sides[seat] == side]
        if len(members) == 1:
            names.append(members[0])
        elif side == sides[me]:
            names.append("Your side")
        else:
            names.append("Their side" if rules.n_sides == 2 else listed(members))
    return tuple(names)


def plain_seat_names(rules: Ruleset) -> tuple[str, ...]:
    """By seat, for one who only looks on: `Seat 0`."""
    return tuple(f"Seat {seat}" for seat in range(rules.players))


def plain_side_names(rules: Ruleset) -> tuple[str, ...]:
    """By side, for one who only looks on: `Side 0 (seats 0 and 2)`."""
    seats = [
        [str(seat) for seat, its_side in enumerate(rules.match.seating) if its_side == side]
        for side in range(rules.n_sides)
    ]
    return tuple(
        f"Side {side} ({'seat' if len(members) == 1 else 'seats'} {listed(members)})"
        for side, members in enumerate(seats)
    )
