"""The rules of a table in words, as its fields say them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from canasta.engine.rules import Ruleset
from canasta.i18n.catalogue import Catalogue, catalogue
from canasta.i18n.rule_order import ALWAYS, order_of_rules
from canasta.i18n.rule_values import parts_of, variables_of
from canasta.i18n.telling import is_told

_CLASSIC: Final = Ruleset()


def rules_in_words(rules: Ruleset, locale: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The groups of rules in reading order: the title of each, and its sentences.

    A rule that decides nothing beside the others, such as when to ask where nobody asks, is
    left out, and so is a group without any; what no field decides alone is told in its place.
    """
    words = catalogue(locale)
    values = {name: value for _, name, _, value in rules.knobs()}
    groups = []
    for group, names in order_of_rules(rules):
        sentences: list[str] = []
        for name in names:
            if is_told(rules, name):
                sentences += _sentences(words, name, values.get(name), rules)
        if sentences:
            title = words.say(f"rules-group-{group}", **variables_of(words, group, None, rules))
            groups.append((title, tuple(sentences)))
    return tuple(groups)


def rule_in_words(name: str, value: Any, locale: str, rules: Ruleset = _CLASSIC) -> str:
    """What one rule says with a value; `rules` are those beside it.

    >>> rule_in_words("hand_size", 11, "en")
    'Each player is dealt 11 cards.'
    """
    return " ".join(_sentences(catalogue(locale), name, value, rules))


def _sentences(words: Catalogue, name: str, value: Any, rules: Ruleset) -> Iterator[str]:
    """The sentence of a rule, and those of its parts where each has one of its own."""
    id = name if name.startswith(ALWAYS) else f"rule-{name.replace('_', '-')}.says"
    yield words.say(id, **variables_of(words, name, value, rules))
    yield from parts_of(words, name, value)
