"""What happened, told to whoever did it and to the others."""

from typing import get_args

import pytest

from canasta.bots.bot import seat_bots
from canasta.bots.host import Listener, play_match
from canasta.engine.cards import Card, parse_cards
from canasta.engine.events import (
    Answered,
    Asked,
    Discarded,
    Drew,
    Event,
    FormedSides,
    GotPacket,
    LaidRedThree,
    Melded,
    Merged,
    RoundEnded,
    SetAside,
    ShowedHand,
    TookPacket,
    TookPile,
    TookUnder,
    for_seat,
)
from canasta.engine.melds import Meld, MeldId
from canasta.engine.memory import RoundEnd
from canasta.engine.rules import Ruleset, find_ruleset
from canasta.engine.rules.choices import Packet
from canasta.engine.rules.plan import Plan
from canasta.engine.rules.special_hand import SpecialHand
from canasta.i18n import LOCALES, catalogue, event_message
from tests.i18n.fluent_files import variants

PLAN = Plan(Ruleset())
NAMES = ("East", "Left", "West", "Right")


def melded(seat: int, cards: str, lying: str = "") -> Melded:
    laid = tuple(parse_cards(cards))
    meld = Meld.of((*laid, *parse_cards(lying)))
    assert meld is not None
    return Melded(seat, laid, MeldId(0), meld)


def merged(cards: str) -> Merged:
    meld = Meld.of(tuple(parse_cards(cards)))
    assert meld is not None
    return Merged(0, MeldId(1), MeldId(0), meld)


