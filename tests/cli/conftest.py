"""Every command keeps its data in a folder of the test, and speaks English."""

import pytest

from tests.cli.run import Runner


@pytest.fixture(autouse=True)
def english(monkeypatch):
    """Whatever the machine speaks."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


@pytest.fixture
def canasta(capsys, monkeypatch, tmp_path):
    """Runs a command: `canasta("rules", "classic", typed="")`."""
    monkeypatch.setenv("CANASTA_DATA", str(tmp_path / "data"))
    return Runner(capsys, monkeypatch)
