"""The table as lines of text, as one seat sees it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from canasta.engine.cards import Card
from canasta.engine.match import Match
from canasta.engine.melds import Meld, MeldKind
from canasta.engine.round import Round
from canasta.engine.scoring import RoundScore
from canasta.i18n import Catalogue, listed_and, score_message
from canasta.i18n.cards import canasta_key, meld_key, rank_key, short_cards
from canasta.terminal.names import (
    plain_side_names,
    seat_names,
    seat_subjects,
    side_names,
    side_subjects,
)


def grouped(cards: Sequence[Card]) -> str:
    """A hand by rank, with a gap between ranks: `4 4  7 7 7  K  2 Jk`."""
    ranks = groupby(cards, key=lambda card: card.rank)
    return "  ".join(short_cards(tuple(same)) for _, same in ranks)


def hand_text(words: Catalogue, round_: Round, seat: int) -> str:
    """The own hand."""
    hand = round_.view(seat).hand
    return words.say("terminal-hand", n=len(hand), cards=grouped(hand))


def pile_text(words: Catalogue, round_: Round, seat: int) -> str:
    """Pile and stock: `Pile, the king on top, 7 cards. Stock, 43 cards.`"""
    n = len(round_.stock)
    stock = words.say("stock-label", n=n) if n else words.say("stock-empty")
    if not round_.pile:
        return f"{words.say('pile-empty')}. {stock}."
    rank = rank_key(round_.pile[-1].rank)
    pile = words.say("pile-label", rank=rank, n=len(round_.pile))
    closed = _closed(round_, seat)
    return f"{pile}. {stock}." + (f" {words.say(closed, rank=rank)}" if closed else "")


def _closed(round_: Round, seat: int) -> str | None:
    """The message of what keeps a seat from the pile, if anything does."""
    if round_.plan.blocks(round_.pile[-1]):
        return "pile-blocked-by"
    if round_.plan.pile_always_frozen:
        return "pile-frozen-always"
    if round_.frozen:
        return "pile-frozen-for-all"
    return "pile-frozen-for-us" if round_.frozen_for(round_.sides[round_.side_of[seat]]) else None


def table_lines(words: Catalogue, round_: Round, seat: int) -> list[str]:
    """All that lies on the table, and how many cards the others hold."""
    lines = [pile_text(words, round_, seat)]
    shown = round_.view(seat).pile_shown
    if len(shown) > 1:
        lines.append(words.say("pile-below", cards=short_cards(shown)))
    owners: dict[int, list[str]] = {}
    for owner, name in enumerate(side_names(words, round_.plan.rules, seat)):
        side = round_.side_of[round_.plan.seats_of[owner][0]]
        score = words.say("terminal-owner", name=name, n=round_.scores[owner])
        owners.setdefault(side, []).append(score)
    for side, scores in owners.items():
        lines.append(_side_text(words, round_, side, listed_and(words, scores)))
    lines.append(_hands_text(words, round_, seat))
    return lines


def _hands_text(words: Catalogue, round_: Round, seat: int) -> str:
    """How many cards the others hold, and who sits out."""
    names = seat_names(words, round_.plan.rules, seat)
    others = [
        words.say("terminal-holding", name=names[other], n=size)
        for other, size in enumerate(round_.view(seat).hand_sizes)
        if other not in (seat, round_.idle)
    ]
    text = words.say("terminal-hands", list=", ".join(others))
    if round_.idle is None:
        return text
    name = seat_subjects(words, round_.plan.rules, seat)[round_.idle]
    who = "you" if round_.idle == seat else "other"
    return f"{text} {words.say('terminal-sits-out', seat=who, name=name)}"


def _side_text(words: Catalogue, round_: Round, number: int, name: str) -> str:
    side = round_.sides[number]
    melds = sorted(side.melds, key=lambda meld: meld.rank)
    parts = [_meld_text(words, round_, meld) for meld in melds] or [words.say("melds-none")]
    threes = sum(
        len(seat.threes) for i, seat in enumerate(round_.seats) if round_.side_of[i] == number
    )
    if threes:
        parts.append(words.say("rank-count", rank="red-three", n=threes))
    text = words.say("terminal-melds", name=name, list="; ".join(parts))
    return text if side.opened else f"{text} {words.say('open-needs-long', n=side.minimum)}"


def _meld_text(words: Catalogue, round_: Round, meld: Meld) -> str:
    wilds = 0 if meld.kind is MeldKind.WILD else meld.wilds
    canasta = canasta_key(round_.plan.canasta_of(meld))
    return words.say("meld-label", rank=meld_key(meld), n=meld.size, wilds=wilds, canasta=canasta)


def totals_text(words: Catalogue, match: Match, seat: int) -> str:
    """The totals: `Totals: Your side 1,230, Their side 640. The match goes to 5,000 points.`"""
    names = side_names(words, match.rules, seat)
    totals = [
        words.say("score-total-of", name=name, points=score)
        for name, score in zip(names, match.scores, strict=True)
    ]
    return f"{words.say('score-totals', list=', '.join(totals))} {goal_text(words, match)}"


def goal_text(words: Catalogue, match: Match) -> str:
    """What ends the match."""
    if match.target:
        return words.say("score-target", n=match.target)
    return words.say("score-lasts", n=match.rules.match.deals)


def sheet_lines(
    words: Catalogue, sheets: Sequence[RoundScore], totals: Sequence[int], names: Sequence[str]
) -> list[str]:
    """The score sheet of a round, line by line, with the totals after it."""
    lines = []
    for sheet, total in zip(sheets, totals, strict=True):
        counted = [(words.tell(score_message(line)), line.points) for line in sheet.lines]
        counted.append((words.say("score-this-round"), sheet.total))
        counted.append((words.say("score-total"), total))
        lines.append(f"{names[sheet.side]}:")
        lines += [f"  {words.say('score-line', line=t, points=n)}" for t, n in counted]
    return lines


def hands_left_text(words: Catalogue, round_: Round, names: Sequence[str]) -> str:
    """The cards that the round's end found in hands."""
    left = [
        f"{name} {short_cards(seat.cards())}"
        for name, seat in zip(names, round_.seats, strict=True)
        if seat.size
    ]
    if not left:
        return words.say("score-no-hands-left")
    return words.say("score-hands-left", list="; ".join(left))


def winners_text(words: Catalogue, match: Match, me: int | None = None) -> str:
    """Who has won, told to a seat: `Your side wins the match, 5,230 to 4,100, after 8 rounds.`"""
    winners, scores = match.winners, match.scores
    best, n = scores[winners[0]], match.n_rounds
    others = [words.say("number", n=n) for i, n in enumerate(scores) if i not in winners]
    if not others:
        return words.say("event-match-tied", score=best, n=n)
    names = _winner_names(words, match, me)
    mine = me is not None and [match.plan.seats_of[side] for side in winners] == [(me,)]
    return words.say(
        "event-match-won",
        seat="you" if mine else "other" if len(names) == 1 else "several",
        name=listed_and(words, names),
        score=best,
        others=listed_and(words, others),
        n=n,
    )


def _winner_names(words: Catalogue, match: Match, me: int | None) -> list[str]:
    if me is None:
        names = plain_side_names(words, match.rules)
    elif len(match.winners) == 1:
        names = side_subjects(words, match.rules, me)
    else:  # a list of several begins no sentence but the first
        names = side_names(words, match.rules, me)
    return [names[side] for side in match.winners]
