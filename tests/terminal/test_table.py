"""The table in lines of text."""

import pytest

from canasta.engine.cards import parse_cards
from canasta.engine.match import Match
from canasta.engine.position import parse_position
from canasta.engine.rules import find_ruleset
from canasta.i18n import catalogue
from canasta.terminal.names import seat_names
from canasta.terminal.table import hand_text, hands_left_text, pile_text, table_lines, winners_text
from tests.terminal.talk import ENGLISH


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        ("pile 5 9", "Pile, the nine on top, 2 cards. Stock, 65 cards."),
        (
            "pile 2 9",
            "The pile is frozen: it takes two nines from your hand.",
        ),
        (
            "pile 9\nset pile_frozen = always",
            "Here the pile is always frozen: it takes two nines from your hand.",
        ),
        ("pile 3s", "The pile is blocked: it cannot be taken with a black three on top."),
        ("pile 2", "The pile is blocked: it cannot be taken with a two on top."),
        ("", "The pile is empty. Stock, 67 cards."),
    ],
)
def test_pile_and_stock(lines, said):
    text = f"game classic 4\nturn 0 draw\nhand 0 K K 5\nmelds 0 7 7 7 7 7\n{lines}"
    text = pile_text(ENGLISH, parse_position(text), 0)
    assert text.endswith(said)


def test_melds_with_wild_cards_canastas_and_red_threes():
    text = "game classic 4\nturn 0 play\nhand 0 K\nmelds 0 8 8 2 | 7 7 7 7 7 7 7\nthrees 0 3d 3h\n"
    lines = table_lines(ENGLISH, parse_position(text), 0)
    assert lines[1:3] == [
        "Your side, 0 points: sevens, 7 cards, natural canasta; eights, 3 cards, 1 wild;"
        " 2 red threes.",
        "Their side, 0 points: no melds yet. The first melds need 50 points.",
    ]


def test_melds_have_their_numbers_where_ranks_do_not_tell_them_apart():
    rows = "turn 0 play\nhand 0 K\nmelds 0 7s 8s 9s Ts | K K K | 4h 5h 6h\n"
    lines = table_lines(ENGLISH, parse_position(f"game samba 4\n{rows}"), 0)
    assert lines[1] == (
        "Your side, 0 points: m1 kings, 3 cards; m2 4–6 of hearts, 3 cards;"
        " m0 7–10 of spades, 4 cards."
    )
    twins = parse_position("game cutthroat 3\nturn 0 play\nhand 0 Q\nmelds 0 K K K | K K K 2\n")
    assert "m0 kings, 3 cards; m1 kings, 4 cards, 1 wild" in table_lines(ENGLISH, twins, 0)[1]


def test_a_hand_is_told_by_suit_where_sequences_are_played():
    rows = "turn 0 play\nhand 0 Kc 4h Kh 5h Ts Js 2d Jk 3s\n"
    assert hand_text(ENGLISH, parse_position(f"game samba 4\n{rows}"), 0) == (
        "Your hand, 9 cards: Kc  4h 5h Kh  10s Js  2  Jk  3"
    )
    assert hand_text(ENGLISH, parse_position(f"game classic 4\n{rows}"), 0) == (
        "Your hand, 9 cards: 4  5  10  J  K K  2  Jk  3"
    )


def test_ranks_that_are_dead_are_listed():
    text = "game modern-american 4\nturn 0 play\nhand 0 K\nmelds 1 9x7 | 4x7 | 8 8 8\n"
    assert "Dead ranks: fours, nines." in table_lines(ENGLISH, parse_position(text), 0)
    assert not any("Dead" in line for line in table_lines(ENGLISH, with_melds("classic"), 0))


def with_melds(preset):
    return parse_position(f"game {preset} 4\nturn 0 play\nhand 0 K\nmelds 1 9x7\n")


def test_packets_and_threes_set_aside_are_counted():
    round_ = with_melds("cuban")
    round_.seats[1].aside = parse_cards("3c 3s")
    round_.seats[3].packet = parse_cards("K Q J".replace(" ", "c ") + "c")
    lines = table_lines(ENGLISH, round_, 0)
    assert lines[2].endswith("nines, 7 cards, natural canasta; 2 black threes set aside.")
    assert lines[-1] == "Reserves not taken up: Right 3."


@pytest.mark.parametrize(
    ("me", "said"),
    [(0, " The player far right sits out this round."), (3, " You sit out this round.")],
)
def test_who_sits_out_is_named(me, said):
    round_ = parse_position("game classic 5\nidle 3\nturn 0 draw\nhand 0 K K\npile 9")
    assert table_lines(ENGLISH, round_, me)[-1].endswith(said)


def test_hands_that_are_left():
    rules = find_ruleset("classic", 4)
    names = seat_names(ENGLISH, rules, 0)
    held = parse_position("game classic 4\nturn 0 play\nhand 0 K 2\nhand 1 0\nhand 2 0\nhand 3 9")
    assert hands_left_text(ENGLISH, held, names) == "Cards still in hand: You K 2; Right 9."
    empty = parse_position("game classic 4\nturn 0 play\nhand 0 0\nhand 1 0\nhand 2 0\nhand 3 0")
    assert hands_left_text(ENGLISH, empty, names) == "No cards were left in hand."


def test_packets_that_nobody_took_up():
    names = seat_names(ENGLISH, find_ruleset("hand-and-foot", 4), 0)
    round_ = parse_position(
        "game hand-and-foot 4\nturn 0 play\nhand 0 K 2\nhand 1 0\nhand 2 0\nhand 3 0\n"
        "packet 0 0\npacket 1 A 9 3d\npacket 2 0\npacket 3 0\nstock *"
    )
    told = hands_left_text(ENGLISH, round_, names)
    assert told == "Cards still in hand: You K 2. Never taken up: Left 9 A 3."


def won(players, scores, winners):
    match = Match(find_ruleset("classic", players))
    match.scores, match.winners, match.n_rounds = scores, winners, 8
    return match


@pytest.mark.parametrize(
    ("players", "scores", "winners", "said"),
    [
        (4, [5230, 4100], (0,), "Your side wins the match, 5,230 to 4,100, after 8 rounds."),
        (4, [4100, 5230], (1,), "Their side wins the match, 5,230 to 4,100, after 8 rounds."),
        (2, [5230, -40], (0,), "You win the match, 5,230 to -40, after 8 rounds."),
        (
            3,
            [10, 20, 5],
            (1,),
            "The player on your left wins the match, 20 to 10 and 5, after 8 rounds.",
        ),
        (
            3,
            [10, 20, 20],
            (1, 2),
            "Left and Right win the match, 20 to 10, after 8 rounds.",
        ),
        (2, [20, 20], (0, 1), "The match is tied at 20 after 8 rounds."),
    ],
)
def test_who_has_won(players, scores, winners, said):
    assert winners_text(ENGLISH, won(players, scores, winners), 0) == said


@pytest.mark.parametrize(
    ("locale", "said"),
    [("en", "Side 1 (seat 1) wins the match, 9 to 3,"), ("ro", "Echipa 1 (locul 1) a câștigat")],
)
def test_one_who_looks_on_is_told_the_winner_by_number(locale, said):
    assert winners_text(catalogue(locale), won(2, [3, 9], (1,))).startswith(said)
