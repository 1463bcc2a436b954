"""One person's turn: staging, taking back, refusals, choices."""

import re

import pytest

from canasta.engine.notation import format_action
from tests.terminal.talk import replies, turn

START = "game classic 4\nturn 0 draw\nhand 0 K K K 2 9 9 5 4\npile 8\n"
PLAY = "game classic 4\nturn 0 play\nhand 0 K K K 2 9 9 5 4\npile 8\n"
OPENED = PLAY + "melds 0 Q Q Q | 7 7 7\n"


def staged(draft):
    """The staged plays, suits left out."""
    return [re.sub(r"([2-9TJQKA])[cdhs]", r"\1", format_action(act)) for act in draft.actions]


def test_a_turn_shows_pile_hand_and_minimum():
    transcript, _ = turn(START)
    assert transcript[:4] == [
        "",
        "It is your turn. Pile, the eight on top, 1 card. Stock, 66 cards."
        " Your side has no melds yet: the pile takes two eights from your hand.",
        "The first melds need 50 points.",
        "Your hand, 8 cards: 4  5  9 9  K K K  2",
    ]


def test_a_draw_is_sent_at_once():
    transcript, draft = turn(START, "d", "undo")
    assert draft.is_due
    assert staged(draft) == ["draw"]
    assert transcript[-1].startswith("You drew ")


def test_melds_count_up_to_the_minimum():
    transcript, draft = turn(PLAY, "m k k k", "m 9 9 2", "x 4")
    assert "Your melds have 30 of the 50 points that the first melds need." in transcript
    assert "Your first melds have the points they need." in transcript
    assert staged(draft) == ["meld K K K", "meld 9 9 2", "discard 4"]


def test_of_several_melds_of_a_rank_one_is_named_by_its_number():
    twins = "game cutthroat 3\nturn 0 play\nhand 0 K 4 5\nmelds 0 K K K | K K K\n"
    transcript, draft = turn(twins, "add k > k", "add k > m1")
    assert "Your side has several melds of kings; name one by its number: m0, m1." in transcript
    assert staged(draft) == ["meld K > m1"]
    transcript, _ = turn(twins, "plays")
    assert any("Add K to the kings (m1)" in line for line in transcript)


def test_undo_takes_melds_back_one_by_one():
    transcript, draft = turn(PLAY, "m kkk", "m 992", "undo", "undo", "undo")
    assert staged(draft) == []
    assert "Taken back: Meld 9 9 2" in transcript
    assert "Taken back: Meld K K K" in transcript
    assert "There is nothing to take back; what you drew or took stays in your hand." in transcript
    assert draft.round.view(0).hand_sizes[0] == 8


def test_nothing_has_changed_in_the_committed_round_until_the_turn_is_sent():
    _, draft = turn(PLAY, "m kkk", "m 992")
    draft_round = draft.round
    draft.undo()
    draft.undo()
    assert draft_round.view(0).hand_sizes[0] == 2
    assert draft.round.view(0).hand_sizes[0] == 8
    assert draft.round.view(0).public.melds == ((), ())


@pytest.mark.parametrize(
    ("position", "typed", "sentence"),
    [
        (PLAY, "m k k 4", "These cards do not make a meld;"),
        (PLAY, "m k k", "A new meld like this needs 3 cards; you named 2."),
        (PLAY, "m a a a", "Your hand lacks an ace for that;"),
        (PLAY, "m 9 9 2 > q", "Your side has no meld of queens."),
        (PLAY, "add 4", "Your side has no meld of fours to add to; meld three or more."),
        (PLAY, "add 2", "Your side has no melds to add to yet."),
        (PLAY, "d", "You have your card for this turn;"),
        (PLAY, "x q", "Your hand lacks a queen for that;"),
        (PLAY, "x", "Name one card to discard,"),
        (PLAY, "x 4 5", "Name one card to discard,"),
        (PLAY, "meld", "Name the cards,"),
        (PLAY, "yes", "You have your card for this turn;"),
        (PLAY, "ask", "Even with a yes you could not go out now;"),
        (PLAY, "draw 2", "The word draw stands alone."),
        (PLAY, "7", "There is no list to choose from;"),
        (PLAY, "zzz", "I do not know the word 'zzz';"),
        (PLAY, "m zzz", "I cannot read 'zzz' as a card;"),
        (PLAY, "m k k k > k q", "Name one meld after >,"),
        (PLAY, "", "Say help for the words you can use."),
        (OPENED, "add 4 > m9", "Your side has no such meld;"),
        (OPENED, "add 4 > q", "These cards do not fit the queens;"),
        (START, "x 4", "First draw a card or take the pile."),
        (START, "t", "The pile is frozen for you: only two natural eights"),
        (START, "take 9 9", "That does not take the pile:"),
        (START.replace("pile 8", "pile 8 3s"), "t", "The pile cannot be taken with a black three"),
        (START.replace("pile 8", ""), "t", "The pile is empty;"),
        (START.replace("pile 8", "pile 9"), "t k k", "That does not take the pile:"),
    ],
)
def test_a_refusal_is_one_sentence_and_changes_nothing(position, typed, sentence):
    transcript, draft = turn(position, typed)
    [answer] = replies(position, typed)
    assert answer.startswith(sentence)
    assert draft.actions == []
    assert transcript[-1] == "(the input has ended)"


