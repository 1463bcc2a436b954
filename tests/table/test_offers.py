"""What a seat may do, and why not."""

import pytest

from canasta.engine.errors import Reason
from canasta.engine.melds import CanastaKind, MeldId
from canasta.engine.notation import parse_action
from canasta.engine.round import Round
from canasta.engine.rules.special_hand import SpecialHand
from canasta.table.offers import OfferKind, choice_of, moves_of, why_no_show, why_no_take
from tests.table.tables import PRESETS, Host, bots, cards_in, draft_in, short, table_in

DRAW = "game classic 4\nturn 0 draw\nhand 0 K K K 2 9 9 5 4\n"
PLAY = "game classic 4\nturn 0 play\nhand 0 K K K 2 9 9 5 4\n"
MELDED = "melds 0 Q Q Q | 7 7 7\n"
NATURAL = "melds 0 Qx7\n"
PAIRS = 'set captures = ["natural-pair", "onto-set"]\n'
ASKED = "game classic 4\nturn 2 answer\nactor 0\nflags asked\n" + NATURAL
FROM_HAND = DRAW.replace("turn 0", "set opening_from_pile = forbidden\nturn 0")
LOW = "game classic 4\nturn 0 play\nhand 0 4 4 4 5 9\n"


def texts(offers):
    return [offer.action for offer in offers]


def choice(position, cards, *staged):
    draft = draft_in(position, *staged)
    return choice_of(draft, cards_in(draft, cards))


# Why the pile cannot be taken


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        (DRAW, Reason.PILE_EMPTY),
        (DRAW + "pile 9 3s\n" + MELDED, Reason.TOP_BLOCKED),
        (DRAW + "pile 9 2\n" + MELDED, Reason.TOP_BLOCKED),
        # Frozen for a side that has not melded: a natural pair alone takes it.
        (DRAW + "pile 5 8\n", Reason.PILE_FROZEN),
        (DRAW + "pile 9 5\n", Reason.PILE_FROZEN),
        (DRAW + "pile 2 4 5\n" + MELDED, Reason.PILE_FROZEN),
        (DRAW + "pile 6 8\n" + MELDED, Reason.CAPTURE_UNFIT),
        # The pair fits, and the opening does not come about.
        (DRAW.replace("K K K 2", "J T 6 A") + "pile 6 9\n", Reason.OPENING_TOO_LOW),
        (PLAY + "pile 5 9\n" + MELDED, Reason.NOT_YOUR_PHASE),
        (ASKED + "pile 9\n", Reason.NOT_YOUR_PHASE),
        ("game classic 4\nturn 0 over\nend out\nout 2\nmelds 0 Qx7\npile 9\n", Reason.ROUND_OVER),
        (DRAW.replace("9 9", "8 9") + "pile 6 9\n" + MELDED + PAIRS, Reason.CAPTURE_BARRED),
        (DRAW.replace("K K K 2 9 9 5 4", "Q") + "pile Q\n" + MELDED, Reason.ONE_CARD_EACH),
        (FROM_HAND + "pile 6 9\n", Reason.OPENING_FROM_HAND_ONLY),
    ],
)
def test_why_the_pile_cannot_be_taken(position, reason):
    refusal = why_no_take(round_in(position))
    assert refusal is not None
    assert refusal.reason is reason


def round_in(position) -> Round:
    round_ = table_in(position).round
    assert round_ is not None
    return round_


def test_where_the_pile_can_be_taken_there_is_no_reason_against_it():
    assert why_no_take(round_in(DRAW + "pile 6 9\n" + MELDED)) is None
    assert why_no_take(round_in(DRAW + "pile 6 9\n")) is None
    assert why_no_take(round_in(DRAW + "pile 6 5\n" + MELDED)) is None  # 5 2
    assert why_no_take(round_in(DRAW + "pile 6 Q\n" + MELDED)) is None  # onto the queens


