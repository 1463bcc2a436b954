"""Files that hold what the engine is known to do, and change only on purpose."""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from difflib import unified_diff
from pathlib import Path


def regenerate(files: Mapping[Path, str], arguments: Sequence[str] | None = None) -> int:
    """Shows how the files would change; writes them with `--accept`. The status to exit with."""
    parser = argparse.ArgumentParser(description=regenerate.__doc__)
    parser.add_argument("--accept", action="store_true", help="write the files")
    accept = parser.parse_args(arguments).accept
    stale = [path for path, text in files.items() if not update(path, text, accept=accept)]
    if not stale:
        return 0
    print(f"\n{len(stale)} would change. If that is right: --accept")
    return 1


def update(path: Path, text: str, *, accept: bool) -> bool:
    """Whether a file now holds this text; prints the difference, and writes it if accepted."""
    old = path.read_text(encoding="utf-8") if path.exists() else ""
    if old == text:
        return True
    before, after = old.splitlines(keepends=True), text.splitlines(keepends=True)
    print("".join(unified_diff(before, after, str(path), f"{path} (new)")), end="")
    if accept:
        path.write_text(text, encoding="utf-8", newline="\n")
    return accept
