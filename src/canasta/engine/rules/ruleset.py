"""The ruleset: every knob of the game, as data.

Field names follow one list for the whole family; each field tells its source and, for fields that
may be changed, the values it may take (`values`), so that a form, a rules page and the mutation
test follow from the fields alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import Field, dataclass, field, fields, replace
from typing import Any

from canasta.engine.errors import InvalidRuleset
from canasta.engine.rules.choices import (
    AskWindow,
    BlackThreeMeld,
    BonusThrees,
    CanastaGrowth,
    Capture,
    DeadRanks,
    DealerDraw,
    Direction,
    DiscardBan,
    FinalDiscard,
    KeptThree,
    LastThree,
    MeldsPerRank,
    OneCardRule,
    OpeningCanasta,
    OpeningCloses,
    OpeningContent,
    OpeningFromPile,
    OpeningKey,
    OutCondition,
    Packet,
    PartnerDraw,
    Permission,
    PileBlackThrees,
    PileFrozen,
    PileVisibility,
    QuotaKind,
    RankWilds,
    RematchDealer,
    Special,
    SpoiledBy,
    StockEnd,
    TeamMode,
    ThreeSign,
    TieRule,
    UnderUpcard,
    Upcard,
    UpcardAction,
    Waiver,
    WildLimit,
    WildMeld,
    WildTop,
)
from canasta.engine.rules.complaints import complaints_of
from canasta.engine.rules.special_hand import SpecialHand
from canasta.engine.rules.values import LOWEST_SCORE, Band, CanastaMix, HandBonus, Quota


def knob(default: Any, source: str, doc: str, *values: Any) -> Any:
    """A field: its default, where it comes from, what it means, and other values it may take."""
    return field(default=default, metadata={"source": source, "doc": doc, "values": values})


CLASSIC_CAPTURES = frozenset(Capture) - {Capture.ONTO_SEQUENCE}


@dataclass(frozen=True, slots=True)
class MatchRules:
    """Table and match."""

    seating: tuple[int, ...] = knob(
        (0, 1, 0, 1),
        "S0-PLAY-1",
        "side of each seat, clockwise",
        (0, 1, 1, 0),
        (0, 1, 2, 0, 1, 2),
    )
    team_mode: TeamMode = knob(
        TeamMode.FIXED, "Q-16, Q-35", "how the sides of a round come about", *TeamMode
    )
    direction: Direction = knob(Direction.CLOCKWISE, "S0-TURN-2", "which way play goes", *Direction)
    target: int = knob(5000, "S0-END-1", "points that end the match; 0: none", 3000, 7500, 0)
    deals: int = knob(0, "Q-36", "rounds after which the match ends; 0: no such limit", 4)
    tie_rule: TieRule = knob(TieRule.EXTRA_ROUND, "conflict-45", "an equal highest total", *TieRule)
    tie_raise: int = knob(500, "S2-END-3", "points by which a tie raises the target", 0, 1000)
    first_dealer: DealerDraw = knob(
        DealerDraw.RANDOM, "conflict-11", "who deals first", *DealerDraw
    )
    partner_draw: PartnerDraw = knob(
        PartnerDraw.GIVEN, "conflict-12", "how partners are found", *PartnerDraw
    )
    rematch_dealer: RematchDealer = knob(
        RematchDealer.CLOCKWISE, "Q-19", "who deals first in a rematch", *RematchDealer
    )


@dataclass(frozen=True, slots=True)
class DeckRules:
    """Pack and deal."""

    packs: int = knob(2, "S0-DECK-1", "packs of 52 cards", 3)
    jokers: int = knob(4, "S0-DECK-1", "jokers in all", 6)
    hand_size: int = knob(11, "S0-DEAL-3", "cards dealt to each seat", 13, 15)
    upcard: Upcard = knob(Upcard.SINGLE, "var-10.1", "the first card of the pile", *Upcard)
    upcard_reject: frozenset[Special] = knob(
        frozenset({Special.WILD, Special.RED_THREE}),
        "S0-UP-1",
        "kinds of upcard that do not stay as they are",
        frozenset({Special.RED_THREE}),
        frozenset({Special.WILD}),
        frozenset(),
    )
    upcard_reject_action: UpcardAction = knob(
        UpcardAction.COVER,
        "conflict-08",
        "what happens to them",
        UpcardAction.COVER,
        UpcardAction.BURY,
    )
    upcard_black_three: UpcardAction = knob(
        UpcardAction.COVER, "conflict-09", "a black three as upcard", *UpcardAction
    )
    under_upcard: UnderUpcard = knob(
        UnderUpcard.NONE, "var-4.4-S4", "stock cards face down under the upcard", *UnderUpcard
    )
    packet: Packet = knob(Packet.NONE, "var-9.1", "a second packet of cards", *Packet)
    packet_size: tuple[int, ...] = knob(
        (11,),
        "var-9.1",
        "its cards; where sides open one after the other, those of the first side, the second, …",
        (13,),
        (4, 3),
    )
    turn_card: int = knob(
        0, "var-10.1", "stock cards, from the bottom, that end the talon; 0: none", 9
    )


@dataclass(frozen=True, slots=True)
class TurnRules:
    """The turn."""

    draw_count: int = knob(1, "conflict-01", "cards drawn from the stock", 2)
    short_draw_ok: bool = knob(True, "Q-04", "fewer cards left are a full draw", False)
    discard_bans: frozenset[DiscardBan] = knob(
        frozenset(),
        "var-7, var-8, var-10.1",
        "cards that may not be discarded",
        *(frozenset({ban}) for ban in DiscardBan),
    )
    keep_waived_by_packet: bool = knob(
        False, "var-10.1", "no card need be kept where a packet is due", True
    )
    melds_from_round: int = knob(
        1, "var-12", "the turn of each seat from which on cards may be melded", 2
    )


@dataclass(frozen=True, slots=True)
class MeldRules:
    """What may be melded."""

    min_size: int = knob(3, "S0-MELD-1", "cards of the smallest meld", 4)
    canasta_size: int = knob(7, "S0-CAN-1", "cards of the smallest canasta", 6, 8)
    min_naturals: int = knob(2, "S0-MELD-2", "natural cards of a set, at least", 1, 3)
    max_wilds: int = knob(3, "S0-MELD-3", "wild cards of a set, at most", 2, 4)
    wild_limit: WildLimit = knob(
        WildLimit.MAX_ONLY, "conflict-19", "wilds against naturals", *WildLimit
    )
    naturals_before_wilds: int = knob(
        0,
        "var-10.5-M6",
        "naturals a set needs to take in a wild after the opening; 0: no such rule",
        5,
    )
    sevens_wilds: RankWilds = knob(
        RankWilds.NORMAL, "var-10.1", "wilds in a set of sevens", *RankWilds
    )
    aces_wilds: RankWilds = knob(RankWilds.NORMAL, "var-10.1", "wilds in a set of aces", *RankWilds)
    canasta_growth: CanastaGrowth = knob(
        CanastaGrowth.ANY, "conflict-49", "what a completed canasta takes in", *CanastaGrowth
    )
    growth_going_out: bool = knob(
        False, "var-10.5-M8", "in going out, closed canastas of a rank take in naturals", True
    )
    melds_per_rank: MeldsPerRank = knob(
        MeldsPerRank.ONE, "S0-MELD-7", "melds of one rank on a side", *MeldsPerRank
    )
    merging: bool = knob(False, "var-4.1", "two melds of a rank may be joined", True)
    dead_ranks: DeadRanks = knob(
        DeadRanks.NOBODY, "var-10.1", "whom a canasta closes its rank for", *DeadRanks
    )
    sequences: bool = knob(False, "S0-V-SAM-2", "melds of three or more of a suit in a row", True)
    sequence_joining: bool = knob(
        False, "var-4.4-S5", "two sequences that meet may be joined", True
    )
    sequence_twins: bool = knob(
        True, "var-4.4-S6", "sequences of one suit may hold the same ranks", False
    )
    sequence_growth_out: bool = knob(
        False, "var-6", "in going out, completed sequences may be extended", True
    )
    wild_meld: WildMeld = knob(WildMeld.NEVER, "conflict-35", "melds of wilds alone", *WildMeld)
    wild_meld_locks: bool = knob(
        False, "var-10.1", "an unfinished meld of wilds bars wilds from other melds", True
    )
    wild_melds_end: bool = knob(
        False, "var-10.1", "no meld of wilds is begun once any side has a canasta of wilds", True
    )
    black3_meld: BlackThreeMeld = knob(
        BlackThreeMeld.GOING_OUT, "conflict-18", "melds of black threes", *BlackThreeMeld
    )


@dataclass(frozen=True, slots=True)
class OpeningRules:
    """A side's first melds of a round."""

    opening_key: OpeningKey = knob(
        OpeningKey.SCORE, "var-9.1", "what the minimum goes by", *OpeningKey
    )
    opening_bands: tuple[Band, ...] = knob(
        (Band(LOWEST_SCORE, 15), Band(0, 50), Band(1500, 90), Band(3000, 120)),
        "conflict-26",
        "card points the opening needs, by the side's total",
        (Band(LOWEST_SCORE, 15), Band(0, 50), Band(1500, 90), Band(3000, 120), Band(5000, 150)),
        (Band(LOWEST_SCORE, 50), Band(1500, 90), Band(3000, 120)),
        (Band(LOWEST_SCORE, 15), Band(0, 0, OpeningCanasta.ANY)),
    )
    opening_content: OpeningContent = knob(
        OpeningContent.ANY, "var-10.5-M3", "what the opening must contain", *OpeningContent
    )
    opening_mixed_canasta: bool = knob(
        True, "var-10.1", "the opening may hold a mixed canasta", False
    )
    opening_closes: OpeningCloses = knob(
        OpeningCloses.WHEN_MET, "var-10.4", "when the opening is over", *OpeningCloses
    )
    opening_from_pile: OpeningFromPile = knob(
        OpeningFromPile.ALLOWED, "conflict-24", "taking the pile to open", *OpeningFromPile
    )
    top_card_counts: bool = knob(True, "conflict-25", "the top card counts for the opening", False)
    waiver: Waiver = knob(
        Waiver.FROM_STOCK, "conflict-28", "melding the whole hand without the minimum", *Waiver
    )


