"""What the engine promises of every round, as checks: each raises AssertionError, saying what.

None changes the round it is given.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from random import Random

from canasta.bots.beliefs import imagine
from canasta.engine import turn
from canasta.engine.actions import Action
from canasta.engine.cards import CARD_UNIT, cards_of, hand_of
from canasta.engine.events import Event
from canasta.engine.memory import Turn
from canasta.engine.notation import format_action, parse_action
from canasta.engine.pickling import attributes_of
from canasta.engine.position import format_position, parse_position
from canasta.engine.public import public_of
from canasta.engine.round import Round
from canasta.engine.rules.plan import Plan
from canasta.engine.scoring import RoundScore
from canasta.engine.seat import Seat
from canasta.engine.side import Side
from canasta.engine.state import RoundState
from tests.properties.candidates import smallest_plays

ACTIONS_A_CARD = 12
"""No round takes more actions than this for each card of its pack.

Each turn empties the stock a little or brings a card to the table, so there are at most two for
each card; each has a draw, a discard, a question and its answers; each meld lays a card.
"""


def check_legal(legal: Sequence[Action]) -> None:
    """There is something to do, and each play is listed once."""
    assert legal, "nothing is legal"
    assert len(legal) == 1 or len(set(legal)) == len(legal), (
        f"listed twice: {_names(act for act in legal if legal.count(act) > 1)}"
    )


def check_conserved(round_: Round) -> None:
    """Every card of the pack is in one place."""
    cards = [*round_.stock, *round_.pile, *round_.turn.rest, *round_.under]
    for seat in round_.seats:
        cards += seat.cards()
        cards += seat.threes
        cards += seat.packet
        cards += seat.aside
    for side in round_.sides:
        for meld in side.melds:
            cards += meld.cards
    held = sum([CARD_UNIT[card] for card in cards])
    whole = _whole_pack(round_.plan)
    assert held == whole, f"cards are lost or made: {_counts_off(whole, held)}"


def check_lists_all_and_only_legal_plays(round_: Round) -> None:
    """Of all plays that come to mind exactly the listed ones are legal."""
    listed = set(round_.legal_actions())
    legal = {play for play in smallest_plays(round_) if turn.explain(round_, play) is None}
    assert legal <= listed, f"legal and not listed: {_names(legal - listed)}"
    assert listed <= legal, f"listed and not legal: {_names(listed - legal)}"


def check_keeps_secrets(round_: Round, seat: int, rng: Random) -> None:
    """A seat's view, with its legal plays, is the same however the hidden cards lie."""
    for owner in round_.seats:
        known, held = Counter(cards_of(owner.known)), Counter(owner.cards())
        assert known <= held, f"known to be in a hand that lacks them: {known - held}"
    view = round_.view(seat)
    assert imagine(view, rng).view(seat) == view, f"imagined, the view of seat {seat} differs"
    other = with_hidden_cards_moved(round_, {seat}, rng)
    assert other.view(seat) == view, f"cards hidden from seat {seat} change its view"


def check_copy_is_independent(round_: Round, rng: Random, steps: int = 5) -> None:
    """A copy is equal, and what is played on it changes nothing here."""
    before, legal = snapshot(round_), round_.legal_actions()
    copied = round_.copy()
    check_same(round_, copied, "copied")
    for _ in range(steps):
        if not copied.is_over:
            copied.apply(rng.choice(copied.legal_actions()))
    assert snapshot(round_) == before, "playing on a copy changes the original"
    assert round_.legal_actions() == turn.legal_actions(round_) == legal, "legal plays changed"


def check_events_change_nothing(round_: Round, action: Action) -> None:
    """An action does the same whether anybody listens or not."""
    quiet, told = round_.copy(), round_.copy()
    events: list[Event] = []
    quiet.apply(action)
    told.apply(action, events)
    check_same(quiet, told, f"with events, after {format_action(action)!r}")


def check_actions_round_trip(round_: Round, actions: Iterable[Action]) -> None:
    """Each action is read from its text as it was, with and without the round at hand."""
    for action in actions:
        text = format_action(action)
        assert parse_action(text) == action, f"read otherwise than written: {text!r}"
        assert parse_action(text, round_) == action, f"read otherwise here: {text!r}"


