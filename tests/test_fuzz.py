"""The fuzz: the same matches every time, and no fault slips through."""

import json

import pytest

from canasta.engine.actions import Discard
from canasta.engine.match import Match
from canasta.engine.record_text import loads
from canasta.engine.round import Round
from canasta.engine.rules import RULESETS
from tests.fuzz.__main__ import main
from tests.fuzz.match import MAX_ROUNDS, play
from tests.fuzz.run import fuzz
from tests.fuzz.schedule import CYCLE, table_of


def test_a_small_run_is_clean():
    tally = fuzz("3", rounds=40)
    assert tally.fault is None
    assert tally.rounds == 40
    assert tally.actions > 40 * 20


def test_the_same_seed_plays_the_same():
    assert figures(fuzz("3", rounds=40)) == figures(fuzz("3", rounds=40))


def test_several_processes_play_the_same():
    assert figures(fuzz("3", rounds=40, jobs=2)) == figures(fuzz("3", rounds=40))


def test_another_seed_plays_something_else():
    assert fuzz("3", rounds=10).digest != fuzz("4", rounds=10).digest


def test_every_preset_is_played_by_every_kind_of_table():
    wanted = {(name, players) for name, family in RULESETS.items() for players in family}
    numbers = range(5 * len(CYCLE))
    tables = {(rules.name, rules.players, table) for rules, table in map(table_of, numbers)}
    kinds = ("random", "mixed", "greedy")
    assert tables == {(*preset, kind) for preset in wanted for kind in kinds}


def test_each_preset_has_its_share_of_the_rounds():
    tally = fuzz("share", matches=2 * len(CYCLE))
    assert tally.fault is None, tally.fault.report
    wanted = {f"{name} {players}" for name, family in RULESETS.items() for players in family}
    assert tally.by_preset.keys() == wanted
    # 10,000 of a million.
    assert min(tally.by_preset.values()) >= 0.01 * tally.rounds


def test_a_match_that_does_not_end_is_broken_off(monkeypatch):
    monkeypatch.setattr("canasta.engine.match.Match._winners", lambda *_: ())
    monkeypatch.setattr("tests.fuzz.match.MAX_ROUNDS", 3)
    played = play("3", 0)
    assert (len(played.actions), played.capped, played.fault) == (3, True, None)
    assert MAX_ROUNDS > 3


def test_a_run_ends_with_its_figures(capsys):
    assert main(["ROUNDS=5", "SEED=3", "JOBS=1"]) == 0
    last = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert last.keys() == {
        *("rounds", "actions", "faults", "capped", "seed", "commit", "cpu_s", "digest"),
        *("slowest", "fewest_of", "by_preset"),
    }
    assert sum(last["by_preset"].values()) == 5
    assert 0 < last["slowest"]["cpu_s"] <= last["cpu_s"] + 0.1
    assert sum(last["fewest_of"].values()) <= 2
    assert (last["rounds"], last["faults"], last["seed"]) == (5, 0, "3")


def test_a_run_ends_when_its_time_is_up():
    assert fuzz("3", seconds=0.0).rounds > 0


@pytest.mark.parametrize(
    "argument", ["ROUNDS", "ROUNDS=many", "JOBS=0", "TURNS=3", "SEED=", "SEED=a/b"]
)
def test_arguments_that_make_no_sense_are_refused(argument, capsys):
    assert main([argument]) == 2
    assert repr(argument) in capsys.readouterr().err


def lost_card(monkeypatch):
    """A discard now and then leaves the hand and reaches no pile."""
    perform = Discard.perform

    def broken(self, state, events):
        perform(self, state, events)
        if len(state.pile) == 7:
            state.pile.pop()

    monkeypatch.setattr(Discard, "perform", broken)


def hidden_play(monkeypatch):
    """A play is missing from the list."""
    legal = Round.legal_actions
    monkeypatch.setattr(Round, "legal_actions", lambda self: legal(self)[:6])


def leak(monkeypatch):
    """What may be played depends on the stock."""
    legal = Round.legal_actions
    monkeypatch.setattr(
        Round,
        "legal_actions",
        lambda self: legal(self)[::-1] if self.stock and self.stock[-1] < 20 else legal(self),
    )


def shared_copy(monkeypatch):
    """A copy draws from the stock of the original."""
    copy = Round.copy

    def broken(self):
        copied = copy(self)
        copied.stock = self.stock
        return copied

    monkeypatch.setattr(Round, "copy", broken)


def wrong_score(monkeypatch):
    """Totals gain what no line says."""
    settle = Match.settle

    def broken(self):
        sheets = settle(self)
        self.scores[0] += 5
        return sheets

    monkeypatch.setattr(Match, "settle", broken)


def nothing_legal(monkeypatch):
    """A hand of five cards is at a loss."""
    legal = Round.legal_actions
    monkeypatch.setattr(
        Round,
        "legal_actions",
        lambda self: () if self.seats[self.actor].size == 5 else legal(self),
    )


FAULTS = {
    lost_card: "cards are lost",
    hidden_play: "legal and not listed",
    leak: "seat",
    shared_copy: "playing on a copy",
    wrong_score: "but a gain of",
    nothing_legal: "nothing is legal",
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_broken_engine_is_caught(fault, monkeypatch):
    monkeypatch.setattr("tests.fuzz.match.PROBE_EVERY", 50)
    fault(monkeypatch)
    tally = fuzz("3", rounds=200)
    assert tally.fault is not None
    assert FAULTS[fault] in tally.fault.report


def test_a_fault_is_shown_and_its_match_written_down(monkeypatch, tmp_path, capsys):
    lost_card(monkeypatch)
    monkeypatch.chdir(tmp_path)
    assert main(["ROUNDS=20", "SEED=3", "JOBS=1"]) == 1
    out = capsys.readouterr().out
    assert "Fault in match 0 of seed 3" in out
    assert json.loads(out.splitlines()[-1])["faults"] == 1
    record = loads((tmp_path / "fuzz-fault-3-0.toml").read_text(encoding="utf-8"))
    assert isinstance(record.rounds[-1].actions[-1], Discard)
    assert record.rounds[-1].result is None


def test_a_faulty_match_can_be_played_again(monkeypatch, tmp_path, capsys):
    lost_card(monkeypatch)
    monkeypatch.chdir(tmp_path)
    main(["ROUNDS=20", "SEED=3", "JOBS=1"])
    first = capsys.readouterr().out
    assert "Once more: python3 dev.py fuzz SEED=3 MATCH=0" in first
    assert main(["SEED=3", "MATCH=0"]) == 1
    assert first.split("cpu_s")[0] == capsys.readouterr().out.split("cpu_s")[0]


def figures(tally):
    return tally.rounds, tally.actions, tally.capped, tally.digest
