"""Which rules of a ruleset are worth a sentence: those that decide something beside the others."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from canasta.engine.rules import Ruleset
from canasta.engine.rules.choices import (
    BlackThreeMeld,
    BonusThrees,
    CanastaGrowth,
    Capture,
    DeadRanks,
    KeptThree,
    OpeningContent,
    OpeningFromPile,
    Packet,
    PartnerDraw,
    Permission,
    PileBlackThrees,
    PileFrozen,
    RankWilds,
    SpoiledBy,
    StockEnd,
    TeamMode,
    TieRule,
    UnderUpcard,
    Upcard,
    WildLimit,
    WildMeld,
    WildTop,
)
from canasta.i18n.rule_order import DEALT_PACKETS

Condition = Callable[[Ruleset], bool]


def is_told(rules: Ruleset, name: str) -> bool:
    """Whether the rule, or the other sentence, of that name has a place on the page of these."""
    return name not in _TOLD_WHERE or _TOLD_WHERE[name](rules)


def _has_partners(rules: Ruleset) -> bool:
    return rules.n_sides < rules.players or rules.match.team_mode is TeamMode.LONE_HAND


def _asks(rules: Ruleset) -> bool:
    return _has_partners(rules) and rules.out.permission is not Permission.NONE


def _has_upcard(rules: Ruleset) -> bool:
    return rules.deck.upcard is not Upcard.NONE


def _may_freeze(rules: Ruleset) -> bool:
    return rules.pile.pile_frozen is not PileFrozen.ALWAYS


def _has_sequences(rules: Ruleset) -> bool:
    return rules.melds.sequences


def _grows_wild(rules: Ruleset) -> bool:
    """Whether melds of wilds may lie on the table unfinished."""
    return rules.melds.wild_meld in {WildMeld.MIXED, WildMeld.TWOS_ONLY}


def _opening_is_apart(rules: Ruleset) -> bool:
    """Whether the first melds keep rules that later ones of the same turn need not keep."""
    melds, opening = rules.melds, rules.opening
    return (
        melds.naturals_before_wilds > 0
        or RankWilds.OPENING_ONLY in {melds.sevens_wilds, melds.aces_wilds}
        or opening.opening_content is OpeningContent.ALL_NATURAL
        or not opening.opening_mixed_canasta
    )


def _conceals(rules: Ruleset) -> bool:
    return rules.out.concealed_bonus_total != rules.out.go_out_bonus


def _conceals_with_partners(rules: Ruleset) -> bool:
    return _conceals(rules) and _has_partners(rules)


def _sets_aside(rules: Ruleset) -> bool:
    return rules.pile.pile_black_threes is PileBlackThrees.SET_ASIDE


def _may_fit(rules: Ruleset) -> bool:
    """Whether a top card can go to a meld without a card from the hand."""
    onto = {Capture.ONTO_SET, Capture.ONTO_CANASTA, Capture.ONTO_SEQUENCE}
    return _may_freeze(rules) and bool(onto & rules.pile.captures)


def _has_special_hands(rules: Ruleset) -> bool:
    return bool(rules.scoring.special_hands)


def _never(rules: Ruleset) -> bool:
    """For a number that stands in the sentence of another rule."""
    return False


def _where(name: str, condition: Condition = lambda rules: True) -> Condition:
    """Where the rule is neither no nor 0, and something else holds."""
    return lambda rules: bool(_value(rules, name)) and condition(rules)


def _value(rules: Ruleset, name: str) -> Any:
    return next(value for _, other, _, value in rules.knobs() if other == name)


_MATCH: Final[Mapping[str, Condition]] = {
    "team_mode": lambda rules: rules.match.team_mode is not TeamMode.FIXED,
    "direction": lambda rules: rules.players > 2,
    "target": _where("target"),
    "deals": _where("deals"),
    "tie_raise": lambda rules: (
        rules.match.target > 0 and rules.match.tie_rule is not TieRule.SHARED
    ),
    "partner_draw": lambda rules: (
        _has_partners(rules) and rules.match.partner_draw is not PartnerDraw.GIVEN
    ),
    "canastas_win": _where("canastas_win"),
}

_DEAL: Final[Mapping[str, Condition]] = {
    "under_upcard": lambda rules: (
        _has_upcard(rules) and rules.deck.under_upcard is not UnderUpcard.NONE
    ),
    "upcard_reject": _has_upcard,
    "upcard_reject_action": lambda rules: _has_upcard(rules) and bool(rules.deck.upcard_reject),
    "upcard_black_three": _has_upcard,
    "packet": lambda rules: rules.deck.packet is not Packet.NONE,
    "packet_size": lambda rules: rules.deck.packet is not Packet.NONE,
    "rules-always-packet": lambda rules: rules.deck.packet is not Packet.NONE,
    "turn_card": _where("turn_card", lambda rules: rules.deck.packet is Packet.TALON),
    "keep_waived_by_packet": _where(
        "keep_waived_by_packet", lambda rules: rules.deck.packet is not Packet.NONE
    ),
}

_TURN: Final[Mapping[str, Condition]] = {
    "short_draw_ok": lambda rules: rules.turn.draw_count > 1,
    "discard_bans": _where("discard_bans"),
    "rules-always-bans": _where("discard_bans"),
    "melds_from_round": lambda rules: rules.turn.melds_from_round > 1,
}

_MELDS: Final[Mapping[str, Condition]] = {
    "wild_limit": lambda rules: (
        rules.melds.wild_limit is not WildLimit.MAX_ONLY
        or rules.melds.max_wilds > rules.melds.min_naturals
    ),
    "naturals_before_wilds": _where("naturals_before_wilds"),
    "sevens_wilds": lambda rules: rules.melds.sevens_wilds is not RankWilds.NORMAL,
    "aces_wilds": lambda rules: rules.melds.aces_wilds is not RankWilds.NORMAL,
    "growth_going_out": _where(
        "growth_going_out", lambda rules: rules.melds.canasta_growth is CanastaGrowth.CLOSED
    ),
    "merging": _where("merging"),
    "dead_ranks": lambda rules: rules.melds.dead_ranks is not DeadRanks.NOBODY,
    "sequences": _has_sequences,
    "sequence_joining": _has_sequences,
    "sequence_twins": _has_sequences,
    "sequence_growth_out": _where("sequence_growth_out", _has_sequences),
    "wild_meld_locks": _where("wild_meld_locks", _grows_wild),
    "wild_melds_end": _where("wild_melds_end", _grows_wild),
    "black3_meld": lambda rules: rules.threes.bonus_threes is BonusThrees.RED,
}

_OPENING: Final[Mapping[str, Condition]] = {
    "opening_content": lambda rules: rules.opening.opening_content is not OpeningContent.ANY,
    "opening_mixed_canasta": lambda rules: not rules.opening.opening_mixed_canasta,
    "opening_closes": _opening_is_apart,
    "top_card_counts": lambda rules: rules.opening.opening_from_pile is OpeningFromPile.ALLOWED,
}

_PILE: Final[Mapping[str, Condition]] = {
    "captures": _may_freeze,
    "frozen_before_opening": _may_freeze,
    "freezers": lambda rules: rules.pile.pile_frozen is PileFrozen.NORMAL,
    "pair_joins_up_to": _where("pair_joins_up_to"),
    "sevens_block": _where("sevens_block"),
    "wild_top": lambda rules: rules.pile.wild_top is not WildTop.NEVER,
    "take_above_wild": _where("take_above_wild"),
    "pile_black_threes": _sets_aside,
    "one_card_rule": _may_freeze,  # else no single card takes it
}

_THREES: Final[Mapping[str, Condition]] = {
    "packet_three_replaced": lambda rules: rules.deck.packet in DEALT_PACKETS,
    "kept_three": lambda rules: rules.threes.kept_three is not KeptThree.NEVER,
    "red3_hand_value": _where("red3_hand_value"),
}

_OUT: Final[Mapping[str, Condition]] = {
    "rules-always-quotas": lambda rules: len(rules.out.go_out_canastas) > 1,
    "out_conditions": _where("out_conditions"),
    "permission": _has_partners,
    "ask_window": _asks,
    "concealed_bonus_total": _conceals,
    "concealed_spoiled_by": _conceals_with_partners,
    "concealed_may_add": lambda rules: (
        _conceals_with_partners(rules) and rules.out.concealed_spoiled_by is SpoiledBy.PLAYER
    ),
    "concealed_pile_allowed": _conceals,
    "forced_fit": lambda rules: rules.out.stock_end is StockEnd.PILE_RUN and _may_fit(rules),
}

_SCORING: Final[Mapping[str, Condition]] = {
    "sequence_bonus": _has_sequences,
    "wild_bonus": lambda rules: rules.melds.wild_meld is not WildMeld.NEVER,
    "wild_twos_bonus": _where(
        "wild_twos_bonus", lambda rules: rules.melds.wild_meld is not WildMeld.NEVER
    ),
    "wild_jokers_bonus": _where(
        "wild_jokers_bonus",
        lambda rules: rules.melds.wild_meld in {WildMeld.MIXED, WildMeld.WHOLE_CANASTA},
    ),
    "sevens_bonus": _where("sevens_bonus"),
    "aces_bonus": _where("aces_bonus"),
    "score_by_canastas": _where("score_by_canastas"),
    "sevens_unfinished": _where("sevens_unfinished"),
    "aces_unfinished": _where("aces_unfinished"),
    "wild_unfinished": _where("wild_unfinished", _grows_wild),
    "wild_unfinished_jokers": _where(
        "wild_unfinished_jokers", lambda rules: rules.melds.wild_meld is WildMeld.MIXED
    ),
    "sequence_shorter_than": _never,
    "sequence_short": _where("sequence_shorter_than", _where("sequence_short", _has_sequences)),
    "held_count": _never,
    "sevens_held": _where("sevens_held"),
    "aces_held": _where("aces_held"),
    "black3_aside": _sets_aside,
    "black3_aside_all": _sets_aside,
    "canasta_mix_bonus": lambda rules: any(mix.points for mix in rules.scoring.canasta_mix_bonus),
    "canasta_count_bonus": lambda rules: any(
        band.points for band in rules.scoring.canasta_count_bonus
    ),
    "black_threes_bonus": _where(
        "black_threes_bonus", lambda rules: rules.melds.black3_meld is not BlackThreeMeld.NEVER
    ),
    "rules-always-special": _has_special_hands,
    "special_hands": _has_special_hands,
    "special_courtesy": _where("special_courtesy", _has_special_hands),
    "special_from_discard": _has_special_hands,
}

_TOLD_WHERE: Final[Mapping[str, Condition]] = {
    **_MATCH,
    **_DEAL,
    **_TURN,
    **_MELDS,
    **_OPENING,
    **_PILE,
    **_THREES,
    **_OUT,
    **_SCORING,
}
"""Rules that are told only in some rulesets; all others always are."""
