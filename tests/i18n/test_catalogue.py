"""Saying a message: in the language wanted, else in English, else by its id."""

import logging

import pytest

from canasta.i18n import LOCALES, Message, UnknownMessage, catalogue, listed_and, listed_or, say


def test_a_message_is_said_in_its_language():
    assert say("en", "act-take-pile", n=14) == "Take the pile, 14 cards"
    assert say("ro", "act-take-pile", n=14) == "Ridică teancul, 14 cărți"


def test_an_attribute_is_named_after_a_dot():
    assert say("en", "event-drew.part", seat="other", n=1) == "drew a card"
    assert say("ro", "event-drew.part", seat="other", n=1) == "a tras o carte"


def test_a_message_can_wait_for_its_language():
    message = Message("rank-count", {"n": 3, "rank": "queen"})
    assert catalogue("en").tell(message) == "3 queens"
    assert catalogue("ro").tell(message) == "3 dame"


@pytest.mark.parametrize(
    "id", ["no-such-message", "event-drew.no-such-part", "no-such-message.part"]
)
def test_a_catalogue_refuses_what_it_does_not_have(id):
    with pytest.raises(UnknownMessage):
        catalogue("en").say(id)


def test_a_catalogue_refuses_a_message_without_its_variables():
    with pytest.raises(UnknownMessage, match="card-count"):
        catalogue("ro").say("card-count")


def test_a_language_that_there_is_not_is_refused():
    with pytest.raises(UnknownMessage, match="there are: en, ro"):
        catalogue("tlh")


def test_a_sentence_that_fails_is_logged_and_said_in_english(caplog):
    assert say("tlh", "act-yes") == "Yes"
    assert say("ro", "no-such-message") == "no-such-message"
    failed = [record.getMessage() for record in caplog.records if record.levelno == logging.ERROR]
    assert len(failed) == 3
    caplog.clear()


@pytest.mark.parametrize("locale", LOCALES)
def test_variables_stand_as_they_are_without_marks_around_them(locale):
    text = catalogue(locale).say(
        "event-melded", seat="other", name="East", cards="K K 2", canasta="none"
    )
    assert text.isprintable()


@pytest.mark.parametrize(
    ("parts", "text"),
    [(["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c", "d"], "a, b, c and d")],
)
def test_things_in_a_row_are_joined(parts, text):
    assert listed_and(catalogue("en"), parts) == text
    assert listed_or(catalogue("en"), parts) == text.replace("and", "or")
    assert listed_and(catalogue("ro"), parts) == text.replace("and", "și")
