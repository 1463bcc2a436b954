"""The rules as rows of data: what is legal, why not, what follows, what it scores.

A file holds `[[row]]` tables. Each row names the rules it stands for and one situation:

    ids = ["S0-FRZ-4", "case-02"]
    preset = "classic"            # the default; or those in which it holds: ["classic-ro", …]
    players = 4                   # the default; in a list of presets also: "classic-ro 3"
    rules = { draw_count = 2 }    # rules changed, as in `canasta rules --set`
    position = '''…'''            # lines of position notation, without the `game` line
    deal = { … }                  # or a deal: see `_dealt`
    actions = ["take K K", …]     # the last one is judged; those before it are played
    action = "discard 5"          # the same for a single one

and at least one expectation:

    legal = true                  # the action is legal (it is then played, for `after`)
    refused = "pile-frozen"       # it is refused for this reason …
    facts = { points = 35 }       # … with these facts
    listed = ["draw", "end"]      # exactly these smallest plays are legal now
    lists = [...], omits = [...]  # these are among them, these are not
    after = { "hand 0" = "9 9 8" }    # lines of the position then; see `_check_line`
    score = { 0 = { red-threes = -200, total = -245 } }   # lines of the sheet, by side
    shown = "K"                   # the pile as a screen shows it
    minimum = 90                  # card points the opening of side 0 needs
    settled = { totals = [0, 5000], winners = [1], target = 5000, dealer = 1 }
    seats = { … }                 # drawing for seats and the deal: see `_check_seats`

Before judging, whatever `legal_actions` lists is checked to be accepted by `check`.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from canasta.engine.cards import CARDS, Card, format_cards, pack
from canasta.engine.dealing import first_dealer, rematch_dealer, seat_players
from canasta.engine.errors import CanastaError, IllegalAction
from canasta.engine.match import Match
from canasta.engine.notation import Word, format_action, parse_action, rank_cards
from canasta.engine.position import format_position, parse_position
from canasta.engine.round import Round
from canasta.engine.rules import Ruleset, find_ruleset
from canasta.engine.rules.data import override
from canasta.engine.scoring import score_round

HERE = Path(__file__).parent
_SITUATION = {"ids", "preset", "players", "rules", "note", "position", "deal", "action", "actions"}
_CARD_LINES = {
    "hand", "packet", "threes", "pile", "under", "stock", "rest", "melds", "known",
}  # fmt: skip
_EXPECTATIONS = {
    "legal", "refused", "listed", "lists", "omits", "after", "score", "minimum", "settled", "seats",
    "shown",
}  # fmt: skip


@dataclass(frozen=True)
class Row:
    """One row and where it stands."""

    file: str
    number: int
    data: Mapping[str, Any]

    @property
    def ids(self) -> tuple[str, ...]:
        """The rules it stands for."""
        return tuple(self.data["ids"])

    @property
    def name(self) -> str:
        """How the test of it is called."""
        base = self.base
        return f"{self.file}-{self.number}-{base.name}-{base.players}-{'+'.join(self.ids)}"

    @property
    def base(self) -> Ruleset:
        """The preset it is about."""
        return find_ruleset(self.data.get("preset", "classic"), self.data.get("players", 4))

    @property
    def rules(self) -> Ruleset:
        """Its ruleset."""
        return override(self.base, self.data.get("rules", {}))


@cache
def all_rows() -> tuple[Row, ...]:
    """Every row of every file."""
    return tuple(row for path in sorted(HERE.glob("*.toml")) for row in _load(path))


def _load(path: Path) -> Iterator[Row]:
    with path.open("rb") as file:
        rows = tomllib.load(file)["row"]
    for number, data in enumerate(rows, 1):
        where = f"{path.name}, row {number}"
        unknown = set(data) - _SITUATION - _EXPECTATIONS - {"facts"}
        if unknown:
            raise ValueError(f"{where}: unknown keys {sorted(unknown)}")
        if not data.get("ids") or not _EXPECTATIONS & set(data):
            raise ValueError(f"{where}: a row needs ids and an expectation")
        for preset, players in _tables(data):
            yield Row(path.stem, number, data | {"preset": preset, "players": players})


def _tables(data: Mapping[str, Any]) -> Iterator[tuple[str, int]]:
    """The presets and numbers of players for which a row holds."""
    presets = data.get("preset", "classic")
    for table in presets if isinstance(presets, list) else [presets]:
        name, _, players = table.partition(" ")
        yield name, int(players or data.get("players", 4))


def check_row(row: Row, rules: Ruleset | None = None) -> None:
    """Raises AssertionError where the engine disagrees with a row.

    `rules` stand in for the row's own, for testing that the row notices.
    """
    data = row.data
    rules = rules or row.rules
    if "seats" in data:
        _check_seats(rules, data["seats"])
        return
    round_ = _dealt(rules, data["deal"]) if "deal" in data else _placed(rules, data)
    actions = data.get("actions", [data["action"]] if "action" in data else [])
    _play(round_, actions, data)
    if "listed" in data:
        assert _texts(round_, data["listed"]) == Counter(_listed(round_))
    listed = Counter(_listed(round_))
    for text in _texts(round_, data.get("lists", [])):
        assert text in listed, f"not listed: {text}"
    for text in _texts(round_, data.get("omits", [])):
        assert text not in listed, f"listed: {text}"
    for key, value in data.get("after", {}).items():
        _check_line(round_, key, value)
    for side, lines in data.get("score", {}).items():
        _check_score(round_, int(side), lines)
    if "shown" in data:
        _check_cards("pile", format_cards(round_.view(0).pile_shown), data["shown"])
    if "minimum" in data:
        assert round_.sides[0].minimum == data["minimum"]
    if "settled" in data:
        _check_settled(rules, round_, data["settled"])


class Unreadable(AssertionError):
    """A position that cannot be under these rules."""


def _placed(rules: Ruleset, data: Mapping[str, Any]) -> Round:
    try:
        return parse_position(data.get("position", ""), rules)
    except CanastaError as error:
        raise Unreadable(str(error)) from error


def _play(round_: Round, actions: list[str], data: Mapping[str, Any]) -> None:
    for text in actions[:-1]:
        round_.play(parse_action(text, round_))
    if not actions:
        return
    action = parse_action(actions[-1], round_)
    if "refused" in data:
        unchanged = format_position(round_)
        with pytest.raises(IllegalAction) as refusal:
            round_.play(action)
        assert refusal.value.reason.value == data["refused"]
        for name, value in data.get("facts", {}).items():
            assert refusal.value.facts.get(name) == value, refusal.value
        assert format_position(round_) == unchanged
    else:
        round_.play(action)


def _listed(round_: Round) -> list[str]:
    for action in round_.legal_actions():
        round_.check(action)
    return [format_action(action) for action in round_.legal_actions()]


def _texts(round_: Round, texts: list[str]) -> Counter[str]:
    return Counter(format_action(parse_action(text, round_)) for text in texts)


def _check_line(round_: Round, key: str, value: str | int) -> None:
    """One line of the position: by rank where the row gives ranks alone, in any order but a pile's.

    `"melds 0"` compares melds in order, each in any order. An empty text means no such line. A
    number for `hand N`, `packet N`, `stock`, `pile` or `under` is a number of cards. `frozen` is
    yes or no.
    """
    if key == "frozen":
        assert round_.frozen == (value == "yes")
        return
    found = dict(_split(line, key) for line in format_position(round_).splitlines())
    text = found.get(key, "")
    if isinstance(value, int):
        assert len(text.split()) - (text == "0") == value, f"{key}: {text}"
    elif key.split(maxsplit=1)[0] in _CARD_LINES:
        parts, wanted = text.split("|"), str(value).split("|")
        assert len(parts) == len(wanted), f"{key}: {text}"
        for part, want in zip(parts, wanted, strict=True):
            _check_cards(key, part, want)
    else:
        assert text == value, f"{key}: {text!r}"


def _split(line: str, key: str) -> tuple[str, str]:
    n = len(key.split())
    words = line.split()
    return " ".join(words[:n]), " ".join(words[n:])


def _check_cards(key: str, text: str, wanted: str) -> None:
    cards = [Card.parse(word) for word in text.split() if word != "0"]
    wants = []
    for i, word in enumerate(wanted.split()):
        found = rank_cards(Word(word, 1, i + 1))
        assert found is not None, f"not a card: {word}"
        rank, card, n = found
        wants += [card if card is not None else rank] * n
    ordered = key == "pile"
    if not ordered:
        wants.sort(key=lambda want: (want.rank if isinstance(want, Card) else want, want))
        cards.sort()
    same = len(cards) == len(wants) and all(
        card == want if isinstance(want, Card) else card.rank is want
        for card, want in zip(cards, wants, strict=True)
    )
    assert same, f"{key}: {text.strip()!r}, not {wanted.strip()!r}"


def _check_score(round_: Round, side: int, lines: Mapping[str, int | list[int]]) -> None:
    sheet = score_round(round_)[side]
    assert sheet.total == sum(line.points for line in sheet.lines)
    for item, points in lines.items():
        if item == "total":
            assert sheet.total == points, sheet.lines
        else:
            found = [line.points for line in sheet.lines if line.item.value == item]
            wanted = points if isinstance(points, list) else [points]
            assert (found or [0]) == wanted, sheet.lines


def _check_settled(rules: Ruleset, round_: Round, wanted: Mapping[str, Any]) -> None:
    """The match after this round; `played` rounds were settled before it."""
    match = Match(rules, round_.dealer)
    match.scores = list(round_.scores)
    match.n_rounds = wanted.get("played", 0)
    match.round = round_
    match.settle()
    if "totals" in wanted:
        assert match.scores == wanted["totals"]
    if "winners" in wanted:
        assert list(match.winners) == wanted["winners"]
    if "target" in wanted:
        assert match.target == wanted["target"]
    if "dealer" in wanted:
        assert match.dealer == wanted["dealer"]


def _check_seats(rules: Ruleset, wanted: Mapping[str, Any]) -> None:
    """Drawing from `deck`, its first cards given: `dealer`, `players` by seat, `rematch`."""
    deck = _deck(rules, wanted["deck"])
    if "dealer" in wanted:
        assert first_dealer(rules, deck) == wanted["dealer"]
    if "players" in wanted:
        assert list(seat_players(rules, deck)) == wanted["players"]
    if "rematch" in wanted:
        assert rematch_dealer(rules, wanted["last_dealer"], deck) == wanted["rematch"]


def _dealt(rules: Ruleset, wanted: Mapping[str, Any]) -> Round:
    """A deal: `dealer`, `played` rounds before it, the hands as `hand0`, `hand1`, … (their first
    cards), the packets as `packet0`, …, then what comes from the stock: `upcards`, and `stock`
    after them. Cards not given are any."""
    match = Match(rules, wanted.get("dealer", rules.players - 1))
    match.n_rounds = wanted.get("played", 0)
    idle = match.plan.idle_seat(match.n_rounds)
    left = list(pack(rules.deck.packs, rules.deck.jokers))
    hands = [_taken(left, wanted.get(f"hand{seat}", "")) for seat in range(rules.players)]
    packets = [_taken(left, wanted.get(f"packet{seat}", "")) for seat in range(rules.players)]
    stock = _taken(left, wanted.get("upcards", "")) + _taken(left, wanted.get("stock", ""))
    plain = [card for card in left if card.rank.is_natural]
    left = plain + [card for card in left if not card.rank.is_natural]
    next_seat = match.plan.seating_of(match.plan.side_of, idle).next_seat
    deck = []
    for piles, size in ((hands, rules.deck.hand_size), (packets, match.plan.dealt_packet)):
        for seat, cards in enumerate(piles):
            while seat != idle and len(cards) < size:
                cards.append(left.pop(0))
        seat = match.dealer
        for i in range(size):
            for _ in range(match.plan.n_hands):
                seat = next_seat[seat]
                deck.append(piles[seat][i])
    return match.deal([*deck, *stock, *left])


def _deck(rules: Ruleset, first: str) -> list[Card]:
    left = list(pack(rules.deck.packs, rules.deck.jokers))
    return _taken(left, first) + left


def _taken(left: list[Card], text: str) -> list[Card]:
    cards = []
    for i, word in enumerate(text.split()):
        found = rank_cards(Word(word, 1, i + 1))
        assert found is not None, f"not a card: {word}"
        rank, card, n = found
        for _ in range(n):
            chosen = card or next(c for c in CARDS if c.rank is rank and c in left)
            left.remove(chosen)
            cards.append(chosen)
    return cards
