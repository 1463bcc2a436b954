"""Bots at a table: each is asked action by action, on a copy, and sees its own view alone."""

from __future__ import annotations

from typing import Final

from canasta.bots.bot import make_bot
from canasta.table.draft import Draft
from canasta.table.entries import Played
from canasta.table.table import Table

STAND_IN: Final = "casual"
"""The bot that plays for a person who is away."""


def bot_run(table: Table) -> Played:
    """The run of the bot that is to act, up to where cards are revealed or another acts.

    A bot is made anew for every run, from the deal and the version: after a restart it chooses
    the same.
    """
    round_, seat, deal = table.round, table.actor, table.deal_made
    assert round_ is not None, "no round, no bot to act"
    assert seat is not None, "no round, no bot to act"
    assert deal is not None, "no round, no bot to act"
    name = table.seats[seat].bot or STAND_IN
    bot = make_bot(name, f"{deal.seed} {seat} {table.version}")
    draft = Draft(round_, seat)
    while not draft.is_due:
        draft.play(bot.choose(draft.round.view(seat)))
    return draft.run()
