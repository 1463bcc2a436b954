"""Which message is a line of the score sheet."""

from __future__ import annotations

from canasta.engine.scoring import ScoreLine
from canasta.i18n.cards import meld_facts
from canasta.i18n.message import Argument, Message


def score_message(line: ScoreLine) -> Message:
    """What a line counts; its points stand beside it."""
    args: dict[str, Argument] = {}
    if line.meld is not None:
        args |= meld_facts(line.meld)
    if line.count is not None:
        args["n"] = line.count
    return Message(f"score-{line.item.value}", args)
