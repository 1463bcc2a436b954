"""What seats are called, and which language a reader gets."""

import pytest

from canasta.engine.rules import RULESETS, Ruleset, find_ruleset
from canasta.i18n import LOCALES, catalogue, choose_locale, locale_of_environment, seat_places
from tests.i18n.fluent_files import variants

TABLES = [
    (find_ruleset(preset, players), seat)
    for preset, family in RULESETS.items()
    for players in family
    for seat in range(players)
]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("id", ["seat-name", "seat-subject"])
def test_every_place_has_its_words(id, locale):
    known = variants(locale, id, "place")
    for rules, me in TABLES:
        assert set(seat_places(rules, me)) <= known
        words = catalogue(locale)
        said = [words.say(id, place=place, n=0) for place in seat_places(rules, me)]
        assert len(set(said)) == rules.players


def test_players_of_a_large_table_have_numbers():
    rules = Ruleset().with_rules(seating=(0, 1, 2, 3, 4, 5, 6), hand_size=7)
    places = seat_places(rules, 2)
    assert places == ("player",) * 2 + ("you",) + ("player",) * 4
    assert catalogue("ro").say("seat-subject", place="player", n=5) == "Jucătorul 5"


@pytest.mark.parametrize(
    ("header", "locale"),
    [
        (None, "en"),
        ("", "en"),
        ("ro", "ro"),
        ("ro-RO,ro;q=0.9,en-US;q=0.8,en;q=0.7", "ro"),
        ("en-GB, ro;q=0.5", "en"),
        ("de-DE, RO;q=0.3", "ro"),
        ("en;q=0.2, ro;q=0.8", "ro"),
        ("ro;q=0, en;q=0.1", "en"),
        ("fr, *;q=0.5, ro;q=0.1", "en"),
        ("ro;q=much", "en"),
        (";;,,q=", "en"),
    ],
)
def test_the_language_most_wanted_is_chosen(header, locale):
    assert choose_locale(header) == locale


@pytest.mark.parametrize(
    ("environment", "locale"),
    [
        ({}, "en"),
        ({"LANG": "ro_RO.UTF-8"}, "ro"),
        ({"LANG": "ro"}, "ro"),
        ({"LANG": "RO@euro"}, "ro"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "", "LANG": "ro_RO.UTF-8"}, "ro"),
        ({"LC_MESSAGES": "ro_RO", "LANG": "en_US"}, "ro"),
        ({"LC_ALL": "C", "LC_MESSAGES": "ro_RO", "LANG": "ro_RO"}, "en"),
        ({"LANGUAGE": "ro", "LC_CTYPE": "ro_RO.UTF-8"}, "en"),
    ],
)
def test_the_language_of_the_environment(environment, locale):
    assert locale_of_environment(environment) == locale
