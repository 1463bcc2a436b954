"""Why a play is refused: a sentence for each reason, in each language, with its facts in it."""

import pytest

from canasta.engine.errors import Fact, IllegalAction, Reason
from canasta.engine.memory import Phase
from canasta.engine.notation import parse_action
from canasta.engine.position import parse_position
from canasta.engine.rules.choices import (
    Capture,
    DiscardBan,
    FinalDiscard,
    OpeningCanasta,
    OpeningContent,
    QuotaKind,
)
from canasta.i18n import LOCALES, catalogue, refusal_message
from canasta.table.refused import TableReason
from tests.i18n.fluent_files import messages, variants

# Facts of each reason that has any, as errors.py names them.
FACTS: dict[Reason, dict[str, Fact]] = {
    Reason.NOT_IN_HAND: {"card": "Ks"},
    Reason.TOP_BLOCKED: {"card": "3c"},
    Reason.PILE_FROZEN: {"card": "6h"},
    Reason.CAPTURE_UNFIT: {"card": "Qd"},
    Reason.MUST_TAKE_PILE: {"card": "Qh"},
    Reason.MELDS_WAIT: {"turn": 2},
    Reason.TOO_FEW_CARDS: {"cards": 2, "minimum": 3},
    Reason.TOO_FEW_NATURALS: {"naturals": 1, "minimum": 2},
    Reason.TOO_MANY_WILDS: {"wilds": 4, "maximum": 3},
    Reason.RANK_ALREADY_MELDED: {"rank": "T", "meld": 4},
    Reason.NO_SUCH_MELD: {"meld": 7},
    Reason.MELD_CLOSED: {"cards": 8, "maximum": 7},
    Reason.OPENING_TOO_LOW: {"points": 35, "minimum": 50},
    Reason.OPENING_PENDING: {"points": 45, "minimum": 90},
    Reason.NO_CARD_LEFT: {"left": 1, "needed": 2},
    Reason.MELD_TOO_LONG: {"cards": 5, "maximum": 4},
    Reason.RANK_WITHOUT_WILDS: {"rank": "7"},
    Reason.NATURALS_BEFORE_WILDS: {"naturals": 4, "minimum": 5},
    Reason.DEAD_RANK: {"rank": "K"},
    Reason.MELD_UNFINISHED: {"rank": "A"},
    Reason.TOO_FEW_RED_THREES: {"threes": 1, "canastas": 2},
    Reason.ONLY_BANNED_LEFT: {"left": 1},
    Reason.MUST_GO_OUT: {"left": 3},
    Reason.HAND_NOT_PLAYED: {"hand": "quads"},
    Reason.SHOW_SIZE: {"cards": 13, "needed": 14},
    Reason.NOT_THAT_HAND: {"hand": "straight", "missing": 2},
    Reason.BETTER_HAND: {"hand": "dream-five"},
}
# Reasons of which one fact decides what is said, and its values.
DECIDED: dict[Reason, tuple[str, list[str]]] = {
    Reason.NOT_YOUR_PHASE: ("phase", [phase.value for phase in Phase]),
    Reason.CAPTURE_BARRED: ("capture", [capture.value for capture in Capture]),
    Reason.NOT_ENOUGH_CANASTAS: ("kind", [kind.value for kind in QuotaKind]),
    Reason.DISCARD_BANNED: ("ban", [*(ban.value for ban in DiscardBan), "three"]),
    Reason.OPENING_CONTENT: (
        "needs",
        [
            *(needs.value for needs in OpeningCanasta if needs is not OpeningCanasta.NONE),
            OpeningContent.CLEAN_TRIPLE.value,
            OpeningContent.CLEAN_TRIPLE_OR_WILDS.value,
        ],
    ),
    Reason.FINAL_DISCARD: ("policy", [policy.value for policy in FinalDiscard]),
}
# The other facts of those.
BESIDE: dict[Reason, dict[str, Fact]] = {
    Reason.NOT_ENOUGH_CANASTAS: {"canastas": 1, "needed": 2},
    Reason.DISCARD_BANNED: {"card": "7h"},
}
# Where another message chooses.
CHOOSER = {Reason.NOT_ENOUGH_CANASTAS: "rules-quota"}


def decided(reason: Reason, fact: str, value: str) -> IllegalAction:
    return IllegalAction(reason, **{fact: value}, **BESIDE.get(reason, {}))


REFUSALS = [
    *(IllegalAction(reason, **FACTS.get(reason, {})) for reason in Reason if reason not in DECIDED),
    *(
        decided(reason, fact, value)
        for reason, (fact, values) in DECIDED.items()
        for value in values
    ),
]
OF_THE_TABLE = {f"refusal-{reason.value}" for reason in TableReason}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("refusal", REFUSALS, ids=str)
def test_every_reason_has_a_sentence(refusal, locale):
    sentence = catalogue(locale).tell(refusal_message(refusal))
    assert sentence[0].isupper()
    assert sentence.endswith(".")
    assert "\n" not in sentence
    told = [str(value) for name, value in refusal.facts.items() if isinstance(value, int)]
    if "meld" not in refusal.facts:
        assert all(value in sentence for value in told)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("reason", DECIDED)
