"""Which language a browser or a terminal asks for."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from canasta.i18n.catalogue import DEFAULT_LOCALE, LOCALES


def choose_locale(accept_language: str | None) -> str:
    """The language there is that an Accept-Language header wants most; else the default.

    >>> choose_locale("de, ro-RO;q=0.9, en;q=0.8")
    'ro'
    """
    wanted = sorted(_weighted(accept_language or ""), key=lambda pair: -pair[1])
    for language, _ in wanted:
        if language == "*":
            return DEFAULT_LOCALE
        if language in LOCALES:
            return language
    return DEFAULT_LOCALE


def locale_of_environment(environment: Mapping[str, str]) -> str:
    """The language that the first of LC_ALL, LC_MESSAGES and LANG names; else the default.

    >>> locale_of_environment({"LC_ALL": "", "LANG": "ro_RO.UTF-8"})
    'ro'
    """
    named = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    language = re.split("[_.@]", next(filter(None, named), ""))[0].lower()
    return language if language in LOCALES else DEFAULT_LOCALE


def _weighted(header: str) -> Iterator[tuple[str, float]]:
    """Each language of a header without its region, and how much it is wanted."""
    for item in header.split(","):
        tag, *parameters = (part.strip() for part in item.split(";"))
        weight = 1.0
        for parameter in parameters:
            name, _, text = parameter.partition("=")
            if name.strip() == "q":
                weight = _weight(text.strip())
        if tag and weight > 0:
            yield tag.split("-")[0].lower(), weight


def _weight(text: str) -> float:
    """A weight from 0 to 1; what cannot be read wants nothing."""
    whole, _, fraction = text.partition(".")
    if not (
        whole in ("0", "1") and (not fraction or (fraction.isascii() and fraction.isdecimal()))
    ):
        return 0.0
    return min(float(text), 1.0)
