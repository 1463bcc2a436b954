"""A play to choose, in words."""

from typing import get_args

import pytest

from canasta.engine.actions import Action, Merge
from canasta.engine.notation import parse_action
from canasta.engine.position import parse_position
from canasta.engine.rules.special_hand import SpecialHand
from canasta.i18n import LOCALES, action_message, catalogue
from tests.i18n.fluent_files import variants

ROUND = parse_position(
    "game classic-online 4\nturn 0 draw\nhand 0 K K K 2 9 9 5 4\n"
    "melds 0 9 9 9 | 2 2 2 2 2 Jk Jk\npile 9"
)
# A play; how it is offered in English and in Romanian.
SAID = [
    ("draw", "Draw a card", "Trage o carte"),
    ("take 9 9", "Take the pile with 9 9", "Ridică teancul cu 9 9"),
    ("take > m0", "Take the pile onto the nines", "Ridică teancul la meldul de nouă"),
    ("meld K K 2", "Meld K K 2", "Pune pe masă K K 2"),
    ("meld 9 > m0", "Add 9 to the nines", "Adaugă 9 la meldul de nouă"),
    ("meld 2 > m1", "Add 2 to the wild cards", "Adaugă 2 la meldul de cărți wild"),
    ("three", "Lay your three", "Pune treiul pe masă"),
    ("discard 5", "Discard a five", "Aruncă un cinci"),
    ("ask", "Ask your partner: “May I go out?”", "Întreabă-ți partenerul: „Pot să ies?”"),
    ("answer yes", "Yes", "Da"),
    ("answer no", "No", "Nu"),
    (
        "show zip-code",
        "Show your special hand: zip code",
        "Arată-ți mâna specială: cod poștal",
    ),
    (
        "show straight pile",
        "Show your special hand with the top card of the pile: straight",
        "Arată-ți mâna specială cu ajutorul cărții de deasupra teancului: chintă",
    ),
    ("end", "End the round", "Încheie runda"),
]


@pytest.mark.parametrize(("text", "english", "romanian"), SAID)
def test_a_play_is_offered_in_words(text, english, romanian):
    message = action_message(parse_action(text, ROUND), ROUND)
    assert catalogue("en").tell(message) == english
    assert catalogue("ro").tell(message) == romanian


def test_a_sequence_is_laid_with_suits_and_named_by_its_ends():
    round_ = parse_position(
        "game samba 4\nturn 0 play\nhand 0 8h 9c Tc Jc K\nmelds 0 4h 5h 6h 7h\n"
    )
    said = action_message(parse_action("meld 8h > m0", round_), round_)
    assert catalogue("en").tell(said) == "Add 8 to the 4–7 of hearts"
    assert catalogue("ro").tell(said) == "Adaugă 8 la meldul de 4–7 de inimă"
    said = action_message(parse_action("meld 9c Tc Jc", round_), round_)
    assert catalogue("en").tell(said) == "Meld 9c 10c Jc"
    said = action_message(parse_action("discard Tc", round_), round_)
    assert catalogue("en").tell(said) == "Discard 10c"


# Positions of two melds that become one; how that is offered.
JOINED = [
    (
        "game samba 4\nturn 0 play\nhand 0 8 9\nmelds 0 Q Q Q | K K K | K K K\n",
        "Join two melds of kings (m1 and m2)",
        "Unește două melduri de regi (m1 și m2)",
    ),
    (
        "game samba 4\nset sequence_joining = true\nturn 0 play\nhand 0 8 9\n"
        "melds 0 4h 5h 6h | 7h 8h 9h\n",
        "Join the 4–6 of hearts and 7–9 (m0 and m1)",
        "Unește 4–6 de inimă cu 7–9 (m0 și m1)",
    ),
]


@pytest.mark.parametrize(("position", "english", "romanian"), JOINED)
def test_melds_that_are_joined_have_their_numbers(position, english, romanian):
    round_ = parse_position(position)
    [merge] = [action for action in round_.legal_actions() if isinstance(action, Merge)]
    message = action_message(merge, round_)
    assert catalogue("en").tell(message) == english
    assert catalogue("ro").tell(message) == romanian


def test_a_pair_that_takes_the_pile_names_the_meld_it_joins():
    round_ = parse_position(
        "game classic 4\nturn 0 draw\nhand 0 9 9 K 5\nmelds 0 9 9 9\npile 4 9\n"
    )
    said = action_message(parse_action("take 9 9 > m0", round_), round_)
    assert catalogue("en").tell(said) == "Take the pile with 9 9 onto the nines"


def test_a_draw_says_how_many_cards():
    two = parse_position("game classic 2\nturn 0 draw\npile 9")
    assert catalogue("en").tell(action_message(parse_action("draw", two), two)) == "Draw 2 cards"


@pytest.mark.parametrize("locale", LOCALES)
def test_every_special_hand_has_a_name(locale):
    assert variants(locale, "special-hand-name", "hand") == {hand.value for hand in SpecialHand}
    names = {catalogue(locale).say("special-hand-name", hand=hand.value) for hand in SpecialHand}
    assert len(names) == len(SpecialHand)


def test_every_kind_of_play_has_words():
    said = {type(parse_action(text, ROUND)) for text, *_ in SAID}
    assert said | {Merge} == set(get_args(Action))
