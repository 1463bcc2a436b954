"""What the greedy bot does, position by position."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from canasta.bots.arena import arena
from canasta.bots.bot import make_bot
from canasta.engine.actions import Answer, AskPartner
from canasta.engine.finish import can_finish
from canasta.engine.notation import format_action
from canasta.engine.position import format_position, parse_position
from canasta.engine.round import Round
from canasta.engine.rules import find_ruleset
from tests.bots.ways_out import WAYS_OUT
from tests.properties.positions import random_rules, random_turn


def choice(position: str, seed: int = 1) -> str:
    round_ = parse_position("game classic 4\n" + position)
    return format_action(make_bot("greedy", seed).choose(round_.view(round_.actor)))


def finish_turn(round_: Round) -> Round:
    seat = round_.turn_seat
    bot = make_bot("greedy", 1)
    while not round_.is_over and round_.turn_seat == seat:
        round_.play(bot.choose(round_.view(round_.actor)))
    return round_


def after_turn(position: str) -> Round:
    return finish_turn(parse_position("game classic 4\n" + position))


@pytest.mark.parametrize(
    ("melds", "hand"),
    [
        *WAYS_OUT,
        pytest.param("Kx6 | Qx7", "A A 2", id="completing another canasta would strand the pair"),
        pytest.param("Kx7", "2 4", id="spoiling a natural canasta"),
    ],
)
def test_it_goes_out_when_it_can(melds, hand):
    table = f"melds 0 {melds}\n" if melds else ""
    assert after_turn(f"{table}turn 0 play\nhand 0 {hand}").out == 0


def test_it_goes_out_without_the_opening_minimum_where_the_whole_hand_goes_down():
    assert after_turn("scores 3000 0\nturn 0 play\nhand 0 4x7 5").out == 0


@pytest.mark.parametrize(
    ("melds", "hand"),
    [
        pytest.param("5x7 | Kx7 | 6x3 | 6x4 | Ax6", "4 4 6 6 2", id="two melds of a rank"),
        pytest.param("5x7 | 6x7", "4s 5s 6s 9h Th Jh", id="two sequences"),
        pytest.param("5x7 | 6x7 | 9h Th Jh", "7h 8h Qh 4", id="a sequence grows at both ends"),
    ],
)
def test_it_goes_out_when_it_can_in_samba(melds, hand):
    text = f"game samba 4\nmelds 0 {melds}\nopened 0\nturn 0 play\nhand 0 {hand}"
    assert finish_turn(parse_position(text)).out == 0


def test_it_joins_melds_where_that_is_all_that_going_out_lacks():
    text = "game samba 4\nmelds 0 Kx7 | 8x4 | 8x4\nopened 0\nturn 0 play\nhand 0 \nflags no-discard"
    assert finish_turn(parse_position(text)).out == 0


@settings(max_examples=300, deadline=None)
@given(st.integers(0, 2**32))
def test_it_goes_out_exactly_when_trying_everything_does(seed):
    rng = Random(seed)
    start = random_turn(rng, random_rules(rng))
    # A hand of threes that must be laid cannot come about, and has nothing to play.
    if can_finish(start) and start.seats[0].size and start.legal_actions():
        can = goes_out(start.trial(), set())
        went = finish_turn(start.copy()).out == 0
        # Cards of a packet, which nobody knows before they come, may help by luck.
        lucky = went and not can and start.plan.hides_cards
        assert went == can or lucky, format_position(start)


def goes_out(round_: Round, seen: set) -> bool:
    """Whether some line of plays goes out in this turn, the partner saying yes where asked."""
    if round_.is_over or round_.turn_seat:
        return round_.out == 0
    side = round_.side()
    key = (round_.seats[0].cards(), frozenset(side.melds), round_.turn.bound, round_.actor)
    if key in seen:
        return False
    seen.add(key)
    return any(
        goes_out(after(round_, action), seen)
        for action in round_.legal_actions()
        if action != AskPartner() or round_.plan.permission_due
    )


def after(round_: Round, action) -> Round:
    copy = round_.copy()
    copy.apply(action)
    return copy


def test_it_takes_every_pile_it_may():
    assert choice("melds 0 Kx3\nturn 0 draw\nhand 0 4 5 6 7\npile K") == "take > m0"


def test_it_takes_the_pile_by_as_few_wilds_as_will_do():
    assert choice("melds 0 Qx3\nturn 0 draw\nhand 0 K K 2 4 5 6\npile K") == "take Kc Kc"


def test_it_opens_as_soon_as_it_may():
    assert after_turn("turn 0 play\nhand 0 K K K A A 2 4 5 6").sides[0].opened


def test_it_lays_every_natural_card_that_fits():
    round_ = after_turn("melds 0 Kx3 | Ax3\nturn 0 play\nhand 0 K A Q Q Q 4 5 6")
    assert [meld.size for meld in round_.sides[0].melds] == [4, 4, 3]


def test_it_completes_a_canasta_first():
    assert choice("melds 0 Qx3 | Kx6\nturn 0 play\nhand 0 Q K 4 5 6 7") == "meld Ks > m1"


def test_it_lays_a_wild_on_the_largest_meld():
    assert choice("melds 0 Qx3 | Kx5\nturn 0 play\nhand 0 2 4 5 6 7") == "meld 2c > m1"


def test_it_keeps_a_wild_rather_than_spoil_a_canasta():
    assert choice("melds 0 Kx7\nturn 0 play\nhand 0 2 4 5 6 7").startswith("discard")


def test_it_discards_a_single_natural_card():
    thrown = {
        choice("scores 3000 0\nturn 0 play\nhand 0 4 4 5 5 6 8 2", seed) for seed in range(20)
    }
    assert thrown == {"discard 6c", "discard 8c"}


def test_it_discards_a_wild_only_where_it_holds_nothing_else():
    assert choice("scores 3000 0\nturn 0 play\nhand 0 2 2 Jk 4 4") == "discard 4c"
    assert choice("turn 0 play\nhand 0 2 2 2").startswith("discard 2")


def test_it_says_yes():
    assert choice("melds 0 Kx7\nturn 0 answer\nactor 2\nhand 0 4") == "answer yes"


def test_it_does_not_ask_where_it_need_not():
    round_ = parse_position("game classic 4\nmelds 0 Kx7\nturn 0 play\nhand 0 A A A 4")
    assert AskPartner() in round_.legal_actions()
    assert not isinstance(make_bot("greedy", 1).choose(round_.view(0)), AskPartner)


def test_it_asks_where_the_rules_demand_it():
    position = "set permission = required\nmelds 0 Kx7\nturn 0 play\nhand 0 A A A 4"
    assert choice(position) == "ask"
    assert after_turn(position).out == 0


def test_it_plays_on_after_a_no():
    round_ = parse_position("game classic 4\nmelds 0 Kx7\nturn 0 play\nhand 0 A A A 4")
    round_.play(AskPartner())
    round_.play(Answer(yes=False))
    assert finish_turn(round_).turn_seat == 1


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_it_beats_the_random_bot_by_far(players):
    result = arena("greedy", "random", find_ruleset("classic", players), n=24, seed=1)
    assert result.points_per_round_ci is not None
    assert result.points_per_round_ci[0] > 200
    assert result.win_rate > 0.8


@pytest.mark.parametrize("name", ["greedy", "casual"])
def test_a_special_hand_is_shown_at_once(name):
    round_ = parse_position(
        "game modern-american 4\nturn 0 play stock\nhand 0 4x5 5x4 6x3 7 7\npile 8"
    )
    assert format_action(make_bot(name, 1).choose(round_.view(0))) == "show blast-off"
