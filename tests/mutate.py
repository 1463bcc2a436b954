"""Change every rule and see that a row of the rule book notices.

python -m tests.mutate [PRESET]… [JOBS=2]

Each field of each preset is set to each other value it may take, for each number of players alone.
A change is noticed when a row of `tests/rules` fails under it: a row of that preset and number of
players, with the change on top of its own rules; a row that sets the very field is left out.
Where other rules leave a field nothing to say (`_MOOT`), no row may notice.
Prints what nobody noticed, then a line of figures for each preset and number of players; ends with
status 1 where a change went unnoticed or a moot one did not, or where a row fails without one.
"""

from __future__ import annotations

import os
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import Field, dataclass
from enum import StrEnum
from functools import partial
from multiprocessing import get_context
from typing import Any

from canasta.engine.rules import RULESETS, Ruleset
from canasta.engine.rules.choices import (
    BlackThreeMeld,
    BonusThrees,
    CanastaGrowth,
    Capture,
    DiscardBan,
    MeldsPerRank,
    OpeningFromPile,
    Packet,
    Permission,
    PileBlackThrees,
    PileFrozen,
    RankWilds,
    SpoiledBy,
    StockEnd,
    TeamMode,
    Upcard,
    WildLimit,
    WildMeld,
)
from canasta.engine.rules.data import rule_to_data
from canasta.engine.rules.plan import Plan
from tests.rules.watch import Table, Watch, changed_by, failing_rows, watch_of

OUTCOMES = (NOTICED, UNNOTICED, SENSELESS, UNPLAYABLE, MOOT, NOT_MOOT) = (
    "noticed",
    "unnoticed",
    "senseless",
    "unplayable",
    "moot",
    "noticed though moot",
)
FAULTS = (UNNOTICED, UNPLAYABLE, NOT_MOOT)


def _has_no_partners(rules: Ruleset) -> bool:
    return rules.players == rules.n_sides and rules.match.team_mode is TeamMode.FIXED


def _has_no_wild_melds(rules: Ruleset) -> bool:
    return rules.melds.wild_meld is WildMeld.NEVER


def _finishes_wild_melds(rules: Ruleset) -> bool:
    """Whether no meld of wilds can be less than a canasta."""
    return rules.melds.wild_meld in (WildMeld.NEVER, WildMeld.WHOLE_CANASTA)


def _sets_nothing_aside(rules: Ruleset) -> bool:
    return rules.pile.pile_black_threes is PileBlackThrees.TO_HAND


def _has_no_upcard(rules: Ruleset) -> bool:
    return rules.deck.upcard is Upcard.NONE


def _lays_black_threes(rules: Ruleset) -> bool:
    """Whether black threes are laid for a bonus, and so neither melded nor discarded."""
    return rules.threes.bonus_threes is BonusThrees.BOTH


def _naturals_follow_from_wilds(rules: Ruleset) -> bool:
    """Whether the measure of wilds against naturals asks for two naturals by itself."""
    return rules.melds.wild_limit is not WildLimit.MAX_ONLY and rules.melds.min_naturals <= 2


def _wilds_follow_from_size(rules: Ruleset) -> bool:
    """Whether two naturals to each wild leave no room for more wilds in a closed canasta."""
    melds = rules.melds
    return (
        melds.wild_limit is WildLimit.HALF
        and melds.canasta_growth is CanastaGrowth.CLOSED
        and melds.max_wilds >= melds.canasta_size // 3
    )


def _has_no_talon(rules: Ruleset) -> bool:
    return rules.deck.packet is not Packet.TALON


def _has_no_sequences(rules: Ruleset) -> bool:
    return not rules.melds.sequences


def _is_always_frozen(rules: Ruleset) -> bool:
    """Whether a natural pair is all that ever takes the pile."""
    return rules.pile.pile_frozen is PileFrozen.ALWAYS


def _takes_no_long_meld(rules: Ruleset) -> bool:
    """Whether a captured pair finds no meld that is too long for it, but has room for three."""
    room = rules.melds.canasta_size - 3
    return rules.melds.canasta_growth is CanastaGrowth.CLOSED and (
        not rules.pile.pair_joins_up_to or rules.pile.pair_joins_up_to >= room
    )


