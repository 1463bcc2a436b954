"""Golden files change only when somebody accepts it."""

from pathlib import Path

from tests.golden import regenerate


def test_a_difference_is_shown_and_not_written(tmp_path: Path, capsys) -> None:
    path = tmp_path / "round.txt"
    path.write_text("draw\n", encoding="utf-8")
    assert regenerate({path: "discard 4c\n"}, []) == 1
    assert path.read_text(encoding="utf-8") == "draw\n"
    assert "-draw\n+discard 4c\n" in capsys.readouterr().out


def test_an_accepted_difference_is_written(tmp_path: Path) -> None:
    path = tmp_path / "round.txt"
    assert regenerate({path: "draw\n"}, ["--accept"]) == 0
    assert path.read_text(encoding="utf-8") == "draw\n"


def test_without_a_difference_nothing_is_shown(tmp_path: Path, capsys) -> None:
    path = tmp_path / "round.txt"
    path.write_text("draw\n", encoding="utf-8")
    assert regenerate({path: "draw\n"}, []) == 0
    assert capsys.readouterr().out == ""
