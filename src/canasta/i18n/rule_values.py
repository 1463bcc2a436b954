"""The variables of a rule's sentence: its value, and what it owes to the rules beside it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from enum import StrEnum
from typing import Any, Final

from canasta.engine.cards import POINTS, Rank
from canasta.engine.rules import Ruleset
from canasta.engine.rules.choices import (
    BlackThreeMeld,
    CanastaGrowth,
    Capture,
    DiscardBan,
    OpeningKey,
    OutCondition,
    QuotaKind,
    Special,
    WildTop,
)
from canasta.engine.rules.values import Band, CanastaMix, HandBonus, Quota
from canasta.i18n.catalogue import Catalogue
from canasta.i18n.lists import listed_and, listed_or
from canasta.i18n.message import Argument

Variables = dict[str, Argument]


def variables_of(words: Catalogue, name: str, value: Any, rules: Ruleset) -> Variables:
    """All variables of the sentence of that name, a field or another, or of a group's title."""
    return _own(words, name, value, rules) | _beside(name, rules)


def parts_of(words: Catalogue, name: str, value: Any) -> Iterator[str]:
    """The sentences of a rule's parts, where each part has one of its own."""
    if name == "special_hands":
        for bonus in value:
            yield words.say("rules-hand", hand=bonus.hand.value, n=bonus.points)


def _own(words: Catalogue, name: str, value: Any, rules: Ruleset) -> Variables:
    if name == "opening_bands":
        return _opening(words, value, rules)
    if name in _COMPOUND:
        return _COMPOUND[name](words, value)
    if value is None:
        return {}
    if isinstance(value, bool):
        return {"value": "yes" if value else "no"}
    if isinstance(value, StrEnum):
        return {"value": value.value}
    assert isinstance(value, int)
    return {"n": value}


def _beside(name: str, rules: Ruleset) -> Variables:
    return _BESIDE[name](rules) if name in _BESIDE else {}


def _seating(words: Catalogue, seating: Sequence[int]) -> Variables:
    sides: dict[int, list[str]] = {}
    for seat, side in enumerate(seating, 1):  # people count from one
        sides.setdefault(side, []).append(str(seat))
    if len(sides) == len(seating):
        return {"value": "alone", "n": len(seating)}
    text, *others = (listed_and(words, seats) for seats in sides.values())
    for other in others:
        text = words.say("rules-against", first=text, next=other)
    return {"value": "sides", "n": len(seating), "text": text}


def _special_cards(words: Catalogue, cards: Set[Special]) -> Variables:
    kinds = [words.say("rules-special", value=kind.value) for kind in Special if kind in cards]
    return _some(listed_or(words, kinds) if kinds else "")


def _packet_size(words: Catalogue, sizes: Sequence[int]) -> Variables:
    """One size for everybody, or one for each side in the order in which they open."""
    first, *others = sizes
    if not others:
        return {"value": "one", "n": first}
    text = str(first)
    for other in others:
        text = words.say("rules-then", first=text, next=other)
    return {"value": "many", "n": first, "text": text}


def _discard_bans(words: Catalogue, bans: Set[DiscardBan]) -> Variables:
    return _some(
        " ".join(words.say("rules-ban", ban=ban.value) for ban in DiscardBan if ban in bans)
    )


def _captures(words: Catalogue, captures: Set[Capture]) -> Variables:
    ways = [words.say("rules-capture", value=way.value) for way in Capture if way in captures]
    return {"text": listed_or(words, ways)}


def _opening(words: Catalogue, bands: Sequence[Band], rules: Ruleset) -> Variables:
    """The first band holds below the second, or always; the others from their score on."""
    key = rules.opening.opening_key.value
    needs = [words.say("rules-need", canasta=band.canasta.value, n=band.points) for band in bands]
    if len(bands) == 1:
        return {"text": words.say("rules-band-always", need=needs[0])}
    from_second = bands[1].from_score
    first_round = rules.opening.opening_key is OpeningKey.DEAL and from_second == 2
    below = "first" if first_round else key
    parts = [words.say("rules-band-below", key=below, need=needs[0], total=from_second)]
    parts += [
        words.say("rules-band-from", key=key, need=need, total=band.from_score)
        for band, need in zip(bands[1:], needs[1:], strict=True)
    ]
    return {"text": listed_and(words, parts)}


def _canasta_count(words: Catalogue, bands: Sequence[Band]) -> Variables:
    steps = [
        words.say("rules-step", points=band.points, total=band.from_score)
        for band in bands
        if band.points
    ]
    return _some(listed_and(words, steps) if steps else "")


def _canasta_mix(words: Catalogue, mixes: Sequence[CanastaMix]) -> Variables:
    steps = [
        words.say("rules-mix", points=mix.points, natural=mix.natural, mixed=mix.mixed)
        for mix in mixes
        if mix.points
    ]
    return _some(listed_and(words, steps) if steps else "")


