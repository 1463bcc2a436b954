#!/usr/bin/env python3
"""Set up this clone and run its tasks.

Usage: python3 dev.py COMMAND [ARGUMENTS]

  setup   make .venv and the page: all that every command but bench needs
  play    play in the browser; arguments go to canasta serve
  test    run the tests, or only some of those in Python (dev.py test -k frozen)
  check   run all checks, or some by name: check types (a name that is none lists them)
  bench   measure against other engines, by the plain engine and by the compiled one
  compiled  run the tests of the rules by the compiled engine, or those given
  fuzz    play random matches and look for broken promises (ROUNDS=1000 SEED=3)
  fuzz-rules  the same by random rules, one round each (N=2000 SEED=3)
  mutate  change every rule and see that a test notices
  dist    build and try the packages in dist/
  wire    renew the page's types from the messages of the server
  lock    renew the lock files from pyproject.toml (arguments go to uv: --upgrade)

Every command first makes .venv from the lock files it needs, once: with a fitting stamp in .venv
nothing is fetched and the command starts at once.
The page is built from web/, by the commands that show it and only where web/ has changed since.
Where that or a check of it needs a Node and this machine has none that fits, .venv gets one.
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

from tools.digests import digest_of
from tools.environments import (
    BIN,
    EXE,
    UV_LOCK,
    VENV,
    fetch_uv,
    find_python,
    find_uv,
    has_module,
    install,
    make_venv,
    version_of,
)
from tools.node import Node, find_node, need_node
from tools.node_modules import install_modules
from tools.steps import ROOT, Failure, Settings, capture, environment, run, say
from tools.web_bundle import Bundle
from tools.wire import TYPES, make_types

STAMP = VENV / "canasta-stamp.json"
COMPILED = ROOT / ".compiled"
COMPILED_FROM = (
    "src/canasta/**/*.py",
    "src/canasta/**/*.ftl",
    "tools/*.py",
    "hatch_build.py",
    "pyproject.toml",
    "requirements-dev.lock",
)
VENV_PYTHON = VENV / BIN / ("python" + EXE)

PLAY = ("requirements.lock", "requirements-build.lock")
DEV = (*PLAY, "requirements-dev.lock")
BENCH = (*DEV, "requirements-bench.lock")
WEB_LOCK = "requirements-web.lock"  # a Node; only where this machine has none that fits
LOCKS = (*BENCH, WEB_LOCK, UV_LOCK)

# The commands that are one program of the project, and the locks it needs.
PROGRAMS = {
    "fuzz": (DEV, ("-m", "tests.fuzz")),
    "fuzz-rules": (DEV, ("-m", "tests.fuzz.tables")),
    "mutate": (DEV, ("-m", "tests.mutate")),
}


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
    prepare_page(DEV)
    prepare_browser_tests()
    say("Ready: .venv is complete, and the page is built.")
    return 0


def play(arguments: list[str]) -> int:
    prepare_page(PLAY)
    become(VENV_PYTHON, "-m", "canasta", "serve", "--open", *arguments)


BROWSER_TESTS = "tests/browser"


def test(arguments: list[str]) -> int:
    """Run pytest with these arguments; without any, every test, the page's and those in a browser.

    Each part runs to its end, so that one run shows all there is to mend.
    """
    if arguments:
        if any(argument.startswith(BROWSER_TESTS) for argument in arguments):
            prepare_page(DEV)
            prepare_browser_tests()
        prepare(DEV)
        become(VENV_PYTHON, "-m", "pytest", *arguments)
    prepare_page(DEV)
    node = prepare_browser_tests()
    parts = {
        "engine, bots, terminal, server": call(VENV_PYTHON, "-m", "pytest"),
        "page": call(*node.npm, "run", "--silent", "test", cwd=Bundle().web, path=node.path),
        # By itself: the driver of the browser leaves a loop running.
        "browser": call(VENV_PYTHON, "-m", "pytest", BROWSER_TESTS),
    }
    failed = [part for part, status in parts.items() if status]
    return fail(f"to mend: {'; '.join(failed)}", status=1) if failed else 0


RULE_TESTS = (
    "tests/engine",
    "tests/rules/test_rows.py",
    "tests/records",
    "tests/playthroughs",
    "tests/properties",
)
"""Tests that look at the engine from outside; those that break it to be caught need a plain one."""


def compiled(arguments: list[str]) -> int:
    prepare(DEV)
    tests = arguments or RULE_TESTS
    return call(VENV_PYTHON, "-m", "pytest", *tests, settings=prepare_compiled())


def bench(arguments: list[str]) -> int:
    """Measure twice, each time beside the peers; without a compiler, the plain engine alone."""
    prepare(BENCH)
    program = (VENV_PYTHON, "benchmarks/bench.py", *arguments)
    status = call(*program)
    if status:
        return status
    try:
        settings = prepare_compiled()
    except Failure as failure:
        say(f"The compiled engine is not measured: {failure}")
        return 0
    return call(*program, settings=settings)


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
PAGE_CHECKS = {"page-types": "check", "page-lint": "lint"}  # and the scripts of web/package.json
WIRE = "page-wire"


def check(names: list[str]) -> int:
    """Run every named check, or all, to its end, so that one run shows all there is to mend."""
    known = (*CHECKS, WIRE, *PAGE_CHECKS)
    for name in names:
        if name not in known:
            raise Failure(f"there is no check {name!r}; choose from: {' '.join(known)}")
    prepare(DEV)
    failed = []
    for name in names or known:
        complaint = check_one(name)
        say(f"{name}: {'ok' if complaint is None else 'failed'}")
        if complaint is not None:
            failed.append(name)
            print(complaint.rstrip(), flush=True)
    return fail(f"to mend: {', '.join(failed)}", status=1) if failed else 0


def check_one(name: str) -> str | None:
    """What a check complains about; None where it is content."""
    if name == WIRE:
        fresh = make_types(VENV_PYTHON, prepare_modules()) == TYPES.read_text(encoding="utf-8")
        return None if fresh else f"{TYPES} is old; python3 dev.py wire renews it"
    if name in PAGE_CHECKS:
        node = prepare_modules()
        script = ("run", "--silent", PAGE_CHECKS[name])
        done = capture(*node.npm, *script, cwd=Bundle().web, path=node.path)
    else:
        done = capture(VENV_PYTHON, *CHECKS[name])
    return done.stdout if done.returncode else None


def wire(_: list[str]) -> int:
    """Write the page's types anew."""
    prepare(DEV)
    TYPES.write_text(make_types(VENV_PYTHON, prepare_modules()), encoding="utf-8")
    return 0


