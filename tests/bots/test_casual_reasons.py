"""The reasons of the casual bot are the terms that it decided by."""

import re
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from canasta.bots.casual.bot import CasualBot
from canasta.bots.casual.codes import HEURISTICS, Code
from canasta.bots.casual.decision import Decision
from canasta.bots.casual.search import best_turn
from canasta.bots.casual.sight import Sight
from canasta.bots.casual.terms import option_of
from canasta.bots.casual.turns import by_rank, cards_of_turn
from canasta.bots.casual.valuation import Valuation
from canasta.bots.casual.weights import weights_for
from canasta.bots.casual.worth import Worth
from canasta.bots.host import open_match, shuffled
from canasta.engine.actions import Answer, Discard, Draw, LayThree, ShowHand
from canasta.engine.memory import Phase
from canasta.engine.notation import format_action
from canasta.engine.position import parse_position
from canasta.engine.rules import find_ruleset
from canasta.engine.rules.plan import plan_of
from canasta.engine.rules.special_hand import SpecialHand

BOT = CasualBot(1)
OPENED = "melds 0 Qx4\nmelds 1 5x4 | Jx3\n"


def decision(position: str) -> Decision:
    round_ = parse_position("game classic 4\n" + position)
    return BOT.decide(round_.view(round_.actor))


def codes(option) -> set[Code]:
    return {reason.code for reason in option.reasons}


def throwing(decided: Decision, rank: str):
    assert decided.chosen is not None
    options = (decided.chosen, *decided.alternatives)
    return next(option for option in options if option.discard == rank and not option.laid)


@settings(max_examples=25, deadline=None)
@given(st.sampled_from([2, 3, 4]), st.integers(0, 2**32))
def test_reasons_add_up_to_the_score_and_the_best_score_is_played(players, seed):
    rng = Random(seed)
    match = open_match(find_ruleset("classic", players), rng)
    round_ = match.deal(shuffled(match.plan, rng))
    while not round_.is_over:
        view = round_.view(round_.actor)
        decided = BOT.decide(view)
        assert BOT.choose(view) == decided.action
        if decided.chosen is not None:
            options = (decided.chosen, *decided.alternatives)
            assert options[0].action == decided.action
            assert options[0].reasons == decided.reasons
            for option in options:
                total = sum(reason.points for reason in option.reasons)
                assert total == pytest.approx(option.score)
            scores = [option.score for option in options]
            assert scores == sorted(scores, reverse=True)
        round_.play(decided.action)


@settings(max_examples=10, deadline=None)
@given(st.sampled_from([2, 3, 4]), st.integers(0, 2**32))
def test_the_search_and_the_reasons_come_to_the_same_score(players, seed):
    rng = Random(seed)
    rules = find_ruleset("classic", players)
    round_ = open_match(rules, rng).deal(shuffled(plan_of(rules), rng))
    weights = weights_for(rules)
    while not round_.is_over:
        view = round_.view(round_.actor)
        if round_.phase is Phase.PLAY:
            sight = Sight(view)
            held = cards_of_turn(by_rank(view.hand), view.public.turn, sight)
            valuation = Valuation(sight, weights, Worth(sight, weights), held)
            found = best_turn(valuation)
            if found is not None:
                option = option_of(valuation, view.legal[0], found[1])
                assert option.score == pytest.approx(found[0])
        round_.play(BOT.choose(view))


def test_a_three_that_was_kept_is_laid():
    lines = "turn 0 play\nhand 0 4 5 6 3s\npile 9"
    decided = BOT.decide(parse_position("game modern-american 4\n" + lines).view(0))
    assert decided.action == LayThree()
    assert codes(decided) == {Code.BONUS_THREE}


def test_the_only_legal_play_is_forced():
    decided = decision("turn 0 draw\nhand 0 4 5 6\npile 9")
    assert decided.action == Draw()
    assert [reason.code for reason in decided.reasons] == [Code.FORCED]
    assert decided.margin is None


def test_a_card_of_their_meld_feeds_it():
    decided = decision(OPENED + "turn 0 play\nhand 0 J 9 8 7 K A\npile 4 6 9 8 7 K")
    assert Code.FEEDS_MELD in codes(throwing(decided, "J"))
    assert throwing(decided, "J").score < throwing(decided, "9").score


def test_a_rank_known_in_the_next_hand_is_named():
    table = OPENED + "hand 1 9c 9d 4 6 6 A A A\nknown 1 9c 9d\npile T 4 Q T 4 Q T\nstock 40\n"
    decided = decision(table + "turn 0 play\nhand 0 9 8 7 7 K K")
    (reason,) = [r for r in throwing(decided, "9").reasons if r.code is Code.KNOWN_PAIR]
    assert reason.facts["chance"] == 1.0
    assert reason.heuristic == "H24"


