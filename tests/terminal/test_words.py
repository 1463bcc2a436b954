"""The sentences: one for each reason, with its facts in it."""

import pytest

from canasta.engine.cards import Card, Rank, parse_cards
from canasta.engine.errors import Fact, IllegalAction, Reason
from canasta.engine.events import (
    Answered,
    Asked,
    Discarded,
    Drew,
    Event,
    LaidRedThree,
    Melded,
    RoundEnded,
    TookPile,
)
from canasta.engine.melds import Meld, MeldId
from canasta.engine.memory import Phase
from canasta.engine.position import parse_position
from canasta.engine.rules import Ruleset
from canasta.engine.rules.choices import Capture, FinalDiscard
from canasta.engine.rules.plan import Plan
from canasta.engine.scoring import ScoreItem, ScoreLine
from canasta.terminal.refusals import refusal_text
from canasta.terminal.words import Teller, a, many, one, score_text

# The facts of each reason, as errors.py names them, and how the sentence tells them.
FACTS: dict[Reason, dict[str, tuple[Fact, str]]] = {
    Reason.NOT_IN_HAND: {"card": ("Ks", "a king")},
    Reason.TOP_BLOCKED: {"card": ("3c", "a black three")},
    Reason.PILE_FROZEN: {"card": ("6h", "sixes")},
    Reason.CAPTURE_UNFIT: {"card": ("Ad", "aces")},
    Reason.MUST_TAKE_PILE: {"card": ("Qh", "the queen")},
    Reason.TOO_FEW_CARDS: {"cards": (2, "you named 2"), "minimum": (3, "3 cards")},
    Reason.TOO_FEW_NATURALS: {"naturals": (1, "have 1"), "minimum": (2, "2 natural cards")},
    Reason.TOO_MANY_WILDS: {"wilds": (4, "have 4"), "maximum": (3, "3 wild cards")},
    Reason.RANK_ALREADY_MELDED: {"rank": ("T", "tens"), "meld": (4, "that one")},
    Reason.NO_SUCH_MELD: {"meld": (7, "m7")},
    Reason.MELD_CLOSED: {"cards": (8, "8 cards"), "maximum": (7, "beyond 7")},
    Reason.OPENING_TOO_LOW: {"points": (35, "at most 35"), "minimum": (50, "50 points")},
    Reason.OPENING_PENDING: {"points": (45, "have 45"), "minimum": (90, "90 points")},
    Reason.NO_CARD_LEFT: {"left": (1, "1 card,"), "needed": (2, "need 2")},
    Reason.NOT_ENOUGH_CANASTAS: {"canastas": (1, "has 1"), "needed": (2, "2 canastas")},
    Reason.MUST_GO_OUT: {"left": (3, "3 cards")},
}
VARIANTS: dict[Reason, tuple[str, list[str]]] = {
    Reason.NOT_YOUR_PHASE: ("phase", [phase.value for phase in Phase]),
    Reason.CAPTURE_BARRED: ("capture", [capture.value for capture in Capture]),
    Reason.FINAL_DISCARD: ("policy", [policy.value for policy in FinalDiscard]),
}


@pytest.mark.parametrize("reason", [reason for reason in Reason if reason not in VARIANTS])
def test_every_reason_has_a_sentence_with_its_facts(reason):
    facts = FACTS.get(reason, {})
    refusal = IllegalAction(reason, **{name: value for name, (value, _) in facts.items()})
    sentence = refusal_text(refusal)
    assert sentence[0].isupper()
    assert sentence.endswith(".")
    assert "\n" not in sentence
    assert "{" not in sentence
    for name, (_, words) in facts.items():
        assert words in sentence, name


@pytest.mark.parametrize(
    ("reason", "fact", "value"),
    [(reason, fact, value) for reason, (fact, values) in VARIANTS.items() for value in values],
)
def test_a_fact_that_decides_has_a_sentence_for_each_value(reason, fact, value):
    sentence = refusal_text(IllegalAction(reason, **{fact: value}))
    assert sentence.endswith(".")
    others = {
        refusal_text(IllegalAction(reason, **{fact: other}))
        for other in VARIANTS[reason][1]
        if other != value
    }
    assert sentence not in others


def test_with_the_round_a_meld_is_called_by_its_rank():
    reason = Reason.NOT_A_MELD
    round_ = parse_position("game classic 4\nturn 0 play\nmelds 0 7 7 7 | Q Q Q")
    assert "queens" in refusal_text(IllegalAction(reason, meld=1), round_)


def test_ranks_have_their_articles_and_plurals():
    assert [a(rank) for rank in (Rank.EIGHT, Rank.ACE, Rank.KING)] == [
        "an eight",
        "an ace",
        "a king",
    ]
    assert (one(Rank.BLACK_THREE), many(Rank.SIX)) == ("black three", "sixes")


TELLER = Teller(Plan(Ruleset()), ("You", "Left", "Partner", "Right"))


def melded(seat, text, meld_id, whole=None):
    cards = parse_cards(text)
    meld = Meld.of(parse_cards(whole or text))
    assert meld is not None
    return Melded(seat, cards, MeldId(meld_id), meld)


def test_a_turn_is_one_sentence():
    events = [
        LaidRedThree(1, Card.parse("3d")),
        Drew(1, 1, None),
        melded(1, "Kc Kd 2c", 0),
        melded(1, "Ks", 0, "Kc Kd Ks 2c"),
        Discarded(1, Card.parse("5c")),
        Drew(0, 1, parse_cards("As")),
    ]
    assert TELLER.tell(events) == [
        "Left lays a red three, draws, melds K K 2 K and discards a five.",
        "You draw an ace.",
    ]


def test_what_others_draw_is_not_told():
    assert TELLER.tell([Drew(2, 2, None)]) == ["Partner draws 2 cards."]


def test_a_new_canasta_and_a_freeze_are_named():
    six = "Kc Kd Kh Ks Kc Kd"
    events = [
        TookPile(0, parse_cards("4c 5c Ks")),
        melded(0, "Ks", 0, six + " Ks"),
        Discarded(0, Card.parse("Jk")),
    ]
    assert TELLER.tell(events) == [
        "You take the pile (3 cards), add K to the kings (now a natural canasta)"
        " and discard a joker, which freezes the pile."
    ]


def test_question_answer_and_end_are_told():
    events: list[Event] = [Asked(1), Answered(3, yes=True), RoundEnded("out", 1, concealed=True)]
    assert TELLER.tell(events) == [
        "Left asks: may I go out?",
        "Right says yes.",
        "Left goes out concealed: the round is over.",
    ]


@pytest.mark.parametrize("cause", ["stock", "last-three"])
def test_a_round_that_nobody_ends_says_why(cause):
    [sentence] = TELLER.tell([RoundEnded(cause, None, concealed=False)])
    assert "stock" in sentence


@pytest.mark.parametrize("item", ScoreItem)
def test_every_line_of_the_score_sheet_has_words(item):
    assert score_text(ScoreLine(item, -25, count=3)).endswith("(3): -25")
