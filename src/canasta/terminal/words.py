"""The English of the terminal: cards, what happened, the score sheet; refusals have their own file.

Every sentence that a person reads for an event or a score line stands here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from canasta.engine.actions import (
    Action,
    Answer,
    AskPartner,
    Discard,
    Draw,
    EndRound,
    LayMeld,
    TakePile,
)
from canasta.engine.cards import Card, Rank
from canasta.engine.events import (
    Answered,
    Asked,
    Discarded,
    Drew,
    Event,
    FormedSides,
    LaidRedThree,
    Melded,
    RoundEnded,
    TookPile,
)
from canasta.engine.melds import CanastaKind, Meld, MeldKind
from canasta.engine.memory import Bound, RoundEnd
from canasta.engine.round import Round
from canasta.engine.rules.plan import Plan
from canasta.engine.scoring import ScoreItem, ScoreLine

_RANKS: Mapping[Rank, tuple[str, str]] = {
    Rank.FOUR: ("four", "fours"),
    Rank.FIVE: ("five", "fives"),
    Rank.SIX: ("six", "sixes"),
    Rank.SEVEN: ("seven", "sevens"),
    Rank.EIGHT: ("eight", "eights"),
    Rank.NINE: ("nine", "nines"),
    Rank.TEN: ("ten", "tens"),
    Rank.JACK: ("jack", "jacks"),
    Rank.QUEEN: ("queen", "queens"),
    Rank.KING: ("king", "kings"),
    Rank.ACE: ("ace", "aces"),
    Rank.TWO: ("two", "twos"),
    Rank.JOKER: ("joker", "jokers"),
    Rank.BLACK_THREE: ("black three", "black threes"),
    Rank.RED_THREE: ("red three", "red threes"),
}
_SHORT: Mapping[Rank, str] = {
    rank: text
    for rank, text in zip(
        Rank,
        ["4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2", "Jk", "3", "3"],
        strict=True,
    )
}


def one(rank: Rank) -> str:
    """One card of a rank: `king`, `black three`."""
    return _RANKS[rank][0]


def many(rank: Rank) -> str:
    """Several cards of a rank: `kings`, `sixes`."""
    return _RANKS[rank][1]


def a(rank: Rank) -> str:
    """One card with its article: `a king`, `an ace`."""
    name = one(rank)
    return f"an {name}" if name[0] in "ae" else f"a {name}"


def short(cards: Sequence[Card]) -> str:
    """Cards by their ranks, as they stand in a hand: `4 4 10 K 2 Jk`."""
    return " ".join(_SHORT[card.rank] for card in cards)


def count(n: int, noun: str) -> str:
    """A number of things: `1 card`, `7 cards`."""
    return f"{n} {noun}" if n == 1 else f"{n} {noun}s"


def listed(parts: Sequence[str]) -> str:
    """`a`, `a and b`, `a, b and c`."""
    return " and ".join([", ".join(parts[:-1]), parts[-1]]) if len(parts) > 1 else parts[0]


def promise_text(commitment: str) -> str:
    """What a player can keep to check the next deal afterwards."""
    return f"The next deal is promised: {_short_hash(commitment)}"


def seed_text(seed: str) -> str:
    """What the deal of a finished round was made from; the record has it in full."""
    return f"The seed of this deal was {_short_hash(seed)}"


def _short_hash(text: str) -> str:
    return f"{text[:12]}…{text[-4:]}"


# Melds, and what happened


def meld_name(meld: Meld) -> str:
    """What a meld is called: `kings`, `wild cards`."""
    return "wild cards" if meld.kind is MeldKind.WILD else many(meld.rank)


def meld_text(meld: Meld, canasta: CanastaKind | None) -> str:
    """A meld on the table: `kings ×5 (2 wild)`, `aces ×7, natural canasta`."""
    mixed = meld.wilds and meld.kind is not MeldKind.WILD
    wilds = f" ({meld.wilds} wild)" if mixed else ""
    text = f"{meld_name(meld)} ×{meld.size}{wilds}"
    return text if canasta is None else f"{text}, {canasta.value} canasta"


class Teller:
    """Tells events as sentences: one a turn, with the players called as `names` says."""

    def __init__(self, plan: Plan, names: Sequence[str]) -> None:
        self.plan = plan
        self.names = names

    def tell(self, events: Sequence[Event]) -> list[str]:
        """Sentences for events in their order; what one seat does in a row is one of them."""
        sentences: list[str] = []
        seat: int | None = None
        parts: list[str] = []
        for event in _joined(events):
            if isinstance(event, RoundEnded) or event.seat != seat:
                sentences += self._sentence(seat, parts)
                seat, parts = None, []
            if isinstance(event, RoundEnded):
                sentences.append(self._end(event))
            else:
                seat = event.seat
                parts.append(self._part(event))
        return sentences + self._sentence(seat, parts)

    def _sentence(self, seat: int | None, parts: Sequence[str]) -> list[str]:
        if seat is None:
            return []
        text = f"{self.names[seat]} {listed(parts)}"
        return [text if text.endswith("?") else f"{text}."]

    def _part(self, event: SeatEvent) -> str:
        verb = self._verb(event.seat)
        match event:
            case Drew(_, n, cards):
                what = short_or_name(cards) if cards else "" if n == 1 else count(n, "card")
                return f"{verb('draw')} {what}".rstrip()
            case LaidRedThree():
                return f"{verb('lay')} a red three"
            case FormedSides():
                return f"{verb('play')} alone against the other two from now on"
            case TookPile(_, pile):
                return f"{verb('take')} the pile ({count(len(pile), 'card')})"
            case Melded(_, cards, _, meld):
                return self._melded(verb, cards, meld)
            case Discarded(_, card):
                freezes = ", which freezes the pile" * (card.rank in self.plan.freezer_ranks)
                return f"{verb('discard')} {a(card.rank)}{freezes}"
            case Asked():
                return f"{verb('ask')}: may I go out?"
            case Answered(_, yes):
                return f"{verb('say')} {'yes' if yes else 'no'}"

    def _melded(self, verb: Callable[[str], str], cards: Sequence[Card], meld: Meld) -> str:
        canasta = self.plan.canasta_of(meld)
        new = canasta and meld.size - len(cards) < self.plan.canasta_size
        note = f" (now a {canasta.value} canasta)" if canasta and new else ""
        if len(cards) == meld.size:
            return f"{verb('meld')} {short(cards)}{note}"
        return f"{verb('add')} {short(cards)} to the {meld_name(meld)}{note}"

    def _verb(self, seat: int) -> Callable[[str], str]:
        return str if self.names[seat] == YOU else "{}s".format

    def _end(self, event: RoundEnded) -> str:
        match RoundEnd(event.cause):
            case RoundEnd.OUT:
                assert event.out is not None
                verb = "go" if self.names[event.out] == YOU else "goes"
                concealed = " concealed" if event.concealed else ""
                return f"{self.names[event.out]} {verb} out{concealed}: the round is over."
            case RoundEnd.STOCK:
                return "The stock is used up: the round is over."
            case RoundEnd.LAST_THREE:
                return "The last card of the stock was a red three: the round is over."


YOU = "You"
SeatEvent = Drew | LaidRedThree | TookPile | FormedSides | Melded | Discarded | Asked | Answered


def short_or_name(cards: Sequence[Card]) -> str:
    """One card by its name, several by their ranks."""
    return a(cards[0].rank) if len(cards) == 1 else short(cards)


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


def action_text(action: Action, round_: Round) -> str:
    """What a play would do, as a choice in a list: `meld K K 2`, `add K to the kings`."""
    match action:
        case Draw():
            return "draw from the stock"
        case TakePile((), _):
            return f"take the pile with the {one(round_.pile[-1].rank)} on top alone"
        case TakePile(cards, _):
            return f"take the pile with {short(cards)}"
        case LayMeld(cards, None):
            return f"meld {short(cards)}"
        case LayMeld(cards, onto):
            assert onto is not None
            return f"add {short(cards)} to the {meld_name(round_.side().melds[onto])}"
        case Discard(card):
            return f"discard {a(card.rank)}"
        case AskPartner():
            return "ask your partner whether you may go out"
        case Answer(yes):
            return "say yes" if yes else "say no"
        case EndRound():
            return "end the round"


# The score sheet

_ITEMS: Mapping[ScoreItem, str] = {
    ScoreItem.MELDED_CARDS: "cards melded",
    ScoreItem.NATURAL_CANASTA: "natural canasta",
    ScoreItem.MIXED_CANASTA: "mixed canasta",
    ScoreItem.WILD_CANASTA: "canasta of wild cards",
    ScoreItem.CANASTA_COUNT: "for so many canastas",
    ScoreItem.BLACK_THREES_MELDED: "all black threes melded",
    ScoreItem.RED_THREES: "red threes",
    ScoreItem.GOING_OUT: "going out",
    ScoreItem.CONCEALED: "going out concealed",
    ScoreItem.CARDS_IN_HAND: "cards left in hand",
    ScoreItem.BLACK_THREES_IN_HAND: "black threes left in hand",
}


def score_text(line: ScoreLine) -> str:
    """A line of the score sheet: `natural canasta of kings: 500`."""
    text = _ITEMS[line.item]
    if line.meld is not None and line.meld.kind is not MeldKind.WILD:
        text += f" of {meld_name(line.meld)}"
    if line.count is not None:
        text += f" ({line.count})"
    return f"{text}: {line.points}"


BOUND = {
    Bound.MUST: "So you must go out in this turn.",
    Bound.MUST_NOT: "So you may not go out in this turn.",
}
"""What a partner's answer means."""

HELP = (
    "draw, or d: draw from the stock.",
    "take, or t: take the pile. take K K says with which cards of your hand.",
    "meld 7 7 7, or m K K 2: lay a new meld. Wild cards are 2 and Jk, the joker.",
    "add K, or add 2 > K: add cards to a meld of your side, here to the kings.",
    "discard 5, or x 5: end your turn with a discard; nothing can be taken back after it.",
    "undo, or u: take back the last play, as long as no card has come to light by it.",
    "ask: ask your partner whether you may go out. yes and no answer.",
    "hand, table, score, or h, l, s: look at your hand, the table, the totals.",
    "plays, or p: list everything you may do; then say a number.",
    "quit, or q: save the match and leave.",
)
"""What the words mean that a player can say."""
