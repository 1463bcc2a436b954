"""What the README shows is run, and the Python of every other page."""

import re

import pytest

import dev
from tests.docs.blocks import PAGES, README, ROOT, blocks_of, check_console, run_python


@pytest.mark.parametrize("block", blocks_of(PAGES, "python"), ids=lambda block: block.name)
def test_python_runs(block):
    assert run_python(block).strip()


@pytest.mark.parametrize("block", blocks_of([README], "console"), ids=lambda block: block.name)
def test_commands_print_what_is_shown(block, tmp_path):
    check_console(block, tmp_path)


def test_the_first_screen_plays_a_match():
    first_screen = README.read_text(encoding="utf-8").splitlines()[:50]
    assert "make play" in first_screen
    assert "```python" in first_screen


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md"])
def test_commands_exist(page):
    text = (ROOT / page).read_text(encoding="utf-8")
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z ]+):$", makefile, re.MULTILINE)[-1].split())
    targets |= {
        word for line in re.findall(r"^\.PHONY: (.*)$", makefile, re.M) for word in line.split()
    }
    named = re.findall(r"(?:^|`)(make|python3 dev\.py) ([a-z]+)", text, re.MULTILINE)
    assert named
    for program, name in named:
        known = targets if program == "make" else {*dev.COMMANDS, *dev.PROGRAMS}
        assert name in known, f"{program} {name}"
