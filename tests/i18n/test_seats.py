"""What seats are called, and which language a reader gets."""

import pytest

from canasta.engine.rules import RULESETS, Ruleset, find_ruleset
from canasta.i18n import LOCALES, catalogue, choose_locale, seat_places
from canasta.terminal.names import seat_names
from tests.i18n.fluent_files import variants

TABLES = [
    (find_ruleset(preset, players), seat)
    for preset, family in RULESETS.items()
    for players in family
    for seat in range(players)
]


@pytest.mark.parametrize(("rules", "me"), TABLES, ids=lambda v: getattr(v, "name", v))
def test_english_calls_seats_what_the_terminal_calls_them(rules, me):
    places = seat_places(rules, me)
    said = [catalogue("en").say("seat-name", place=place, n=i) for i, place in enumerate(places, 1)]
    assert tuple(said) == seat_names(rules, me)


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