@dataclass(frozen=True, slots=True)
class PileRules:
    """Taking the pile."""

    pile_frozen: PileFrozen = knob(
        PileFrozen.NORMAL, "conflict-23", "when the pile is frozen for everybody", *PileFrozen
    )
    frozen_before_opening: bool = knob(
        True, "S0-FRZ-3", "it is frozen for a side that has not opened", False
    )
    freezers: frozenset[Special] = knob(
        frozenset({Special.WILD, Special.RED_THREE}),
        "conflict-23",
        "cards that freeze the pile they lie in",
        frozenset({Special.WILD}),
        frozenset({Special.RED_THREE}),
        frozenset({Special.WILD, Special.RED_THREE, Special.BLACK_THREE}),
    )
    captures: frozenset[Capture] = knob(
        CLASSIC_CAPTURES,
        "conflict-20, conflict-21",
        "ways of taking the pile",
        CLASSIC_CAPTURES,
        CLASSIC_CAPTURES - {Capture.NATURAL_PLUS_WILD},
        CLASSIC_CAPTURES - {Capture.ONTO_SET, Capture.ONTO_CANASTA},
        CLASSIC_CAPTURES - {Capture.ONTO_CANASTA},
    )
    pair_joins_up_to: int = knob(
        0, "var-10.1", "cards a meld may hold for a captured pair to join it; 0: any number", 4
    )
    sevens_block: bool = knob(False, "var-11-mexicana", "a seven on top is never taken", True)
    wild_top: WildTop = knob(WildTop.NEVER, "var-9.1", "taking a wild on top", *WildTop)
    take_top: int = knob(0, "var-9.1", "cards taken from the top; 0: the whole pile", 3, 5, 7)
    take_above_wild: bool = knob(
        False, "var-10.5-M9", "only the cards above the highest wild are taken", True
    )
    pile_black_threes: PileBlackThrees = knob(
        PileBlackThrees.TO_HAND, "var-7", "black threes in a taken pile", *PileBlackThrees
    )
    pile_visibility: PileVisibility = knob(
        PileVisibility.TOP, "Q-28", "how much of the pile may be looked at", *PileVisibility
    )
    one_card_rule: OneCardRule = knob(
        OneCardRule.FORBIDDEN, "Q-11", "a one-card hand takes a one-card pile", *OneCardRule
    )


