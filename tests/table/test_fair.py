"""Fair deals: the promise, the order of the cards, the proof."""

import hashlib
import hmac
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from canasta.engine.cards import format_cards
from canasta.engine.dealing import check_deck
from canasta.engine.record import DealProof
from canasta.engine.rules.plan import plan_of
from canasta.table import fair
from tests.table.tables import CLASSIC, PRESETS, SECRET

PLAN = plan_of(CLASSIC)
SEED = "00" * 31 + "07"

secrets = st.binary(min_size=32, max_size=32).map(bytes.hex)
additions = st.lists(st.text(st.characters(codec="utf-8"), max_size=fair.MAX_ADDITION), max_size=6)


def sha256(data):
    return hashlib.sha256(data).digest()


def shuffled_by_hand(pack, seed, texts=()):
    """The shuffle as docs/fair-deals.md tells it, written out plainly."""
    deck = list(pack)
    hashes = b""
    for text in texts:
        hashes += sha256(text.encode("utf-8"))
    stream = b""
    for block in range(200):
        message = bytes([0, 0, 0, 0, 0, 0, 0, block]) + hashes
        stream += hmac.new(bytes.fromhex(seed), message, "sha256").digest()
    at = 0
    i = len(deck) - 1
    while i > 0:
        while True:
            four = stream[at : at + 4]
            at += 4
            number = four[0] * 2**24 + four[1] * 2**16 + four[2] * 2**8 + four[3]
            if number < 2**32 - 2**32 % (i + 1):
                break
        j = number % (i + 1)
        deck[i], deck[j] = deck[j], deck[i]
        i -= 1
    return tuple(deck)


def test_a_seed_gives_one_order_for_ever():
    deck = fair.deck_of(PLAN, SEED, ("", "seven", "", "é"))
    assert format_cards(deck[:12]) == "Js Jk Kc 8d Tc Jd As Ac 7c 5d 5c 3s"
    assert (
        hashlib.sha256(format_cards(deck).encode()).hexdigest()
        == "dffb3496579fd69d887a35f40f578ed4f5822d23d6a89af964f77129bc25795b"
    )


def test_the_pack_lies_by_rank_and_suit_before_it_is_shuffled():
    text = format_cards(PLAN.pack)
    assert text.startswith("4c 4c 4d 4d 4h 4h 4s 4s 5c 5c")
    assert text.endswith("Jk Jk Jk Jk 3c 3c 3s 3s 3d 3d 3h 3h")


@given(secrets, additions)
def test_the_order_is_what_plain_loops_make(seed, texts):
    assert fair.deck_of(PLAN, seed, texts) == shuffled_by_hand(PLAN.pack, seed, texts)


@given(secrets, additions)
def test_every_order_is_of_a_whole_pack(seed, texts):
    for rules in PRESETS:
        check_deck(plan_of(rules), fair.deck_of(plan_of(rules), seed, texts))


@given(secrets, st.integers(0, 3), st.text("abc", min_size=1))
def test_an_addition_of_any_seat_changes_the_order(seed, seat, text):
    texts = ["", "", "", ""]
    before = fair.deck_of(PLAN, seed, texts)
    texts[seat] = text
    assert fair.deck_of(PLAN, seed, texts) != before


def test_additions_are_told_apart_by_seat():
    decks = {
        fair.deck_of(PLAN, SEED, texts)
        for texts in [("ab", ""), ("", "ab"), ("a", "b"), ("b", "a"), ("ab",), ()]
    }
    assert len(decks) == 6


def test_seeds_come_from_the_secret_and_the_round():
    seeds = [fair.seed_of(SECRET, n) for n in range(50)]
    assert len(set(seeds)) == 50
    assert seeds[2] == hmac.new(bytes.fromhex(SECRET), b"canasta round 2", "sha256").hexdigest()
    assert fair.seed_of("0" * 64, 1) != seeds[1]


def test_the_promise_is_the_hash_of_the_seed():
    promise = fair.promise_of(SECRET, 3)
    seed = fair.seed_of(SECRET, 3)
    assert promise.round == 3
    assert promise.commitment == hashlib.sha256(bytes.fromhex(seed)).hexdigest()
    assert promise.commitment == fair.commitment_of(seed)


@pytest.mark.parametrize("place", [0, 50, 105, 106, 107])
def test_every_card_is_equally_likely_in_every_place(place):
    n = 4000
    counts = Counter(PLAN.pack)
    found = Counter(
        fair.deck_of(PLAN, hashlib.sha256(b"%d" % i).hexdigest())[place] for i in range(n)
    )
    expected = {card: n * count / len(PLAN.pack) for card, count in counts.items()}
    chi_square = sum((found[card] - many) ** 2 / many for card, many in expected.items())
    assert len(counts) == 53
    assert chi_square < 93.2  # 52 degrees of freedom: one in 2500 lies above; the seeds are fixed


@pytest.mark.parametrize(
    ("n", "numbers", "below"),
    [
        (3, [2**32 - 1, 5], 2),  # 2³² − 1 would favour 0
        (3, [2**32 - 2, 5], 2),
        (7, [2**32 - 4, 2**32 - 1, 2**32 - 5], 6),
        (8, [2**32 - 1, 5], 7),  # 8 divides 2³²: nothing is passed over
    ],
)
def test_a_number_that_would_favour_some_cards_is_passed_over(n, numbers, below):
    assert fair._below(n, iter(numbers)) == below


def test_a_promised_deal_is_proven():
    texts = ("", "my word", "", "")
    proof = DealProof(fair.commitment_of(SEED), SEED, texts)
    fair.prove(PLAN, proof, fair.deck_of(PLAN, SEED, texts))
    assert fair.deck_of(PLAN, SEED, texts) != fair.deck_of(PLAN, SEED)


@pytest.mark.parametrize(
    ("commitment", "seed", "texts", "complaint"),
    [
        ("00" * 32, SEED, (), "the seed is not the one that was promised"),
        (fair.commitment_of(SEED), "00" * 32, (), "the seed is not the one that was promised"),
        (fair.commitment_of(SEED), SEED, ("x",), "give another order of the cards"),
        (fair.commitment_of(SEED), SEED, ("",), "give another order of the cards"),
    ],
)
def test_another_deal_is_refused(commitment, seed, texts, complaint):
    deck = fair.deck_of(PLAN, SEED)
    with pytest.raises(fair.UnfairDeal, match=complaint):
        fair.prove(PLAN, DealProof(commitment, seed, texts), deck)


def test_two_cards_swapped_are_noticed():
    deck = list(fair.deck_of(PLAN, SEED))
    deck[0], deck[1] = deck[1], deck[0]
    assert deck[0] != deck[1]
    with pytest.raises(fair.UnfairDeal, match="another order"):
        fair.prove(PLAN, DealProof(fair.commitment_of(SEED), SEED, ()), deck)
