"""A turn, told in one sentence."""

import pytest

from canasta.engine.cards import Card, parse_cards
from canasta.engine.events import Answered, Asked, Discarded, Drew, LaidRedThree, Melded, RoundEnded
from canasta.engine.melds import Meld, MeldId
from canasta.engine.rules import Ruleset
from canasta.engine.rules.plan import Plan
from canasta.i18n import Teller, catalogue

NAMES = ("You", "Left", "Partner", "Right")


def told(*events, locale="en", me=0):
    return Teller(catalogue(locale), Plan(Ruleset()), me, NAMES).tell(events)


def melded(seat, text, meld_id, whole=None):
    meld = Meld.of(parse_cards(whole or text))
    assert meld is not None
    return Melded(seat, parse_cards(text), MeldId(meld_id), meld)


TURN = (
    LaidRedThree(1, Card.parse("3d")),
    Drew(1, 1, None),
    melded(1, "Kc Kd 2c", 0),
    melded(1, "Ks", 0, "Kc Kd Ks 2c"),
    Discarded(1, Card.parse("5c")),
)


def test_what_one_seat_does_in_a_row_is_one_sentence():
    assert told(*TURN, Drew(0, 1, parse_cards("As"))) == [
        "Left laid a red three, drew a card, melded K K 2 K and discarded a five.",
        "You drew an ace.",
    ]


def test_romanian_joins_the_same_turn():
    assert told(*TURN, locale="ro") == [
        "Left a pus pe masă un trei roșu, a tras o carte, a pus pe masă K K 2 K"
        " și a aruncat un cinci."
    ]


def test_cards_laid_on_one_meld_in_a_row_are_told_together():
    whole = "Kc Kd Kh Ks Kc Kd Kh"
    assert told(melded(0, "Ks", 0, "Kc Kd Kh Ks"), melded(0, "Kc Kd Kh", 0, whole)) == [
        "You added K K K K to the kings, now a natural canasta."
    ]


@pytest.mark.parametrize(
    "second", [melded(0, "Qs", 1, "Qc Qd Qh Qs"), melded(1, "Ks", 0, "Kc Kd Kh Kc Ks")]
)
def test_cards_on_another_meld_or_of_another_seat_are_told_apart(second):
    sentences = told(melded(0, "Kc", 0, "Kc Kd Kh Ks"), second)
    assert " ".join(sentences).count("added") == 2


def test_one_thing_alone_is_its_own_sentence():
    assert told(Asked(1), Answered(3, yes=True)) == [
        "Left asked: “May I go out?”",
        "Right answered yes.",
    ]


@pytest.mark.parametrize(
    ("end", "sentence"),
    [
        (RoundEnded("out", 1, concealed=True), "Left went out concealed: the round is over."),
        (RoundEnded("stock", None, concealed=False), "The stock is used up: the round is over."),
    ],
)
def test_the_end_of_a_round_stands_alone(end, sentence):
    sentences = told(Drew(1, 1, None), Discarded(1, Card.parse("5c")), end)
    assert sentences == ["Left drew a card and discarded a five.", sentence]


def test_one_who_looks_on_is_told_of_everybody_by_name():
    assert told(Drew(0, 2, None), me=None) == ["You drew 2 cards."]
    teller = Teller(catalogue("en"), Plan(Ruleset()), None, ("Seat 0", "Seat 1"))
    assert teller.tell_of(1, "event-one-card-left") == "Seat 1 has one card left."
