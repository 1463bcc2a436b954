"""A match as text: it comes back as it was, plays as it did, and shows where it was changed."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from canasta.engine.cards import Card, pack, parse_cards
from canasta.engine.errors import InvalidNotation, InvalidRuleset
from canasta.engine.match import Match
from canasta.engine.notation import parse_action
from canasta.engine.position import format_position
from canasta.engine.record import (
    RULES_VERSION,
    Record,
    Recorder,
    RecordMismatch,
    RoundRecord,
    replay,
    verify,
)
from canasta.engine.record_text import dumps, loads
from canasta.engine.rules import Ruleset, find_ruleset
from canasta.engine.rules.choices import QuotaKind, Special
from canasta.engine.rules.values import Quota
from tests.records.chooser import pick, play_match, shuffled

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4, 6])


def classic(players: int = 4) -> Ruleset:
    return find_ruleset("classic", players)


@pytest.fixture(scope="module")
def played() -> Record:
    """Two rounds of a match."""
    return play_match(classic(), seed=5, rounds=2)


@pytest.fixture(scope="module")
def text(played: Record) -> str:
    return dumps(played)


def broken_off(record: Record, n_actions: int) -> Record:
    """A record without its last result, after some actions of that round."""
    last = record.rounds[-1]
    cut = replace(last, actions=last.actions[:n_actions], result=None)
    return replace(record, rounds=(*record.rounds[:-1], cut), winners=())


def with_last(record: Record, **changes) -> Record:
    """A record with its last round changed."""
    return replace(record, rounds=(*record.rounds[:-1], replace(record.rounds[-1], **changes)))


def mismatch(record: Record) -> RecordMismatch:
    with pytest.raises(RecordMismatch) as caught:
        verify(record)
    return caught.value


def refusal(text: str) -> InvalidNotation:
    with pytest.raises(InvalidNotation) as caught:
        loads(text)
    return caught.value


# Round trips


@settings(max_examples=25, deadline=None)
@given(players=st.sampled_from([2, 3, 4, 6]), seed=st.integers(0, 10**6), cut=st.integers(0, 300))
def test_a_record_comes_back_equal_finished_or_not(players, seed, cut):
    record = play_match(classic(players), seed, rounds=1)
    for some in (record, broken_off(record, cut)):
        assert loads(dumps(some)) == some


@PLAYERS
def test_a_whole_match_comes_back_equal(players):
    record = play_match(classic(players), seed=players)
    assert record.winners
    assert loads(dumps(record)) == record


@given(st.tuples(*[st.text(st.characters(exclude_categories=["Cs"]))] * 4))
def test_names_may_be_any_text(names):
    record = Record(classic(), dealer=0, names=names)
    assert loads(dumps(record)) == record


def test_every_rule_is_kept():
    rules = classic(2).with_rules(
        go_out_canastas=(Quota(QuotaKind.NATURAL, 1), Quota(QuotaKind.MIXED, 1)),
        freezers=frozenset({Special.WILD}),
        upcard_reject=frozenset(),
        short_draw_ok=False,
        target=3000,
    )
    assert loads(dumps(Record(rules, dealer=1))).rules == rules


def test_line_ends_of_other_systems_are_read(played, text):
    assert loads(text.replace("\n", "\r\n")) == played


def test_rules_left_out_are_those_of_the_default(played, text):
    assert loads(text.replace("canasta_size = 7\n", "")) == played


# Replaying


@PLAYERS
def test_a_replay_ends_in_the_state_that_was_played(players):
    match = Match(classic(players))
    recorder = Recorder(match)
    rng = Random(players)
    round_ = match.deal(deck := shuffled(match.rules, rng))
    recorder.dealt(deck)
    for _ in range(60):
        action = pick(round_.legal_actions(), rng)
        round_.apply(action)
        recorder.played(action)
    *_, again = replay(recorder.record)
    assert again.round is not None
    assert format_position(again.round) == format_position(round_)


def test_a_replay_shows_the_start_and_every_deal_action_and_settlement(played):
    totals = [tuple(match.scores) for match in replay(played)]
    steps = sum(1 + len(entry.actions) + 1 for entry in played.rounds)
    assert len(totals) == 1 + steps
    assert totals[0] == (0, 0)
    assert totals[-1] == played.rounds[-1].result.totals


def stacked(hand: str, upcard: str) -> tuple[Card, ...]:
    """A deck that deals these cards to the first seat and turns this upcard."""
    rest = list(pack())
    cards = parse_cards(f"{hand} {upcard}")
    for card in cards:
        rest.remove(card)
    dealt = [card for mine in cards[:-1] for card in (mine, rest.pop(), rest.pop(), rest.pop())]
    return (*dealt, cards[-1], *rest)


def test_several_plays_in_one_are_replayed_one_by_one():
    # The third queen completes the opening, so the fourth is laid beside it.
    deck = stacked("Kc Kd Qc Qd Qh Qs 4c 5c 6c 7c 8c", "Ks")
    ends = []
    for lines in (
        ("take Kc Kd", "meld Qc Qd Qh Qs"),
        ("take Kc Kd", "meld Qc Qd Qh", "meld Qs > m1"),
    ):
        actions = tuple(parse_action(line) for line in lines)
        *_, match = replay(Record(classic(), 3, (RoundRecord(deck, actions),)))
        assert match.round is not None
        ends.append(format_position(match.round))
    assert ends[0] == ends[1]


# Recording


def test_a_recorder_shows_the_match_so_far():
    match = Match(classic(), dealer=2)
    recorder = Recorder(match, ["N", "E", "S", "W"])
    deck = shuffled(match.rules, Random(1))
    match.deal(deck)
    recorder.dealt(deck)
    recorder.played(parse_action("draw"))
    assert recorder.record == Record(
        classic(),
        2,
        (RoundRecord(deck, (parse_action("draw"),)),),
        names=("N", "E", "S", "W"),
    )


@pytest.mark.parametrize("cut", [0, 1, 40])
def test_a_match_that_was_broken_off_is_played_on(played, cut):
    recorder = Recorder.resume(loads(dumps(broken_off(played, cut))))
    match = recorder.match
    round_ = match.round
    assert round_ is not None
    for action in played.rounds[-1].actions[cut:]:
        round_.play(action)
        recorder.played(action)
    recorder.settled(round_, match.settle())
    assert recorder.record == played


def test_a_match_broken_off_between_two_rounds_is_played_on(played):
    recorder = Recorder.resume(played)
    assert recorder.match.round is None
    assert recorder.record == played
    assert recorder.match.n_rounds == 2


# Text that cannot be read


def line_of(text: str, row: str) -> int:
    return text.split("\n").index(row) + 1


def test_a_card_that_cannot_be_read_is_shown_by_line_and_column(played, text):
    row = " ".join(map(str, played.rounds[1].deck[18:36]))
    bad = row[:9] + "Xx" + row[11:]
    error = refusal(text.replace(row, bad))
    assert (error.message, error.line, error.column) == ("not a card: 'Xx'", line_of(text, row), 10)


def test_an_action_that_cannot_be_read_is_shown_by_line_and_column(text):
    rows = text.split("\n")
    at = rows.index('actions = """', line_of(text, "[[rounds]]  # 2")) + 3
    error = refusal("\n".join([*rows[:at], "discard Kx", *rows[at + 1 :]]))
    assert (error.line, error.column) == (at + 1, 9)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("format = 1", "format = 2", "format: only 1 is known"),
        ("dealer = 1", "dealer = 4", "dealer: no seat 4"),
        ("dealer = 1", 'dealer = "N"', "dealer: not a whole number"),
        ("dealer = 1", "dealer = true", "dealer: not a whole number"),
        ("dealer = 1\n", "", "dealer: missing"),
        ("dealer = 1", "dealer = 1\ncards = 3", "no such entry: 'cards'"),
        ("[rules]", 'names = ["N", "S"]\n[rules]', "names: 4, one a seat"),
        ("[rounds.result]", "[rounds.result]\nplace = 1", "no such entry: 'place'"),
        ("[[rounds.result.sides]]", "[[rounds.others]]", "no such entry: 'others'"),
        ('end = "out"', 'end = "in"', "end: 'in' is none of: out, stock, last-three, special"),
        (', meld = "', ', meld = "4c 5c ', "meld: not one: '4c 5c {meld}'"),
    ],
)
def test_an_entry_that_cannot_be_is_named(text, old, new, message):
    meld = text.split(', meld = "')[1].split('"')[0]
    assert refusal(text.replace(old, new, 1)).message == message.format(meld=meld)


