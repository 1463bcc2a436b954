"""Graded positions: their form, the rounds they describe, the verdicts."""

from pathlib import Path
from random import Random

import pytest

from canasta.bots.bot import UnknownBot
from canasta.bots.graded.blocks import read_blocks
from canasta.bots.graded.judge import Verdict, judge, read_positions, summary
from canasta.engine.cards import format_cards
from canasta.engine.errors import InvalidNotation
from canasta.engine.memory import Phase

PAGE = Path(__file__).with_name("positions.md").read_text(encoding="utf-8")
POSITIONS = {position.name: position for position in read_positions(PAGE)}


def block(*lines: str) -> str:
    return "\n".join(["text", "```yaml", *lines, "```"])


def position(*lines: str) -> str:
    known = ("id: X", "variant: classic-4p", "hand: [K, K, '4']", "best: {discard: '4'}")
    named = {line.partition(":")[0] for line in lines}
    rest = [line for line in known if line.partition(":")[0] not in named]
    return block(*rest, "grade: A", *lines)


def test_values_of_every_form():
    (read,) = read_blocks(
        block(
            "# only a comment",
            "word: K  # and a comment",
            "number: -12",
            "yes: true",
            "quoted: 'a, b'",
            "list: ['4', K, [1, 2], ]",
            'map: {us: 1, "them x": {a: [b]}}',
            "empty: []",
        )
    )
    assert read.values == {
        "word": "K",
        "number": -12,
        "yes": True,
        "quoted": "a, b",
        "list": ["4", "K", [1, 2]],
        "map": {"us": 1, "them x": {"a": ["b"]}},
        "empty": [],
    }


def test_other_blocks_are_not_read():
    assert read_blocks("```python\nx: [\n```\n" + block("a: 1"))[0].values == {"a": 1}


@pytest.mark.parametrize(
    ("lines", "complaint"),
    [
        (["a: 1", "a: 2"], "line 4, column 3: 'a' is given twice"),
        (["a"], "line 3, column 2: ':' is missing"),
        (["a:"], "line 3, column 3: a value is missing"),
        (["a: [1, 2"], "line 3, column 9: ',' or ']' is missing"),
        (["a: [1 }"], "line 3"),
        (["a: {b: 1, c}"], "line 3"),
        (["a: &b 1"], "line 3, column 4: a value is missing, or needs quotation marks"),
        (["a: [1] 2"], "line 3, column 8: more than one value"),
    ],
)
def test_what_cannot_be_read_is_refused_with_its_place(lines, complaint):
    with pytest.raises(InvalidNotation, match=complaint.replace("[", r"\[")):
        read_blocks(block(*lines))


def test_a_block_that_does_not_end_is_refused():
    with pytest.raises(InvalidNotation, match="line 1, column 1: the block does not end"):
        read_blocks("```yaml\na: 1")


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("hand: [Z]", "hand: no such rank: 'Z'"),
        ("hand: K", "hand: a list"),
        ("pile: [K, K, K, K, K, K, K]", "pile: more than the pack has of rank king"),
        ("phase: deal", "phase: one of play"),
        ("melds_us: {K: K4}", "melds_us: not a meld"),
        ("melds_us: [K]", "melds_us: a map"),
        ("best: K", "best: plays are maps"),
        ("cards_in_hand: {X: 3}", "cards_in_hand: no such seat: 'X'"),
        ("cards_in_hand: {W: many}", "cards_in_hand: not a number"),
        ("known: {W: K}", "known: a list"),
        ("stock: few", "stock: not a number"),
    ],
)
def test_a_position_that_makes_no_sense_is_refused(line, complaint):
    with pytest.raises(InvalidNotation, match=f"line \\d+.*{complaint}"):
        [judge(read, "random") for read in read_positions(position(line))]


def test_a_position_lacks_nothing_it_needs():
    with pytest.raises(InvalidNotation, match="a position needs 'best'"):
        read_positions(block("id: X", "variant: classic-4p", "grade: A", "hand: [K]"))
    with pytest.raises(InvalidNotation, match="no positions"):
        read_positions("nothing here")


