"""What table and match must obey: seats, sides and an end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canasta.engine.rules.choices import TeamMode
from canasta.engine.rules.complaint import Complaint

if TYPE_CHECKING:
    from canasta.engine.rules.ruleset import Ruleset

_SITTING_OUT: Final = (0, 1, 0, 1, 1)


def there_are_two_to_eight_seats(rules: Ruleset) -> Complaint | None:
    """Two to eight can play."""
    if 2 <= rules.players <= 8:
        return None
    return Complaint(("seating",), f"seating has {rules.players} seats; 2 to 8 can play")


def sides_are_numbered_from_0(rules: Ruleset) -> Complaint | None:
    """The sides are numbered 0, 1, … and there are at least two."""
    sides = set(rules.match.seating)
    if sides == set(range(len(sides))) and len(sides) >= 2:
        return None
    text = "seating numbers the sides 0, 1, … and needs at least two; for two pairs: 0, 1, 0, 1"
    return Complaint(("seating",), text)


def seats_fit_the_team_mode(rules: Ruleset) -> Complaint | None:
    """A lone hand needs three seats, each a side; sitting out in turn needs a pair against three.

    Those two ways of making sides know no other table.
    """
    seating, both = rules.match.seating, ("team_mode", "seating")
    match rules.match.team_mode:
        case TeamMode.LONE_HAND:
            if sorted(seating) != [0, 1, 2]:
                return Complaint(both, "team_mode lone-hand needs the seating 0, 1, 2")
        case TeamMode.ROTATING_SITOUT:
            if seating != _SITTING_OUT:
                return Complaint(both, "team_mode rotating-sitout needs the seating 0, 1, 0, 1, 1")
        case TeamMode.FIXED:
            if seating == _SITTING_OUT:
                text = "seating 0, 1, 0, 1, 1, two against three, needs team_mode rotating-sitout"
                return Complaint(("seating", "team_mode"), text)
    return None


def a_match_can_end(rules: Ruleset) -> Complaint | None:
    """Points, rounds or canastas end the match."""
    if rules.match.target or rules.match.deals or rules.scoring.canastas_win:
        return None
    text = "target and deals are both 0: the match would never end; set one, or canastas_win"
    return Complaint(("target", "deals", "canastas_win"), text)


TABLE_LAWS: Final = (
    there_are_two_to_eight_seats,
    sides_are_numbered_from_0,
    seats_fit_the_team_mode,
    a_match_can_end,
)
