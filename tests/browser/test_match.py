"""A match to its end: what the page says of it is what its record says, line by line."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from canasta.cli import main
from canasta.engine.record import Record, verify
from canasta.engine.record_text import loads
from tests.browser.conftest import DESKTOP, PATIENCE, SAME_ADDITION, seeded_server, watch
from tests.browser.hands import Mouse
from tests.browser.player import Player
from tests.browser.sheet import SideOnPage, read_sheet, sheets_in, side_of_person

TARGET = 500  # the least that the form takes
ROUNDS = 12  # more than that match has


@dataclass
class Finished:
    """A match that has been played to its end."""

    page: Page
    address: str
    """Of the table."""
    sheets: list[dict[str, SideOnPage]]
    """What the page showed after each round."""
    file: Path
    """The record, downloaded by the link at the end of the match."""
    record: Record

    @property
    def mine(self) -> int:
        """The side that the person played on."""
        return side_of_person(self.record)


@pytest.fixture(scope="module")
def finished(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Finished]:
    """One match for the tests of this file; they leave its page as it is."""
    folder = tmp_path_factory.mktemp("match")
    served = seeded_server(folder / "data")
    served.start()
    context = browser.new_context(locale="en", viewport=DESKTOP, reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    context.add_init_script(SAME_ADDITION)
    faults: list[str] = []
    page = context.new_page()
    watch(page, faults)
    player = Player(page, Mouse())
    player.open_table(served.address, target=TARGET)
    sheets = play_match(player)
    with page.expect_download() as download:
        player.sheet.get_by_role("link", name="Download the record").click()
    file = folder / download.value.suggested_filename
    download.value.save_as(file)
    yield Finished(page, page.url, sheets, file, loads(file.read_text(encoding="utf-8")))
    context.close()
    served.stop()
    assert not faults


def play_match(player: Player) -> list[dict[str, SideOnPage]]:
    """Plays to the end of the match; the score sheet of each round."""
    sheets = []
    for _ in range(ROUNDS):
        player.play_round()
        sheets.append(read_sheet(player.sheet))
        following = player.sheet.get_by_role("button", name="Next round")
        if not following.is_visible():
            return sheets
        following.click()
        expect(player.sheet).to_be_hidden()
        player.await_turn()
    raise AssertionError("the match does not end")


def test_the_downloaded_record_agrees_with_the_rules(
    finished: Finished, capsys: pytest.CaptureFixture[str]
):
    assert verify(finished.record).is_over
    assert main(["verify", str(finished.file)]) == 0
    assert "agrees" in capsys.readouterr().out


def test_every_line_of_every_score_sheet_is_that_of_the_record(finished: Finished):
    assert finished.sheets == sheets_in(finished.record)


def test_the_end_of_a_match_says_who_has_won(finished: Finished):
    won = finished.mine in finished.record.winners
    said = "Your side has won!" if won else "Their side has won."
    dialog = finished.page.get_by_role("dialog", name="The match is over")
    expect(dialog).to_contain_text(said)
    expect(dialog.get_by_role("button", name="Next round")).to_have_count(0)


def test_the_page_itself_checks_that_the_deal_was_the_promised_one(finished: Finished):
    dialog = finished.page.get_by_role("dialog", name="The match is over")
    proof = finished.record.rounds[-1].proof
    assert proof is not None
    dialog.get_by_text("Fair deal").click()
    expect(dialog).to_contain_text(proof.seed)
    expect(dialog).to_contain_text("Not checked yet.")
    dialog.get_by_role("button", name="Check the deal").click()
    expect(dialog).to_contain_text(
        "Checked: the seed gives the promise that this page noted before the deal"
    )


def test_a_finished_match_is_shown_to_whoever_comes_back(finished: Finished):
    later = finished.page.context.new_page()
    later.goto(finished.address)
    dialog = later.get_by_role("dialog", name="The match is over")
    expect(dialog).to_be_visible()
    assert read_sheet(dialog) == finished.sheets[-1]
    later.close()


def test_home_lists_a_finished_match_with_its_totals_and_record(finished: Finished):
    later = finished.page.context.new_page()
    later.goto(finished.address)
    later.get_by_role("link", name="Back to the start").click()
    row = later.get_by_role("article", name=re.compile("Classic"))
    totals = finished.record.rounds[-1].result
    assert totals is not None
    for total in totals.totals:
        expect(row).to_contain_text(f"{total:,}".replace("-", "−"))
    with later.expect_download() as download:
        row.get_by_role("link", name="Download the record").click()
    assert Path(download.value.path()).read_bytes() == finished.file.read_bytes()
    later.close()


def test_another_match_begins_at_a_new_table(finished: Finished):
    later = finished.page.context.new_page()
    player = Player(later, Mouse())
    later.goto(finished.address)
    later.get_by_role("button", name="Another match").click()
    later.wait_for_url(re.compile(r"/table/(?!" + finished.address.rsplit("/", 1)[1] + ")"))
    player.await_turn()
    expect(later.get_by_text("Round 1")).to_be_visible()
    player.play_turn()
    assert sum(player.done.values()) > 0
    later.close()
