"""The table as lines of text, as one seat sees it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from canasta.engine.cards import Card, Rank, sort_cards
from canasta.engine.match import Match
from canasta.engine.melds import Meld, MeldKind
from canasta.engine.round import Round
from canasta.engine.scoring import RoundScore
from canasta.i18n import Catalogue, listed_and, score_message
from canasta.i18n.cards import meld_facts, meld_said, rank_key, short_cards, suited_cards
from canasta.table.sight import dead_ranks
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


def grouped_by_suit(cards: Sequence[Card]) -> str:
    """A hand for sequences, by suit, what is in none of them last: `4c 5c  10h Kh  2 Jk`."""
    naturals = sorted((card for card in cards if card.rank.is_natural), key=_suit)
    suits = [suited_cards(tuple(same)) for _, same in groupby(naturals, key=_suit)]
    others = grouped([card for card in cards if not card.rank.is_natural])
    return "  ".join([*suits, others] if others else suits)


def _suit(card: Card) -> str:
    return str(card)[1]


def hand_text(words: Catalogue, round_: Round, seat: int) -> str:
    """The own hand."""
    hand = round_.view(seat).hand
    by_suit = round_.plan.rules.melds.sequences
    cards = grouped_by_suit(hand) if by_suit else grouped(hand)
    return words.say("terminal-hand", n=len(hand), cards=cards)


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
    dead = dead_ranks(round_, round_.side_of[seat])
    if dead:
        ranks = ", ".join(words.say("rank-many", rank=rank_key(rank)) for rank in dead)
        lines.append(f"{words.say('dead-ranks', list=ranks)}.")
    lines.append(_hands_text(words, round_, seat))
    lines += _packet_lines(words, round_, seat)
    return lines


def _packet_lines(words: Catalogue, round_: Round, seat: int) -> list[str]:
    """Who has not taken up a second packet, and how many cards lie in it."""
    names = seat_names(words, round_.plan.rules, seat)
    packets = [
        words.say("terminal-holding", name=name, n=len(other.packet))
        for name, other in zip(names, round_.seats, strict=True)
        if other.packet
    ]
    kind = round_.plan.rules.deck.packet.value
    text = words.say("terminal-packets", packet=kind, list=", ".join(packets))
    return [text] if packets else []


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
    parts = _meld_texts(words, round_, side.melds) or [words.say("melds-none")]
    members = [seat for i, seat in enumerate(round_.seats) if round_.side_of[i] == number]
    for rank in (Rank.RED_THREE, Rank.BLACK_THREE):
        n = sum(card.rank is rank for seat in members for card in seat.threes)
        if n:
            parts.append(words.say("rank-count", rank=rank_key(rank), n=n))
    aside = sum(len(seat.aside) for seat in members)
    if aside:
        parts.append(words.say("threes-aside", rank=rank_key(Rank.BLACK_THREE), n=aside))
    text = words.say("terminal-melds", name=name, list="; ".join(parts))
    return text if side.opened else f"{text} {words.say('open-needs-long', n=side.minimum)}"


def _meld_texts(words: Catalogue, round_: Round, melds: Sequence[Meld]) -> list[str]:
    """Melds by rank, sequences last; with their numbers where ranks do not tell them apart."""
    names = [meld_facts(meld) for meld in melds]
    in_order = sorted(enumerate(melds), key=lambda each: _place(each[1]))
    in_a_row = any(meld.kind is MeldKind.SEQUENCE for meld in melds)
    if in_a_row or any(names.count(name) > 1 for name in names):
        return [
            words.say("terminal-meld", meld=i, **meld_said(meld, round_.plan))
            for i, meld in in_order
        ]
    return [words.say("meld-label", **meld_said(meld, round_.plan)) for _, meld in in_order]


def _place(meld: Meld) -> tuple[bool, str, Rank]:
    in_a_row = meld.kind is MeldKind.SEQUENCE
    return in_a_row, _suit(meld.cards[0]) if in_a_row else "", meld.rank


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
    """The cards that the round's end found in hands, and in packets that nobody took up."""
    hands = _cards_of(names, [seat.cards() for seat in round_.seats])
    packets = _cards_of(names, [sort_cards(seat.packet) for seat in round_.seats])
    text = words.say("score-hands-left" if hands else "score-no-hands-left", list=hands)
    return f"{text} {words.say('score-packets-left', list=packets)}" if packets else text


def _cards_of(names: Sequence[str], cards: Sequence[Sequence[Card]]) -> str:
    """Who has which cards; those who have none are left out."""
    held = zip(names, cards, strict=True)
    return "; ".join(f"{name} {short_cards(some)}" for name, some in held if some)


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
