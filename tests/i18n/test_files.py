"""The Fluent files: sound, alike in every language, plain enough for both runtimes."""

from collections import Counter

import pytest
from fluent.syntax import ast

from canasta.i18n import LOCALES, catalogue
from tests.i18n.fluent_files import entries, functions, messages, shape, texts

OTHERS = [locale for locale in LOCALES if locale != "en"]


@pytest.mark.parametrize("locale", LOCALES)
def test_everything_can_be_read(locale):
    junk = [e.content for body in entries(locale).values() for e in body if isinstance(e, ast.Junk)]
    assert junk == []


@pytest.mark.parametrize("locale", LOCALES)
def test_no_message_stands_twice(locale):
    ids = Counter(
        entry.id.name
        for body in entries(locale).values()
        for entry in body
        if isinstance(entry, ast.Message)
    )
    assert [id for id, n in ids.items() if n > 1] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_no_message_needs_what_only_one_runtime_has(locale):
    assert functions(locale) == set()


@pytest.mark.parametrize("locale", OTHERS)
def test_files_hold_the_same_messages(locale):
    assert list(entries(locale)) == list(entries("en"))
    for name, body in entries("en").items():
        there = [e.id.name for e in entries(locale)[name] if isinstance(e, ast.Message)]
        assert there == [e.id.name for e in body if isinstance(e, ast.Message)], name


@pytest.mark.parametrize("locale", OTHERS)
def test_messages_take_the_same_variables_and_have_the_same_attributes(locale):
    differing = {
        id: (shape("en", id), shape(locale, id))
        for id in messages("en")
        if shape("en", id) != shape(locale, id)
    }
    assert differing == {}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("sample", [0, 1, 2, 20, "other"])
def test_every_message_can_be_said(locale, sample):
    """What it refers to is there, and its variants lead somewhere, whatever it is given."""
    for id, message in messages(locale).items():
        attributes, variables = shape(locale, id)
        args = dict.fromkeys(variables, sample)
        for part in [*[id] * (message.value is not None), *(f"{id}.{name}" for name in attributes)]:
            said = catalogue(locale).say(part, **args)
            assert "{" not in said
            assert "  " not in said
            assert said == said.strip()


@pytest.mark.parametrize("locale", LOCALES)
def test_texts_have_typographic_quotation_marks(locale):
    assert [
        id for id, text in texts(locale) if '"' in text or (locale == "en" and "'" in text)
    ] == []


def test_romanian_is_written_with_commas_below():
    wrong = set("şţŞŢ")  # the letters with a cedilla, from older keyboards
    assert [id for id, text in texts("ro") if wrong & set(text)] == []
    right = Counter(letter for _, text in texts("ro") for letter in text)
    assert all(right[letter] > 20 for letter in "șțăâî")


def test_romanian_is_not_left_in_english():
    english = {id: [text for i, text in texts("en") if i == id] for id, _ in texts("en")}
    same = [
        id
        for id in messages("ro")
        if len("".join(english.get(id, []))) > 8
        and english[id] == [text for i, text in texts("ro") if i == id]
    ]
    assert same == ["rank-short"]  # what stands on the cards is the same everywhere
