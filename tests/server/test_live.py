"""The live table: what a page sends, what it is told, and what it is refused."""

import json
import sqlite3
from contextlib import closing

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from canasta.protocol import MAX_MESSAGE
from tests.server.serving import WAIT, Page, new_table, serving


@pytest.fixture
def page(served):
    with Page(served, new_table(served)) as page:
        page.deal()
        page.wait_for_turn()
        yield page


def socket_of(served, table):
    return served.address.replace("http", "ws", 1) + f"api/tables/{table}/socket"


def own(served):
    return Origin(served.address.rstrip("/"))


def test_a_person_draws_and_discards_and_the_others_move(page):
    version = page.version
    page.act("draw")
    assert page.sight["phase"] == "play"
    page.act(*page.plain_run())
    page.wait_for_turn()
    assert page.version > version + 2


def test_a_run_too_old_is_refused_and_changes_nothing(page):
    before = page.update
    page.send(type="act", version=1, actions=["draw"])
    refused = page.hear("refused")
    assert (refused["about"], refused["reason"]) == ("act", "stale")
    assert refused["facts"] == {"version": page.version}
    assert page.update == before


@pytest.mark.parametrize(
    ("actions", "reason"),
    [
        (["meld"], "unreadable"),
        (["fly"], "unreadable"),
        ([], "unreadable"),
        (["discard Kc"], "not-now"),
        (["draw", "draw"], "too-long"),
        (["answer yes"], "not-now"),
    ],
)
def test_a_run_that_cannot_be_is_refused_with_a_code(page, actions, reason):
    if page.sight["phase"] != "draw":
        pytest.fail("a turn begins with a draw")
    refused = page.act(*actions)
    assert (refused["type"], refused["reason"]) == ("refused", reason)
    assert page.act("draw")["type"] == "update"


def test_a_refusal_of_the_rules_has_its_facts(page):
    page.act("draw")
    refused = page.act("discard 3h")
    assert refused["reason"] == "not-in-hand"
    assert refused["facts"] == {"card": "3h"}


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        '{"type":"act"}',
        '{"type":"act","version":"x","actions":[]}',
        '{"type":"act","version":1,"actions":["' + "x" * 500 + '"]}',
        '{"type":"dance"}',
        '{"type":"join","pace":-1}',
        '{"type":"preview","version":1,"selection":["Kings"]}',
        "\u0000\u0001",
    ],
)
def test_rubbish_is_refused_and_the_table_goes_on(page, text):
    page.socket.send(text)
    refused = page.hear("refused")
    assert refused["reason"] == "unreadable"
    assert "\n" not in refused["facts"]["text"]
    page.send(type="ping")
    assert page.hear("pong")


def test_a_preview_shows_the_draft_and_what_cards_can_do(page):
    page.act("draw")
    card = page.sight["hand"][0]
    preview = page.preview(card)
    kinds = {offer["kind"] for offer in preview["choice"]["offers"]}
    assert kinds | preview["choice"]["refused"].keys() >= {"discard", "meld"}
    assert preview["sight"]["hand"] == page.sight["hand"]


def test_a_preview_of_cards_that_are_not_held_is_refused(page):
    page.act("draw")
    assert page.preview("3h")["reason"] == "unreadable"


def test_only_the_one_who_is_to_act_may_preview(served):
    with Page(served, new_table(served)) as page:
        assert page.preview()["reason"] == "not-your-turn"


def test_no_card_of_another_is_told(page):
    events = [told["event"] for told in page.update["events"]]
    hidden = [event for event in events if event["kind"] == "drew" and event["seat"] != 0]
    assert all(event["cards"] is None for event in hidden)
    assert "hands" not in json.dumps(page.update)


def test_two_pages_at_one_seat_are_told_the_same(served, page):
    with Page(served, page.welcome["table"]) as other:
        assert other.sight == page.sight
        other.act("draw")
        page.hear("update")
        assert page.sight == other.sight


def test_coming_back_brings_the_events_missed_and_no_others(served, page):
    page.act("draw")
    seen = page.version
    page.act(*page.plain_run())
    page.wait_for_turn()
    with Page(served, page.welcome["table"], since=seen) as back:
        versions = [told["version"] for told in back.update["events"]]
    assert versions
    assert min(versions) > seen


def test_a_page_that_first_comes_is_told_the_whole_round(served, page):
    with Page(served, page.welcome["table"]) as fresh:
        kinds = [told["event"]["kind"] for told in fresh.update["events"]]
        assert fresh.sight == page.sight
    assert "discarded" in kinds or page.sight["turn_seat"] == (page.sight["dealer"] + 1) % 4


def test_bots_move_at_the_pace_that_is_asked_for(served):
    with Page(served, new_table(served), pace=10_000) as page:
        page.deal()
        waiting = page.version
        if not page.is_mine:
            page.send(type="join", since=0, pace=0)
            page.wait_for_turn()
            assert page.version > waiting
        assert page.is_mine


def test_a_table_that_is_not_mine_is_closed_with_a_code(served):
    with connect(socket_of(served, "0123456789abcdef"), origin=own(served)) as socket:
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(WAIT)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404


@pytest.mark.parametrize("first", ['{"type":"ping"}', "noise", '{"type":"join","pace":"x"}'])
def test_who_does_not_join_first_is_closed(served, first):
    with connect(socket_of(served, new_table(served)), origin=own(served)) as socket:
        socket.send(first)
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(WAIT)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4400


def test_a_message_too_large_ends_the_connection_and_nothing_else(served, page):
    page.socket.send("x" * (MAX_MESSAGE + 1))
    with pytest.raises(ConnectionClosed):
        page.socket.recv(WAIT)
    with Page(served, page.welcome["table"]) as back:
        assert back.sight == page.sight


@pytest.mark.parametrize("origin", [None, "http://evil.example", "null", "http://127.0.0.1:1"])
def test_a_page_of_another_place_may_not_connect(served, origin):
    address = socket_of(served, new_table(served))
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(address, origin=None if origin is None else Origin(origin)),
    ):
        pass
    assert refused.value.response.status_code == 403


def test_a_run_that_cannot_be_written_down_does_not_count(tmp_path):
    with serving(tmp_path) as served, Page(served, new_table(served)) as page:
        page.deal()
        page.wait_for_turn()
        before = page.version
        with closing(sqlite3.connect(tmp_path / "canasta.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            assert page.act("draw")["reason"] == "not-kept"
            other.execute("ROLLBACK")
        assert page.version == before
        assert page.act("draw")["version"] == before + 1


def test_a_log_that_cannot_be_read_is_said_in_one_line_and_left_alone(tmp_path):
    with serving(tmp_path) as served:
        table = new_table(served)
        with closing(sqlite3.connect(tmp_path / "canasta.db")) as database, database:
            database.execute("update entries set body = 'noise' where seq = 3")
        with connect(socket_of(served, table), origin=own(served)) as socket:
            socket.send('{"type":"join"}')
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv(WAIT)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4500
        with Page(served, new_table(served)) as other:
            assert other.sight["promise"]
    complaint = served.log.read_text(encoding="utf-8")
    assert f"table {table}: entry 3: " in complaint
    assert "Traceback" not in complaint