def test_an_entry_is_shown_by_its_line(text):
    assert refusal(text.replace('end = "out"', 'end = "in"', 1)).line == line_of(
        text, 'end = "out"'
    )


def test_points_that_are_not_the_sum_of_their_lines_are_shown_by_their_line(played, text):
    points = played.rounds[0].result.sheets[1].total
    error = refusal(text.replace(f"points = {points}\n", f"points = {points + 5}\n", 1))
    assert error.line == line_of(text, f"points = {points}")
    assert error.message == f"points: {points + 5}, but the lines of side 1 make {points}"


def test_text_that_is_no_toml_is_shown_by_line_and_column():
    error = refusal("format = 1\nrules_version =\n")
    assert (error.message, error.line, error.column) == ("Invalid value", 2, 16)


@pytest.mark.parametrize("text", ["", "[" * 5000, "format = " + "9" * 5000, 'format = "1'])
def test_nonsense_is_refused(text):
    assert refusal(text).line == 1


def test_rules_that_cannot_be_are_refused(text):
    with pytest.raises(InvalidRuleset, match="canasta_size"):
        loads(text.replace("canasta_size = 7", "canasta_size = 2"))


# Checking


@PLAYERS
def test_a_match_as_it_was_played_is_verified(players):
    record = play_match(classic(players), seed=players + 10)
    match = verify(record)
    assert match.winners == record.winners
    assert record.rounds[-1].result is not None
    assert tuple(match.scores) == record.rounds[-1].result.totals