def test_what_the_next_player_threw_is_safer():
    decided = decision("turn 0 play\nhand 0 9 Q J 4 4 7 7 K K 2\npile K 9 5 6")
    assert format_action(decided.action) == "discard 9c"
    assert Code.REPEATED in codes(throwing(decided, "9"))
    assert Code.DANGER in codes(throwing(decided, "Q"))


def test_what_the_next_player_did_not_take_is_safer():
    # Four cards back lies what this seat threw, and the next player drew instead.
    table = "turn 0 play\nhand 0 9 Q J 4 4 7 7 K K 2\npile K {} 9 5 6"
    for passed, code in (("Q", Code.PASSED), ("8", Code.DANGER)):
        throw = throwing(decision(table.format(passed)), "Q")
        assert code in codes(throw)


def test_a_dead_rank_is_named_as_such():
    decided = decision("melds 0 Tx7 | 8x3\nmelds 1 Qx3\nturn 0 play\nhand 0 T Q 5 5 7\npile 4 6")
    reasons = throwing(decided, "T").reasons
    assert [r.points for r in reasons if r.code is Code.DEAD_RANK] == [0.0]


def test_a_black_three_blocks():
    table = "melds 0 6x4\nmelds 1 Jx3 | 8x3 | Kx3 | Tx3\npile 4 5 9 Q 4 A 5 9 Q 7\n"
    decided = decision(table + "turn 0 play\nhand 0 3s J J 8 8 K T T")
    assert Code.BLOCKED in codes(decided)
    assert decided.margin is not None
    assert decided.margin > 50


def test_going_out_tells_what_is_caught():
    decided = decision("melds 0 9x4 | Ax5 2 2\nmelds 1 Qx3\nturn 0 play\nhand 0 9 9 9 6\nhand 1 14")
    assert {Code.GO_OUT, Code.OTHER_HANDS, Code.CANASTA} <= codes(decided)
    assert decided.chosen is not None
    assert decided.chosen.goes_out
    facts = {reason.code: reason.facts for reason in decided.reasons}
    assert facts[Code.OTHER_HANDS]["cards"] == 14 + 11


def test_winning_the_match_is_a_reason():
    table = "scores 4700 4100\nmelds 0 Jx5 | 8x4 2x3\nmelds 1 Qx5 2 2 | Ax4\n"
    assert Code.WINS_MATCH in codes(decision(table + "turn 0 play\nhand 0 J J 5"))


def test_taking_and_drawing_are_weighed():
    decided = decision(OPENED + "turn 0 draw\nhand 0 4 6 7 8 9 T\npile 9 7 K A 8 Q")
    assert Code.PILE in codes(decided)
    assert Code.DRAWN in codes(decided.alternatives[0])


def test_a_wild_discard_freezes():
    decided = decision("melds 0 8x4\nturn 0 play\nhand 0 2 2 9 9 T 6\npile 4 7 6 J 4")
    assert {"2"} <= {option.discard for option in decided.alternatives}
    assert not (isinstance(decided.action, Discard) and decided.action.card.is_wild)
    (freeze,) = [r for r in throwing(decided, "2").reasons if r.code is Code.FREEZE]
    assert freeze.points < 0


def test_answers_have_reasons():
    decided = decision("melds 0 Qx5 2 2\nmelds 1 5x3\nturn 0 answer\nactor 2\nhand 2 4")
    assert decided.action == Answer(yes=True)
    assert Code.OTHER_HANDS in codes(decided)


def test_a_special_hand_is_shown_for_its_points():
    round_ = parse_position(
        "game modern-american 4\nturn 0 play stock\nhand 0 A 2 3 4 5 6 7 8 9 T J Q K Jk\npile 4"
    )
    decided = BOT.decide(round_.view(0))
    assert decided.action == ShowHand(SpecialHand.STRAIGHT)
    assert [(reason.code, reason.points) for reason in decided.reasons] == [
        (Code.SPECIAL_HAND, 3000)
    ]


def test_every_reason_that_weighs_anything_stands_for_advice():
    # Where nothing else is legal, or a hand pays by itself, nobody needs advice.
    assert set(Code) - set(HEURISTICS) == {Code.FORCED, Code.SPECIAL_HAND}


def test_the_page_of_the_bots_tells_all_advice_and_every_code():
    page = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
    for code, advice in HEURISTICS.items():
        rows = [line for line in page.splitlines() if f"`{code.value}`" in line]
        assert rows, code
        for name in advice:
            assert any(re.search(rf"\b{name}\b", row) for row in rows), (code, name)
