"""What a package holds beside its sources: the page and, for who asks, a compiled engine.

Hatchling runs this when a package is built.
"""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))  # a build has no other way to tools/

from tools import compiled_engine
from tools.node import PACKAGE, find_node, need_node
from tools.steps import is_set
from tools.web_bundle import Bundle

SITE_FOLDERS = [Path(folder) for folder in sys.path]


class PackageHook(BuildHookInterface[Any]):
    """Builds the bundle where it is stale; with a fresh one no Node is asked for.

    CANASTA_SKIP_WEB=1 leaves the bundle as it is, or the package without one. CANASTA_COMPILE=1
    puts the compiled engine into a wheel.

    An editable install is left alone: dev.py builds the page where a command needs it, and
    compiled modules would shadow every later edit.
    """

    _scratch: TemporaryDirectory[str] | None = None

    def dependencies(self) -> list[str]:
        """A Node, where one is needed and this machine has none that fits; what compiles."""
        page = not is_set("CANASTA_SKIP_WEB") and Bundle(Path(self.root)).is_stale()
        needed = [PACKAGE] if page and find_node([]) is None else []
        return [*needed, *compiled_engine.NEEDED] if self._compiles() else needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before a package is built."""
        if version == "editable":
            return
        bundle = Bundle(Path(self.root))
        if not is_set("CANASTA_SKIP_WEB") and bundle.is_stale():
            bundle.build(need_node(SITE_FOLDERS))
        if self._compiles():
            self._scratch = TemporaryDirectory(prefix="canasta-")
            folder = Path(self._scratch.name)
            made = compiled_engine.compile_engine(Path(self.root), folder)
            build_data["force_include"].update(made)
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """After it."""
        if self._scratch is not None:
            self._scratch.cleanup()

    def _compiles(self) -> bool:
        return self.target_name == "wheel" and is_set("CANASTA_COMPILE")
