"""The messages of each language."""

from __future__ import annotations

import logging
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from canasta.i18n.message import Argument, Message

LOCALES: Final = ("en", "ro")
"""The languages there are; each is complete."""
DEFAULT_LOCALE: Final = "en"

_log = logging.getLogger(__name__)


class UnknownMessage(KeyError):
    """An id that no message has, or variables that it cannot do with."""


class Catalogue:
    """All messages of one language."""

    def __init__(self, locale: str) -> None:
        self.locale = locale
        # Marks around variables are for texts of two directions; both runtimes leave them out.
        self._bundle = FluentBundle([locale], use_isolating=False)
        for text in sources(locale).values():
            self._bundle.add_resource(FluentResource(text))

    def say(self, id: str, **args: Argument) -> str:
        """A message as text; `id.name` is an attribute of it. Raises UnknownMessage.

        >>> catalogue("en").say("card-count", n=7)
        '7 cards'
        >>> catalogue("ro").say("card-count", n=20)
        '20 de cărți'
        """
        name, _, attribute = id.partition(".")
        if not self._bundle.has_message(name):
            raise UnknownMessage(f"{self.locale}: no message {name}")
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise UnknownMessage(f"{self.locale}: {id} has no text")
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise UnknownMessage(f"{self.locale}: {id}: {errors[0]}")
        return str(text)

    def tell(self, message: Message) -> str:
        """The text of a message that has its variables. Raises UnknownMessage."""
        return self.say(message.id, **message.args)


@cache
def catalogue(locale: str) -> Catalogue:
    """The catalogue of a language. Raises UnknownMessage for one that there is not."""
    if locale not in LOCALES:
        raise UnknownMessage(f"no language {locale!r}; there are: {', '.join(LOCALES)}")
    return Catalogue(locale)


def sources(locale: str) -> dict[str, str]:
    """The Fluent files of a language: name → text, by name."""
    folder = files("canasta.i18n") / "locales" / locale
    found = {file.name: file for file in folder.iterdir() if file.name.endswith(".ftl")}
    return {name: found[name].read_text(encoding="utf-8") for name in sorted(found)}


def say(locale: str, id: str, **args: Argument) -> str:
    """A message as text, whatever happens: else in English, else the id itself.

    A sentence that fails is logged as an error, for which a test fails; nobody's game does.

    >>> say("ro", "act-yes")
    'Da'
    """
    for language in (locale, DEFAULT_LOCALE):
        try:
            return catalogue(language).say(id, **args)
        except UnknownMessage as error:
            _log.error("%s", error)
    return id
