"""The step of building a package that puts the page into it; hatchling runs it."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))  # a build has no other way to tools/

from tools.node import PACKAGE, find_node, need_node
from tools.web_bundle import Bundle

SITE_FOLDERS = [Path(folder) for folder in sys.path]


class PageHook(BuildHookInterface[Any]):
    """Builds the bundle where it is stale; with a fresh one no Node is asked for.

    An editable install is left alone: dev.py builds the page where a command needs it.
    CANASTA_SKIP_WEB=1 leaves the bundle as it is, or the package without one.
    """

    def dependencies(self) -> list[str]:
        """A Node, where one is needed and this machine has none that fits."""
        needed = not is_skipped() and Bundle(Path(self.root)).is_stale()
        return [PACKAGE] if needed and find_node([]) is None else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before a package is built."""
        bundle = Bundle(Path(self.root))
        if version != "editable" and not is_skipped() and bundle.is_stale():
            bundle.build(need_node(SITE_FOLDERS))


def is_skipped() -> bool:
    """Whether packages are to be built without looking at the page."""
    return os.environ.get("CANASTA_SKIP_WEB", "0") not in {"", "0"}
