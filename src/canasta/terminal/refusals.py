"""Why a play is refused, in a sentence that says what would be allowed."""

from __future__ import annotations

from collections.abc import Mapping

from canasta.engine.cards import CARD_BY_TEXT, Rank
from canasta.engine.errors import Fact, IllegalAction, Reason
from canasta.engine.notation import RANK_BY_TEXT
from canasta.engine.round import Round
from canasta.terminal.words import a, count, many, meld_name, one


class _Count(int):
    """A number that knows its noun in a sentence: `{left:card}` is `1 card` or `2 cards`."""

    def __format__(self, noun: str) -> str:
        return count(int(self), noun) if noun else str(int(self))


class _Name(str):
    """A card or rank in a sentence: `{card}` is `king`, `{card:many}` is `kings`."""

    __slots__ = ("rank",)
    rank: Rank

    def __format__(self, form: str) -> str:
        return {"many": many, "a": a}.get(form, one)(self.rank)


_REFUSALS: Mapping[Reason, str] = {
    Reason.ROUND_OVER: "This round is over; nothing more is played in it.",
    Reason.NOT_IN_HAND: "Your hand lacks {card:a} for that; name only cards you hold.",
    Reason.PILE_EMPTY: "The pile is empty; draw from the stock.",
    Reason.TOP_BLOCKED: "The pile cannot be taken with {card:a} on top; draw from the stock.",
    Reason.PILE_FROZEN: (
        "The pile is frozen for you: only two natural {card:many} from your hand take it; else"
        " draw from the stock."
    ),
    Reason.CAPTURE_UNFIT: (
        "That does not take the pile: the {card} on top needs two {card:many} from your hand,"
        " or one and a wild card, or a meld of {card:many} to join."
    ),
    Reason.ONE_CARD_EACH: (
        "With one card in hand you may not take a pile of one card; draw from the stock."
    ),
    Reason.OPENING_FROM_HAND_ONLY: (
        "Here a side lays its first melds from the hand; draw, and take the pile after that."
    ),
    Reason.STOCK_EMPTY: "The stock is empty; take the pile, or end the round.",
    Reason.MUST_TAKE_PILE: (
        "The stock is empty and the {card} on the pile fits a meld of your side,"
        " so you must take the pile."
    ),
    Reason.NOT_A_MELD: (
        "These cards do not make a meld; a meld is cards of one rank, wild cards among them"
        " if you like."
    ),
    Reason.TOO_FEW_CARDS: "A new meld like this needs {minimum:card}; you named {cards}.",
    Reason.TOO_FEW_NATURALS: (
        "A meld needs at least {minimum:natural card}; this one would have {naturals}."
    ),
    Reason.TOO_MANY_WILDS: (
        "This meld may hold at most {maximum:wild card}; it would have {wilds}."
    ),
    Reason.RANK_ALREADY_MELDED: (
        "Your side already has a meld of {rank:many}; add the cards to that one."
    ),
    Reason.NO_SUCH_MELD: "Your side has no meld m{meld}; add to one that lies there.",
    Reason.MELD_CLOSED: (
        "That meld would come to {cards:card}, and it takes no more of these beyond {maximum};"
        " keep them, or lay them elsewhere."
    ),
    Reason.WILDS_NOT_MELDED: (
        "Wild cards alone are no meld here; lay them with natural cards of one rank."
    ),
    Reason.BLACK_THREES_GOING_OUT_ONLY: (
        "Black threes are melded only in the turn in which you go out; keep them, or discard one."
    ),
    Reason.OPENING_TOO_LOW: (
        "Your side's first melds need {minimum:point}; this way you reach at most {points}."
    ),
    Reason.OPENING_PENDING: (
        "Your first melds have {points} of the {minimum:point} they need;"
        " meld more, or take them back."
    ),
    Reason.NO_CARD_LEFT: (
        "That leaves you {left:card}, and you need {needed} to end the turn"
        " without going out; play fewer."
    ),
    Reason.NOT_ENOUGH_CANASTAS: "To go out your side needs {needed:canasta}; it has {canastas}.",
    Reason.PARTNER_SAID_NO: (
        "Your partner said no, so you may not go out in this turn; keep a card."
    ),
    Reason.MUST_GO_OUT: (
        "You must go out in this turn, and this would leave you {left:card}; meld your whole hand."
    ),
    Reason.NOT_ASKED: "Ask your partner before you go out.",
    Reason.NO_DISCARD_DUE: (
        "The last card drawn was a red three, so you do not discard; meld, or end the round."
    ),
    Reason.NOBODY_TO_ASK: "There is nobody to ask; go out as soon as the rules allow it.",
    Reason.ASKED_ALREADY: "You have asked already, and the answer stands; play on.",
    Reason.TOO_LATE_TO_ASK: "It is too late to ask; ask before you lay any card in your turn.",
    Reason.CANNOT_GO_OUT: (
        "Even with a yes you could not go out now; ask when you can lay your whole hand."
    ),
    Reason.CANNOT_END: "The round goes on while the stock lasts; draw a card.",
}

