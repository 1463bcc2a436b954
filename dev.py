#!/usr/bin/env python3
"""Set up this clone and run its tasks.

Usage: python3 dev.py COMMAND [ARGUMENTS]

  setup   make .venv, with everything that play, test, check, fuzz, mutate and dist need
  play    play at this terminal
  test    run the tests; arguments go to pytest (dev.py test -k frozen)
  check   run the linters and the types, or only: lint format types imports tests
  bench   measure against other engines
  fuzz    play random matches and look for broken promises (ROUNDS=1000 SEED=3)
  mutate  change every rule and see that a test notices
  dist    build and try the packages in dist/
  lock    renew the lock files from pyproject.toml (arguments go to uv: --upgrade)

Every command first makes .venv from the lock files it needs, once: with a fitting stamp in .venv
nothing is fetched and the command starts at once.
To use another Python, remove .venv and run this file with that Python.
"""

# Standard library only, in the syntax of Python 3.8: an old Python gets an answer, not a traceback.

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NoReturn

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
STAMP = VENV / "canasta-stamp.json"
BOOTSTRAP = ROOT / ".venv-bootstrap"
LOG = ROOT / ".venv-setup.log"
BIN = "Scripts" if os.name == "nt" else "bin"
EXE = ".exe" if os.name == "nt" else ""
VENV_PYTHON = VENV / BIN / ("python" + EXE)

OLDEST_PYTHON = (3, 11)
PYTHON_NAMES = ("python3.11", "python3.12", "python3.13", "python3.14", "python3", "python")

PLAY = ("requirements.lock", "requirements-build.lock")
DEV = (*PLAY, "requirements-dev.lock")
BENCH = (*DEV, "requirements-bench.lock")
UV_LOCK = "requirements-bootstrap.lock"


# The commands that are one program of the project, and the locks it needs.
PROGRAMS = {
    "play": (PLAY, ("-m", "canasta", "play")),
    "test": (DEV, ("-m", "pytest")),
    "bench": (BENCH, ("benchmarks/bench.py",)),
    "fuzz": (DEV, ("-m", "tests.fuzz")),
    "mutate": (DEV, ("-m", "tests.mutate")),
}


class Failure(Exception):
    """Why the command cannot go on and what to do about it, in one line."""


def main(arguments: list[str]) -> int:
    """Run one command; the exit status is 2 when its setup fails, else that of the command."""
    name = arguments[0] if arguments else "--help"
    if name in ("-h", "--help", "help"):
        print((__doc__ or "").strip())
        return 0
    if name not in {*COMMANDS, *PROGRAMS}:
        return fail(f"there is no command {name!r}; python3 dev.py --help lists them")
    try:
        os.chdir(ROOT)
        if name in COMMANDS:
            return COMMANDS[name](arguments[1:])
        locks, program = PROGRAMS[name]
        prepare(locks)
        become(VENV_PYTHON, *program, *arguments[1:])
    except Failure as failure:
        return fail(str(failure))
    except OSError as error:
        return fail(
            f"{error.strerror or error}: {error.filename or ROOT}; put that right, try again"
        )
    except KeyboardInterrupt:
        return fail("interrupted; the same command starts over", status=130)


def setup(_: list[str]) -> int:
    prepare(DEV)
    say("Ready: .venv is complete.")
    return 0


CHECKS = {
    "lint": ("-m", "ruff", "check", "--quiet", "--output-format", "concise"),
    "format": ("-m", "ruff", "format", "--check", "--quiet", "--output-format", "concise"),
    "types": ("-m", "mypy", "--no-error-summary"),
    "imports": (
        "-c",
        "from importlinter.cli import lint_imports_command as main; main()",
        "--no-logo",
    ),
    "tests": ("tests/tooling/lint_tests.py", "tests"),
}


def check(names: list[str]) -> int:
    """Run every named check, or all, to its end, so that one run shows all there is to mend."""
    for name in names:
        if name not in CHECKS:
            raise Failure(f"there is no check {name!r}; choose from: {' '.join(CHECKS)}")
    prepare(DEV)
    failed = []
    for name in names or CHECKS:
        done = capture(VENV_PYTHON, *CHECKS[name])
        say(f"{name}: {'failed' if done.returncode else 'ok'}")
        if done.returncode:
            failed.append(name)
            print(done.stdout.rstrip(), flush=True)
    return fail(f"to mend: {', '.join(failed)}", status=1) if failed else 0


def dist(_: list[str]) -> int:
    """Build both packages; only those whose wheel installs and starts reach dist/."""
    from tempfile import TemporaryDirectory

    prepare(DEV)
    with TemporaryDirectory() as scratch:
        built, trial = Path(scratch, "built"), Path(scratch, "venv")
        say("Building the packages")
        run("build the packages", VENV_PYTHON, "-m", "build", "--no-isolation", "-o", built)
        (wheel,) = built.glob("*.whl")
        say(f"Trying {wheel.name} in a new environment")
        make_venv(trial, VENV_PYTHON)
        install(trial / BIN / ("python" + EXE), "--require-hashes", "-r", "requirements.lock")
        install(trial / BIN / ("python" + EXE), "--no-deps", "--no-index", wheel)
        version = run("start the installed game", trial / BIN / ("canasta" + EXE), "--version")
        say(f"It says: {version.strip()}")
        (ROOT / "dist").mkdir(exist_ok=True)
        for package in built.iterdir():
            shutil.copy(package, ROOT / "dist")
            say(f"dist/{package.name}")
    return 0