def _threes(words: Catalogue, schedule: Sequence[int]) -> Variables:
    """So much for each as long as that is so, then what more of them count together."""
    each = schedule[0]
    even = [points == n * each for n, points in enumerate(schedule, 1)]
    n_even = even.index(False) if False in even else len(schedule)
    if n_even == len(schedule):
        return {"text": words.say("rules-threes-each", n=each)}
    parts = []
    if n_even > 1:
        parts.append(words.say("rules-threes-up-to", points=each, n=n_even))
    for n, points in enumerate(schedule, 1):
        if n > n_even or n_even == 1:
            parts.append(words.say("rules-threes-of", points=points, n=n))
    return {"text": listed_and(words, parts)}


def _quotas(words: Catalogue, quotas: Sequence[Quota]) -> Variables:
    """Any canastas come last, as others beside those of a kind."""
    others = "yes" if len(quotas) > 1 else "no"
    parts = [
        words.say("rules-quota", kind=quota.kind.value, n=quota.count, others=others)
        for quota in sorted(quotas, key=lambda quota: quota.kind is QuotaKind.ANY)
    ]
    return _some(listed_and(words, parts) if parts else "")


def _out_conditions(words: Catalogue, conditions: Set[OutCondition]) -> Variables:
    needs = [
        words.say("rules-out-condition", value=condition.value)
        for condition in OutCondition
        if condition in conditions
    ]
    return _some(listed_and(words, needs) if needs else "")


def _special_hands(words: Catalogue, hands: Sequence[HandBonus]) -> Variables:
    return {"value": "some" if hands else "none"}


def _some(text: str) -> Variables:
    return {"value": "some", "text": text} if text else {"value": "none"}


def _points(rules: Ruleset) -> Variables:
    ranks = (
        ("joker", Rank.JOKER),
        ("ace", Rank.ACE),
        ("king", Rank.KING),
        ("four", Rank.FOUR),
    )
    melded = rules.melds.black3_meld is not BlackThreeMeld.NEVER
    return {
        **{name: POINTS[rank] for name, rank in ranks},
        "black": "yes" if melded else "no",
    }


def _packet(rules: Ruleset) -> Variables:
    return {"packet": rules.deck.packet.value}


def _sizes(rules: Ruleset) -> Variables:
    return {"smallest": rules.melds.min_size, "size": rules.melds.canasta_size}


def _bonus_threes(rules: Ruleset) -> Variables:
    return {"threes": rules.threes.bonus_threes.value}


def _held(rules: Ruleset) -> Variables:
    return {"count": rules.scoring.held_count}


_BESIDE: Final[Mapping[str, Callable[[Ruleset], Variables]]] = {
    "packet": _packet,
    "packet_size": _packet,
    "rules-always-packet": _packet,
    "packet_three_replaced": _packet,
    "rules-always-out": _packet,
    "rules-always-keep": _packet,
    "rules-always-scoring": _packet,
    "keep_waived_by_packet": _packet,
    "red3_hand_value": _packet,
    "black3_hand_value": _packet,
    "opening_bands": lambda rules: {"key": rules.opening.opening_key.value},
    "rules-always-bans": lambda rules: {
        "strict": "yes" if DiscardBan.VALUABLE_ON_EMPTY_PILE in rules.turn.discard_bans else "no"
    },
    "rules-always-opening": _points,
    "sequences": _sizes,
    "wild_meld": _sizes,
    "canasta_size": lambda rules: {
        "growth": "closed" if rules.melds.canasta_growth is CanastaGrowth.CLOSED else "open"
    },
    "rules-always-pile": lambda rules: {
        "wild": "yes" if rules.pile.wild_top is WildTop.EQUAL_PAIR else "no",
        **_bonus_threes(rules),
    },
    "three_schedule": _bonus_threes,
    "three_replaced": _bonus_threes,
    "last_three_ends": _bonus_threes,
    "sequence_short": lambda rules: {"count": rules.scoring.sequence_shorter_than},
    "sevens_held": _held,
    "aces_held": _held,
}
"""What a sentence owes to the rules beside its own: variables, by the name of the sentence."""

_COMPOUND: Final[Mapping[str, Callable[[Catalogue, Any], Variables]]] = {
    "seating": _seating,
    "upcard_reject": _special_cards,
    "packet_size": _packet_size,
    "discard_bans": _discard_bans,
    "freezers": _special_cards,
    "captures": _captures,
    "three_schedule": _threes,
    "go_out_canastas": _quotas,
    "out_conditions": _out_conditions,
    "special_hands": _special_hands,
    "canasta_count_bonus": _canasta_count,
    "canasta_mix_bonus": _canasta_mix,
}
