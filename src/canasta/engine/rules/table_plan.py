"""The part of a plan that seats, deck, draws and packets make."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from canasta.engine.cards import BLACK_THREE, JOKER, N_RANKS, RED_THREE, TWO, number_of, pack
from canasta.engine.rules.choices import (
    BonusThrees,
    Direction,
    DiscardBan,
    KeptThree,
    Packet,
    Special,
    TeamMode,
    UnderUpcard,
    Upcard,
    UpcardAction,
)
from canasta.engine.rules.ruleset import Ruleset
from canasta.engine.rules.seating import Seating, chairs_without, rotating_seat, seat_players

_RANKS_OF_SPECIAL: Final = {
    Special.WILD: (TWO, JOKER),
    Special.RED_THREE: (RED_THREE,),
    Special.BLACK_THREE: (BLACK_THREE,),
}


class TablePlan:
    """Who plays with whom, what is dealt and drawn, and which threes are laid for a bonus."""

    __slots__ = (
        "bans",
        "bonus_both",
        "bury_ranks",
        "counts_turns",
        "cover_ranks",
        "dealt_packet",
        "draw_count",
        "draw_floor",
        "foot",
        "hand_size",
        "hides_cards",
        "keep_waived_by_packet",
        "keeps_three",
        "lone_hand",
        "meld_bars",
        "melds_wait",
        "n_hands",
        "n_players",
        "n_sides",
        "opening_draw",
        "pack",
        "pack_counts",
        "packet_size",
        "packet_three_replaced",
        "packets",
        "reserve",
        "rules",
        "seating",
        "seats_of",
        "side_of",
        "sits_out",
        "starts_empty",
        "step",
        "talon",
        "turn_card",
        "turns_before",
        "under_by_rank",
    )

    def __init__(self, rules: Ruleset) -> None:
        rules.validate()
        self.rules = rules
        self._plan_table(rules)
        self._plan_packets(rules)

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
        rejected = ranks_of(deck.upcard_reject)
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
        # How many cards go under an upcard of each rank (var-4.4-S4).
        match deck.under_upcard:
            case UnderUpcard.NONE:
                self.under_by_rank = bytes(N_RANKS)
            case UnderUpcard.THREE:
                self.under_by_rank = bytes([3] * N_RANKS)
            case UnderUpcard.BY_VALUE:
                self.under_by_rank = bytes(number_of(rank) for rank in range(N_RANKS))

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


def ranks_of(specials: frozenset[Special]) -> frozenset[int]:
    """The ranks of special cards."""
    return frozenset(rank for special in specials for rank in _RANKS_OF_SPECIAL[special])
