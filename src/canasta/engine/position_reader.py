"""Reading the text of a position, with line and column for all that cannot be."""

from __future__ import annotations

from canasta.engine.cards import Card, words_of
from canasta.engine.errors import InvalidNotation, InvalidRuleset
from canasta.engine.memory import Bound, RoundEnd
from canasta.engine.notation import Word, is_number
from canasta.engine.position_places import PLACES, PositionPlaces
from canasta.engine.position_values import PositionValues
from canasta.engine.public import Public, TurnMemory
from canasta.engine.round import Round
from canasta.engine.rules import Ruleset, find_ruleset
from canasta.engine.rules.data import override_from_text
from canasta.engine.rules.plan import plan_of


class PositionReader:
    """The lines of a position, read one keyword after the other."""

    def __init__(self, text: str, rules: Ruleset | None) -> None:
        self.lines: list[tuple[Word, list[Word]]] = []
        for number, row in enumerate(text.split("\n"), 1):
            bare = row.split("#")[0]
            words = [Word(*word) for word in words_of(bare, number)]
            if words:
                self.lines.append((words[0], words[1:]))
        self.plan = plan_of(self._rules(rules))

    def round(self) -> Round:
        """The round that the lines make."""
        places = PositionPlaces(self.plan)
        # Cards with a suit first, so that those without take what is left.
        for exact in (True, False):
            for key, words in self.lines:
                places.read(key, words, exact=exact)
        others = [line for line in self.lines if line[0].text not in PLACES | _RULES]
        values = PositionValues(self.plan, others)
        packets = places.fill_packets(values)
        under = places.fill_under()
        hands, stock = places.fill_hands(values)
        public = self._public(places, values, stock)
        return Round.assemble(self.plan, public, hands, stock, packets, under)

    def _rules(self, rules: Ruleset | None) -> Ruleset:
        settings = {}
        for key, words in self.lines:
            if key.text == "game":
                if len(words) != 2 or not is_number(words[1].text):
                    raise key.wrong("game PRESET PLAYERS")
                try:
                    rules = find_ruleset(words[0].text, int(words[1].text))
                except InvalidRuleset as error:
                    raise words[0].wrong(str(error)) from None
            elif key.text == "set":
                if len(words) < 3 or words[1].text != "=":
                    raise key.wrong("set RULE = VALUE")
                settings[words[0].text] = " ".join(word.text for word in words[2:])
        if rules is None:
            raise InvalidNotation("a position begins with its game: game classic 4")
        try:
            return override_from_text(rules, settings)
        except InvalidRuleset as error:
            at = next((key for key, _ in self.lines if key.text == "set"), None)
            raise (at.wrong(str(error)) if at else InvalidNotation(str(error))) from None

    def _public(self, places: PositionPlaces, values: PositionValues, stock: list[Card]) -> Public:
        plan, n = self.plan, self.plan.n_players
        turn_seat, phase, source = values.turn()
        idle = values.idle()
        side_of = values.sides()
        seating = plan.seating_of(side_of, idle)
        batch = values.number("batch", -1)
        opened = values.members("opened", plan.n_sides)
        if opened is None:
            opened = [
                bool(melds) and not (batch >= 0 and side == side_of[turn_seat])
                for side, melds in enumerate(places.melds)
            ]
        melded = values.members("melded", n) or [False] * n
        asked = values.members("asked", n) or [False] * n
        started = values.members("started", 64) or []
        flags = values.flags()
        out = values.words("out")
        shown = values.shown()
        courtesy = values.members("courtesy", n) or ()
        return Public(
            scores=values.scores(),
            dealer=values.seat("dealer", seating.next_seat.index(turn_seat)),
            side_of=side_of,
            melds=tuple(tuple(melds) for melds in places.melds),
            opened=tuple(opened),
            threes=tuple(places.threes),
            melded=tuple(melded),
            asked=tuple(asked),
            known=tuple(places.known),
            pile=places.pile,
            buried=tuple(stock[: values.number("buried", 0)]),
            turn_seat=turn_seat,
            actor=values.actor(seating.partners_of[turn_seat], turn_seat, phase),
            phase=phase,
            turn=TurnMemory(
                source=source,
                batch=batch,
                rest=places.rest,
                waived="waived" in flags,
                bound=values.choice("bound", Bound, Bound.FREE),
                asked="asked" in flags,
                laid="laid" in flags,
                started=sum(1 << i for i, flag in enumerate(started) if flag),
                touched="touched" in flags,
                no_discard="no-discard" in flags,
                opening="opening" in flags,
                played=values.played(),
            ),
            last_drawer=values.seat("last-drawer", 0) if values.words("last-drawer") else None,
            end=values.choice("end", RoundEnd, RoundEnd.SPECIAL)
            if shown or values.words("end")
            else None,
            out=values.seat("out" if out else "shown", 0) if out or shown else None,
            concealed=bool(out) and any(word.text == "concealed" for word in out or []),
            idle=idle,
            shown=shown,
            courtesy=tuple(i for i, may in enumerate(courtesy) if may),
            played_packet=tuple(values.members("played-packet", n) or [False] * n),
            aside=tuple(places.aside),
            turns=values.turns(),
            number=values.round_number(),
        )


_RULES = frozenset(["game", "set"])
