"""What the casual bot does in variants, position by position."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from canasta.bots.beliefs import imagine
from canasta.bots.bot import make_bot
from canasta.bots.casual.bot import CasualBot
from canasta.bots.casual.codes import Code
from canasta.bots.host import open_match, shuffled
from canasta.bots.simulate import simulate
from canasta.engine.actions import Discard, Merge
from canasta.engine.cards import Rank
from canasta.engine.position import parse_position
from canasta.engine.round import Round
from canasta.engine.rules import RULESETS, Ruleset, find_ruleset, usual_players
from canasta.engine.rules.choices import QuotaKind
from tests.bots.variants import PAGE

VARIANTS = [name for name in RULESETS if not name.startswith("classic")]


def round_of(position: str) -> Round:
    return parse_position("game " + position)


def decision(position: str):
    round_ = round_of(position)
    return CasualBot(1).decide(round_.view(round_.actor))


def after_turn(position: str) -> Round:
    round_ = round_of(position)
    seat = round_.turn_seat
    bot = CasualBot(1)
    while not round_.is_over and round_.turn_seat == seat:
        round_.play(bot.choose(round_.view(round_.actor)))
    return round_


def dealt(rules: Ruleset, seed: int) -> Round:
    rng = Random(seed)
    match = open_match(rules, rng)
    match.scores = [rng.choice((-200, 0, 1500, 3000, 7500)) for _ in match.scores]
    return match.deal(shuffled(match.plan, rng))


def test_a_sequence_grows_by_its_exact_cards():
    table = "samba 4\nmelds 0 5h 6h 7h 8h 9h | Kx4\nmelds 1 Qx3\nturn 0 play stock\n"
    round_ = after_turn(table + "hand 0 4h Th 4c 9s Jd 6s\npile 9")
    assert round_.sides[0].canastas_of(QuotaKind.SEQUENCE) == 1


def test_a_promising_run_is_not_thrown_apart():
    table = "samba 4\nturn 0 play stock\nhand 0 5h 6h 7h 8h 9h Th Kc Kd 4s Jd 8c\npile 4d Tc"
    decided = decision(table)
    if isinstance(decided.action, Discard):
        assert str(decided.action.card)[-1] != "h"
    else:
        assert {str(card)[-1] for card in decided.action.cards} == {"h"}


def test_of_a_rank_the_card_outside_the_run_is_thrown():
    table = "samba 4\nmelds 0 Kx4\nmelds 1 Qx3\nturn 0 play stock\n"
    round_ = after_turn(table + "hand 0 5h 6h 7h 8h 8s 9h\npile 4d Tc")
    left = {str(card) for card in round_.seats[0].cards()}
    laid = {str(card) for meld in round_.sides[0].melds for card in meld.cards}
    assert {"5h", "6h", "7h", "8h", "9h"} <= left | laid


def test_a_card_that_lengthens_their_sequence_feeds_it():
    table = "samba 4\nmelds 0 Kx4\nmelds 1 5h 6h 7h | Qx3\nturn 0 play stock\n"
    decided = decision(table + "hand 0 8h 9s Td Jc 4c 6s\npile 9 4 J T 9 6 J")
    throws = [o for o in (decided.chosen, *decided.alternatives) if o.discard == "8"]
    assert Code.FEEDS_MELD in {reason.code for reason in throws[0].reasons}


def test_two_melds_that_make_a_canasta_are_joined():
    table = "samba 4\nmelds 0 Kx4 | Kx3\nmelds 1 Qx3\nturn 0 play stock\nhand 0 4 5 7 9 J\npile 9"
    decided = decision(table)
    assert isinstance(decided.action, Merge)
    assert [reason.code for reason in decided.reasons] == [Code.JOINED]


def test_a_closed_book_is_followed_by_the_next_of_its_rank():
    table = "hand-and-foot-short 4\nmelds 0 Kx6\nmelds 1 Qx3\npacket 0 11\nturn 0 play stock\n"
    round_ = after_turn(table + "hand 0 K K K K 4 5 7 9\npile 9")
    assert [meld.size for meld in round_.sides[0].melds][:2] == [7, 3]


def test_wilds_that_make_a_canasta_are_laid_by_themselves():
    table = "cuban 4\nmelds 0 2 2 2 2 Jk | Kx4\nmelds 1 Qx3\nturn 0 play stock\n"
    round_ = after_turn(table + "hand 0 2 Jk 4 5 6 8\npile 9")
    assert round_.sides[0].canastas_of(QuotaKind.WILD) == 1


def test_no_sevens_are_laid_that_cannot_be_finished():
    table = "sevens 4\nmelds 0 Kx4\nmelds 1 Qx7\nturn 0 play stock\n"
    round_ = after_turn(table + "hand 0 7 7 7 4 5 6 8\nstock 8\npile 9")
    assert not any(meld.rank is Rank.SEVEN for meld in round_.sides[0].melds)


def test_no_fifth_ace_goes_into_a_pile():
    table = "modern-american 4\nmelds 0 8x4 | Kx3\nmelds 1 5x4 | Jx4\nturn 0 play stock\n"
    decided = decision(table + "hand 0 A T T 6 Q 2\npile A 6 A 9 A Q A 4 6")
    assert isinstance(decided.action, Discard)
    assert decided.action.card.rank is not Rank.ACE


def test_a_special_hand_that_lacks_a_card_is_waited_for():
    hand = "4 4 5 5 6 6 7 7 8 8 9 9 T K"
    decided = decision(f"modern-american 4\nturn 0 play stock\nhand 0 {hand}\npile J")
    assert isinstance(decided.action, Discard)
    assert decided.action.card.rank in (Rank.TEN, Rank.KING)
    assert Code.NEAR_HAND in {reason.code for reason in decided.reasons}


def test_the_foot_is_a_reason():
    table = "hand-and-foot 4\nmelds 0 Kx4\nmelds 1 Qx3\npacket 0 13\nturn 0 play stock\n"
    decided = decision(table + "hand 0 K 4 5\npile 9")
    assert Code.FOOT in {reason.code for reason in decided.reasons}


@pytest.mark.parametrize(
    ("preset", "players"), [("classic-ro", 4), ("classic-ro", 2), ("cutthroat", 3)]
)
def test_where_two_cards_are_drawn_somebody_goes_out_before_the_stock_does(preset, players):
    result = simulate(find_ruleset(preset, players), ["casual"], 8, "two cards")
    assert result.out_rate > 0.85


@pytest.mark.parametrize("preset", VARIANTS)
def test_it_is_never_stuck(preset):
    rules = find_ruleset(preset, usual_players(preset))
    round_ = dealt(rules, 7)
    bots = [make_bot(("casual", "greedy")[seat % 2], seat) for seat in range(rules.players)]
    for _ in range(3000):
        if round_.is_over:
            break
        round_.play(bots[round_.actor].choose(round_.view(round_.actor)))
    assert round_.end is not None


@pytest.mark.parametrize("preset", VARIANTS)
def test_reasons_add_up_to_the_score(preset):
    rules = find_ruleset(preset, usual_players(preset))
    round_ = dealt(rules, 3)
    bot = CasualBot(1)
    while not round_.is_over:
        decided = bot.decide(round_.view(round_.actor))
        for option in (
            decided.alternatives
            if decided.chosen is None
            else (
                decided.chosen,
                *decided.alternatives,
            )
        ):
            total = sum(reason.points for reason in option.reasons)
            assert total == pytest.approx(option.score)
        round_.play(decided.action)


@settings(max_examples=10, deadline=None)
@given(st.sampled_from(VARIANTS), st.integers(0, 2**32))
def test_it_decides_from_its_view_alone(preset, seed):
    rng = Random(seed)
    round_ = dealt(find_ruleset(preset, usual_players(preset)), seed)
    bot = CasualBot(1)
    while not round_.is_over:
        view = round_.view(round_.actor)
        action = bot.choose(view)
        if rng.random() < 0.2:
            assert CasualBot("another").choose(imagine(view, rng).view(view.seat)) == action
        round_.play(action)


def test_the_page_of_the_variants_has_a_row_for_every_preset():
    text = PAGE.read_text(encoding="utf-8")
    rows = [line.split(" | ")[0] for line in text.splitlines() if line.startswith("| `")]
    assert rows == [f"| `{preset}`" for preset in RULESETS]
