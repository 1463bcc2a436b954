"""`canasta serve`: the table in the browser."""

from __future__ import annotations

import argparse
import logging
import os
import socket
import sys
import webbrowser
from contextlib import suppress
from pathlib import Path

import uvicorn

from canasta.cli.options import whole
from canasta.cli.wrong_input import WrongInput
from canasta.protocol import MAX_MESSAGE
from canasta.server.app import Settings, make_app
from canasta.server.claim import AlreadyServed, Claim, claim
from canasta.server.data_folder import data_folder
from canasta.server.door import IN_ADDRESS, seat_token
from canasta.server.store import chosen_database

_HERE = "127.0.0.1"
_EVERYWHERE = "0.0.0.0"
_FIRST_PORT = 8300
_PORTS_TRIED = 20
_LAST_PORT = 65535


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of the command."""
    parser.add_argument(
        "--port", metavar="N", type=whole, help=f"where it listens (from {_FIRST_PORT}; 0: any)"
    )
    parser.add_argument(
        "--host",
        action="store_true",
        help="let other devices of the house in, by the address that is printed",
    )
    parser.add_argument("--open", action="store_true", help="open a browser, if there is a screen")
    parser.epilog = "CANASTA_SEED in the environment decides every deal, for a demonstration."


def run(args: argparse.Namespace) -> int:
    """Serves until it is stopped; where the folder is served already, says where."""
    folder = data_folder()
    try:
        with claim(folder) as held:
            return _serve(args, folder, held)
    except AlreadyServed as other:
        if other.address is None:
            raise
        print(f"Canasta is already at {other.address}", flush=True)
        _show(other.address, args)
        return 0


def _serve(args: argparse.Namespace, folder: Path, held: Claim) -> int:
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    with _listen(_EVERYWHERE if args.host else _HERE, args.port) as listening:
        port = listening.getsockname()[1]
        address = f"http://{_HERE}:{port}/"
        token = seat_token(folder)
        others = _own_addresses() if args.host else []
        names = (_HERE, "localhost", *others)
        settings = Settings(
            database=chosen_database(),
            token=token,
            hosts=frozenset(f"{name}:{port}" for name in names),
            seed=os.environ.get("CANASTA_SEED"),
        )
        server = uvicorn.Server(
            uvicorn.Config(
                make_app(settings),
                ws="websockets-sansio",
                ws_max_size=MAX_MESSAGE,
                log_config=None,
                access_log=False,
                timeout_graceful_shutdown=2,
            )
        )
        held.announce(address)
        print(f"Canasta is at {address}", flush=True)
        for other in others:
            print(f"On a phone in the same house: http://{other}:{port}/?{IN_ADDRESS}={token}")
        print("Press Ctrl+C to stop; every move is kept.", flush=True)
        _show(address, args)
        with suppress(KeyboardInterrupt):  # the way to stop it, once it has closed everything
            server.run(sockets=[listening])
        print("Stopped; every move is kept.", flush=True)
    return 0


def _listen(host: str, port: int | None) -> socket.socket:
    """A socket that listens already: who reads the address may connect at once.

    Without a port asked for, the first free one from the usual on. Raises WrongInput.
    """
    if port is not None:
        if not 0 <= port <= _LAST_PORT:
            raise WrongInput(f"--port goes from 0 to {_LAST_PORT}, not {port}")
        try:
            return socket.create_server((host, port))
        except OSError as error:
            raise WrongInput(f"port {port}: {os.strerror(error.errno or 0)}") from None
    for usual in range(_FIRST_PORT, _FIRST_PORT + _PORTS_TRIED):
        with suppress(OSError):
            return socket.create_server((host, usual))
    return socket.create_server((host, 0))


def _own_addresses() -> list[str]:
    """The addresses of this machine in its house's network; empty without one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent: this only asks which way a packet would leave.
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return []
        own: str = probe.getsockname()[0]
    return [] if own.startswith("127.") else [own]


def _show(address: str, args: argparse.Namespace) -> None:
    if args.open and _has_screen():
        webbrowser.open(address)


def _has_screen() -> bool:
    """Whether a browser window could be seen."""
    if sys.platform in {"win32", "darwin"}:
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