# What happened; how it is told of another player in English and in Romanian; the part in Romanian.
TOLD: list[tuple[Event, str, str, str]] = [
    (Drew(0, 1, None), "East drew a card.", "East a tras o carte.", "a tras o carte"),
    (Drew(0, 2, None), "East drew 2 cards.", "East a tras 2 cărți.", "a tras 2 cărți"),
    (
        Drew(0, 1, tuple(parse_cards("Qs"))),
        "East drew a queen.",
        "East a tras o damă.",
        "a tras o damă",
    ),
    (
        Drew(0, 2, tuple(parse_cards("Ts Jk"))),
        "East drew 10 Jk.",
        "East a tras 10 Jk.",
        "a tras 10 Jk",
    ),
    (
        LaidRedThree(0, Card.parse("3d")),
        "East laid a red three.",
        "East a pus pe masă un trei roșu.",
        "a pus pe masă un trei roșu",
    ),
    (
        TookPile(0, tuple(parse_cards("4s 5s Ks"))),
        "East took the pile (3 cards).",
        "East a ridicat teancul (3 cărți).",
        "a ridicat teancul (3 cărți)",
    ),
    (
        FormedSides(0),
        "East plays alone against the other two from now on.",
        "East joacă de acum împotriva celorlalți doi.",
        "joacă de acum împotriva celorlalți doi",
    ),
    (
        melded(0, "Qs Qh 2s"),
        "East melded Q Q 2.",
        "East a pus pe masă Q Q 2.",
        "a pus pe masă Q Q 2",
    ),
    (
        melded(0, "Qs 2h", "Qd Qc Qh"),
        "East added Q 2 to the queens.",
        "East a adăugat Q 2 la meldul de dame.",
        "a adăugat Q 2 la meldul de dame",
    ),
    (
        melded(0, "7s", "7c 7d 7h 7s 7c 7d"),
        "East added 7 to the sevens, now a natural canasta.",
        "East a adăugat 7 la meldul de șapte, acum canastă naturală.",
        "a adăugat 7 la meldul de șapte, acum canastă naturală",
    ),
    (
        melded(0, "2s", "7c 7d 7h 7s 7c 7d 7h"),
        "East added 2 to the sevens.",
        "East a adăugat 2 la meldul de șapte.",
        "a adăugat 2 la meldul de șapte",
    ),
    (
        melded(0, "2s 2h 2d 2c 2s Jk Jk"),
        "East melded 2 2 2 2 2 Jk Jk, now a canasta of wild cards.",
        "East a pus pe masă 2 2 2 2 2 Jk Jk, acum canastă de cărți wild.",
        "a pus pe masă 2 2 2 2 2 Jk Jk, acum canastă de cărți wild",
    ),
    (
        merged("Kc Kd Kh Ks Kc Kd 2s"),
        "East joined two melds: kings, 7 cards, 1 wild, mixed canasta.",
        "East a unit două melduri: regi, 7 cărți, din care 1 wild, canastă mixtă.",
        "a unit două melduri: regi, 7 cărți, din care 1 wild, canastă mixtă",
    ),
    (
        merged("4h 5h 6h 7h"),
        "East joined two melds: 4–7 of hearts, 4 cards.",
        "East a unit două melduri: 4–7 de inimă, 4 cărți.",
        "a unit două melduri: 4–7 de inimă, 4 cărți",
    ),
    (
        melded(0, "4h 5h 6h 7h 8h 9h Th"),
        "East melded 4h 5h 6h 7h 8h 9h 10h, now a canasta in sequence.",
        "East a pus pe masă 4h 5h 6h 7h 8h 9h 10h, acum canastă în secvență.",
        "a pus pe masă 4h 5h 6h 7h 8h 9h 10h, acum canastă în secvență",
    ),
    (
        Discarded(0, Card.parse("8c")),
        "East discarded an eight.",
        "East a aruncat un opt.",
        "a aruncat un opt",
    ),
    (
        Discarded(0, Card.parse("2c")),
        "East discarded a two, which freezes the pile.",
        "East a aruncat un doi, care îngheață teancul.",
        "a aruncat un doi, care îngheață teancul",
    ),
    (
        Discarded(0, Card.parse("3c")),
        "East discarded a black three, which blocks the pile.",
        "East a aruncat un trei negru, care blochează teancul.",
        "a aruncat un trei negru, care blochează teancul",
    ),
    (
        ShowedHand(0, SpecialHand.PAIRS, tuple(parse_cards("4s 4h 5s 5h"))),
        "East showed a special hand (pairs): 4 4 5 5.",
        "East a arătat o mână specială (perechi): 4 4 5 5.",
        "a arătat o mână specială (perechi): 4 4 5 5",
    ),
    (
        Asked(0),
        "East asked: “May I go out?”",
        "East a întrebat: „Pot să ies?”",
        "a cerut voie să iasă",
    ),
    (Answered(0, True), "East answered yes.", "East a răspuns da.", "a răspuns da"),
    (Answered(0, False), "East answered no.", "East a răspuns nu.", "a răspuns nu"),
    (
        RoundEnded(RoundEnd.OUT.value, 0, concealed=False),
        "East went out: the round is over.",
        "East a ieșit: runda s-a încheiat.",
        "a ieșit",
    ),
    (
        RoundEnded(RoundEnd.OUT.value, 0, concealed=True),
        "East went out concealed: the round is over.",
        "East a făcut o ieșire ascunsă: runda s-a încheiat.",
        "a făcut o ieșire ascunsă",
    ),
    (
        GotPacket(0, 4),
        "East got a talon for the next turn (4 cards).",
        "East a primit un talon pentru rândul următor (4 cărți).",
        "a primit un talon pentru rândul următor (4 cărți)",
    ),
    (
        TookPacket(0, Packet.FOOT.value, 11, None),
        "East took up the foot (11 cards).",
        "East a ridicat piciorul (11 cărți).",
        "a ridicat piciorul (11 cărți)",
    ),
    (
        TookPacket(0, Packet.RESERVE.value, 11, None),
        "East took up the packet (11 cards).",
        "East a ridicat pachețelul (11 cărți).",
        "a ridicat pachețelul (11 cărți)",
    ),
    (
        TookPacket(0, Packet.TALON.value, 3, None),
        "East took up the talon (3 cards).",
        "East a ridicat talonul (3 cărți).",
        "a ridicat talonul (3 cărți)",
    ),
    (
        TookUnder(0, 9, None),
        "East took the cards under the pile (9 cards).",
        "East a luat cărțile de sub teanc (9 cărți).",
        "a luat cărțile de sub teanc (9 cărți)",
    ),
    (
        SetAside(0, tuple(parse_cards("3s"))),
        "East set a black three aside.",
        "East a scos din joc un trei negru.",
        "a scos din joc un trei negru",
    ),
    (
        SetAside(0, tuple(parse_cards("3s 3c"))),
        "East set 2 black threes aside.",
        "East a scos din joc 2 trei negri.",
        "a scos din joc 2 trei negri",
    ),
    (
        LaidRedThree(0, Card.parse("3s")),
        "East laid a black three.",
        "East a pus pe masă un trei negru.",
        "a pus pe masă un trei negru",
    ),
]


