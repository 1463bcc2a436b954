"""The log of a match on disk: what counts, what is dropped, what is refused."""

import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from canasta.engine.record import verify
from canasta.engine.record_text import loads
from canasta.engine.rules import find_ruleset
from canasta.table.entries import Logged
from canasta.terminal.saves import Save, UnreadableSave
from tests.terminal.talk import Eager, Script, saved, start

CLASSIC = find_ruleset("classic", 2).with_rules(target=300)


@pytest.fixture
def save(tmp_path):
    """A match left after the person has drawn."""
    path = tmp_path / "match.log"
    start(CLASSIC, path, Script(["d"])).run()
    return Save(path)


def rows(save):
    return save.path.read_bytes().splitlines(keepends=True)


def refusal(save):
    before = save.path.read_bytes()
    with pytest.raises(UnreadableSave) as refused:
        save.load()
    assert save.path.read_bytes() == before
    assert "\n" not in str(refused.value)
    return str(refused.value)


def test_where_there_is_no_file_nothing_is_saved(tmp_path):
    assert Save(tmp_path / "match.log").load() is None


def test_each_entry_is_one_line_counted_from_1(save):
    lines = [json.loads(row) for row in rows(save)]
    assert [line["seq"] for line in lines] == list(range(1, len(lines) + 1))
    kinds = [line["entry"]["type"] for line in lines]
    assert kinds[:4] == ["opened", "seated", "seated", "dealt"]
    assert set(kinds[4:]) == {"played"}


@pytest.mark.parametrize("kept", [1, 20, -1])
def test_a_last_line_cut_off_does_not_count(save, kept):
    *whole, last = rows(save)
    save.path.write_bytes(b"".join(whole) + last[:kept])
    table = save.load()
    assert table.version == len(whole)
    assert save.path.read_bytes() == b"".join(whole) + last[:kept]


def test_a_line_cut_off_makes_way_for_the_next_entry(save):
    *whole, last = rows(save)
    save.path.write_bytes(b"".join(whole) + last[:20])
    table = save.load()
    entry = table.submit(table.actor, table.version, ["draw"])
    save.append(Logged(table.version + 1, 0.0, entry))
    assert rows(save)[:-1] == whole
    assert save.load().version == len(whole) + 1


def test_appending_never_touches_what_is_there(save):
    before = save.path.read_bytes()
    table = save.load()
    discard = f"discard {table.round.view(table.actor).hand[0]}"
    save.append(Logged(table.version + 1, 0.0, table.submit(table.actor, table.version, [discard])))
    assert save.path.read_bytes().startswith(before)
    assert len(rows(save)) == before.count(b"\n") + 1


@pytest.mark.parametrize(
    ("line", "found", "put", "complaint"),
    [
        (1, b'"opened"', b'"begun"', "line 1: not an entry of a match: Invalid value 'begun'"),
        (1, b"seq", b"number", "line 1: not an entry of a match: "),
        (1, b'"secret":"', b'"secret":"x', "line 1: the secret is not 64 hex digits"),
        (1, b'"last_dealer":null', b'"last_dealer":2', "line 1: there is no seat 2"),
        (1, b'"target":300', b'"target":"far"', "line 1: target"),
        (2, b'"seat":0', b'"seat":2', "line 2: there is no seat 2"),
        (2, b'"seat":0', b'"seat":-1', "line 2: there is no seat -1"),
        (3, b'"greedy"', b'"nobody"', "line 3: "),
        (3, b'"seq":3', b'"seq":4', "line 3: entry 3 should stand here, not 4"),
        (4, b'"round":1', b'"round":2', "line 4: this is not the deal that the secret gives"),
        (4, b'"seed":"', b'"seed":"0', "line 4: this is not the deal that the secret gives"),
        (5, b'"draw"', b'"end"', "line 5: seat "),
        (5, b'"draw"', b'"win"', "line 5: seat "),
        (5, b'["draw"]', b"[]", "line 5: seat "),
        (5, b'["draw"]', b'["draw","draw"]', "line 5: seat "),
        (5, b"draw", b"\xff", "line 5: not an entry of a match: not UTF-8 text"),
        (5, b'{"seq"', b"[" * 100_000 + b'{"seq"', "line 5: not an entry of a match: "),
    ],
)
def test_a_line_that_does_not_fit_is_refused_by_its_number(save, line, found, put, complaint):
    lines = rows(save)
    assert found in lines[line - 1]
    lines[line - 1] = lines[line - 1].replace(found, put, 1)
    save.path.write_bytes(b"".join(lines))
    assert refusal(save).startswith(complaint)


def test_a_line_that_is_missing_is_noticed(save):
    lines = rows(save)
    save.path.write_bytes(b"".join(lines[:4] + lines[5:]))
    assert refusal(save) == "line 5: entry 5 should stand here, not 6"


def test_a_log_that_begins_later_is_refused(save):
    save.path.write_bytes(b"".join(rows(save)[1:]))
    assert refusal(save) == "line 1: entry 1 should stand here, not 2"
    save.path.write_bytes(rows(save)[0].replace(b'"seq":2', b'"seq":1'))
    assert refusal(save) == "line 1: a match begins with its opening, and has one alone"


