"""The score sheet in words."""

import pytest

from canasta.engine.cards import parse_cards
from canasta.engine.melds import Meld
from canasta.engine.scoring import ScoreItem, ScoreLine
from canasta.i18n import LOCALES, catalogue, score_message
from tests.i18n.fluent_files import messages

KINGS = Meld.of(parse_cards("Ks Kh Kd Kc Ks Kh 2s"))
WILDS = Meld.of(parse_cards("2s 2h 2d 2c 2s 2h Jk"))
ACES = Meld.of(parse_cards("As Ah Ad"))
HEARTS = Meld.of(parse_cards("5h 6h 7h 8h 9h Th Jh"))
LINES = {
    ScoreItem.SPECIAL_HAND: ScoreLine(ScoreItem.SPECIAL_HAND, 3000),
    ScoreItem.MELDED_CARDS: ScoreLine(ScoreItem.MELDED_CARDS, 85, count=9),
    ScoreItem.NATURAL_CANASTA: ScoreLine(ScoreItem.NATURAL_CANASTA, 500, KINGS),
    ScoreItem.MIXED_CANASTA: ScoreLine(ScoreItem.MIXED_CANASTA, 300, KINGS),
    ScoreItem.WILD_CANASTA: ScoreLine(ScoreItem.WILD_CANASTA, 2000, WILDS),
    ScoreItem.SEQUENCE_CANASTA: ScoreLine(ScoreItem.SEQUENCE_CANASTA, 1500, HEARTS),
    ScoreItem.CANASTA_COUNT: ScoreLine(ScoreItem.CANASTA_COUNT, 500, count=5),
    ScoreItem.BLACK_THREES_MELDED: ScoreLine(ScoreItem.BLACK_THREES_MELDED, 500),
    ScoreItem.CANASTA_MIX: ScoreLine(ScoreItem.CANASTA_MIX, 1000, count=5),
    ScoreItem.UNFINISHED_MELD: ScoreLine(ScoreItem.UNFINISHED_MELD, -2500, ACES),
    ScoreItem.SHORT_SEQUENCE: ScoreLine(ScoreItem.SHORT_SEQUENCE, -1000, HEARTS, count=4),
    ScoreItem.RED_THREES: ScoreLine(ScoreItem.RED_THREES, 200, count=2),
    ScoreItem.BLACK_THREES: ScoreLine(ScoreItem.BLACK_THREES, 300, count=2),
    ScoreItem.BLACK_THREES_ASIDE: ScoreLine(ScoreItem.BLACK_THREES_ASIDE, 10, count=2),
    ScoreItem.GOING_OUT: ScoreLine(ScoreItem.GOING_OUT, 100),
    ScoreItem.CONCEALED: ScoreLine(ScoreItem.CONCEALED, 200),
    ScoreItem.CARDS_IN_HAND: ScoreLine(ScoreItem.CARDS_IN_HAND, -65, count=7),
    ScoreItem.BLACK_THREES_IN_HAND: ScoreLine(ScoreItem.BLACK_THREES_IN_HAND, -5, count=1),
    ScoreItem.RED_THREES_IN_HAND: ScoreLine(ScoreItem.RED_THREES_IN_HAND, -100, count=1),
    ScoreItem.SEVENS_HELD: ScoreLine(ScoreItem.SEVENS_HELD, -1500, count=3),
    ScoreItem.ACES_HELD: ScoreLine(ScoreItem.ACES_HELD, -1500, count=4),
}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("item", ScoreItem)
def test_every_line_of_the_sheet_has_words(item, locale):
    line = LINES[item]
    said = catalogue(locale).tell(score_message(line))
    assert f"score-{item.value}" in messages(locale)
    if line.count is not None:
        assert said.endswith(f" ({line.count})")


def test_romanian_names_the_rank_of_a_canasta():
    assert catalogue("ro").tell(score_message(LINES[ScoreItem.MIXED_CANASTA])) == (
        "canastă mixtă de regi"
    )


@pytest.mark.parametrize(
    ("locale", "meld", "said"),
    [
        ("en", ACES, "unfinished meld of aces"),
        ("en", WILDS, "unfinished meld of wild cards"),
        ("ro", ACES, "meld neterminat de ași"),
        ("ro", WILDS, "meld neterminat de cărți wild"),
    ],
)
def test_an_unfinished_meld_is_named(locale, meld, said):
    line = ScoreLine(ScoreItem.UNFINISHED_MELD, -2000, meld)
    assert catalogue(locale).tell(score_message(line)) == said
