"""Where matches and tables are kept."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import canasta


def data_folder() -> Path:
    """The folder for what the program keeps; it need not exist.

    `CANASTA_DATA` where that is set, `.data` in a clone, else the platform's own place.
    """
    chosen = os.environ.get("CANASTA_DATA")
    if chosen:
        return Path(chosen).expanduser()
    root = Path(canasta.__file__).parents[2]
    if (root / "pyproject.toml").is_file() and (root / "src" / "canasta").is_dir():
        return root / ".data"
    return _user_folder() / "canasta"


def _user_folder() -> Path:
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    if sys.platform == "darwin":
        return home / "Library" / "Application Support"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
