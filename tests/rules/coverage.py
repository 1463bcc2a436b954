"""Which rules have rows: writes docs/rules-coverage.md.

python -m tests.rules.coverage [--check]

Runs every row, and every plain test of this folder that an `IDS` dict names, and counts what
passed. `ids.txt` holds every id and its kind. With `--check` nothing is written; the end status
is 1 where the page is not what would be written.
"""

from __future__ import annotations

import contextlib
import io
import re
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import pytest

from tests.rules.rows import all_rows, check_row

HERE = Path(__file__).parent
PAGE = HERE.parents[1] / "docs" / "rules-coverage.md"

_HEAD = """\
# Rules and their tests

Made by `python -m tests.rules.coverage`; do not edit.

Every rule of the game has an id.
A row of `tests/rules/*.toml`, or a test beside them, names the rules it stands for.
This page counts the rows and tests that ran.
"""

_TOPICS = {
    "GEN": "The game", "DECK": "The pack", "PLAY": "Players and seats", "DEAL": "The deal",
    "UP": "The upcard", "RED": "Red threes", "BLK": "Black threes", "TURN": "The turn",
    "DRAW": "Drawing", "MELD": "Melds", "CAN": "Canastas", "MIN": "The opening",
    "PILE": "Taking the pile", "FRZ": "The frozen pile", "OUT": "Going out", "ASK": "Asking",
    "CON": "Going out concealed", "SCO": "Scoring", "STK": "The end of the stock",
    "END": "The end of the match", "P2": "Two players", "P3": "Three players",
    "P56": "Five and six players", "V": "Variants", "TIP": "Tips", "GLO": "Words",
    "HIST": "Background", "conflict": "Where the sources differ", "TV": "What separates presets",
    "Q": "Where the sources are silent", "var": "Options and worked examples",
    "case": "Disputed cases",
}  # fmt: skip

# Rules that wait for a preset or a form of the game: the first pattern that fits says which.
_WAITING = (
    (r"Q-35|case-42|var-16\.20", "cutthroat"),
    (r"Q-16", "five players"),
    (r"S\d-V-.*|conflict-(3[6-9]|40)|var-(4\.4|5|6|8|10\.5)-.*", "variant"),
    (r"var-16\.([89]|1[0-9])|case-(4[3-9]|5\d|61)", "variant"),
)


def main(arguments: Sequence[str]) -> int:
    """Writes the page, or compares it."""
    page = format_page(read_kinds(), count())
    if "--check" in arguments:
        fresh = PAGE.exists() and PAGE.read_text(encoding="utf-8") == page
        if not fresh:
            print(f"{PAGE.name} is out of date: python -m tests.rules.coverage writes it anew")
        return 0 if fresh else 1
    PAGE.parent.mkdir(exist_ok=True)
    PAGE.write_text(page, encoding="utf-8")
    return 0


def read_kinds() -> dict[str, str]:
    """Every id and its kind (rule, remark, tip, term, background), in order."""
    lines = (HERE / "ids.txt").read_text(encoding="utf-8").splitlines()
    return dict(line.split() for line in lines if line.strip())


def count() -> Counter[str]:
    """How many rows and tests that pass stand for each id."""
    found: Counter[str] = Counter()
    for row in all_rows():
        check_row(row)
        found.update(row.ids)
    for ids in _passing_tests():
        found.update(ids)
    return found


def _passing_tests() -> Iterator[Sequence[str]]:
    """The ids of each plain test; parameters of one test count once."""
    files = [path for path in sorted(HERE.glob("test_*.py")) if "\nIDS = " in path.read_text()]
    tests = _Tests()
    output = io.StringIO()
    with contextlib.redirect_stdout(output), contextlib.redirect_stderr(output):
        status = pytest.main([*map(str, files), "-p", "no:cacheprovider"], plugins=[tests])
    assert status == 0, output.getvalue()
    for module, ids in tests.ids.items():
        for name in ids:
            assert (module, name) in tests.passed, f"{module}: no test {name}"
        yield from ids.values()


class _Tests:
    """A pytest plugin that keeps the tests that pass and the `IDS` of their modules."""

    def __init__(self) -> None:
        self.ids: dict[str, Mapping[str, Sequence[str]]] = {}
        self.passed: set[tuple[str, str]] = set()
        self._names: dict[str, tuple[str, str]] = {}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        for item in items:
            assert isinstance(item, pytest.Function)
            module = item.module.__name__
            self.ids[module] = item.module.IDS
            self._names[item.nodeid] = module, item.originalname

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" and report.passed:
            self.passed.add(self._names[report.nodeid])


def format_page(kinds: Mapping[str, str], found: Mapping[str, int]) -> str:
    """The page: how many, what is open, then a table for each topic."""
    rules = [rule for rule, kind in kinds.items() if kind == "rule"]
    open_rules = [rule for rule in rules if not found.get(rule)]
    parts = [_HEAD]
    parts.append(f"{len(rules) - len(open_rules)} of {len(rules)} rules have a row or a test.\n")
    parts.append("## Still open\n\n" + (_table("waits for", _reasons(open_rules)) or "None.\n"))
    for topic, title in _TOPICS.items():
        counted = {rule: str(found[rule]) for rule in kinds if found.get(rule)}
        rows = {rule: n for rule, n in counted.items() if topic_of(rule) == topic}
        if rows:
            parts.append(f"## {title}\n\n" + _table("rows", rows))
    return "\n".join(parts)


def topic_of(rule: str) -> str:
    """The topic of an id: `FRZ` of `S0-FRZ-4`, `case` of `case-16`."""
    first, second, *_ = rule.split("-")
    return second if re.fullmatch(r"S\d", first) else first


def _reasons(rules: Sequence[str]) -> dict[str, str]:
    return {rule: _reason(rule) for rule in rules}


def _reason(rule: str) -> str:
    return next((reason for pattern, reason in _WAITING if re.fullmatch(pattern, rule)), "")


def _table(title: str, rows: Mapping[str, str]) -> str:
    if not rows:
        return ""
    lines = [f"| id | {title} |", "|---|---|", *(f"| {rule} | {n} |" for rule, n in rows.items())]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
