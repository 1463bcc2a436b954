"""What cards, ranks and melds are called in the variables of a message."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from canasta.engine.cards import CARD_BY_TEXT, Card, Rank
from canasta.engine.melds import CanastaKind, Meld, MeldKind
from canasta.engine.notation import RANK_BY_TEXT
from canasta.engine.rules.plan import Plan
from canasta.i18n.message import Argument

NO_CANASTA: Final = "none"
WILD_MELD: Final = "wild"
SEQUENCE_MELD: Final = "sequence"


def rank_key(rank: Rank) -> str:
    """The rank as `$rank` takes it.

    >>> rank_key(Rank.KING), rank_key(Rank.BLACK_THREE)
    ('king', 'black-three')
    """
    return rank.name.lower().replace("_", "-")


def rank_key_of_text(text: str) -> str:
    """The same for a card, or a rank, as text; of threes a black one can be meant."""
    card = CARD_BY_TEXT.get(text)
    return rank_key(RANK_BY_TEXT[text] if card is None else card.rank)


def meld_facts(meld: Meld) -> dict[str, Argument]:
    """What `meld-name` says of a meld: its rank, or from where to where a sequence goes."""
    match meld.kind:
        case MeldKind.WILD:
            return {"rank": WILD_MELD}
        case MeldKind.SEQUENCE:
            low, high = short_cards(meld.cards[:1]), short_cards(meld.cards[-1:])
            suit = str(meld.cards[0])[1]
            return {"rank": SEQUENCE_MELD, "low": low, "high": high, "suit": suit}
        case _:
            return {"rank": rank_key(meld.rank)}


def canasta_key(kind: CanastaKind | None) -> str:
    """A kind of canasta as `$canasta` takes it."""
    return NO_CANASTA if kind is None else kind.value


def meld_said(meld: Meld, plan: Plan) -> dict[str, Argument]:
    """What `meld-label` says of a meld: its name, how many cards it has, what canasta it is."""
    wilds = 0 if meld.kind is MeldKind.WILD else meld.wilds
    canasta = canasta_key(plan.canasta_of(meld))
    return meld_facts(meld) | {"n": meld.size, "wilds": wilds, "canasta": canasta}


_SHORT: Final = dict(
    zip(
        Rank,
        ["4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2", "Jk", "3", "3"],
        strict=True,
    )
)


def short_cards(cards: Sequence[Card]) -> str:
    """Cards by their ranks, as they stand in a hand in every language: `4 4 10 K 2 Jk`."""
    return " ".join(_SHORT[card.rank] for card in cards)


def suited_cards(cards: Sequence[Card]) -> str:
    """The same with the suits of naturals, where those count: `4h 5h 10h 2`."""
    return " ".join(
        _SHORT[card.rank] + (str(card)[1] if card.rank.is_natural else "") for card in cards
    )


def laid_cards(cards: Sequence[Card]) -> str:
    """Cards that are laid together: with their suits where they are a sequence."""
    naturals = {card.rank for card in cards if card.rank.is_natural}
    return short_cards(cards) if len(naturals) < 2 else suited_cards(cards)
