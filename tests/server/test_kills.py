"""The server is killed again and again in one match: nothing is lost, nothing is doubled."""

import random
import sqlite3
import threading
from contextlib import closing
from pathlib import Path

from websockets.exceptions import WebSocketException

from canasta.table.entries import Played
from canasta.table.entry_text import parse_entry
from tests.server.serving import WAIT, Page, new_table, serving

KILLS = 20
FLAWED = 7  # this one dies by itself between writing down and saying so
MOST_RUNS = 100_000


class Client:
    """Plays plainly and keeps its own list of the runs that the server acknowledged."""

    def __init__(self, table):
        self.table = table
        self.acknowledged: dict[int, list[str]] = {}
        self.sent: tuple[int, list[str]] | None = None
        self.runs = 0

    def play(self, server, until):
        """Plays on until the connection breaks, or `until` is reached."""
        with Page(server, self.table) as page:
            self._take_up(page)
            while self.runs < until:
                page.wait_for_turn()
                if page.sight["winners"]:
                    return
                if page.sight["promise"]:
                    page.deal()
                    continue
                run = page.plain_run()
                self.sent = (page.version + 1, run)
                answer = page.act(*run)
                assert answer["type"] == "update", answer
                self._acknowledge()

    def _take_up(self, page):
        """After a break: what was sent and not answered is there, or can be sent again."""
        if self.sent is None:
            return
        seq, run = self.sent
        if page.version >= seq:
            self._acknowledge()
            return
        answer = page.act(*run)
        assert answer["type"] == "update", answer
        self._acknowledge()

    def _acknowledge(self):
        assert self.sent is not None
        seq, run = self.sent
        self.acknowledged[seq] = run
        self.sent = None
        self.runs += 1


def log_of(folder):
    with closing(sqlite3.connect(folder / "canasta.db")) as database:
        return database.execute("select seq, kind, body from entries order by seq").fetchall()


def my_runs(log, seat):
    entries = {seq: parse_entry(body) for seq, _, body in log}
    return {
        seq: list(entry.actions)
        for seq, entry in entries.items()
        if isinstance(entry, Played) and entry.seat == seat
    }


def test_twenty_kills_lose_nothing_and_double_nothing(tmp_path):
    chance = random.Random(20)
    with serving(tmp_path) as first:
        client = Client(new_table(first, target=100_000))
        port = first.port
    for kill in range(KILLS):
        flawed = kill == FLAWED
        program = (Path(__file__).with_name("dying.py"),) if flawed else ("-m", "canasta")
        dies_after = str(max(client.acknowledged, default=0) + 12)
        environment = {"DIES_AFTER": dies_after}
        with serving(tmp_path, port=port, program=program, environment=environment) as server:
            timer = threading.Timer(chance.uniform(0.02, 0.4), server.process.kill)
            if not flawed:
                timer.start()
            try:
                client.play(server, until=MOST_RUNS)
            except (WebSocketException, OSError):
                pass
            finally:
                server.process.wait(WAIT)
            assert server.process.returncode == -9
        log = log_of(tmp_path)
        assert [seq for seq, _, _ in log] == list(range(1, len(log) + 1))
        written = my_runs(log, seat=0)
        acknowledged = client.acknowledged.items()
        assert acknowledged <= written.items()
        unsaid = written.keys() - client.acknowledged.keys()
        assert unsaid <= {client.sent[0] if client.sent else None}
        if flawed:
            assert unsaid, "it died after writing and before saying so"
    with serving(tmp_path, port=port) as server:
        before = client.runs
        client.play(server, until=before + 20)
        assert client.runs > before
    assert my_runs(log_of(tmp_path), seat=0) == client.acknowledged
