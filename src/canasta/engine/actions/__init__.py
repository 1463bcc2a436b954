"""What can be done: one file an action, each with its data, its rules and its effect."""

from __future__ import annotations

from canasta.engine.actions.answer import Answer
from canasta.engine.actions.ask_partner import AskPartner
from canasta.engine.actions.discard import Discard
from canasta.engine.actions.draw import Draw
from canasta.engine.actions.end_round import EndRound
from canasta.engine.actions.lay_meld import LayMeld
from canasta.engine.actions.lay_three import LayThree
from canasta.engine.actions.merge import Merge
from canasta.engine.actions.show_hand import ShowHand
from canasta.engine.actions.take_pile import TakePile

Action = (
    Draw
    | TakePile
    | AskPartner
    | Answer
    | LayMeld
    | Merge
    | LayThree
    | Discard
    | EndRound
    | ShowHand
)

__all__ = [
    "Action",
    "Answer",
    "AskPartner",
    "Discard",
    "Draw",
    "EndRound",
    "LayMeld",
    "LayThree",
    "Merge",
    "ShowHand",
    "TakePile",
]
