"""Which message tells what happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from canasta.engine.cards import Card
from canasta.engine.events import (
    Answered,
    Asked,
    Discarded,
    Drew,
    Event,
    FormedSides,
    GotPacket,
    LaidRedThree,
    Melded,
    Merged,
    RoundEnded,
    SetAside,
    ShowedHand,
    TookPacket,
    TookPile,
    TookUnder,
)
from canasta.engine.memory import RoundEnd
from canasta.engine.rules.plan import Plan
from canasta.i18n.cards import canasta_key, laid_cards, meld_facts, meld_said, rank_key, short_cards
from canasta.i18n.message import Argument, Message
from canasta.table.effects import canasta_made, effect_of


def event_message(event: Event, plan: Plan, me: int | None, names: Sequence[str]) -> Message:
    """What happened, for the reader on seat `me`, or for one who only looks on.

    `names` are the players by seat, as a sentence begins. The message has a part of a sentence
    too, `.part`, but for the end of a round by itself.
    """
    if isinstance(event, RoundEnded):
        return _end(event, me, names)
    who = _who(event.seat, me, names)
    match event:
        case Drew(_, n, cards):
            return _drew(who, n, cards)
        case GotPacket(_, n):
            return Message("event-got-packet", who | {"n": n})
        case TookPacket(_, packet, n):
            return Message("event-took-packet", who | {"packet": packet, "n": n})
        case TookUnder(_, n):
            return Message("event-took-under", who | {"n": n})
        case LaidRedThree(_, card):
            return Message("event-laid-red-three", who | {"rank": rank_key(card.rank)})
        case TookPile(_, pile):
            return Message("event-took-pile", who | {"n": len(pile)})
        case SetAside(_, cards):
            return Message("event-set-aside", who | {"n": len(cards)})
        case FormedSides():
            return Message("event-formed-sides", who)
        case Melded():
            return _melded(who, event, plan)
        case Merged(_, _, _, meld):
            return Message("event-merged", who | meld_said(meld, plan))
        case Discarded(_, card):
            said = {"rank": rank_key(card.rank), "effect": effect_of(card, plan).value}
            return Message("event-discarded", who | said)
        case ShowedHand(_, hand, cards):
            said = {"hand": hand.value, "cards": short_cards(cards)}
            return Message("event-showed-hand", who | said)
        case Asked():
            return Message("event-asked", who)
        case Answered(_, yes):
            return Message("event-answered", who | {"answer": "yes" if yes else "no"})
        case _:
            assert_never(event)


def _who(seat: int, me: int | None, names: Sequence[str]) -> dict[str, Argument]:
    return {"seat": "you" if seat == me else "other", "name": names[seat]}


def _drew(who: dict[str, Argument], n: int, cards: Sequence[Card] | None) -> Message:
    if not cards:
        return Message("event-drew", who | {"n": n})
    if len(cards) == 1:
        return Message("event-drew-card", who | {"rank": rank_key(cards[0].rank)})
    return Message("event-drew-cards", who | {"cards": short_cards(cards)})


def _melded(who: dict[str, Argument], event: Melded, plan: Plan) -> Message:
    canasta = canasta_key(canasta_made(event, plan))
    said = who | {"cards": laid_cards(event.cards), "canasta": canasta}
    if len(event.cards) == event.meld.size:
        return Message("event-melded", said)
    return Message("event-added", said | meld_facts(event.meld))


def _end(event: RoundEnded, me: int | None, names: Sequence[str]) -> Message:
    cause = RoundEnd(event.cause)
    if cause is not RoundEnd.OUT:
        return Message("event-round-ended", {"cause": cause.value})
    assert event.out is not None
    concealed = "yes" if event.concealed else "no"
    return Message("event-went-out", _who(event.out, me, names) | {"concealed": concealed})
