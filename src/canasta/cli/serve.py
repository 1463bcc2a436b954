"""`canasta serve`: the table in the browser."""

from __future__ import annotations

import argparse
import socket
import webbrowser

from canasta.cli.options import whole

_HOST = "127.0.0.1"
_LAST_PORT = 65535
_LONGEST_MESSAGE = 65536  # bytes


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of the command."""
    parser.add_argument(
        "--port", metavar="N", type=_port, default=0, help="where it listens (0: any free one)"
    )
    parser.add_argument("--open", action="store_true", help="open a browser there")


def run(args: argparse.Namespace) -> int:
    """Serves until it is stopped."""
    import uvicorn

    from canasta.server.app import make_app

    with socket.create_server((_HOST, args.port)) as listening:
        # It listens already: who reads the address may connect at once, and waits for the answer.
        address = f"http://{_HOST}:{listening.getsockname()[1]}/"
        print(f"Canasta is at {address}", flush=True)
        if args.open:
            webbrowser.open(address)
        config = uvicorn.Config(
            make_app(),
            ws="websockets-sansio",
            ws_max_size=_LONGEST_MESSAGE,
            log_level="warning",
        )
        uvicorn.Server(config).run(sockets=[listening])
    return 0


def _port(text: str) -> int:
    number = whole(text)
    if not 0 <= number <= _LAST_PORT:
        raise argparse.ArgumentTypeError(f"must be from 0 to {_LAST_PORT}, not {number}")
    return number
