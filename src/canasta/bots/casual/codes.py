"""The reasons that the casual bot can have: the terms that its scores are sums of."""

from __future__ import annotations

from enum import StrEnum, unique


@unique
class Code(StrEnum):
    """One term of a score. What its facts are is told where the term is made."""

    FORCED = "forced"  # nothing else is legal
    LAID = "laid"  # card points that are on the table for good
    GROWTH = "growth"  # melds nearer to a canasta
    RUNS = "runs"  # cards in sequence kept for a canasta
    CANASTA = "canasta"  # a canasta completed
    WAY_OUT = "way-out"  # the canastas that going out needs are there
    SIGNS = "signs"  # canastas turn the sign of threes or melds, or bring a packet
    OPENING = "opening"  # the side has its first melds
    HAND_SIZE = "hand-size"  # cards to play on with
    FOOT = "foot"  # the foot comes once the hand is empty
    PAIRS = "pairs"  # sets in hand that catch a pile or become a meld
    WILDS = "wilds"  # wild cards kept
    STOPPERS = "stoppers"  # black threes kept
    CAUGHT = "caught"  # points that count against the side if the round ends soon
    DANGER = "danger"  # the next player may take the pile by this discard
    FEEDS_MELD = "feeds-meld"  # the discard fits a meld of the next player
    KNOWN_PAIR = "known-pair"  # the next player is known to hold what takes it
    REPEATED = "repeated"  # the next player threw this rank not long ago
    PASSED = "passed"  # the next player did not take this rank not long ago
    DEAD_RANK = "dead-rank"  # too few of the rank are left for anybody to take it
    BLOCKED = "blocked"  # no card of this kind can be taken
    FEEDS_PARTNER = "feeds-partner"  # the partner plays next and may take the pile
    FREEZE = "freeze"  # the pile is frozen by this discard
    BONUS_THREE = "bonus-three"  # a three kept so far is laid, so that the side may open
    PILE = "pile"  # the pile goes to the hand, not to the others
    DRAWN = "drawn"  # an unknown card from the stock
    OUT_NEXT = "out-next"  # the chance of going out in this turn
    GO_OUT = "go-out"  # the round ends now
    GO_OUT_CONCEALED = "go-out-concealed"  # and with the bonus of a concealed hand
    SPECIAL_HAND = "special-hand"  # the round ends by showing a hand that pays as a whole
    WINS_MATCH = "wins-match"  # ending the round wins the match
    LOSES_MATCH = "loses-match"  # ending the round would lose it
    PARTNER_HAND = "partner-hand"  # points in the own side's other hands, or one's own
    OTHER_HANDS = "other-hands"  # points caught in the hands of other sides
    NEAR_HAND = "near-hand"  # a special hand lacks little
    JOINED = "joined"  # two melds are worth more as one
    NO_STOCK = "no-stock"  # the round ends if nobody takes the pile


HEURISTICS: dict[Code, tuple[str, ...]] = {
    Code.LAID: ("H47", "H57"),
    Code.GROWTH: ("H44", "H45", "H61"),
    Code.RUNS: ("H67",),
    Code.CANASTA: ("H44", "H49"),
    Code.WAY_OUT: ("H49",),
    Code.SIGNS: ("H56",),
    Code.OPENING: ("H02", "H03"),
    Code.HAND_SIZE: ("H01", "H50"),
    Code.FOOT: ("H68",),
    Code.PAIRS: ("H25", "H10"),
    Code.WILDS: ("H43", "H05"),
    Code.STOPPERS: ("H29",),
    Code.CAUGHT: ("H27", "H60"),
    Code.DANGER: ("H33",),
    Code.FEEDS_MELD: ("H21",),
    Code.KNOWN_PAIR: ("H24",),
    Code.REPEATED: ("H22",),
    Code.PASSED: ("H22",),
    Code.DEAD_RANK: ("H23",),
    Code.BLOCKED: ("H30",),
    Code.FEEDS_PARTNER: ("H34",),
    Code.FREEZE: ("H36", "H38", "H39"),
    Code.BONUS_THREE: ("H56",),
    Code.PILE: ("H11", "H14"),
    Code.DRAWN: ("H13",),
    Code.OUT_NEXT: ("H51",),
    Code.GO_OUT: ("H51",),
    Code.GO_OUT_CONCEALED: ("H54",),
    Code.WINS_MATCH: ("H55",),
    Code.LOSES_MATCH: ("H55",),
    Code.PARTNER_HAND: ("H53",),
    Code.OTHER_HANDS: ("H51",),
    Code.NEAR_HAND: ("H69",),
    Code.JOINED: ("H61",),
    Code.NO_STOCK: ("H59",),
}
"""The pieces of advice that a term stands for, the first one first."""
