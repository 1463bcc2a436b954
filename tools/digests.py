"""The digest by which what was made of files is known to be stale.

Standard library only, in the syntax of Python 3.8, as all that dev.py needs before .venv is made.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path


def digest_of(files: Iterable[Path], root: Path) -> str:
    """Of the files, in this order, and of their places below `root`."""
    total = hashlib.sha256()
    for file in files:
        total.update(f"{file.relative_to(root).as_posix()}\0".encode())
        total.update(hashlib.sha256(file.read_bytes()).digest())
    return total.hexdigest()
