"""The examples in docstrings are so."""

import doctest
from importlib import import_module

import pytest

from tests.docs.blocks import ROOT

SOURCE = ROOT / "src"
# Importing `__main__` runs the program.
FILES = sorted(path for path in SOURCE.rglob("*.py") if path.name != "__main__.py")
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
