"""What can be typed."""

import pytest

from canasta.engine.cards import format_cards, parse_cards
from canasta.terminal.reading import Line, Unread, read_cards, read_line

HAND = parse_cards("7d 7h 7s Td Kc Ks 2c Jk 3s")


@pytest.mark.parametrize(
    ("typed", "line"),
    [
        ("", Line("")),
        ("d", Line("draw")),
        ("  DRAW ", Line("draw")),
        ("m K K 2", Line("meld", ("k", "k", "2"))),
        ("add 2>K", Line("add", ("2",), ("k",))),
        ("x 5", Line("discard", ("5",))),
        ("12", Line("number", ("12",))),
        ("?", Line("help")),
    ],
)
def test_words_and_their_short_forms(typed, line):
    assert read_line(typed) == line


@pytest.mark.parametrize("typed", ["foo", "drawx", "-1", "9" * 5000, "١", "draw\x00", "> k"])
def test_an_unknown_word_is_answered_with_a_way_on(typed):
    with pytest.raises(Unread, match="unknown-word"):
        read_line(typed)


@pytest.mark.parametrize(
    ("typed", "cards"),
    [
        ("k", "Kc"),
        ("kings", "Kc"),
        ("ks", "Ks"),
        ("k k", "Kc Ks"),
        ("ks k", "Kc Ks"),
        ("kk2", "Kc Ks 2c"),
        ("3xk", "Kc Kc Ks"),
        ("7x3", "7d 7h 7s"),
        ("10", "Td"),
        ("10d", "Td"),
        ("4h 5h 6h", "4h 5h 6h"),
        ("t", "Td"),
        ("joker", "Jk"),
        ("3", "3s"),
        ("three", "3s"),
        ("sixes", "6c"),
        ("q", "Qc"),
        ("k k k", "Kc Kc Ks"),
    ],
)
def test_cards_are_named_by_rank_and_come_from_the_hand(typed, cards):
    assert format_cards(read_cards(typed.split(), HAND)) == cards


@pytest.mark.parametrize("typed", ["z", "kz", "1", "0x0k", "999xk", "k-k", "²"])
def test_what_is_no_card_is_said_to_be_none(typed):
    with pytest.raises(Unread, match="unknown-card"):
        read_cards([typed], HAND)