def test_an_opening_too_low_names_both_figures():
    low = "game classic 4\nturn 0 play\nhand 0 4 4 4 5 9 Q\n"
    assert replies(low, "m 4 4 4") == [
        "Your side’s first melds need 50 points; this way you reach at most 15."
    ]


def test_a_pending_opening_bars_the_discard():
    assert replies(PLAY, "m kkk", "x 4") == [
        "Your first melds have 30 of the 50 points they need; meld more, or take them back."
    ]


def test_a_rank_alone_is_added_to_its_meld():
    position = OPENED.replace("9 9", "Q 7")
    _, draft = turn(position, "add q", "m 7")
    assert staged(draft) == ["meld Q > m0", "meld 7 > m1"]


def test_a_wild_card_that_fits_several_melds_is_a_choice_by_number():
    transcript, draft = turn(OPENED, "add 2", "2")
    assert "1: Add 2 to the queens" in transcript
    assert "2: Add 2 to the sevens" in transcript
    assert staged(draft) == ["meld 2 > m1"]


@pytest.mark.parametrize(("typed", "answer"), [("0", "from 1 to 2"), ("3", "from 1 to 2")])
def test_a_number_outside_the_list_is_refused(typed, answer):
    assert answer in replies(OPENED, "add 2", typed)[0]


def test_a_list_is_forgotten_after_a_play():
    assert "no list" in replies(OPENED, "add 2", "m kkk", "1")[0]


def test_a_number_chooses_from_all_plays():
    transcript, draft = turn(PLAY, "plays", "1")
    assert "1: Meld 9 9 2" in transcript
    assert staged(draft) == ["meld 9 9 2"]


def test_several_ways_to_take_the_pile_are_a_choice():
    position = START.replace("pile 8", "pile 5 6 9") + "melds 0 Q Q Q\n"
    transcript, draft = turn(position, "t", "1")
    assert "1: Take the pile with 9 9" in transcript
    assert "2: Take the pile with 9 2" in transcript
    assert staged(draft) == ["take 9 9"]
    assert transcript[-1] == "You took the pile (3 cards) and melded 9 9 9."


def test_the_only_way_to_take_the_pile_needs_no_choice():
    position = START.replace("pile 8", "pile 5 6 9") + "scores 0 0\n"
    _, draft = turn(position, "t")
    assert staged(draft) == ["take 9 9"]


def test_a_covered_pile_once_taken_stays_taken():
    position = START.replace("pile 8", "pile 5 6 9") + "melds 0 Q Q Q\n"
    transcript, draft = turn(position, "take 9 9", "undo")
    assert draft.is_due
    assert staged(draft) == ["take 9 9"]
    assert transcript[-1] == "You took the pile (3 cards) and melded 9 9 9."


@pytest.mark.parametrize("pile", ["pile 9", "pile 5 6 9\nset pile_visibility = all"])
def test_a_pile_that_hides_nothing_can_be_given_back_until_the_discard(pile):
    position = START.replace("pile 8", pile) + "melds 0 Q Q Q\n"
    before = len(turn(position)[1].round.pile)
    transcript, draft = turn(position, "take 9 9", "undo")
    assert draft.actions == []
    assert len(draft.round.pile) == before
    assert "Taken back: Take the pile with 9 9" in transcript


def test_a_pile_taken_for_the_opening_can_be_given_back_until_the_opening_is_complete():
    position = START.replace("pile 8", "pile 5 6 9") + "scores 0 0\n"
    transcript, draft = turn(position, "take 9 9", "undo", "take 9 9", "m k k k", "undo")
    assert draft.is_due
    assert staged(draft) == ["take 9 9", "meld K K K"]
    assert "Taken back: Take the pile with 9 9" in transcript
    assert transcript[-1] == "Your first melds have the points they need."


def test_a_top_card_alone_joins_its_meld():
    position = START.replace("pile 8", "pile 5 6 Q").replace("9 9", "8 6") + "melds 0 Q Q Q\n"
    _, draft = turn(position, "t")
    assert staged(draft) == ["take > m0"]


