"""A graded position, and the round that it describes.

Seat 0 is *S* and plays; then *W*, *N* and *E* play in turn. Ranks are `4` to `9`, `T J Q K A`,
`2`, `*` for a joker, `b` and `r` for black and red threes; suits do not matter.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from random import Random
from typing import Final, NamedTuple

from canasta.bots.graded.blocks import Block, Value
from canasta.engine.cards import CARD_UNIT, Card, Rank
from canasta.engine.errors import InvalidNotation, InvalidRuleset
from canasta.engine.melds import Meld
from canasta.engine.memory import Phase, Source
from canasta.engine.public import Public, TurnMemory
from canasta.engine.round import Round
from canasta.engine.rules import RULESETS, Ruleset, find_ruleset, usual_players
from canasta.engine.rules.choices import PileFrozen
from canasta.engine.rules.plan import plan_of

RANKS: Final = dict(zip("456789TJQKA2*br", Rank, strict=True))
_NAMES: Final = "SWNE"
_PHASES: Final = ("play", "take", "takeplan", "ask")


@dataclass(frozen=True, slots=True)
class GradedPosition:
    """One position: what good players choose (`best`, `ok`), what they never do (`bad`)."""

    name: str
    variant: str
    grade: str
    phase: str
    best: tuple[dict[str, Value], ...]
    ok: tuple[dict[str, Value], ...]
    bad: tuple[dict[str, Value], ...]
    block: Block

    @classmethod
    def of(cls, block: Block) -> GradedPosition:
        """The position of a block. Raises InvalidNotation."""
        for key in ("id", "variant", "grade", "best", "hand"):
            if key not in block.values:
                raise InvalidNotation(f"a position needs {key!r}", block.line)
        phase = str(block.values.get("phase", "play"))
        if phase not in _PHASES:
            raise block.wrong("phase", f"one of {', '.join(_PHASES)}, not {phase!r}")
        return cls(
            name=str(block.values["id"]),
            variant=str(block.values["variant"]),
            grade=str(block.values["grade"]),
            phase=phase,
            best=_plays(block, "best"),
            ok=_plays(block, "ok"),
            bad=_plays(block, "bad"),
            block=block,
        )

    @property
    def rules(self) -> Ruleset | None:
        """The preset that its variant names, such as `classic-4p` or, with the usual number of
        players, `samba`; None where there is none."""
        if self.variant in RULESETS:
            return find_ruleset(self.variant, usual_players(self.variant))
        preset, _, players = self.variant.rpartition("-")
        if preset not in RULESETS or not players.removesuffix("p").isdigit():
            return None
        try:
            return find_ruleset(preset, int(players.removesuffix("p")))
        except InvalidRuleset:
            return None

    def round(self, rng: Random) -> Round:
        """The round, what seat 0 cannot know dealt by chance. Raises InvalidNotation."""
        assert self.rules is not None, "there is no such preset"
        return _Dealer(self, self.rules).round(rng)


def _plays(block: Block, key: str) -> tuple[dict[str, Value], ...]:
    value = block.values.get(key, [])
    plays = value if isinstance(value, list) else [value]
    for play in plays:
        if not isinstance(play, dict):
            raise block.wrong(key, "plays are maps, such as {discard: K}")
    return tuple(play for play in plays if isinstance(play, dict))


class _Sign(NamedTuple):
    """A card as a position names it: by rank, and by suit where that matters."""

    rank: Rank
    suit: str = ""

    def fits(self, card: Card) -> bool:
        """Whether a card is one of these."""
        return card.rank is self.rank and str(card).endswith(self.suit)


_SUITS: Final = ("c", "d", "h", "s")
_CARD: Final = re.compile(r"\S[cdhs]?")


class _Dealer:
    """Finds a card for each rank named, and deals the rest."""

    def __init__(self, position: GradedPosition, rules: Ruleset) -> None:
        self.block = position.block
        self.phase = position.phase
        pile = self._signs("pile")
        wild = {sign for sign in pile if sign.rank.is_wild}
        if self.block.values.get("frozen") is True and not wild:
            rules = rules.with_rules(pile_frozen=PileFrozen.ALWAYS)
        self.plan = plan_of(rules)
        self.left = Counter(self.plan.pack)
        n = self.plan.n_players
        self.names = _NAMES if n == 4 else "SWE"[:n] if n == 3 else "SW"
        self.hand = self._take("hand", self._signs("hand"))
        self.pile = self._take("pile", pile)
        self.melds = [self._melds("melds_us"), self._melds("melds_them")]
        self.threes = self._red_threes()
        self.known = {seat: self._take("known", ranks) for seat, ranks in self._known()}

    def round(self, rng: Random) -> Round:
        """The round, as the values of the block say."""
        plan = self.plan
        sizes = self._sizes()
        hands: list[list[Card]] = [list(self.hand)]
        rest = list(self.left.elements())
        rng.shuffle(rest)
        first_bonus = plan.first_bonus
        others = [card for card in rest if card < first_bonus]
        for seat in range(1, plan.n_players):
            known = list(self.known.get(seat, ()))
            missing = max(0, sizes[seat] - len(known))
            hands.append(known + others[:missing])
            del others[:missing]
        stock = [card for card in rest if card >= first_bonus] + others
        del stock[self._number("stock", len(stock)) :]
        rng.shuffle(stock)
        return Round.assemble(plan, self._public(), hands, stock)

    def _public(self) -> Public:
        plan = self.plan
        n, n_sides = plan.n_players, plan.n_sides
        asks = self.phase == "ask"
        partners = plan.seating.partners_of[0]
        turn_seat = partners[0] if asks and partners else 0
        phase = Phase.ANSWER if asks else Phase.PLAY if self.phase == "play" else Phase.DRAW
        melds = [tuple(melds) for melds in self.melds] + [()] * (n_sides - 2)
        turn = TurnMemory() if phase is Phase.DRAW else TurnMemory(Source.STOCK, asked=asks)
        score = self._map("score")
        scores = [score.get("us", 0), score.get("them", 0)] + [0] * (n_sides - 2)
        known = [self.known.get(seat, ()) for seat in range(n)]
        return Public(
            scores=tuple(scores),
            dealer=n - 1,
            side_of=plan.side_of,
            melds=tuple(melds),
            opened=tuple([bool(laid) for laid in melds]),
            threes=(*self.threes, *[()] * (n - 2)),
            melded=tuple([bool(melds[plan.side_of[seat]]) for seat in range(n)]),
            asked=tuple([asks and seat == turn_seat for seat in range(n)]),
            known=tuple([sum([CARD_UNIT[card] for card in cards]) for cards in known]),
            pile=self.pile,
            buried=(),
            turn_seat=turn_seat,
            actor=0,
            phase=phase,
            turn=turn,
        )

    def _take(self, key: str, signs: list[_Sign]) -> tuple[Card, ...]:
        cards = []
        for sign in signs:
            card = next((card for card in self.left if sign.fits(card) and self.left[card]), None)
            if card is None:
                rank = sign.rank.name.lower()
                raise self.block.wrong(key, f"more than the pack has of rank {rank}")
            self.left[card] -= 1
            cards.append(card)
        return tuple(cards)

    def _signs(self, key: str) -> list[_Sign]:
        value = self.block.values.get(key, [])
        if not isinstance(value, list):
            raise self.block.wrong(key, "a list of ranks")
        return [self._sign(key, str(text)) for text in value]

    def _sign(self, key: str, text: str) -> _Sign:
        rank, suit = text[:1], text[1:]
        if rank not in RANKS or suit not in ("", *_SUITS):
            raise self.block.wrong(key, f"no such rank: {text!r}")
        return _Sign(RANKS[rank], suit)

    def _melds(self, key: str) -> list[Meld]:
        melds = []
        value = self.block.values.get(key, {})
        if not isinstance(value, dict):
            raise self.block.wrong(key, "a map of ranks to melds, such as {K: KKK2}")
        for text in value.values():
            cards = self._take(key, self._laid(key, str(text)))
            meld = Meld.of(cards)
            if meld is None:
                raise self.block.wrong(key, f"not a meld: {text!r}")
            melds.append(meld)
        return melds

    def _laid(self, key: str, text: str) -> list[_Sign]:
        """The cards of a meld: ranks, or in a sequence ranks with suits."""
        return [self._sign(key, sign) for sign in _CARD.findall(text)]

    def _red_threes(self) -> list[tuple[Card, ...]]:
        threes = self._map("red_threes")
        counts = (threes.get("us", 0), threes.get("them", 0))
        return [self._take("red_threes", [_Sign(Rank.RED_THREE)] * count) for count in counts]

    def _known(self) -> list[tuple[int, list[_Sign]]]:
        value = self.block.values.get("known", {})
        if not isinstance(value, dict):
            raise self.block.wrong("known", "a map of seats to ranks, such as {W: [K, K]}")
        known = []
        for name, ranks in value.items():
            if not isinstance(ranks, list):
                raise self.block.wrong("known", "a list of ranks for each seat")
            known.append(
                (self._seat("known", name), [self._sign("known", str(text)) for text in ranks])
            )
        return known

    def _sizes(self) -> dict[int, int]:
        size = self._number("opponent_hand", self.plan.hand_size)
        sizes = dict.fromkeys(range(self.plan.n_players), size)
        for name, cards in self._map("cards_in_hand").items():
            sizes[self._seat("cards_in_hand", name)] = cards
        return sizes

    def _seat(self, key: str, name: str) -> int:
        if name not in self.names:
            raise self.block.wrong(key, f"no such seat: {name!r}")
        return self.names.index(name)

    def _map(self, key: str) -> dict[str, int]:
        value = self.block.values.get(key, {})
        if not isinstance(value, dict):
            raise self.block.wrong(key, "a map of names to numbers")
        numbers = {}
        for name, number in value.items():
            if not isinstance(number, int):
                raise self.block.wrong(key, f"not a number: {number!r}")
            numbers[name] = number
        return numbers

    def _number(self, key: str, default: int) -> int:
        value = self.block.values.get(key, default)
        if not isinstance(value, int):
            raise self.block.wrong(key, f"not a number: {value!r}")
        return value
