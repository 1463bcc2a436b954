"""Whole matches at the terminal: played out, left, killed, taken up again."""

import json
import re

import pytest

from canasta.engine.position import parse_position
from canasta.engine.record import verify
from canasta.engine.record_text import loads
from canasta.engine.rules import find_ruleset
from canasta.i18n import catalogue
from canasta.table.entries import PERSON, Logged, Occupant
from canasta.table.table import open_table, restore
from canasta.terminal.game import Game, is_game, new_table, secret_of
from canasta.terminal.saves import Save
from tests.i18n.fluent_files import texts
from tests.terminal.talk import ENGLISH, Eager, Script, saved, sit, start


def rules(players=4, target=600):
    return find_ruleset("classic", players).with_rules(target=target)


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_a_whole_match_by_typed_words(players, tmp_path):
    script = Eager()
    game = start(rules(players), tmp_path / "match.log", script)
    game.run()
    record = loads((tmp_path / "match.toml").read_text(encoding="utf-8"))
    assert verify(record).is_over
    assert record.winners == game.match.winners
    assert any(" the match, " in row for row in script.transcript)
    assert script.transcript[-1] == f"The record of the match is {tmp_path / 'match.toml'}"


def test_a_match_where_the_draw_seats_the_person(tmp_path):
    drawn = find_ruleset("classic-ro", 4).with_rules(target=300)
    games = [start(drawn, tmp_path / f"{seed}.log", Eager(), seed) for seed in "abcd"]
    assert len({game.me for game in games}) > 1
    game = next(game for game in games if game.me)
    game.run()
    record = loads(game.save.record_path.read_text(encoding="utf-8"))
    assert verify(record).is_over
    assert record.names[game.me] == "person"


@pytest.mark.parametrize(("preset", "players"), [("classic", 4), ("cutthroat", 3)])
def test_a_whole_match_in_romanian_has_no_english_left(preset, players, tmp_path):
    script = Curious()
    chosen = find_ruleset(preset, players).with_rules(target=600)
    start(chosen, tmp_path / "m.log", script, words=catalogue("ro")).run()
    said = "\n".join(script.said).replace(str(tmp_path), "")
    assert "câștigat partida" in said
    english, romanian = ({text.strip() for _, text in texts(locale)} for locale in ("en", "ro"))
    assert {text for text in english - romanian if " " in text and text in said} == set()
    # Nor anything that no catalogue holds.
    assert not re.search(r"\b(the|of|is|you|your|round|match|cards?|points?|player)\b", said, re.I)


class Curious(Eager):
    """Asks for everything there is to see, and says what cannot be played."""

    def __init__(self):
        super().__init__()
        self.lines = ["help", "table", "score", "", "zz", "x", "m zz", "draw 2", "undo", "99"]

    @property
    def said(self):
        """The transcript without what was typed, and the words that can be."""
        return [row.rpartition("> ")[2] if "> " in row else row for row in self.transcript]

    def ask(self, prompt):
        if self.lines:
            return Script.ask(self, prompt)
        return super().ask(prompt)


def test_the_end_of_a_round_shows_the_sheet_and_the_hands(tmp_path):
    script = Eager()
    start(rules(), tmp_path / "match.log", script).run()
    at = script.transcript.index("Score sheet of round 1")
    assert script.transcript[at + 1].startswith("Cards still in hand: ")
    assert script.transcript[at + 2] == "Your side:"
    assert any(row.startswith("  this round: ") for row in script.transcript[at:])
    assert any(row.startswith("  total: ") for row in script.transcript[at:])


def test_each_deal_is_promised_before_and_its_seed_told_after(tmp_path):
    script = Eager()
    start(rules(target=1500), tmp_path / "match.log", script).run()
    record = loads((tmp_path / "match.toml").read_text(encoding="utf-8"))
    told = [row for row in script.transcript if row.startswith(("Promise, ", "Seed, "))]
    assert len(told) == 2 * len(record.rounds)
    for entry, promise, seed in zip(record.rounds, told[::2], told[1::2], strict=True):
        assert entry.proof is not None
        assert promise == f"Promise, made before the deal: {short(entry.proof.commitment)}"
        assert seed == f"Seed, shown after the round: {short(entry.proof.seed)}"
    first = next(row for row in script.transcript if row.startswith("Round 1. Dealer: "))
    assert script.transcript.index(told[0]) < script.transcript.index(first)


def short(text):
    return f"{text[:12]}…{text[-4:]}"


def test_every_turn_of_the_others_is_one_line(tmp_path):
    script = Script(["d", "plays"])
    start(rules(), tmp_path / "match.log", script).run()
    turns = [row for row in script.transcript if row.startswith("The player on your ")]
    assert turns
    assert all(row.endswith(".") for row in turns)


def test_one_card_left_is_announced(tmp_path):
    script = Script([])
    game = start(rules(), tmp_path / "match.log", script)
    game.table.apply(Logged(game.table.version + 1, 0.0, game.table.deal(game.table.version)))
    game.match.round = parse_position("game classic 4\nturn 1 draw\nhand 1 5\npile 9\n")
    game.run()
    at = script.transcript.index("The player on your left has one card left.")
    drew = "The player on your left drew a card and discarded "
    assert any(row.startswith(drew) for row in script.transcript[:at])


def test_no_card_of_another_hand_is_told(tmp_path):
    script = Eager()
    start(rules(), tmp_path / "match.log", script).run()
    others = ("The player on your ", "Your partner ")
    drawn = [row for row in script.transcript if row.startswith(others) and " drew " in row]
    assert drawn
    assert all(" drew a card" in row for row in drawn)