@pytest.mark.parametrize("rules", PRESETS, ids=lambda rules: f"{rules.name} {rules.players}")
def test_there_is_a_reason_exactly_where_no_way_to_take_the_pile_is_offered(rules):
    host = Host(short(rules), bots(rules, "random"))
    while not host.table.match.is_over:
        table = host.table
        if table.round is not None and table.actor is not None:
            moves = moves_of(table.draft(table.actor, table.version, ()))
            takes = [offer for offer in moves.offers if offer.kind is OfferKind.TAKE]
            assert bool(takes) == (why_no_take(table.round) is None)
            assert bool(takes) != (OfferKind.TAKE in moves.refused)
        host.enter(host.next_entry())


# What may be done without choosing cards


def test_a_turn_begins_with_drawing_or_taking():
    moves = moves_of(draft_in(DRAW + "pile 6 9\n" + MELDED))
    assert texts(moves.offers) == ["draw", "take 9c 9c", "take 9c 2c"]
    assert [offer.kind for offer in moves.offers] == [OfferKind.DRAW, *[OfferKind.TAKE] * 2]
    assert all(offer.sends for offer in moves.offers)
    assert set(moves.refused) == {OfferKind.ASK}


def test_what_cannot_be_done_comes_with_its_reason_and_facts():
    moves = moves_of(draft_in(DRAW + "pile 6 8\n"))
    assert texts(moves.offers) == ["draw"]
    refusal = moves.refused[OfferKind.TAKE]
    assert (refusal.reason, refusal.facts) == ("pile-frozen", {"card": "8c"})


def test_a_question_is_offered_its_answers():
    moves = moves_of(draft_in("game classic 4\nturn 2 answer\nactor 0\nmelds 0 Qx7\nflags asked\n"))
    assert [(offer.action, offer.kind, offer.sends) for offer in moves.offers] == [
        ("answer yes", OfferKind.YES, True),
        ("answer no", OfferKind.NO, True),
    ]


def test_asking_and_ending_are_offered_and_send_the_run():
    asking = moves_of(draft_in("game classic 4\nturn 0 play\nhand 0 K K K 4\nmelds 0 Qx7\n"))
    assert [(offer.kind, offer.sends) for offer in asking.offers] == [(OfferKind.ASK, True)]
    ending = moves_of(draft_in("game classic 4\nturn 0 draw\nhand 0 K 4\npile 4\nstock 0\n"))
    assert [(offer.kind, offer.sends) for offer in ending.offers] == [(OfferKind.END, True)]
    assert ending.refused[OfferKind.DRAW].reason == "stock-empty"


def test_a_three_that_was_kept_can_be_laid_and_melds_wait_for_it():
    moves = moves_of(draft_in("game modern-american 4\nturn 0 draw\nhand 0 K K 4 3s\npile K\n"))
    assert [(offer.action, offer.kind, offer.sends) for offer in moves.offers] == [
        ("draw", OfferKind.DRAW, True),
        ("three", OfferKind.THREE, True),
    ]
    assert moves.refused[OfferKind.TAKE].reason == "three-held"


def test_an_offer_counts_the_cards_that_come_with_the_top():
    text = "game classic 4\nturn 0 draw\nhand 0 9 9 5 4\nmelds 0 K K K\npile 4 5 9\n"
    draft = draft_in(text + "set take_top = 2\n")
    takes = [offer for offer in moves_of(draft).offers if offer.kind is OfferKind.TAKE]
    assert [offer.count for offer in takes] == [2]


def test_nothing_is_offered_to_whoever_is_not_to_act():
    for draft in (draft_in(DRAW, "draw"), draft_in(PLAY, "discard 4")):
        acting = draft.round.actor == draft.seat
        assert bool(moves_of(draft).offers or moves_of(draft).refused) == acting


SPECIAL = "game modern-american 4\nturn 0 play\nhand 0 A 2 3 4 5 6 7 8 9 T J Q K Jk\n"


def test_a_special_hand_is_offered_and_ends_the_round():
    draft = draft_in(SPECIAL)
    show = moves_of(draft).offers[0]
    assert (show.action, show.kind, show.hand) == (
        "show straight", OfferKind.SHOW, SpecialHand.STRAIGHT,
    )  # fmt: skip
    assert show.sends
    assert show.cards == draft.round.seats[0].cards()
    draft.play(parse_action(show.action))
    assert draft.is_due
    assert draft.round.is_over