@pytest.mark.parametrize(("event", "english", "romanian", "part"), TOLD, ids=str)
def test_what_another_player_did(event, english, romanian, part):
    message = event_message(event, PLAN, 1, NAMES)
    assert catalogue("en").tell(message) == english
    assert catalogue("ro").tell(message) == romanian
    assert catalogue("ro").say(f"{message.id}.part", **message.args) == part


@pytest.mark.parametrize(("event", "english", "romanian", "part"), TOLD, ids=str)
def test_what_the_reader_did(event, english, romanian, part):
    message = event_message(event, PLAN, 0, NAMES)
    said = catalogue("en").tell(message)
    assert said == english.replace("East plays", "You play").replace("East", "You")
    said = catalogue("ro").tell(message)
    assert said.startswith(("Ai ", "De acum joci "))
    assert said.removeprefix("Ai ") in romanian or said.startswith("De acum")
    part = catalogue("ro").say(f"{message.id}.part", **message.args)
    assert part.startswith(("ai ", "joci "))


def test_every_kind_of_event_is_told():
    assert {type(event) for event, *_ in TOLD} == set(get_args(Event))


def test_a_turn_is_told_in_one_sentence():
    words = catalogue("ro")
    messages = [
        event_message(event, PLAN, 0, NAMES)
        for event in (TOLD[1][0], TOLD[7][0], Discarded(0, Card.parse("8c")))
    ]
    first, *_, last = (words.say(f"{message.id}.part", **message.args) for message in messages)
    parts = words.say("list-and", first=first, last=last)
    assert words.say("event-turn", seat="you", name="East", parts=parts) == (
        "Tu ai tras 2 cărți și ai aruncat un opt."
    )
    assert catalogue("en").say("event-turn", seat="other", name="East", parts="drew a card") == (
        "East drew a card."
    )


@pytest.mark.parametrize("locale", LOCALES)
def test_every_end_of_a_round_is_told(locale):
    ends = [RoundEnded(cause.value, 0, concealed=False) for cause in RoundEnd]
    said = {catalogue(locale).tell(event_message(end, PLAN, 1, NAMES)) for end in ends}
    assert len(said) == len(RoundEnd)
    assert variants(locale, "event-round-ended", "cause") == {
        cause.value for cause in RoundEnd if cause is not RoundEnd.OUT
    }


@pytest.mark.parametrize(
    ("seat", "name", "english", "romanian"),
    [
        ("you", "You", "You win the match", "Ai câștigat partida"),
        ("other", "East", "East wins the match", "East a câștigat partida"),
        ("several", "East, West", "East, West win the match", "East, West au câștigat"),
    ],
)
def test_who_has_won(seat, name, english, romanian):
    args = {"seat": seat, "name": name, "score": 5230, "others": "4,100", "n": 8}
    said = catalogue("en").say("event-match-won", **args)
    assert said.startswith(english)
    assert said.endswith(", 5,230 to 4,100, after 8 rounds.")
    said = catalogue("ro").say("event-match-won", **args)
    assert said.startswith(romanian)
    assert said.endswith(" cu 5.230 la 4,100, după 8 runde.")


class Told(Listener):
    """All sentences of a match, as one seat sees it, in every language."""

    def __init__(self, rules: Ruleset) -> None:
        self.plan = Plan(rules)
        self.names = tuple(f"Seat {seat}" for seat in range(rules.players))
        self.sentences: dict[str, list[str]] = {locale: [] for locale in LOCALES}

    def played(self, seat, action, events):
        for event in events:
            message = event_message(for_seat(event, 0), self.plan, 0, self.names)
            for locale, sentences in self.sentences.items():
                sentences.append(catalogue(locale).tell(message))


@pytest.mark.parametrize(("preset", "players"), [("classic", 4), ("cutthroat", 3)])
def test_a_whole_match_is_told(preset, players):
    rules = find_ruleset(preset, players)
    told = Told(rules)
    play_match(rules, seat_bots(["greedy"] * players, seed=3), seed=3, listeners=[told])
    assert len(told.sentences["en"]) > 300
    for sentences in told.sentences.values():
        assert all(sentence[-1] in ".”" for sentence in sentences)
    for words in ("took the pile", "to the", "now a mixed canasta", "went out: the round is over."):
        assert any(words in sentence for sentence in told.sentences["en"]), words
