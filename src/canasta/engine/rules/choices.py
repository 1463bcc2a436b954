"""The choices that rules are made of: every rule that is neither a number nor yes or no."""

from __future__ import annotations

from enum import StrEnum, unique


@unique
class TeamMode(StrEnum):
    """How the sides of a round come about."""

    FIXED = "fixed"
    LONE_HAND = "lone-hand"  # whoever first takes the pile plays against the other two
    ROTATING_SITOUT = "rotating-sitout"  # three of five rotate, one sits out


@unique
class Direction(StrEnum):
    """Which way deal and play go round."""

    CLOCKWISE = "clockwise"
    ANTICLOCKWISE = "anticlockwise"


@unique
class TieRule(StrEnum):
    """What an equal highest total at the end of a match means."""

    EXTRA_ROUND = "extra-round"
    SHARED = "shared"
    LAST_OUT = "last-out"  # the tied side that went out last wins


@unique
class DealerDraw(StrEnum):
    """Who deals first (conflict-11)."""

    RANDOM = "random"
    HIGHEST = "highest"
    LOWEST = "lowest"


@unique
class PartnerDraw(StrEnum):
    """How partners are found (conflict-12)."""

    GIVEN = "given"
    HIGHEST = "highest"  # the highest cards drawn sit together


@unique
class RematchDealer(StrEnum):
    """Who deals first in another match at the same table (Q-19)."""

    CLOCKWISE = "clockwise"  # on from the last dealer
    DRAW = "draw"


@unique
class Special(StrEnum):
    """Kinds of card that the upcard, the freeze and the block single out."""

    WILD = "wild"
    RED_THREE = "red-three"
    BLACK_THREE = "black-three"


@unique
class UpcardAction(StrEnum):
    """What happens to a special card turned as upcard (conflict-08, conflict-09)."""

    COVER = "cover"  # more cards on it until a natural shows
    LEAVE = "leave"
    BURY = "bury"  # to the bottom of the stock


@unique
class WildLimit(StrEnum):
    """Wilds against naturals in a set, beside the fixed limits (conflict-19)."""

    MAX_ONLY = "max-only"
    NOT_MORE = "not-more"  # wilds <= naturals
    FEWER = "fewer"  # wilds < naturals


@unique
class CanastaGrowth(StrEnum):
    """What a completed canasta of a rank still takes in."""

    ANY = "any"
    NATURALS_ONLY = "naturals-only"
    CLOSED = "closed"


@unique
class WildMeld(StrEnum):
    """Melds of wild cards alone (conflict-35)."""

    NEVER = "never"
    WHOLE_CANASTA = "whole-canasta"  # exactly a canasta, laid in one play, then closed


@unique
class BlackThreeMeld(StrEnum):
    """When black threes may be melded (conflict-18)."""

    NEVER = "never"
    GOING_OUT = "going-out"


@unique
class OpeningFromPile(StrEnum):
    """Whether a side may take the pile for its opening (conflict-24)."""

    ALLOWED = "allowed"
    FORBIDDEN = "forbidden"


@unique
class Waiver(StrEnum):
    """When melding the whole hand needs no minimum (conflict-28)."""

    NEVER = "never"
    FROM_STOCK = "from-stock"
    WITH_PILE = "with-pile"  # after a pile too, all of whose cards then go down


@unique
class PileFrozen(StrEnum):
    """When the pile is frozen for everybody."""

    NEVER = "never"
    NORMAL = "normal"  # while it holds a freezer
    ALWAYS = "always"


@unique
class PileVisibility(StrEnum):
    """How much of the pile may be looked at (Q-28). What has been seen is known all the same."""

    TOP = "top"
    ALL = "all"


@unique
class Capture(StrEnum):
    """Ways of taking the pile; a natural pair from hand is always one."""

    NATURAL_PAIR = "natural-pair"
    NATURAL_PLUS_WILD = "natural-plus-wild"
    ONTO_SET = "onto-set"
    ONTO_CANASTA = "onto-canasta"


@unique
class OneCardRule(StrEnum):
    """A one-card hand and a one-card pile (Q-11)."""

    FORBIDDEN = "forbidden"
    FREE_WHEN_STOCK_EMPTY = "free-when-stock-empty"
    FREE = "free"


@unique
class ThreeSign(StrEnum):
    """What turns a side's red threes negative (conflict-13)."""

    NO_MELD = "no-meld"
    NO_CANASTA = "no-canasta"
    UNDER_TWO_CANASTAS = "under-two-canastas"


@unique
class FinalDiscard(StrEnum):
    """The last discard in going out (conflict-34)."""

    OPTIONAL = "optional"
    REQUIRED = "required"
    FORBIDDEN = "forbidden"


@unique
class Permission(StrEnum):
    """Asking the partner before going out (Q-33)."""

    NONE = "none"
    ONCE_A_TURN = "once-a-turn"
    ONCE_A_ROUND = "once-a-round"
    REQUIRED = "required"


@unique
class AskWindow(StrEnum):
    """Until when one may ask (conflict-33)."""

    BEFORE_MELDS = "before-melds"  # a capture whose opening is complete aside
    BEFORE_ANY = "before-any"  # a capture included


@unique
class SpoiledBy(StrEnum):
    """Whose earlier melds spoil going out concealed (conflict-30)."""

    PLAYER = "player"
    SIDE = "side"


@unique
class StockEnd(StrEnum):
    """How a round ends once the stock is gone (conflict-41)."""

    PILE_RUN = "pile-run"
    AFTER_LAST_DRAWER = "after-last-drawer"


@unique
class LastThree(StrEnum):
    """A last draw that brings nothing but red threes (Q-02)."""

    AT_ONCE = "at-once"
    MAY_MELD = "may-meld"
    STAYS_IN_HAND = "stays-in-hand"


@unique
class QuotaKind(StrEnum):
    """What canastas a quota for going out asks for."""

    ANY = "any"
    NATURAL = "natural"
    MIXED = "mixed"
    WILD = "wild"
