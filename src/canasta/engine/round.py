"""One round: the state with the face that everybody uses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from canasta.engine import turn
from canasta.engine.actions import Action, Discard, LayMeld, ShowHand, TakePile
from canasta.engine.actions.show_hand import list_shows
from canasta.engine.cards import RANK_OF, Card, sort_cards
from canasta.engine.errors import IllegalAction
from canasta.engine.events import Event, RoundEnded
from canasta.engine.melds import MeldId
from canasta.engine.memory import DRAW, NO_BATCH, OVER
from canasta.engine.public import Public, turn_of
from canasta.engine.rules.plan import Plan
from canasta.engine.state import RoundState
from canasta.engine.view import PlayerView, view


class Round(RoundState):
    """One round in play.

    `legal_actions` lists the smallest plays; `check` and `play` also take compound ones, and
    cards of any suit where suits do not matter.
    """

    __slots__ = ("_legal",)

    _legal: tuple[Action, ...] | None

    @classmethod
    def assemble(
        cls,
        plan: Plan,
        public: Public,
        hands: Sequence[Sequence[Card]],
        stock: Sequence[Card],
        packets: Sequence[Sequence[Card]] = (),
        under: Sequence[Card] = (),
    ) -> Round:
        """A round from what is public, the hands by seat, the stock, bottom to top, the packets by
        seat and the cards under the upcard.

        The one way to make a round: deals, positions, records and guesses at hidden cards use
        it. What follows from these (canastas, the freeze, minimums) is worked out here.
        """
        made = cls()
        made.begin(plan, public.scores, public.dealer, public.number)
        made._legal = None
        made.sit(plan.seating_of(public.side_of, public.idle))
        for i, seat in enumerate(made.seats):
            seat.take_all(hands[i])
            seat.known = public.known[i]
            seat.threes = public.threes[i]
            seat.melded = public.melded[i]
            seat.asked = public.asked[i]
            if packets:
                seat.packet = tuple(packets[i])
            if public.played_packet:
                seat.played_packet = public.played_packet[i]
            seat.aside = public.aside[i] if public.aside else ()
            seat.turns = public.turns[i] if public.turns else plan.turns_before
        for i, side in enumerate(made.sides):
            for meld in public.melds[i]:
                side.put(meld, None, plan)
            side.opened = public.opened[i]
        made.pile = list(public.pile)
        made.set_freeze()
        made.stock = list(stock)
        made.buried = len(public.buried)
        made.under = tuple(under)
        made.turn_seat = public.turn_seat
        made.actor = public.actor
        made.phase = public.phase
        made.turn = turn_of(public.turn)
        made.last_drawer = public.last_drawer
        made.end = public.end
        made.is_over = public.phase is OVER
        made.out = public.out
        made.concealed = public.concealed
        made.shown = public.shown
        made.courtesy = public.courtesy
        if plan.lone_hand:
            made.set_minimum()
        return made

    @property
    def settled(self) -> bool:
        """No opening is pending: a transaction may end here."""
        return self.turn.batch == NO_BATCH and not self.turn.waived

    def legal_actions(self) -> tuple[Action, ...]:
        """Every legal smallest play, in a fixed order; never empty while the round lasts.

        The answer is kept until the next `apply`; asking changes nothing.
        """
        legal = self._legal
        if legal is None:
            legal = self._legal = turn.legal_actions(self)
        return legal

    def apply(self, action: Action, events: list[Event] | None = None) -> None:
        """Plays a listed action, unchecked; appends what happened to `events`."""
        action.perform(self, events)
        self._legal = None
        if self.phase is DRAW and len(self.stock) < self.plan.draw_floor:
            turn.end_if_stuck(self)
        if events is not None and self.is_over:
            assert self.end is not None
            events.append(RoundEnded(self.end.value, self.out, self.concealed))

    def check(self, action: Action) -> None:
        """Raises IllegalAction, with its reason and facts, where an action is not legal.

        A compound play is legal exactly when its smallest steps, in order, each are.
        """
        self._run(action)

    def play(self, action: Action, events: list[Event] | None = None) -> None:
        """Checks, then plays. Raises IllegalAction; nothing has changed then."""
        seat = self.turn_seat
        for step in self._run(action):
            self.apply(step, events)
            if self.turn_seat != seat:
                return  # cards that came brought nothing to go on with

    def retrace(self, action: Action, events: list[Event] | None = None) -> None:
        """Plays an action that was legal when it was written down, unchecked, step by step."""
        if not isinstance(action, LayMeld):
            self.apply(action, events)
            return
        first, *others = action.steps(self.plan, self.side().melds)
        onto = MeldId(len(self.side().melds)) if action.onto is None else action.onto
        self.apply(first, events)
        for step in others:
            self.apply(LayMeld(step.cards, onto), events)

    def plays_of(self, cards: Sequence[Card]) -> tuple[Action, ...]:
        """Every legal action that uses exactly these cards of the acting hand.

        A special hand uses them all.
        """
        chosen = sort_cards(tuple(cards))
        melds = range(len(self.side().melds))
        candidates: list[Action] = [TakePile(chosen), LayMeld(chosen)]
        candidates += [TakePile(chosen, MeldId(i)) for i in melds]
        candidates += [LayMeld(chosen, MeldId(i)) for i in melds]
        if not chosen:
            candidates = [
                act
                for act in self.legal_actions()
                if not _uses(act) and not isinstance(act, ShowHand)
            ]
        elif len(chosen) == 1:
            candidates.append(Discard(chosen[0]))
        if self.plan.special_hands and chosen == self.seats[self.actor].cards():
            candidates += list_shows(self)
        return tuple(action for action in candidates if self._allows(action))

    def copy(self) -> Round:
        """An independent copy; cards and melds are shared values."""
        copied = super().copy()
        copied._legal = self._legal
        return copied

    def view(self, seat: int) -> PlayerView:
        """All that a seat may know."""
        return view(self, seat)

    def _allows(self, action: Action) -> bool:
        try:
            self.check(action)
        except IllegalAction:
            return False
        return True

    def _run(self, action: Action) -> tuple[Action, ...]:
        """The plays that carry out an action: itself, or the steps of a compound one."""
        if action in self.legal_actions() or self._by_other_suits(action):
            return (action,)
        if isinstance(action, LayMeld) and action.cards:
            steps = action.steps(self.plan, self.side().melds)
            if len(steps) > 1:
                return self._run_of_steps(action, steps)
        refusal = turn.explain(self, action)
        if refusal is None:
            return (action,)
        raise refusal

    def _by_other_suits(self, action: Action) -> bool:
        """Whether a listed action differs from this one by suits alone, and the hand has these."""
        cards = _uses(action)
        if not cards or not self.seats[self.actor].holds(cards):
            return False
        alike = self._alike(cards)
        return any(
            type(listed) is type(action)
            and getattr(listed, "onto", None) == getattr(action, "onto", None)
            and self._alike(_uses(listed)) == alike
            for listed in self.legal_actions()
        )

    def _alike(self, cards: tuple[Card, ...]) -> Counter[int]:
        """What has to be the same of cards that serve as well: ranks, of naturals suits too where
        these matter."""
        if not self.plan.sequences:
            return Counter(RANK_OF[card] for card in cards)
        return Counter(RANK_OF[card] if card.is_wild else -card for card in cards)

    def _run_of_steps(self, action: LayMeld, steps: Sequence[LayMeld]) -> tuple[Action, ...]:
        onto = action.onto
        trial = self.trial()
        run: list[Action] = []
        for step in steps:
            move = LayMeld(step.cards, onto if run or action.onto is not None else None)
            if onto is None:
                onto = MeldId(len(trial.side().melds))
            refusal = turn.explain(trial, move)
            if refusal is not None:
                if not self.is_over:
                    # The whole play tells best why it is refused by the rules of melds.
                    action.check(self)
                raise refusal
            trial.apply(move)
            run.append(move)
        return tuple(run)


def _uses(action: Action) -> tuple[Card, ...]:
    """The hand cards that an action uses."""
    if isinstance(action, Discard):
        return (action.card,)
    return action.cards if isinstance(action, LayMeld | TakePile) else ()
