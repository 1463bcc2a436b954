"""What melds, opening, pile and going out must obey: whatever is asked for can be had."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canasta.engine.cards import NATURAL_RANKS
from canasta.engine.rules.choices import (
    Capture,
    OpeningCanasta,
    OpeningCloses,
    OpeningContent,
    OutCondition,
    Packet,
    QuotaKind,
    RankWilds,
    WildMeld,
)
from canasta.engine.rules.complaint import Complaint

if TYPE_CHECKING:
    from canasta.engine.rules.ruleset import Ruleset


def naturals_fit_the_smallest_meld(rules: Ruleset) -> Complaint | None:
    """The naturals a set needs are no more than its fewest cards."""
    if rules.melds.min_naturals <= rules.melds.min_size:
        return None
    text = "min_naturals is more than min_size; lower it, or raise min_size"
    return Complaint(("min_naturals", "min_size"), text)


def the_smallest_meld_is_no_more_than_a_canasta(rules: Ruleset) -> Complaint | None:
    """The smallest meld has no more cards than a canasta."""
    if rules.melds.min_size <= rules.melds.canasta_size:
        return None
    text = "min_size is more than canasta_size; lower it, or raise canasta_size"
    return Complaint(("min_size", "canasta_size"), text)


def a_sequence_can_be_a_canasta(rules: Ruleset) -> Complaint | None:
    """Where sequences are melded, one can be as long as a canasta."""
    if not rules.melds.sequences or rules.melds.canasta_size <= len(NATURAL_RANKS):
        return None
    text = f"sequences hold at most {len(NATURAL_RANKS)} cards; canasta_size is more, lower it"
    return Complaint(("sequences", "canasta_size"), text)


def what_holds_for_the_opening_lasts_its_turn(rules: Ruleset) -> Complaint | None:
    """Limits that the opening alone is free of, or bound by, change with the turn."""
    melds = rules.melds
    only = RankWilds.OPENING_ONLY in (melds.sevens_wilds, melds.aces_wilds)
    limited = melds.naturals_before_wilds or only or not rules.opening.opening_mixed_canasta
    if not limited or rules.opening.opening_closes is OpeningCloses.WITH_TURN:
        return None
    fields = ("naturals_before_wilds", "sevens_wilds", "aces_wilds", "opening_mixed_canasta")
    text = f"{', '.join(fields[:3])} or opening_mixed_canasta tell an opening from what follows it"
    return Complaint((*fields, "opening_closes"), f"{text}; make opening_closes with-turn")


def a_pair_takes_the_pile(rules: Ruleset) -> Complaint | None:
    """A natural pair takes the pile in every game."""
    if Capture.NATURAL_PAIR in rules.pile.captures:
        return None
    text = "captures must hold natural-pair: a pair takes the pile in every game; add it"
    return Complaint(("captures",), text)


def quotas_can_be_filled(rules: Ruleset) -> Complaint | None:
    """Each canasta that going out asks for can be made."""
    lacking = {
        QuotaKind.NATURAL: _natural_lacks,
        QuotaKind.MIXED: _mixed_lacks,
        QuotaKind.WILD: _wild_lacks,
        QuotaKind.SEQUENCE: _sequence_lacks,
        QuotaKind.SEVENS: _sevens_lack,
        QuotaKind.ANY: _any_lacks,
        QuotaKind.NOT_WILD: _any_of_naturals_lacks,
    }
    for quota in rules.out.go_out_canastas:
        lack = lacking[quota.kind](rules) if quota.count else None
        if lack is not None:
            field, remedy = lack
            text = f"go_out_canastas asks for {quota.kind}, which no meld can be; {remedy}"
            return Complaint(("go_out_canastas", field), text)
    return None


def quotas_are_few(rules: Ruleset) -> Complaint | None:
    """Going out asks for no more canastas than there are ranks."""
    total = sum(quota.count for quota in rules.out.go_out_canastas)
    if total <= len(NATURAL_RANKS):
        return None
    text = f"go_out_canastas asks for {total} canastas; at most {len(NATURAL_RANKS)} can be asked"
    return Complaint(("go_out_canastas",), text)


def a_canasta_to_open_with_can_be_made(rules: Ruleset) -> Complaint | None:
    """Where an opening must hold a canasta, one can be made."""
    for band in rules.opening.opening_bands:
        match band.canasta:
            case OpeningCanasta.NONE:
                lack = None
            case OpeningCanasta.NATURAL:
                lack = _natural_lacks(rules)
            case OpeningCanasta.NATURAL_OR_BETTER:
                lack = _natural_lacks(rules) and _wild_lacks(rules) and _sequence_lacks(rules)
            case OpeningCanasta.ANY | OpeningCanasta.WORTH:
                lack = _any_lacks(rules)
        if lack is not None:
            field, remedy = lack
            text = f"opening_bands asks for a canasta ({band.canasta}), which no meld can be"
            return Complaint(("opening_bands", field), f"{text}; {remedy}")
    return None


def an_opening_of_naturals_needs_no_canasta(rules: Ruleset) -> Complaint | None:
    """Where only naturals open, points are all that an opening needs."""
    if rules.opening.opening_content is not OpeningContent.ALL_NATURAL:
        return None
    for band in rules.opening.opening_bands:
        if band.canasta is not OpeningCanasta.NONE:
            text = (
                f"opening_bands asks for a canasta ({band.canasta}) where only naturals open; "
                "ask for points alone, or make opening_content any"
            )
            return Complaint(("opening_bands", "opening_content"), text)
    return None


def a_foot_is_played_where_there_is_one(rules: Ruleset) -> Complaint | None:
    """Going out waits for the partner's foot only where feet are dealt."""
    if (
        OutCondition.PARTNER_PLAYED_FOOT not in rules.out.out_conditions
        or rules.deck.packet is Packet.FOOT
    ):
        return None
    text = "out_conditions waits for the partner's foot; set packet = foot, or drop that condition"
    return Complaint(("out_conditions", "packet"), text)


