"""What a ruleset may not be: rules that contradict each other.

Only what would break play, or could never be, is refused; whatever else is set means something,
or nothing (docs/decisions/0015-moot-changes.md).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from canasta.engine.rules.complaint import Complaint, Law
from canasta.engine.rules.deal_laws import DEAL_LAWS
from canasta.engine.rules.list_laws import LIST_LAWS
from canasta.engine.rules.meld_laws import MELD_LAWS
from canasta.engine.rules.number_laws import NUMBER_LAWS
from canasta.engine.rules.table_laws import TABLE_LAWS

if TYPE_CHECKING:
    from canasta.engine.rules.ruleset import Ruleset

LAWS: tuple[Law, ...] = (*NUMBER_LAWS, *TABLE_LAWS, *DEAL_LAWS, *LIST_LAWS, *MELD_LAWS)
"""Every law, in the order in which a ruleset is held against them."""


def complaints_of(rules: Ruleset) -> Iterator[Complaint]:
    """What contradicts what; nothing where the ruleset makes sense.

    Where a number is out of its range, that alone is told: the rest reckons with the numbers.
    """
    for law in LAWS:
        complaint = law(rules)
        if complaint is not None:
            yield complaint
            if law in NUMBER_LAWS:
                return
