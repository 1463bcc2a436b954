"""The part of a plan that the end of a round makes."""

from __future__ import annotations

from itertools import combinations

from canasta.engine.rules.choices import (
    AskWindow,
    FinalDiscard,
    LastThree,
    Permission,
    QuotaKind,
    SpoiledBy,
    StockEnd,
)
from canasta.engine.rules.pile_plan import PilePlan
from canasta.engine.rules.ruleset import Ruleset, ScoringRules
from canasta.engine.tally import (
    MIXED,
    MIXED_SEVENS,
    NATURAL,
    NATURAL_SEVENS,
    UNITS,
    n_canastas,
    serving,
)


class OutPlan(PilePlan):
    """What going out needs, how a round ends without it, and which hands end it at once."""

    __slots__ = (
        "ask_before_any",
        "asks",
        "black_three_points",
        "concealed_may_add",
        "concealed_pile_allowed",
        "concealed_spoiled_by_side",
        "counts_canastas",
        "ends_after_last_drawer",
        "final_discard_barred",
        "final_discard_due",
        "fines_hoards",
        "fines_unfinished",
        "forced_fit",
        "last_three_at_once",
        "last_three_in_hand",
        "out_conditions",
        "permission_due",
        "permission_once_a_round",
        "plain_out",
        "quota_classic",
        "quota_needs",
        "quota_simple",
        "quota_single",
        "quota_total",
        "quota_unit",
        "quotas",
        "special_courtesy",
        "special_from_discard",
        "special_hands",
        "three_schedule",
        "three_sign",
    )

    def __init__(self, rules: Ruleset) -> None:
        super().__init__(rules)
        self._plan_going_out(rules)
        self._plan_special_hands(rules)
        self._plan_scoring(rules.scoring)

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
        # The first kind of canasta that serves the same quotas; 0 for those that serve none.
        first: dict[tuple[bool, ...], int] = {}
        self.quota_unit: dict[int, int] = {}
        for unit in UNITS:
            served = tuple([bool(mask & unit) for _, mask in self.quota_needs])
            self.quota_unit[unit] = first.setdefault(served, unit) if any(served) else 0
        # One kind of quota is all there is, and sets fill it whether or not wilds join them.
        self.quota_single = len(kinds) <= 1 and all(
            self.quota_unit[natural] == self.quota_unit[mixed]
            for natural, mixed in ((NATURAL, MIXED), (NATURAL_SEVENS, MIXED_SEVENS))
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

    def _plan_scoring(self, scoring: ScoringRules) -> None:
        # Which lines of the sheet there are at all; most rulesets have none of these.
        self.counts_canastas = bool(
            any(band.points for band in scoring.canasta_count_bonus)
            or any(mix.points for mix in scoring.canasta_mix_bonus)
            or scoring.black_threes_bonus
        )
        self.fines_unfinished = bool(
            scoring.sevens_unfinished
            or scoring.aces_unfinished
            or scoring.wild_unfinished
            or scoring.wild_unfinished_jokers
            or (scoring.sequence_short and scoring.sequence_shorter_than)
        )
        self.fines_hoards = bool(scoring.sevens_held or scoring.aces_held)

    def _plan_special_hands(self, rules: Ruleset) -> None:
        scoring = rules.scoring
        # The best paid first; none in most rulesets, which is all that they are asked.
        self.special_hands = tuple(
            sorted(scoring.special_hands, key=lambda bonus: bonus.points, reverse=True)
        )
        plays_any = bool(self.special_hands)
        self.special_courtesy = plays_any and scoring.special_courtesy
        self.special_from_discard = plays_any and scoring.special_from_discard

    def canastas_missing(self, tally: int) -> int:
        """How many more canastas, at least, going out needs beside those of a tally.

        Each fills one quota only (S0-OUT-2, var-8-N3): so for every choice of quotas there must
        be as many canastas as they ask for that serve one of them.
        """
        return max([needed - n_canastas(tally & mask) for needed, mask in self.quota_needs] or [0])

    def by_quota(self, tally: int) -> int:
        """A tally in which canastas that serve the same quotas are counted as one kind."""
        return sum([tally // unit % 256 * serves for unit, serves in self.quota_unit.items()])

    def quotas_met(self, tally: int) -> bool:
        """Whether the canastas of a tally are enough to go out."""
        return self.canastas_missing(tally) <= 0
