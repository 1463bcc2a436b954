"""Runs a command in this process."""

from __future__ import annotations

import io
import json
from typing import Any, NamedTuple

import pytest

from canasta.cli import main


class Result(NamedTuple):
    """What a command printed, and its exit status."""

    status: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        """What it printed, line by line."""
        return self.out.splitlines()

    @property
    def data(self) -> Any:
        """The JSON of its last line."""
        return json.loads(self.lines[-1])


class Runner:
    """The command line with a keyboard."""

    def __init__(self, capsys: pytest.CaptureFixture[str], patch: pytest.MonkeyPatch) -> None:
        self.capsys = capsys
        self.patch = patch

    def __call__(self, *words: object, typed: str = "") -> Result:
        self.patch.setattr("sys.stdin", io.StringIO(typed))
        self.capsys.readouterr()
        status = main([str(word) for word in words])
        captured = self.capsys.readouterr()
        return Result(status, captured.out, captured.err)