@pytest.mark.parametrize("ending", [["quit"], [], ["m"]])
def test_leaving_keeps_the_match_and_another_start_goes_on(ending, tmp_path):
    path = tmp_path / "match.log"
    script = Script(["d", *ending])
    first = start(rules(), path, script)
    first.run()
    assert script.transcript[-1].startswith("Your match is saved.")
    second = sit(saved(path), path, Script(["hand"]))
    assert round_of(second).view(0) == round_of(first).view(0)
    assert second.table.version == first.table.version
    second.run()
    assert saved(path).version == first.table.version


def round_of(game):
    assert game.match.round is not None
    return game.match.round


class Killed(Exception):
    """The process is gone."""


def test_a_killed_process_loses_nothing_that_counted(tmp_path):
    path = tmp_path / "match.log"
    turns = 0

    def ask(prompt):
        nonlocal turns
        if "draw" in prompt:
            turns += 1
            if turns == 3:
                raise Killed
            return "d"
        return "x " + " ".join(_last_card(game))

    table = new_table(rules(), ("greedy",) * 3, secret_of("7"), Save(path))
    game = Game(table, Save(path), ENGLISH, ask, lambda line: None)
    with pytest.raises(Killed):
        game.run()
    again = saved(path)
    assert again.version == table.version
    assert again.version > 20
    assert again.events == table.events
    assert [round_of(game).view(seat) for seat in range(4)] == views(again)
    assert not list(tmp_path.glob("*.new"))


def views(table):
    assert table.round is not None
    return [table.round.view(seat) for seat in range(4)]


def _last_card(game):
    return [str(round_of(game).view(0).hand[-1]).lower()]


class Watching(Eager):
    """Notes at every line how many entries are on disk, and how many the table has."""

    def __init__(self, path):
        super().__init__()
        self.path = path
        self.table = None
        self.noted = []

    def tell(self, line):
        assert self.table is not None
        self.noted.append((len(self.path.read_bytes().splitlines()), self.table.version))


def test_whatever_is_shown_is_on_disk(tmp_path):
    path = tmp_path / "match.log"
    script = Watching(path)
    game = start(rules(), path, script)
    script.table = game.table
    game.run()
    assert len({version for _, version in script.noted}) > 10
    assert all(on_disk == version for on_disk, version in script.noted)


def test_an_entry_that_cannot_be_written_is_not_played(tmp_path):
    path = tmp_path / "match.log"
    game = start(rules(), path, Eager())
    path.unlink()
    before = game.table.version
    with pytest.raises(OSError):
        game.run()
    assert game.table.version == before
    assert game.table.round is None


def test_staged_melds_are_back_in_hand_after_leaving(tmp_path):
    path = tmp_path / "match.log"
    script = Script(["d", "plays", "1", "quit"])
    game = start(rules(), path, script, seed="2")
    game.run()
    assert "You melded 4 4 Jk." in script.transcript
    assert views(saved(path)) == [round_of(game).view(seat) for seat in range(4)]
    assert round_of(game).view(0).public.melds == ((), ())


def test_a_match_taken_up_again_gets_the_same_cards(tmp_path):
    whole, parted = tmp_path / "whole.log", tmp_path / "parted.log"
    start(rules(), whole, Eager()).run()
    start(rules(), parted, Script(["d"])).run()
    sit(saved(parted), parted, Eager()).run()
    decks = [[entry.deck for entry in saved(path).record.rounds] for path in (whole, parted)]
    shorter = min(len(decks[0]), len(decks[1]))
    assert shorter
    assert decks[0][:shorter] == decks[1][:shorter]


def test_a_match_taken_up_again_after_every_line_goes_on_the_same(tmp_path):
    whole = tmp_path / "whole.log"
    start(rules(2, 100), whole, Eager()).run()
    lines = whole.read_bytes().splitlines(keepends=True)
    for n in range(3, len(lines), 40):
        cut = tmp_path / "cut.log"
        cut.write_bytes(b"".join(lines[:n]))
        sit(saved(cut), cut, Eager()).run()
        assert entries(cut) == entries(whole)


def entries(path):
    return [json.loads(line)["entry"] for line in path.read_bytes().splitlines()]


def test_rubbish_is_answered_and_the_match_goes_on(tmp_path):
    rubbish = ["", "   ", "\x1b[A", "m", "x", ">", "> >", "m >", "add > k", "t >", "99999999999999"]
    rubbish += [
        "m 99xk",
        "²",
        "take k k > q",
        "m0",
        "d d",
        "é" * 500,
        "m " + "k " * 300,
        "undo > k",
    ]
    script = Script([*rubbish, "d"])
    start(rules(), tmp_path / "match.log", script).run()
    assert any(row.startswith(("You drew", "You laid")) for row in script.transcript)


@pytest.mark.parametrize(
    ("players", "answer"),
    [
        ([PERSON, Occupant("greedy"), Occupant("greedy"), Occupant("greedy")], True),
        ([Occupant("greedy"), Occupant("greedy"), PERSON, Occupant("greedy")], True),
        ([Occupant("greedy")] * 4, False),
        ([PERSON, PERSON, Occupant("greedy"), Occupant("greedy")], False),
        ([PERSON, Occupant(), Occupant("greedy"), Occupant("greedy")], False),
    ],
)
def test_a_game_has_one_person_and_bots(players, answer):
    log = open_table(rules(), players, secret_of("7"))
    table = restore(Logged(seq, 0.0, entry) for seq, entry in enumerate(log, 1))
    assert is_game(table) is answer
