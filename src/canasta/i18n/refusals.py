"""Which message tells why a play is refused."""

from __future__ import annotations

from canasta.engine.errors import IllegalAction, Reason
from canasta.engine.round import Round
from canasta.i18n.cards import meld_key, rank_key_of_text
from canasta.i18n.message import Argument, Message


def refusal_message(refusal: IllegalAction, round_: Round | None = None) -> Message:
    """Why a play is refused and what would be allowed.

    With the round, a meld that the cards do not fit is called by its rank.
    """
    args: dict[str, Argument] = {}
    for name, value in refusal.facts.items():
        if name in ("card", "rank"):
            args["rank"] = rank_key_of_text(str(value))
        else:
            args[name] = value
    if refusal.reason is Reason.NOT_A_MELD:
        args["rank"] = _misfit(refusal, round_)
    return Message(f"refusal-{refusal.reason.value}", args)


def _misfit(refusal: IllegalAction, round_: Round | None) -> str:
    """The meld that the cards do not fit: its rank; `none` where they were to be a new one."""
    if "meld" not in refusal.facts:
        return "none"
    if round_ is None:
        return "unknown"
    return meld_key(round_.side().melds[int(refusal.facts["meld"])])
