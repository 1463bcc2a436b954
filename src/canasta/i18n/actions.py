"""Which message is a play to choose."""

from __future__ import annotations

from typing import assert_never

from canasta.engine.actions import (
    Action,
    Answer,
    AskPartner,
    Discard,
    Draw,
    EndRound,
    LayMeld,
    LayThree,
    Merge,
    ShowHand,
    TakePile,
)
from canasta.engine.round import Round
from canasta.i18n.cards import meld_key, rank_key, short_cards
from canasta.i18n.message import Message


def action_message(action: Action, round_: Round) -> Message:
    """What a play of the acting seat would do: `Meld K K 2`, `Add K to the kings`."""
    match action:
        case Draw():
            return Message("act-draw", {"n": round_.plan.rules.turn.draw_count})
        case TakePile((), _):
            return Message("act-take-onto", {"rank": rank_key(round_.pile[-1].rank)})
        case TakePile(cards, _):
            return Message("act-take-with", {"cards": short_cards(cards)})
        case LayMeld(cards, None):
            return Message("act-meld", {"cards": short_cards(cards)})
        case LayMeld(cards, onto):
            assert onto is not None
            rank = meld_key(round_.side().melds[onto])
            return Message("act-add-cards-to", {"cards": short_cards(cards), "rank": rank})
        case Merge(source, _):
            rank = meld_key(round_.side().melds[source])
            return Message("act-merge", {"rank": rank})
        case LayThree():
            return Message("act-lay-three", {})
        case Discard(card):
            return Message("act-discard-card", {"rank": rank_key(card.rank)})
        case AskPartner():
            return Message("act-ask", {})
        case Answer(yes):
            return Message("act-yes" if yes else "act-no", {})
        case ShowHand(hand, pile):
            return Message("act-show-with-top" if pile else "act-show-hand", {"hand": hand.value})
        case EndRound():
            return Message("act-end-round", {})
        case _:
            assert_never(action)
