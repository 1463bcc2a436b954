"""The engine compiled by mypyc, for whoever asks for it where Canasta is installed.

Standard library only, in the syntax of Python 3.8, as all tools; what compiles runs as a program
of its own, tools/mypyc_build.py.
"""

from __future__ import annotations

import sys
from pathlib import Path

from tools.steps import capture, reason

NEEDED = ["mypy[mypyc]>=2.4", "setuptools>=77"]
"""What the build asks for, beside a C compiler and the headers of Python."""


def compile_engine(root: Path, folder: Path) -> dict[str, str]:
    """The files that were made in an empty folder, each with its place in a wheel.

    Raises RuntimeError, with one line that says why it could not be.
    """
    done = capture(sys.executable, "-m", "tools.mypyc_build", folder, cwd=root)
    built = folder / "built"
    made = sorted(file for file in built.rglob("*") if file.is_file())
    if done.returncode or not made:
        print(done.stdout, file=sys.stderr)
        raise RuntimeError(
            f"the engine could not be compiled: {reason(done.stdout)}; install a C compiler and "
            "the headers of this Python, or leave CANASTA_COMPILE unset"
        )
    return {str(file): file.relative_to(built).as_posix() for file in made}
