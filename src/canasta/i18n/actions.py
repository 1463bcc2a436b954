"""Which message is a play to choose."""

from __future__ import annotations

from collections.abc import Sequence
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
from canasta.engine.cards import Card
from canasta.engine.melds import MeldId
from canasta.engine.round import Round
from canasta.i18n.cards import laid_cards, meld_facts, rank_key, short_cards, suited_cards
from canasta.i18n.message import Argument, Message


def action_message(action: Action, round_: Round) -> Message:
    """What a play of the acting seat would do: `Meld K K 2`, `Add K to the kings`."""
    match action:
        case Draw():
            return Message("act-draw", {"n": round_.plan.rules.turn.draw_count})
        case TakePile(cards, None):
            return Message("act-take-with", {"cards": short_cards(cards)})
        case TakePile(cards, onto):
            assert onto is not None
            facts = meld_facts(round_.side().melds[onto])
            if not cards:
                return Message("act-take-onto", facts)
            return Message("act-take-with-onto", facts | {"cards": short_cards(cards)})
        case LayMeld(cards, None):
            named = suited_cards(cards) if round_.plan.sequences else short_cards(cards)
            return Message("act-meld", {"cards": named})
        case LayMeld(cards, onto):
            assert onto is not None
            return _adding(cards, onto, round_)
        case Merge(source, target):
            return _merging(source, target, round_)
        case LayThree():
            return Message("act-lay-three", {})
        case Discard(card) if round_.plan.sequences:
            return Message("act-discard-suited", {"cards": suited_cards((card,))})
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


def _adding(cards: Sequence[Card], onto: MeldId, round_: Round) -> Message:
    """Which meld grows: by its name, and its number where others have the same name."""
    names = [meld_facts(meld) for meld in round_.side().melds]
    facts = {"cards": laid_cards(cards)} | names[onto]
    if names.count(names[onto]) == 1:
        return Message("act-add-cards-to", facts)
    return Message("act-add-cards-to-numbered", facts | {"meld": onto})


def _merging(source: MeldId, target: MeldId, round_: Round) -> Message:
    """Which melds become one: sets by their name, sequences by the names of both."""
    melds = round_.side().melds
    first, second = meld_facts(melds[target]), meld_facts(melds[source])
    facts: dict[str, Argument] = first | {"meld": target, "other": source}
    if first == second:
        return Message("act-join-numbered", facts)
    return Message("act-join-sequences", facts | {"from": second["low"], "to": second["high"]})
