"""The trial of an installed game, where the game is not as it should be."""

import stat
import sys
from pathlib import Path

import pytest

from tools import trial

# A program that serves what its last line says at every path, and knows no socket.
SERVER = """#!{python}
import http.server
class Answer(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        self.send_response(200)
        self.send_header("Content-Type", {kind!r})
        self.end_headers()
        self.wfile.write({body!r})
server = http.server.HTTPServer(("127.0.0.1", 0), Answer)
print(f"http://127.0.0.1:{{server.server_port}}/", flush=True)
server.serve_forever()
"""


@pytest.mark.parametrize(
    ("kind", "body", "complaint"),
    [
        ("text/plain", b"", "is ('text/plain', None)"),
        ("text/html", b"<p>Soon.</p>", "names no script"),
        ("text/html", b'<script type="module" src="/a.js"></script>', "/a.js is ('text/html'"),
    ],
    ids=["no page", "no script", "no code"],
)
def test_a_game_with_another_page_is_refused_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], kind: str, body: bytes, complaint: str
) -> None:
    program = tmp_path / "canasta"
    program.write_text(SERVER.format(python=sys.executable, kind=kind, body=body), encoding="utf-8")
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    assert trial.main(str(program)) == 1
    (line,) = capsys.readouterr().out.splitlines()
    assert line.startswith("error: ")
    assert complaint in line


def test_a_game_that_does_not_start_is_refused_in_one_line(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert trial.main(sys.executable) == 1
    (line,) = capsys.readouterr().out.splitlines()
    assert "it did not start" in line
