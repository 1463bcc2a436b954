"""The rules of a table in words: they follow from its fields, in every language."""

import contextlib
import re
from collections import Counter
from enum import StrEnum
from itertools import chain

import pytest

from canasta.engine.errors import InvalidRuleset
from canasta.engine.rules import RULESETS, Ruleset, find_ruleset
from canasta.engine.rules.choices import (
    Capture,
    DiscardBan,
    OpeningCanasta,
    OpeningKey,
    OutCondition,
    Packet,
    PileBlackThrees,
    PileFrozen,
    QuotaKind,
    Special,
)
from canasta.engine.rules.special_hand import SpecialHand
from canasta.engine.rules.values import LOWEST_SCORE, Band, Quota
from canasta.i18n import LOCALES, catalogue, rule_in_words, rules_in_words
from canasta.i18n.rule_order import ALWAYS, ORDER
from canasta.i18n.telling import is_told
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
    assert variants(locale, "rules-ban", "ban") == {ban.value for ban in DiscardBan}
    assert variants(locale, "rules-hand", "hand") == {hand.value for hand in SpecialHand}
    assert variants(locale, "rules-need", "canasta") == {need.value for need in OpeningCanasta}
    assert variants(locale, "rules-out-condition", "value") == {c.value for c in OutCondition}
    packets = {packet.value for packet in Packet if packet is not Packet.NONE}
    assert variants(locale, "rules-group-packet", "packet") == packets
    assert variants(locale, "rules-always-packet", "packet") == packets


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("preset", "players"), PRESETS)
def test_every_preset_has_its_page(preset, players, locale):
    page = rules_in_words(find_ruleset(preset, players), locale)
    titles = [title for title, _ in page]
    assert len(titles) == len(set(titles)) >= 9
    assert all(group for _, group in page)
    sentences = [sentence for _, group in page for sentence in group]
    assert all(sentence.endswith(".") and not sentence[0].islower() for sentence in sentences)
    assert len(sentences) == len(set(sentences))
    assert catalogue(locale).say(f"preset-{preset}")
    assert catalogue(locale).say(f"preset-{preset}.about").endswith(".")


@pytest.mark.parametrize(("preset", "players"), PRESETS)
def test_every_rule_of_a_preset_can_be_told(preset, players):
    for _, name, _, value in find_ruleset(preset, players).knobs():
        for locale in LOCALES:
            assert rule_in_words(name, value, locale)


def test_every_field_and_every_other_sentence_has_one_place_on_the_page():
    placed = Counter(chain.from_iterable(ORDER.values()))
    others = {id for id in messages("en") if id.startswith(ALWAYS)}
    assert set(placed) == {name for name, _ in KNOBS} | others
    assert max(placed.values()) == 1


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("preset", "players"), PRESETS)
def test_no_page_speaks_of_nothing(preset, players, locale):
    """A number that is 0 switches a rule off, and what is off is left out."""
    rules = find_ruleset(preset, players)
    for _, name, _, value in rules.knobs():
        if name != "opening_bands" and is_told(rules, name):
            assert not re.search(r"(?<![\d.,])0\b", rule_in_words(name, value, locale, rules))
            if value == 0 and not isinstance(value, bool):
                assert name in {"take_top", "go_out_bonus"}  # all of it; nothing by itself


@pytest.mark.parametrize(("preset", "players"), PRESETS)
def test_no_page_speaks_of_what_the_game_does_not_have(preset, players):
    rules = find_ruleset(preset, players)
    page = " ".join(told(rules))
    for words, there in {
        "the foot": rules.deck.packet is Packet.FOOT,
        "talon": rules.deck.packet is Packet.TALON,
        "packet": rules.deck.packet in {Packet.FOOT, Packet.RESERVE},
        "equence": rules.melds.sequences,
        "three set aside": rules.pile.pile_black_threes is PileBlackThrees.SET_ASIDE,
        "dead": rules.melds.dead_ranks.value != "nobody",
        "canasta of sevens": rules.scoring.sevens_bonus > 0,
        "points: ": bool(rules.scoring.special_hands),
    }.items():
        assert (words in page.replace("Card points: ", "")) is there, words


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("preset", ["classic", "samba", "hand-and-foot", "modern-american"])
def test_a_game_with_any_rule_changed_has_its_page(preset, locale):
    base = find_ruleset(preset)
    for _, name, field, _ in base.knobs():
        for value in (field.default, *field.metadata["values"]):
            with contextlib.suppress(InvalidRuleset):
                sentences = told(base.with_rules(**{name: value}), locale)
                assert len(sentences) == len(set(sentences)), name


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
        " seven down to four and black three 5 each."
    ) in told(Ruleset())
    assert (
        "Card points: joker 50, ace and two 20 each, king down to eight 10 each,"
        " seven down to four 5 each."
    ) in told(find_ruleset("hand-and-foot"))


