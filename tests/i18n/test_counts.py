"""Numbers and nouns: each language counts in its own way."""

import pytest

from canasta.engine.cards import Rank
from canasta.i18n import LOCALES, catalogue
from canasta.i18n.cards import rank_key
from tests.i18n.fluent_files import messages, variants

ROMANIAN = [
    (0, "0 cărți"),
    (1, "1 carte"),
    (2, "2 cărți"),
    (19, "19 cărți"),
    (20, "20 de cărți"),
    (21, "21 de cărți"),
    (100, "100 de cărți"),
    (101, "101 cărți"),
    (119, "119 cărți"),
    (120, "120 de cărți"),
]


@pytest.mark.parametrize(("n", "text"), ROMANIAN)
def test_romanian_counts_with_de_from_twenty_on(n, text):
    assert catalogue("ro").say("card-count", n=n) == text


@pytest.mark.parametrize(("n", "text"), [(0, "0 cards"), (1, "1 card"), (2, "2 cards")])
def test_english_counts_one_and_many(n, text):
    assert catalogue("en").say("card-count", n=n) == text


def test_numbers_are_written_as_the_language_writes_them():
    assert catalogue("en").say("point-count", n=5000) == "5,000 points"
    assert catalogue("ro").say("point-count", n=5000) == "5.000 de puncte"


def test_every_romanian_message_that_counts_knows_all_three_forms():
    counting = ["n", "minimum", "maximum", "left", "needed", "cards", "round"]
    incomplete = [
        (id, variable)
        for id in messages("ro")
        for variable in counting
        if (names := variants("ro", id, variable)) & {"one", "few"} and "few" not in names
    ]
    # Here one is said as “o carte”, and the count of more stands in a message of its own.
    assert incomplete == [("event-drew", "n")]


@pytest.mark.parametrize("rank", list(Rank))
@pytest.mark.parametrize("locale", LOCALES)
def test_every_rank_has_all_its_names(locale, rank):
    words, key = catalogue(locale), rank_key(rank)
    names = ["rank-one", "rank-a", "rank-the", "rank-many", "rank-pair", "meld-name", "rank-short"]
    said = {name: words.say(name, rank=key) for name in names}
    others = {name: words.say(name, rank=rank_key(Rank((rank + 1) % 15))) for name in names}
    assert all(said.values())
    different = [name for name in names if said[name] == others[name]]
    assert different == (["rank-short"] if rank is Rank.BLACK_THREE else [])


@pytest.mark.parametrize(
    ("rank", "names"),
    [
        ("king", ["un rege", "regele", "doi regi", "1 rege", "3 regi", "20 de regi"]),
        ("queen", ["o damă", "dama", "două dame", "1 damă", "3 dame", "20 de dame"]),
        ("ace", ["un as", "asul", "doi ași", "1 as", "3 ași", "20 de ași"]),
        (
            "seven",
            [
                "un șapte",
                "cartea de șapte",
                "două cărți de șapte",
                "1 carte de șapte",
                "3 cărți de șapte",
                "20 de cărți de șapte",
            ],
        ),
    ],
)
def test_romanian_ranks_agree_in_gender_and_number(rank, names):
    words = catalogue("ro")
    said = [words.say(name, rank=rank) for name in ("rank-a", "rank-the", "rank-pair")]
    assert said + [words.say("rank-count", rank=rank, n=n) for n in (1, 3, 20)] == names


def test_a_card_is_named_by_rank_and_suit():
    assert catalogue("en").say("card-name", rank="king", suit="s") == "king of spades"
    assert catalogue("ro").say("card-name", rank="queen", suit="h") == "damă de inimă"
    assert catalogue("ro").say("card-name", rank="joker", suit="s") == "joker"


def test_only_an_eight_and_an_ace_have_the_other_article():
    words = catalogue("en")
    assert {key for key in map(rank_key, Rank) if words.say("rank-a", rank=key)[:3] == "an "} == {
        "eight",
        "ace",
    }
