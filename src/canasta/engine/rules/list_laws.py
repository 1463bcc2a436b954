"""What bands and lists must obey: they begin at the beginning, rise, and say nothing twice."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from canasta.engine.rules.complaint import Complaint
from canasta.engine.rules.values import LOWEST_SCORE

if TYPE_CHECKING:
    from canasta.engine.rules.ruleset import Ruleset


def opening_bands_begin_lowest(rules: Ruleset) -> Complaint | None:
    """There is a minimum for any total."""
    bands = rules.opening.opening_bands
    if bands and bands[0].from_score == LOWEST_SCORE:
        return None
    text = f"opening_bands must start at the lowest score, {LOWEST_SCORE}"
    return Complaint(("opening_bands",), text)


def opening_bands_rise(rules: Ruleset) -> Complaint | None:
    """Each band of the opening begins above the one before."""
    bands = rules.opening.opening_bands
    if all(low.from_score < high.from_score for low, high in pairwise(bands)):
        return None
    return Complaint(("opening_bands",), "opening_bands must rise by score; sort them, none twice")


def canasta_steps_begin_at_0(rules: Ruleset) -> Complaint | None:
    """A side of no canasta has its step."""
    steps = rules.scoring.canasta_count_bonus
    if steps and steps[0].from_score == 0:
        return None
    text = "canasta_count_bonus must start at 0 canastas; [[0, 0]] is no bonus at all"
    return Complaint(("canasta_count_bonus",), text)


def canasta_steps_rise(rules: Ruleset) -> Complaint | None:
    """Each step by number of canastas begins above the one before."""
    steps = rules.scoring.canasta_count_bonus
    if all(low.from_score < high.from_score for low, high in pairwise(steps)):
        return None
    text = "canasta_count_bonus must rise by number of canastas; sort it, none twice"
    return Complaint(("canasta_count_bonus",), text)


def canasta_mixes_begin_at_0(rules: Ruleset) -> Complaint | None:
    """A side of no canasta has its mix."""
    mixes = rules.scoring.canasta_mix_bonus
    if mixes and (mixes[0].natural, mixes[0].mixed) == (0, 0):
        return None
    text = "canasta_mix_bonus must start at 0 of both; [[0, 0, 0]] is no bonus at all"
    return Complaint(("canasta_mix_bonus",), text)


def a_canasta_mix_is_priced_once(rules: Ruleset) -> Complaint | None:
    """No mix of canastas has two prices."""
    mixes = [(mix.natural, mix.mixed) for mix in rules.scoring.canasta_mix_bonus]
    twice = next((mix for i, mix in enumerate(mixes) if mix in mixes[:i]), None)
    if twice is None:
        return None
    text = f"canasta_mix_bonus prices {twice[0]} natural, {twice[1]} mixed twice; keep one"
    return Complaint(("canasta_mix_bonus",), text)


def a_special_hand_is_priced_once(rules: Ruleset) -> Complaint | None:
    """No special hand has two prices."""
    hands = [bonus.hand for bonus in rules.scoring.special_hands]
    twice = next((hand for i, hand in enumerate(hands) if hand in hands[:i]), None)
    if twice is None:
        return None
    text = f"special_hands names {twice} twice; keep one"
    return Complaint(("special_hands",), text)


LIST_LAWS: Final = (
    opening_bands_begin_lowest,
    opening_bands_rise,
    canasta_steps_begin_at_0,
    canasta_steps_rise,
    canasta_mixes_begin_at_0,
    a_canasta_mix_is_priced_once,
    a_special_hand_is_priced_once,
)