@dataclass(frozen=True, slots=True)
class ThreeRules:
    """Red and black threes."""

    bonus_threes: BonusThrees = knob(
        BonusThrees.RED, "var-10.1", "the threes that are laid", *BonusThrees
    )
    three_schedule: tuple[int, ...] = knob(
        (100, 200, 300, 800),
        "S0-RED-3",
        "points of one, two, … of them",
        (100, 300, 500, 1000),
        (100, 200, 300, 400, 500, 1000),
    )
    three_sign: ThreeSign = knob(
        ThreeSign.NO_MELD, "conflict-13", "what turns them negative", *ThreeSign
    )
    three_replaced: bool = knob(True, "var-9.3", "a laid three is replaced from the stock", False)
    packet_three_replaced: bool = knob(True, "var-9.3", "one from a packet is replaced too", False)
    kept_three: KeptThree = knob(KeptThree.NEVER, "var-10.1", "a three kept in hand", *KeptThree)
    red3_hand_value: int = knob(
        0, "var-9.1, var-10.1", "points of a red three left in hand or in a packet", 5, 100
    )
    black3_hand_value: int = knob(
        5, "conflict-16", "points of a black three left in hand or in a packet", 100
    )


@dataclass(frozen=True, slots=True)
class OutRules:
    """Going out and the end of a round."""

    go_out_canastas: tuple[Quota, ...] = knob(
        (Quota(QuotaKind.ANY, 1),),
        "S0-OUT-2",
        "canastas a side needs before a member goes out",
        (Quota(QuotaKind.ANY, 2),),
        (Quota(QuotaKind.NATURAL, 1),),
        (Quota(QuotaKind.MIXED, 1),),
        (Quota(QuotaKind.NATURAL, 1), Quota(QuotaKind.MIXED, 1)),
        (),
    )
    out_conditions: frozenset[OutCondition] = knob(
        frozenset(),
        "var-9.1, var-10.1, var-11-mexicana",
        "what going out needs besides",
        *(frozenset({condition}) for condition in OutCondition),
    )
    final_discard: FinalDiscard = knob(
        FinalDiscard.OPTIONAL, "conflict-34", "a last discard in going out", *FinalDiscard
    )
    permission: Permission = knob(
        Permission.ONCE_A_TURN, "conflict-33", "asking the partner to go out", *Permission
    )
    ask_window: AskWindow = knob(
        AskWindow.BEFORE_MELDS, "conflict-33", "until when one may ask", *AskWindow
    )
    go_out_bonus: int = knob(100, "S0-OUT-4", "points for going out", 0, 200)
    concealed_bonus_total: int = knob(
        200, "S0-CON-2", "points for going out concealed, in place of the former", 100, 250
    )
    concealed_spoiled_by: SpoiledBy = knob(
        SpoiledBy.PLAYER, "conflict-30", "whose earlier melds spoil it", *SpoiledBy
    )
    concealed_may_add: bool = knob(
        False, "Q-15", "cards laid on the partner's melds do not spoil it", True
    )
    concealed_pile_allowed: bool = knob(True, "Q-15", "it may follow a taken pile", False)
    stock_end: StockEnd = knob(
        StockEnd.PILE_RUN, "conflict-41", "when the stock is gone", *StockEnd
    )
    forced_fit: bool = knob(
        True, "Q-01", "then a top card that fits an own meld must be taken", False
    )
    last_three_ends: LastThree = knob(
        LastThree.AT_ONCE, "Q-02", "a last draw of red threes alone", *LastThree
    )


