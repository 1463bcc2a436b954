"""What each preset deals, draws and pays: tables made from the sources of the rules.

Nothing here comes from the engine; the counter of `recount` stands on these figures alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final


@dataclass(frozen=True)
class Sums:
    """How a preset deals and what it counts, for so many players where that differs."""

    hand: Mapping[int, int]
    draw: Mapping[int, int]
    quota: Mapping[int, tuple[str, ...]]
    """Canastas to go out; each fills one: any, natural, mixed, wild, sequence, sevens, not wild."""
    upcard: str = "cover"
    """What becomes of a wild card or a red three turned up: cover, leave, bury; or none is."""
    black_upcard: str = "cover"
    under_upcard: bool = False
    """As many cards as the upcard's number lie under it."""
    packet: str = ""
    """foot, reserve, opening-draw or talon."""
    packet_size: tuple[int, int] = (0, 0)
    take_top: int = 0
    last_three_stays: bool = False
    threes: tuple[int, ...] = (0, 100, 200, 300, 800)
    threes_plus: str = "meld"
    """What makes them count for their side: meld, canasta, two, sevens, by-count, table."""
    both_colours: bool = False
    keeps_three: bool = False
    """A three stays in the hand until it is laid, or the side has opened."""
    black_three: int = 5
    red_three: int = 0
    aside: tuple[int, int] = (0, 0)
    """A black three set aside, and all of them; not set aside where 0."""
    natural: int = 500
    mixed: int = 300
    wild: int = 2000
    wild_twos: int = 0
    wild_four_jokers: int = 0
    sequence: int = 1500
    sevens: int = 0
    aces: int = 0
    ten_canastas: int = 0
    mixes: tuple[tuple[int, int, int], ...] = ()
    """So many natural and mixed canastas, and their points."""
    unfinished: Mapping[str, int] = field(default_factory=dict)
    """Points against an unfinished meld of sevens, pure aces or wilds."""
    short_sequence: int = 0
    """Points against a sequence of fewer than five."""
    held: tuple[int, int, str] = (0, 0, "")
    """So many in one hand cost so much, each of these ranks."""
    minus_without_canasta: bool = False
    special: Mapping[str, int] = field(default_factory=dict)
    out: int = 100
    concealed: int = 200
    concealed_adds: bool = False
    concealed_side: bool = False
    lone_hand: bool = False


def _any(n: int) -> tuple[str, ...]:
    return ("any",) * n


_HANDS: Final = {2: 15, 3: 13, 4: 11, 5: 11, 6: 13}
_SIX_THREES: Final = (0, 100, 200, 300, 400, 1000, 1200)

