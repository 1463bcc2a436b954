"""`positions`: a bot in graded positions."""

from pathlib import Path

PAGE = Path(__file__).parents[1] / "bots" / "positions.md"


def test_a_line_for_each_position_and_the_rates(canasta):
    result = canasta("positions", PAGE)
    assert result.status == 0
    assert result.lines[0] == "Q1 (A) best: take add, meld K on K"
    assert "Q10 skipped: no preset for bezique-2p" in result.lines
    assert result.lines[-1] == "grade B: 2 positions, 2 best, 0 ok, 0 bad: 100% well answered"


def test_the_rates_as_json(canasta):
    data = canasta("positions", PAGE, "--bot", "greedy", "--json").data
    assert data["A"]["n"] == 7
    assert data["A"]["rate"] < 1
    assert set(data["B"]) == {"n", "best", "ok", "bad", "rate"}


def test_the_page_may_come_from_standard_input(canasta):
    page = PAGE.read_text(encoding="utf-8")
    assert canasta("positions", "-", typed=page).out == canasta("positions", PAGE).out


def test_what_cannot_be_read_is_refused_with_file_and_line(canasta, tmp_path):
    page = tmp_path / "page.md"
    page.write_text("```yaml\nid: [\n```\n", encoding="utf-8")
    result = canasta("positions", page)
    assert result.status == 2
    assert result.err == f"canasta positions: {page}: line 2, column 6: ']' is missing\n"


def test_an_unknown_bot_is_refused(canasta):
    result = canasta("positions", PAGE, "--bot", "nobody")
    assert result.status == 2
    assert "no bot 'nobody'" in result.err
