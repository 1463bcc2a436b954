"""Where each rule stands on the page of the rules: its group, and after what."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from canasta.engine.rules import Ruleset
from canasta.engine.rules.choices import Packet

ALWAYS: Final = "rules-always-"
"""How the id of a sentence begins that no field decides alone."""

DEALT_PACKETS: Final = frozenset({Packet.FOOT, Packet.RESERVE})
"""Second packets that are there from the deal on."""


def order_of_rules(rules: Ruleset) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Each group and what stands in it: names of fields, and ids of other sentences.

    A second packet is told with the deal where it is dealt, else after the first melds.
    """
    after = "deck" if rules.deck.packet in DEALT_PACKETS else "opening"
    for group, names in ORDER.items():
        if group != _PACKET:
            yield group, names
        if group == after:
            yield _PACKET, ORDER[_PACKET]


_PACKET: Final = "packet"

ORDER: Final[Mapping[str, tuple[str, ...]]] = {
    "match": (
        "rules-always-match",
        "seating",
        "team_mode",
        "partner_draw",
        "direction",
        "first_dealer",
        "rematch_dealer",
        "target",
        "deals",
        "tie_rule",
        "tie_raise",
        "canastas_win",
    ),
    "deck": (
        "packs",
        "jokers",
        "rules-always-deck",
        "hand_size",
        "upcard",
        "under_upcard",
        "upcard_reject",
        "upcard_reject_action",
        "upcard_black_three",
    ),
    _PACKET: (
        "packet",
        "packet_size",
        "rules-always-packet",
        "turn_card",
        "keep_waived_by_packet",
    ),
    "turn": (
        "rules-always-turn",
        "draw_count",
        "short_draw_ok",
        "melds_from_round",
        "discard_bans",
        "rules-always-bans",
    ),
    "melds": (
        "rules-always-melds",
        "min_size",
        "min_naturals",
        "max_wilds",
        "wild_limit",
        "naturals_before_wilds",
        "sevens_wilds",
        "aces_wilds",
        "canasta_size",
        "canasta_growth",
        "growth_going_out",
        "sequences",
        "sequence_joining",
        "sequence_twins",
        "sequence_growth_out",
        "wild_meld",
        "wild_meld_locks",
        "wild_melds_end",
        "black3_meld",
        "rules-always-side",
        "melds_per_rank",
        "merging",
        "dead_ranks",
    ),
    "opening": (
        "opening_key",
        "opening_bands",
        "rules-always-opening",
        "rules-always-minimum",
        "opening_content",
        "opening_mixed_canasta",
        "opening_closes",
        "opening_from_pile",
        "top_card_counts",
        "waiver",
    ),
    "pile": (
        "captures",
        "pile_frozen",
        "frozen_before_opening",
        "freezers",
        "pair_joins_up_to",
        "rules-always-pile",
        "sevens_block",
        "wild_top",
        "take_top",
        "take_above_wild",
        "pile_black_threes",
        "one_card_rule",
        "pile_visibility",
    ),
    "threes": (
        "bonus_threes",
        "three_replaced",
        "packet_three_replaced",
        "kept_three",
        "three_schedule",
        "three_sign",
        "red3_hand_value",
        "black3_hand_value",
    ),
    "out": (
        "rules-always-out",
        "go_out_canastas",
        "rules-always-quotas",
        "out_conditions",
        "rules-always-keep",
        "final_discard",
        "permission",
        "ask_window",
        "go_out_bonus",
        "concealed_bonus_total",
        "concealed_spoiled_by",
        "concealed_may_add",
        "concealed_pile_allowed",
        "stock_end",
        "forced_fit",
        "last_three_ends",
    ),
    "scoring": (
        "rules-always-scoring",
        "natural_bonus",
        "mixed_bonus",
        "sequence_bonus",
        "wild_bonus",
        "wild_twos_bonus",
        "wild_jokers_bonus",
        "sevens_bonus",
        "aces_bonus",
        "canasta_count_bonus",
        "canasta_mix_bonus",
        "black_threes_bonus",
        "black3_aside",
        "black3_aside_all",
        "sequence_shorter_than",
        "sequence_short",
        "sevens_unfinished",
        "aces_unfinished",
        "wild_unfinished",
        "wild_unfinished_jokers",
        "held_count",
        "sevens_held",
        "aces_held",
        "score_by_canastas",
    ),
    "special": (
        "special_hands",
        "rules-always-special",
        "special_from_discard",
        "special_courtesy",
    ),
}
"""The page in reading order; every field of a ruleset stands here once."""