@dataclass(frozen=True, slots=True)
class ScoringRules:
    """Bonuses of canastas and other melds."""

    natural_bonus: int = knob(500, "S0-SCO-2", "points of a natural canasta", 400)
    mixed_bonus: int = knob(300, "S0-SCO-3", "points of a mixed canasta", 200)
    wild_bonus: int = knob(2000, "S1-CAN-5", "points of a canasta of wilds", 2500)
    wild_twos_bonus: int = knob(
        0, "var-7", "points of a canasta of twos alone; 0: as any of wilds", 4000
    )
    wild_jokers_bonus: int = knob(
        0, "var-7", "points of a canasta of wilds with four jokers; 0: as any of wilds", 3000
    )
    sequence_bonus: int = knob(1500, "S0-V-SAM-3", "points of a canasta in sequence", 1000)
    sevens_bonus: int = knob(
        0, "var-8", "points of a canasta of sevens, natural or mixed; 0: as any other", 1500
    )
    aces_bonus: int = knob(
        0, "var-10.1", "points of a natural canasta of aces; 0: as any other", 2500
    )
    score_by_canastas: bool = knob(
        False,
        "var-10.2",
        "without a canasta melded cards count against, and bonuses for nothing",
        True,
    )
    sevens_unfinished: int = knob(
        0, "var-11-sevens", "points against an unfinished meld of sevens", 1500
    )
    aces_unfinished: int = knob(
        0, "var-10.2", "points against an unfinished meld of aces without wilds", 2500
    )
    wild_unfinished: int = knob(0, "var-10.2", "points against an unfinished meld of wilds", 2000)
    wild_unfinished_jokers: int = knob(
        0, "var-10.5-M5", "the same with four jokers in it; 0: as any of wilds", 2500
    )
    sequence_shorter_than: int = knob(
        0, "var-6", "cards below which a sequence is short at the end; 0: none is", 5
    )
    sequence_short: int = knob(1000, "var-6", "points against a short sequence", 500)
    held_count: int = knob(
        3, "var-10.2, var-11-sevens", "aces or sevens in one hand that count against it", 4
    )
    sevens_held: int = knob(0, "var-10.2, var-11-sevens", "points against so many sevens", 500)
    aces_held: int = knob(0, "var-10.2", "points against so many aces", 1500)
    black3_aside: int = knob(5, "var-7", "points of a black three set aside", 10)
    black3_aside_all: int = knob(100, "var-7", "points of all black threes set aside", 200)
    canasta_mix_bonus: tuple[CanastaMix, ...] = knob(
        (CanastaMix(0, 0, 0),),
        "var-11-italian",
        "points for natural and mixed canastas of ranks: the most that is reached",
        (CanastaMix(0, 0, 0), CanastaMix(4, 1, 1000), CanastaMix(5, 0, 2000)),
    )
    special_hands: tuple[HandBonus, ...] = knob(
        (),
        "var-10.3",
        "hands that end the round by themselves, and their points",
        (HandBonus(SpecialHand.STRAIGHT, 3000), HandBonus(SpecialHand.PAIRS, 2500)),
    )
    special_courtesy: bool = knob(
        False,
        "var-10.3",
        "the opener's partner may still show one on the very next turn",
        True,
    )
    special_from_discard: bool = knob(
        False, "case-54", "the top card of the pile may be taken to complete one", True
    )
    canasta_count_bonus: tuple[Band, ...] = knob(
        (Band(0, 0),),
        "var-2.5-C14",
        "points for a side's number of canastas: the highest step reached",
        (Band(0, 0), Band(5, 500), Band(7, 2000)),
    )
    black_threes_bonus: int = knob(
        0, "var-2.5-C13", "points for melding as many black threes as two packs hold", 500
    )
    canastas_win: int = knob(
        0, "var-2.5-C14", "canastas of a side that win the match; 0: no number does", 7
    )