def test_the_round_is_as_described():
    round_ = POSITIONS["Q5"].round(Random(1))
    assert round_.phase is Phase.PLAY
    assert format_cards(round_.seats[0].cards()) == "4c 4c 6c 6c 9c Jc Kc Kc 2c"
    assert [seat.size for seat in round_.seats] == [9, 13, 8, 8]
    assert [[meld.size for meld in side.melds] for side in round_.sides] == [[3, 3], [3, 3]]
    assert len(round_.stock) == 45
    assert round_.scores == (600, 600)
    assert round_.seats[1].known
    assert [card.rank.name for card in round_.pile[-2:]] == ["QUEEN", "TEN"]


def test_what_nobody_sees_is_dealt_by_chance_and_by_the_seed():
    deals = [POSITIONS["Q1"].round(Random(seed)).seats[1].cards() for seed in (1, 1, 2)]
    assert deals[0] == deals[1] != deals[2]


def test_a_partner_asks():
    round_ = POSITIONS["Q7"].round(Random(1))
    assert (round_.phase, round_.actor, round_.turn_seat) == (Phase.ANSWER, 0, 2)


def test_a_pile_may_be_frozen_by_a_card_that_nobody_sees():
    round_ = read_positions(position("frozen: true", "pile: [K]"))[0].round(Random(1))
    assert round_.frozen_for(round_.sides[0])


def test_two_and_three_may_play():
    assert len(POSITIONS["Q8"].round(Random(1)).seats) == 2
    round_ = POSITIONS["Q9"].round(Random(1))
    assert [len(seat.threes) for seat in round_.seats] == [1, 0, 0]
    assert round_.frozen


@pytest.mark.parametrize("name", POSITIONS)
def test_the_casual_bot_answers_our_positions_well(name):
    verdict = judge(POSITIONS[name], "casual").verdict
    assert verdict in (Verdict.BEST, Verdict.OK, Verdict.SKIPPED)
    assert (verdict is Verdict.SKIPPED) == (name == "Q10")


@pytest.mark.parametrize(
    ("plays", "verdict"),
    [
        (["best: {discard: '4'}"], Verdict.BEST),
        (["best: {discard: '6'}", "ok: [{discard: '4'}]"], Verdict.OK),
        (["best: {discard: '6'}", "bad: [{discard: '4'}]"], Verdict.BAD),
        (["best: {discard: '6'}"], Verdict.OTHER),
        (["best: {meld: [KK], discard: '4'}"], Verdict.OTHER),
    ],
)
def test_verdicts(plays, verdict):
    page = position("hand: ['4', K, K, Q, Q, A, A, J, J]", "pile: [K, Q]", *plays)
    assert judge(read_positions(page)[0], "casual").verdict is verdict


def test_melds_are_matched_card_by_card():
    melds = ("melds_us: {K: KKKK, '7': '7777', '9': '999'}", "hand: [K, K, '7', '5']")
    play = "best: {meld: [KK], discard: '5'}"
    page = position(
        *melds, "melds_them: {Q: QQQ2, A: AAA}", "pile: [J, '5', '4', T, '5', T, T]", play
    )
    judged = judge(read_positions(page)[0], "casual")
    assert judged.verdict is Verdict.BEST
    assert judged.play == "meld KK on K, discard 5"


def test_the_summary_counts_by_grade():
    judged = [judge(position, "casual") for position in POSITIONS.values()]
    assert summary(judged) == {
        "A": {"n": 7, "best": 7, "ok": 0, "bad": 0, "rate": 1.0},
        "B": {"n": 2, "best": 2, "ok": 0, "bad": 0, "rate": 1.0},
    }


def test_an_unknown_bot_is_refused():
    with pytest.raises(UnknownBot):
        judge(POSITIONS["Q1"], "nobody")