def test_the_whole_hand_chosen_is_offered_as_a_special_hand():
    draft = draft_in(SPECIAL)
    cards = draft.round.seats[0].cards()
    assert texts(choice_of(draft, cards).offers) == ["show straight"]
    assert texts(choice_of(draft, cards[1:]).offers) == []


@pytest.mark.parametrize(
    ("position", "reason", "facts"),
    [
        (SPECIAL, None, None),
        # Of the hands that it is not, the nearest.
        (
            SPECIAL.replace(" Jk", " K"),
            Reason.NOT_THAT_HAND,
            {"hand": "straight", "missing": 1},
        ),
        (SPECIAL.replace(" Jk", ""), Reason.SHOW_SIZE, {"cards": 13, "needed": 14}),
        (SPECIAL.replace("play", "draw"), Reason.NOT_YOUR_PHASE, {"phase": "draw"}),
        (SPECIAL + "melds 0 Qx3\n", Reason.SIDE_HAS_OPENED, {}),
        (PLAY, Reason.HAND_NOT_PLAYED, {"hand": "straight"}),
    ],
)
def test_why_no_special_hand_can_be_shown(position, reason, facts):
    refusal = why_no_show(draft_in(position).round)
    assert (refusal and refusal.reason, refusal and refusal.facts) == (reason, facts)


# What chosen cards can do


def test_cards_can_be_melded_or_discarded():
    found = choice(PLAY + MELDED, "K K K")
    assert [(offer.action, offer.kind) for offer in found.offers] == [
        ("meld Kc Kc Kd", OfferKind.MELD)
    ]
    found = choice(PLAY + MELDED, "4")
    assert [(offer.action, offer.kind, offer.sends) for offer in found.offers] == [
        ("discard 4c", OfferKind.DISCARD, True)
    ]


def test_an_offer_names_cards_and_the_meld_it_adds_to():
    found = choice(PLAY.replace("9 9", "Q Q") + MELDED, "Q Q")
    [offer] = found.offers
    assert offer.kind is OfferKind.ADD
    assert offer.onto == MeldId(0)
    assert [str(card) for card in offer.cards] == ["Qc", "Qc"]
    assert not offer.sends


def test_a_wild_card_that_fits_several_melds_is_offered_to_each():
    found = choice(PLAY + MELDED, "2")
    assert [(offer.kind, offer.onto) for offer in found.offers] == [
        (OfferKind.ADD, MeldId(0)),
        (OfferKind.ADD, MeldId(1)),
        (OfferKind.DISCARD, None),
    ]


def test_a_card_that_fits_several_melds_of_its_rank_is_offered_to_each():
    twins = "game cutthroat 3\nturn 0 play\nhand 0 K 4 5 6\nmelds 0 K K K | K K K 2\n"
    adds = [offer for offer in choice(twins, "K").offers if offer.kind is OfferKind.ADD]
    assert [offer.onto for offer in adds] == [MeldId(0), MeldId(1)]


@pytest.mark.parametrize(
    ("melds", "hand", "cards", "makes", "spoils"),
    [
        ("Qx6", "Q 4 5 6", "Q", CanastaKind.NATURAL, False),
        ("Qx6", "2 4 5 6", "2", CanastaKind.MIXED, False),
        ("Qx5", "Q 4 5 6", "Q", None, False),
        ("Qx7", "2 4 5 6", "2", CanastaKind.MIXED, True),
        ("Qx7", "Q 4 5 6", "Q", None, False),
        ("Qx6 2", "2 4 5 6", "2", None, False),
    ],
)
def test_what_comes_of_a_canasta_is_told(melds, hand, cards, makes, spoils):
    found = choice(f"game classic 4\nturn 0 play\nhand 0 {hand}\nmelds 0 {melds}\n", cards)
    [offer] = [offer for offer in found.offers if offer.kind is OfferKind.ADD]
    assert (offer.makes, offer.spoils) == (makes, spoils)


def test_a_whole_canasta_from_hand_is_told():
    found = choice("game classic 4\nturn 0 play\nhand 0 Kx7 4 5\n", "K K K K K K K")
    assert [offer.makes for offer in found.offers] == [CanastaKind.NATURAL]


