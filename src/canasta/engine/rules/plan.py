"""The plan: a ruleset made ready, once a match, for play.

The hot path reads plain integers, flags and tables here; no rule is asked by name after this.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from canasta.engine.cards import BLACK_THREE, JOKER, RED_THREE, TWO, pack
from canasta.engine.melds import SET, WILDS, CanastaKind, Meld
from canasta.engine.rules.choices import (
    AskWindow,
    BlackThreeMeld,
    CanastaGrowth,
    Capture,
    Direction,
    FinalDiscard,
    LastThree,
    OneCardRule,
    OpeningFromPile,
    Permission,
    PileFrozen,
    QuotaKind,
    Special,
    SpoiledBy,
    StockEnd,
    TeamMode,
    ThreeSign,
    UpcardAction,
    Waiver,
    WildLimit,
    WildMeld,
)
from canasta.engine.rules.ruleset import Ruleset
from canasta.engine.rules.seating import Seating, chairs_without, rotating_seat, seat_players

_RANKS_OF_SPECIAL: Final = {
    Special.WILD: (TWO, JOKER),
    Special.RED_THREE: (RED_THREE,),
    Special.BLACK_THREE: (BLACK_THREE,),
}
_MOST_CARDS: Final = 64  # naturals of one set, more than any pack holds


class Plan:
    """A ruleset resolved; shared by all rounds of a match and never changed."""

    __slots__ = (
        "ask_before_any",
        "asks",
        "black_three_melds",
        "black_three_points",
        "bury_ranks",
        "canasta_size",
        "captures_onto_canasta",
        "captures_onto_set",
        "captures_with_wild",
        "concealed_may_add",
        "concealed_pile_allowed",
        "concealed_spoiled_by_side",
        "cover_ranks",
        "draw_count",
        "draw_floor",
        "ends_after_last_drawer",
        "fewest_with_wilds",
        "final_discard_barred",
        "final_discard_due",
        "forced_fit",
        "freezer_ranks",
        "frozen_before_opening",
        "growth_closed",
        "growth_naturals_only",
        "hand_size",
        "last_three_at_once",
        "last_three_in_hand",
        "lone_hand",
        "max_size",
        "max_start",
        "max_wilds",
        "min_naturals",
        "min_size",
        "n_hands",
        "n_players",
        "n_sides",
        "one_card_ban",
        "one_card_ban_lifts",
        "one_wild_cap",
        "one_wild_starts",
        "opens_from_pile",
        "pack",
        "pack_counts",
        "permission_due",
        "permission_once_a_round",
        "pile_always_frozen",
        "plain",
        "plain_out",
        "plain_sets",
        "quota_mixed",
        "quota_natural",
        "quota_simple",
        "quota_total",
        "quota_wild",
        "ready_starts",
        "rules",
        "seating",
        "seats_of",
        "side_of",
        "sits_out",
        "starts",
        "step",
        "three_minimum",
        "three_needs_canastas",
        "three_schedule",
        "top_card_counts",
        "waiver_from_stock",
        "waiver_with_pile",
        "whole_wild_canasta",
        "wild_cap",
    )

    def __init__(self, rules: Ruleset) -> None:
        rules.validate()
        self.rules = rules
        self._plan_table(rules)
        self._plan_melds(rules)
        self._plan_pile(rules)
        self._plan_going_out(rules)

    def _plan_table(self, rules: Ruleset) -> None:
        self.n_players = rules.players
        self.n_sides = rules.n_sides
        self.side_of = rules.match.seating
        self.seats_of = tuple(
            tuple(seat for seat in range(self.n_players) if self.side_of[seat] == side)
            for side in range(self.n_sides)
        )
        n = self.n_players
        self.step = 1 if rules.match.direction is Direction.CLOCKWISE else -1
        self.lone_hand = rules.match.team_mode is TeamMode.LONE_HAND
        self.sits_out = rules.match.team_mode is TeamMode.ROTATING_SITOUT
        self.n_hands = n - 1 if self.sits_out else n
        self.seating = seat_players(self.side_of, self.step, range(n))
        self.pack = pack(rules.deck.packs, rules.deck.jokers)
        self.pack_counts = dict(Counter(self.pack))
        self.hand_size = rules.deck.hand_size
        deck = rules.deck
        rejected = _ranks(deck.upcard_reject)
        covering = deck.upcard_reject_action is UpcardAction.COVER
        self.cover_ranks = rejected if covering else frozenset()
        self.bury_ranks = frozenset() if covering else rejected
        if deck.upcard_black_three is UpcardAction.COVER:
            self.cover_ranks |= {BLACK_THREE}
        elif deck.upcard_black_three is UpcardAction.BURY:
            self.bury_ranks |= {BLACK_THREE}
        self.draw_count = rules.turn.draw_count
        self.draw_floor = 1 if rules.turn.short_draw_ok else rules.turn.draw_count

    def _plan_melds(self, rules: Ruleset) -> None:
        melds = rules.melds
        self.min_size = melds.min_size
        self.canasta_size = melds.canasta_size
        self.min_naturals = melds.min_naturals
        self.max_wilds = melds.max_wilds
        spare = {WildLimit.MAX_ONLY: _MOST_CARDS, WildLimit.NOT_MORE: 0, WildLimit.FEWER: -1}
        self.wild_cap = bytes(
            max(0, min(melds.max_wilds, naturals + spare[melds.wild_limit]))
            for naturals in range(_MOST_CARDS)
        )
        self.growth_closed = melds.canasta_growth is CanastaGrowth.CLOSED
        self.growth_naturals_only = melds.canasta_growth is CanastaGrowth.NATURALS_ONLY
        self.max_size = melds.canasta_size if self.growth_closed else _MOST_CARDS
        # The smallest sets, most naturals first: (naturals, wilds).
        self.starts = tuple(
            (naturals, melds.min_size - naturals)
            for naturals in range(melds.min_size, max(melds.min_naturals, 1) - 1, -1)
            if melds.min_size - naturals <= self.wild_cap[naturals]
        )
        # Filled by the list of melds, by the wilds in hand.
        self.ready_starts: dict[tuple[object, int], dict[Any, tuple[Any, ...]]] = {}
        self.one_wild_starts = all(wild <= 1 for _, wild in self.starts)
        # Cards of the largest play that starts a meld.
        self.max_start = (
            melds.canasta_size if melds.wild_meld is WildMeld.WHOLE_CANASTA else melds.min_size
        )
        # The fewest naturals that can start a set.
        self.fewest_with_wilds = min(naturals for naturals, _ in self.starts)
        # What the quick answers of `bounds` stand on: a pair needs one wild, and naturals never
        # take room from others.
        self.plain_sets = (
            melds.canasta_growth is CanastaGrowth.ANY
            and melds.min_size == 3
            and melds.min_naturals == 2
            and self.wild_cap[2] > 0
        )
        # Every set then takes as many wilds as any other.
        self.one_wild_cap = melds.wild_limit is WildLimit.MAX_ONLY
        self.whole_wild_canasta = melds.wild_meld is WildMeld.WHOLE_CANASTA
        self.black_three_melds = melds.black3_meld is BlackThreeMeld.GOING_OUT

    def _plan_pile(self, rules: Ruleset) -> None:
        pile = rules.pile
        self.freezer_ranks = (
            _ranks(pile.freezers) if pile.pile_frozen is PileFrozen.NORMAL else frozenset()
        )
        self.pile_always_frozen = pile.pile_frozen is PileFrozen.ALWAYS
        self.frozen_before_opening = pile.frozen_before_opening
        self.captures_with_wild = Capture.NATURAL_PLUS_WILD in pile.captures
        self.captures_onto_set = Capture.ONTO_SET in pile.captures
        self.captures_onto_canasta = (
            Capture.ONTO_CANASTA in pile.captures and not self.growth_closed
        )
        self.one_card_ban = pile.one_card_rule is not OneCardRule.FREE
        self.one_card_ban_lifts = pile.one_card_rule is OneCardRule.FREE_WHEN_STOCK_EMPTY
        self.opens_from_pile = rules.opening.opening_from_pile is OpeningFromPile.ALLOWED
        self.top_card_counts = rules.opening.top_card_counts
        self.waiver_from_stock = rules.opening.waiver is not Waiver.NEVER
        self.waiver_with_pile = rules.opening.waiver is Waiver.WITH_PILE

    def _plan_going_out(self, rules: Ruleset) -> None:
        out = rules.out
        counts = dict.fromkeys(QuotaKind, 0)
        for quota in out.go_out_canastas:
            counts[quota.kind] += quota.count
        self.quota_natural = counts[QuotaKind.NATURAL]
        self.quota_mixed = counts[QuotaKind.MIXED]
        self.quota_wild = counts[QuotaKind.WILD]
        self.quota_total = sum(counts.values())
        # Any canasta fills the quota, and one that is there is never lost again.
        self.quota_simple = self.quota_total == counts[QuotaKind.ANY]
        self.final_discard_due = out.final_discard is FinalDiscard.REQUIRED
        self.final_discard_barred = out.final_discard is FinalDiscard.FORBIDDEN
        # With the canastas there, any play may be the last but one, or the last.
        self.plain_out = (
            self.quota_simple and not self.final_discard_due and not self.final_discard_barred
        )
        # What the quick answers of `outlook` stand on.
        self.plain = (
            self.plain_sets
            and self.plain_out
            and out.permission is not Permission.REQUIRED
            and self.top_card_counts
        )
        self.asks = out.permission is not Permission.NONE
        self.permission_due = out.permission is Permission.REQUIRED
        self.permission_once_a_round = out.permission is Permission.ONCE_A_ROUND
        self.ask_before_any = out.ask_window is AskWindow.BEFORE_ANY
        self.concealed_spoiled_by_side = out.concealed_spoiled_by is SpoiledBy.SIDE
        self.concealed_may_add = out.concealed_may_add
        self.concealed_pile_allowed = out.concealed_pile_allowed
        self.ends_after_last_drawer = out.stock_end is StockEnd.AFTER_LAST_DRAWER
        self.forced_fit = out.forced_fit
        self.last_three_at_once = out.last_three_ends is not LastThree.MAY_MELD
        self.last_three_in_hand = out.last_three_ends is LastThree.STAYS_IN_HAND
        self.three_schedule = rules.threes.three_schedule
        self.three_needs_canastas = rules.threes.three_sign is not ThreeSign.NO_MELD
        self.three_minimum = 2 if rules.threes.three_sign is ThreeSign.UNDER_TWO_CANASTAS else 1
        self.black_three_points = rules.threes.black3_hand_value

    def idle_seat(self, round_number: int) -> int | None:
        """Who sits out a round; rounds are counted from 0 (Q-16)."""
        return rotating_seat(self.side_of, round_number) if self.sits_out else None

    def seating_of(self, side_of: Sequence[int], idle: int | None = None) -> Seating:
        """The seating of a round with these sides, a seat sitting out if one does."""
        if idle is not None:
            return seat_players(side_of, self.step, chairs_without(side_of, idle))
        if side_of == self.seating.side_of:
            return self.seating
        return seat_players(side_of, self.step, range(self.n_players))

    def opening_minimum(self, score: int) -> int:
        """Card points the opening needs at this total (S0-MIN-1, conflict-26)."""
        return max(
            (band for band in self.rules.opening.opening_bands if band.from_score <= score),
            key=lambda band: band.from_score,
        ).points

    def quotas_met(self, natural: int, mixed: int, wild: int) -> bool:
        """Whether these canastas are enough to go out; each fills one quota (S0-OUT-2)."""
        return (
            natural + mixed + wild >= self.quota_total
            and natural >= self.quota_natural
            and mixed >= self.quota_mixed
            and wild >= self.quota_wild
        )

    def canasta_of(self, meld: Meld) -> CanastaKind | None:
        """The canasta that a meld is, if it is one."""
        return meld.canasta(self.canasta_size)

    def takes_wilds(self, meld: Meld) -> int:
        """How many more wild cards a meld takes (S0-MELD-3, conflict-19, conflict-50)."""
        if meld.kind is not SET:
            return 0
        room = self.wild_cap[meld.naturals] - meld.wilds
        size = len(meld.cards)
        if self.growth_naturals_only:
            room = min(room, self.canasta_size - size)
        elif self.growth_closed:
            room = min(room, self.max_size - size)
        return room if room > 0 else 0

    def takes_naturals(self, meld: Meld) -> int:
        """How many more natural cards a meld takes, or black threes a meld of those."""
        if meld.kind is WILDS:
            return 0
        return self.max_size - len(meld.cards)


_PLANS: dict[int, Plan] = {}


def plan_of(rules: Ruleset) -> Plan:
    """The plan of a ruleset; the same object while that ruleset is in use."""
    plan = _PLANS.get(id(rules))
    if plan is None or plan.rules is not rules:
        if len(_PLANS) >= 256:
            _PLANS.clear()
        plan = _PLANS[id(rules)] = Plan(rules)
    return plan


def _ranks(specials: frozenset[Special]) -> frozenset[int]:
    return frozenset(rank for special in specials for rank in _RANKS_OF_SPECIAL[special])
