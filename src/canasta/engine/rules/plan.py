"""The plan: a ruleset made ready, once a match, for play.

The hot path reads plain integers, flags and tables here; no rule is asked by name after this. Each
part of the plan stands on the part before it: the table, the melds, the pile, the end of a round.
"""

from __future__ import annotations

from canasta.engine.rules.out_plan import OutPlan
from canasta.engine.rules.ruleset import Ruleset


class Plan(OutPlan):
    """A ruleset resolved; shared by all rounds of a match and never changed."""

    __slots__ = ("plain", "plain_sets", "wide")

    def __init__(self, rules: Ruleset) -> None:
        super().__init__(rules)
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


_PLANS: dict[int, Plan] = {}


def plan_of(rules: Ruleset) -> Plan:
    """The plan of a ruleset; the same object while that ruleset is in use."""
    plan = _PLANS.get(id(rules))
    if plan is None or plan.rules is not rules:
        if len(_PLANS) >= 256:
            _PLANS.clear()
        plan = _PLANS[id(rules)] = Plan(rules)
    return plan
