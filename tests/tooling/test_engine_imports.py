"""The engine stands on the standard library and on itself."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import canasta

ENGINE = Path(canasta.__file__).parent / "engine"


def imported_modules(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            yield node.module or ""


def test_the_engine_imports_no_other_package() -> None:
    foreign = [
        f"{file.relative_to(ENGINE)} imports {module}"
        for file in sorted(ENGINE.rglob("*.py"))
        for module in imported_modules(file)
        if not f"{module}.".startswith("canasta.engine.")
        and module.split(".")[0] not in sys.stdlib_module_names
    ]
    assert foreign == []
