"""What the casual bot does, position by position."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from canasta.bots.beliefs import imagine
from canasta.bots.bot import make_bot
from canasta.bots.casual.bot import CasualBot
from canasta.bots.host import open_match, shuffled
from canasta.engine.actions import Answer, AskPartner
from canasta.engine.finish import can_finish
from canasta.engine.notation import format_action
from canasta.engine.position import format_position, parse_position
from canasta.engine.round import Round
from canasta.engine.rules import Ruleset, find_ruleset
from canasta.engine.rules.choices import QuotaKind, WildMeld
from canasta.engine.rules.values import Quota
from tests.bots.ways_out import WAYS_OUT
from tests.properties.positions import random_draw, random_rules, random_turn

seeds = st.integers(0, 2**32)
CLASSIC = find_ruleset("classic")


def choice(position: str) -> str:
    round_ = parse_position("game classic 4\n" + position)
    return format_action(CasualBot(1).choose(round_.view(round_.actor)))


def finish_turn(round_: Round) -> Round:
    seat = round_.turn_seat
    bot = CasualBot(1)
    while not round_.is_over and round_.turn_seat == seat:
        round_.play(bot.choose(round_.view(round_.actor)))
    return round_


def after_turn(position: str) -> Round:
    return finish_turn(parse_position("game classic 4\n" + position))


OPENED = "melds 0 Qx4\nmelds 1 5x4\n"


def test_it_takes_a_pile_that_costs_nothing():
    assert choice(OPENED + "turn 0 draw\nhand 0 4 6 7 8 9 T\npile 9 7 K A 8 Q") == "take > m0"


def test_it_takes_the_pile_by_naturals_rather_than_by_a_wild():
    assert choice(OPENED + "turn 0 draw\nhand 0 K K 2 6 7 8\npile 9 7 A 8 K") == "take Kc Kc"


def test_it_does_not_pay_a_wild_for_a_pile_of_one():
    assert choice(OPENED + "turn 0 draw\nhand 0 6 2 K K J J 8 A 9\npile 6") == "draw"


def test_it_opens_with_the_smaller_wild():
    round_ = after_turn("turn 0 draw\nhand 0 K K 2 Jk 4 6 7 9 A 5 8\npile J T 6 K")
    assert [meld.size for meld in round_.sides[0].melds] == [4]
    assert round_.seats[0].counts[12] == 1


def test_it_leaves_the_pile_to_go_out():
    table = "melds 0 Kx7 | Qx4\nmelds 1 5x4\nhand 1 12\n"
    assert choice(table + "turn 0 draw\nhand 0 Q\npile 9 7 Q") == "draw"


def test_it_throws_no_card_of_their_melds_into_a_large_pile():
    table = "melds 0 6x4\nmelds 1 Jx3 | 8x3 | Kx3 | Tx3\npile 4 5 9 Q 4 A 5 9 Q 7\n"
    assert choice(table + "turn 0 play\nhand 0 3s J J 8 8 K T T") == "discard 3s"


def test_it_throws_no_rank_that_the_next_hand_is_known_to_hold():
    table = OPENED + "hand 1 9c 9d 4 5 6 A A A\nknown 1 9c 9d\npile T J Q T J Q\nstock 40\n"
    assert choice(table + "turn 0 play\nhand 0 9 J 6 6 K K 4 4") != "discard 9h"


def test_it_throws_what_nobody_can_take():
    table = "melds 0 Tx7 | 8x3\nmelds 1 Qx3 | 5x3 | 7x3\npile 4 6 J 9 K 4 6 J 9 K\n"
    assert choice(table + "turn 0 play\nhand 0 T Q Q 5 5 7") == "discard Ts"


def test_it_keeps_pairs_and_throws_a_single():
    assert choice("scores 3000 0\nturn 0 play\nhand 0 K K Q Q 9 9 8 8 7 7 5\npile A") == (
        "discard 5c"
    )


def test_it_does_not_freeze_for_a_side_that_has_not_opened():
    round_ = after_turn("melds 0 8x4 | Qx3\nturn 0 play\nhand 0 2 2 9 9 T 6\npile 4 7 6 J 4")
    assert not round_.pile[-1].is_wild


def test_it_completes_a_canasta_with_a_wild():
    round_ = after_turn("melds 0 Qx4 2 2\nturn 0 play\nhand 0 2 4 5 6 7 8 9")
    assert round_.sides[0].canastas_of(QuotaKind.MIXED) == 1


def test_it_keeps_a_natural_canasta_clean():
    round_ = after_turn(
        "melds 0 Ax6 | 8x4 2x3\nmelds 1 5x3\nturn 0 play\nhand 0 2 K 9 T 4 J Q 7\npile T 4 6 9"
    )
    assert round_.sides[0].melds[0].wilds == 0


def test_it_keeps_a_card_where_it_may_not_go_out():
    round_ = after_turn("melds 0 K K K K | 7x4 | 9x3\nturn 0 play\nhand 0 K K 7 5\npile 5 6")
    assert round_.seats[0].size >= 1
    assert round_.sides[0].melds[0].size == 6


@pytest.mark.parametrize(("melds", "hand"), WAYS_OUT)
def test_it_goes_out_when_it_can(melds, hand):
    table = f"melds 0 {melds}\n" if melds else ""
    assert after_turn(f"{table}turn 0 play\nhand 0 {hand}").out == 0


def test_it_does_not_end_a_round_that_loses_the_match():
    table = "scores 3000 4900\nmelds 0 Kx7\nmelds 1 Ax7 | Qx7\n"
    assert after_turn(table + "turn 0 play\nhand 0 K 4").out is None


def test_it_asks_where_the_rules_demand_it():
    position = "set permission = required\nmelds 0 Kx7\nturn 0 play\nhand 0 A A A 4"
    assert choice(position) == "ask"


def test_it_asks_nobody_where_it_need_not():
    round_ = parse_position("game classic 4\nmelds 0 Kx7\nturn 0 play\nhand 0 A A A 4")
    assert AskPartner() in round_.legal_actions()
    assert CasualBot(1).choose(round_.view(0)) != AskPartner()


def test_it_plays_on_after_a_no():
    round_ = parse_position("game classic 4\nmelds 0 Kx7\nturn 0 play\nhand 0 A A A 4")
    round_.play(AskPartner())
    round_.play(Answer(yes=False))
    assert finish_turn(round_).turn_seat == 1


def test_it_says_yes_with_little_in_hand_and_no_before_a_canasta():
    table = "melds 0 Q Q Q Q Q 2 2 | A A 2\nmelds 1 5x3\nturn 0 answer\nactor 2\n"
    assert choice(table + "hand 2 4") == "answer yes"
    assert choice(table + "hand 2 Jk Jk A A A K") == "answer no"


def test_it_lays_a_whole_canasta_of_wilds():
    rules = "set wild_meld = whole-canasta\n"
    round_ = after_turn(rules + "turn 0 play\nhand 0 2 2 2 2 2 Jk Jk 4 5 6 7 8")
    assert round_.sides[0].canastas_of(QuotaKind.WILD) == 1


@settings(max_examples=200, deadline=None)
@given(seeds)
def test_it_finishes_every_turn_under_any_rules(seed):
    rng = Random(seed)
    round_ = random_turn(rng, random_rules(rng), most=11)
    if can_finish(round_) and round_.seats[0].size:
        finish_turn(round_)
        assert round_.is_over or round_.turn_seat != 0


@settings(max_examples=100, deadline=None)
@given(seeds)
def test_it_finishes_every_turn_from_its_draw_on(seed):
    rng = Random(seed)
    round_ = random_draw(rng, random_rules(rng), most=9)
    text = format_position(round_)
    finish_turn(round_)
    assert round_.is_over or round_.turn_seat != 0, text


TABLES = [
    pytest.param(CLASSIC, id="two sides"),
    pytest.param(find_ruleset("classic", 2).with_rules(draw_count=1), id="two players"),
    pytest.param(
        CLASSIC.with_rules(
            seating=(0, 1, 2, 0, 1, 2), packs=3, jokers=6, three_schedule=(100,) * 6
        ),
        id="three sides of two",
    ),
    pytest.param(CLASSIC.with_rules(seating=(0, 1, 2, 3, 4)), id="five alone"),
    pytest.param(CLASSIC.with_rules(seating=(0, 1, 1, 0)), id="the partner plays next"),
    pytest.param(
        CLASSIC.with_rules(
            wild_meld=WildMeld.WHOLE_CANASTA,
            go_out_canastas=(Quota(QuotaKind.NATURAL, 1), Quota(QuotaKind.MIXED, 1)),
            draw_count=2,
        ),
        id="quotas by kind",
    ),
]


@pytest.mark.parametrize("rules", TABLES)
def test_it_plays_at_any_table(rules):
    for seed in range(3):
        round_ = dealt(rules, seed)
        bots = [CasualBot(seed) for _ in range(rules.players)]
        while not round_.is_over:
            round_.play(bots[round_.actor].choose(round_.view(round_.actor)))
        assert round_.is_over


@settings(max_examples=15, deadline=None)
@given(st.sampled_from([2, 3, 4]), seeds)
def test_it_decides_from_its_view_alone(players, seed):
    rng = Random(seed)
    round_ = dealt(find_ruleset("classic", players), seed)
    bots = [make_bot("casual", i) for i in range(players)]
    while not round_.is_over:
        view = round_.view(round_.actor)
        action = bots[round_.actor].choose(view)
        cold = make_bot("casual", "another")
        assert cold.choose(imagine(view, rng).view(view.seat)) == action
        round_.play(action)


def test_with_the_stock_gone_it_ends_the_round_or_plays_on():
    table = OPENED + "stock 0\nhand 1 *\nhand 2 *\nhand 3 *\n"
    assert choice(table + "turn 0 draw\nhand 0 4 K K 6 7\npile 9 7 K") in (
        "end",
        "take Kc Kc",
    )


def dealt(rules: Ruleset, seed: int) -> Round:
    rng = Random(seed)
    match = open_match(rules, rng)
    match.scores = [rng.choice((-200, 0, 1500, 3000)) for _ in match.scores]
    return match.deal(shuffled(match.plan, rng))
