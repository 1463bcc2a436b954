"""What a typed line can mean at the table: one play, or several to choose from."""

from __future__ import annotations

import re
from collections.abc import Sequence

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
from canasta.engine.cards import Card, Rank
from canasta.engine.melds import MeldId
from canasta.engine.round import Round
from canasta.i18n.cards import rank_key
from canasta.table.offers import why_no_show, why_no_take
from canasta.terminal.reading import Line, Unread, read_cards, read_rank


def plays_meant(line: Line, round_: Round) -> Sequence[Action]:
    """The plays that a line can mean; several only where all of them are legal.

    Raises Unread where it names no play, IllegalAction where none that it could mean is
    legal.
    """
    match line.verb:
        case "take":
            return _takes(line, round_)
        case "meld" | "add":
            return _melds(line, round_)
        case "merge" if line.onto is None:
            return _merges(line.words, round_)
        case "show" if not line.words and line.onto is None:
            return _shows(round_)
        case "discard":
            cards = read_cards(line.words, _hand(round_))
            if len(cards) != 1:
                raise Unread("terminal-name-discard")
            return [Discard(cards[0])]
    if line.words or line.onto is not None:
        raise Unread("terminal-stands-alone", word=line.verb)
    return [_PLAIN[line.verb]]


_MELD_NUMBER = re.compile(r"m[0-9]{1,3}")
_PLAIN: dict[str, Action] = {
    "draw": Draw(),
    "three": LayThree(),
    "ask": AskPartner(),
    "yes": Answer(yes=True),
    "no": Answer(yes=False),
    "end": EndRound(),
}


def _hand(round_: Round) -> Sequence[Card]:
    return round_.view(round_.actor).hand


def _takes(line: Line, round_: Round) -> Sequence[Action]:
    if line.onto is not None:
        cards = read_cards(line.words, _hand(round_))
        return [TakePile(cards, _meld_named(line.onto, round_))]
    listed = [action for action in round_.legal_actions() if isinstance(action, TakePile)]
    if not line.words:
        if listed:
            return listed
        refusal = why_no_take(round_)
        assert refusal is not None, "a legal way to take the pile is listed"
        raise refusal
    cards = read_cards(line.words, _hand(round_))
    fitting = [act for act in round_.plays_of(cards) if isinstance(act, TakePile)]
    return fitting or [TakePile(cards, _meld_like_top(round_))]


def _meld_like_top(round_: Round) -> MeldId | None:
    return round_.side().meld_of(round_.pile[-1].rank) if round_.pile else None


def _shows(round_: Round) -> Sequence[Action]:
    refusal = why_no_show(round_)
    if refusal is not None:
        raise refusal
    return [action for action in round_.legal_actions() if isinstance(action, ShowHand)]


def _merges(words: Sequence[str], round_: Round) -> Sequence[Action]:
    """Joining two melds that are named; else, of a rank or of any, all that may be joined."""
    if len(words) == 2:
        target, source = sorted(_meld_named([word], round_) for word in words)
        return [Merge(source, target)]
    merges = [action for action in round_.legal_actions() if isinstance(action, Merge)]
    if words:
        named = round_.side().melds_of(_rank_named(words))
        merges = [merge for merge in merges if merge.target in named]
    if not merges:
        raise Unread("terminal-nothing-to-merge")
    return merges


def _rank_named(words: Sequence[str]) -> Rank:
    if len(words) != 1:
        raise Unread("terminal-name-merge")
    return read_rank(words[0])


def _melds(line: Line, round_: Round) -> Sequence[Action]:
    cards = read_cards(line.words, _hand(round_))
    if not cards:
        raise Unread("terminal-name-cards")
    if line.onto is not None:
        return [LayMeld(cards, _meld_named(line.onto, round_))]
    fitting = [action for action in round_.plays_of(cards) if isinstance(action, LayMeld)]
    if fitting:
        return fitting
    melded = [round_.side().meld_of(card.rank) for card in cards if not card.is_wild]
    onto = melded[0] if melded and len(set(melded)) == 1 else None
    if line.verb == "add" and onto is None:
        raise _no_meld(cards, round_)
    return [LayMeld(cards, onto)]


def _no_meld(cards: Sequence[Card], round_: Round) -> Unread:
    naturals = [card for card in cards if not card.is_wild]
    if naturals:
        return Unread("terminal-no-meld-to-add-to", rank=rank_key(naturals[0].rank))
    if round_.side().melds:
        return Unread("terminal-no-meld-takes", rank=rank_key(cards[0].rank))
    return Unread("terminal-no-melds")


def _meld_named(words: Sequence[str], round_: Round) -> MeldId:
    if len(words) != 1:
        raise Unread("terminal-name-meld")
    word = words[0]
    if _MELD_NUMBER.fullmatch(word):
        return MeldId(int(word[1:]))
    rank = read_rank(word)
    melds = round_.side().melds_of(rank)
    if not melds:
        raise Unread("terminal-no-meld-of", rank=rank_key(rank))
    if len(melds) > 1:
        numbers = ", ".join(f"m{meld}" for meld in melds)
        raise Unread("terminal-which-meld-of", rank=rank_key(rank), list=numbers)
    return melds[0]
