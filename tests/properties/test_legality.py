"""What is legal in any round: all that is listed, its compounds, and nothing else."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from canasta.engine.actions import (
    Action,
    Answer,
    AskPartner,
    Discard,
    Draw,
    EndRound,
    LayMeld,
    LayThree,
    Merge,
    ShowHand,
    TakePile,
)
from canasta.engine.actions.answer import ANSWERS
from canasta.engine.cards import CARDS, RANK_OF
from canasta.engine.errors import IllegalAction
from canasta.engine.melds import MeldId, MeldKind
from canasta.engine.round import Round
from canasta.engine.rules.special_hand import SpecialHand
from tests.properties import promises
from tests.properties.play import rounds, turns

KINDS = (
    ShowHand,
    Draw,
    TakePile,
    EndRound,
    AskPartner,
    LayThree,
    LayMeld,
    Merge,
    Discard,
    Answer,
)
"""In the order in which plays are listed; answers stand alone."""

seeds = st.integers(0, 2**32)
bounded = settings(max_examples=150, deadline=None)


@bounded
@given(rounds())
def test_there_is_always_a_legal_play_and_none_is_listed_twice(round_):
    promises.check_legal(round_.legal_actions())


@bounded
@given(rounds() | turns())
def test_plays_are_listed_by_kind(round_):
    kinds = [KINDS.index(type(action)) for action in round_.legal_actions()]
    assert kinds == sorted(kinds)


@bounded
@given(rounds())
def test_every_listed_play_can_be_played(round_):
    for action in round_.legal_actions():
        after = round_.copy()
        after.play(action)
        assert promises.snapshot(after) != promises.snapshot(round_)


@bounded
@given(rounds() | turns())
def test_of_all_smallest_plays_only_the_listed_ones_are_legal(round_):
    promises.check_lists_all_and_only_legal_plays(round_)


@bounded
@given(rounds())
def test_listing_the_legal_plays_changes_nothing(round_):
    asked = round_.copy()
    assert asked.legal_actions() == round_.copy().legal_actions()
    promises.check_same(round_, asked, "listed")


@bounded
@given(rounds() | turns(), seeds)
def test_nothing_is_legal_but_listed_plays_and_their_compounds(round_, seed):
    rng = Random(seed)
    for action in (any_action(round_, rng) for _ in range(20)):
        if allows(round_, action) and not is_listed(round_, action):
            assert isinstance(action, LayMeld)
            assert after_steps(round_, action) is not None


@bounded
@given(turns(), seeds)
def test_a_compound_meld_is_legal_where_its_steps_are_listed(round_, seed):
    rng = Random(seed)
    for play in compounds(round_, rng):
        assert allows(round_, play) is (after_steps(round_, play) is not None), play


@bounded
@given(turns(), seeds)
def test_a_compound_meld_comes_to_the_same_as_its_steps(round_, seed):
    rng = Random(seed)
    for play in compounds(round_, rng):
        stepped = after_steps(round_, play)
        if stepped is not None:
            at_once = round_.copy()
            at_once.play(play)
            promises.check_same(stepped, at_once, f"by {play}")


@bounded
@given(rounds(), seeds)
def test_any_suits_of_the_same_ranks_do_as_well(round_, seed):
    rng = Random(seed)
    for action in round_.legal_actions():
        assert allows(round_, by_other_suits(round_, action, rng))


@bounded
@given(rounds(), seeds)
def test_a_refused_play_changes_nothing(round_, seed):
    rng = Random(seed)
    tried = round_.copy()
    for action in (any_action(round_, rng) for _ in range(20)):
        if not allows(round_, action):
            with pytest.raises(IllegalAction):
                tried.play(action)
            promises.check_same(round_, tried, f"after {action} was refused")


@bounded
@given(rounds() | turns(), seeds)
def test_plays_of_some_cards_are_legal_and_use_them_all(round_, seed):
    rng = Random(seed)
    cards = some_cards(round_, rng)
    for action in round_.plays_of(cards):
        assert Counter(used(action)) == Counter(cards)
        assert allows(round_, action)


@bounded
@given(rounds() | turns())
def test_a_listed_play_is_among_the_plays_of_its_cards(round_):
    for action in round_.legal_actions():
        assert action in round_.plays_of(used(action))


@bounded
@given(rounds(), seeds)
def test_a_play_that_is_allowed_can_be_applied(round_, seed):
    rng = Random(seed)
    for action in (any_action(round_, rng) for _ in range(20)):
        if allows(round_, action):
            after = round_.copy()
            after.play(action)
            promises.check_conserved(after)


def allows(round_: Round, action: Action) -> bool:
    try:
        round_.check(action)
    except IllegalAction:
        return False
    return True


def is_listed(round_: Round, action: Action) -> bool:
    """Whether a play like this is listed, by these suits or others."""
    wanted = like(round_, action)
    return any(like(round_, listed) == wanted for listed in round_.legal_actions())


def like(round_: Round, action: Action) -> object:
    """What an action is but for the suits of its cards, those of naturals where they matter."""
    if not used(action):
        return action
    suits = round_.plan.sequences
    cards = [str(card) if suits and not card.is_wild else RANK_OF[card] for card in used(action)]
    return type(action), getattr(action, "onto", None), cards


def used(action: Action) -> tuple:
    if isinstance(action, Discard):
        return (action.card,)
    return action.cards if isinstance(action, LayMeld | TakePile) else ()


def some_cards(round_: Round, rng: Random) -> tuple:
    """A few cards of the acting hand, mostly of one rank and wilds."""
    hand = list(round_.seats[round_.actor].cards())
    rng.shuffle(hand)
    if hand and rng.random() < 0.8:
        ranks = {hand[0].rank, *(card.rank for card in hand if card.is_wild)}
        hand = [card for card in hand if card.rank in ranks]
    return tuple(sorted(hand[: rng.choice((1, 2, 3, 3, 4, 5, 8))]))


def compounds(round_: Round, rng: Random) -> list[LayMeld]:
    """Melds of several cards at once, new ones and additions."""
    melds = [None, *(MeldId(i) for i in range(len(round_.side().melds)))]
    chosen = (some_cards(round_, rng) for _ in range(12))
    plays = [LayMeld(cards, rng.choice(melds)) for cards in chosen if len(cards) > 1]
    for listed in round_.legal_actions():
        if isinstance(listed, LayMeld):
            plays.append(extended(round_, listed, rng))
    return [play for play in plays if len(play.cards) > (1 if play.onto is not None else 3)]


def extended(round_: Round, listed: LayMeld, rng: Random) -> LayMeld:
    """A listed play with more cards that may go along."""
    left = list(round_.seats[round_.actor].cards())
    for card in listed.cards:
        left.remove(card)
    fitting = [c for c in left if c.is_wild or c.rank in {card.rank for card in listed.cards}]
    more = rng.sample(fitting, rng.randint(0, min(4, len(fitting))))
    return LayMeld(tuple(sorted((*listed.cards, *more))), listed.onto)


def after_steps(round_: Round, play: LayMeld) -> Round | None:
    """The round after the smallest plays that make up a meld; None where one is not listed."""
    after = round_.copy()
    onto = play.onto
    for cards in smallest_parts(round_, play):
        step = LayMeld(cards, onto)
        if not after.seats[after.actor].holds(cards) or not is_listed(after, step):
            return None
        onto = MeldId(len(after.side().melds)) if onto is None else onto
        after.apply(step)
        if after.turn_seat != round_.turn_seat:
            break  # a packet that came brought nothing to go on with
    return after


def smallest_parts(round_: Round, play: LayMeld) -> list[tuple]:
    """Naturals before wilds; as many as a start needs, then one by one."""
    cards = sorted(play.cards, key=lambda card: (card.is_wild, card))
    if play.onto is not None:
        meld = round_.side().melds[play.onto] if play.onto < len(round_.side().melds) else None
        if meld is not None and meld.kind is MeldKind.SEQUENCE:
            # Those below come from the top down.
            cards.sort(key=lambda card: (card < meld.cards[0], abs(card - meld.cards[0])))
        return [(card,) for card in cards]
    n = round_.plan.wild_start if cards[0].is_wild else round_.plan.min_size
    return [tuple(cards[:n]), *((card,) for card in cards[n:])]


def by_other_suits(round_: Round, action: Action, rng: Random) -> Action:
    """The action with other cards of the hand, of the same ranks."""
    hand = list(round_.seats[round_.actor].cards())
    rng.shuffle(hand)
    cards = []
    for card in used(action):
        fits = [c for c in hand if c.rank is card.rank]
        other = card if round_.plan.sequences and not card.is_wild else fits[0]
        hand.remove(other)
        cards.append(other)
    if isinstance(action, Discard):
        return Discard(cards[0])
    if isinstance(action, LayMeld):
        return LayMeld(tuple(sorted(cards)), action.onto)
    return TakePile(tuple(sorted(cards)), action.onto) if isinstance(action, TakePile) else action


def any_action(round_: Round, rng: Random) -> Action:
    """Something that a seat might try, sensible or not."""
    onto = rng.choice((None, None, *(MeldId(i) for i in range(8))))
    cards = some_cards(round_, rng)
    if rng.random() < 0.2:
        cards = tuple(sorted(rng.choices(CARDS, k=rng.choice((1, 2, 3, 4)))))
    plain: list[Action] = [Draw(), EndRound(), AskPartner(), *ANSWERS]
    plain.append(ShowHand(rng.choice(list(SpecialHand)), rng.random() < 0.5))
    tries: list[Action] = [rng.choice(plain), TakePile(cards, onto), TakePile((), onto)]
    if cards:
        tries += [LayMeld(cards, onto), LayMeld(cards[:1], onto), Discard(cards[0])]
    return rng.choice(tries)