def lock(arguments: list[str]) -> int:
    """Renew every lock file; each one agrees with those that are installed before it."""
    uv = find_uv() or fetch_uv(find_python())
    compile_lock = (uv, "pip", "compile", "--quiet", "--universal", "--python-version", "3.11")
    header = ("--custom-compile-command", "python3 dev.py lock")
    options = (*header, "--generate-hashes", "--no-emit-index-url", "--no-annotate")
    for number, name in enumerate((*BENCH, UV_LOCK)):
        group = name[len("requirements-") : -len(".lock")]
        source = ("--group", group) if group else ("pyproject.toml",)
        earlier = [part for other in BENCH[:number] for part in ("--constraint", other)]
        say(f"Renewing {name}")
        command = (*compile_lock, *options, *source, *earlier, *arguments, "--output-file", name)
        run(f"renew {name}", *command)
    return 0


COMMANDS = {"setup": setup, "check": check, "dist": dist, "lock": lock}


def prepare(locks: tuple[str, ...]) -> None:
    """Make .venv hold the project and everything in these locks; at once if it does already."""
    goal = {
        "clone": str(ROOT),
        "project": digest("pyproject.toml"),
        "locks": {name: digest(name) for name in locks},
    }
    if fits(read_stamp(), goal):
        return
    with one_at_a_time():
        stamp = read_stamp()
        if not fits(stamp, goal):
            bring_about(goal, stamp)


def fits(stamp: dict[str, Any], goal: dict[str, Any]) -> bool:
    """Whether nothing is left to do for this goal."""
    return (
        can_grow(stamp, goal)
        and stamp["project"] == goal["project"]
        and stamp["locks"].keys() >= goal["locks"].keys()
    )


def can_grow(stamp: dict[str, Any], goal: dict[str, Any]) -> bool:
    """Whether what .venv holds is right as far as it goes; if not, it is made anew."""
    return (
        bool(stamp)
        and stamp["clone"] == goal["clone"]
        and stamp["python"] == version_of(VENV_PYTHON)
        and all(stamp["locks"].get(name, now) == now for name, now in goal["locks"].items())
    )


def bring_about(goal: dict[str, Any], stamp: dict[str, Any]) -> None:
    """Bring .venv from what its stamp says to the goal, and write the new stamp last."""
    growing = can_grow(stamp, goal) and bool(find_uv() or has_module(VENV_PYTHON, "pip"))
    if not growing:
        python = find_python()
        say(f"Making .venv with {python}")
        remove_venv()
        make_venv(VENV, python)
        stamp = {"locks": {}}
    STAMP.unlink(missing_ok=True)  # interrupted from here on, the next setup starts over
    try:
        for name in goal["locks"]:
            if name not in stamp["locks"]:
                say(f"Installing {name}")
                install(VENV_PYTHON, "--require-hashes", "--no-build-isolation", "-r", name)
        say("Installing canasta itself")
        itself = ("--no-deps", "--no-index", "--no-build-isolation", "--editable", ".")
        install(VENV_PYTHON, *itself)
    except Failure:
        if growing:  # the installers change nothing before all is there: .venv is as it was
            write_stamp(stamp)
        raise
    locks = {**stamp["locks"], **goal["locks"]}
    write_stamp({**goal, "python": version_of(VENV_PYTHON), "locks": locks})


def digest(name: str) -> str:
    return hashlib.sha256((ROOT / name).read_bytes()).hexdigest()


def read_stamp() -> dict[str, Any]:
    """What .venv holds: its clone, its Python, and the digests it was made from; or nothing."""
    try:
        stamp = json.loads(STAMP.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    whole = isinstance(stamp, dict) and stamp.keys() >= {"clone", "python", "project", "locks"}
    return stamp if whole else {}


def write_stamp(stamp: dict[str, Any]) -> None:
    draft = STAMP.with_suffix(".new")
    draft.write_text(json.dumps(stamp, indent=1), encoding="utf-8")
    draft.replace(STAMP)


def remove_venv() -> None:
    if VENV.is_symlink():
        raise Failure(f"{VENV} is a link to another place; remove the link and try again")
    if VENV.exists():
        shutil.rmtree(VENV)


@contextlib.contextmanager
def one_at_a_time() -> Iterator[None]:
    """Let a second setup of this clone wait for the first (not on Windows, which has no flock)."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    with open(__file__, encoding="utf-8") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


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


def run(task: str, *command: object) -> str:
    """What a step of the setup prints; if it fails, its output is kept and one line says why."""
    done = capture(*command)
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
    telling = [line for line in lines if line.lower().startswith(("error", "cause"))]
    best = telling[:2] if telling else lines[-1:]
    return "; ".join(line[:150] for line in best).rstrip(".") or "it said nothing"


def capture(*command: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [str(part) for part in command],
        env=environment(),
        check=False,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )


def environment() -> dict[str, str]:
    """The environment of a program: UTF-8, and no cache for uv where the home cannot hold one."""
    extra = {"PYTHONUTF8": "1", "UV_PYTHON_DOWNLOADS": "never"}
    if not os.access(os.path.expanduser("~"), os.W_OK):
        extra["UV_NO_CACHE"] = "1"
    return {**os.environ, **extra}


def become(*command: object) -> NoReturn:
    """End as this program: its signals, its terminal and its exit status are the command's own."""
    words = [str(part) for part in command]
    sys.stdout.flush()
    if os.name == "nt":
        sys.exit(subprocess.call(words))
    os.execv(words[0], words)


def say(line: str) -> None:
    print(line, flush=True)


def fail(line: str, status: int = 2) -> int:
    print(f"dev.py: {line}", file=sys.stderr, flush=True)
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
