"""The Python to make environments with, and what makes them and installs into them.

Standard library only, in the syntax of Python 3.8: an old Python gets an answer, not a traceback.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from tools.steps import ROOT, Failure, capture, run, say

VENV = ROOT / ".venv"
BOOTSTRAP = ROOT / ".venv-bootstrap"
BIN = "Scripts" if os.name == "nt" else "bin"
EXE = ".exe" if os.name == "nt" else ""

OLDEST_PYTHON = (3, 11)
PYTHON_NAMES = ("python3.11", "python3.12", "python3.13", "python3.14", "python3", "python")
UV_LOCK = "requirements-bootstrap.lock"


def find_python() -> str:
    """The Python to make .venv with: this one if it is new enough, else the first one found."""
    inside = Path(sys.prefix).resolve() == VENV.resolve()
    this = getattr(sys, "_base_executable", None) if inside else sys.executable
    if this and sys.version_info >= OLDEST_PYTHON:
        return str(this)
    for name in PYTHON_NAMES:
        python = new_enough(shutil.which(name))
        if python:
            return python
    uv = find_uv()
    if uv:
        found = capture(uv, "python", "find", "--no-python-downloads", ">=3.11")
        python = new_enough(found.stdout.strip() if found.returncode == 0 else None)
        if python:
            return python
    version = ".".join(map(str, sys.version_info[:3]))
    raise Failure(
        f"Python 3.11 or newer is needed and none was found (this is {version}); "
        "install it and try again"
    )


def new_enough(python: str | None) -> str | None:
    """The real path of this Python, or None if it does not run or is too old."""
    if not python:
        return None
    script = (
        f"import sys; sys.version_info >= {OLDEST_PYTHON} or sys.exit(1); print(sys.executable)"
    )
    return ask(python, script)


def version_of(python: Path) -> str | None:
    """The kind of Python this is, as `cpython-311`; None if it does not run."""
    return ask(python, "import sys; print(sys.implementation.cache_tag)")


def has_module(python: object, module: str) -> bool:
    return ask(python, f"import {module}; print('yes')") == "yes"


def ask(python: object, script: str) -> str | None:
    try:
        answer = capture(python, "-I", "-c", script)
    except OSError:
        return None
    return answer.stdout.strip() if answer.returncode == 0 else None


def find_uv() -> str | None:
    fetched = BOOTSTRAP / "bin" / ("uv" + EXE)
    return shutil.which("uv") or (str(fetched) if fetched.exists() else None)


def fetch_uv(python: object) -> str:
    """Get uv into a private folder, for a Python that has pip but cannot make a usable venv."""
    if not has_module(python, "pip"):
        raise Failure(
            "this Python has neither ensurepip nor pip; install uv, or your system's package "
            "python3-venv, and try again"
        )
    say("Fetching uv, since this Python lacks ensurepip")
    pip = (python, "-m", "pip", "install", "--disable-pip-version-check", "--no-input")
    where = ("--upgrade", "--target", BOOTSTRAP, "--require-hashes", "-r", UV_LOCK)
    run("fetch uv", *pip, *where)
    uv = find_uv()
    if uv is None:
        raise Failure("uv has no program for this machine; install python3-venv and try again")
    return uv


def make_venv(folder: Path, python: object) -> None:
    uv = find_uv()
    if uv is None and not has_module(python, "ensurepip"):
        uv = fetch_uv(python)
    if uv:
        run("make .venv", uv, "venv", "--no-project", "--python", python, folder)
    else:
        run("make .venv", python, "-m", "venv", folder)


def install(python: Path, *what: object) -> None:
    uv = find_uv()
    if uv:
        run(f"install {what[-1]}", uv, "pip", "install", "--python", python, *what)
    else:
        options = ("--disable-pip-version-check", "--no-input")
        run(f"install {what[-1]}", python, "-m", "pip", "install", *options, *what)
