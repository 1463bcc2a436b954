"""What one seat may know of a round."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from canasta.engine.actions import Action
from canasta.engine.cards import Card
from canasta.engine.public import Public, public_of
from canasta.engine.rules import Ruleset
from canasta.engine.rules.choices import PileVisibility

if TYPE_CHECKING:
    from canasta.engine.round import Round


@dataclass(frozen=True, slots=True)
class PlayerView:
    """All that a seat may know: built from what is public and its own hand, never censored."""

    seat: int
    rules: Ruleset
    public: Public
    hand: tuple[Card, ...]
    """By rank and suit."""
    hand_sizes: tuple[int, ...]
    """Cards in each hand (Q-29)."""
    stock_size: int
    legal: tuple[Action, ...]
    """The smallest legal plays, where this seat is to act."""

    @property
    def pile_shown(self) -> tuple[Card, ...]:
        """What a screen shows of the pile, bottom to top; the memory of it is `public.pile`."""
        return shown_of(self.public.pile, self.rules)


def shown_of(pile: tuple[Card, ...], rules: Ruleset) -> tuple[Card, ...]:
    """What may be looked at of a pile, bottom to top (Q-28)."""
    match rules.pile.pile_visibility:
        case PileVisibility.TOP:
            return pile[-1:]
        case PileVisibility.LAST_THREE:
            return pile[-3:]
        case PileVisibility.ALL:
            return pile


def view(round_: Round, seat: int) -> PlayerView:
    """The round as a seat sees it."""
    acts = seat == round_.actor and not round_.is_over
    return PlayerView(
        seat,
        round_.plan.rules,
        public_of(round_),
        round_.seats[seat].cards(),
        tuple([hand.size for hand in round_.seats]),
        len(round_.stock),
        round_.legal_actions() if acts else (),
    )
