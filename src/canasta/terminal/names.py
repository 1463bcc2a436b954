"""What the players and sides are called: as one of them sees the table, or by their numbers."""

from __future__ import annotations

from collections.abc import Sequence

from canasta.engine.rules import Ruleset
from canasta.i18n import Catalogue, listed_and, seat_places


def seat_names(words: Catalogue, rules: Ruleset, me: int) -> tuple[str, ...]:
    """By seat: `You`, `Partner`, and the others by where they sit.

    >>> from canasta.i18n import catalogue
    >>> seat_names(catalogue("en"), Ruleset(), 0)
    ('You', 'Left', 'Partner', 'Right')
    """
    return _placed(words, "seat-name", rules, me)


def seat_subjects(words: Catalogue, rules: Ruleset, me: int) -> tuple[str, ...]:
    """The same as a sentence begins.

    >>> from canasta.i18n import catalogue
    >>> seat_subjects(catalogue("en"), Ruleset(), 0)[1:3]
    ('The player on your left', 'Your partner')
    """
    return _placed(words, "seat-subject", rules, me)


def _placed(words: Catalogue, id: str, rules: Ruleset, me: int) -> tuple[str, ...]:
    places = seat_places(rules, me)
    return tuple(words.say(id, place=place, n=n) for n, place in enumerate(places, 1))


def side_names(words: Catalogue, rules: Ruleset, me: int) -> tuple[str, ...]:
    """By side: `Your side`, `Their side`; a player alone by the name of the seat."""
    return _sides(words, rules, me, seat_names(words, rules, me))


def side_subjects(words: Catalogue, rules: Ruleset, me: int) -> tuple[str, ...]:
    """The same as a sentence begins."""
    return _sides(words, rules, me, seat_subjects(words, rules, me))


def _sides(words: Catalogue, rules: Ruleset, me: int, seats: Sequence[str]) -> tuple[str, ...]:
    mine = rules.match.seating[me]
    names = []
    for side, members in enumerate(_members(rules)):
        name = listed_and(words, [seats[seat] for seat in members])
        if len(members) > 1:
            whose = "ours" if side == mine else "theirs" if rules.n_sides == 2 else "other"
            name = words.say("side-name", side=whose, name=name)
        names.append(name)
    return tuple(names)


def plain_seat_names(words: Catalogue, rules: Ruleset) -> tuple[str, ...]:
    """By seat, for one who only looks on: `Seat 0`."""
    return tuple(words.say("terminal-seat", n=seat) for seat in range(rules.players))


def plain_side_names(words: Catalogue, rules: Ruleset) -> tuple[str, ...]:
    """By side, for one who only looks on: `Side 0 (seats 0 and 2)`."""
    return tuple(
        words.say(
            "terminal-side",
            side=side,
            seats=listed_and(words, [str(seat) for seat in members]),
            alone="yes" if len(members) == 1 else "no",
        )
        for side, members in enumerate(_members(rules))
    )


def _members(rules: Ruleset) -> list[list[int]]:
    """The seats of each side."""
    sides = rules.match.seating
    return [
        [seat for seat in range(rules.players) if sides[seat] == side]
        for side in range(rules.n_sides)
    ]
