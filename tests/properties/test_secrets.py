"""What a seat cannot know changes nothing that it sees."""

from dataclasses import replace
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from canasta.bots.beliefs import imagine
from canasta.engine.actions import Draw
from canasta.engine.events import Drew, Event, RoundEnded, TookPacket, TookUnder, for_seat
from canasta.engine.memory import RoundEnd
from canasta.engine.round import Round
from tests.properties import promises
from tests.properties.play import pick, rounds

seeds = st.integers(0, 2**32)
bounded = settings(max_examples=150, deadline=None)


@bounded
@given(rounds(), seeds)
def test_hidden_cards_change_no_view(round_, seed):
    rng = Random(seed)
    for seat in range(round_.plan.n_players):
        other = promises.with_hidden_cards_moved(round_, {seat}, rng)
        assert other.view(seat) == round_.view(seat)


@bounded
@given(rounds(), seeds)
def test_hidden_cards_change_no_legal_play(round_, seed):
    other = promises.with_hidden_cards_moved(round_, {round_.actor}, Random(seed))
    assert other.legal_actions() == round_.legal_actions()


@bounded
@given(rounds(), seeds)
def test_an_imagined_round_shows_the_view_it_was_imagined_from(round_, seed):
    rng = Random(seed)
    for seat in range(round_.plan.n_players):
        view = round_.view(seat)
        assert imagine(view, rng).view(seat) == view


@bounded
@given(rounds(), seeds)
def test_only_cards_in_a_hand_are_known_to_be_there(round_, seed):
    promises.check_keeps_secrets(round_, round_.turn_seat, Random(seed))


@bounded
@given(rounds(), seeds)
def test_hidden_cards_change_no_event_that_others_are_told(round_, seed):
    rng = Random(seed)
    actor, action = round_.actor, pick(round_, rng)
    others = [seat for seat in range(round_.plan.n_players) if seat != actor]
    here = events_of(round_, action)
    for seat in others:
        moved = promises.with_hidden_cards_moved(round_, {actor, seat}, rng)
        assert told(here, seat) == told(events_of(moved, action), seat)


@bounded
@given(rounds(), seeds)
def test_hidden_cards_change_no_event_of_the_acting_seat_but_what_it_takes_up(round_, seed):
    rng = Random(seed)
    actor, action = round_.actor, pick(round_, rng)
    if action != Draw():
        moved = promises.with_hidden_cards_moved(round_, {actor}, rng)
        here, there = events_of(round_, action), events_of(moved, action)
        assert told(unseen(here), actor) == told(unseen(there), actor)


@bounded
@given(rounds(), seeds)
def test_what_was_hidden_is_shown_to_who_took_it_and_to_nobody_else(round_, seed):
    for event in events_of(round_, pick(round_, Random(seed))):
        for seat in range(round_.plan.n_players):
            shown = getattr(for_seat(event, seat), "cards", None)
            hidden = isinstance(event, TAKEN) and seat != event.seat
            assert shown == (None if hidden else getattr(event, "cards", None))


TAKEN = Drew | TookPacket | TookUnder


def unseen(events: list[Event]) -> list[Event]:
    """The events with what was hidden left out."""
    return [replace(event, cards=None) if isinstance(event, TAKEN) else event for event in events]


def events_of(round_: Round, action) -> list[Event]:
    events: list[Event] = []
    round_.copy().play(action, events)
    return events


def told(events: list[Event], seat: int) -> list[Event]:
    """What a seat is told, but for an end that shows what the next hand lacks."""
    lasting = (event for event in events if not ends_for_want_of_plays(event))
    return [for_seat(event, seat) for event in lasting]


def ends_for_want_of_plays(event: Event) -> bool:
    return isinstance(event, RoundEnded) and event.cause == RoundEnd.STOCK.value
