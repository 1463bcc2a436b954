"""The command itself: help, version, wrong input, broken pipes, speed of the start."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from canasta import __version__
from canasta.cli import COMMANDS


def test_the_version(canasta):
    assert canasta("--version") == (0, f"canasta {__version__}\n", "")


def test_help_names_every_command(canasta):
    result = canasta("--help")
    assert result.status == 0
    assert all(f"\n  {name} " in result.out for name in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(canasta, command):
    result = canasta(command, "--help")
    assert result.status == 0
    assert result.out.startswith(f"usage: canasta {command}")


def test_the_entry_point_is_this_one():
    project = Path(__file__).parents[2] / "pyproject.toml"
    data = tomllib.loads(project.read_text(encoding="utf-8"))
    assert data["project"]["scripts"] == {"canasta": "canasta.cli:main"}


RECORD_OF_NOBODY = 'format = 1\nrules_version = 1\ndealer = 9\n[rules]\nname = "classic"\n'


@pytest.mark.parametrize(
    ("words", "typed", "complaint"),
    [
        ([], "", "COMMAND"),
        (["deal"], "", "'deal'"),
        (["play", "--players", "x"], "", "not a whole number: 'x'"),
        (["play", "--players", "0"], "", "at least 1"),
        (["play", "--players", "7"], "", "not by 7"),
        (["play", "--preset", "poker"], "", "no preset 'poker'"),
        (["play", "--bots", "genius"], "", "no bot 'genius'"),
        (["play", "--bots", "greedy,greedy,greedy,greedy"], "", "4 bots for 3"),
        (["play", "--target", "0"], "", "never end"),
        (["play", "--set", "draw_count"], "", "RULE=VALUE"),
        (["serve", "--port", "x"], "", "not a whole number: 'x'"),
        (["serve", "--port", "65536"], "", "from 0 to 65535"),
        (["simulate", "-n", "0"], "", "at least 1"),
        (["simulate", "--bots", "genius"], "", "no bot 'genius'"),
        (["arena", "greedy"], "", "B"),
        (["arena", "greedy", "genius"], "", "no bot 'genius'"),
        (["rules", "poker"], "", "no preset 'poker'"),
        (["rules"], "", "name a preset"),
        (["rules", "classic", "--set", "suits=4"], "", "no such rule: suits"),
        (["rules", "classic", "--set", "draw_count=many"], "", "draw_count"),
        (["legal", "/no/such/file"], "", "/no/such/file: No such file"),
        (["legal", "-"], "game classic 4\nhand 0 Kx\n", "standard input: line 2, column 8"),
        (["legal", "game classic 4; hand 0 K; deck 7"], "", "no such line: 'deck'"),
        (["try", "game classic 4", "fold"], "", "not an action: 'fold'"),
        (["try", "game classic 4", ""], "", "no action"),
        (
            ["score", "melds 0 K 7"],
            "",
            "position: line 1, column 9: these cards are no meld: not-a-meld",
        ),
        (["score", "-"], "melds 0 K 7", "no meld"),
        (["score", "-"], "melds 0 Kx9", "more Kx9 than the pack holds"),
        (["verify", "-"], "format = ", "standard input: line 1"),
        (["verify", "-"], RECORD_OF_NOBODY, "no seat 9"),
        (["replay", "-"], "", "standard input: line"),
    ],
)
def test_wrong_input_is_one_line_and_status_2(canasta, words, typed, complaint):
    result = canasta(*words, typed=typed)
    assert result.status == 2
    assert result.out == ""
    [line] = result.err.splitlines()
    assert line.startswith("canasta")
    assert complaint in line


def test_bytes_that_are_no_text_are_wrong_input(canasta, tmp_path):
    file = tmp_path / "noise"
    file.write_bytes(b"\xff\xfe\x00")
    for command in (["legal", file], ["score", file], ["verify", file], ["replay", file]):
        result = canasta(*command)
        assert result.status == 2
        assert "UTF-8" in result.err


def test_a_folder_is_wrong_input(canasta, tmp_path):
    result = canasta("verify", tmp_path)
    assert result.status == 2
    assert str(tmp_path) in result.err


def python(*words, **options):
    command = [sys.executable, *words]
    return subprocess.run(
        command, check=False, capture_output=True, encoding="utf-8", timeout=60, **options
    )


def test_it_runs_as_a_module():
    assert python("-m", "canasta", "--version").stdout == f"canasta {__version__}\n"


def test_a_reader_that_leaves_is_no_trouble():
    process = subprocess.Popen(
        [sys.executable, "-m", "canasta", "rules", "classic"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    assert process.stderr.read() == b""
    process.stderr.close()
    assert process.wait(60) == 141


def test_an_old_encoding_is_no_trouble(tmp_path):
    position = "game classic 4; melds 0 K K K; hand 0 4"
    env = {"PYTHONIOENCODING": "ascii", "PATH": "", "CANASTA_DATA": str(tmp_path)}
    result = python("-m", "canasta", "play", "--seed", "1", input="table\n", env=env)
    assert result.returncode == 0
    assert result.stderr == ""
    assert python("-m", "canasta", "score", position, env=env).returncode == 0


@pytest.mark.parametrize("words", [["--version"], ["--help"], ["rules", "--list"]])
def test_nothing_is_loaded_that_a_command_does_not_need(words):
    code = f"import sys; from canasta.cli import main; main({words!r});"
    code += "print(sorted(m for m in sys.modules if m.startswith('canasta.terminal')))"
    assert python("-c", code).stdout.splitlines()[-1] == "[]"
