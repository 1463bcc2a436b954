"""What pack and deal must obey: there are cards enough, and the upcard comes to rest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canasta.engine.rules.choices import (
    BonusThrees,
    Packet,
    Special,
    UnderUpcard,
    Upcard,
    UpcardAction,
)
from canasta.engine.rules.complaint import Complaint

if TYPE_CHECKING:
    from canasta.engine.rules.ruleset import Ruleset

_STOCK_A_SEAT: Final = 2
"""Cards of the stock for each seat, at least: two rounds of the table."""
_MOST_UNDER_UPCARD: Final = {UnderUpcard.NONE: 0, UnderUpcard.THREE: 3, UnderUpcard.BY_VALUE: 14}


def cards_the_deal_may_need(rules: Ruleset) -> int:
    """Cards that dealing may use up at worst, with those that a round needs in its stock.

    Every special card may cost setup one stock card more (Q-43): a bonus three is replaced, what
    may not be the upcard is covered or buried.
    """
    deck = rules.deck
    hand = deck.hand_size
    if deck.packet in (Packet.FOOT, Packet.RESERVE):
        hand += deck.packet_size[0]
    need = rules.players * (hand + _STOCK_A_SEAT) + deck.turn_card
    need += 2 * deck.packs  # red threes are laid in every game
    black_threes_moved = rules.threes.bonus_threes is BonusThrees.BOTH
    if deck.upcard is Upcard.SINGLE:
        need += _MOST_UNDER_UPCARD[deck.under_upcard]
        black_threes_moved |= deck.upcard_black_three is not UpcardAction.LEAVE
        if Special.WILD in deck.upcard_reject:
            need += 4 * deck.packs + deck.jokers
    return need + 2 * deck.packs * black_threes_moved


def packets_have_a_size(rules: Ruleset) -> Complaint | None:
    """A packet has a size."""
    if rules.deck.packet_size:
        return None
    text = "packet_size is empty; give the cards of a packet, or packet = none and any size"
    return Complaint(("packet_size",), text)


def the_pack_is_large_enough(rules: Ruleset) -> Complaint | None:
    """Hands, packets, replaced and covered cards leave a stock."""
    deck = rules.deck
    cards = 52 * deck.packs + deck.jokers
    if not deck.packet_size or cards_the_deal_may_need(rules) <= cards:
        return None
    dealt = f"hand_size {deck.hand_size}"
    fields = ["hand_size", "packs"]
    if deck.packet in (Packet.FOOT, Packet.RESERVE):
        dealt += f" with packet_size {deck.packet_size[0]}"
        fields[1:1] = ["packet_size", "packet"]
    text = f"{dealt} leaves too few of {cards} cards for a stock; deal fewer or add packs"
    return Complaint((*fields, "jokers", "turn_card", "under_upcard", "seating"), text)


def every_bonus_three_has_its_points(rules: Ruleset) -> Complaint | None:
    """three_schedule has an entry for each red three in the pack, two to each pack of 52."""
    n = rules.n_red_threes
    if len(rules.threes.three_schedule) == n:
        return None
    text = f"three_schedule needs {n} entries, one for each red three of {rules.deck.packs} packs"
    return Complaint(("three_schedule", "packs"), text)


def rejected_upcards_do_not_stay(rules: Ruleset) -> Complaint | None:
    """A rejected upcard is covered or buried; leaving it is not rejecting it."""
    if rules.deck.upcard_reject_action is not UpcardAction.LEAVE:
        return None
    text = "upcard_reject_action is cover or bury; to leave a card, take it out of upcard_reject"
    return Complaint(("upcard_reject_action", "upcard_reject"), text)


def black_threes_have_a_rule_of_their_own(rules: Ruleset) -> Complaint | None:
    """A black three as upcard is ruled by upcard_black_three alone."""
    if Special.BLACK_THREE not in rules.deck.upcard_reject:
        return None
    text = "upcard_reject holds no black-three; upcard_black_three says what happens to those"
    return Complaint(("upcard_reject", "upcard_black_three"), text)


DEAL_LAWS: Final = (
    packets_have_a_size,
    the_pack_is_large_enough,
    every_bonus_three_has_its_points,
    rejected_upcards_do_not_stay,
    black_threes_have_a_rule_of_their_own,
)
