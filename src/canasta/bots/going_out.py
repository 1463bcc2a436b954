"""Whether the turn can end by going out, and the next play on the way there."""

from __future__ import annotations

from collections.abc import Sequence

from canasta.bots.beliefs import known_round
from canasta.engine.actions import LayMeld
from canasta.engine.cards import BLACK_THREE, JOKER, N_NATURALS, N_RANKS, RANK_OF, RED_THREE, TWO
from canasta.engine.finish import can_go_out, can_waive
from canasta.engine.melds import MeldKind
from canasta.engine.memory import NO_BATCH, Bound
from canasta.engine.round import Round
from canasta.engine.rules.choices import BlackThreeMeld, WildMeld
from canasta.engine.view import PlayerView


def way_out(view: PlayerView, plays: Sequence[LayMeld]) -> LayMeld | None:
    """The first of these plays after which the hand can still be emptied in this turn."""
    if not plays or not _in_sight(view):
        return None
    start = known_round(view)
    seen: set[tuple[object, ...]] = set()
    for play in plays:
        if _leads_out(start, play, seen):
            return play
    return None


def _leads_out(start: Round, play: LayMeld, seen: set[tuple[object, ...]]) -> bool:
    """Whether the turn's seat can go out in this turn once it has made a play."""
    trial = start.copy()
    trial.apply(play)
    if trial.is_over:
        return trial.out is not None
    turn = trial.turn
    pending = turn.batch != NO_BATCH
    if can_go_out(trial, waived=turn.waived) or (pending and can_waive(trial)):
        return True
    if not turn.rest:
        return False
    # Several cards wait for the opening: what they add is known only once it is complete.
    known = (trial.seats[trial.turn_seat].cards(), frozenset(trial.side().melds))
    if known in seen:
        return False
    seen.add(known)
    plays = [action for action in trial.legal_actions() if isinstance(action, LayMeld)]
    return any(_leads_out(trial, action, seen) for action in plays)


def _in_sight(view: PlayerView) -> bool:
    """Whether going out is not plainly impossible: a bound that says no to most hands.

    It counts every wild card for every meld, and the cards that would join the hand as held.
    """
    public, melds, out = view.public, view.rules.melds, view.rules.out
    if public.turn.bound is Bound.MUST_NOT:
        return False
    counts = [0] * N_RANKS
    for card in view.hand:
        counts[RANK_OF[card]] += 1
    for card in public.turn.rest:
        counts[RANK_OF[card]] += RANK_OF[card] != RED_THREE
    wilds = counts[TWO] + counts[JOKER]
    size = melds.canasta_size
    canastas = 0
    for meld in public.melds[view.rules.match.seating[view.seat]]:
        own = 0
        if meld.kind is not MeldKind.WILD:
            own, counts[meld.rank] = counts[meld.rank], 0
        canastas += len(meld.cards) + own + wilds >= size
    stuck = counts[RED_THREE]
    for count in counts[:N_NATURALS]:
        if count < melds.min_naturals or count + wilds < melds.min_size:
            stuck += count
        elif count + wilds >= size:
            canastas += 1
    if counts[BLACK_THREE] < melds.min_size or melds.black3_meld is BlackThreeMeld.NEVER:
        stuck += counts[BLACK_THREE]
    if melds.wild_meld is WildMeld.WHOLE_CANASTA and wilds >= size:
        canastas += 1
    return stuck <= 1 and canastas >= sum(quota.count for quota in out.go_out_canastas)