@pytest.mark.parametrize(("card", "freezes"), [("2", True), ("5", False)])
def test_a_discard_that_freezes_the_pile_is_told(card, freezes):
    found = choice(PLAY + MELDED, card)
    [offer] = [offer for offer in found.offers if offer.kind is OfferKind.DISCARD]
    assert offer.freezes is freezes


@pytest.mark.parametrize(
    ("pile", "sends"),
    [("pile 6 9", True), ("pile 9", False), ("pile 6 9\nset pile_visibility = all", False)],
)
def test_a_take_tells_whether_it_can_be_taken_back(pile, sends):
    draft = draft_in(f"{DRAW}{MELDED}{pile}\n")
    for offers in (moves_of(draft).offers, choice_of(draft, cards_in(draft, "9 9")).offers):
        [offer] = [offer for offer in offers if offer.action == "take 9c 9c"]
        assert offer.sends is sends


def test_the_meld_that_completes_an_opening_with_a_pile_sends_the_run():
    taken = ("take 9 9",)
    [first] = choice(DRAW + "pile 5 6 9\n", "9 9").offers
    assert not first.sends
    [second] = choice(DRAW + "pile 5 6 9\n", "K K K", *taken).offers
    assert second.sends


def test_going_out_with_a_meld_sends_the_run():
    [offer] = choice("game classic 4\nturn 0 play\nhand 0 K K K\n" + NATURAL, "K K K").offers
    assert offer.sends


@pytest.mark.parametrize(
    ("position", "cards", "kind", "reason"),
    [
        (PLAY, "K K", OfferKind.MELD, "too-few-cards"),
        (PLAY, "K 9 4", OfferKind.MELD, "not-a-meld"),
        (PLAY, "K K", OfferKind.TAKE, "not-now"),
        (PLAY + "melds 0 9 9 9\n", "9 4", OfferKind.MELD, "not-a-meld"),
        (DRAW + "pile 6 8\n", "9 9", OfferKind.TAKE, "capture-unfit"),
        (DRAW + "pile 6 9\n", "9 2", OfferKind.TAKE, "pile-frozen"),
        (DRAW + "pile 6 9\n", "4", OfferKind.DISCARD, "not-now"),
        (LOW, "4 4 4", OfferKind.MELD, "opening-too-low"),
    ],
)
def test_what_cards_cannot_do_comes_with_the_reason(position, cards, kind, reason):
    found = choice(position, cards)
    assert kind not in {offer.kind for offer in found.offers}
    assert found.refused[kind].reason == reason


def test_nothing_is_both_offered_and_refused():
    for cards in ("K", "K K", "K K K", "K K 2", "2", "9 9", "9 9 2", "5 4", "K 9"):
        for position in (PLAY, PLAY + MELDED, DRAW + "pile 6 9\n", DRAW + "pile 9\n" + MELDED):
            found = choice(position, cards)
            assert not {offer.kind for offer in found.offers} & set(found.refused)
            assert found.offers or found.refused


def test_no_cards_can_do_nothing():
    draft = draft_in(PLAY)
    found = choice_of(draft, ())
    assert (found.offers, found.refused, found.points) == ((), {}, 0)


def test_points_count_what_is_staged_for_the_opening():
    assert choice(PLAY, "K K K").points == 30
    assert choice(PLAY, "9 9 2", "meld K K K").points == 70


def test_an_offer_can_be_sent_back_as_it_stands():
    draft = draft_in(PLAY + MELDED)
    for cards in ("K K K", "K K 2", "2", "9 9 2", "5"):
        for offer in choice_of(draft, cards_in(draft, cards)).offers:
            draft.play(parse_action(offer.action))
            assert draft.undo() == parse_action(offer.action)


def test_looking_at_offers_stages_nothing():
    draft = draft_in(PLAY, "meld K K K")
    shown = draft.round
    choice_of(draft, cards_in(draft, "9 9 2"))
    moves_of(draft)
    assert draft.round is shown
    assert len(draft.actions) == len(draft.events) == 1
