"""The test lint refuses what shows nothing, and nothing else."""

from pathlib import Path

import pytest

from tests.tooling.lint_tests import lint, main


@pytest.mark.parametrize(
    "body",
    [
        "assert play() == 3",
        "with pytest.raises(ValueError): play()",
        "check_cards(play())",
        "table.assert_settled()",
        "expect(page.get_by_role('dialog')).to_be_visible()",
        "for card in hand:\n        assert card",
    ],
)
def test_a_test_that_asserts_passes(body: str) -> None:
    assert lint(f"def test_play():\n    {body}") == []


@pytest.mark.parametrize(
    "body", ["play()", "assert True", "checked = play()", "recheck_all()", "expect(page)"]
)
def test_a_test_that_asserts_nothing_is_refused(body: str) -> None:
    assert lint(f"def test_play():\n    {body}") == [(1, "test_play asserts nothing")]


def test_methods_and_coroutines_are_tests_too() -> None:
    source = "class TestPlay:\n    def test_a(self): ...\n    async def test_b(self): ..."
    assert [line for line, _ in lint(source)] == [2, 3]


def test_helpers_and_fixtures_need_no_assertion() -> None:
    assert lint("def deal():\n    return 3") == []


@pytest.mark.parametrize(
    "skip",
    [
        "pytest.skip('no network')",
        "pytest.skip(reason='no network')",
        "pytest.importorskip('rlcard', reason='measured only with peers')",
        "pytest.mark.skip('slow')",
        "pytest.mark.skipif(slow, reason=WHY)",
        "pytest.mark.xfail(reason='issue 3')",
    ],
)
def test_an_explained_skip_passes(skip: str) -> None:
    assert lint(skip) == []


@pytest.mark.parametrize(
    "skip",
    [
        "pytest.skip()",
        "pytest.skip(' ')",
        "pytest.importorskip('rlcard')",
        "pytest.mark.skip",
        "pytest.mark.skip(reason='')",
        "pytest.mark.skipif(slow)",
        "pytest.mark.xfail(strict=True)",
    ],
)
def test_an_unexplained_skip_is_refused(skip: str) -> None:
    name = skip.partition("(")[0]
    assert lint(f"pytestmark = [{skip}]") == [(1, f"{name} needs a reason")]


def test_complaints_name_file_and_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "test_play.py"
    file.write_text("\ndef test_play():\n    play()\n", encoding="utf-8")
    assert main([str(tmp_path)]) == 1
    assert capsys.readouterr().out == f"{file}:2: test_play asserts nothing\n"
