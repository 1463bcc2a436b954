"""What is asked of a fuzz: NAME=VALUE, numbers and the seed."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence


def read(
    arguments: Sequence[str], least: Mapping[str, int], usage: str
) -> tuple[str, dict[str, int]] | None:
    """The seed, "0" unless given, and the numbers by name, each with its least value.

    None where one makes no sense, which is told with the usage.
    """
    options: dict[str, int] = {}
    seed = "0"
    for argument in arguments:
        name, _, value = argument.partition("=")
        if name == "SEED" and value.isalnum():
            seed = value
        elif name in least and value.isdecimal() and int(value) >= least[name]:
            options[name] = int(value)
        else:
            print(f"{argument!r} is not understood\n\n{usage.strip()}", file=sys.stderr)
            return None
    return seed, options
