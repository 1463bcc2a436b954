"""The rules of a table in words, as its fields say them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from enum import StrEnum
from typing import Any, Final

from canasta.engine.cards import POINTS, Rank
from canasta.engine.rules import Ruleset
from canasta.engine.rules.choices import Capture, Special
from canasta.engine.rules.values import Band, Quota
from canasta.i18n.catalogue import Catalogue, catalogue
from canasta.i18n.lists import listed_and, listed_or
from canasta.i18n.message import Argument
from canasta.i18n.telling import is_told


def rules_in_words(rules: Ruleset, locale: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The groups of rules in their order: the title of each, and its sentences.

    A rule that decides nothing beside the others, such as when to ask where nobody asks, is
    left out; what no field changes is told with the group it belongs to.
    """
    words = catalogue(locale)
    groups: dict[str, list[str]] = {}
    for group, name, _, value in rules.knobs():
        sentences = groups.setdefault(group, [])
        if not sentences and group in _FIXED:
            sentences.append(words.say(f"rules-always-{group}", **_FIXED[group]))
        if is_told(rules, name):
            sentences.append(rule_in_words(name, value, locale))
    return tuple(
        (words.say(f"rules-group-{group}"), tuple(sentences)) for group, sentences in groups.items()
    )


def rule_in_words(name: str, value: Any, locale: str) -> str:
    """The sentence of one rule for a value of it.

    >>> rule_in_words("hand_size", 11, "en")
    'Each player is dealt 11 cards.'
    """
    words = catalogue(locale)
    return words.say(f"rule-{name.replace('_', '-')}.says", **_arguments(words, name, value))


def _arguments(words: Catalogue, name: str, value: Any) -> dict[str, Argument]:
    if name in _COMPOUND:
        return _COMPOUND[name](words, value)
    if isinstance(value, bool):
        return {"value": "yes" if value else "no"}
    if isinstance(value, StrEnum):
        return {"value": value.value}
    assert isinstance(value, int)
    return {"n": value}


def _seating(words: Catalogue, seating: Sequence[int]) -> dict[str, Argument]:
    sides: dict[int, list[str]] = {}
    for seat, side in enumerate(seating, 1):  # people count from one
        sides.setdefault(side, []).append(str(seat))
    if len(sides) == len(seating):
        return {"value": "alone", "n": len(seating)}
    text, *others = (listed_and(words, seats) for seats in sides.values())
    for other in others:
        text = words.say("rules-against", first=text, next=other)
    return {"value": "sides", "n": len(seating), "text": text}


def _special_cards(words: Catalogue, cards: Set[Special]) -> dict[str, Argument]:
    kinds = [words.say("rules-special", value=kind.value) for kind in Special if kind in cards]
    return _some(listed_or(words, kinds) if kinds else "")


def _captures(words: Catalogue, captures: Set[Capture]) -> dict[str, Argument]:
    ways = [words.say("rules-capture", value=way.value) for way in Capture if way in captures]
    return {"text": listed_or(words, ways)}


def _opening(words: Catalogue, bands: Sequence[Band]) -> dict[str, Argument]:
    """The first band holds below the second, or always; the others from their score on."""
    lowest, *others = bands
    if not others:
        return {"text": words.say("rules-band-always", points=lowest.points)}
    parts = [words.say("rules-band-below", points=lowest.points, total=others[0].from_score)]
    parts += _steps(words, "rules-band-from", others)
    return {"text": listed_and(words, parts)}


def _canasta_count(words: Catalogue, bands: Sequence[Band]) -> dict[str, Argument]:
    steps = list(_steps(words, "rules-step", [band for band in bands if band.points]))
    return _some(listed_and(words, steps) if steps else "")


def _steps(words: Catalogue, message: str, bands: Sequence[Band]) -> Iterator[str]:
    for band in bands:
        yield words.say(message, points=band.points, total=band.from_score)


def _red_threes(words: Catalogue, schedule: Sequence[int]) -> dict[str, Argument]:
    parts = [words.say("rules-red-threes", points=p, n=n) for n, p in enumerate(schedule, 1)]
    return {"text": listed_and(words, parts)}


def _quotas(words: Catalogue, quotas: Sequence[Quota]) -> dict[str, Argument]:
    parts = [words.say("rules-quota", kind=quota.kind.value, n=quota.count) for quota in quotas]
    return _some(listed_and(words, parts) if parts else "")


def _some(text: str) -> dict[str, Argument]:
    return {"value": "some", "text": text} if text else {"value": "none"}


_FIXED: Final[Mapping[str, dict[str, Argument]]] = {
    "turn": {},
    "melds": {},
    "opening": {
        name: POINTS[rank]
        for name, rank in (
            ("joker", Rank.JOKER),
            ("ace", Rank.ACE),
            ("king", Rank.KING),
            ("four", Rank.FOUR),
        )
    },
    "pile": {},
    "out": {},
    "scoring": {},
}
"""Groups that begin with what holds at every table, and the variables of that sentence."""

_COMPOUND: Final[Mapping[str, Callable[[Catalogue, Any], dict[str, Argument]]]] = {
    "seating": _seating,
    "upcard_reject": _special_cards,
    "opening_bands": _opening,
    "freezers": _special_cards,
    "captures": _captures,
    "three_schedule": _red_threes,
    "go_out_canastas": _quotas,
    "canasta_count_bonus": _canasta_count,
}
