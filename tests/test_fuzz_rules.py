"""The fuzz by random rules: the same tables every time, and no fault slips through."""

import json
import tomllib

import pytest

from canasta.engine.actions import Discard, Draw
from canasta.engine.round import Round
from canasta.engine.rules import find_ruleset
from canasta.engine.rules.choices import Waiver
from canasta.engine.rules.data import ruleset_from_data
from tests.fuzz import tables
from tests.fuzz.tables import main, play_table
from tests.test_fuzz import leak, lost_card, nothing_legal

CLASSIC = find_ruleset("classic")


@pytest.fixture(autouse=True)
def classic_tables(monkeypatch):
    """Tables of plain rules, so that only the fault that a test makes is found."""
    monkeypatch.setattr(tables, "random_ruleset", lambda rng: CLASSIC.with_rules(draw_count=2))


def last_line(capsys):
    return json.loads(capsys.readouterr().out.splitlines()[-1])


def test_a_run_ends_with_its_figures(capsys):
    assert main(["N=4", "SEED=3", "JOBS=1"]) == 0
    figures = last_line(capsys)
    assert figures.keys() == {"rulesets", "rounds", "actions", "faults", "seed", "digest"}
    assert (figures["rulesets"], figures["rounds"], figures["faults"]) == (4, 4, 0)
    assert figures["actions"] > 4 * 20


def test_the_same_seed_plays_the_same_and_another_does_not(capsys):
    digests = []
    for seed in ("3", "3", "4"):
        main(["N=3", f"SEED={seed}", "JOBS=1"])
        digests.append(last_line(capsys)["digest"])
    assert digests[0] == digests[1] != digests[2]


@pytest.mark.parametrize("argument", ["N", "N=many", "N=0", "JOBS=0", "TURNS=3", "SEED=a/b"])
def test_arguments_that_make_no_sense_are_refused(argument, capsys):
    assert main([argument]) == 2
    assert repr(argument) in capsys.readouterr().err


def wrong_play(monkeypatch):
    """Drawing is listed at any time."""
    legal = Round.legal_actions

    def broken(self):
        plays = legal(self)
        return plays if Draw() in plays else (*plays, Draw())

    monkeypatch.setattr(Round, "legal_actions", broken)


def chance(monkeypatch):
    """The same play comes to something else the second time."""
    apply = Round.apply
    calls = []

    def broken(self, action, events=None):
        apply(self, action, events)
        calls.append(action)
        if isinstance(action, Discard) and len(calls) % 2 and len(self.stock) > 30:
            self.stock[0], self.stock[1] = self.stock[1], self.stock[0]

    monkeypatch.setattr(Round, "apply", broken)


FAULTS = {
    lost_card: "cards are lost",
    leak: "seat",
    nothing_legal: "nothing is legal",
    chance: "played again",
    wrong_play: "listed, and refused",
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_broken_engine_is_caught(fault, monkeypatch):
    fault(monkeypatch)
    found = [play_table(CLASSIC, f"3/{number}").fault for number in range(6)]
    assert any(FAULTS[fault] in text for text in found), found


def test_a_fault_is_shown_with_its_rules_and_can_be_played_again(monkeypatch, capsys):
    lost_card(monkeypatch)
    assert main(["N=3", "SEED=3", "JOBS=1"]) == 1
    out = capsys.readouterr().out
    assert json.loads(out.splitlines()[-1])["faults"] > 0
    again = next(line for line in out.splitlines() if line.startswith("Once more: "))
    assert again.startswith("Once more: python3 dev.py fuzz-rules SEED=3 TABLE=")
    assert main(again.split()[-2:]) == 1
    assert out.split("Once more")[0] == capsys.readouterr().out.split("Once more")[0]


def test_the_rules_of_a_fault_are_written_as_a_file_holds_them(monkeypatch):
    lost_card(monkeypatch)
    rules = CLASSIC.with_rules(draw_count=2, waiver=Waiver.NEVER)
    played = (play_table(rules, f"3/{number}") for number in range(6))
    fault = next(table.fault for table in played if table.fault)
    written = fault.split("\nafter ")[0]
    assert ruleset_from_data(tomllib.loads(written)) == rules
