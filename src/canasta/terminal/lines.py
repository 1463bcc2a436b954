"""Plain lines out and in."""

from __future__ import annotations

import shutil
import sys
import textwrap

_NARROWEST = 20  # columns


def say(line: str) -> None:
    """Prints a line; on a screen it is broken between words."""
    if sys.stdout.isatty():
        line = textwrap.fill(line, max(_NARROWEST, shutil.get_terminal_size().columns - 1))
    print(line)


def hear(prompt: str) -> str:
    """What is typed after a prompt; shown too where no keyboard has. Raises EOFError at the end."""
    line = input(prompt)
    if not sys.stdin.isatty():
        print(line)
    return line
