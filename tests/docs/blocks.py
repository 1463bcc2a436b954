"""The code of the pages: what is shown is run."""

from __future__ import annotations

import contextlib
import doctest
import io
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
README = ROOT / "README.md"
PAGES = (README, ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md")))
"""Every page that people read about the project."""

_FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True)
class Block:
    """A fenced block: its page, the line it begins on, its language, its text."""

    page: Path
    line: int
    language: str
    text: str

    @property
    def name(self) -> str:
        """How the test of it is called."""
        return f"{self.page.name}-{self.line}"


def blocks_of(pages: Sequence[Path], language: str) -> list[Block]:
    """The blocks of a language."""
    return [block for page in pages for block in _blocks(page) if block.language == language]


def _blocks(page: Path) -> Iterator[Block]:
    text = page.read_text(encoding="utf-8")
    for match in _FENCE.finditer(text):
        yield Block(page, text.count("\n", 0, match.start()) + 1, match[1], match[2])


def run_python(block: Block) -> str:
    """What a Python block prints; its names are its own."""
    output = io.StringIO()
    code = compile("\n" * block.line + block.text, str(block.page), "exec")
    with contextlib.redirect_stdout(output), contextlib.chdir(ROOT):
        exec(code, {"__name__": "__main__"})
    return output.getvalue()


def check_session(page: Path) -> None:
    """Raises AssertionError where the Python session of a page answers otherwise than shown.

    Its blocks are one session.
    """
    text = "\n".join(block.text for block in blocks_of([page], "pycon"))
    test = doctest.DocTestParser().get_doctest(text, {}, page.name, None, 0)
    report = io.StringIO()
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    failed = runner.run(test, out=report.write).failed
    assert not failed, report.getvalue()


def check_console(block: Block, data: Path) -> None:
    """Runs each `$ canasta …` line; raises AssertionError where it prints otherwise than shown.

    Where nothing is shown, the command need only do its work. `...` stands for any text.
    """
    for command, shown in _commands(block.text):
        program, *words = shlex.split(command)
        assert program == "canasta", f"{block.name}: {command}"
        done = subprocess.run(
            [sys.executable, "-m", "canasta", *words],
            cwd=ROOT,
            env={**os.environ, "CANASTA_DATA": str(data), "PYTHONUTF8": "1", "LC_ALL": "C.UTF-8"},
            check=False,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
        )
        assert done.returncode in (0, 1), f"{command}\n{done.stderr}"
        if shown:
            same = doctest.OutputChecker().check_output(shown, done.stdout, doctest.ELLIPSIS)
            assert same, f"{command}\n{done.stdout}"


def _commands(text: str) -> Iterator[tuple[str, str]]:
    """Each command and the output shown below it."""
    for part in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
        command, _, shown = part.replace("\\\n", "").partition("\n")
        yield command, shown