def test_a_match_that_was_broken_off_is_verified(played):
    match = verify(broken_off(played, 10))
    assert match.n_rounds == 1
    assert match.round is not None


def test_an_action_that_was_changed_is_found(played):
    actions = list(played.rounds[1].actions)
    actions[0] = parse_action("take")
    error = mismatch(with_last(played, actions=tuple(actions)))
    assert (error.round, error.action) == (2, 1)
    assert error.expected == "a legal action"
    assert error.found.startswith("'take': capture-unfit")


def test_an_action_too_many_is_found(played):
    actions = (*played.rounds[1].actions, parse_action("draw"))
    error = mismatch(with_last(played, actions=actions))
    assert (error.round, error.action) == (2, len(actions))


def test_an_action_too_few_is_found(played):
    error = mismatch(with_last(played, actions=played.rounds[1].actions[:-1]))
    assert (error.round, error.action, error.found) == (2, None, "a result")


def test_a_deck_that_is_no_pack_is_found(played):
    deck = (Card.parse("Jk"), *played.rounds[1].deck[1:])
    assert played.rounds[1].deck[0] != Card.parse("Jk")
    error = mismatch(with_last(played, deck=deck))
    assert (error.round, error.action, error.expected) == (2, None, "a whole pack")


def test_a_deck_in_another_order_is_found(played):
    deck = played.rounds[1].deck
    error = mismatch(with_last(played, deck=(*deck[1:], deck[0])))
    assert error.round == 2


def test_a_score_that_was_changed_is_found(played):
    result = played.rounds[1].result
    sheet = result.sheets[1]
    first = replace(sheet.lines[0], points=sheet.lines[0].points + 5)
    sheets = (result.sheets[0], replace(sheet, lines=(first, *sheet.lines[1:])))
    error = mismatch(with_last(played, result=replace(result, sheets=sheets)))
    assert error.round == 2
    assert f"points = {first.points - 5}," in error.expected
    assert f"points = {first.points}," in error.found


def test_a_total_that_was_changed_is_found(played):
    result = played.rounds[1].result
    totals = (result.totals[0], result.totals[1] + 100)
    error = mismatch(with_last(played, result=replace(result, totals=totals)))
    assert error.expected == f"a total of {result.totals[1]}"


def test_another_end_is_found(played):
    result = replace(played.rounds[1].result, concealed=True)
    error = mismatch(with_last(played, result=result))
    assert (error.expected, error.found) == ("not concealed", "concealed")


def test_a_winner_that_was_changed_is_found(played):
    error = mismatch(replace(played, winners=(1,)))
    assert (error.round, error.expected, error.found) == (None, "no winner", "winners 1")


def test_a_round_without_a_result_before_another_is_found(played):
    first = replace(played.rounds[0], result=None)
    error = mismatch(replace(played, rounds=(first, played.rounds[1])))
    assert (error.round, error.expected) == (2, "the result of the round before")


def test_a_round_after_the_end_of_the_match_is_found():
    record = play_match(classic(2), seed=1)
    longer = replace(record, rounds=(*record.rounds, record.rounds[0]))
    assert mismatch(longer).round == len(record.rounds) + 1


def test_a_mismatch_names_the_version_that_wrote_the_record(played):
    error = mismatch(replace(played, winners=(1,), rules_version=7))
    assert error.rules_version == 7
    assert str(error).endswith(f"(written by rules version 7, read by {RULES_VERSION})")
