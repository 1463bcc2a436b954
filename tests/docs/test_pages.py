"""What the pages say of the project is so."""

import re
import tomllib

import pytest

from canasta.engine.position import format_position, parse_position
from canasta.engine.rules import RULESETS, find_ruleset
from tests.docs.blocks import PAGES, README, ROOT, blocks_of, check_console, check_session
from tests.rules.rows import Row, check_row

DOCS = [page for page in PAGES if page != README]
GLOSSARY = ROOT / "docs" / "glossary.md"
RULES = ROOT / "docs" / "rules.md"
NOTATION = ROOT / "docs" / "notation.md"
DECISIONS = sorted((ROOT / "docs" / "decisions").glob("*.md"))


def test_the_session_of_the_notation_answers_what_is_shown():
    assert blocks_of(DOCS, "pycon") == blocks_of([NOTATION], "pycon")
    check_session(NOTATION)


@pytest.mark.parametrize("block", blocks_of([RULES], "toml"), ids=lambda block: block.name)
def test_rows_hold(block):
    rows = tomllib.loads(block.text)["row"]
    assert rows
    for row in rows:
        check_row(Row(block.page.name, block.line, row))


@pytest.mark.parametrize("block", blocks_of(DOCS, "console"), ids=lambda block: block.name)
def test_commands_print_what_is_shown(block, tmp_path):
    check_console(block, tmp_path)


@pytest.mark.parametrize("block", blocks_of(DOCS, "position"), ids=lambda block: block.name)
def test_positions_can_be_read(block):
    text = format_position(parse_position(block.text, find_ruleset("classic")))
    assert format_position(parse_position(text)) == text


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_and_paths_lead_somewhere(page):
    text = page.read_text(encoding="utf-8")
    links = [link for link in re.findall(r"\]\(([^)#]+)", text) if "://" not in link]
    for link in links:
        assert (page.parent / link).exists(), link
    for path in re.findall(r"`((?:src|tests|docs|examples|benchmarks)/[\w./*-]*)`", text):
        assert list(ROOT.glob(path.rstrip("/"))), path


def test_glossary_has_every_language():
    rows = table_rows(GLOSSARY.read_text(encoding="utf-8"))
    assert len(rows) > 40
    for row in rows:
        assert len(row) == 5, row
        assert all(row), row
    terms = [row[0] for row in rows]
    assert len(terms) == len(set(terms))


def test_rules_page_names_what_there_is():
    text = RULES.read_text(encoding="utf-8")
    knobs = {name for _, name, _, _ in find_ruleset("classic").knobs()}
    rows = [row for row in table_rows(text) if len(row) == 4]
    for topic, _, fields, _ in rows:
        for name in re.findall(r"`(\w+)`", fields):
            assert name in knobs, f"{topic}: {name}"
    presets = {name.replace("-", "_") for name in RULESETS}
    for file in (ROOT / "tests" / "rules").glob("*.toml"):
        assert f"`{file.name}`" in text or file.stem in presets, file.name


def test_decisions_are_numbered_and_short():
    numbers = [page.name[:4] for page in DECISIONS if page.name[0].isdigit()]
    assert numbers == [f"{n:04}" for n in range(1, len(numbers) + 1)]
    for page in DECISIONS:
        assert len(page.read_text(encoding="utf-8").splitlines()) <= 25, page.name


def table_rows(text: str) -> list[list[str]]:
    """The cells of every row of every table, heads aside."""
    lines = text.splitlines()
    heads = {i - 1 for i, line in enumerate(lines) if line.startswith("|---")}
    return [
        [cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]]
        for i, line in enumerate(lines)
        if line.startswith("|") and i not in heads and not line.startswith("|---")
    ]