def dist(_: list[str]) -> int:
    """Build both packages; only those whose wheel installs, starts and serves reach dist/.

    The wheel is built from the source package. From there on there is no Node on PATH, nor
    anything else: the page is in the packages.
    """
    from tempfile import TemporaryDirectory

    prepare_page(DEV)
    with TemporaryDirectory() as scratch:
        built, trial, nowhere = (Path(scratch, name) for name in ("built", "venv", "nowhere"))
        say("Building the packages")
        build = ("-m", "build", "--no-isolation", "-o", built)
        run("build the packages", VENV_PYTHON, *build, path=str(nowhere))
        (wheel,) = built.glob("*.whl")
        say(f"Trying {wheel.name} in a new environment")
        make_venv(trial, VENV_PYTHON)
        install(trial / BIN / ("python" + EXE), "--require-hashes", "-r", "requirements.lock")
        install(trial / BIN / ("python" + EXE), "--no-deps", "--no-index", wheel)
        game = trial / BIN / ("canasta" + EXE)
        version = run("start the installed game", game, "--version", path=str(nowhere))
        say(f"It says: {version.strip()}")
        served = ("-m", "tools.trial", game)
        say(run("use the installed page", VENV_PYTHON, *served, path=str(nowhere)).rstrip())
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
    for number, name in enumerate(LOCKS):
        group = name[len("requirements-") : -len(".lock")]
        source = ("--group", group) if group else ("pyproject.toml",)
        earlier = [part for other in BENCH[:number] for part in ("--constraint", other)]
        say(f"Renewing {name}")
        command = (*compile_lock, *options, *source, *earlier, *arguments, "--output-file", name)
        run(f"renew {name}", *command)
    return 0


