"""The person at the terminal: reads words, stages plays, answers with sentences."""

from __future__ import annotations

from collections.abc import Callable, Sequence

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
from canasta.engine.errors import IllegalAction
from canasta.engine.match import Match
from canasta.engine.memory import Bound, Phase
from canasta.engine.round import Round
from canasta.i18n import Teller, action_message, refusal_message
from canasta.table.draft import Draft
from canasta.terminal.meaning import plays_meant
from canasta.terminal.reading import Line, Unread, read_line
from canasta.terminal.table import hand_text, pile_text, table_lines, totals_text


class Quit(Exception):
    """The person leaves the table."""


class Player:
    """One person's side of the talk."""

    def __init__(
        self,
        match: Match,
        teller: Teller,
        seat: int,
        ask: Callable[[str], str],
        tell: Callable[[str], None],
    ) -> None:
        self.match = match
        self.teller = teller
        self.words = teller.words
        self.seat = seat
        self.ask = ask
        self.tell = tell
        self.offers: Sequence[Action] = ()
        """The plays listed last, to be chosen by number."""

    def take_turn(self, draft: Draft) -> None:
        """Lets the person stage plays until they must be sent."""
        self.offers = ()
        self._begin(draft.round)
        while not draft.is_due:
            self._obey(self.ask(self._prompt(draft)), draft)

    def pause(self) -> None:
        """Waits until the person wants the next round."""
        while True:
            try:
                line = read_line(self.ask(f"{self.words.say('terminal-next-round')}> "))
            except Unread:
                return
            if line.verb == "quit":
                raise Quit
            if line.verb != "score":
                return
            self.tell(totals_text(self.words, self.match, self.seat))

    def _begin(self, round_: Round) -> None:
        if round_.phase is Phase.ANSWER:
            name = self.teller.names[round_.turn_seat]
            self.tell(self.words.say("terminal-answer-due", name=name))
        elif round_.phase is Phase.DRAW:
            self.tell("")
            turn = self.teller.tell_of(self.seat, "table-turn-of")
            self.tell(f"{turn} {pile_text(self.words, round_, self.seat)}")
            side = round_.side()
            if not side.opened:
                self.tell(self.words.say("open-needs-long", n=side.minimum))
        elif round_.turn.asked and round_.turn.bound in _BOUND:
            self.tell(self.words.say(_BOUND[round_.turn.bound]))
        self._tell_hand(round_)

    def _tell_hand(self, round_: Round) -> None:
        self.tell(hand_text(self.words, round_, self.seat))

    def _prompt(self, draft: Draft) -> str:
        """What can be done now, as the words to say."""
        kinds = [_word(action) for action in draft.round.legal_actions()]
        words = list(dict.fromkeys(kinds)) + ["undo"] * bool(draft.actions)
        return ", ".join(words) + "> "

    def _obey(self, text: str, draft: Draft) -> None:
        try:
            self._carry_out(read_line(text), draft)
        except Unread as error:
            self.tell(self.words.tell(error.why))
        except IllegalAction as refusal:
            self.tell(self.words.tell(refusal_message(refusal, draft.round)))

    def _carry_out(self, line: Line, draft: Draft) -> None:
        round_ = draft.round
        match line.verb:
            case "":
                self.tell(self.words.say("terminal-say-help"))
            case "quit":
                raise Quit
            case "help":
                for row in self.words.say("terminal-help").splitlines():
                    self.tell(row)
            case "hand":
                self._tell_hand(round_)
            case "table":
                for row in table_lines(self.words, round_, self.seat):
                    self.tell(row)
                self._tell_hand(round_)
            case "score":
                self.tell(totals_text(self.words, self.match, self.seat))
            case "undo":
                self._undo(draft)
            case "number":
                self._stage(self._chosen(int(line.words[0])), draft)
            case "plays":
                self._offer(round_.legal_actions(), round_)
            case _:
                actions = plays_meant(line, round_)
                if len(actions) == 1:
                    self._stage(actions[0], draft)
                else:
                    self._offer(actions, round_)

    def _offer(self, actions: Sequence[Action], round_: Round) -> None:
        self.offers = actions
        for i, action in enumerate(actions, 1):
            self.tell(f"{i}: {self.words.tell(action_message(action, round_))}")
        self.tell(self.words.say("terminal-say-number"))

    def _undo(self, draft: Draft) -> None:
        undone = draft.undo()
        if undone is None:
            self.tell(self.words.say("terminal-nothing-to-undo"))
            return
        self.offers = ()
        text = self.words.tell(action_message(undone, draft.round))
        self.tell(self.words.say("terminal-undone", text=text))
        self._tell_hand(draft.round)

    def _stage(self, action: Action, draft: Draft) -> None:
        opened = draft.round.side().opened
        events = draft.play(action)
        self.offers = ()
        for sentence in self.teller.tell(events):
            self.tell(sentence)
        after = draft.round
        if isinstance(action, LayMeld | TakePile) and not after.is_over:
            if not opened:
                self._tell_opening(after)
            if not draft.is_due:  # else the next turn begins with it
                self._tell_hand(after)

    def _tell_opening(self, round_: Round) -> None:
        side = round_.side()
        if side.opened:
            self.tell(self.words.say("open-reached"))
        else:
            points = round_.turn.batch
            self.tell(self.words.say("open-short-long", points=points, minimum=side.minimum))

    def _chosen(self, number: int) -> Action:
        if not self.offers:
            raise Unread("terminal-no-list")
        if not 1 <= number <= len(self.offers):
            raise Unread("terminal-beyond-list", n=len(self.offers))
        return self.offers[number - 1]


_BOUND = {Bound.MUST: "table-must-go-out", Bound.MUST_NOT: "table-may-not-go-out"}
"""What a partner's answer means."""


def _word(action: Action) -> str:
    """The word that a person says for a play."""
    match action:
        case LayMeld(_, None):
            return "meld"
        case LayMeld():
            return "add"
        case TakePile():
            return "take"
        case Answer(yes):
            return "yes" if yes else "no"
        case Draw():
            return "draw"
        case Discard():
            return "discard"
        case LayThree():
            return "three"
        case AskPartner():
            return "ask"
        case Merge():
            return "merge"
        case ShowHand():
            return "show"
        case EndRound():
            return "end"