def test_a_fact_that_decides_has_a_sentence_for_each_value(reason, locale):
    fact, values = DECIDED[reason]
    assert variants(locale, CHOOSER.get(reason, f"refusal-{reason.value}"), fact) == set(values)
    said = {
        catalogue(locale).tell(refusal_message(decided(reason, fact, value))) for value in values
    }
    assert len(said) == len(values)


def test_messages_are_those_of_the_engine_and_of_the_table():
    ids = {id for id in messages("en") if id.startswith("refusal-")}
    assert ids == {f"refusal-{reason.value}" for reason in Reason} | OF_THE_TABLE


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("id", sorted(OF_THE_TABLE - {"refusal-not-your-turn"}))
def test_the_table_refuses_in_a_sentence(id, locale):
    assert catalogue(locale).say(id).endswith(".")


def test_who_is_to_play_is_named_where_it_is_known():
    words = catalogue("en")
    assert words.say("refusal-not-your-turn", seat="other", name="East") == (
        "It is not your turn. East is to play."
    )
    assert words.say("refusal-not-your-turn", seat="unknown", name="") == (
        "It is not your turn; wait until the others have played."
    )


def test_cards_that_make_no_meld_are_told_what_a_meld_is():
    said = catalogue("en").tell(refusal_message(IllegalAction(Reason.NOT_A_MELD)))
    assert said.startswith("These cards do not make a meld;")


@pytest.mark.parametrize(
    ("locale", "known", "unknown"),
    [("en", "the kings;", "that meld;"), ("ro", "meldul de regi;", "acel meld;")],
)
def test_a_meld_is_called_by_its_rank_where_the_round_is_known(locale, known, unknown):
    round_ = parse_position("game classic 4\nturn 0 play\nmelds 0 Kx3\nhand 0 5 5 Q Q\npile 4")
    with pytest.raises(IllegalAction) as caught:
        round_.check(parse_action("meld 5 > m0", round_))
    refusal = caught.value
    assert known in catalogue(locale).tell(refusal_message(refusal, round_))
    assert unknown in catalogue(locale).tell(refusal_message(refusal))


def test_cards_that_make_no_meld_may_be_in_a_row_where_sequences_are_played():
    samba = parse_position("game samba 4\nturn 0 play\nhand 0 4h 5h 7h 9 9 Q\npile 4")
    with pytest.raises(IllegalAction) as caught:
        samba.check(parse_action("meld 4h 5h 7h", samba))
    said = catalogue("en").tell(refusal_message(caught.value, samba))
    assert said.endswith("or natural cards of one suit in a row.")


# A position and a play that it refuses; what the refusal teaches.
TAUGHT = [
    (
        "game samba 4\nturn 0 play\nhand 0 4d 5h 6h\npile 4",
        "meld 4h 5h 6h",
        "Your hand lacks the four of hearts for that; name only cards you hold.",
    ),
    (
        "game hand-and-foot-short 4\nturn 0 play\nhand 0 5\npacket 0 0\nmelds 0 Kx7 | Qx7\npile 4",
        "discard 5",
        "To go out your side needs 1 mixed canasta; it has 0.",
    ),
    (
        "game modern-american 4\nturn 0 play\nhand 0 5 7 2\nmelds 0 K K K",
        "discard 7",
        "On an empty pile nobody discards a wild card, a seven, an ace or a dead rank; discard"
        " another card.",
    ),
    (
        "game modern-american 4\nturn 0 play\nhand 0 5 7 2\nmelds 0 K K K\npile 4",
        "discard 2",
        "A wild card is discarded only in going out, or from a hand that has no other cards;"
        " discard another card.",
    ),
    (
        "game pennies 6\nturn 0 play\nhand 0 5 7 2\nmelds 0 K K K\npile 4",
        "discard 7",
        "No seven is discarded before each side has a canasta of sevens; discard another card.",
    ),
]


@pytest.mark.parametrize(("position", "action", "said"), TAUGHT)
def test_what_the_rules_want_is_said_of_the_table_as_it_lies(position, action, said):
    round_ = parse_position(position)
    with pytest.raises(IllegalAction) as caught:
        round_.check(parse_action(action, round_))
    assert catalogue("en").tell(refusal_message(caught.value, round_)) == said


def test_romanian_counts_what_is_missing():
    refusal = IllegalAction(Reason.OPENING_TOO_LOW, points=35, minimum=50)
    assert "cer 50 de puncte; așa ajungi la cel mult 35." in catalogue("ro").tell(
        refusal_message(refusal)
    )


def test_nothing_left_is_said_in_words():
    said = catalogue("ro").tell(
        refusal_message(IllegalAction(Reason.NO_CARD_LEFT, left=0, needed=2))
    )
    assert said.startswith("Așa nu îți mai rămâne nicio carte")
