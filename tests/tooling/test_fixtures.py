"""The tables that the page is looked at with are what the engine makes today."""

import runpy
from pathlib import Path

FIXTURES = Path(__file__).parents[2] / "web" / "fixtures"


def test_every_sight_is_fresh():
    made = runpy.run_path(str(FIXTURES / "make.py"))["sights"]()
    kept = {file.stem: file.read_bytes() for file in (FIXTURES / "sights").glob("*.json")}
    assert kept == made, "make them anew: .venv/bin/python web/fixtures/make.py"