def _asks_no_more_of_later_melds(rules: Ruleset) -> bool:
    """Whether the turn of the opening may lay nothing that later turns may not, or the reverse."""
    melds, opening = rules.melds, rules.opening
    return (
        not melds.naturals_before_wilds
        and RankWilds.OPENING_ONLY not in (melds.sevens_wilds, melds.aces_wilds)
        and opening.opening_mixed_canasta
    )


# When a field says nothing, whatever its value, because of others.
_MOOT: Mapping[str, Callable[[Ruleset], bool]] = {
    # With two seats both ways round are one.
    "direction": lambda rules: rules.players == 2,
    "upcard_reject": _has_no_upcard,
    "upcard_reject_action": lambda rules: not rules.deck.upcard_reject or _has_no_upcard(rules),
    "upcard_black_three": _has_no_upcard,
    "under_upcard": _has_no_upcard,
    "min_naturals": _naturals_follow_from_wilds,
    "max_wilds": _wilds_follow_from_size,
    "black3_meld": _lays_black_threes,
    "pile_black_threes": _lays_black_threes,
    # A hand that must qualify by itself has no use for the top card.
    "top_card_counts": lambda rules: (
        rules.opening.opening_from_pile is OpeningFromPile.HAND_QUALIFIES
    ),
    "opening_from_pile": lambda rules: (
        rules.opening.opening_from_pile is not OpeningFromPile.FORBIDDEN
        and not rules.opening.top_card_counts
    ),
    # A natural pair is two cards.
    "one_card_rule": _is_always_frozen,
    "short_draw_ok": lambda rules: rules.turn.draw_count == 1,
    "permission": _has_no_partners,
    "ask_window": lambda rules: rules.out.permission is Permission.NONE or _has_no_partners(rules),
    # Alone, the melds of the side are the player's.
    "concealed_spoiled_by": _has_no_partners,
    # The partner's melds are the side's, grown or not.
    "concealed_may_add": lambda rules: (
        rules.out.concealed_spoiled_by is SpoiledBy.SIDE or _has_no_partners(rules)
    ),
    # No turn begins without a stock, or no top card fits a meld by itself.
    "forced_fit": lambda rules: (
        rules.out.stock_end is StockEnd.AFTER_LAST_DRAWER or _is_always_frozen(rules)
    ),
    "special_courtesy": lambda rules: not rules.scoring.special_hands or _has_no_partners(rules),
    "special_from_discard": lambda rules: not rules.scoring.special_hands,
    "wild_bonus": _has_no_wild_melds,
    "wild_twos_bonus": _has_no_wild_melds,
    "wild_jokers_bonus": _has_no_wild_melds,
    "wild_unfinished": _finishes_wild_melds,
    "wild_unfinished_jokers": _finishes_wild_melds,
    "wild_meld_locks": _has_no_wild_melds,
    "wild_melds_end": _has_no_wild_melds,
    "wild_top": _has_no_wild_melds,
    "sequence_bonus": _has_no_sequences,
    "sequence_joining": _has_no_sequences,
    "sequence_twins": _has_no_sequences,
    "sequence_growth_out": _has_no_sequences,
    "sequence_shorter_than": _has_no_sequences,
    # Of two melds of a rank one is complete, where another begins only then: they never merge.
    "merging": lambda rules: rules.melds.melds_per_rank is not MeldsPerRank.MANY,
    "growth_going_out": lambda rules: rules.melds.canasta_growth is not CanastaGrowth.CLOSED,
    "opening_closes": _asks_no_more_of_later_melds,
    "freezers": lambda rules: rules.pile.pile_frozen is not PileFrozen.NORMAL,
    "captures": _is_always_frozen,
    "pair_joins_up_to": _takes_no_long_meld,
    "frozen_before_opening": _is_always_frozen,
    # A talon comes after the discard, and while so many cards are left in the stock.
    "turn_card": _has_no_talon,
    "keep_waived_by_packet": _has_no_talon,
    "packet_size": lambda rules: rules.deck.packet is Packet.NONE,
    # An opener's draw comes from the stock, as any other.
    "packet_three_replaced": lambda rules: rules.deck.packet in (Packet.NONE, Packet.OPENING_DRAW),
    "sequence_short": lambda rules: (
        not rules.melds.sequences or not rules.scoring.sequence_shorter_than
    ),
    "held_count": lambda rules: not rules.scoring.sevens_held and not rules.scoring.aces_held,
    "black3_aside": _sets_nothing_aside,
    "black3_aside_all": _sets_nothing_aside,
    "black_threes_bonus": lambda rules: rules.melds.black3_meld is BlackThreeMeld.NEVER,
    "tie_raise": lambda rules: not rules.match.target,
}


