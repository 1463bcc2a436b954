"""Hands so large that their lines of play cannot all be tried: a random table met the first."""

import pytest

from canasta.engine.finish import can_finish, can_go_out
from canasta.engine.notation import format_action
from canasta.engine.position import parse_position

HAND = (
    "4c 4c 4d 4d 4h 4s 4s 5c 5h 5s 6d 6d 6h 6s 6s 6s 7c 7h 7h 8c 8d 8h 8s 9c 9h 9h 9s 9s "
    "Tc Tc Td Jc Jc Jd Jd Qc Qc Qd Qh Qs Kc Ks Ad Ah Jk Jk"
)
MELDS = (
    "Jh Jh Js Js Js 2c | Ac Ac Ah Ah As As 2d Jk | Td Td Th Ts Ts 2s | Qs Ks As | 8d 8d 8s | "
    "6d 6h 2h | Kc Kc Kd Kh | 7d 7s 2h | 9c 9d 9s | 3c 3s 3s | 5d 5d Jk"
)
GOING_OUT = f"turn 0 play pile\nhand 0 {HAND}\nmelds 0 {MELDS}\nbound must\nstarted 8 9 10\n"


def test_who_must_go_out_is_shown_every_play_that_leads_there():
    plays = parse_position(f"game bolivia 4\n{GOING_OUT}").legal_actions()
    assert len(plays) == 100


@pytest.mark.parametrize("quotas", ['[["sequence", 2]]', '[["wild", 1], ["any", 1]]'])
def test_canastas_that_the_cards_cannot_make_are_not_looked_for(quotas):
    round_ = parse_position(f"game bolivia 4\nset go_out_canastas = {quotas}\n{GOING_OUT}")
    assert not can_finish(round_)


def test_of_many_sequences_only_those_are_tried_that_take_what_sets_leave():
    hand = (
        "4c 4d 4h 4h 4h 4s 4s 4s 5c 5c 5c 5d 5h 5s 5s 6c 6s 7c 7d 7d 7d 7h 7s 7s 8c 8d 8h 8h 8s "
        "8s 9d 9d 9d 9h 9s 9s 9s Tc Td Ts Jc Jd Jd Jh Js Qc Qd Qd Qh Qh Qs Qs Kd Ks Ad 2d Jk Jk "
        "Jk 3s"
    )
    melds = "5d 5d 5s 2s Jk | 8c 8d 8s Jk | 9c 9c 9h | Kc Kc Kh Kh Ks 2d 2h | Kc Kd Ks"
    round_ = parse_position(
        f"game italian 4\nturn 0 play pile\nhand 0 {hand}\nmelds 0 {melds}\nstarted 4"
    )
    assert can_go_out(round_)


def test_an_opening_that_cannot_be_met_keeps_a_large_pile_away():
    hand = "4 5 5 5 5 6 6 7 7 8 8 8 9 9 9 T T T T K K K K A A A 2 2 2 Jk"
    pile = "J 4 8 9 8 3s 9 5 J 7 K Q 7 7 A 2 Jk 3c T Jk K J 8 Q 3s 6 A 4 A T 9"
    rules = 'set opening_bands = [[-1000000, 100, "natural-or-better"]]'
    round_ = parse_position(f"game classic-ro 2\n{rules}\nturn 0 draw\nhand 0 {hand}\npile {pile}")
    assert [format_action(play) for play in round_.legal_actions()] == ["draw"]
