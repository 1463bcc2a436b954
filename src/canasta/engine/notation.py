"""Text of actions and positions.

An action is one short line, a position a few. `parse_x` raises InvalidNotation with line and
column; `format_x` writes the one canonical form. Where a card may be meant by its rank alone, its
suit is chosen: the lowest held, or the lowest left in the pack.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

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
from canasta.engine.actions.ask_partner import ASK_PARTNER
from canasta.engine.actions.draw import DRAW_FROM_STOCK
from canasta.engine.actions.end_round import END_ROUND
from canasta.engine.actions.lay_three import LAY_THREE
from canasta.engine.cards import (
    CARD_BY_TEXT,
    CARDS,
    Card,
    Rank,
    format_cards,
    rank_text,
    sort_cards,
    words_of,
)
from canasta.engine.errors import InvalidNotation
from canasta.engine.melds import MeldId
from canasta.engine.round import Round
from canasta.engine.rules.special_hand import SpecialHand


class Word(NamedTuple):
    """A word and where it stands."""

    text: str
    line: int
    column: int

    def wrong(self, message: str) -> InvalidNotation:
        """The complaint about this word."""
        return InvalidNotation(message, self.line, self.column)


RANK_BY_TEXT = {rank_text(rank): rank for rank in Rank if rank is not Rank.RED_THREE}
"""Ranks by their text; a three by its rank alone is a black one."""


def is_number(text: str) -> bool:
    """Whether a text is a plain whole number of a sensible length."""
    return text.isascii() and text.isdecimal() and len(text) <= 6


def rank_cards(word: Word) -> tuple[Rank, Card | None, int] | None:
    """What a word says of cards: their rank, the very card if it has a suit, and how many.

    `Ks` is one king of spades, `K` a king, `Kx4` four kings, `3sx2` two threes of spades.
    """
    text, times, number = word.text.partition("x")
    if times and not (is_number(number) and len(number) <= 2):
        return None
    n = int(number) if times else 1
    card = CARD_BY_TEXT.get(text)
    if card is not None:
        return card.rank, None if card.rank is Rank.JOKER else card, n
    rank = RANK_BY_TEXT.get(text)
    return None if rank is None else (rank, None, n)


def format_action(action: Action) -> str:
    """An action as a line of text.

    >>> format_action(LayMeld((Card.parse("Ks"),), MeldId(2)))
    'meld Ks > m2'
    """
    match action:
        case Draw():
            return "draw"
        case TakePile(cards, onto):
            return _join("take", cards, onto)
        case LayMeld(cards, onto):
            return _join("meld", cards, onto)
        case Merge(source, target):
            return f"merge m{source} > m{target}"
        case LayThree():
            return "three"
        case Discard(card):
            return f"discard {card}"
        case AskPartner():
            return "ask"
        case Answer(yes):
            return "answer yes" if yes else "answer no"
        case EndRound():
            return "end"
        case ShowHand(hand, pile):
            return f"show {hand.value} pile" if pile else f"show {hand.value}"


def parse_action(text: str, round_: Round | None = None) -> Action:
    """The action that a line of text means. Raises InvalidNotation.

    With a round, cards may be given by rank alone (`meld K K 2`) and a meld by its rank
    (`meld K > K`), as the acting seat would mean them.

    >>> parse_action("take Ks Kd")
    TakePile(cards=(Card('Kd'), Card('Ks')), onto=None)
    """
    words = [Word(*word) for word in words_of(text)]
    if not words:
        raise InvalidNotation("no action")
    verb, rest = words[0], words[1:]
    if verb.text in _PLAIN:
        if rest:
            raise rest[0].wrong(f"{verb.text} stands alone")
        return _PLAIN[verb.text]
    match verb.text:
        case "answer":
            if [word.text for word in rest] not in (["yes"], ["no"]):
                raise verb.wrong("answer yes, or answer no")
            return Answer(yes=rest[0].text == "yes")
        case "discard":
            cards = _hand_cards(rest, round_)
            if len(cards) != 1:
                raise verb.wrong("discard one card")
            return Discard(cards[0])
        case "merge":
            return _merge(verb, rest, round_)
        case "show":
            return _shown_hand(verb, rest)
        case "take" | "meld":
            cards, onto = _cards_onto(rest, round_)
            if verb.text == "take":
                return TakePile(cards, onto)
            if not cards:
                raise verb.wrong("meld which cards?")
            return LayMeld(cards, onto)
    raise verb.wrong(f"not an action: {verb.text!r}")


_PLAIN: dict[str, Action] = {
    "draw": DRAW_FROM_STOCK,
    "three": LAY_THREE,
    "ask": ASK_PARTNER,
    "end": END_ROUND,
}


def _join(verb: str, cards: tuple[Card, ...], onto: MeldId | None) -> str:
    parts = [verb]
    if cards:
        parts.append(format_cards(cards))
    if onto is not None:
        parts.append(f"> m{onto}")
    return " ".join(parts)


def _shown_hand(verb: Word, words: Sequence[Word]) -> ShowHand:
    if not words or len(words) > 1 + (words[-1].text == "pile"):
        raise verb.wrong("show HAND, or show HAND pile")
    return ShowHand(special_hand(words[0]), pile=len(words) > 1)


def special_hand(word: Word) -> SpecialHand:
    """The special hand that a word names. Raises InvalidNotation."""
    try:
        return SpecialHand(word.text)
    except ValueError:
        raise word.wrong(f"special hands are: {', '.join(SpecialHand)}") from None


def _cards_onto(
    words: Sequence[Word], round_: Round | None
) -> tuple[tuple[Card, ...], MeldId | None]:
    marks = [i for i, word in enumerate(words) if word.text == ">"]
    if not marks:
        return _hand_cards(words, round_), None
    at = marks[0]
    if len(words) != at + 2:
        raise words[at].wrong("one meld after >")
    return _hand_cards(words[:at], round_), _meld_id(words[at + 1], round_)


def _merge(verb: Word, words: Sequence[Word], round_: Round | None) -> Merge:
    if len(words) != 3 or words[1].text != ">":
        raise verb.wrong("merge one meld > another")
    target, source = sorted((_meld_id(words[0], round_), _meld_id(words[2], round_)))
    return Merge(source, target)


def _meld_id(word: Word, round_: Round | None) -> MeldId:
    if word.text[0] == "m" and is_number(word.text[1:]):
        return MeldId(int(word.text[1:]))
    rank = RANK_BY_TEXT.get(word.text)
    if rank is None:
        raise word.wrong(f"not a meld: {word.text!r} (write m0, m1, … or a rank)")
    if round_ is None:
        raise word.wrong("a meld by its rank needs a position")
    ids = round_.side().melds_of(rank)
    if not ids:
        raise word.wrong(f"no meld of {word.text}")
    if len(ids) > 1:
        raise word.wrong(f"which meld of {word.text}? {' or '.join(f'm{i}' for i in ids)}")
    return ids[0]


def _hand_cards(words: Sequence[Word], round_: Round | None) -> tuple[Card, ...]:
    held: list[Card] = []
    if round_ is not None:
        held = list(round_.seats[round_.actor].cards())
    exact = [CARD_BY_TEXT[word.text] for word in words if word.text in CARD_BY_TEXT]
    for named in exact:
        if named in held:
            held.remove(named)
    cards: list[Card] = []
    for word in words:
        found = rank_cards(word)
        if found is None:
            raise word.wrong(f"not a card: {word.text!r}")
        rank, card, n = found
        if card is not None:
            cards += [card] * n
        elif round_ is None and rank is not Rank.JOKER:
            raise word.wrong(f"which suit of {word.text}?")
        else:
            cards += [_lowest_held(held, rank) for _ in range(n)]
    return sort_cards(cards)


def _lowest_held(held: list[Card], rank: Rank) -> Card:
    """The lowest card of a rank in a hand, taken out of it; with none there, any suit says so."""
    for card in held:
        if card.rank is rank:
            held.remove(card)
            return card
    return next(card for card in CARDS if card.rank is rank)
