"""The rules of a table in words: they follow from its fields, in every language."""

from enum import StrEnum
from itertools import chain

import pytest

from canasta.engine.rules import RULESETS, Ruleset, find_ruleset
from canasta.engine.rules.choices import Capture, PileFrozen, QuotaKind, Special
from canasta.engine.rules.values import LOWEST_SCORE, Band, Quota
from canasta.i18n import LOCALES, catalogue, rule_in_words, rules_in_words
from tests.i18n.fluent_files import messages, variants

PRESETS = [(name, players) for name, family in RULESETS.items() for players in family]
KNOBS = [(name, field) for _, name, field, _ in Ruleset().knobs()]


def told(rules: Ruleset, locale: str = "en") -> list[str]:
    """All sentences of a ruleset."""
    return list(chain.from_iterable(sentences for _, sentences in rules_in_words(rules, locale)))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("name", "field"), KNOBS, ids=lambda value: str(value)[:30])
def test_every_rule_has_a_name_and_a_sentence_for_each_value(name, field, locale):
    assert catalogue(locale).say(f"rule-{name.replace('_', '-')}")
    values = {field.default, *field.metadata["values"]}
    sentences = {rule_in_words(name, value, locale) for value in values}
    assert len(sentences) == len(values)
    assert all(sentence.endswith(".") and not sentence[0].islower() for sentence in sentences)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("name", "field"), KNOBS, ids=lambda value: str(value)[:30])
def test_every_choice_has_a_sentence_of_its_own(name, field, locale):
    if isinstance(field.default, StrEnum):
        choices = {choice.value for choice in type(field.default)}
        assert variants(locale, f"rule-{name.replace('_', '-')}", "value") == choices
    if isinstance(field.default, bool):
        assert variants(locale, f"rule-{name.replace('_', '-')}", "value") == {"yes", "no"}


@pytest.mark.parametrize("locale", LOCALES)
def test_lists_know_all_that_may_stand_in_them(locale):
    assert variants(locale, "rules-special", "value") == {kind.value for kind in Special}
    assert variants(locale, "rules-capture", "value") == {way.value for way in Capture}
    assert variants(locale, "rules-quota", "kind") == {kind.value for kind in QuotaKind}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("preset", "players"), PRESETS)
def test_every_preset_has_its_page(preset, players, locale):
    page = rules_in_words(find_ruleset(preset, players), locale)
    assert len(page) == 9
    sentences = [sentence for _, group in page for sentence in group]
    assert len(sentences) == len(set(sentences))
    assert catalogue(locale).say(f"preset-{preset}")
    assert catalogue(locale).say(f"preset-{preset}.about").endswith(".")


@pytest.mark.parametrize(("preset", "players"), PRESETS)
def test_every_rule_of_a_preset_can_be_told(preset, players):
    for _, name, _, value in find_ruleset(preset, players).knobs():
        for locale in LOCALES:
            assert rule_in_words(name, value, locale)


def test_messages_of_rules_are_those_of_the_fields():
    ids = {id for id in messages("en") if id.startswith("rule-")}
    assert ids == {f"rule-{name.replace('_', '-')}" for name, _ in KNOBS}


def test_presets_that_differ_have_pages_that_differ():
    pages = {rules_in_words(find_ruleset(*preset), "en") for preset in PRESETS}
    assert len(pages) == len(PRESETS)


def test_the_opening_is_told_by_total():
    bands = Ruleset().opening.opening_bands
    assert rule_in_words("opening_bands", bands, "en").endswith(
        ": 15 below 0, 50 from 0, 90 from 1,500 and 120 from 3,000."
    )
    assert rule_in_words("opening_bands", bands, "ro").endswith(
        ": 15 sub 0, 50 de la 0, 90 de la 1.500 și 120 de la 3.000."
    )
    assert rule_in_words("opening_bands", (Band(LOWEST_SCORE, 50),), "en").endswith(
        ": 50 whatever it is."
    )


@pytest.mark.parametrize(
    ("seating", "sentence"),
    [
        ((0, 1, 0, 1), "4 players: seats 1 and 3 against 2 and 4, counted clockwise."),
        ((0, 1, 2), "3 players, each alone."),
        (
            (0, 1, 2, 0, 1, 2),
            "6 players: seats 1 and 4 against 2 and 5 against 3 and 6, counted clockwise.",
        ),
    ],
)
def test_sides_are_told_by_their_seats(seating, sentence):
    assert rule_in_words("seating", seating, "en") == sentence


def test_canastas_for_going_out_are_counted_by_kind():
    quotas = (Quota(QuotaKind.NATURAL, 1), Quota(QuotaKind.MIXED, 2))
    assert rule_in_words("go_out_canastas", quotas, "en") == (
        "A side may go out once it has 1 natural canasta and 2 mixed canastas."
    )
    assert rule_in_words("go_out_canastas", quotas, "ro") == (
        "O echipă poate ieși după ce are 1 canastă naturală și 2 canaste mixte."
    )


def test_card_points_are_told_as_they_are():
    assert (
        "Card points: joker 50, ace and two 20 each, king down to eight 10 each,"
        " seven down to four 5 each."
    ) in told(Ruleset())


def test_nobody_is_told_of_asking_who_plays_alone():
    alone = told(find_ruleset("classic", 2))
    assert not [sentence for sentence in alone if "partner" in sentence]
    assert [sentence for sentence in told(find_ruleset("classic", 4)) if "partner" in sentence]


def test_what_does_not_matter_is_left_out():
    frozen = Ruleset().with_rules(pile_frozen=PileFrozen.ALWAYS)
    assert not [sentence for sentence in told(frozen) if sentence.startswith("Otherwise")]
    assert not [sentence for sentence in told(Ruleset()) if "canasta of wild cards" in sentence]
    assert "A canasta of wild cards counts 2,000 points." in told(find_ruleset("classic-online"))


def test_a_changed_rule_changes_its_sentence_alone():
    changed = set(told(Ruleset().with_rules(draw_count=2))) ^ set(told(Ruleset()))
    assert changed == {
        "In each turn you draw one card from the stock, or take the pile.",
        "In each turn you draw 2 cards from the stock, or take the pile.",
        "If the stock has fewer cards left than that, you draw those.",
    }
