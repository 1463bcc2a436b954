"""Second packets and cards under the upcard: what is dealt, and what nobody sees."""

from collections import Counter
from random import Random

import pytest

from canasta.bots.beliefs import imagine, known_round
from canasta.bots.host import shuffled
from canasta.engine.cards import Rank, cards_of, number_of, pack, parse_cards
from canasta.engine.dealing import deal
from canasta.engine.errors import InvalidNotation
from canasta.engine.events import (
    Discarded,
    Event,
    GotPacket,
    TookPacket,
    TookPile,
    TookUnder,
    for_seat,
)
from canasta.engine.match import Match
from canasta.engine.notation import format_action, parse_action
from canasta.engine.position import format_position, parse_position
from canasta.engine.record import Recorder, verify
from canasta.engine.record_text import dumps, loads
from canasta.engine.round import Round
from canasta.engine.rules import find_ruleset
from canasta.engine.rules.plan import plan_of
from canasta.table.draft import Draft
from tests.properties import promises
from tests.properties.play import pick

TABLES = [("pennies", 6), ("hand-and-foot-short", 4), ("italian", 4)]


def dealt(name: str, players: int, seed: int = 1):
    plan = plan_of(find_ruleset(name, players))
    return deal(plan, shuffled(plan, Random(seed)), 0, [0] * plan.n_sides)


def test_packets_are_dealt_after_the_hands_one_card_at_a_time():
    plan = plan_of(find_ruleset("hand-and-foot-short", 4))
    deck = pack(5, 10)
    round_ = deal(plan, deck, 3, [0, 0])
    for seat in range(4):
        assert round_.seats[seat].packet == deck[44 + seat : 88 : 4]


@pytest.mark.parametrize(
    ("rank", "number"),
    [
        (Rank.FOUR, 4),
        (Rank.TEN, 10),
        (Rank.JACK, 11),
        (Rank.QUEEN, 12),
        (Rank.KING, 13),
        (Rank.ACE, 14),
        (Rank.TWO, 2),
        (Rank.BLACK_THREE, 3),
        (Rank.RED_THREE, 3),
        (Rank.JOKER, 0),
    ],
)
def test_every_card_has_a_number(rank, number):
    assert number_of(rank) == number


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_everybody_knows_how_many_cards_lie_apart(name, players):
    round_ = dealt(name, players)
    public = round_.view(1).public
    assert public.packets == tuple(len(seat.packet) for seat in round_.seats)
    assert public.under == len(round_.under)
    assert sum(public.packets) + public.under > 0


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_nobody_knows_which_cards_lie_apart(name, players):
    round_ = dealt(name, players)
    views = [round_.view(seat) for seat in range(players)]
    owner = max(round_.seats, key=lambda seat: len(seat.packet))
    if owner.packet:
        cards = owner.packet
        owner.packet = tuple(round_.stock[: len(cards)])
        round_.stock[: len(cards)] = cards
    else:
        round_.stock[: len(round_.under)], round_.under = (
            round_.under,
            tuple(round_.stock[: len(round_.under)]),
        )
    assert [round_.view(seat) for seat in range(players)] == views


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_packet_is_imagined_with_any_unseen_card(name, players):
    round_ = dealt(name, players)
    view = round_.view(0)
    guesses = [imagine(view, Random(i)) for i in range(30)]
    assert all(guess.view(0) == view for guess in guesses)
    apart = Counter(
        card.rank
        for guess in guesses
        for card in (*guess.under, *(card for seat in guess.seats for card in seat.packet))
    )
    assert len({guess.under + guess.seats[0].packet for guess in guesses}) == len(guesses)
    assert apart[Rank.RED_THREE], "a red three may lie in a packet"


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_deal_with_cards_apart_is_read_as_it_was_written(name, players):
    text = format_position(dealt(name, players))
    assert format_position(parse_position(text)) == text


def test_a_packet_that_is_not_named_has_the_size_of_the_deal():
    round_ = parse_position("game hand-and-foot-short 4\npacket 1 Ac 2c\npacket 3 0")
    assert [len(seat.packet) for seat in round_.seats] == [11, 2, 11, 0]


def test_who_has_played_from_a_packet_has_none():
    round_ = parse_position("game hand-and-foot-short 4\nplayed-packet 0 2")
    assert [len(seat.packet) for seat in round_.seats] == [0, 11, 0, 11]
    assert [seat.played_packet for seat in round_.seats] == [True, False, True, False]


def test_cards_under_the_upcard_are_named_or_counted():
    lines = "game italian 4\npile 9\nunder"
    assert len(parse_position(f"{lines} 13").under) == 13
    assert [str(card) for card in parse_position(f"{lines} Kc 4d").under] == ["Kc", "4d"]


def test_a_packet_too_large_is_refused():
    with pytest.raises(InvalidNotation, match="too few cards left for packet 0"):
        parse_position("game hand-and-foot-short 4\npacket 0 300")


def told(position: str, *actions: str) -> tuple[Round, list[Event]]:
    round_ = parse_position(position)
    events: list[Event] = []
    for action in actions:
        round_.play(parse_action(action, round_), events)
    return round_, events


FOOT = "game hand-and-foot-short 4\nturn 0 play\nhand 0 K K K\nmelds 0 Q Q Q\npacket 0 "


def test_only_its_player_sees_the_cards_of_a_packet():
    _, events = told(FOOT + "5c 6d 7h", "meld K K K")
    took = events[-1]
    assert took == TookPacket(0, "foot", 3, tuple(parse_cards("5c 6d 7h")))
    assert for_seat(took, 0) == took
    assert for_seat(took, 2) == TookPacket(0, "foot", 3, None)


