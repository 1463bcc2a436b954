"""Which rules of a ruleset are worth a sentence: those that decide something beside the others."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from canasta.engine.rules import Ruleset
from canasta.engine.rules.choices import (
    BlackThreeMeld,
    PartnerDraw,
    Permission,
    PileFrozen,
    SpoiledBy,
    StockEnd,
    TeamMode,
    TieRule,
    WildMeld,
)


def is_told(rules: Ruleset, name: str) -> bool:
    """Whether the rule of that name has a place on the page of these rules."""
    return name not in _TOLD_WHERE or _TOLD_WHERE[name](rules)


def _has_partners(rules: Ruleset) -> bool:
    return rules.n_sides < rules.players or rules.match.team_mode is TeamMode.LONE_HAND


def _asks(rules: Ruleset) -> bool:
    return _has_partners(rules) and rules.out.permission is not Permission.NONE


def _may_freeze(rules: Ruleset) -> bool:
    return rules.pile.pile_frozen is not PileFrozen.ALWAYS


_TOLD_WHERE: Final[Mapping[str, Callable[[Ruleset], bool]]] = {
    "team_mode": lambda rules: rules.match.team_mode is not TeamMode.FIXED,
    "direction": lambda rules: rules.players > 2,
    "target": lambda rules: rules.match.target > 0,
    "deals": lambda rules: rules.match.deals > 0,
    "tie_raise": lambda rules: (
        rules.match.target > 0 and rules.match.tie_rule is not TieRule.SHARED
    ),
    "partner_draw": lambda rules: (
        _has_partners(rules) and rules.match.partner_draw is not PartnerDraw.GIVEN
    ),
    "upcard_reject_action": lambda rules: bool(rules.deck.upcard_reject),
    "short_draw_ok": lambda rules: rules.turn.draw_count > 1,
    "frozen_before_opening": _may_freeze,
    "freezers": lambda rules: rules.pile.pile_frozen is PileFrozen.NORMAL,
    "captures": _may_freeze,
    "permission": _has_partners,
    "ask_window": _asks,
    "concealed_spoiled_by": _has_partners,
    "concealed_may_add": lambda rules: (
        _has_partners(rules) and rules.out.concealed_spoiled_by is SpoiledBy.PLAYER
    ),
    "forced_fit": lambda rules: rules.out.stock_end is StockEnd.PILE_RUN,
    "wild_bonus": lambda rules: rules.melds.wild_meld is not WildMeld.NEVER,
    "canasta_count_bonus": lambda rules: any(
        band.points for band in rules.scoring.canasta_count_bonus
    ),
    "black_threes_bonus": lambda rules: (
        rules.scoring.black_threes_bonus > 0 and rules.melds.black3_meld is not BlackThreeMeld.NEVER
    ),
    "canastas_win": lambda rules: rules.scoring.canastas_win > 0,
}
"""Rules that are told only in some rulesets; all others always are."""
