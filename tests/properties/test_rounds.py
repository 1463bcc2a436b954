"""What holds of every round from the deal to the scores."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from canasta.bots.bot import BOTS, seat_bots
from canasta.bots.host import shuffled
from canasta.engine.dealing import deal
from canasta.engine.match import Match
from canasta.engine.rules.plan import plan_of
from canasta.engine.scoring import score_round
from tests.properties import promises
from tests.properties.play import dealt, pick, play_out, rounds, rulesets

seeds = st.integers(0, 2**32)
bounded = settings(max_examples=150, deadline=None)


@settings(max_examples=60, deadline=None)
@given(rulesets(), seeds)
def test_no_card_is_lost_or_made(rules, seed):
    rng = Random(seed)
    round_ = dealt(rules, rng)
    promises.check_conserved(round_)
    while not round_.is_over:
        round_.apply(pick(round_, rng, eager=0.5))
        promises.check_conserved(round_)


@settings(max_examples=60, deadline=None)
@given(rulesets(), seeds)
def test_every_round_ends(rules, seed):
    rng = Random(seed)
    round_ = dealt(rules, rng)
    assert len(play_out(round_, rng)) <= promises.ACTIONS_A_CARD * len(round_.plan.pack)


@settings(max_examples=30, deadline=None)
@given(rulesets(), st.sampled_from(sorted(BOTS)), seeds)
def test_every_bot_finds_a_legal_play_until_the_end(rules, name, seed):
    round_ = dealt(rules, Random(seed))
    bots = seat_bots([name] * rules.players, seed)
    while not round_.is_over:
        round_.play(bots[round_.actor].choose(round_.view(round_.actor)))
    assert round_.end is not None


@settings(max_examples=30, deadline=None)
@given(rulesets(), seeds)
def test_the_same_cards_and_actions_come_to_the_same(rules, seed):
    rng = Random(seed)
    plan = plan_of(rules)
    deck, scores = shuffled(plan, rng), [0] * plan.n_sides
    idle = plan.idle_seat(0)
    played = deal(plan, deck, 0, scores, idle)
    actions = play_out(played, rng)
    again = deal(plan, deck, 0, scores, idle)
    for action in actions:
        again.play(action)
    promises.check_same(played, again, "played again")
    assert score_round(again) == score_round(played)


@settings(max_examples=60, deadline=None)
@given(rulesets(), seeds)
def test_the_lines_of_the_score_sheet_add_up(rules, seed):
    rng = Random(seed)
    match = Match(rules)
    round_ = match.deal(shuffled(match.plan, rng))
    play_out(round_, rng)
    promises.check_scores(round_, match.settle(), [0] * rules.n_sides, match.scores)


@bounded
@given(rounds(), seeds)
def test_what_is_played_on_a_copy_stays_there(round_, seed):
    promises.check_copy_is_independent(round_, Random(seed))


@bounded
@given(rounds())
def test_an_action_does_the_same_whoever_listens(round_):
    for action in round_.legal_actions():
        promises.check_events_change_nothing(round_, action)
