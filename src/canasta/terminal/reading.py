"""What a person types: verbs and their short forms, and cards by their ranks."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from canasta.engine.cards import CARDS, Card, Rank, sort_cards
from canasta.engine.errors import CanastaError
from canasta.i18n import Argument, Message

_VERBS = {
    "draw": ("d",),
    "take": ("t", "pile"),
    "meld": ("m", "lay"),
    "add": ("a",),
    "merge": ("join", "j"),
    "discard": ("x", "throw"),
    "three": (),
    "ask": (),
    "yes": ("y",),
    "no": ("n",),
    "show": (),
    "end": (),
    "undo": ("u", "back"),
    "hand": ("h",),
    "table": ("l", "look"),
    "score": ("s",),
    "plays": ("p",),
    "help": ("?",),
    "quit": ("q", "exit", "bye"),
}
_VERB_BY_TEXT = {text: verb for verb, others in _VERBS.items() for text in (verb, *others)}


class Unread(CanastaError):
    """What names no play; the message `why` tells how it could be said."""

    def __init__(self, id: str, **args: Argument) -> None:
        super().__init__(id)
        self.why = Message(id, args)


@dataclass(frozen=True, slots=True)
class Line:
    """A line as typed: its verb, the words before `>` and those after it, if it has one."""

    verb: str
    words: tuple[str, ...] = ()
    onto: tuple[str, ...] | None = None


def read_line(text: str) -> Line:
    """The line that was typed; a number alone is the verb `number`. Raises Unread."""
    words = text.lower().replace(">", " > ").replace(",", " ").split()
    if not words:
        return Line("")
    if len(words) == 1 and _NUMBER.fullmatch(words[0]):
        return Line("number", (words[0],))
    verb = _VERB_BY_TEXT.get(words[0])
    if verb is None:
        raise Unread("terminal-unknown-word", word=repr(words[0][:20]))
    if ">" not in words:
        return Line(verb, tuple(words[1:]))
    at = words.index(">")
    return Line(verb, tuple(words[1:at]), tuple(words[at + 1 :]))


_RANK_BY_WORD = {
    **{digit: rank for digit, rank in zip("456789", Rank, strict=False)},
    **{word: rank for rank in Rank for word in (rank.name.lower(), f"{rank.name.lower()}s")},
    **{"10": Rank.TEN, "t": Rank.TEN, "j": Rank.JACK, "q": Rank.QUEEN, "k": Rank.KING},
    **{"a": Rank.ACE, "2": Rank.TWO, "jk": Rank.JOKER, "w": Rank.JOKER, "3": Rank.BLACK_THREE},
    **{"sixes": Rank.SIX, "three": Rank.BLACK_THREE, "threes": Rank.BLACK_THREE},
}
_CARD_BY_WORD = {
    word: card
    for card in CARDS
    if card.rank is not Rank.JOKER
    for word in (str(card).lower(), str(card).lower().replace("t", "10"))
}
_NUMBER = re.compile(r"[0-9]{1,9}")
_TIMES = re.compile(r"(\w+?)x(\d{1,2})|(\d{1,2})x(\w+)", re.ASCII)
_TOGETHER = re.compile(r"10|jk|[2-9tjqka]")


def read_rank(word: str) -> Rank:
    """The rank that a word names: `k`, `king`, `kings`. Raises Unread."""
    rank = _RANK_BY_WORD.get(word)
    if rank is None:
        raise Unread("terminal-unknown-card", word=repr(word[:20]))
    return rank


def read_cards(words: Sequence[str], hand: Sequence[Card]) -> tuple[Card, ...]:
    """The cards that words name: `k`, `ks`, `kings`, `3xk`, `kk2`. Raises Unread.

    A rank takes the lowest suit of the hand; one that the hand lacks, any suit.
    """
    wanted: list[Rank | Card] = []
    for word in words:
        wanted += _read_word(word)
    left = list(hand)
    for card in wanted:
        if isinstance(card, Card) and card in left:
            left.remove(card)
    cards = []
    for card in wanted:
        if isinstance(card, Rank):
            held = next((other for other in left if other.rank is card), None)
            if held is not None:
                left.remove(held)
            cards.append(held or next(other for other in CARDS if other.rank is card))
        else:
            cards.append(card)
    return sort_cards(tuple(cards))


def _read_word(word: str) -> Sequence[Rank | Card]:
    if word in _CARD_BY_WORD:
        return [_CARD_BY_WORD[word]]
    if word in _RANK_BY_WORD:
        return [_RANK_BY_WORD[word]]
    times = _TIMES.fullmatch(word)
    if times is not None:
        name, n = times.group(1) or times.group(4), times.group(2) or times.group(3)
        return [read_rank(name)] * int(n)
    together = _TOGETHER.findall(word)
    if "".join(together) == word:
        return [_RANK_BY_WORD[part] for part in together]
    return [read_rank(word)]
