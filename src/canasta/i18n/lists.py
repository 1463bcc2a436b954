"""Things in a row, as a language joins them."""

from __future__ import annotations

from collections.abc import Sequence

from canasta.i18n.catalogue import Catalogue


def listed_and(words: Catalogue, parts: Sequence[str]) -> str:
    """`a`, `a and b`, `a, b and c`."""
    return _listed(words, parts, "list-and")


def listed_or(words: Catalogue, parts: Sequence[str]) -> str:
    """`a`, `a or b`, `a, b or c`."""
    return _listed(words, parts, "list-or")


def _listed(words: Catalogue, parts: Sequence[str], last: str) -> str:
    first, *others = parts
    for part in others[:-1]:
        first = words.say("list-more", first=first, next=part)
    return words.say(last, first=first, last=others[-1]) if others else first
