"""Every sentence of the game in every language, from one set of Fluent files.

The files under `locales` are plain Fluent, so that the page reads them as they are; what stands in
Python says which message an event, a play, a refusal, a line of a score sheet or a rule is.
"""

from canasta.i18n.actions import action_message
from canasta.i18n.catalogue import (
    DEFAULT_LOCALE,
    LOCALES,
    Catalogue,
    UnknownMessage,
    catalogue,
    say,
)
from canasta.i18n.events import event_message
from canasta.i18n.lists import listed_and, listed_or
from canasta.i18n.message import Argument, Message
from canasta.i18n.negotiation import choose_locale, locale_of_environment
from canasta.i18n.refusals import refusal_message
from canasta.i18n.rules import rule_in_words, rules_in_words
from canasta.i18n.scores import score_message
from canasta.i18n.seats import seat_places
from canasta.i18n.turns import Teller

__all__ = [
    "DEFAULT_LOCALE",
    "LOCALES",
    "Argument",
    "Catalogue",
    "Message",
    "Teller",
    "UnknownMessage",
    "action_message",
    "catalogue",
    "choose_locale",
    "event_message",
    "listed_and",
    "listed_or",
    "locale_of_environment",
    "refusal_message",
    "rule_in_words",
    "rules_in_words",
    "say",
    "score_message",
    "seat_places",
]
