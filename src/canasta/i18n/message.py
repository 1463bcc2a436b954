"""A sentence before it has a language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

Argument = int | str
"""What a message takes: numbers are counted and written by its language, words decide or stand."""


@dataclass(frozen=True, slots=True)
class Message:
    """The id of a message, and its variables by name; it goes over the wire as it is."""

    id: str
    args: Mapping[str, Argument]
