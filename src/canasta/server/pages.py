"""The page and its files, as they were built: read once, answered from memory.

A path without a dot in its last part is a place in the page, which finds its way by itself; a path
with one is a file, and is there or is not. Below /api/ there is no page.
"""

from __future__ import annotations

from collections.abc import Mapping
from http import HTTPStatus
from pathlib import Path, PurePosixPath
from typing import Final, NamedTuple

from litestar import HttpMethod, Request, Response, route
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler

STATIC: Final = Path(__file__).with_name("static")
"""Where the build lays the bundle."""

POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # where a card lies is said in its own attribute
        "img-src 'self'",
        "font-src 'self'",
        "media-src 'self'",
        "manifest-src 'self'",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
"""What the page may load: its own files, and no script written into it."""

SECURITY: Final[Mapping[str, str]] = {
    "Content-Security-Policy": POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
}

_INDEX: Final = "index.html"
_REQUESTS: Final = "api/"
_HASHED: Final = "assets/"  # the build puts the hash of each file here into its name
_FOR_EVER: Final = "public, max-age=31536000, immutable"
_ASK_AGAIN: Final = "no-cache"
_PACKED: Final = {"br": ".br", "gzip": ".gz"}  # the smaller first
_TYPES: Final = {  # that a text is UTF-8 is added when it is sent
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
_UNKNOWN_TYPE: Final = "application/octet-stream"


class _File(NamedTuple):
    """A file of the bundle: its bytes, plain and by the name of each coding it is kept in."""

    type: str
    cache: str
    plain: bytes
    packed: Mapping[str, bytes]


def page_handler(folder: Path = STATIC) -> HTTPRouteHandler:
    """Answers for every path that nothing else answers for, from the bundle in a folder.

    Where there is no bundle it says so, with status 503.
    """
    files = _read_bundle(folder)

    @route(
        ["/", "/{path:path}"],
        http_method=[HttpMethod.GET, HttpMethod.HEAD],
        include_in_schema=False,
        sync_to_thread=False,
        opt={"exclude_from_auth": True},
    )
    def page(request: Request[object, object, State]) -> Response[bytes]:
        wanted = request.scope["path"].lstrip("/")
        file = files.get(wanted if _names_a_file(wanted) else _INDEX)
        if file is None:
            return _missing(built=_INDEX in files)
        return _answer(file, request.headers.get("accept-encoding", ""))

    return page


def _names_a_file(path: str) -> bool:
    return path.startswith((_HASHED, _REQUESTS)) or "." in path.rpartition("/")[2]


def _read_bundle(folder: Path) -> dict[str, _File]:
    """Every file by its path, but what a dot hides and what is another, packed."""
    names = [file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file()]
    endings = tuple(_PACKED.values())
    return {
        name: _read_file(folder, name)
        for name in names
        if not name.startswith(".") and not name.endswith(endings)
    }


def _read_file(folder: Path, name: str) -> _File:
    packed = {
        coding: (folder / (name + ending)).read_bytes()
        for coding, ending in _PACKED.items()
        if (folder / (name + ending)).is_file()
    }
    return _File(
        _TYPES.get(PurePosixPath(name).suffix, _UNKNOWN_TYPE),
        _FOR_EVER if name.startswith(_HASHED) else _ASK_AGAIN,
        (folder / name).read_bytes(),
        packed,
    )


def _answer(file: _File, accepted: str) -> Response[bytes]:
    headers = {**SECURITY, "Cache-Control": file.cache}
    body = file.plain
    if file.packed:
        headers["Vary"] = "Accept-Encoding"
    coding = next((coding for coding in file.packed if _accepts(accepted, coding)), None)
    if coding is not None:
        headers["Content-Encoding"] = coding
        body = file.packed[coding]
    return Response(body, media_type=file.type, headers=headers)


def _accepts(accepted: str, coding: str) -> bool:
    for part in accepted.split(","):
        name, _, weight = part.partition(";")
        if name.strip().lower() == coding:
            return weight.replace(" ", "") not in {"q=0", "q=0.0", "q=0.00", "q=0.000"}
    return False


def _missing(*, built: bool) -> Response[bytes]:
    text = b"Not found.\n" if built else b"This copy of canasta was built without its page.\n"
    status = HTTPStatus.NOT_FOUND if built else HTTPStatus.SERVICE_UNAVAILABLE
    headers = {**SECURITY, "Cache-Control": _ASK_AGAIN}
    return Response(text, status_code=status, media_type="text/plain", headers=headers)
