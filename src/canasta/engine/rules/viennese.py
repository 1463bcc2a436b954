"""Viennese canasta: classic, but red threes need a canasta and one card takes one."""

from __future__ import annotations

from dataclasses import replace

from canasta.engine.rules.choices import OneCardRule, ThreeSign, UpcardAction
from canasta.engine.rules.classic import CLASSIC

VIENNESE = {
    4: replace(CLASSIC[4], name="viennese").with_rules(
        upcard_black_three=UpcardAction.LEAVE,  # conflict-09
        three_sign=ThreeSign.NO_CANASTA,  # var-11-viennese, case-38
        one_card_rule=OneCardRule.FREE,  # var-11-viennese, case-12
    ),
}
"""The family, by number of players."""