def _bans_that_bind(rules: Ruleset) -> object:
    """The bans on discards, without one on black threes that nobody holds."""
    bans = rules.turn.discard_bans
    return bans - {DiscardBan.BLACK_THREE_FIRST_ROUND} if _lays_black_threes(rules) else bans


def _wild_limit_that_binds(rules: Ruleset) -> object:
    """Wilds against naturals, where there are not always naturals enough."""
    melds = rules.melds
    enough = melds.wild_limit is WildLimit.NOT_MORE and melds.max_wilds <= melds.min_naturals
    return WildLimit.MAX_ONLY if enough else melds.wild_limit


def _captures_that_are(rules: Ruleset) -> object:
    """The ways of taking the pile, without one onto canastas that are closed."""
    closed = rules.melds.canasta_growth is CanastaGrowth.CLOSED
    return rules.pile.captures - {Capture.ONTO_CANASTA} if closed else rules.pile.captures


# What a field comes to beside others: where that is the same, a change of it says nothing.
_MEANING: Mapping[str, Callable[[Ruleset], object]] = {
    "discard_bans": _bans_that_bind,
    "wild_limit": _wild_limit_that_binds,
    "captures": _captures_that_are,
}


@dataclass(frozen=True)
class Mutant:
    """One changed rule of a preset for so many players."""

    preset: str
    players: int
    rule: str
    value: Any

    def __str__(self) -> str:
        return f"{self.preset} {self.players}: {self.rule} = {rule_to_data(self.value)}"


def main(arguments: list[str]) -> int:
    """Mutates the presets named, or all of them; of `NAME=VALUE` settings only JOBS is known."""
    chosen = [argument for argument in arguments if "=" not in argument]
    for name in chosen:
        if name not in RULESETS:
            print(f"no preset {name!r}; there are: {', '.join(RULESETS)}")
            return 2
    settings = dict(argument.split("=", 1) for argument in arguments if "=" in argument)
    jobs = settings.get("JOBS", "")
    tables = [(name, players) for name in chosen or RULESETS for players in RULESETS[name]]
    return _tell(tables, int(jobs) if jobs.isdecimal() and int(jobs) else os.cpu_count() or 1)


def _tell(tables: list[Table], jobs: int) -> int:
    """Changes every rule at these tables, in so many processes, and prints what came of it."""
    rules = [name for _, name, _, _ in RULESETS["classic"][4].knobs()]
    with ProcessPoolExecutor(jobs, get_context("spawn")) as executor:
        failing = dict(zip(tables, executor.map(failing_rows, tables), strict=True))
        change = partial(_mutate, tables, failing)
        found = [one for some in executor.map(change, rules) for one in some]
        moot = [
            [mutant for mutant, outcome in found if is_at(mutant, t) and outcome == MOOT]
            for t in tables
        ]
        not_moot = executor.map(partial(_noticed_though_moot, failing), tables, moot)
        noticed = {str(mutant) for some in not_moot for mutant in some}
    outcomes = [(m, NOT_MOOT if str(m) in noticed else outcome) for m, outcome in found]
    return max(_tell_table(table, failing[table], outcomes) for table in tables)


def _tell_table(
    table: Table, failing: Sequence[str], outcomes: Sequence[tuple[Mutant, str]]
) -> int:
    for name in failing:
        print(f"fails unchanged: {name}")
    counts: Counter[str] = Counter()
    for mutant, outcome in outcomes:
        if is_at(mutant, table):
            counts[outcome] += 1
            if outcome in FAULTS:
                print(f"{outcome}: {mutant}")
    told = ", ".join(f"{counts[outcome]} {outcome}" for outcome in OUTCOMES)
    print(f"{table[0]} {table[1]}: {told}", flush=True)
    return 1 if failing or any(counts[fault] for fault in FAULTS) else 0


