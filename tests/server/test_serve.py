"""`canasta serve`, as a process of its own."""

import signal
import sys
from pathlib import Path
from time import monotonic
from urllib.request import urlopen

import pytest

from canasta.cli import main
from tests.server.serving import WAIT, Page, ask, new_table, serving
from tools.serving import GRACE, Served


def test_it_says_where_it_is_and_serves_a_live_table(tmp_path):
    with serving(tmp_path) as served:
        assert served.address.startswith("http://127.0.0.1:")
        with Page(served, new_table(served)) as page:
            assert page.sight["hand"] == []
            page.deal()
            page.wait_for_turn()
            assert len(page.sight["hand"]) >= 11


def test_it_stops_while_somebody_looks_on(tmp_path):
    with serving(tmp_path) as served, Page(served, new_table(served)):
        began = monotonic()
        served.stop()
        assert monotonic() - began < GRACE


def test_it_stops_by_ctrl_c_as_it_should(tmp_path):
    with serving(tmp_path) as served, Page(served, new_table(served)):
        served.process.send_signal(signal.SIGINT)
        assert served.process.wait(GRACE) == 0


def test_a_server_that_was_killed_comes_back_where_it_was(tmp_path):
    with serving(tmp_path) as served:
        table, address = new_table(served), served.address
        served.kill()
        with pytest.raises(OSError, match="refused"):
            urlopen(address, timeout=WAIT)
        assert served.start(served.port) == address
        with Page(served, table) as page:
            assert page.sight["promise"]


def test_a_port_that_is_taken_is_one_line(tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("CANASTA_DATA", str(tmp_path / "other"))
    with serving(tmp_path / "one") as served:
        assert main(["serve", "--port", str(served.port)]) == 2
        (line,) = capsys.readouterr().err.splitlines()
        assert line == f"canasta serve: port {served.port}: Address already in use"


def test_a_second_start_on_the_same_folder_finds_the_first(tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("CANASTA_DATA", str(tmp_path))
    with serving(tmp_path) as served:
        assert main(["serve"]) == 0
        assert capsys.readouterr().out == f"Canasta is already at {served.address}\n"
        assert ask(served, "api/choices")[0] == 200


@pytest.mark.parametrize("screen", [True, False])
def test_a_browser_is_opened_only_where_there_is_a_screen(tmp_path, monkeypatch, screen):
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("CANASTA_DATA", str(tmp_path))
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.delenv("DISPLAY", raising=False)
    if screen:
        monkeypatch.setenv("DISPLAY", ":0")
    with serving(tmp_path) as served:
        assert main(["serve", "--open"]) == 0
        assert opened == ([served.address] if screen else [])


def test_a_program_that_does_not_serve_is_told_with_its_complaint(tmp_path: Path) -> None:
    served = Served([sys.executable, "-m", "canasta", "deal"], tmp_path)
    with pytest.raises(RuntimeError, match="'deal'"):
        served.start()
