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
    TakePile,
)
from canasta.engine.errors import IllegalAction, InvalidNotation
from canasta.engine.match import Match
from canasta.engine.memory import Phase
from canasta.engine.round import Round
from canasta.table.draft import Draft
from canasta.terminal.meaning import plays_meant
from canasta.terminal.reading import Line, read_line
from canasta.terminal.refusals import refusal_text
from canasta.terminal.table import hand_text, pile_text, table_lines, totals_text
from canasta.terminal.words import BOUND, HELP, Teller, action_text, count


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
                line = read_line(self.ask("Enter for the next round> "))
            except InvalidNotation:
                return
            if line.verb == "quit":
                raise Quit
            if line.verb != "score":
                return
            self.tell(totals_text(self.match, self.seat))

    def _begin(self, round_: Round) -> None:
        if round_.phase is Phase.ANSWER:
            asker = self.teller.names[round_.turn_seat]
            self.tell(f"{asker} asks you: may I go out? Your answer binds.")
        elif round_.phase is Phase.DRAW:
            self.tell("")
            self.tell(f"Your turn. {pile_text(round_, self.seat)}")
            side = round_.side()
            if not side.opened:
                self.tell(f"Your first melds need {count(side.minimum, 'point')}.")
        elif round_.turn.asked and round_.turn.bound in BOUND:
            self.tell(BOUND[round_.turn.bound])
        self._tell_hand(round_)

    def _tell_hand(self, round_: Round) -> None:
        self.tell(hand_text(round_, self.seat))

    def _prompt(self, draft: Draft) -> str:
        """What can be done now, as the words to say."""
        kinds = [_word(action) for action in draft.round.legal_actions()]
        words = list(dict.fromkeys(kinds)) + ["undo"] * bool(draft.actions)
        return ", ".join(words) + "> "

    def _obey(self, text: str, draft: Draft) -> None:
        try:
            self._carry_out(read_line(text), draft)
        except InvalidNotation as error:
            self.tell(error.message)
        except IllegalAction as refusal:
            self.tell(refusal_text(refusal, draft.round))

    def _carry_out(self, line: Line, draft: Draft) -> None:
        round_ = draft.round
        match line.verb:
            case "":
                self.tell("Say help for the words you can use.")
            case "quit":
                raise Quit
            case "help":
                for row in HELP:
                    self.tell(row)
            case "hand":
                self._tell_hand(round_)
            case "table":
                for row in table_lines(round_, self.seat):
                    self.tell(row)
                self._tell_hand(round_)
            case "score":
                self.tell(totals_text(self.match, self.seat))
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
            self.tell(f"{i}: {action_text(action, round_)}")
        self.tell("Say a number.")

    def _undo(self, draft: Draft) -> None:
        undone = draft.undo()
        if undone is None:
            self.tell("There is nothing to take back; what you drew or took stays in your hand.")
            return
        self.offers = ()
        self.tell(f"Taken back: {action_text(undone, draft.round)}.")
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
        points = sum(meld.points for meld in side.melds)
        minimum = count(side.minimum, "point")
        if side.opened:
            self.tell(f"Your first melds are complete: {points}, and {minimum} were needed.")
        else:
            self.tell(f"Your first melds: {round_.turn.batch} of {minimum} so far.")

    def _chosen(self, number: int) -> Action:
        if not self.offers:
            raise InvalidNotation("There is no list to choose from; say plays to see one.")
        if not 1 <= number <= len(self.offers):
            raise InvalidNotation(f"The list goes from 1 to {len(self.offers)}.")
        return self.offers[number - 1]


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
        case AskPartner():
            return "ask"
        case EndRound():
            return "end"
