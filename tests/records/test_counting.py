"""Ends of rounds of every preset, counted by the engine and by the counter that knows nothing of
it: any melds that the game may show, hands, packets, threes, cards set aside, a hand shown."""

from dataclasses import replace
from random import Random

import pytest

from canasta.engine.cards import CARDS, Card, Rank, pack
from canasta.engine.melds import Meld
from canasta.engine.memory import Phase, RoundEnd
from canasta.engine.position import parse_position
from canasta.engine.public import public_of
from canasta.engine.round import Round
from canasta.engine.rules import RULESETS
from canasta.engine.rules.choices import BonusThrees, PileBlackThrees, WildMeld
from canasta.engine.rules.plan import plan_of
from canasta.engine.scoring import score_round
from tests.records.counting import Ended, count_side
from tests.records.sums import SUMS, sums_of

TABLES = [rules for family in RULESETS.values() for rules in family.values()]
SPECIAL = (Rank.SEVEN, Rank.ACE)


class Ends:
    """Random ends of a round, out of one pack."""

    def __init__(self, rules, seed):
        self.rules = rules
        self.rng = Random(f"{rules.name} {rules.players} {seed}")
        self.left = list(pack(rules.deck.packs, rules.deck.jokers))
        self.rng.shuffle(self.left)

    def taken(self, fits, n):
        """Up to `n` cards that fit, out of the pack."""
        cards = [card for card in self.left if fits(card)][:n]
        for card in cards:
            self.left.remove(card)
        return tuple(cards)

    def meld(self):
        """A meld of any kind the rules know, or nothing where cards lack."""
        rules, rng = self.rules, self.rng
        kind = rng.random()
        size = rng.choice((3, 4, 5, 7, 7, 8))
        if kind < 0.2 and rules.melds.sequences:
            suit, low = rng.randrange(4), rng.randrange(11 - 4)
            wanted = {Card(4 * rank + suit) for rank in range(low, min(low + size, 11))}
            cards = [self.taken(lambda card, w=want: card == w, 1) for want in wanted]
            return Meld.of([card for one in cards for card in one])
        if kind < 0.35 and rules.melds.wild_meld is not WildMeld.NEVER:
            jokers = rng.randrange(6)
            cards = self.taken(lambda card: card.rank is Rank.JOKER, jokers)
            return Meld.of(cards + self.taken(lambda card: card.rank is Rank.TWO, 7 - jokers))
        if kind < 0.4:
            return Meld.of(self.taken(lambda card: card.rank is Rank.BLACK_THREE, size))
        rank = rng.choice(SPECIAL) if rng.random() < 0.4 else rng.choice(list(Rank)[:11])
        wilds = self.taken(lambda card: card.is_wild, rng.choice((0, 0, 1, 2)))
        return Meld.of(self.taken(lambda card: card.rank is rank, size - len(wilds)) + wilds)

    def melds(self):
        """The melds of a side, those that the cards at hand make."""
        made = [self.meld() for _ in range(self.rng.choice((0, 1, 2, 4, 12)))]
        return tuple(meld for meld in made if meld is not None and meld.size >= 3)

    def threes(self, fits):
        """Some of these threes, by seat."""
        n = self.rules.players
        return tuple(self.taken(fits, self.rng.choice((0, 0, 1, 2, 4))) for _ in range(n))

    def round(self):
        """A round that is over, as the engine keeps it."""
        rules, rng = self.rules, self.rng
        n = rules.players
        both = rules.threes.bonus_threes is BonusThrees.BOTH
        aside = ((),) * n
        if rules.pile.pile_black_threes is PileBlackThrees.SET_ASIDE:
            aside = self.threes(lambda card: card.rank is Rank.BLACK_THREE)
        threes = self.threes(lambda card: card.rank is Rank.RED_THREE or (both and is_black(card)))
        base = parse_position(f"game {rules.name} {n}")
        out = rng.choice((None, *range(n)))
        special = rules.scoring.special_hands
        shown = rng.choice(special) if special and out is not None and rng.random() < 0.3 else None
        sides = rules.match.seating
        if rules.name == "cutthroat":
            sides = rng.choice(((0, 1, 2), (0, 0, 2), (0, 1, 0), (0, 1, 1)))
        public = replace(
            public_of(base),
            side_of=sides,
            melds=tuple(self.melds() if side in sides else () for side in range(rules.n_sides)),
            threes=threes,
            aside=aside,
            phase=Phase.OVER,
            end=RoundEnd.STOCK if out is None else RoundEnd.OUT,
            out=out,
            concealed=out is not None and shown is None and rng.random() < 0.3,
            shown=shown,
            pile=(),
        )
        hands = [self.taken(lambda card: True, rng.choice((0, 1, 5, 12))) for _ in range(n)]
        round_ = Round.assemble(plan_of(rules), public, hands, ())
        for seat in round_.seats:
            seat.packet = self.taken(lambda card: True, rng.choice((0, 0, 4)))
        return round_


def is_black(card):
    return card.rank is Rank.BLACK_THREE


def counted(round_, owner):
    """What the counter makes of the same cards, in its own words."""
    rules = round_.plan.rules
    owners = [seat for seat, side in enumerate(rules.match.seating) if side == owner]
    side = round_.side_of[owners[0]]
    members = [seat for seat in range(rules.players) if round_.side_of[seat] == side]
    out = round_.out in members
    shown = round_.shown.hand.value if round_.shown is not None and out else ""
    seats = round_.seats
    ended = Ended(
        sums_of(rules.name, rules.players),
        [[str(card) for card in meld.cards] for meld in round_.sides[side].melds],
        [[str(card) for card in seats[i].cards() + seats[i].packet] for i in members],
        [str(card) for i in owners for card in seats[i].threes],
        [str(card) for i in members for card in seats[i].aside],
        rules.deck.packs,
        out,
        round_.concealed,
        shown,
    )
    return count_side(ended).points


@pytest.mark.parametrize("rules", TABLES, ids=lambda rules: f"{rules.name}-{rules.players}")
def test_any_end_of_a_round_counts_the_same_twice(rules):
    for seed in range(60):
        round_ = Ends(rules, seed).round()
        for sheet in score_round(round_):
            assert sheet.total == counted(round_, sheet.side), (seed, sheet)


def test_the_counter_knows_every_preset_and_every_card():
    assert set(SUMS) == set(RULESETS)
    assert len({str(card) for card in CARDS}) == 53
