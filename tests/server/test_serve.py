"""`canasta serve`, as a process of its own."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from urllib.request import urlopen

import pytest
from websockets.sync.client import connect

from canasta.cli import main
from tools.serving import GRACE, Served

SOCKET = "socket"
PATIENCE = 30  # seconds


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    served = Served([sys.executable, "-m", "canasta"], tmp_path)
    served.start()
    yield served
    served.stop()


def socket_of(served: Served) -> str:
    return served.address.replace("http:", "ws:") + SOCKET


def test_it_says_where_it_is_and_shows_one_seat_as_it_changes(served: Served) -> None:
    assert served.address.startswith("http://127.0.0.1:")
    with connect(socket_of(served)) as socket:
        first, second = (json.loads(socket.recv(PATIENCE)) for _ in range(2))
    assert first["seat"] == second["seat"]
    assert first != second


def test_it_stops_while_somebody_looks_on(served: Served) -> None:
    with connect(socket_of(served)) as socket:
        socket.recv(PATIENCE)
        began = monotonic()
        served.stop()
        assert monotonic() - began < GRACE


def test_a_server_that_was_killed_comes_back_where_it_was(served: Served) -> None:
    address = served.address
    served.kill()
    with pytest.raises(OSError, match="refused"):
        urlopen(address, timeout=PATIENCE)
    assert served.start(int(address.rstrip("/").rpartition(":")[2])) == address
    with connect(socket_of(served)) as socket:
        assert json.loads(socket.recv(PATIENCE))["hand"]


def test_a_port_that_is_taken_is_one_line(served: Served, capsys) -> None:
    port = served.address.rstrip("/").rpartition(":")[2]
    assert main(["serve", "--port", port]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("canasta serve: Address already in use")


def test_a_program_that_does_not_serve_is_told_with_its_complaint(tmp_path: Path) -> None:
    served = Served([sys.executable, "-m", "canasta", "deal"], tmp_path)
    with pytest.raises(RuntimeError, match="'deal'"):
        served.start()
