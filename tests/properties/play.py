"""Rounds in play, for tests that hold of every round."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from hypothesis import strategies as st

from canasta.bots.host import shuffled
from canasta.engine.actions import Action, Answer, AskPartner, Draw, LayMeld, TakePile
from canasta.engine.dealing import deal
from canasta.engine.errors import InvalidRuleset
from canasta.engine.memory import NO_BATCH, Bound, Phase
from canasta.engine.round import Round
from canasta.engine.rules import RULESETS, Ruleset
from canasta.engine.rules.choices import LastThree, UpcardAction, Waiver
from canasta.engine.rules.plan import plan_of

PRESETS = tuple(rules for family in RULESETS.values() for rules in family.values())
SCORES = (-200, 0, 0, 1495, 1500, 3000, 4990)
_RARE = (LayMeld, TakePile, AskPartner, Answer)
_UNUSUAL: tuple[dict[str, Any], ...] = (
    {},
    {},
    {},
    {"upcard_reject_action": UpcardAction.BURY, "upcard_black_three": UpcardAction.BURY},
    {"last_three_ends": LastThree.MAY_MELD, "draw_count": 2},
    {"last_three_ends": LastThree.STAYS_IN_HAND},
    {"waiver": Waiver.WITH_PILE, "go_out_canastas": ()},
)
"""Rules that show rarely, or only together."""


@st.composite
def rulesets(draw: st.DrawFn) -> Ruleset:
    """A preset, more often than not with a few of its rules changed."""
    rules = draw(st.sampled_from(PRESETS))
    others = {name: knob.metadata["values"] for _, name, knob, _ in rules.knobs()}
    table = {"seating", "team_mode"}
    names = [name for name, values in others.items() if values and name not in table]
    rules = rules.with_rules(**draw(st.sampled_from(_UNUSUAL)))
    for name in draw(st.just(()) | st.lists(st.sampled_from(names), max_size=4)):
        try:
            rules = rules.with_rules(**{name: draw(st.sampled_from(others[name]))})
        except InvalidRuleset:  # it needs another change beside it
            continue
    return rules


MOMENTS: tuple[Callable[[Round], bool], ...] = (
    lambda _: True,
    lambda round_: round_.turn.batch != NO_BATCH,
    lambda round_: bool(round_.turn.rest),
    lambda round_: round_.phase is Phase.ANSWER,
    lambda round_: round_.turn.bound is not Bound.FREE,
    lambda round_: round_.stock_spent,
    lambda round_: round_.turn.no_discard,
    lambda round_: round_.seats[round_.actor].size < 4,
)
"""What is rare in play and has rules of its own."""


@st.composite
def rounds(draw: st.DrawFn, *, most: int = 150) -> Round:
    """A round in play, after some actions, and then the next rare moment if there is one.

    Its players like to meld, more or less.
    """
    rules = draw(rulesets())
    rng = Random(draw(st.integers(0, 2**32)))
    eager = draw(st.sampled_from((0.0, 0.6, 0.9)))
    least = draw(st.integers(0, most))
    has_come = draw(st.sampled_from(MOMENTS))
    round_ = dealt(rules, rng)
    for _ in range(least):
        after = round_.copy()
        after.apply(pick(after, rng, eager))
        if after.is_over:
            break
        round_ = after
    ahead = round_.copy()
    while not ahead.is_over and not has_come(ahead):
        ahead.apply(pick(ahead, rng, eager))
    return round_ if ahead.is_over else ahead


def dealt(rules: Ruleset, rng: Random) -> Round:
    """A round at its start, with any scores behind it."""
    plan = plan_of(rules)
    scores = [rng.choice(SCORES) for _ in range(plan.n_sides)]
    idle = plan.idle_seat(rng.randrange(plan.n_players))
    dealer = rng.choice([seat for seat in range(plan.n_players) if seat != idle])
    return deal(plan, shuffled(plan, rng), dealer, scores, idle)


def pick(round_: Round, rng: Random, eager: float = 0.0) -> Action:
    """One of the legal plays; with a chance of `eager` no draw and no discard, if that can be."""
    legal = round_.legal_actions()
    if rng.random() < eager:
        legal = tuple(action for action in legal if isinstance(action, _RARE)) or legal
    return rng.choice(legal)


def play_out(round_: Round, rng: Random) -> list[Action]:
    """Plays a round to its end; what was played."""
    actions = []
    while not round_.is_over:
        actions.append(pick(round_, rng, eager=0.5))
        round_.apply(actions[-1])
    return actions


def turns() -> st.SearchStrategy[Round]:
    """Rounds in which the acting seat may meld: a draw is made first, where it is due."""
    return rounds().map(_drawn)


def _drawn(round_: Round) -> Round:
    if Draw() not in round_.legal_actions():
        return round_
    after = round_.copy()
    after.apply(Draw())
    return round_ if after.is_over else after
