"""How Python copies and pickles what the engine makes, whether it was compiled or not.

A compiled class (docs/decisions/0032-compiled-engine.md) hides its attributes from `copy` and
`pickle`. So each is told here what to make it of: a value of its fields, a plan of its rules, a
holding of its cards, a state of a blank one.
"""

from __future__ import annotations

import copyreg
from collections.abc import Callable
from dataclasses import fields
from itertools import chain
from typing import Any, get_args

from canasta.engine.actions import Action
from canasta.engine.holdings import Holding, holding_of
from canasta.engine.melds import Meld
from canasta.engine.memory import Turn
from canasta.engine.round import Round
from canasta.engine.rules import Ruleset
from canasta.engine.rules.plan import Plan, plan_of
from canasta.engine.seat import Seat
from canasta.engine.side import Side

_VALUES = (*get_args(Action), Meld)
_STATES = (Round, Seat, Side, Turn)


def attributes_of(kind: type) -> set[str]:
    """The names of what a state of the engine holds. A compiled class has no slots, but a list of
    its own."""
    compiled = chain.from_iterable(vars(base).get("__mypyc_attrs__", ()) for base in kind.__mro__)
    plain = chain.from_iterable(vars(base).get("__slots__", ()) for base in kind.__mro__)
    return {*compiled, *plain}


def _value(value: Any) -> tuple[Callable[..., Any], tuple[Any, ...]]:
    return type(value), tuple(getattr(value, part.name) for part in fields(value))


def _plan(plan: Plan) -> tuple[Callable[[Ruleset], Plan], tuple[Ruleset]]:
    return plan_of, (plan.rules,)


def _holding(holding: Holding) -> tuple[Callable[..., Holding], tuple[Any, ...]]:
    return holding_of, (holding.rank, holding.cards)


def _state(state: object) -> tuple[Callable[..., Any], tuple[Any, ...]]:
    names = attributes_of(type(state))
    return _filled, (type(state), {name: getattr(state, name) for name in names})


def _filled(kind: type, held: dict[str, Any]) -> Any:
    state = kind()
    for name, value in held.items():
        setattr(state, name, value)
    return state


for value in _VALUES:
    copyreg.pickle(value, _value)
copyreg.pickle(Plan, _plan)
copyreg.pickle(Holding, _holding)
for state in _STATES:
    copyreg.pickle(state, _state)
