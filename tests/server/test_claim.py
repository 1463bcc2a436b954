"""One server for one data folder, and how a second start finds the first."""

import os
import subprocess
import sys

import pytest

from canasta.server.claim import AlreadyServed, claim

ADDRESS = "http://127.0.0.1:8300/"

HOLD = """
import sys
from pathlib import Path
from canasta.server.claim import claim

with claim(Path(sys.argv[1])) as held:
    held.announce(sys.argv[2])
    print("held", flush=True)
    sys.stdin.read()
"""


@pytest.fixture
def holder(tmp_path):
    """A program of its own that holds the folder until its input ends."""
    command = [sys.executable, "-c", HOLD, str(tmp_path), ADDRESS]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "held\n"
        yield process
        process.kill()


def test_a_second_start_finds_the_address_of_the_first(holder, tmp_path):
    with pytest.raises(AlreadyServed) as refusal, claim(tmp_path):
        pass
    assert refusal.value.address == ADDRESS
    assert str(refusal.value) == f"{tmp_path}: already served at {ADDRESS}"


def test_the_file_says_where_the_server_is_and_which_process(holder, tmp_path):
    text = (tmp_path / "server.lock").read_text(encoding="utf-8")
    assert text == f"{ADDRESS}\n{holder.pid}\n"


def test_a_killed_server_leaves_the_folder_free(holder, tmp_path):
    holder.kill()
    holder.wait()
    assert ADDRESS in (tmp_path / "server.lock").read_text(encoding="utf-8")
    with claim(tmp_path) as held:
        assert (tmp_path / "server.lock").read_text(encoding="utf-8") == ""
        held.announce("http://127.0.0.1:8301/")
        text = (tmp_path / "server.lock").read_text(encoding="utf-8")
        assert text == f"http://127.0.0.1:8301/\n{os.getpid()}\n"


def test_a_server_that_ends_leaves_the_folder_free_and_no_address(holder, tmp_path):
    holder.communicate()
    assert (tmp_path / "server.lock").read_text(encoding="utf-8") == ""
    with claim(tmp_path):
        pass
    assert (tmp_path / "server.lock").read_text(encoding="utf-8") == ""


def test_while_the_first_is_starting_there_is_no_address_yet(tmp_path):
    with claim(tmp_path), pytest.raises(AlreadyServed) as refusal, claim(tmp_path):
        pass
    assert refusal.value.address is None
    assert "about to be served" in str(refusal.value)


def test_a_later_announcement_replaces_the_earlier_one(tmp_path):
    with claim(tmp_path) as held:
        held.announce("http://127.0.0.1:8300/a/long/one")
        held.announce(ADDRESS)
        text = (tmp_path / "server.lock").read_text(encoding="utf-8")
    assert text == f"{ADDRESS}\n{os.getpid()}\n"


def test_the_folder_is_made(tmp_path):
    with claim(tmp_path / "new" / "data"):
        assert (tmp_path / "new" / "data" / "server.lock").is_file()
