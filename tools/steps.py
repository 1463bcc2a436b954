"""A step of the work on this clone: one program, run to its end, or one line that says why not.

Standard library only, in the syntax of Python 3.8, as all that dev.py needs before .venv is made.
"""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from typing import Mapping, Optional

ROOT = Path(__file__).resolve().parent.parent
LOG = ROOT / ".venv-setup.log"

Settings = Optional[Mapping[str, str]]
"""More of the environment of a program."""


class Failure(Exception):
    """Why the command cannot go on and what to do about it, in one line."""


def run(
    task: str,
    *command: object,
    cwd: Path = ROOT,
    path: str | None = None,
    settings: Settings = None,
) -> str:
    """What a step prints; if it fails, its output is kept and one line says why."""
    done = capture(*command, cwd=cwd, path=path, settings=settings)
    if done.returncode == 0:
        return done.stdout
    LOG.write_text(done.stdout, encoding="utf-8")
    raise Failure(
        f"could not {task}: {reason(done.stdout)}; mend that (is the network there?) "
        f"and try again; all it said is in {LOG.name}"
    )


def reason(output: str) -> str:
    """The line of an installer's output that says most about its failure."""
    lines = [line.strip(" ×│╰─▶") for line in output.splitlines() if line.strip()]
    telling = [line for line in lines if line.lower().startswith(("error", "cause", "npm error"))]
    best = telling[:2] if telling else lines[-1:]
    return "; ".join(line[:150] for line in best).rstrip(".") or "it said nothing"


def capture(
    *command: object, cwd: Path = ROOT, path: str | None = None, settings: Settings = None
) -> subprocess.CompletedProcess[str]:
    """The program run to its end, with nothing to read and its two outputs as one."""
    return subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env=environment(path, settings),
        check=False,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )


def environment(path: str | None = None, settings: Settings = None) -> dict[str, str]:
    """The environment of a program: UTF-8, no cache of uv or npm where the home cannot hold one.

    With a path, programs are looked for there instead of on PATH; settings are added. What is
    built here is always built for players, whatever Node is told elsewhere.
    """
    extra = {"PYTHONUTF8": "1", "UV_PYTHON_DOWNLOADS": "never"}
    if not os.access(os.path.expanduser("~"), os.W_OK):
        extra["UV_NO_CACHE"] = "1"
        extra["npm_config_cache"] = str(ROOT / ".cache" / "npm")
    if path is not None:
        extra["PATH"] = path
    kept = {name: value for name, value in os.environ.items() if name != "NODE_ENV"}
    return {**kept, **extra, **(settings or {})}


def is_set(setting: str) -> bool:
    """Whether a switch of the environment is on: set, and not to 0."""
    return os.environ.get(setting, "0") not in {"", "0"}


def say(line: str) -> None:
    """Tells what is being done, at once."""
    print(line, flush=True)
