"""Where the program keeps its data."""

from pathlib import Path

from canasta.server.data_folder import data_folder


def test_the_data_folder_is_chosen_by_the_environment_first(monkeypatch, tmp_path):
    monkeypatch.setenv("CANASTA_DATA", str(tmp_path))
    assert data_folder() == tmp_path
    monkeypatch.delenv("CANASTA_DATA")
    assert data_folder() == Path(__file__).parents[2] / ".data"


def test_an_installed_copy_keeps_its_data_with_the_user(monkeypatch, tmp_path):
    monkeypatch.delenv("CANASTA_DATA", raising=False)
    monkeypatch.setattr("canasta.__file__", str(tmp_path / "lib" / "canasta" / "__init__.py"))
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    assert data_folder() == tmp_path / "share" / "canasta"