def test_a_question_is_answered_yes_or_no():
    position = "game classic 4\nturn 2 answer\nactor 0\nhand 0 K K\nmelds 0 Qx7\nflags asked\n"
    transcript, draft = turn(position, "d", "yes")
    assert transcript[0] == "Your partner asks: “May I go out?” Your answer binds."
    assert "A question waits for its answer first: yes or no." in transcript
    assert staged(draft) == ["answer yes"]


def test_asking_ends_the_staging():
    position = "game classic 4\nturn 0 play\nhand 0 K K K 4\nmelds 0 Qx7\n"
    transcript, draft = turn(position, "ask")
    assert draft.is_due
    assert transcript[-1] == "You asked: “May I go out?”"


@pytest.mark.parametrize(
    ("bound", "sentence"),
    [("must", "You must go out in this turn."), ("must-not", "You may not go out in")],
)
def test_the_answer_of_the_partner_is_spelled_out(bound, sentence):
    position = f"game classic 4\nturn 0 play\nhand 0 K K K 4\nmelds 0 Qx7\nbound {bound}\n"
    transcript, _ = turn(position + "flags asked\n")
    assert transcript[0].startswith(sentence)


def test_going_out_by_a_meld_is_sent_at_once():
    position = "game classic 4\nturn 0 play\nhand 0 K K K\nmelds 0 Qx7\n"
    transcript, draft = turn(position, "m k k k")
    assert draft.is_due
    assert transcript[-1] == "You went out: the round is over."


def test_the_prompt_names_what_can_be_done():
    transcript, _ = turn(OPENED, "hand")
    assert "meld, add, discard> hand" in transcript


def test_table_score_and_help_change_nothing():
    transcript, draft = turn(OPENED, "table", "score", "help")
    assert "Your side, 0 points: sevens, 3 cards; queens, 3 cards." in transcript
    assert "Totals: Your side 0, Their side 0. The match goes to 5,000 points." in transcript
    assert any(row.startswith("undo, or u:") for row in transcript)
    assert draft.actions == []


def test_no_line_is_a_trick_of_the_cursor():
    transcript, _ = turn(OPENED, "table", "plays", "help", "m kkk", "undo")
    assert all(row.isprintable() for row in transcript)


SPECIAL = "game modern-american 4\nturn 0 play\nhand 0 A 2 3 4 5 6 7 8 9 T J Q K Jk\npile 8\n"


def test_a_special_hand_is_shown_by_one_word():
    transcript, draft = turn(SPECIAL, "show")
    assert staged(draft) == ["show straight"]
    assert draft.round.is_over
    assert any(line.startswith("show, three, discard> show") for line in transcript)
    assert "You showed a special hand (straight): 4 5 6 7 8 9 10 J Q K A 2 Jk 3." in transcript


def test_a_hand_that_is_not_special_is_told_what_it_lacks():
    transcript, draft = turn(SPECIAL.replace("Jk", "K"), "show", "x 4")
    assert "Your cards are no special hand; for the hand straight they lack 1 card." in transcript
    assert staged(draft) == ["discard 4"]
    transcript, _ = turn(PLAY, "show", "show straight", "x 4")
    assert "The special hand straight is not played by these rules; meld, or discard." in transcript
    assert "The word show stands alone." in transcript


TWINS = "game samba 4\nturn 0 play\nhand 0 8 9 5h 6h 7h\nmelds 0 Q Q Q | K K K | K K K | 4s 5s 6s\n"


@pytest.mark.parametrize("typed", ["merge", "merge k", "join m2 m1", "merge m1 m2"])
def test_two_melds_are_joined_by_one_word(typed):
    transcript, draft = turn(TWINS, typed)
    assert staged(draft) == ["merge m2 > m1"]
    assert "You joined two melds: kings, 6 cards." in transcript


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("merge q", "Your side has no two melds like that which may be joined now."),
        ("merge m0 m1", "These two melds do not become one;"),
        ("merge m0 m1 m2", "Name two melds by their numbers, or their rank,"),
        ("merge m0 m9", "Your side has no such meld;"),
        ("merge 12 m1", "I cannot read '12' as a card"),
    ],
)
def test_melds_that_cannot_be_joined_are_told_what_can_be(typed, said):
    transcript, draft = turn(TWINS, typed)
    assert staged(draft) == []
    assert any(line.startswith(said) for line in transcript)


def test_a_sequence_is_laid_by_its_cards():
    transcript, draft = turn(TWINS, "meld 5h 6h 7h")
    assert staged(draft) == ["meld 5 6 7"]
    assert "You melded 5h 6h 7h." in transcript
