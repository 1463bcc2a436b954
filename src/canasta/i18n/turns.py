"""What happened, in one sentence a turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from canasta.engine.events import Event, Melded, RoundEnded
from canasta.engine.rules.plan import Plan
from canasta.i18n.catalogue import Catalogue
from canasta.i18n.events import event_message
from canasta.i18n.lists import listed_and
from canasta.i18n.message import Argument, Message


class Teller:
    """Tells events to the reader on seat `me`, or to one who only looks on.

    `names` are the players by seat, as a sentence begins.
    """

    def __init__(self, words: Catalogue, plan: Plan, me: int | None, names: Sequence[str]) -> None:
        self.words = words
        self.plan = plan
        self.me = me
        self.names = names

    def tell(self, events: Sequence[Event]) -> list[str]:
        """Sentences for events in their order; what one seat does in a row is one of them."""
        return [self._sentence(list(run)) for _, run in groupby(_joined(events), _doer)]

    def tell_of(self, seat: int, id: str, **args: Argument) -> str:
        """A message that speaks of one player, and takes who that is."""
        who = "you" if seat == self.me else "other"
        return self.words.say(id, seat=who, name=self.names[seat], **args)

    def _sentence(self, run: Sequence[Event]) -> str:
        messages = [event_message(event, self.plan, self.me, self.names) for event in run]
        if len(messages) == 1:
            return self.words.tell(messages[0])
        who = {name: messages[0].args[name] for name in ("seat", "name")}
        parts = listed_and(self.words, [self._part(message) for message in messages])
        return self.words.say("event-turn", **who, parts=parts)

    def _part(self, message: Message) -> str:
        return self.words.say(f"{message.id}.part", **message.args)


def _doer(event: Event) -> int | None:
    return None if isinstance(event, RoundEnded) else event.seat


def _joined(events: Sequence[Event]) -> Iterator[Event]:
    """The events, with cards that one seat lays on one meld in a row taken together."""
    held: Melded | None = None
    for event in events:
        if held is not None:
            match event:
                case Melded(held.seat, cards, held.meld_id, meld):
                    held = Melded(held.seat, held.cards + cards, held.meld_id, meld)
                    continue
            yield held
        held = event if isinstance(event, Melded) else None
        if held is None:
            yield event
    if held is not None:
        yield held