COMMANDS = {
    "setup": setup,
    "play": play,
    "test": test,
    "wire": wire,
    "check": check,
    "dist": dist,
    "bench": bench,
    "compiled": compiled,
    "lock": lock,
}


def prepare_page(locks: tuple[str, ...]) -> None:
    """Make .venv hold these locks and the bundle fit web/; a fresh bundle asks for no Node."""
    bundle = Bundle()
    if bundle.is_stale():
        node = prepare_node(locks)
        with one_at_a_time():
            if bundle.is_stale():
                bundle.build(node)
    else:
        prepare(locks)


def prepare_compiled() -> dict[str, str]:
    """Make .compiled hold this package with the engine compiled; the settings to run by it.

    It is a wheel, unpacked: what CANASTA_COMPILE=1 installs.
    """
    from tempfile import TemporaryDirectory
    from zipfile import ZipFile

    stamp = COMPILED / "canasta-stamp"
    with one_at_a_time():
        sources = [file for pattern in COMPILED_FROM for file in sorted(ROOT.glob(pattern))]
        goal = f"{version_of(VENV_PYTHON)} {digest_of(sources, ROOT)}"
        if not stamp.exists() or stamp.read_text(encoding="utf-8") != goal:
            say("Compiling the engine")
            shutil.rmtree(COMPILED, ignore_errors=True)
            with TemporaryDirectory() as built:
                build = ("-m", "build", "--wheel", "--no-isolation", "-o", built)
                wanted = {"CANASTA_COMPILE": "1", "CANASTA_SKIP_WEB": "1"}
                run("compile the engine", VENV_PYTHON, *build, settings=wanted)
                (wheel,) = Path(built).glob("*.whl")
                with ZipFile(wheel) as archive:
                    archive.extractall(COMPILED)
            stamp.write_text(goal, encoding="utf-8")
    settings = {"PYTHONPATH": str(COMPILED)}
    version = run(
        "start the compiled engine", VENV_PYTHON, "-m", "canasta", "--version", settings=settings
    )
    say(f"It says: {version.strip()}")
    if "compiled" not in version:
        raise Failure(f"{COMPILED} holds a plain engine; remove it and try again")
    return settings


def prepare_modules() -> Node:
    """Make node_modules fit its lock; the Node to run what is in there."""
    node = prepare_node(DEV)
    with one_at_a_time():
        Bundle().install(node)
    return node


def prepare_browser_tests() -> Node:
    """Make fit what the tests in a browser and those of the page run; the Node to run it with."""
    node = prepare_modules()
    with one_at_a_time():
        install_modules(node, ROOT / BROWSER_TESTS / "lighthouse", "what measures the page")
    return node


def prepare_node(locks: tuple[str, ...]) -> Node:
    """Make .venv hold these locks, and a Node where this machine has none that fits."""
    prepare(locks if find_node([]) else (*locks, WEB_LOCK))
    return need_node([*VENV.glob("lib/python*/site-packages"), VENV / "Lib" / "site-packages"])


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


def call(
    *command: object, cwd: Path = ROOT, path: str | None = None, settings: Settings = None
) -> int:
    """The exit status of a program that speaks for itself."""
    sys.stdout.flush()
    words = [str(part) for part in command]
    return subprocess.call(words, cwd=cwd, env=environment(path, settings))


def become(*command: object) -> NoReturn:
    """End as this program: its signals, its terminal and its exit status are the command's own."""
    words = [str(part) for part in command]
    sys.stdout.flush()
    if os.name == "nt":
        sys.exit(subprocess.call(words))
    os.execv(words[0], words)


def fail(line: str, status: int = 2) -> int:
    print(f"dev.py: {line}", file=sys.stderr, flush=True)
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