@dataclass(frozen=True, slots=True)
class Ruleset:
    """A complete set of rules for one number of players.

    >>> from canasta.engine.rules import find_ruleset
    >>> find_ruleset("classic", players=2).out.go_out_canastas
    (Quota(kind=<QuotaKind.ANY: 'any'>, count=2),)
    """

    name: str = "classic"
    match: MatchRules = MatchRules()
    deck: DeckRules = DeckRules()
    turn: TurnRules = TurnRules()
    melds: MeldRules = MeldRules()
    opening: OpeningRules = OpeningRules()
    pile: PileRules = PileRules()
    threes: ThreeRules = ThreeRules()
    out: OutRules = OutRules()
    scoring: ScoringRules = ScoringRules()

    @property
    def players(self) -> int:
        """How many seats."""
        return len(self.match.seating)

    @property
    def n_sides(self) -> int:
        """How many sides."""
        return len(set(self.match.seating))

    @property
    def n_red_threes(self) -> int:
        """Red threes in the pack."""
        return 2 * self.deck.packs

    def knobs(self) -> Iterator[tuple[str, str, Field[Any], Any]]:
        """Every rule: its group, its name, its field, its value here."""
        for group in fields(self):
            rules = getattr(self, group.name)
            if group.name != "name":
                for knob_field in fields(rules):
                    yield group.name, knob_field.name, knob_field, getattr(rules, knob_field.name)

    def with_rules(self, **changes: Any) -> Ruleset:
        """A copy with some rules changed, by field name; field names are unique.

        Raises InvalidRuleset for a name that is no rule, and what `validate` raises.

        >>> Ruleset().with_rules(draw_count=2).turn.draw_count
        2
        """
        groups: dict[str, dict[str, Any]] = {}
        home = {name: group for group, name, _, _ in self.knobs()}
        for name, value in changes.items():
            if name not in home:
                raise InvalidRuleset(f"no such rule: {name}", (name,))
            groups.setdefault(home[name], {})[name] = value
        changed = {group: replace(getattr(self, group), **new) for group, new in groups.items()}
        ruleset = replace(self, **changed)
        ruleset.validate()
        return ruleset

    def differences(self, base: Ruleset) -> Mapping[str, tuple[Any, Any]]:
        """Rules in which this differs from `base`: name → (value there, value here)."""
        there = {name: value for _, name, _, value in base.knobs()}
        return {
            name: (there[name], value) for _, name, _, value in self.knobs() if there[name] != value
        }

    def validate(self) -> None:
        """Raises InvalidRuleset where the rules contradict each other; refuses little."""
        for complaint in complaints_of(self):
            raise InvalidRuleset(f"{self.name}: {complaint.text}", complaint.fields)
