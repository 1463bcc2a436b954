"""The pages around the table: home, the rules, and addresses that lead nowhere."""

import re

import pytest
from playwright.sync_api import Page, expect

from canasta.engine.rules import RULESETS, find_ruleset, usual_players
from canasta.i18n import rules_in_words
from tests.browser.conftest import Visit
from tests.browser.hands import Mouse
from tests.browser.player import Player
from tools.serving import Served


def test_one_press_opens_a_table(page: Page, server: Served):
    page.goto(server.address)
    page.get_by_role("button", name="Play now").click()
    player = Player(page, Mouse())
    expect(player.cards).to_have_count(11)


def test_a_match_that_runs_can_be_gone_on_with_from_home(page: Page, server: Served):
    player = Player(page, Mouse())
    player.open_table(server.address)
    table, hand = page.url, player.ranks()
    page.get_by_role("link", name="Canasta").click()
    running = page.get_by_role("article", name="Classic, 4 players").first  # the newest
    expect(running).to_contain_text("Round 1")
    running.get_by_role("link", name="Continue").click()
    expect(player.cards).to_have_count(len(hand))
    assert page.url == table


@pytest.mark.parametrize("players", [2, 3, 5, 6])
def test_any_number_of_players_sits_down(page: Page, server: Served, players: int):
    player = Player(page, Mouse())
    player.open_table(server.address, players=players)
    for _ in range(2):
        player.play_turn()
    assert sum(player.done.values()) >= 2


def test_the_rules_of_a_preset_are_written_out(page: Page, server: Served):
    page.goto(server.address)
    page.get_by_role("link", name="Rules").first.click()
    expect(page.get_by_role("heading", name="Rules", level=1)).to_be_visible()
    for title, rules in rules_in_words(find_ruleset("classic", players=4), "en"):
        section = page.get_by_role("region", name=title, exact=True)
        expect(section.get_by_role("listitem")).to_have_text(list(rules))


@pytest.mark.parametrize("preset", ["samba", "hand-and-foot", "modern-american"])
def test_long_rules_are_read_on_a_phone(visit: Visit, server: Served, preset: str):
    page = visit(locale="ro", viewport={"width": 360, "height": 740}, is_mobile=True)
    page.goto(f"{server.address}rules/{preset}/4")
    groups = rules_in_words(find_ruleset(preset, players=4), "ro")
    titles = [title for title, _ in groups]
    expect(page.get_by_role("heading", level=2)).to_have_text(titles)
    page.get_by_role("navigation").get_by_role("link", name=titles[-1]).click()
    expect(page.get_by_role("heading", name=titles[-1])).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth") == 360


def test_the_rules_of_every_preset_open(page: Page, server: Served):
    for preset in RULESETS:
        players = usual_players(preset)
        page.goto(f"{server.address}rules/{preset}/{players}")
        titles = [title for title, _ in rules_in_words(find_ruleset(preset, players), "en")]
        expect(page.get_by_role("main").get_by_role("heading", level=2)).to_have_text(titles)


def test_rules_change_with_the_players_and_lead_to_a_table(page: Page, server: Served):
    page.goto(f"{server.address}rules/classic/4")
    page.get_by_label("Players").select_option(label="2 players")
    rules = rules_in_words(find_ruleset("classic", players=2), "en")
    title, sentences = rules[0]
    section = page.get_by_role("region", name=title, exact=True)
    expect(section.get_by_role("listitem")).to_have_text(list(sentences))
    page.get_by_role("link", name="Play by these rules").click()
    expect(page.get_by_role("group", name="Players").get_by_label("2")).to_be_checked()


def test_a_table_that_there_is_not_says_so_and_leads_home(page: Page, server: Served):
    page.goto(f"{server.address}table/0000000000000000")
    expect(page.get_by_text("You have no seat at this table.")).to_be_visible()
    page.get_by_role("link", name="Back to the start").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def test_an_address_that_leads_nowhere_says_so(page: Page, server: Served):
    page.goto(f"{server.address}somewhere/else")
    expect(page.get_by_role("heading", name="There is no such page.")).to_be_visible()
    page.get_by_role("link", name="Back to the start").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def test_back_and_forward_go_through_the_pages(page: Page, server: Served):
    page.goto(server.address)
    page.get_by_role("link", name="Choose a game").click()
    expect(page).to_have_title(re.compile("^New game"))
    page.go_back()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    page.go_forward()
    expect(page.get_by_role("heading", name="New game")).to_be_visible()
