"""The part of a plan that pile and opening make."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from canasta.engine.cards import FIRST_BLACK_THREE, FIRST_RED_THREE, Card, Rank
from canasta.engine.rules.choices import (
    BonusThrees,
    Capture,
    OneCardRule,
    OpeningCanasta,
    OpeningCloses,
    OpeningContent,
    OpeningFromPile,
    OpeningKey,
    PileBlackThrees,
    PileFrozen,
    Waiver,
    WildTop,
)
from canasta.engine.rules.meld_plan import MeldPlan
from canasta.engine.rules.ruleset import Ruleset
from canasta.engine.rules.table_plan import ranks_of
from canasta.engine.rules.values import LOWEST_SCORE, Band

_MOST_PILE: Final = 1_000  # cards, more than any pack holds
_MOST_CARDS: Final = 64  # cards of one set, more than any pack holds
NO_RANK: Final = -1


class PilePlan(MeldPlan):
    """What takes the pile, what freezes it, and what a side opens with."""

    __slots__ = (
        "blocked_rank",
        "bonus_most",
        "captures_onto_canasta",
        "captures_onto_sequence",
        "captures_onto_set",
        "captures_with_wild",
        "clean_triple",
        "first_bonus",
        "freezer_ranks",
        "frozen_before_opening",
        "hand_qualifies",
        "mixed_canasta_barred",
        "natural_opening",
        "off_hand",
        "off_hand_most",
        "one_card_ban",
        "one_card_ban_lifts",
        "opening_by_points",
        "opening_with_turn",
        "opens_by_round",
        "opens_from_pile",
        "pair_joins_up_to",
        "pile_always_frozen",
        "sets_aside",
        "splash",
        "takes_above_wild",
        "takes_part",
        "takes_top",
        "three_replaced",
        "top_card_counts",
        "waiver_from_stock",
        "waiver_with_pile",
        "wild_top",
        "wilds_for_triple",
    )

    def __init__(self, rules: Ruleset) -> None:
        super().__init__(rules)
        self._plan_pile(rules)
        self._plan_opening(rules)

    def _plan_pile(self, rules: Ruleset) -> None:
        pile = rules.pile
        self.freezer_ranks = (
            ranks_of(pile.freezers) if pile.pile_frozen is PileFrozen.NORMAL else frozenset()
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
        # No waiver lets wilds into an opening of naturals alone.
        natural = rules.opening.opening_content is OpeningContent.ALL_NATURAL
        waiver = Waiver.NEVER if natural else rules.opening.waiver
        self.waiver_from_stock = waiver in (Waiver.FROM_STOCK, Waiver.WITH_PILE)
        self.waiver_with_pile = waiver is Waiver.WITH_PILE

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

    def opening_band(self, score: int, number: int = 1) -> Band:
        """What the opening needs at this total (S0-MIN-1, conflict-26, var-6), or in the round of
        this number, from 1, where that decides (var-9.1)."""
        key = number if self.opens_by_round else max(score, LOWEST_SCORE)
        return max(
            (band for band in self.rules.opening.opening_bands if band.from_score <= key),
            key=lambda band: band.from_score,
        )

    def opening_minimum(self, score: int, number: int = 1) -> int:
        """Card points the opening needs at this total, or in this round."""
        return self.opening_band(score, number).points

    def blocks(self, top: Card) -> bool:
        """Whether nobody may take a pile with this card on top (S2-PILE-5, var-11-mexicana)."""
        if self.wild_top and top.is_wild:
            return False
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
