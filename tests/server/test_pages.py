"""The page and its files, as a browser is given them."""

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar, get
from litestar.testing import TestClient

from canasta.server.pages import page_handler

INDEX = b"<!doctype html><title>Canasta</title>"
SCRIPT = b"console.log('canasta');\n" * 40
PACKED = gzip.compress(SCRIPT)
SMALLER = b"as brotli would have it"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    files = {
        ".digest": b"abc",
        "index.html": INDEX,
        "icon.svg": b"<svg/>",
        "assets/index-abc.js": SCRIPT,
        "assets/index-abc.js.gz": PACKED,
        "assets/index-abc.js.br": SMALLER,
        "assets/cards-abc.woff2": b"\0",
    }
    for name, content in files.items():
        file = tmp_path / "static" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
    return tmp_path / "static"


@get("/api/tables")
async def tables() -> list[str]:
    return []


@pytest.fixture
def client(folder: Path) -> Iterator[TestClient[Litestar]]:
    app = Litestar([page_handler(folder), tables], openapi_config=None)
    with TestClient(app, base_url="http://table.local") as client:
        yield client


@pytest.mark.parametrize("path", ["/", "/index.html", "/table/7", "/settings"])
def test_a_place_in_the_page_is_the_page(client, path):
    answer = client.get(path)
    assert (answer.status_code, answer.content) == (200, INDEX)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"


@pytest.mark.parametrize(
    "path",
    ["/no.js", "/table/no.css", "/assets/gone", "/.digest", "/assets/index-abc.js.gz", "/../a.py"],
)
def test_a_file_that_is_not_there_is_not_found(client, path):
    assert client.get(path).status_code == 404


def test_a_request_that_is_not_there_is_not_the_page(client):
    assert client.get("/api/tables").json() == []
    assert client.get("/api/chairs").status_code == 404


def test_the_page_is_asked_for_again_and_hashed_files_never(client):
    assert client.get("/").headers["cache-control"] == "no-cache"
    assert client.get("/icon.svg").headers["cache-control"] == "no-cache"
    kept = client.get("/assets/index-abc.js").headers["cache-control"]
    assert kept == "public, max-age=31536000, immutable"


@pytest.mark.parametrize(
    ("path", "type_"),
    [
        ("/assets/index-abc.js", "text/javascript; charset=utf-8"),
        ("/icon.svg", "image/svg+xml"),
        ("/assets/cards-abc.woff2", "font/woff2"),
    ],
)
def test_a_file_says_what_it_is(client, path, type_):
    answer = client.get(path)
    assert answer.headers["content-type"] == type_
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    ("accepted", "coding", "length"),
    [
        ("gzip, deflate, br", "br", len(SMALLER)),
        ("gzip", "gzip", len(PACKED)),
        ("br;q=0, gzip;q=0.5", "gzip", len(PACKED)),
        ("identity", None, len(SCRIPT)),
        ("", None, len(SCRIPT)),
    ],
)
def test_what_is_packed_is_sent_to_whom_can_unpack_it(client, accepted, coding, length):
    answer = client.head("/assets/index-abc.js", headers={"Accept-Encoding": accepted})
    assert answer.headers.get("content-encoding") == coding
    assert int(answer.headers["content-length"]) == length
    assert answer.headers["vary"] == "Accept-Encoding"
    assert answer.content == b""


@pytest.mark.parametrize("path", ["/", "/no.js", "/icon.svg"])
def test_no_page_runs_a_script_written_into_it_or_is_shown_in_another(client, path):
    policy = client.get(path).headers["content-security-policy"].split("; ")
    assert "default-src 'none'" in policy
    assert "script-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy


def test_without_a_bundle_it_says_so(tmp_path):
    with TestClient(Litestar([page_handler(tmp_path / "none")], openapi_config=None)) as client:
        answer = client.get("/")
    assert answer.status_code == 503
    assert "without its page" in answer.text