def test_nobody_is_told_of_asking_who_plays_alone():
    alone = told(find_ruleset("classic", 2))
    assert not [sentence for sentence in alone if "partner" in sentence]
    assert [sentence for sentence in told(find_ruleset("classic", 4)) if "partner" in sentence]


def test_what_does_not_matter_is_left_out():
    frozen = Ruleset().with_rules(pile_frozen=PileFrozen.ALWAYS)
    assert not [sentence for sentence in told(frozen) if "a wild card lies in it" in sentence]
    assert [sentence for sentence in told(Ruleset()) if "one such card and a wild" in sentence]
    assert not [sentence for sentence in told(frozen) if "one such card and a wild" in sentence]
    assert not [sentence for sentence in told(Ruleset()) if "canasta of wild cards" in sentence]
    assert "A canasta of wild cards counts 2,000 points." in told(find_ruleset("classic-online"))


def test_a_changed_rule_changes_its_sentence_alone():
    changed = set(told(Ruleset().with_rules(draw_count=2))) ^ set(told(Ruleset()))
    assert changed == {
        "In each turn you draw one card from the stock, or take the pile.",
        "In each turn you draw 2 cards from the stock, or take the pile.",
        "If the stock has fewer cards left than that, you draw those.",
    }


def test_the_opening_is_told_by_round():
    by_round = Ruleset().with_rules(
        opening_key=OpeningKey.DEAL,
        opening_bands=(Band(LOWEST_SCORE, 50), Band(2, 90), Band(4, 120)),
    )
    assert (
        "The minimum, by the round: 50 in the first round, 90 from round 2 and 120 from round 4."
    ) in told(by_round)


def test_an_opening_may_need_a_canasta():
    bands = find_ruleset("brazilian").opening.opening_bands
    assert rule_in_words("opening_bands", bands, "en").endswith(
        "120 from 3,000, any canasta from 7,000, any canasta and 200 points in all from 8,000"
        " and a canasta that is not mixed from 9,000."
    )


@pytest.mark.parametrize(
    ("schedule", "text"),
    [
        ((100, 200, 300, 800), "100 each for up to 3 and 800 for 4"),
        ((100, 300, 500, 1000), "100 for 1, 300 for 2, 500 for 3 and 1,000 for 4"),
        ((100, 200, 300, 400), "100 points each"),
    ],
)
def test_red_threes_are_told_together_as_long_as_each_counts_the_same(schedule, text):
    assert rule_in_words("three_schedule", schedule, "en") == f"They count {text}."


def test_any_canastas_for_going_out_come_after_those_of_a_kind():
    quotas = (Quota(QuotaKind.ANY, 1), Quota(QuotaKind.SEQUENCE, 1))
    assert rule_in_words("go_out_canastas", quotas, "en") == (
        "A side may go out once it has 1 canasta in sequence and 1 other canasta of any kind."
    )


@pytest.mark.parametrize(
    ("preset", "sentence"),
    [
        ("samba", "A canasta in sequence counts 1,500 points."),
        ("samba", "A side may have several melds of the same rank."),
        ("hand-and-foot", "The foot has 13 cards."),
        ("hand-and-foot", "Whoever plays the last card of the foot goes out, and the round ends."),
        ("hand-and-foot", "A red three left in a hand or a foot costs 100 points."),
        ("cuban", "A canasta is a meld of 7 cards: natural without wild cards, mixed with them."),
        ("mexicana", "With a seven on top the pile cannot be taken either."),
        ("sevens", "If 4 sevens or more are left in one hand, they cost 500 points besides."),
        (
            "brazilian",
            "Each sequence of fewer than 5 cards at the end of the round costs 1,000 points.",
        ),
        ("joker", "Those of one colour count 100 for 1, 300 for 2, 500 for 3 and 1,000 for 4."),
        (
            "modern-american",
            "The talon has 4, then 3 cards, in the order in which sides lay their first melds.",
        ),
        ("modern-american", "Pairs, 2,500 points: seven different pairs of natural cards."),
    ],
)
def test_each_game_tells_what_is_its_own(preset, sentence):
    assert sentence in told(find_ruleset(preset))


def test_a_second_packet_is_told_where_it_comes():
    def titles(preset):
        return [title for title, _ in rules_in_words(find_ruleset(preset), "en")]

    foot, talon = titles("hand-and-foot"), titles("modern-american")
    assert foot[foot.index("The foot") - 1] == "Cards and deal"
    assert talon[talon.index("The talon") - 1] == "The first melds"
