"""A turn being staged: what can be taken back, and when it must be sent."""

import pytest

from canasta.engine.errors import IllegalAction, Reason
from canasta.engine.events import Drew, Melded
from canasta.table.entries import Played
from tests.table.tables import draft_in

DRAW = "game classic 4\nturn 0 draw\nhand 0 K K K 2 9 9 5 4\npile 8\n"
PLAY = "game classic 4\nturn 0 play\nhand 0 K K K 2 9 9 5 4\n"
MELDED = "melds 0 Q Q Q | Ax7\n"
COVERED = DRAW.replace("pile 8", "pile 5 6 9")


@pytest.mark.parametrize(
    ("position", "actions", "due"),
    [
        (DRAW, [], False),
        (DRAW, ["draw"], True),
        (PLAY + MELDED, ["meld K K K"], False),
        (PLAY + MELDED, ["meld K K K", "meld 9 9 2"], False),
        (PLAY + MELDED, ["discard 5"], True),
        (PLAY + MELDED, ["meld K K K", "discard 5"], True),
        ("game classic 4\nturn 0 play\nhand 0 K K K 4\nmelds 0 Qx7\n", ["ask"], True),
        ("game classic 4\nturn 2 answer\nactor 0\nmelds 0 Qx7\nflags asked\n", ["answer no"], True),
        # Going out ends the round.
        ("game classic 4\nturn 0 play\nhand 0 K K K\nmelds 0 Qx7\n", ["meld K K K"], True),
        # A taken pile shows what lay under its top card.
        (COVERED + MELDED, ["take 9 9"], True),
        (DRAW.replace("pile 8", "pile 9") + MELDED, ["take 9 9"], False),
        (COVERED + MELDED + "set pile_visibility = all\n", ["take 9 9"], False),
        # Three cards may be looked at beforehand; a fourth, taken or left on top, is news.
        (COVERED + MELDED + "set pile_visibility = last-three\n", ["take 9 9"], False),
        (
            COVERED.replace("5 6 9", "4 5 6 9") + MELDED + "set pile_visibility = last-three\n",
            ["take 9 9"],
            True,
        ),
        (COVERED + MELDED + "set take_top = 1\n", ["take 9 9"], True),
        # The rest of the pile waits until the opening is complete.
        (COVERED, ["take 9 9"], False),
        (COVERED, ["take 9 9", "meld K K K"], True),
        (COVERED + "set pile_visibility = all\n", ["take 9 9", "meld K K K"], False),
        (DRAW.replace("pile 8", "pile 9"), ["take 9 9", "meld K K K"], False),
        # The taking completes the opening by itself.
        ("game classic 4\nturn 0 draw\nhand 0 A A 5 4\npile 5 6 A\n", ["take A A"], True),
        # An opening that is pending reveals nothing.
        (PLAY, ["meld K K K"], False),
        (PLAY, ["meld K K K", "meld 9 9 2"], False),
    ],
)
def test_what_must_be_sent(position, actions, due):
    assert draft_in(position, *actions).is_due is due


def test_plays_are_taken_back_one_by_one():
    draft = draft_in(PLAY, "meld K K K", "meld 9 9 2")
    assert draft.round.view(0).hand_sizes[0] == 2
    assert [type(event) for event in draft.events] == [Melded, Melded]
    assert str(draft.undo()) == str(draft_in(PLAY, "meld 9 9 2").actions[0])
    assert len(draft.events) == 1
    draft.undo()
    assert draft.undo() is None
    assert (draft.events, draft.actions) == ([], [])
    assert draft.round.view(0) == draft_in(PLAY).round.view(0)


def test_what_is_staged_changes_nothing_for_the_others():
    draft = draft_in(PLAY)
    committed, before = draft.round, draft.round.view(1)
    draft.play(draft_in(PLAY, "meld K K K").actions[0])
    assert committed.view(1) == before
    assert draft.round.view(1) != before


def test_a_play_that_is_refused_stages_nothing():
    draft = draft_in(PLAY, "meld K K K")
    shown = draft.round
    with pytest.raises(IllegalAction):
        draft.play(draft_in(DRAW, "draw").actions[0])
    assert draft.round is shown
    assert len(draft.actions) == len(draft.events) == 1


def test_the_events_of_a_play_are_handed_back():
    draft = draft_in(DRAW)
    events = draft.play(draft_in(DRAW, "draw").actions[0])
    assert [type(event) for event in events] == [Drew]
    assert draft.events == events


def test_a_run_names_every_card():
    assert draft_in(PLAY, "meld 9 9 2", "meld K K K").run() == Played(
        0, ("meld 9c 9c 2c", "meld Kc Kc Kd")
    )


def test_an_opening_that_is_pending_cannot_be_sent():
    with pytest.raises(IllegalAction) as refused:
        draft_in(PLAY, "meld K K K").check_settled()
    assert refused.value.reason is Reason.OPENING_PENDING
    assert refused.value.facts == {"points": 30, "minimum": 50}


def test_a_waived_opening_cannot_be_sent_before_the_hand_is_out():
    waived = "game classic-online 4\nturn 0 play pile\nflags waived\nhand 0 4 4 4\nmelds 0 Ax7\n"
    with pytest.raises(IllegalAction) as refused:
        draft_in(waived).check_settled()
    assert refused.value.reason is Reason.MUST_GO_OUT
    assert refused.value.facts == {"left": 3}
    assert draft_in(waived, "meld 4 4 4").is_due


def test_a_pile_that_must_all_go_down_is_one_run_with_going_out():
    position = "game classic-online 4\nscores 3000 0\nturn 0 draw\nhand 0 7x6 4x4\npile 4 7\n"
    taken = draft_in(position, "take 7 7", "meld 7x4 > 7")
    assert taken.round.turn.waived
    assert not taken.is_due
    with pytest.raises(IllegalAction):
        taken.check_settled()
    assert draft_in(position, "take 7 7", "meld 7x4 > 7", "meld 4x5").is_due


@pytest.mark.parametrize("actions", [["meld K K K", "meld 9 9 2"], ["discard 4"], []])
def test_what_is_settled_can_be_sent(actions):
    draft = draft_in(PLAY, *actions)
    draft.check_settled()
    assert draft.round.settled
