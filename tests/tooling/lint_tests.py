"""Refuse tests that assert nothing and skips that explain nothing: lint_tests.py FOLDER…

Prints `file:line: message` for each, and ends with status 1 if there is any.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

ASSERTING_CALLS = ("pytest.raises", "pytest.warns")
WAITING_CALLS = ("expect",)  # of a browser's tests, with what is expected after it
ASSERTING_PREFIXES = ("assert_", "check_")

# For each way to skip or expect a failure, the position of its reason; None: by keyword only.
REASONS = {
    "pytest.skip": 0,
    "pytest.xfail": 0,
    "pytest.importorskip": None,
    "pytest.mark.skip": 0,
    "pytest.mark.skipif": None,
    "pytest.mark.xfail": None,
}


def main(folders: list[str]) -> int:
    files = sorted(file for folder in folders for file in Path(folder).rglob("*.py"))
    complaints = [
        f"{file}:{line}: {message}"
        for file in files
        for line, message in lint(file.read_text(encoding="utf-8"))
    ]
    print("\n".join(complaints), end="\n" if complaints else "")
    return 1 if complaints else 0


def lint(source: str) -> list[tuple[int, str]]:
    """The lines of a test file that are refused, each with the reason."""
    tree = ast.parse(source)
    return sorted({*empty_tests(tree), *unexplained_skips(tree)})


def empty_tests(tree: ast.Module) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
            and node.name.startswith("test_")
            and not any(is_assertion(part) for part in ast.walk(node))
        ):
            yield node.lineno, f"{node.name} asserts nothing"


def is_assertion(node: ast.AST) -> bool:
    if isinstance(node, ast.Assert):
        return not isinstance(node.test, ast.Constant)
    if isinstance(node, ast.Call):
        name = dotted(node.func)
        if isinstance(node.func, ast.Attribute) and isinstance(node.func.value, ast.Call):
            return dotted(node.func.value.func) in WAITING_CALLS
        return name in ASSERTING_CALLS or name.split(".")[-1].startswith(ASSERTING_PREFIXES)
    return False


def unexplained_skips(tree: ast.Module) -> Iterator[tuple[int, str]]:
    explained = {
        id(node.func)
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and has_reason(node, REASONS.get(dotted(node.func)))
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.expr) and dotted(node) in REASONS and id(node) not in explained:
            yield node.lineno, f"{dotted(node)} needs a reason"


def has_reason(call: ast.Call, position: int | None) -> bool:
    given = [keyword.value for keyword in call.keywords if keyword.arg == "reason"]
    if position is not None:
        given += call.args[position : position + 1]
    return any(not is_blank(value) for value in given)


def is_blank(value: ast.expr) -> bool:
    return isinstance(value, ast.Constant) and not str(value.value or "").strip()


def dotted(node: ast.AST) -> str:
    """The name that an expression spells, as `pytest.mark.skip`; of a call's result, its end."""
    if isinstance(node, ast.Name):
        return node.id
    if isinstance(node, ast.Attribute):
        return f"{dotted(node.value)}.{node.attr}"
    return ""


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
