"""Changes that cannot matter because of other rules; see docs/decisions/0015-moot-changes.md."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from canasta.engine.rules import Ruleset
from canasta.engine.rules.choices import (
    BlackThreeMeld,
    BonusThrees,
    CanastaGrowth,
    Capture,
    DiscardBan,
    MeldsPerRank,
    OpeningContent,
    OpeningFromPile,
    Packet,
    Permission,
    PileBlackThrees,
    PileFrozen,
    RankWilds,
    SpoiledBy,
    StockEnd,
    TeamMode,
    Upcard,
    Waiver,
    WildLimit,
    WildMeld,
)
from tests.rules.watch import changed_by


def _has_no_partners(rules: Ruleset) -> bool:
    return rules.players == rules.n_sides and rules.match.team_mode is TeamMode.FIXED


def _has_no_wild_melds(rules: Ruleset) -> bool:
    return rules.melds.wild_meld is WildMeld.NEVER


def _finishes_wild_melds(rules: Ruleset) -> bool:
    """Whether no meld of wilds can be less than a canasta."""
    return rules.melds.wild_meld in (WildMeld.NEVER, WildMeld.WHOLE_CANASTA)


def _has_one_wild_canasta(rules: Ruleset) -> bool:
    """Whether melds of wilds are whole canastas, and the pack has not the cards for two."""
    wilds = 4 * rules.deck.packs + rules.deck.jokers
    return _finishes_wild_melds(rules) and wilds < 2 * rules.melds.canasta_size


def _ends_no_wild_melds(rules: Ruleset) -> bool:
    return _has_no_wild_melds(rules) or _has_one_wild_canasta(rules)


def _has_no_upcard(rules: Ruleset) -> bool:
    return rules.deck.upcard is Upcard.NONE


def _lays_black_threes(rules: Ruleset) -> bool:
    """Whether black threes are laid for a bonus, and so neither melded nor discarded."""
    return rules.threes.bonus_threes is BonusThrees.BOTH


def _wilds_follow_from_size(rules: Ruleset) -> bool:
    """Whether two naturals to each wild leave no room for more wilds in a closed canasta."""
    melds = rules.melds
    return (
        melds.wild_limit is WildLimit.HALF
        and melds.canasta_growth is CanastaGrowth.CLOSED
        and melds.max_wilds >= melds.canasta_size // 3
    )


def _has_no_sequences(rules: Ruleset) -> bool:
    return not rules.melds.sequences


def _takes_no_long_meld(rules: Ruleset) -> bool:
    """Whether a captured pair finds no meld that is too long for it, but has room for three."""
    room = rules.melds.canasta_size - 3
    return rules.melds.canasta_growth is CanastaGrowth.CLOSED and (
        not rules.pile.pair_joins_up_to or rules.pile.pair_joins_up_to >= room
    )


def _has_no_packet(rules: Ruleset) -> bool:
    return rules.deck.packet is Packet.NONE


def _has_no_talon(rules: Ruleset) -> bool:
    return rules.deck.packet is not Packet.TALON


def _takes_by_pairs_alone(rules: Ruleset) -> bool:
    return rules.pile.pile_frozen is PileFrozen.ALWAYS


def _opens_from_hand_alone(rules: Ruleset) -> bool:
    return rules.opening.opening_from_pile is OpeningFromPile.FORBIDDEN


def _opens_like_any_turn(rules: Ruleset) -> bool:
    """Whether the melds of an opening are bound by nothing that later ones are free of, or free."""
    melds = rules.melds
    return (
        rules.opening.opening_mixed_canasta
        and not melds.naturals_before_wilds
        and RankWilds.OPENING_ONLY not in (melds.sevens_wilds, melds.aces_wilds)
    )


def _sets_nothing_aside(rules: Ruleset) -> bool:
    return rules.pile.pile_black_threes is PileBlackThrees.TO_HAND


# When a field says nothing, whatever its value, because of others.
_MOOT: Mapping[str, Callable[[Ruleset], bool]] = {
    # With two seats both ways round are one.
    "direction": lambda rules: rules.players == 2,
    "upcard_reject": _has_no_upcard,
    "upcard_reject_action": lambda rules: not rules.deck.upcard_reject or _has_no_upcard(rules),
    "upcard_black_three": _has_no_upcard,
    "under_upcard": _has_no_upcard,
    "packet_size": _has_no_packet,
    # An opener's draw comes from the stock, as any other.
    "packet_three_replaced": lambda rules: rules.deck.packet in (Packet.NONE, Packet.OPENING_DRAW),
    "turn_card": _has_no_talon,
    "keep_waived_by_packet": _has_no_talon,
    "short_draw_ok": lambda rules: rules.turn.draw_count == 1,
    "max_wilds": _wilds_follow_from_size,
    # Of two melds of a rank one is complete, where another begins only then: they never merge.
    "merging": lambda rules: rules.melds.melds_per_rank is not MeldsPerRank.MANY,
    "black3_meld": _lays_black_threes,
    # A canasta that is not closed takes in naturals anyhow.
    "growth_going_out": lambda rules: rules.melds.canasta_growth is not CanastaGrowth.CLOSED,
    "wild_meld_locks": _finishes_wild_melds,
    "wild_melds_end": _ends_no_wild_melds,
    "wild_top": _finishes_wild_melds,
    "opening_closes": _opens_like_any_turn,
    "permission": _has_no_partners,
    "ask_window": lambda rules: rules.out.permission is Permission.NONE or _has_no_partners(rules),
    # Alone, the melds of the side are the player's.
    "concealed_spoiled_by": _has_no_partners,
    # The partner's melds are the side's, grown or not.
    "concealed_may_add": lambda rules: (
        rules.out.concealed_spoiled_by is SpoiledBy.SIDE or _has_no_partners(rules)
    ),
    # No turn begins without a stock, or the top card alone takes nothing.
    "forced_fit": lambda rules: (
        rules.out.stock_end is StockEnd.AFTER_LAST_DRAWER or _takes_by_pairs_alone(rules)
    ),
    "frozen_before_opening": lambda rules: (
        _takes_by_pairs_alone(rules) or _opens_from_hand_alone(rules)
    ),
    # A hand that must qualify by itself has no use for the top card.
    "top_card_counts": lambda rules: rules.opening.opening_from_pile is not OpeningFromPile.ALLOWED,
    "opening_from_pile": lambda rules: (
        not _opens_from_hand_alone(rules) and not rules.opening.top_card_counts
    ),
    "freezers": lambda rules: rules.pile.pile_frozen is not PileFrozen.NORMAL,
    "pair_joins_up_to": _takes_no_long_meld,
    "pile_black_threes": _lays_black_threes,
    # Of several melds of a rank a pair may join a canasta where the top card may.
    "captures": lambda rules: (
        _takes_by_pairs_alone(rules)
        and not (
            rules.melds.melds_per_rank is MeldsPerRank.MANY
            and Capture.ONTO_CANASTA in rules.pile.captures
        )
    ),
    "special_courtesy": lambda rules: not rules.scoring.special_hands or _has_no_partners(rules),
    "special_from_discard": lambda rules: not rules.scoring.special_hands,
    "wild_bonus": _has_no_wild_melds,
    "wild_twos_bonus": _has_no_wild_melds,
    "wild_jokers_bonus": _has_no_wild_melds,
    "wild_unfinished": _finishes_wild_melds,
    "wild_unfinished_jokers": _finishes_wild_melds,
    "sequence_bonus": _has_no_sequences,
    "sequence_joining": _has_no_sequences,
    "sequence_twins": _has_no_sequences,
    "sequence_growth_out": _has_no_sequences,
    "sequence_shorter_than": _has_no_sequences,
    "sequence_short": lambda rules: (
        not rules.melds.sequences or not rules.scoring.sequence_shorter_than
    ),
    "held_count": lambda rules: not rules.scoring.sevens_held and not rules.scoring.aces_held,
    "black3_aside": _sets_nothing_aside,
    "black3_aside_all": _sets_nothing_aside,
    "black_threes_bonus": lambda rules: rules.melds.black3_meld is BlackThreeMeld.NEVER,
    "tie_raise": lambda rules: not rules.match.target,
}


def _bans_that_bind(rules: Ruleset) -> object:
    """The bans on discards, without one on black threes that nobody holds."""
    bans = rules.turn.discard_bans
    return bans - {DiscardBan.BLACK_THREE_FIRST_ROUND} if _lays_black_threes(rules) else bans


def _wild_limit_that_binds(rules: Ruleset) -> object:
    """Wilds against naturals, where there are not always naturals enough."""
    melds = rules.melds
    enough = melds.wild_limit is WildLimit.NOT_MORE and melds.max_wilds <= melds.min_naturals
    return WildLimit.MAX_ONLY if enough else melds.wild_limit


def _waiver_that_helps(rules: Ruleset) -> Waiver:
    """The waiver of the minimum, which lets no wilds into an opening of naturals alone."""
    opening = rules.opening
    natural = opening.opening_content is OpeningContent.ALL_NATURAL
    return Waiver.NEVER if natural and opening.waiver is not Waiver.SPLASH else opening.waiver


def _captures_that_are(rules: Ruleset) -> object:
    """The ways of taking the pile, without one onto canastas that are closed."""
    closed = rules.melds.canasta_growth is CanastaGrowth.CLOSED
    return rules.pile.captures - {Capture.ONTO_CANASTA} if closed else rules.pile.captures


# What a field comes to beside others: where that is the same, a change of it says nothing.
_MEANING: Mapping[str, Callable[[Ruleset], object]] = {
    "discard_bans": _bans_that_bind,
    "wild_limit": _wild_limit_that_binds,
    "captures": _captures_that_are,
    "waiver": _waiver_that_helps,
}


def says_nothing(rule: str, changed: Ruleset, before: Any) -> bool:
    """Whether other rules leave a changed one nothing to say; `before` is what it was."""
    is_silent = _MOOT.get(rule)
    if is_silent is not None and is_silent(changed):
        return True
    meaning = _MEANING.get(rule)
    if meaning is None:
        return False
    unchanged = changed_by(changed, {rule: before})
    return unchanged is not None and meaning(unchanged) == meaning(changed)
