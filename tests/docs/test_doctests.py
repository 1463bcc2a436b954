"""The examples in docstrings are so."""

import doctest
from importlib import import_module

import pytest

from tests.docs.blocks import ROOT

SOURCE = ROOT / "src"
# Importing one of these runs it.
PROGRAMS = {"canasta/__main__.py", "canasta/server/migrations/env.py"}
FILES = sorted(
    path for path in SOURCE.rglob("*.py") if path.relative_to(SOURCE).as_posix() not in PROGRAMS
)
MODULES = [".".join(path.relative_to(SOURCE).with_suffix("").parts) for path in FILES]
NAMES = [name.removesuffix(".__init__") for name in MODULES]


@pytest.mark.parametrize("name", NAMES)
def test_docstrings(name, capsys):
    failed = doctest.testmod(import_module(name)).failed
    assert not failed, capsys.readouterr().out


def test_some_module_has_an_example():
    finder = doctest.DocTestFinder(exclude_empty=True)
    found = [test for name in NAMES for test in finder.find(import_module(name)) if test.examples]
    assert len(found) > 10