def check_position_round_trips(round_: Round) -> None:
    """A round is read from its text as it was: its text, its legal plays and all it keeps."""
    text = format_position(round_)
    parsed = parse_position(text)
    assert format_position(parsed) == text, "the position is written otherwise once read"
    assert parsed.legal_actions() == round_.legal_actions(), "read, other plays are legal"
    check_same(round_, parsed, "read from its text")


def check_scores(
    round_: Round, sheets: Sequence[RoundScore], before: Sequence[int], after: Sequence[int]
) -> None:
    """The lines are multiples of five and add up to what the totals gain."""
    assert [sheet.side for sheet in sheets] == list(range(round_.plan.n_sides))
    for sheet in sheets:
        points = [line.points for line in sheet.lines]
        gain = after[sheet.side] - before[sheet.side]
        assert all(n % 5 == 0 for n in points), f"side {sheet.side}: not in fives: {points}"
        assert sum(points) == gain, f"side {sheet.side}: lines {points}, but a gain of {gain}"


def with_hidden_cards_moved(round_: Round, watchers: set[int], rng: Random) -> Round:
    """The round with the cards that none of these seats can know shuffled among their places.

    Bonus threes stay where they are, as no hand keeps one that could be laid.
    """
    hidden = [round_.stock[round_.buried :]]
    for seat, owner in enumerate(round_.seats):
        unknown = Counter(owner.cards()) - Counter(cards_of(owner.known))
        hidden.append([] if seat in watchers else list(unknown.elements()))
    packets = [list(owner.packet) for owner in round_.seats]
    under = list(round_.under)
    hidden += [*packets, under]
    places = [(cards, i) for cards in hidden for i in range(len(cards))]
    places = [(cards, i) for cards, i in places if cards[i] < round_.plan.first_bonus]
    moved = [cards[i] for cards, i in places]
    rng.shuffle(moved)
    for (cards, i), card in zip(places, moved, strict=True):
        cards[i] = card
    hands = [
        [*cards_of(owner.known), *unknown] if unknown else owner.cards()
        for owner, unknown in zip(round_.seats, hidden[1 : len(packets) + 1], strict=True)
    ]
    stock = round_.stock[: round_.buried] + hidden[0]
    return Round.assemble(round_.plan, public_of(round_), hands, stock, packets, under)


def check_same(expected: Round, found: Round, what: str) -> None:
    """Two rounds hold the same, down to all that follows from the cards."""
    before, after = _flat(snapshot(expected)), _flat(snapshot(found))
    changed = [
        f"{name}: {before.get(name)} → {after.get(name)}"
        for name in sorted(before | after)
        if before.get(name) != after.get(name)
    ]
    assert not changed, f"{what}, it differs: {'; '.join(changed)}"


def snapshot(value: object) -> object:
    """All that a state holds but what it only remembers, comparable by ==."""
    if isinstance(value, RoundState | Seat | Side | Turn):
        names = attributes_of(type(value))
        kept = sorted(name for name in names if not name.startswith("_") and name != "lifted")
        return {name: snapshot(getattr(value, name)) for name in kept}
    if isinstance(value, list):
        return {str(i): snapshot(item) for i, item in enumerate(value)}
    return value.rules if isinstance(value, Plan) else value


def _flat(value: object, name: str = "") -> dict[str, object]:
    if not isinstance(value, dict):
        return {name[1:]: value}
    return {place: x for key in value for place, x in _flat(value[key], f"{name}.{key}").items()}


@lru_cache(maxsize=64)
def _whole_pack(plan: Plan) -> int:
    return hand_of(plan.pack)


def _counts_off(expected: int, found: int) -> str:
    expected_cards, found_cards = Counter(cards_of(expected)), Counter(cards_of(found))
    return f"missing {expected_cards - found_cards}, too many {found_cards - expected_cards}"


def _names(actions: Iterable[Action]) -> str:
    return ", ".join(sorted(format_action(action) for action in actions))