# Where one fact decides what is to be said.
_VARIANTS: Mapping[Reason, tuple[str, Mapping[str, str]]] = {
    Reason.NOT_YOUR_PHASE: (
        "phase",
        {
            "draw": "First draw a card or take the pile.",
            "play": "You have your card for this turn; meld, or discard to end it.",
            "answer": "A question waits for its answer first: yes or no.",
            "over": "This round is over; nothing more is played in it.",
        },
    ),
    Reason.CAPTURE_BARRED: (
        "capture",
        {
            "natural-pair": "By these rules a pair does not take the pile; draw from the stock.",
            "natural-plus-wild": (
                "By these rules a wild card does not help to take the pile;"
                " two natural cards from the hand do."
            ),
            "onto-set": (
                "By these rules the top card alone does not join a meld;"
                " two natural cards from the hand take the pile."
            ),
            "onto-canasta": (
                "By these rules the top card does not join a finished canasta;"
                " two natural cards from the hand take the pile."
            ),
        },
    ),
    Reason.FINAL_DISCARD: (
        "policy",
        {
            "optional": "That leaves no way to end the turn; play fewer cards.",
            "required": "Going out needs a last discard; keep one card for it.",
            "forbidden": "By these rules the last card is melded, not discarded, to go out.",
        },
    ),
}
_BARE_MELD = "These cards do not fit {meld}; a meld takes cards of its own rank, and wild cards."


def refusal_text(refusal: IllegalAction, round_: Round | None = None) -> str:
    """Why a play is refused and what would be allowed, in one sentence.

    With the round, a meld is called by its rank; without, by its number.
    """
    reason, facts = refusal.reason, refusal.facts
    if reason in _VARIANTS:
        fact, sentences = _VARIANTS[reason]
        return sentences[str(facts[fact])]
    template = _REFUSALS[reason]
    if reason is Reason.NOT_A_MELD and "meld" in facts:
        template = _BARE_MELD
    return template.format_map(_nouns(reason, facts, round_))


def _nouns(reason: Reason, facts: Mapping[str, Fact], round_: Round | None) -> dict[str, Fact]:
    nouns: dict[str, Fact] = {}
    for name, value in facts.items():
        if isinstance(value, int):
            nouns[name] = _Count(value)
        elif name in ("card", "rank"):
            nouns[name] = noun = _Name(value)
            noun.rank = _rank_of(value)
    if reason is not Reason.NO_SUCH_MELD and "meld" in facts:
        nouns["meld"] = _meld_noun(int(facts["meld"]), round_)
    return nouns


def _rank_of(text: str) -> Rank:
    """The rank that a card, or a rank, as text names; of threes a black one can be meant."""
    card = CARD_BY_TEXT.get(text)
    return RANK_BY_TEXT[text] if card is None else card.rank


def _meld_noun(meld_id: int, round_: Round | None) -> str:
    if round_ is None:
        return f"m{meld_id}"
    return meld_name(round_.side().melds[meld_id])
