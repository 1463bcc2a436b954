"""Which message tells why a play is refused."""

from __future__ import annotations

from canasta.engine.cards import Card
from canasta.engine.errors import IllegalAction, Reason
from canasta.engine.round import Round
from canasta.i18n.cards import WILD_MELD, meld_facts, rank_key_of_text
from canasta.i18n.message import Argument, Message


def refusal_message(refusal: IllegalAction, round_: Round | None = None) -> Message:
    """Why a play is refused and what would be allowed.

    With the round, a meld that the cards do not fit is called by its rank.
    """
    args: dict[str, Argument] = {}
    for name, value in refusal.facts.items():
        if name in ("card", "rank"):
            args["rank"] = WILD_MELD if value == WILD_MELD else rank_key_of_text(str(value))
        else:
            args[name] = value
    if refusal.reason is Reason.NOT_IN_HAND:
        args["suit"] = _suit(str(refusal.facts["card"]), round_)
    if refusal.reason is Reason.NOT_A_MELD:
        args |= _misfit(refusal, round_)
    if refusal.reason is Reason.NOT_ENOUGH_CANASTAS:
        args |= {"n": args["needed"], "others": "no"}
    return Message(f"refusal-{refusal.reason.value}", args)


def _suit(card: str, round_: Round | None) -> str:
    """The suit of a card, where the round is known and suits count in it; else `none`."""
    in_a_row = round_ is not None and round_.plan.sequences
    return card[1] if in_a_row and Card.parse(card).rank.is_natural else "none"


def _misfit(refusal: IllegalAction, round_: Round | None) -> dict[str, Argument]:
    """The meld that the cards do not fit; `none` where they were to be a new one."""
    if "meld" not in refusal.facts:
        in_a_row = round_ is not None and round_.plan.sequences
        return {"rank": "none-in-a-row" if in_a_row else "none"}
    if round_ is None:
        return {"rank": "unknown"}
    return meld_facts(round_.side().melds[int(refusal.facts["meld"])])
