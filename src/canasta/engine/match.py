"""A match: rounds dealt and settled until somebody has won."""

from __future__ import annotations

from collections.abc import Sequence

from canasta.engine.cards import Card
from canasta.engine.dealing import deal
from canasta.engine.round import Round
from canasta.engine.rules import Ruleset
from canasta.engine.rules.choices import TieRule
from canasta.engine.rules.plan import plan_of
from canasta.engine.scoring import RoundScore, score_round


class Match:
    """Totals, the dealer and the round in play. The order of the cards comes from outside.

    >>> from canasta.engine.cards import pack
    >>> from canasta.engine.rules import find_ruleset
    >>> match = Match(find_ruleset("classic"), dealer=3)
    >>> match.deal(pack()).legal_actions()
    (Draw(),)
    """

    __slots__ = ("dealer", "n_rounds", "plan", "round", "scores", "target", "winners")

    def __init__(self, rules: Ruleset, dealer: int = 0) -> None:
        self.plan = plan_of(rules)
        self.dealer = dealer
        """Who deals this round, or the next where none is in play."""
        self.scores = [0] * self.plan.n_sides
        self.target = rules.match.target
        self.n_rounds = 0
        """Rounds settled."""
        self.round: Round | None = None
        self.winners: tuple[int, ...] = ()
        """The sides that have won; empty while the match lasts."""

    @property
    def rules(self) -> Ruleset:
        """The ruleset in force."""
        return self.plan.rules

    @property
    def is_over(self) -> bool:
        """Whether somebody has won."""
        return bool(self.winners)

    def deal(self, deck: Sequence[Card]) -> Round:
        """The next round, dealt from `deck`, first card first. Raises InvalidDeck."""
        assert self.round is None, "the last round is not settled"
        assert not self.is_over, "the match is over"
        idle = self.plan.idle_seat(self.n_rounds)
        if self.dealer == idle:
            self.dealer = self.plan.seating.next_seat[idle]
        self.round = deal(self.plan, deck, self.dealer, self.scores, idle, self.n_rounds + 1)
        return self.round

    def settle(self) -> tuple[RoundScore, ...]:
        """Adds the scores of the finished round to the totals and returns them, by side.

        The deal passes on (S0-DEAL-2); the match may be won (S0-END-1, S0-END-2).
        """
        round_ = self.round
        assert round_ is not None, "no round to settle"
        assert round_.is_over, "the round still lasts"
        sheets = score_round(round_)
        for sheet in sheets:
            self.scores[sheet.side] += sheet.total
        self.n_rounds += 1
        self.dealer = self.plan.seating.next_seat[self.dealer]
        self.round = None
        out = None if round_.out is None else self.plan.side_of[round_.out]
        self.winners = self._outright_winners(round_, out) or self._winners(out)
        return sheets

    def copy(self) -> Match:
        """An independent copy."""
        match = Match(self.rules, self.dealer)
        match.plan = self.plan
        match.scores = self.scores[:]
        match.target = self.target
        match.n_rounds = self.n_rounds
        match.round = None if self.round is None else self.round.copy()
        match.winners = self.winners
        return match

    def _outright_winners(self, round_: Round, went_out: int | None) -> tuple[int, ...]:
        """The sides that win whatever the totals: by a special hand (var-10.3), or by the number
        of their canastas (var-2.5-C14)."""
        if went_out is not None and round_.shown is not None and round_.shown.hand.wins_match:
            return (went_out,)
        enough = self.rules.scoring.canastas_win
        counts = [round_.sides[round_.side_of[i]].canastas for i, *_ in self.plan.seats_of]
        if not enough or max(counts) < enough:
            return ()
        return tuple(side for side, n in enumerate(counts) if n == max(counts))

    def _winners(self, went_out: int | None) -> tuple[int, ...]:
        """The sides with the highest total at the end of the match; none while it lasts.

        A tie at the top raises the target until nobody has reached it (S2-END-3, conflict-45).
        """
        rules = self.rules.match
        best = max(self.scores)
        reached = bool(self.target) and best >= self.target
        played = bool(rules.deals) and self.n_rounds >= rules.deals
        if not reached and not played:
            return ()
        leaders = tuple(side for side, score in enumerate(self.scores) if score == best)
        if len(leaders) == 1 or rules.tie_rule is TieRule.SHARED:
            return leaders
        if rules.tie_rule is TieRule.LAST_OUT and went_out in leaders:
            return (went_out,)
        if reached and rules.tie_raise:
            while self.target <= best:
                self.target += rules.tie_raise
        return ()
