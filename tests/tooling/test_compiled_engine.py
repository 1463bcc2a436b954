"""The compiled engine: who asks for it, what is made, and what is said where it cannot be.

That it plays by the same rules is seen by `make compiled`, which puts it before the tests.
"""

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import hatch_build
from canasta import engine
from canasta.cli import version
from tools import compiled_engine, mypyc_build
from tools.steps import ROOT

NEEDS_COMPILER = pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler")


def hook(target: str = "wheel") -> hatch_build.PackageHook:
    nothing: Any = None
    return hatch_build.PackageHook(str(ROOT), {}, nothing, nothing, "", target)


@pytest.fixture
def wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CANASTA_COMPILE", "1")
    monkeypatch.setenv("CANASTA_SKIP_WEB", "1")


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A clone whose engine is one small module."""
    shutil.copytree(ROOT / "tools", tmp_path / "clone" / "tools")
    place = tmp_path / "clone" / "src" / "canasta" / "engine"
    (place / "rules").mkdir(parents=True)
    for folder in (place.parent, place, place / "rules"):
        (folder / "__init__.py").touch()
    (place / "turn.py").write_text("def double(n: int) -> int:\n    return 2 * n\n")
    (place / "cards.py").write_text("class Card(int):\n    pass\n")
    return tmp_path / "clone"


@pytest.mark.usefixtures("wanted")
def test_a_compiler_is_asked_for_where_a_wheel_is_to_be_compiled() -> None:
    assert hook().dependencies() == compiled_engine.NEEDED
    assert hook("sdist").dependencies() == []


@pytest.mark.parametrize("setting", ["", "0"])
def test_without_being_asked_nothing_is_compiled(
    monkeypatch: pytest.MonkeyPatch, setting: str
) -> None:
    monkeypatch.setenv("CANASTA_SKIP_WEB", "1")
    monkeypatch.setenv("CANASTA_COMPILE", setting)
    assert hook().dependencies() == []
    build_data: dict[str, Any] = {"force_include": {}}
    hook().initialize("standard", build_data)
    assert build_data == {"force_include": {}}


@pytest.mark.usefixtures("wanted")
def test_an_editable_install_stays_plain() -> None:
    build_data: dict[str, Any] = {}
    hook().initialize("editable", build_data)
    assert build_data == {}


@NEEDS_COMPILER
def test_it_is_compiled_apart_from_its_sources(root: Path, tmp_path: Path) -> None:
    def sources() -> set[Path]:
        return {file for file in root.rglob("*") if "__pycache__" not in file.parts}

    before = sources()
    (tmp_path / "scratch").mkdir()
    made = compiled_engine.compile_engine(root, tmp_path / "scratch")
    assert sources() == before
    assert {Path(place).parent.as_posix() for place in made.values()} == {".", "canasta/engine"}
    assert not [place for place in made.values() if "cards" in place]
    package = tmp_path / "package"
    shutil.copytree(root / "src", package)
    for file, place in made.items():
        shutil.copy(file, package / place)
    told = "import canasta.engine.turn as turn; print(turn.double(21), turn.__file__)"
    done = subprocess.run(
        [sys.executable, "-c", told],
        cwd=package,
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    answer, file = done.stdout.split()
    assert answer == "42"
    assert not file.endswith(".py")


def test_what_cannot_be_compiled_is_said_in_one_line(
    root: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = root / "src" / "canasta" / "engine" / "turn.py"
    file.write_text('def double(n: int) -> int:\n    return "n"\n')
    with pytest.raises(RuntimeError) as raised:
        compiled_engine.compile_engine(root, tmp_path)
    (line,) = str(raised.value).splitlines()
    assert "turn.py:2: error: Incompatible return value" in line
    assert "leave CANASTA_COMPILE unset" in line
    assert "turn.py:2" in capsys.readouterr().err


@pytest.mark.parametrize("pattern", mypyc_build.INTERPRETED)
def test_what_is_left_out_is_there(pattern: str) -> None:
    place = ROOT / "src" / mypyc_build.ENGINE
    found = {*place.glob(pattern)}
    assert found
    assert not found & {*mypyc_build.modules(place)}


def test_what_a_play_runs_through_is_compiled() -> None:
    place = ROOT / "src" / mypyc_build.ENGINE
    names = {file.relative_to(place).as_posix() for file in mypyc_build.modules(place)}
    assert {"turn.py", "state.py", "actions/lay_meld.py", "rules/plan.py"} <= names
    assert not [
        name
        for name in names
        if name.startswith("rules/") and "plan" not in name and name != "rules/seating.py"
    ]


def test_the_version_tells_which_engine_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine.turn, "__file__", "turn.py")
    assert not version().endswith("(compiled engine)")
    monkeypatch.setattr(engine.turn, "__file__", "turn.cpython-311-x86_64-linux-gnu.so")
    assert version().endswith("(compiled engine)")
