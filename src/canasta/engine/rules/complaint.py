"""A complaint: what is wrong with a ruleset, by the fields that do not go together."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from canasta.engine.rules.ruleset import Ruleset


@dataclass(frozen=True, slots=True)
class Complaint:
    """The fields, the one to look at first, and a sentence that names them and a remedy."""

    fields: tuple[str, ...]
    text: str


Law: TypeAlias = "Callable[[Ruleset], Complaint | None]"
"""What a ruleset must obey; its docstring says it, as docs/rules-refused.md shows it."""
