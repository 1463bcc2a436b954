"""The table as lines of text, as one seat sees it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from canasta.engine.cards import Card
from canasta.engine.match import Match
from canasta.engine.round import Round
from canasta.engine.scoring import RoundScore
from canasta.terminal.names import seat_names, side_names
from canasta.terminal.words import count, listed, meld_text, one, score_text, short


def grouped(cards: Sequence[Card]) -> str:
    """A hand by rank, with a gap between ranks: `4 4  7 7 7  K  2 Jk`."""
    return "  ".join(short(tuple(same)) for _, same in groupby(cards, key=lambda card: card.rank))


def hand_text(round_: Round, seat: int) -> str:
    """The own hand."""
    hand = round_.view(seat).hand
    return f"Hand, {count(len(hand), 'card')}: {grouped(hand)}" if hand else "Hand: no cards."


def pile_text(round_: Round, seat: int) -> str:
    """Pile and stock: `Pile: king on top, 7 cards, frozen. Stock: 43 cards.`"""
    pile = round_.pile
    side = round_.sides[round_.side_of[seat]]
    text = "Pile: empty"
    if pile:
        text = f"Pile: {one(pile[-1].rank)} on top, {count(len(pile), 'card')}"
    if pile and not pile[-1].rank.is_natural:
        text += ", blocked"
    elif pile and round_.frozen:
        text += ", frozen"
    elif pile and round_.frozen_for(side):
        text += ", frozen for you until your side has melded"
    return f"{text}. Stock: {count(len(round_.stock), 'card')}."


def table_lines(round_: Round, seat: int) -> list[str]:
    """All that lies on the table, and how many cards the others hold."""
    rules = round_.plan.rules
    lines = [pile_text(round_, seat)]
    shown = round_.view(seat).pile_shown
    if len(shown) > 1:
        lines.append(f"In the pile, from the bottom: {short(shown)}.")
    owners: dict[int, list[str]] = {}
    for owner, name in enumerate(side_names(rules, seat)):
        side = round_.side_of[round_.plan.seats_of[owner][0]]
        owners.setdefault(side, []).append(f"{name}, {round_.scores[owner]} points")
    for side, names in owners.items():
        lines.append(f"{listed(names)}: {_side_text(round_, side)}")
    lines.append(_hands_text(round_, seat))
    return lines


def _hands_text(round_: Round, seat: int) -> str:
    """How many cards the others hold, and who sits out."""
    names = seat_names(round_.plan.rules, seat)
    sizes = round_.view(seat).hand_sizes
    idle = round_.idle
    others = [f"{names[i]} {size}" for i, size in enumerate(sizes) if i not in (seat, idle)]
    text = f"Cards in hand: {', '.join(others)}."
    return text if idle is None else f"{text} Sitting out: {names[idle]}."


def _side_text(round_: Round, number: int) -> str:
    plan = round_.plan
    side = round_.sides[number]
    parts = [
        meld_text(meld, plan.canasta_of(meld))
        for meld in sorted(side.melds, key=lambda meld: meld.rank)
    ]
    threes = sum(
        len(seat.threes) for i, seat in enumerate(round_.seats) if round_.side_of[i] == number
    )
    if not parts:
        parts.append("no melds")
    if threes:
        parts.append(count(threes, "red three"))
    if not side.opened:
        parts.append(f"the first melds need {count(side.minimum, 'point')}")
    return "; ".join(parts) + "."


def totals_text(match: Match, seat: int) -> str:
    """The totals: `Your side 1230, Their side 640; the match goes to 5000.`"""
    names = side_names(match.rules, seat)
    totals = [f"{name} {score}" for name, score in zip(names, match.scores, strict=True)]
    return f"Totals: {', '.join(totals)}. {goal_text(match)}"


def goal_text(match: Match) -> str:
    """What ends the match."""
    if match.target:
        return f"The match goes to {match.target} points."
    return f"The match lasts {count(match.rules.match.deals, 'round')}."


def sheet_lines(
    sheets: Sequence[RoundScore], totals: Sequence[int], names: Sequence[str]
) -> list[str]:
    """The score sheet of a round, line by line, with the totals after it."""
    lines = []
    for sheet, total in zip(sheets, totals, strict=True):
        lines.append(f"{names[sheet.side]}:")
        lines += [f"  {score_text(line)}" for line in sheet.lines]
        lines.append(f"  this round: {sheet.total}")
        lines.append(f"  total: {total}")
    return lines


def hands_left_text(round_: Round, names: Sequence[str]) -> str:
    """The cards that the round's end found in hands."""
    left = [
        f"{name} {short(seat.cards())}"
        for name, seat in zip(names, round_.seats, strict=True)
        if seat.size
    ]
    return f"Cards still in hand: {'; '.join(left)}." if left else "No cards were left in hand."


def winners_text(match: Match, names: Sequence[str]) -> str:
    """Who has won: `Your side wins the match, 5230 to 4100, after 8 rounds.`"""
    winners = [names[side] for side in match.winners]
    best = match.scores[match.winners[0]]
    others = [str(score) for side, score in enumerate(match.scores) if side not in match.winners]
    verb = "win" if winners[0] == "You" or len(winners) > 1 else "wins"
    score = f"{best} to {listed(others)}" if others else str(best)
    return f"{listed(winners)} {verb} the match, {score}, after {count(match.n_rounds, 'round')}."
