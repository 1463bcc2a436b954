"""The page's types, made from the messages of the server.

Standard library only, in the syntax of Python 3.8, as all that dev.py needs before .venv is made.
"""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from tools.node import Node
from tools.steps import ROOT, run

TYPES = ROOT / "web" / "src" / "protocol.ts"
_DESCRIBE = "import json, canasta.protocol as wire; print(json.dumps(wire.schema()))"


def make_types(python: Path, node: Node) -> str:
    """The TypeScript of every type on the wire. Raises Failure."""
    with TemporaryDirectory() as scratch:
        schema, types = Path(scratch, "schema.json"), Path(scratch, "types.ts")
        described = run("describe the messages", python, "-c", _DESCRIBE)
        schema.write_text(described, encoding="utf-8")
        make = (node.program, "build/protocol.mjs", schema, types)
        run("make the page's types", *make, cwd=ROOT / "web", path=node.path)
        return types.read_text(encoding="utf-8")