def is_at(mutant: Mutant, table: Table) -> bool:
    """Whether a change is one of this preset and number of players."""
    return (mutant.preset, mutant.players) == table


def _mutate(
    tables: Sequence[Table], failing: Mapping[Table, Sequence[str]], rule: str
) -> list[tuple[Mutant, str]]:
    """What came of every change of one rule, at each table.

    One process has a rule at all tables: the row that notices at one is likely to at the next.
    """
    return [
        (mutant, _outcome(mutant, watch_of(table, failing[table])))
        for table in tables
        for mutant in mutants(*table)
        if mutant.rule == rule
    ]


def _outcome(mutant: Mutant, watch: Watch) -> str:
    """What came of a change; of a moot one, that it is."""
    changed = with_change(RULESETS[mutant.preset][mutant.players], mutant)
    if changed is None:
        return SENSELESS
    if is_moot(mutant, changed):
        return MOOT
    try:
        Plan(changed)
    except Exception:  # what makes sense can be played, whatever goes wrong here
        return UNPLAYABLE
    return NOTICED if watch.notices(mutant.rule, mutant.value) else UNNOTICED


def _noticed_though_moot(
    failing: Mapping[Table, Sequence[str]], table: Table, moot: Sequence[Mutant]
) -> list[Mutant]:
    """Those moot changes that a row notices.

    A row is shown one change of every rule at once, and each alone where it notices something.
    Where the row's own rules give a field something to say, it says it.
    """
    noticed: list[Mutant] = []
    left = list(moot)
    while left:
        batch = list({mutant.rule: mutant for mutant in reversed(left)}.values())
        left = [mutant for mutant in left if mutant not in batch]
        for watched in watch_of(table, failing[table]).rows:
            here = [m for m in batch if m.rule not in watched.own and is_moot(m, watched.rules)]
            changes = {mutant.rule: mutant.value for mutant in here}
            together = changed_by(watched.rules, changes)
            whole = together is not None and all(is_moot(m, together) for m in here)
            if whole and not watched.notices(together):
                continue
            for mutant in here:
                alone = with_change(watched.rules, mutant)
                moot_alone = alone is not None and is_moot(mutant, alone)
                if moot_alone and watched.notices(alone):
                    noticed.append(mutant)
    return noticed


def mutants(preset: str, players: int) -> Iterator[Mutant]:
    """Every change to a preset for so many players."""
    for _, rule, field, value in RULESETS[preset][players].knobs():
        for other in _others(field, value):
            yield Mutant(preset, players, rule, other)


def with_change(ruleset: Ruleset, mutant: Mutant) -> Ruleset | None:
    """A ruleset with the change; None where it makes no sense, is none or for another table."""
    if mutant.rule == "seating" and len(mutant.value) != ruleset.players:
        return None
    return changed_by(ruleset, {mutant.rule: mutant.value})


def is_moot(mutant: Mutant, changed: Ruleset) -> bool:
    """Whether other rules leave the changed one nothing to say."""
    says_nothing = _MOOT.get(mutant.rule)
    if says_nothing is not None and says_nothing(changed):
        return True
    meaning = _MEANING.get(mutant.rule)
    if meaning is None:
        return False
    values = {name: value for _, name, _, value in RULESETS[mutant.preset][mutant.players].knobs()}
    unchanged = changed_by(changed, {mutant.rule: values[mutant.rule]})
    return unchanged is not None and meaning(unchanged) == meaning(changed)


def _others(field: Field[Any], value: Any) -> list[Any]:
    """The values a rule may take instead of this one."""
    candidates: list[Any] = [field.default, *field.metadata["values"]]
    if isinstance(value, StrEnum):
        candidates = list(type(value))
    elif isinstance(value, bool):
        candidates = [not value]
    return [other for i, other in enumerate(candidates) if other not in (value, *candidates[:i])]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