MELD_LAWS: Final = (
    naturals_fit_the_smallest_meld,
    the_smallest_meld_is_no_more_than_a_canasta,
    a_sequence_can_be_a_canasta,
    what_holds_for_the_opening_lasts_its_turn,
    a_pair_takes_the_pile,
    quotas_can_be_filled,
    quotas_are_few,
    a_canasta_to_open_with_can_be_made,
    an_opening_of_naturals_needs_no_canasta,
    a_foot_is_played_where_there_is_one,
)


def _natural_lacks(rules: Ruleset) -> tuple[str, str] | None:
    """Why there can be no natural canasta: a field, and the remedy; None where there can."""
    if rules.melds.canasta_size <= 4 * rules.deck.packs:
        return None
    return "canasta_size", "lower canasta_size, or add packs"


def _mixed_lacks(rules: Ruleset) -> tuple[str, str] | None:
    if not rules.melds.max_wilds:
        return "max_wilds", "raise max_wilds"
    return _any_of_naturals_lacks(rules)


def _wild_lacks(rules: Ruleset) -> tuple[str, str] | None:
    if rules.melds.wild_meld is WildMeld.NEVER:
        return "wild_meld", "let wilds be melded: wild_meld = mixed"
    jokers = 0 if rules.melds.wild_meld is WildMeld.TWOS_ONLY else rules.deck.jokers
    if rules.melds.canasta_size > 4 * rules.deck.packs + jokers:
        return "canasta_size", "lower canasta_size, or add packs"
    return None


def _sequence_lacks(rules: Ruleset) -> tuple[str, str] | None:
    return None if rules.melds.sequences else ("sequences", "set sequences = true")


def _sevens_lack(rules: Ruleset) -> tuple[str, str] | None:
    if rules.melds.sevens_wilds is RankWilds.NEVER and _natural_lacks(rules):
        return "sevens_wilds", "let sevens take wilds: sevens_wilds = normal"
    return _any_of_naturals_lacks(rules)


def _any_of_naturals_lacks(rules: Ruleset) -> tuple[str, str] | None:
    """The same for a canasta with naturals in it."""
    if rules.melds.sequences:
        return None
    if rules.melds.canasta_size <= 4 * rules.deck.packs + rules.melds.max_wilds:
        return None
    return "canasta_size", "lower canasta_size, or add packs"


def _any_lacks(rules: Ruleset) -> tuple[str, str] | None:
    return _any_of_naturals_lacks(rules) and _wild_lacks(rules)
