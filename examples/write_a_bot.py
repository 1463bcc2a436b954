"""A bot of one's own, measured against the greedy one on the same cards."""

from canasta import (
    Action,
    Bot,
    Discard,
    LayMeld,
    PlayerView,
    TakePile,
    find_ruleset,
    make_bot,
    play_match,
)

MATCHES = 20


class Saver:
    """Melds what it can, keeps its wild cards for pairs, throws away what is worth least."""

    def choose(self, view: PlayerView) -> Action:
        """One of the plays that the view lists as legal."""
        takes = [play for play in view.legal if isinstance(play, TakePile)]
        if takes:
            return takes[0]
        melds = [play for play in view.legal if isinstance(play, LayMeld)]
        natural = [play for play in melds if not any(card.is_wild for card in play.cards)]
        starts = [play for play in melds if play.onto is None]
        if natural or starts:
            return (natural or starts)[0]
        discards = [play for play in view.legal if isinstance(play, Discard)]
        if not discards:
            return view.legal[0]
        held = [card.rank for card in view.hand]
        return min(
            discards,
            key=lambda play: (play.card.is_wild, held.count(play.card.rank), play.card.points),
        )


rules = find_ruleset("classic", players=4)
won = 0
for number in range(MATCHES):
    ours = number % 2  # the side that our bot plays; each pair of matches has the same cards
    bots: list[Bot] = [
        Saver() if side == ours else make_bot("greedy", f"{number // 2}/{seat}")
        for seat, side in enumerate(rules.match.seating)
    ]
    match = play_match(rules, bots, seed=number // 2)
    won += match.winners == (ours,)

print(f"our bot won {won} of {MATCHES} matches")
