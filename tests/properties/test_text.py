"""What is written can be read, and is then the same."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from canasta.bots.host import shuffled
from canasta.engine.match import Match
from canasta.engine.position import format_position, parse_position
from canasta.engine.record import Record, Recorder, replay, verify
from canasta.engine.record_text import dumps, loads
from canasta.engine.rules import Ruleset
from tests.properties import promises
from tests.properties.play import pick, rounds, rulesets, turns

seeds = st.integers(0, 2**32)
bounded = settings(max_examples=150, deadline=None)


@bounded
@given(rounds() | turns())
def test_legal_plays_are_read_as_they_were_written(round_):
    promises.check_actions_round_trip(round_, round_.legal_actions())


@bounded
@given(rounds() | turns())
def test_a_position_is_read_as_it_was_written(round_):
    promises.check_position_round_trips(round_)


@bounded
@given(rounds(), seeds)
def test_a_finished_round_is_read_as_it_was_written(round_, seed):
    rng = Random(seed)
    while not round_.is_over:
        round_.apply(pick(round_, rng))
    assert format_position(parse_position(format_position(round_))) == format_position(round_)


@settings(max_examples=30, deadline=None)
@given(rulesets(), seeds)
def test_a_record_is_read_as_it_was_written(rules, seed):
    record = recorded(rules, Random(seed))
    assert loads(dumps(record)) == record


@settings(max_examples=30, deadline=None)
@given(rulesets(), seeds)
def test_the_record_of_a_match_follows_the_rules(rules, seed):
    record = recorded(rules, Random(seed))
    assert verify(record).n_rounds == sum(entry.result is not None for entry in record.rounds)


@settings(max_examples=30, deadline=None)
@given(rulesets(), seeds)
def test_a_replayed_record_writes_itself_anew(rules, seed):
    record = recorded(rules, Random(seed))
    match = Match(record.rules, record.dealer)
    recorder = Recorder(match, record.names)
    for entry in record.rounds:
        recorder.dealt(entry.deck)
        round_ = match.deal(entry.deck)
        for action in entry.actions:
            round_.apply(action)
            recorder.played(action)
        if entry.result is not None:
            recorder.settled(round_, match.settle())
    assert recorder.record == record
    assert [*replay(record)][-1].scores == match.scores


def recorded(rules: Ruleset, rng: Random) -> Record:
    """The record of a match that breaks off in its second round."""
    match = Match(rules, rng.randrange(rules.players))
    recorder = Recorder(match)
    for left in (10_000, rng.randrange(150)):
        if match.is_over:
            break
        deck = shuffled(match.plan, rng)
        recorder.dealt(deck)
        round_ = match.deal(deck)
        for _ in range(left):
            if round_.is_over:
                recorder.settled(round_, match.settle())
                break
            action = pick(round_, rng, eager=0.5)
            round_.apply(action)
            recorder.played(action)
    return recorder.record
