"""The two ways to say no: text that cannot be read, and a play that is not allowed now."""

from __future__ import annotations

from enum import StrEnum, unique


@unique
class Reason(StrEnum):
    """Why a play is refused. The facts named beside each reason come with the refusal."""

    ROUND_OVER = "round-over"  # no facts
    NOT_YOUR_PHASE = "not-now"  # phase
    NOT_IN_HAND = "not-in-hand"  # card
    # Taking the pile
    PILE_EMPTY = "pile-empty"
    TOP_BLOCKED = "top-blocked"  # card: a wild or a three on top is never taken
    PILE_FROZEN = "pile-frozen"  # card: only a natural pair from hand takes it
    CAPTURE_UNFIT = "capture-unfit"  # card: these cards do not capture the top card
    CAPTURE_BARRED = "capture-barred"  # capture: a way of taking this ruleset does not have
    MELD_TOO_LONG = "meld-too-long"  # cards, maximum: for a captured pair to join it
    ONE_CARD_EACH = "one-card-each"  # a one-card hand, a one-card pile
    OPENING_FROM_HAND_ONLY = "opening-from-hand-only"
    # Drawing
    STOCK_EMPTY = "stock-empty"
    MUST_TAKE_PILE = "must-take-pile"  # card: stock empty, the top card fits a meld
    THREE_HELD = "three-held"  # a kept bonus three must be laid before this
    NO_THREE_HELD = "no-three-held"
    # Melding
    MELDS_WAIT = "melds-wait"  # turn: the turn of a seat from which on it may meld
    NOT_A_MELD = "not-a-meld"
    TOO_FEW_CARDS = "too-few-cards"  # cards, minimum
    TOO_FEW_NATURALS = "too-few-naturals"  # naturals, minimum
    TOO_MANY_WILDS = "too-many-wilds"  # wilds, maximum
    RANK_ALREADY_MELDED = "rank-already-melded"  # rank, meld
    NO_SUCH_MELD = "no-such-meld"  # meld
    MELD_CLOSED = "meld-closed"  # cards, maximum
    WILDS_NOT_MELDED = "wilds-not-melded"  # a meld of wild cards alone
    WILDS_ALREADY_MELDED = "wilds-already-melded"  # no second meld of wilds
    WILD_MELDS_ENDED = "wild-melds-ended"  # somebody has a canasta of wilds
    TWOS_ONLY = "twos-only"  # a joker in a meld of twos
    WILDS_LOCKED = "wilds-locked"  # the own meld of wilds is unfinished
    RANK_WITHOUT_WILDS = "rank-without-wilds"  # rank
    NATURALS_BEFORE_WILDS = "naturals-before-wilds"  # naturals, minimum
    NATURAL_OPENING = "natural-opening"  # the opening is of naturals alone
    MIXED_CANASTA_OPENS = "mixed-canasta-opens"  # no mixed canasta in an opening
    DEAD_RANK = "dead-rank"  # rank: a canasta of it has been completed
    SEQUENCE_OVERLAPS = "sequence-overlaps"  # another sequence has such a card
    CANNOT_JOIN = "cannot-join"  # melds that do not become one
    BLACK_THREES_GOING_OUT_ONLY = "black-threes-going-out-only"
    BLACK_THREES_NOT_MELDED = "black-threes-not-melded"
    # Finishing the turn
    OPENING_TOO_LOW = "opening-too-low"  # points, minimum
    OPENING_PENDING = "opening-pending"  # points, minimum
    NO_CARD_LEFT = "no-card-left"  # left, needed: the turn could not be finished
    PACKET_NOT_TAKEN = "packet-not-taken"  # a packet must be taken up before going out
    NOT_ENOUGH_CANASTAS = "not-enough-canastas"  # canastas, needed, kind: of quotas
    FINAL_DISCARD = "final-discard"  # policy
    PARTNER_NOT_IN_FOOT = "partner-not-in-foot"
    MELD_UNFINISHED = "meld-unfinished"  # rank, or wild
    TOO_FEW_RED_THREES = "too-few-red-threes"  # threes, canastas
    PARTNER_SAID_NO = "partner-said-no"
    MUST_GO_OUT = "must-go-out"  # left: a partner said yes, or black threes lie on the table
    NOT_ASKED = "not-asked"  # permission is required before going out
    ONLY_BANNED_LEFT = "only-banned-left"  # left: no card that may be discarded
    DISCARD_BANNED = "discard-banned"  # card, ban
    OPENING_CONTENT = "opening-content"  # needs: the canasta or the content it lacks
    NO_DISCARD_DUE = "no-discard-due"  # the last stock card was a red three
    # Asking, ending
    NOBODY_TO_ASK = "nobody-to-ask"
    ASKED_ALREADY = "asked-already"
    TOO_LATE_TO_ASK = "too-late-to-ask"
    CANNOT_GO_OUT = "cannot-go-out"
    CANNOT_END = "cannot-end"
    # Showing a special hand
    HAND_NOT_PLAYED = "hand-not-played"  # hand: this ruleset does not play it
    SIDE_HAS_OPENED = "side-has-opened"
    SHOW_AFTER_DRAW = "show-after-draw"  # the pile was taken in this turn
    SHOW_BEFORE_MELDS = "show-before-melds"  # cards were laid in this turn
    SHOW_FROM_STOCK_ONLY = "show-from-stock-only"  # the pile does not complete a special hand
    SHOW_SIZE = "show-size"  # cards, needed
    NOT_THAT_HAND = "not-that-hand"  # hand, missing: cards that it lacks
    BETTER_HAND = "better-hand"  # hand: what the cards are, and are shown as


Fact = int | str


class CanastaError(ValueError):
    """What every refusal of this package is."""


class InvalidNotation(CanastaError):
    """Text that cannot be read; `line` and `column` count from 1."""

    def __init__(self, message: str, line: int = 1, column: int = 1) -> None:
        super().__init__(f"line {line}, column {column}: {message}")
        self.message = message
        self.line = line
        self.column = column


class InvalidRuleset(CanastaError):
    """Rules that make no sense; the text names the fields, and so does `fields`.

    `group` is the group under which data has the field, where it has it so.
    """

    def __init__(
        self, message: str, fields: tuple[str, ...] = (), group: str | None = None
    ) -> None:
        super().__init__(message)
        self.fields = fields
        self.group = group


class InvalidDeck(CanastaError):
    """Cards that are not exactly the pack of the ruleset."""


class IllegalAction(CanastaError):
    """A play the rules do not allow now: a reason, and the facts behind it."""

    def __init__(self, reason: Reason, **facts: Fact) -> None:
        super().__init__(reason)
        self.reason = reason
        self.facts = facts

    def __str__(self) -> str:
        detail = ", ".join(f"{name} {value}" for name, value in self.facts.items())
        return f"{self.reason.value} ({detail})" if detail else self.reason.value
