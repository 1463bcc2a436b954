"""The bundle of the page: whether it is stale, and its building.

dev.py and the hook that builds the packages (hatch_build.py) both ask here.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

from tools.digests import digest_of
from tools.node import Node
from tools.node_modules import install_modules, read
from tools.steps import ROOT, say

UNBUILT = ("fixtures", "node_modules")
"""Folders of web/ that the bundle is not built from."""


class Bundle:
    """The bundle of a clone, or of an unpacked source package."""

    def __init__(self, root: Path = ROOT) -> None:
        self.root = root
        self.web = root / "web"
        self.locales = root / "src" / "canasta" / "i18n" / "locales"
        self.static = root / "src" / "canasta" / "server" / "static"
        self.stamp = self.static / ".digest"

    def is_stale(self) -> bool:
        """Whether it was built from other files than there are now, or never."""
        return read(self.stamp) != self.digest()

    def digest(self) -> str:
        """The digest of the files that the bundle is built from, and of their names."""
        return digest_of(self.sources(), self.root)

    def sources(self) -> Iterator[Path]:
        """What the bundle is built from, in the order of the names."""
        for folder, folders, names in os.walk(self.web):
            folders[:] = sorted(name for name in folders if name not in UNBUILT and name[0] != ".")
            for name in sorted(names):
                if name[0] != "." and not name.endswith((".test.ts", "~")):
                    yield Path(folder, name)
        yield from sorted(self.locales.rglob("*.ftl"))

    def build(self, node: Node) -> None:
        """Builds it, whether it is stale or not. Raises Failure."""
        digest = self.digest()
        self.install(node)
        say("Building the page")
        node.run_npm("build the page", "run", "--silent", "build", cwd=self.web)
        # Written last; a build that breaks off leaves none, for it begins by emptying the folder.
        self.stamp.write_text(digest, encoding="utf-8")

    def install(self, node: Node) -> None:
        """Makes node_modules what the lock says, once for each lock. Raises Failure."""
        install_modules(node, self.web, "what the page is built with")
