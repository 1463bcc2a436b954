"""The host of a match: cards from the seed, turns to the bots, news to who listens."""

import pytest

from canasta.bots.bot import seat_bots
from canasta.bots.host import Listener, play_match
from canasta.engine.actions import Discard
from canasta.engine.cards import Card
from canasta.engine.dealing import deal
from canasta.engine.errors import IllegalAction
from canasta.engine.events import RoundEnded
from canasta.engine.rules import find_ruleset

CLASSIC = find_ruleset("classic")


class Notes(Listener):
    """Writes down all it hears."""

    def __init__(self):
        self.heard = []
        self.decks = []
        self.dealers = []
        self.actions = []
        self.events = []
        self.totals = [0, 0]

    def opened(self, match):
        self.heard.append("opened")
        assert match.round is None

    def dealt(self, match, deck):
        self.heard.append("dealt")
        self.decks.append(tuple(deck))
        self.dealers.append(match.dealer)
        self.actions.append([])

    def played(self, seat, action, events):
        self.actions[-1].append(action)
        self.events += events

    def settled(self, round_, sheets):
        self.heard.append("settled")
        assert round_.is_over
        for sheet in sheets:
            self.totals[sheet.side] += sheet.total

    def finished(self, match):
        self.heard.append("finished")


def hosted(name="greedy", seed=3, **options):
    notes = Notes()
    match = play_match(CLASSIC, seat_bots([name] * 4, seed), seed, listeners=[notes], **options)
    return match, notes


def test_a_match_is_played_until_somebody_has_won():
    match, _ = hosted()
    assert match.is_over
    assert max(match.scores) >= 5000


def test_a_match_is_broken_off_after_the_rounds_it_may_have():
    match, notes = hosted(max_rounds=2)
    assert not match.is_over
    assert notes.heard == ["opened", *["dealt", "settled"] * 2, "finished"]


def test_a_listener_hears_all_it_takes_to_play_the_match_again():
    match, notes = hosted()
    totals = [0, 0]
    for deck, dealer, actions in zip(notes.decks, notes.dealers, notes.actions, strict=True):
        round_ = deal(match.plan, deck, dealer, totals)
        for action in actions:
            round_.play(action)
        assert round_.is_over
    assert notes.totals == match.scores
    assert sum(isinstance(event, RoundEnded) for event in notes.events) == match.n_rounds


def test_listening_changes_nothing():
    match, _ = hosted()
    assert play_match(CLASSIC, seat_bots(["greedy"] * 4, 3), 3).scores == match.scores


def test_the_seed_decides_dealer_and_decks_whoever_plays():
    (_, first), (_, second) = hosted("greedy"), hosted("random")
    both = min(len(first.decks), len(second.decks))
    assert first.decks[:both] == second.decks[:both]
    assert first.dealers[:both] == second.dealers[:both]
    assert hosted(seed=4)[1].decks[0] != first.decks[0]


def test_a_bot_that_errs_is_stopped():
    class Discarder:
        def choose(self, view):
            return Discard(Card.parse("Ks"))

    with pytest.raises(IllegalAction, match="not-now"):
        play_match(CLASSIC, [Discarder()] * 4, seed=1)


def test_a_player_may_answer_with_a_compound_play():
    seen = []

    class Builder:
        """Lays three or more of a kind at once."""

        def __init__(self, bot):
            self.bot = bot

        def choose(self, view):
            action = self.bot.choose(view)
            if getattr(action, "onto", 0) is None and not hasattr(action, "card"):
                rank = action.cards[0].rank
                held = tuple(card for card in view.hand if card.rank is rank)
                whole = type(action)(held)
                if type(action).__name__ == "LayMeld" and 3 < len(held) < len(view.hand) - 1:
                    seen.append(whole)
                    return whole
            return action

    bots = [Builder(bot) for bot in seat_bots(["greedy"] * 4, 1)]
    assert play_match(CLASSIC, bots, seed=1).is_over
    assert seen
