"""No message is kept that nobody says."""

import re
from itertools import chain
from pathlib import Path

from tests.i18n.fluent_files import messages

ROOT = Path(__file__).parents[2]
# Ids that are made of a word and a value.
MADE = ("refusal-", "score-", "rule-", "rules-group-", "rules-always-", "preset-", "event-")
MADE_BY_THE_PAGE = (
    *("language-", "theme-", "error-", "play-ask-", "play-sure-", "hear-melds-"),
    *("felt-pile-", "preset-group-"),
)


def test_every_message_is_said_somewhere():
    said = {word for text in sources() for word in re.findall(r"[a-z][a-z0-9-]*", text)}
    unsaid = [
        id
        for id in messages("en")
        if id not in said and not id.startswith((*MADE, *MADE_BY_THE_PAGE))
    ]
    assert unsaid == []


def sources():
    """The program, the page, and what messages say of each other."""
    python = (ROOT / "src").rglob("*.py")
    page = chain((ROOT / "web" / "src").rglob("*.ts"), (ROOT / "web" / "src").rglob("*.svelte"))
    for path in chain(python, page):
        if not path.name.endswith(".test.ts"):
            yield path.read_text(encoding="utf-8")
    for path in (ROOT / "src" / "canasta" / "i18n" / "locales" / "en").glob("*.ftl"):
        yield " ".join(re.findall(r"{[^}]*}", path.read_text(encoding="utf-8")))
