"""The examples run and say what they promise."""

import subprocess
import sys

import pytest

from tests.docs.blocks import ROOT

EXAMPLES = ROOT / "examples"
SAYS = {
    "play_a_match.py": "won with",
    "write_a_bot.py": "of 20 matches",
    "judge_a_position.py": "opening-too-low",
}


def test_every_example_is_run():
    assert {path.name for path in EXAMPLES.glob("*.py")} == set(SAYS)


@pytest.mark.parametrize("name", SAYS)
def test_example(name):
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / name)],
        check=False,
        capture_output=True,
        encoding="utf-8",
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert SAYS[name] in done.stdout
