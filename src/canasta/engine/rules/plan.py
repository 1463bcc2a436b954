"""The plan: a ruleset made ready, once a match, for play.

The hot path reads plain integers, flags and tables here; no rule is asked by name after this.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from typing import Any, Final

from canasta.engine.cards import (
    BLACK_THREE,
    FIRST_BLACK_THREE,
    FIRST_RED_THREE,
    JOKER,
    N_RANKS,
    RANK_BIT,
    RED_THREE,
    TWO,
    Card,
    Rank,
    number_of,
    pack,
)
from canasta.engine.melds import SET, WILDS, CanastaKind, Meld
from canasta.engine.rules.choices import (
    AskWindow,
    BlackThreeMeld,
    BonusThrees,
    CanastaGrowth,
    Capture,
    DeadRanks,
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
    Packet,
    Permission,
    PileBlackThrees,
    PileFrozen,
    QuotaKind,
    RankWilds,
    Special,
    SpoiledBy,
    StockEnd,
    TeamMode,
    UnderUpcard,
    Upcard,
    UpcardAction,
    Waiver,
    WildLimit,
    WildMeld,
    WildTop,
)
from canasta.engine.rules.ruleset import MeldRules, Ruleset
from canasta.engine.rules.seating import Seating, chairs_without, rotating_seat, seat_players
from canasta.engine.rules.values import Band
from canasta.engine.tally import n_canastas, serving

_RANKS_OF_SPECIAL: Final = {
    Special.WILD: (TWO, JOKER),
    Special.RED_THREE: (RED_THREE,),
    Special.BLACK_THREE: (BLACK_THREE,),
}
NO_RANK: Final = -1
_MOST_PILE: Final = 1_000  # cards, more than any pack holds
_MOST_CARDS: Final = 64  # naturals of one set, more than any pack holds
_MOST_WILDS: Final[Mapping[WildLimit, Callable[[int], int]]] = {
    WildLimit.MAX_ONLY: lambda naturals: _MOST_CARDS,
    WildLimit.NOT_MORE: lambda naturals: naturals,
    WildLimit.FEWER: lambda naturals: naturals - 1,
    WildLimit.HALF: lambda naturals: naturals // 2,
}
"""The wilds that so many naturals bear."""


class Plan:
    """A ruleset resolved; shared by all rounds of a match and never changed."""

    __slots__ = (
        "ask_before_any",
        "asks",
        "bans",
        "black_three_melds",
        "black_three_points",
        "blocked_rank",
        "bonus_both",
        "bonus_most",
        "bury_ranks",
        "canasta_size",
        "captures_onto_canasta",
        "captures_onto_sequence",
        "captures_onto_set",
        "captures_with_wild",
        "clean_triple",
        "concealed_may_add",
        "concealed_pile_allowed",
        "concealed_spoiled_by_side",
        "counts_turns",
        "cover_ranks",
        "dead_all",
        "dead_own",
        "dealt_packet",
        "draw_count",
        "draw_floor",
        "ends_after_last_drawer",
        "fewest_with_wilds",
        "final_discard_barred",
        "final_discard_due",
        "first_bonus",
        "foot",
        "forced_fit",
        "freezer_ranks",
        "frozen_before_opening",
        "growing_wild_melds",
        "growth_any",
        "growth_closed",
        "growth_naturals_only",
        "growth_out",
        "hand_qualifies",
        "hand_size",
        "hides_cards",
        "keep_waived_by_packet",
        "keeps_three",
        "last_three_at_once",
        "last_three_in_hand",
        "lone_hand",
        "many",
        "max_size",
        "max_start",
        "max_wilds",
        "meld_bars",
        "melds_wait",
        "merging",
        "min_naturals",
        "min_size",
        "mixed_canasta_barred",
        "n_hands",
        "n_players",
        "n_sides",
        "natural_opening",
        "naturals_before_wilds",
        "next_after_closed",
        "off_hand",
        "off_hand_most",
        "one_card_ban",
        "one_card_ban_lifts",
        "one_wild_cap",
        "one_wild_starts",
        "opening_by_points",
        "opening_draw",
        "opening_with_turn",
        "opens_by_round",
        "opens_from_pile",
        "out_conditions",
        "pack",
        "pack_counts",
        "packet_size",
        "packet_three_replaced",
        "packets",
        "pair_joins_up_to",
        "pair_needs_one_wild",
        "permission_due",
        "permission_once_a_round",
        "pile_always_frozen",
        "plain",
        "plain_out",
        "plain_sets",
        "quota_classic",
        "quota_needs",
        "quota_simple",
        "quota_total",
        "quotas",
        "ready_starts",
        "ready_ways",
        "reserve",
        "rules",
        "seating",
        "seats_of",
        "sequence_growth_out",
        "sequence_joining",
        "sequence_twins",
        "sequences",
        "sets_aside",
        "side_of",
        "sits_out",
        "special_courtesy",
        "special_from_discard",
        "special_hands",
        "splash",
        "starts",
        "starts_empty",
        "step",
        "takes_above_wild",
        "takes_part",
        "takes_top",
        "talon",
        "three_replaced",
        "three_schedule",
        "three_sign",
        "top_card_counts",
        "turn_card",
        "turns_before",
        "twos_only",
        "under_by_rank",
        "waiver_from_stock",
        "waiver_with_pile",
        "whole_wild_canasta",
        "wide",
        "wild_cap",
        "wild_meld_locks",
        "wild_melds",
        "wild_melds_end",
        "wild_start",
        "wild_top",
        "wilds_for_triple",
        "wilds_never",
        "wilds_opening_only",
    )

    def __init__(self, rules: Ruleset) -> None:
        rules.validate()
        self.rules = rules
        self._plan_table(rules)
        self._plan_packets(rules)
        self._plan_melds(rules)
        self._plan_pile(rules)
        self._plan_opening(rules)
        self._plan_going_out(rules)
        self._plan_special_hands(rules)
        # Whether a turn is more than classic sets, discards of any card and points to open with.
        self.wide = (
            self.many
            or self.next_after_closed
            or self.sequences
            or self.growing_wild_melds
            or self.growth_out
            or self.dead_own
            or bool(self.naturals_before_wilds or self.wilds_never or self.wilds_opening_only)
            or self.wild_meld_locks
            or self.wild_melds_end
            or not self.opening_by_points
            or bool(self.bans or self.out_conditions)
            or self.hides_cards
            or self.wild_top
            or not self.quota_classic
            or self.bonus_both
            or self.keeps_three
            or bool(self.special_hands or self.meld_bars)
        )
        # What the quick answers of `bounds` and of `outlook` stand on.
        self.plain_sets = self.pair_needs_one_wild and not self.wide
        self.plain = (
            self.plain_sets and self.plain_out and not self.permission_due and self.top_card_counts
        )

    def _plan_opening(self, rules: Ruleset) -> None:
        opening = rules.opening
        self.clean_triple = opening.opening_content in (
            OpeningContent.CLEAN_TRIPLE,
            OpeningContent.CLEAN_TRIPLE_OR_WILDS,
        )
        self.wilds_for_triple = opening.opening_content is OpeningContent.CLEAN_TRIPLE_OR_WILDS
        self.natural_opening = opening.opening_content is OpeningContent.ALL_NATURAL
        self.mixed_canasta_barred = not opening.opening_mixed_canasta
        self.opening_with_turn = opening.opening_closes is OpeningCloses.WITH_TURN
        self.hand_qualifies = opening.opening_from_pile is OpeningFromPile.HAND_QUALIFIES
        self.top_card_counts = opening.top_card_counts and not self.hand_qualifies
        self.splash = opening.waiver is Waiver.SPLASH
        needs_canasta = any(
            band.canasta is not OpeningCanasta.NONE for band in opening.opening_bands
        )
        self.opening_by_points = not (
            needs_canasta
            or self.clean_triple
            or self.natural_opening
            or self.mixed_canasta_barred
            or self.splash
        )

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
        self.starts_empty = deck.upcard is Upcard.NONE
        rejected = _ranks(deck.upcard_reject)
        covering = deck.upcard_reject_action is UpcardAction.COVER
        self.cover_ranks = rejected if covering else frozenset()
        self.bury_ranks = frozenset() if covering else rejected
        if deck.upcard_black_three is UpcardAction.COVER:
            self.cover_ranks |= {BLACK_THREE}
        elif deck.upcard_black_three is UpcardAction.BURY:
            self.bury_ranks |= {BLACK_THREE}
        self.bans = rules.turn.discard_bans
        self.turn_card = deck.turn_card
        self.keep_waived_by_packet = rules.turn.keep_waived_by_packet
        self.bonus_both = rules.threes.bonus_threes is BonusThrees.BOTH
        self.keeps_three = rules.threes.kept_three is KeptThree.BEFORE_OPENING
        self.draw_count = rules.turn.draw_count
        # Turns that a seat completes before it may meld.
        self.melds_wait = max(0, rules.turn.melds_from_round - 1)
        # Melds may be held back before the rules of melds are asked at all.
        keeps_three = rules.threes.kept_three is KeptThree.BEFORE_OPENING
        self.meld_bars = self.melds_wait > 0 or keeps_three
        self.counts_turns = (
            self.melds_wait > 0 or DiscardBan.BLACK_THREE_FIRST_ROUND in rules.turn.discard_bans
        )
        # Turns that a round of which nobody says takes each seat to have completed: enough that
        # nothing is held back any more.
        self.turns_before = max(1, self.melds_wait) if self.counts_turns else 0
        self.draw_floor = 1 if rules.turn.short_draw_ok else rules.turn.draw_count

    def _plan_packets(self, rules: Ruleset) -> None:
        deck = rules.deck
        self.packets = deck.packet is not Packet.NONE
        self.hides_cards = self.packets or deck.under_upcard is not UnderUpcard.NONE
        self.foot = deck.packet is Packet.FOOT
        self.reserve = deck.packet is Packet.RESERVE
        self.opening_draw = deck.packet is Packet.OPENING_DRAW
        self.talon = deck.packet is Packet.TALON
        self.packet_size = deck.packet_size
        # Cards of the packet that each seat is dealt.
        self.dealt_packet = deck.packet_size[0] if self.foot or self.reserve else 0
        self.packet_three_replaced = rules.threes.packet_three_replaced
        self.turn_card = deck.turn_card
        self.keep_waived_by_packet = rules.turn.keep_waived_by_packet
        # How many cards go under an upcard of each rank (var-4.4-S4).
        match deck.under_upcard:
            case UnderUpcard.NONE:
                self.under_by_rank = bytes(N_RANKS)
            case UnderUpcard.THREE:
                self.under_by_rank = bytes([3] * N_RANKS)
            case UnderUpcard.BY_VALUE:
                self.under_by_rank = bytes(number_of(rank) for rank in range(N_RANKS))

    def _plan_melds(self, rules: Ruleset) -> None:
        melds = rules.melds
        self.min_size = melds.min_size
        self.canasta_size = melds.canasta_size
        self.min_naturals = melds.min_naturals
        self.max_wilds = melds.max_wilds
        most = _MOST_WILDS[melds.wild_limit]
        self.wild_cap = bytes(
            max(0, min(melds.max_wilds, most(naturals))) for naturals in range(_MOST_CARDS)
        )
        self.growth_any = melds.canasta_growth is CanastaGrowth.ANY
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
        # Filled by the search, too.
        self.ready_ways: dict[object, Any] = {}
        self.ready_starts: dict[tuple[object, int], dict[Any, tuple[Any, ...]]] = {}
        self.one_wild_starts = all(wild <= 1 for _, wild in self.starts)
        self.whole_wild_canasta = melds.wild_meld is WildMeld.WHOLE_CANASTA
        self.growing_wild_melds = melds.wild_meld in (WildMeld.MIXED, WildMeld.TWOS_ONLY)
        self.wild_melds = self.whole_wild_canasta or self.growing_wild_melds
        self.twos_only = melds.wild_meld is WildMeld.TWOS_ONLY
        # Cards of the smallest meld of wilds.
        self.wild_start = self.canasta_size if self.whole_wild_canasta else melds.min_size
        # Cards of the largest play that starts a meld.
        self.max_start = self.wild_start if self.wild_melds else melds.min_size
        # The fewest naturals that can start a set.
        self.fewest_with_wilds = min(naturals for naturals, _ in self.starts)
        # A pair needs one wild, and naturals never take room from others.
        self.pair_needs_one_wild = (
            melds.canasta_growth is CanastaGrowth.ANY
            and melds.min_size == 3
            and melds.min_naturals == 2
            and self.wild_cap[2] > 0
        )
        # Every set then takes as many wilds as any other.
        self.one_wild_cap = melds.wild_limit is WildLimit.MAX_ONLY
        # A three that is laid for a bonus is never melded.
        self.black_three_melds = (
            melds.black3_meld is BlackThreeMeld.GOING_OUT
            and rules.threes.bonus_threes is BonusThrees.RED
        )
        self._plan_wide_melds(melds)

    def _plan_wide_melds(self, melds: MeldRules) -> None:
        """What classic games do not have."""
        self.many = melds.melds_per_rank is MeldsPerRank.MANY
        self.next_after_closed = melds.melds_per_rank is MeldsPerRank.NEXT_AFTER_CLOSED
        self.merging = melds.merging and self.many
        self.sequences = melds.sequences
        self.sequence_joining = melds.sequence_joining
        self.sequence_twins = melds.sequence_twins
        self.sequence_growth_out = melds.sequence_growth_out
        self.growth_out = melds.growth_going_out and self.growth_closed
        self.dead_own = melds.dead_ranks is not DeadRanks.NOBODY
        self.dead_all = melds.dead_ranks is DeadRanks.BOTH
        self.naturals_before_wilds = melds.naturals_before_wilds
        by_rank = ((Rank.SEVEN, melds.sevens_wilds), (Rank.ACE, melds.aces_wilds))
        self.wilds_never = sum(RANK_BIT[rank] for rank, when in by_rank if when is RankWilds.NEVER)
        self.wilds_opening_only = sum(
            RANK_BIT[rank] for rank, when in by_rank if when is RankWilds.OPENING_ONLY
        )
        self.wild_meld_locks = melds.wild_meld_locks and self.wild_melds
        self.wild_melds_end = melds.wild_melds_end and self.wild_melds

    def _plan_pile(self, rules: Ruleset) -> None:
        pile = rules.pile
        self.freezer_ranks = (
            _ranks(pile.freezers) if pile.pile_frozen is PileFrozen.NORMAL else frozenset()
        )
        self.pile_always_frozen = pile.pile_frozen is PileFrozen.ALWAYS
        self.frozen_before_opening = pile.frozen_before_opening
        # What lies under that stays in the pile.
        self.takes_above_wild = pile.take_above_wild
        self.takes_top = pile.take_top or _MOST_PILE
        self.takes_part = pile.take_above_wild or pile.take_top > 0
        # A natural rank that nobody takes from the top.
        self.blocked_rank = int(Rank.SEVEN) if pile.sevens_block else NO_RANK
        # Cards from this number on are laid for a bonus, and there are so many.
        both = rules.threes.bonus_threes is BonusThrees.BOTH
        self.first_bonus = FIRST_BLACK_THREE if both else FIRST_RED_THREE
        self.bonus_most = sum([card >= self.first_bonus for card in self.pack])
        self.three_replaced = rules.threes.three_replaced
        self.keeps_three = rules.threes.kept_three is KeptThree.BEFORE_OPENING
        # Cards of a taken pile from this number on do not join the hand, and there are so many.
        self.sets_aside = pile.pile_black_threes is PileBlackThrees.SET_ASIDE and not both
        self.off_hand = FIRST_BLACK_THREE if self.sets_aside else self.first_bonus
        self.off_hand_most = sum([card >= self.off_hand for card in self.pack])
        self.captures_with_wild = Capture.NATURAL_PLUS_WILD in pile.captures
        self.captures_onto_set = Capture.ONTO_SET in pile.captures
        self.captures_onto_canasta = (
            Capture.ONTO_CANASTA in pile.captures and not self.growth_closed
        )
        self.one_card_ban = pile.one_card_rule is not OneCardRule.FREE
        self.one_card_ban_lifts = pile.one_card_rule is OneCardRule.FREE_WHEN_STOCK_EMPTY
        self.opens_by_round = rules.opening.opening_key is OpeningKey.DEAL
        self.opens_from_pile = rules.opening.opening_from_pile is not OpeningFromPile.FORBIDDEN
        self.captures_onto_sequence = Capture.ONTO_SEQUENCE in pile.captures
        self.pair_joins_up_to = pile.pair_joins_up_to or _MOST_CARDS
        self.wild_top = pile.wild_top is WildTop.EQUAL_PAIR and self.wild_melds
        self.waiver_from_stock = rules.opening.waiver in (Waiver.FROM_STOCK, Waiver.WITH_PILE)
        self.waiver_with_pile = rules.opening.waiver is Waiver.WITH_PILE

    def _plan_going_out(self, rules: Ruleset) -> None:
        out = rules.out
        self.quotas = out.go_out_canastas
        counts = dict.fromkeys(QuotaKind, 0)
        for quota in out.go_out_canastas:
            counts[quota.kind] += quota.count
        self.quota_total = sum(counts.values())
        # What has to be there, for every choice of quotas: canastas, and the kinds that serve.
        kinds = [kind for kind, count in counts.items() if count]
        self.quota_needs = tuple(
            (sum(counts[kind] for kind in chosen), serving(chosen))
            for n in range(1, len(kinds) + 1)
            for chosen in combinations(kinds, n)
        )
        self.out_conditions = out.out_conditions
        self.quota_classic = all(
            kind in (QuotaKind.ANY, QuotaKind.NATURAL, QuotaKind.MIXED, QuotaKind.WILD)
            for kind in kinds
        )
        # Any canasta fills the quota, and one that is there is never lost again.
        self.quota_simple = self.quota_total == counts[QuotaKind.ANY]
        self.final_discard_due = out.final_discard is FinalDiscard.REQUIRED
        self.final_discard_barred = out.final_discard is FinalDiscard.FORBIDDEN
        # With the canastas there, any play may be the last but one, or the last.
        self.plain_out = (
            self.quota_simple and not self.final_discard_due and not self.final_discard_barred
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
        self.three_sign = rules.threes.three_sign
        self.black_three_points = rules.threes.black3_hand_value

    def _plan_special_hands(self, rules: Ruleset) -> None:
        scoring = rules.scoring
        # The best paid first; none in most rulesets, which is all that they are asked.
        self.special_hands = tuple(
            sorted(scoring.special_hands, key=lambda bonus: bonus.points, reverse=True)
        )
        plays_any = bool(self.special_hands)
        self.special_courtesy = plays_any and scoring.special_courtesy
        self.special_from_discard = plays_any and scoring.special_from_discard

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

    def opening_band(self, score: int, number: int = 1) -> Band:
        """What the opening needs at this total (S0-MIN-1, conflict-26, var-6), or in the round of
        this number, from 1, where that decides (var-9.1)."""
        key = number if self.opens_by_round else score
        return max(
            (band for band in self.rules.opening.opening_bands if band.from_score <= key),
            key=lambda band: band.from_score,
        )

    def blocks(self, top: Card) -> bool:
        """Whether nobody may take a pile with this card on top (S2-PILE-5, var-11-mexicana)."""
        return not top.rank.is_natural or top.rank == self.blocked_rank

    def taken(self, pile: Sequence[Card]) -> Sequence[Card]:
        """What whoever takes a pile gets of it, bottom to top (var-9.1, var-10.5-M9)."""
        if not self.takes_part:
            return pile
        first = max(0, len(pile) - self.takes_top)
        if self.takes_above_wild:
            under_top = range(len(pile) - 2, first - 1, -1)
            first = next((i + 1 for i in under_top if pile[i].is_wild), first)
        return pile[first:]

    def opening_minimum(self, score: int, number: int = 1) -> int:
        """Card points the opening needs at this total, or in this round."""
        return self.opening_band(score, number).points

    def canastas_missing(self, tally: int) -> int:
        """How many more canastas, at least, going out needs beside those of a tally.

        Each fills one quota only (S0-OUT-2, var-8-N3): so for every choice of quotas there must
        be as many canastas as they ask for that serve one of them.
        """
        return max([needed - n_canastas(tally & mask) for needed, mask in self.quota_needs] or [0])

    def quotas_met(self, tally: int) -> bool:
        """Whether the canastas of a tally are enough to go out."""
        return self.canastas_missing(tally) <= 0

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
