"""What is asked by HTTP: good answers, and one clear line for what cannot be done."""

import json

import pytest

from canasta.engine.record import verify
from canasta.engine.record_text import loads
from canasta.engine.rules import RULESETS, find_ruleset
from canasta.i18n import rules_in_words
from tests.server.serving import Page, ask, new_table


def told(served, path, body=None):
    status, text = ask(served, path, body)
    assert status in {200, 201}, text
    return json.loads(text)


def test_every_preset_is_offered(served):
    choices = told(served, "api/choices")
    assert {offer["name"]: tuple(offer["players"]) for offer in choices["presets"]} == {
        name: tuple(family) for name, family in RULESETS.items()
    }
    assert choices["default_bot"] in choices["bots"]


@pytest.mark.parametrize(
    ("preset", "players"), [(name, players) for name in RULESETS for players in RULESETS[name]]
)
def test_every_preset_can_be_sat_down_to(served, preset, players):
    table = new_table(served, preset=preset, players=players)
    with Page(served, table) as page:
        assert page.sight["preset"] == preset
        assert len(page.sight["seats"]) == players
        assert page.sight["seats"][page.sight["seat"]]["person"]


def test_the_target_and_the_bots_are_chosen(served):
    table = new_table(served, target=3000, bots=["greedy", "random"])
    with Page(served, table) as page:
        assert page.sight["target"] == 3000
        bots = [seat["bot"] for seat in page.sight["seats"]]
        assert bots == [None, "greedy", "random", "casual"]


@pytest.mark.parametrize(
    ("wanted", "complaint"),
    [
        ({"preset": "bridge"}, "no preset 'bridge'"),
        ({"players": 9}, "not by 9"),
        ({"bots": ["oracle"]}, "no bot 'oracle'"),
        ({"bots": ["greedy"] * 4}, ""),
        ({"target": -5}, "target: Expected `int` >= 1"),
        ({"players": "four"}, "`int`"),
        ({"colour": "red"}, "colour"),
        ([1, 2], "object"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_one_line(served, wanted, complaint):
    status, text = ask(served, "api/tables", wanted)
    assert status == 400
    answer = json.loads(text)
    assert complaint in answer["text"]
    assert "\n" not in answer["text"]


def test_a_body_too_large_is_refused(served):
    status, _ = ask(served, "api/tables", {"preset": "x" * 50_000})
    assert status == 413


def test_what_is_not_there_is_not_found(served):
    for path in ("api/nothing", "api/tables/0123/record", "api/rules/bridge?players=4"):
        status, text = ask(served, path)
        assert status in {400, 404}, path
        assert json.loads(text)["text"]


def test_my_matches_are_listed_as_they_stand(served):
    table = new_table(served, preset="classic-ro", players=3)
    newest = told(served, "api/tables")[0]
    assert (newest["table"], newest["round"], newest["totals"]) == (table, 0, [0, 0, 0])
    with Page(served, table) as page:
        page.deal()
    assert told(served, "api/tables")[0]["round"] == 1


def test_a_record_holds_finished_rounds_and_no_card_of_the_one_in_play(served):
    table = new_table(served, players=2)
    with Page(served, table) as page:
        page.deal()
        assert loads(ask(served, f"api/tables/{table}/record")[1]).rounds == ()
        play_round(page)
        record = loads(ask(served, f"api/tables/{table}/record")[1])
        page.deal()
        again = loads(ask(served, f"api/tables/{table}/record")[1])
    assert len(record.rounds) == 1
    assert again == record
    assert verify(record).n_rounds == 1
    result = record.rounds[0].result
    assert result is not None
    assert [sheet.total for sheet in result.sheets] == list(result.totals)
    assert record.names == ("person", "casual")


def play_round(page):
    while not page.sight["result"]:
        page.wait_for_turn()
        if page.is_mine:
            page.act(*page.plain_run())


def test_another_match_is_for_when_one_is_over(served):
    table = new_table(served)
    status, text = ask(served, f"api/tables/{table}/rematch", {})
    assert (status, json.loads(text)["reason"]) == (400, "round-running")


def test_another_match_keeps_the_players_and_passes_the_deal_on(served):
    table = new_table(served, players=2, target=300, bots=["greedy"])
    with Page(served, table) as page:
        first = page.sight["dealer"]
        while not page.sight["winners"]:
            page.deal()
            play_round(page)
    other = told(served, f"api/tables/{table}/rematch", {})["table"]
    with Page(served, other) as page:
        assert page.sight["dealer"] == 1 - first
        assert page.sight["target"] == 300
        assert [seat["bot"] for seat in page.sight["seats"]] == [None, "greedy"]


@pytest.mark.parametrize("locale", ["en", "ro"])
@pytest.mark.parametrize(
    ("preset", "players"), [(name, players) for name in RULESETS for players in RULESETS[name]]
)
def test_the_rules_are_told_in_words(served, preset, players, locale):
    page = told(served, f"api/rules/{preset}?players={players}&locale={locale}")
    words = rules_in_words(find_ruleset(preset, players), locale)
    assert [(group["title"], tuple(group["rules"])) for group in page["groups"]] == list(words)


def test_a_language_we_lack_falls_back_to_english(served):
    english = told(served, "api/rules/classic?players=4&locale=en")
    assert told(served, "api/rules/classic?players=4&locale=xx") == english
