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
class Upcard(StrEnum):
    """Whether the pile begins with a card."""

    SINGLE = "single"
    NONE = "none"


@unique
class UnderUpcard(StrEnum):
    """Stock cards put face down under the upcard (var-4.4-S4)."""

    NONE = "none"
    THREE = "three"
    BY_VALUE = "by-value"  # as many as its number; jack 11, queen 12, king 13, ace 14


@unique
class Packet(StrEnum):
    """A second packet of cards, beside the hand."""

    NONE = "none"
    FOOT = "foot"  # dealt; taken up when the hand is empty
    RESERVE = "reserve"  # dealt; taken up on one's own first canasta
    OPENING_DRAW = "opening-draw"  # from the stock, at once, for whoever opens for a side
    TALON = "talon"  # from the stock, for the opener's next turn


@unique
class DiscardBan(StrEnum):
    """Cards that may not be discarded, and when."""

    BLACK_THREE_FIRST_ROUND = "black-three-first-round"  # before each seat has had a turn
    SEVEN_UNTIL_CANASTAS = "seven-until-canastas"  # before each side has a canasta of sevens
    SEVEN_GOING_OUT = "seven-going-out"
    WILD = "wild"  # but in going out, or from a hand of wilds alone
    VALUABLE_ON_EMPTY_PILE = "valuable-on-empty-pile"  # seven, wild, ace, dead rank


@unique
class WildLimit(StrEnum):
    """Wilds against naturals in a set, beside the fixed limits (conflict-19)."""

    MAX_ONLY = "max-only"
    NOT_MORE = "not-more"  # wilds <= naturals
    FEWER = "fewer"  # wilds < naturals
    HALF = "half"  # 2 × wilds <= naturals


@unique
class MeldsPerRank(StrEnum):
    """How many melds of one rank, or of wilds, a side may have."""

    ONE = "one"
    NEXT_AFTER_CLOSED = "next-after-closed"  # another once the last is a canasta
    MANY = "many"


@unique
class DeadRanks(StrEnum):
    """For whom a completed canasta of a rank closes that rank."""

    NOBODY = "nobody"
    OWN_SIDE = "own-side"
    BOTH = "both"


@unique
class RankWilds(StrEnum):
    """Whether sets of a certain rank take wilds."""

    NORMAL = "normal"
    OPENING_ONLY = "opening-only"
    NEVER = "never"


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
    MIXED = "mixed"  # twos and jokers, up to a canasta, then closed
    TWOS_ONLY = "twos-only"


@unique
class BlackThreeMeld(StrEnum):
    """When black threes may be melded (conflict-18)."""

    NEVER = "never"
    GOING_OUT = "going-out"


@unique
class OpeningFromPile(StrEnum):
    """Whether a side may take the pile for its opening (conflict-24)."""

    ALLOWED = "allowed"
    HAND_QUALIFIES = "hand-qualifies"  # the cards from the hand must be enough by themselves
    FORBIDDEN = "forbidden"


@unique
class OpeningKey(StrEnum):
    """What the minimum of the opening goes by."""

    SCORE = "score"
    DEAL = "deal"  # the number of the round, from 1


@unique
class OpeningCanasta(StrEnum):
    """The canasta that an opening must contain."""

    NONE = "none"
    ANY = "any"
    WORTH = "worth"  # any; the points are asked of its own cards
    NATURAL = "natural"
    NATURAL_OR_BETTER = "natural-or-better"  # natural, a sequence or wilds


@unique
class OpeningContent(StrEnum):
    """What melds an opening must contain."""

    ANY = "any"
    CLEAN_TRIPLE = "clean-triple"  # a set of three naturals or more, without wilds
    CLEAN_TRIPLE_OR_WILDS = "clean-triple-or-wilds"
    ALL_NATURAL = "all-natural"


@unique
class OpeningCloses(StrEnum):
    """When what holds for the opening alone ends."""

    WHEN_MET = "when-met"
    WITH_TURN = "with-turn"


@unique
class Waiver(StrEnum):
    """When melding the whole hand needs no minimum (conflict-28)."""

    NEVER = "never"
    FROM_STOCK = "from-stock"
    WITH_PILE = "with-pile"  # after a pile too, all of whose cards then go down
    SPLASH = "splash"  # not the hand: a whole natural or wild canasta, laid from it


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
    LAST_THREE = "last-three"
    ALL = "all"


@unique
class Capture(StrEnum):
    """Ways of taking the pile; a natural pair from hand is always one."""

    NATURAL_PAIR = "natural-pair"
    NATURAL_PLUS_WILD = "natural-plus-wild"
    ONTO_SET = "onto-set"
    ONTO_CANASTA = "onto-canasta"
    ONTO_SEQUENCE = "onto-sequence"


@unique
class WildTop(StrEnum):
    """Whether a wild on top may be taken."""

    NEVER = "never"
    EQUAL_PAIR = "equal-pair"  # with two more of the same, into a meld of wilds


@unique
class PileBlackThrees(StrEnum):
    """What happens to black threes in a taken pile."""

    TO_HAND = "to-hand"
    SET_ASIDE = "set-aside"  # out of play, to the taker's credit


@unique
class BonusThrees(StrEnum):
    """Which threes are laid for a bonus."""

    RED = "red"
    BOTH = "both"  # scored by colour


@unique
class KeptThree(StrEnum):
    """Whether a bonus three may be kept in hand for a while."""

    NEVER = "never"
    BEFORE_OPENING = "before-opening"  # one, until the side opens


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
    NO_SEVENS_CANASTA = "no-sevens-canasta"
    BY_CANASTAS = "by-canastas"  # none: minus; one: nothing; two: plus
    NEVER = "never"
    ALWAYS = "always"


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
    SEQUENCE = "sequence"
    SEVENS = "sevens"  # natural or mixed
    NOT_WILD = "not-wild"


@unique
class OutCondition(StrEnum):
    """What going out needs beside canastas."""

    PARTNER_PLAYED_FOOT = "partner-played-foot"  # each partner has played a turn from the foot
    NOTHING_UNFINISHED = "nothing-unfinished"  # no own meld of sevens, pure aces or wilds
    RED_THREES_MATCH = "red-threes-match"  # as many red threes as canastas