def test_a_second_opening_is_refused(save):
    opening, *others = rows(save)
    save.path.write_bytes(b"".join([opening, opening.replace(b'"seq":1', b'"seq":2'), *others[1:]]))
    assert refusal(save) == "line 2: a match begins with its opening, and has one alone"


def test_a_score_before_the_end_of_a_round_is_refused(save):
    n = len(rows(save)) + 1
    score = {"type": "settled", "points": [0, 0], "totals": [0, 0]}
    with save.path.open("a", encoding="utf-8") as file:
        file.write(json.dumps({"seq": n, "at": 0.0, "entry": score}) + "\n")
    assert refusal(save) == f"line {n}: a score, but no round has ended"


@pytest.mark.parametrize("text", ["", "\n", "Dear aunt", "Dear aunt\nall is well\n", "{}\n", "[]"])
def test_a_file_that_is_no_log_is_refused_at_its_first_line(tmp_path, text):
    save = Save(tmp_path / "letter.txt")
    save.path.write_text(text, encoding="utf-8")
    assert refusal(save).startswith("line 1: not an entry of a match: ")


def test_a_record_is_called_a_record(tmp_path):
    start(CLASSIC, tmp_path / "match.log", Eager()).run()
    record = (tmp_path / "match.toml").rename(tmp_path / "match.old")
    assert refusal(Save(record)) == (
        "line 1: this is the record of a match, not a save; canasta replay and verify read it"
    )


def test_the_record_grows_by_whole_rounds(tmp_path):
    rules = CLASSIC.with_rules(target=6000)
    seen = []

    class Reader(Eager):
        def ask(self, prompt):
            if prompt.startswith("Enter"):
                record = loads((tmp_path / "match.toml").read_text(encoding="utf-8"))
                assert verify(record).round is None
                seen.append(len(record.rounds))
            return super().ask(prompt)

    start(rules, tmp_path / "match.log", Reader()).run()
    assert len(seen) > 1
    assert seen == list(range(1, len(seen) + 1))
    assert not list(tmp_path.glob("*.new"))


def test_other_scores_in_the_log_stand(tmp_path):
    save = Save(tmp_path / "match.log")
    start(CLASSIC, save.path, Eager()).run()
    *lines, last = rows(save)
    line = json.loads(last)
    line["entry"]["totals"] = [7, 1]
    save.path.write_bytes(b"".join(lines) + json.dumps(line).encode() + b"\n")
    table = saved(save.path)
    assert table.match.scores == [7, 1]
    assert table.differences


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"totals": [1]}, "there are 2 sides to score"),
        ({"winners": [5]}, "a winner that is no side"),
    ],
)
def test_scores_that_cannot_be_are_refused(tmp_path, change, complaint):
    save = Save(tmp_path / "match.log")
    start(CLASSIC, save.path, Eager()).run()
    *lines, last = rows(save)
    line = json.loads(last)
    line["entry"].update(change)
    save.path.write_bytes(b"".join(lines) + json.dumps(line).encode() + b"\n")
    assert refusal(save) == f"line {len(lines) + 1}: {complaint}"


def test_setting_aside_keeps_log_and_record_as_they_are(tmp_path):
    save = Save(tmp_path / "match.log")
    start(CLASSIC, save.path, Eager()).run()
    log, record = save.path.read_bytes(), save.record_path.read_bytes()
    assert save.set_aside() == tmp_path / "match.previous.log"
    assert (tmp_path / "match.previous.log").read_bytes() == log
    assert (tmp_path / "match.previous.toml").read_bytes() == record
    assert save.load() is None
    assert save.set_aside() is None


NUMBERS = [-1, 0, 7, 10**30]
OTHERS = [None, True, 1.5, "", "x", "draw", [], ["x"], {}, {"a": 1}]


def parts_of(data):
    """All dicts and lists in some data, itself included."""
    inner = data.values() if isinstance(data, dict) else data
    return [
        data,
        *(part for item in inner if isinstance(item, dict | list) for part in parts_of(item)),
    ]


@settings(max_examples=400, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.data())
def test_a_log_with_a_value_changed_is_read_or_refused(save, data):
    lines = [json.loads(row) for row in rows(save)]
    rules = parts_of(lines[0]["entry"]["rules"])
    spot = data.draw(st.sampled_from(lines[: data.draw(st.sampled_from([1, 5, len(lines)]))]))
    key = data.draw(st.sampled_from(sorted(spot)))
    while isinstance(spot[key], dict | list) and spot[key] and data.draw(st.booleans()):
        spot = spot[key]
        keys = sorted(spot) if isinstance(spot, dict) else list(range(len(spot)))
        key = data.draw(st.sampled_from(keys))
    # Other numbers in the rules are other rules, which the engine plays by or refuses.
    rule = any(spot is part for part in rules)
    spot[key] = data.draw(st.sampled_from(OTHERS if rule else NUMBERS + OTHERS))
    changed = Save(save.path.with_name("changed.log"))
    changed.path.write_text("".join(f"{json.dumps(line)}\n" for line in lines), encoding="utf-8")
    try:
        table = changed.load()
    except UnreadableSave:
        return
    assert table is not None
    assert table.version == len(lines)