def test_the_next_player_takes_up_what_is_due_once_the_turn_has_passed():
    position = "game hand-and-foot-short 4\nturn 3 play\nhand 0 0\nhand 3 9 8\npacket 0 5c 6d"
    _, events = told(position, "discard 9")
    assert [type(event) for event in events] == [Discarded, TookPacket]


def test_a_talon_is_told_but_not_its_cards():
    position = "game modern-american 4\nturn 0 play\nhand 0 Ax7 9 8\nstock * 4c 5c 6c 7c"
    round_, events = told(position, "meld A A A A A A A", "discard 9")
    assert events[-1] == GotPacket(0, 4)
    assert len(round_.seats[0].packet) == 4


def test_taking_the_pile_shows_the_others_nothing_of_what_lay_under_it():
    position = "game italian 4\nturn 0 draw\nhand 0 K K 9 8\nmelds 0 Q Q Q\npile K\nunder 4c 5c"
    round_, events = told(position, "take K K")
    assert events[0] == TookPile(0, tuple(parse_cards("Kc")))
    assert for_seat(events[-1], 1) == TookUnder(0, 2, None)
    assert events[-1] == TookUnder(0, 2, tuple(parse_cards("4c 5c")))
    assert round_.view(1).public.known[0] == 0


@pytest.mark.parametrize("packet", ["5c 6d 7h", "3h 3d 3h", "2c 2d Jk"])
def test_what_is_legal_does_not_depend_on_an_untaken_packet(packet):
    rules = "set packet_three_replaced = false\nstock 0\nhand 1 *\n"
    round_ = parse_position(FOOT + packet + "\n" + rules)
    listed = [format_action(action) for action in round_.legal_actions()]
    assert listed == ["meld Kc Kc Kc", "discard Kc"]
    assert parse_action("meld K K K", round_) in round_.view(0).legal


@pytest.mark.parametrize("under", ["3h 3d 3h 3d", "4c 5c 6c 7c", "Kd Ks 2c Jk"])
def test_what_is_legal_does_not_depend_on_the_cards_under_the_upcard(under):
    position = "game italian 4\nturn 0 draw\nhand 0 K K 9\nmelds 0 Q Q Q\npile K\nunder "
    round_ = parse_position(position + under)
    listed = [format_action(action) for action in round_.legal_actions()]
    assert listed == ["draw", "take Kc Kc"]


def test_trying_a_play_takes_up_nothing():
    round_ = parse_position(FOOT + "5c 6d 7h")
    trial = round_.trial()
    trial.apply(parse_action("meld K K K", round_))
    assert not trial.seats[0].size
    assert trial.arrived
    assert not trial.is_over
    assert len(round_.seats[0].packet) == 3


def test_a_round_of_what_is_known_takes_up_nothing():
    round_ = parse_position(FOOT + "5c 6d 7h")
    known = known_round(round_.view(0))
    known.play(parse_action("meld K K K", round_))
    assert not known.seats[0].size
    assert known.turn_seat == 0


def test_a_buried_card_that_replaces_a_red_three_is_known():
    position = FOOT + "3h 5c\nstock 9s 8s\nburied 2\nhand 1 *"
    round_, _ = told(position, "meld K K K")
    assert cards_of(round_.seats[0].known) == parse_cards("8s")
    assert round_.buried == 1


def test_a_packet_may_empty_the_stock():
    position = FOOT + "3h 5c 6c\nstock 9s\nhand 1 *"
    round_, _ = told(position, "meld K K K")
    assert round_.last_drawer == 0
    assert not round_.stock


def test_a_draft_that_takes_up_a_packet_must_be_sent():
    round_ = parse_position(FOOT + "5c 6d 7h")
    draft = Draft(round_, 0)
    draft.play(parse_action("meld K K K", round_))
    assert draft.is_due


def test_a_draft_that_takes_up_nothing_may_wait():
    round_ = parse_position(FOOT.replace("K K K", "K K K 9") + "5c 6d 7h")
    draft = Draft(round_, 0)
    draft.play(parse_action("meld K K K", round_))
    assert not draft.is_due


@pytest.mark.parametrize(
    ("name", "players"),
    [*TABLES, ("mexicana", 4), ("modern-american", 4), ("hand-and-foot-short", 4)],
)
@pytest.mark.parametrize("seed", range(4))
def test_no_card_is_lost_and_no_secret_told_until_the_end(name, players, seed):
    rng = Random(seed)
    round_ = dealt(name, players, seed)
    while not round_.is_over:
        promises.check_conserved(round_)
        if rng.random() < 0.2:
            promises.check_keeps_secrets(round_, rng.randrange(players), rng)
            promises.check_position_round_trips(round_)
            promises.check_copy_is_independent(round_, rng)
        action = pick(round_, rng, eager=0.8)
        promises.check_events_change_nothing(round_, action)
        round_.apply(action)
    promises.check_conserved(round_)


@pytest.mark.parametrize(("name", "players"), [("pennies", 6), ("modern-american", 4)])
def test_a_record_needs_the_deck_and_the_actions_alone(name, players):
    rules = find_ruleset(name, players)
    recorder = Recorder(Match(rules))
    rng = Random(5)
    round_ = play_a_round(recorder, rng)
    assert any(seat.played_packet for seat in round_.seats) or name == "modern-american"
    assert verify(loads(dumps(recorder.record))).n_rounds == 1


def play_a_round(recorder: Recorder, rng: Random) -> Round:
    match = recorder.match
    deck = shuffled(match.plan, rng)
    round_ = match.deal(deck)
    recorder.dealt(deck)
    while not round_.is_over:
        action = pick(round_, rng, eager=0.9)
        recorder.played(action)
        round_.play(action)
    recorder.settled(round_, match.settle())
    return round_
