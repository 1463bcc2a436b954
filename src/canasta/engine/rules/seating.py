"""Who plays with whom, and after whom, in one round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Seating(NamedTuple):
    """The sides and the order of play of one round; tuples run over seats."""

    side_of: Sequence[int]
    """The side whose melds a seat plays on."""
    next_seat: tuple[int, ...]
    """Who plays after a seat."""
    partners_of: tuple[tuple[int, ...], ...]
    """The other seats of its side that play, in the order in which they play after it."""
    idle: int | None = None
    """Who sits out."""


def seat_players(side_of: Sequence[int], step: int, chairs: Sequence[int]) -> Seating:
    """The seating of the seats that play; `chairs` are these seats, clockwise.

    `step` is 1 where play goes clockwise, else -1.
    """
    seats = range(len(side_of))
    order = list(chairs)[::step]
    following = dict(zip(order, [*order[1:], order[0]], strict=True))
    next_seat = tuple(following.get(seat, seat) for seat in seats)
    partners = tuple(
        tuple(
            other
            for other in _round_from(following, seat)
            if side_of[other] == side_of[seat] and other != seat
        )
        for seat in seats
    )
    idle = [seat for seat in seats if seat not in following]
    return Seating(side_of, next_seat, partners, idle[0] if idle else None)


def _round_from(following: dict[int, int], seat: int) -> list[int]:
    """The other playing seats, in the order in which they play after a seat."""
    others: list[int] = []
    after = following.get(seat, seat)
    while after != seat:
        others.append(after)
        after = following[after]
    return others


def rotating_seat(side_of: Sequence[int], round_number: int) -> int:
    """Who sits out a round, counted from 0, where the larger side rotates (Q-16).

    >>> [rotating_seat((0, 1, 0, 1, 1), number) for number in range(4)]
    [4, 3, 1, 4]
    """
    last = len(side_of) - 1
    rotating = [seat for seat in range(last, -1, -1) if side_of[seat] == side_of[last]]
    return rotating[round_number % len(rotating)]


def chairs_without(side_of: Sequence[int], idle: int) -> tuple[int, ...]:
    """The seats that play while one sits out, clockwise.

    The last seat fills the chair of the one who sits out, so that the sides play in turns.

    >>> chairs_without((0, 1, 0, 1, 1), 3)
    (0, 1, 2, 4)
    """
    last = len(side_of) - 1
    return tuple(last if seat == idle else seat for seat in range(last))
