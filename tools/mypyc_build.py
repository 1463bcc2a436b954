"""Compile the engine by mypyc: which of its modules, and how.

    python -m tools.mypyc_build FOLDER    FOLDER is empty before; the outcome is in FOLDER/built

It compiles a copy, so that nothing stays among the sources, where it would shadow later edits
(docs/decisions/0032-compiled-engine.md). mypy and setuptools have to be there.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from mypyc.build import mypycify
from setuptools import setup  # type: ignore[import-untyped]

from tools.steps import ROOT

ENGINE = Path("canasta", "engine")

INTERPRETED = (
    "**/__init__.py",
    "cards.py",  # a card is an int, and no compiled class can be one
    # Texts and values, made and read apart from the plays; compiled they would gain little.
    "errors.py",
    "events.py",
    "notation.py",
    "pickling.py",
    "position*.py",
    "public.py",
    "record*.py",
    "scoring/sheet.py",
    "view.py",
    # Once a round.
    "dealing.py",
    "match.py",
)
COMPILED_RULES = ("*plan.py", "seating.py")
"""Of rules/, what is asked while a round is played; the rest is data."""


def modules(engine: Path) -> list[Path]:
    """The files that are compiled, of those in the folder of the engine."""
    rules = set((engine / "rules").rglob("*.py"))
    rules -= {file for pattern in COMPILED_RULES for file in (engine / "rules").glob(pattern)}
    interpreted = {file for pattern in INTERPRETED for file in engine.glob(pattern)}
    return sorted(set(engine.rglob("*.py")) - rules - interpreted)


def main(arguments: list[str]) -> int:
    (folder,) = map(Path, arguments)
    shutil.copytree(ROOT / "src" / ENGINE, folder / ENGINE)
    (folder / "canasta" / "__init__.py").touch()
    os.chdir(folder)  # where no pyproject.toml is: setuptools would read it
    # A newer mypy may find more to say; what is compiled here has passed our own check.
    checks = ("--config-file=", "--explicit-package-bases")
    extensions = mypycify(
        [*checks, *(str(file) for file in modules(ENGINE))], multi_file=True, group_name="canasta"
    )
    place = ("--build-lib", "built", "--build-temp", "temporary")
    setup(name="canasta", packages=[], ext_modules=extensions, script_args=["build_ext", *place])
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