CLASSIC: Final = Sums(
    _HANDS,
    {2: 2, 3: 1, 4: 1, 5: 1, 6: 1},
    {2: _any(2), 3: _any(1), 4: _any(1), 5: _any(1), 6: _any(2)},
)
_PT: Final = Sums(
    {**_HANDS, 6: 11},
    {2: 1, 3: 1, 4: 1, 5: 1, 6: 1},
    {2: _any(2), 3: _any(2), 4: _any(1), 5: _any(1), 6: _any(1)},
    upcard="bury",
    black_upcard="bury",
    concealed_adds=True,
)
_STAYS: Final = replace(CLASSIC, black_upcard="leave")
_SAMBA: Final = replace(
    _STAYS,
    hand={4: 15},
    draw={4: 2},
    quota={4: _any(2)},
    threes=(0, 100, 200, 300, 400, 500, 1000),
    threes_plus="two",
    out=200,
)
_BOLIVIA: Final = replace(_SAMBA, quota={4: ("sequence", "any")}, wild=2500, black_three=100)
_CUBAN: Final = replace(
    _STAYS,
    hand={4: 13},
    quota={4: _any(2)},
    threes=(0, 100, 300, 500, 1000),
    threes_plus="canasta",
    wild_twos=4000,
    wild_four_jokers=3000,
    aside=(5, 100),
    concealed=100,
)
_FOOT: Final = replace(
    CLASSIC,
    hand={4: 13},
    draw={4: 2},
    quota={4: ("wild", "natural", "natural", "mixed", "mixed")},
    upcard="bury",
    black_upcard="leave",
    packet="foot",
    packet_size=(13, 13),
    take_top=7,
    threes=tuple(range(0, 1001, 100)),
    threes_plus="table",
    red_three=100,
    wild=1500,
    concealed=100,
)
SUMS: Final = {
    "classic": CLASSIC,
    "classic-ro": Sums(
        _HANDS,
        {2: 2, 3: 2, 4: 2},
        {2: _any(2), 3: _any(1), 4: _any(1)},
        threes_plus="canasta",
    ),
    "classic-online": Sums(
        _HANDS,
        {2: 1, 4: 1},
        {2: _any(2), 4: _any(1)},
        upcard="leave",
        black_upcard="leave",
        black_three=100,
        out=0,
        concealed_side=True,
    ),
    "classic-pt": _PT,
    "modern-online": _PT,
    "cutthroat": Sums(_HANDS, {3: 2}, {3: _any(2)}, lone_hand=True),
    "uruguay": _STAYS,
    "viennese": replace(_STAYS, threes_plus="canasta"),
    "sevens": replace(_STAYS, sevens=2000, unfinished={"7": 1500}, held=(4, 500, "7")),
    "joker": replace(
        _CUBAN, black_upcard="cover", aside=(0, 0), both_colours=True, concealed=200
    ),
    "cuban": _CUBAN,
    "samba": _SAMBA,
    "samba-ro": replace(_SAMBA, quota={4: _any(3)}),
    "chile": replace(
        _STAYS, hand={4: 15}, draw={4: 2}, quota={4: _any(2)}, threes=_SIX_THREES
    ),
    "bolivia": _BOLIVIA,
    "brazilian": replace(
        _BOLIVIA,
        quota={4: _any(2)},
        wild=2000,
        threes=_SIX_THREES,
        threes_plus="canasta",
        short_sequence=1000,
    ),
    "hand-and-foot": _FOOT,
    "hand-and-foot-short": replace(
        _FOOT, hand={4: 11}, packet_size=(11, 11), quota={4: ("natural", "mixed")}
    ),
    "pennies": replace(
        _STAYS,
        hand={6: 13},
        draw={6: 2},
        quota={6: ("sevens", "wild", "natural", "mixed")},
        packet="reserve",
        packet_size=(11, 11),
        threes=(0, 100, 200, 300, 400, 500, 600, 700, 1000),
        threes_plus="sevens",
        red_three=100,
        wild=1000,
        sevens=1500,
    ),
    "mexicana": replace(
        _STAYS,
        hand={4: 13},
        quota={4: _any(2)},
        packet="opening-draw",
        packet_size=(13, 13),
        threes=_SIX_THREES,
        sevens=1000,
    ),
    "modern-american": replace(
        CLASSIC,
        hand={4: 13},
        quota={4: _any(2)},
        upcard="none",
        packet="talon",
        packet_size=(4, 3),
        last_three_stays=True,
        threes=(0, 100, 300, 500, 1000),
        threes_plus="by-count",
        both_colours=True,
        keeps_three=True,
        red_three=5,
        wild_twos=3000,
        wild_four_jokers=2500,
        sevens=2500,
        aces=2500,
        unfinished={"7": 2500, "A": 2500, "*": 2000},
        held=(3, 1500, "7A"),
        minus_without_canasta=True,
        special={
            "pairs": 2500, "wild-pairs": 2000, "miami-pairs": 2500, "zip-code": 2500,
            "straight": 3000, "garbage": 3000, "blast-off": 3000, "triples": 3500,
            "quads": 3500, "dream-four": 8500, "dream-five": 8500,
        },
        concealed=100,
    ),
    "italian": replace(
        _SAMBA,
        quota={4: ("not wild", "not wild")},
        under_upcard=True,
        threes=(0, 100, 200, 300, 800, 1000, 1200),
        wild_twos=3000,
        mixes=((4, 1, 1000), (5, 0, 2000)),
        ten_canastas=2000,
        out=300,
        concealed=300,
    ),
}  # fmt: skip


def sums_of(preset: str, players: int) -> Sums:
    """The table of a preset for so many players."""
    sums = SUMS[preset]
    if preset == "classic" and players == 6:  # three packs
        return replace(sums, threes=_SIX_THREES)
    return sums
