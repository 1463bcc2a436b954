"""Ranks that a canasta makes dead, where a side has several melds of one rank."""

from canasta.engine.notation import format_action
from canasta.engine.position import parse_position

FOURS = (
    "game italian 4\nset dead_ranks = both\nturn 0 play stock\nhand 0 6s 4c 4h 4s Jk\n"
    "melds 0 4c 4d 4s 4s Jk Jk | Jc Jh Jh Js 2d | 7c 8c 9c Tc Jc Qc Kc | 4c 4d 4d 4h 4h"
)


def test_of_two_melds_of_a_rank_only_one_becomes_a_canasta():
    # A four closes either meld of fours, so that the other takes no more: two go down apart.
    plays = [format_action(play) for play in parse_position(f"{FOURS}\nbound must").legal_actions()]
    assert plays == ["meld 4c 4h Jk", "meld 4c 4s Jk", "meld 4h 4s Jk"]
