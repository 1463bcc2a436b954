"""Which special hand some cards are, and how far they are from each."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from canasta.engine.actions import ShowHand
from canasta.engine.cards import N_RANKS, Card, Rank, format_cards, pack, parse_cards
from canasta.engine.events import Event, RoundEnded, ShowedHand
from canasta.engine.match import Match
from canasta.engine.memory import Phase
from canasta.engine.notation import format_action, parse_action
from canasta.engine.position import format_position, parse_position
from canasta.engine.record import Recorder, verify
from canasta.engine.record_text import dumps, loads
from canasta.engine.round import Round
from canasta.engine.rules import find_ruleset
from canasta.engine.rules.data import override
from canasta.engine.rules.special_hand import SpecialHand
from canasta.engine.special_hands import HAND_SIZE, best_special, distance, special_hands_of
from tests.properties import promises

NATURALS = tuple(rank for rank in Rank if rank.is_natural)
ANY = (*NATURALS, Rank.TWO, Rank.JOKER)
TWOS, JOKERS = Rank.TWO, Rank.JOKER
FIXED = {Rank.ACE: 2, Rank.SEVEN: 2}
OTHERS = tuple(rank for rank in NATURALS if rank not in FIXED)

# Each hand as the table of the rules has it: sizes of groups, the ranks they may be of, and what
# lies beside them, in so many forms.
TABLE: dict[SpecialHand, tuple[tuple[int, ...], tuple[Rank, ...], list[dict[Rank, int]]]] = {
    SpecialHand.PAIRS: ((2,) * 7, NATURALS, [{}]),
    SpecialHand.WILD_PAIRS: ((2,) * 4, OTHERS, [FIXED | {TWOS: 2}, FIXED | {JOKERS: 2}]),
    SpecialHand.MIAMI_PAIRS: ((2,) * 3, OTHERS, [FIXED | {TWOS: 2, JOKERS: 2}]),
    SpecialHand.ZIP_CODE: ((4, 3, 3, 2, 2), ANY, [{}]),
    SpecialHand.STRAIGHT: (
        (1,) * 13,
        ANY,
        [{Rank.BLACK_THREE: 1}, {Rank.RED_THREE: 1}],
    ),
    SpecialHand.GARBAGE: ((4, 4, 3, 3), NATURALS, [{}]),
    SpecialHand.BLAST_OFF: ((5, 4, 3, 2), ANY, [{}]),
    SpecialHand.TRIPLES: ((3,) * 4, NATURALS, [{TWOS: 2}, {JOKERS: 2}]),
    SpecialHand.QUADS: ((4,) * 3, NATURALS, [{TWOS: 2}, {JOKERS: 2}]),
    SpecialHand.DREAM_FOUR: ((5, 5), NATURALS, [{TWOS: 4}, {JOKERS: 4}]),
    SpecialHand.DREAM_FIVE: ((5, 4), NATURALS, [{TWOS: 5 - n, JOKERS: n} for n in range(6)]),
}
PAID = {bonus.hand: bonus.points for bonus in find_ruleset("modern-american").scoring.special_hands}
hands = st.sampled_from(SpecialHand)
seeds = st.integers(0, 2**32)


def every_form(hand: SpecialHand) -> Iterator[Counter[Rank]]:
    """All counts of ranks that are this hand."""
    sizes, ranks, beside = TABLE[hand]
    for groups in _shared_out(sorted(Counter(sizes).items()), ranks):
        for more in beside:
            yield Counter(groups) + Counter(more)


def _shared_out(sizes: list[tuple[int, int]], ranks: tuple[Rank, ...]) -> Iterator[dict[Rank, int]]:
    if not sizes:
        yield {}
        return
    (size, n), *others = sizes
    for chosen in combinations(ranks, n):
        left = tuple(rank for rank in ranks if rank not in chosen)
        for rest in _shared_out(others, left):
            yield dict.fromkeys(chosen, size) | rest


def any_form(hand: SpecialHand, rng: Random) -> list[int]:
    sizes, ranks, beside = TABLE[hand]
    groups = dict(zip(rng.sample(ranks, len(sizes)), sizes, strict=True))
    return counts_of(Counter(groups) + Counter(rng.choice(beside)))


def counts_of(ranks: Counter[Rank]) -> list[int]:
    return [ranks[Rank(rank)] for rank in range(N_RANKS)]


def any_cards(n: int, rng: Random) -> list[int]:
    return counts_of(Counter(card.rank for card in rng.sample(pack(), n)))


def with_exchanges(counts: list[int], n: int, rng: Random) -> list[int]:
    for _ in range(n):
        counts[rng.choices(range(N_RANKS), counts)[0]] -= 1
        counts[rng.randrange(N_RANKS)] += 1
    return counts


@given(hands, seeds)
def test_every_form_of_a_hand_is_known(hand, seed):
    counts = any_form(hand, Random(seed))
    assert sum(counts) == HAND_SIZE
    assert hand in special_hands_of(counts)
    assert distance(counts, hand) == 0


@given(hands, seeds, st.integers(0, 3))
def test_a_hand_is_special_exactly_where_nothing_is_missing(hand, seed, n):
    rng = Random(seed)
    counts = with_exchanges(any_form(hand, rng), n, rng)
    for other in SpecialHand:
        assert (other in special_hands_of(counts)) is (distance(counts, other) == 0)
    assert distance(counts, hand) <= n


@given(seeds)
def test_an_exchange_moves_a_hand_one_card_at_most(seed):
    rng = Random(seed)
    before = any_cards(HAND_SIZE, rng)
    after = with_exchanges(before[:], 1, rng)
    for hand in SpecialHand:
        assert abs(distance(before, hand) - distance(after, hand)) <= 1


@pytest.mark.parametrize("hand", SpecialHand)
def test_no_form_of_a_hand_is_nearer_than_it_says(hand):
    rng = Random(hand.value)
    samples = [any_cards(n, rng) for n in (13, 14, 14)]
    samples += [with_exchanges(any_form(hand, rng), n, rng) for n in (2, 4)]
    missing = [HAND_SIZE] * len(samples)
    for form in every_form(hand):
        for i, counts in enumerate(samples):
            lacks = sum([n - counts[r] for r, n in form.items() if n > counts[r]])
            missing[i] = min(missing[i], lacks)
    assert [distance(counts, hand) for counts in samples] == missing


@given(st.integers(11, 16).filter(lambda n: n != HAND_SIZE), seeds)
def test_other_numbers_of_cards_are_no_hand(n, seed):
    assert special_hands_of(any_cards(n, Random(seed))) == ()


@given(seeds)
def test_cards_that_are_two_hands_are_the_better_paid(seed):
    rng = Random(seed)
    first, second = rng.sample(NATURALS, 2)
    wilds = rng.choice(({TWOS: 3, JOKERS: 2}, {TWOS: 2, JOKERS: 3}))
    counts = counts_of(Counter({first: 5, second: 4}) + Counter(wilds))
    assert set(special_hands_of(counts)) == {SpecialHand.BLAST_OFF, SpecialHand.DREAM_FIVE}
    played = Match(find_ruleset("modern-american")).plan.special_hands
    best = best_special(counts, played)
    assert best is not None
    assert best.points == max(PAID[hand] for hand in special_hands_of(counts))


def test_the_dream_hands_alone_win_the_match():
    winning = {hand for hand in SpecialHand if hand.wins_match}
    assert winning == {SpecialHand.DREAM_FOUR, SpecialHand.DREAM_FIVE}


# A round in which one is shown

STRAIGHT = "A 2 3h 4 5 6 7 8 9 T J Q K Jk"
SHOWN = f"game modern-american 4\nturn 0 play stock\nhand 0 {STRAIGHT}\npile 9\n"


def test_all_see_the_cards_that_are_shown():
    round_ = parse_position(SHOWN)
    cards = round_.seats[0].cards()
    events: list[Event] = []
    round_.play(parse_action("show straight"), events)
    assert events == [
        ShowedHand(0, SpecialHand.STRAIGHT, cards),
        RoundEnded("special", 0, concealed=False),
    ]
    assert round_.phase is Phase.OVER
    for seat in range(4):
        assert sum(round_.view(seat).public.known[0].to_bytes(60, "little")) == len(cards)


def test_the_whole_hand_is_what_shows_it():
    round_ = parse_position(SHOWN)
    cards = round_.seats[0].cards()
    assert [format_action(play) for play in round_.plays_of(cards)] == ["show straight"]
    assert round_.plays_of(cards[:13]) == ()
    assert [format_action(play) for play in round_.plays_of(())] == ["three"]


def test_the_end_of_the_round_is_read_as_it_was_written():
    round_ = parse_position(SHOWN)
    round_.play(parse_action("show straight"))
    text = format_position(round_)
    again = parse_position(text)
    assert format_position(again) == text
    assert (again.shown, again.out, again.end) == (round_.shown, round_.out, round_.end)


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("shown 0", "shown SEAT HAND"),
        ("shown 0 flush", "special hands are: pairs"),
        ("shown 7 straight", "shown is a seat"),
        ("set special_hands = []\nshown 0 straight", "not played here: straight"),
    ],
)
def test_a_hand_that_cannot_have_been_shown_is_not_read(line, complaint):
    with pytest.raises(ValueError, match=complaint):
        parse_position(f"game modern-american 4\nturn 0 over\n{line}")


@pytest.mark.parametrize("text", ["show", "show flush", "show pile", "show straight pile pile"])
def test_what_names_no_hand_shows_none(text):
    with pytest.raises(ValueError, match=r"show HAND|special hands are"):
        parse_action(text)


def test_a_copy_of_a_frozen_pile_thaws_with_its_wild_card():
    rules = override(
        find_ruleset("classic"),
        {"special_hands": [["straight", 3000]], "special_from_discard": True},
    )
    position = f"turn 0 draw\nhand 0 {STRAIGHT.replace('2 ', '')}\npile 9 2"
    round_ = parse_position(position, rules)
    assert round_.frozen
    round_.play(parse_action("show straight pile"))
    assert not round_.frozen
    assert parse_position(format_position(round_)).frozen is False


@pytest.mark.parametrize("points", [2000, 3000, 3500])
def test_garbage_pays_what_the_table_says(points):
    rules = override(find_ruleset("modern-american"), {"special_hands": [["garbage", points]]})
    round_ = parse_position("turn 0 play stock\nhand 0 4 4 4 4 5 5 5 5 6 6 6 7 7 7", rules)
    round_.play(parse_action("show garbage"))
    assert round_.shown is not None
    assert round_.shown.points == points


def test_garbage_pays_3000_where_nobody_says_otherwise():
    assert PAID[SpecialHand.GARBAGE] == 3000


def test_the_record_of_a_shown_hand_follows_the_rules():
    changes = {"hand_size": 13, "special_hands": [["straight", 3000]], "upcard_reject": []}
    match = Match(override(find_ruleset("classic"), changes), dealer=3)
    recorder = Recorder(match)
    deck = deck_with("Ac 2c 3c 5c 6c 7c 8c 9c Tc Jc Qc Kc Jk", "Kd 4c")
    recorder.dealt(deck)
    round_ = match.deal(deck)
    for text in ("draw", "show straight"):
        action = parse_action(text)
        round_.play(action)
        recorder.played(action)
    recorder.settled(round_, match.settle())
    record = loads(dumps(recorder.record))
    assert record == recorder.record
    assert record.rounds[0].result is not None
    assert record.rounds[0].result.end == "special"
    assert verify(record).scores == match.scores


def deck_with(hand: str, stock: str) -> list[Card]:
    """A deck that deals these cards to seat 0, then an upcard and the next card from the stock."""
    mine, first = list(parse_cards(hand)), list(parse_cards(stock))
    left = list(pack())
    for card in (*mine, *first):
        left.remove(card)
    plain = [card for card in left if card.rank.is_natural]
    left = [card for card in left if not card.rank.is_natural]
    deck: list[Card] = []
    for card in mine:
        deck += [card, *(plain.pop() for _ in range(3))]
    return [*deck, *first, *left, *plain]


# What the engine promises of every round, of those with special hands

CHANGES = {
    "special_hands": [[hand.value, points] for hand, points in PAID.items()],
    "special_courtesy": True,
}


@st.composite
def rounds(draw: st.DrawFn) -> Round:
    """A hand that is special or lacks a card, before or after the draw."""
    rng = Random(draw(seeds))
    counts = with_exchanges(any_form(draw(hands), rng), draw(st.integers(0, 1)), rng)
    deck = rng.sample(pack(), len(pack()))
    cards = [card for rank, n in enumerate(counts) for card in of_rank(deck, rank)[:n]]
    rng.shuffle(cards)
    phase = draw(st.sampled_from(("draw", "play")))
    pile = [cards.pop()] if phase == "draw" else []
    changes = CHANGES | {"special_from_discard": draw(st.booleans())}
    lines = (
        f"turn 0 {phase}",
        f"hand 0 {format_cards(cards)}",
        f"pile {format_cards(pile)}",
        draw(st.sampled_from(("", "opened 0", "opened 0\ncourtesy 0", "opened 1\ncourtesy 1 3"))),
    )
    return parse_position("\n".join(lines), override(find_ruleset("classic"), changes))


def of_rank(deck: Sequence[Card], rank: int) -> list[Card]:
    return [card for card in deck if card.rank == rank]


@settings(deadline=None)
@given(rounds(), seeds)
def test_what_holds_of_every_round_holds_of_these(round_, seed):
    rng = Random(seed)
    legal = round_.legal_actions()
    promises.check_legal(legal)
    promises.check_lists_all_and_only_legal_plays(round_)
    promises.check_actions_round_trip(round_, legal)
    promises.check_position_round_trips(round_)
    promises.check_copy_is_independent(round_, rng)
    for action in legal:
        promises.check_events_change_nothing(round_, action)
        after = round_.copy()
        after.play(action)
        promises.check_conserved(after)
        promises.check_position_round_trips(after)
    for seat in range(4):
        promises.check_keeps_secrets(round_, seat, rng)


@given(rounds())
def test_at_most_one_hand_can_be_shown_and_it_comes_first(round_):
    shows = [isinstance(action, ShowHand) for action in round_.legal_actions()]
    assert shows.count(True) <= 1
    assert shows == sorted(shows, reverse=True)
