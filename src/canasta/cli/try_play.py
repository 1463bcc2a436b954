"""`canasta try`: a referee."""

from __future__ import annotations

import argparse
import json
from typing import Any

from canasta.cli.language import add_language, words_of
from canasta.cli.options import add_json, add_position, parse_given, reading
from canasta.engine.errors import IllegalAction
from canasta.engine.notation import format_action, parse_action
from canasta.engine.round import Round
from canasta.i18n import DEFAULT_LOCALE, catalogue, refusal_message

_REFUSED = 1


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of the command."""
    parser.epilog = (
        "Of several actions the earlier ones are played and the last is judged."
        " Exit status: 0 legal, 1 refused, 2 not to be read."
    )
    add_position(parser)
    parser.add_argument(
        "actions", metavar="ACTION", nargs="+", help="a play, such as 'meld K K 2'; ; parts several"
    )
    add_language(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Prints `legal`, or why not."""
    words = words_of(args)
    round_ = parse_given(args)
    texts = [text for given in args.actions for text in given.split(";") if text.strip()]
    if not texts:
        texts = [""]
    for number, text in enumerate(texts, 1):
        with reading(repr(text.strip())):
            action = parse_action(text.strip(), round_)
        verdict: dict[str, Any] = {"action": format_action(action)}
        try:
            if number == len(texts):
                round_.check(action)
            else:
                round_.play(action)
        except IllegalAction as refusal:
            verdict |= {"legal": False, "number": number} | _why(refusal, round_)
            which = number if len(texts) > 1 else 0
            print(words.say("try-refused", n=which, text=str(refusal)))
            print(words.tell(refusal_message(refusal, round_)))
            break
        verdict |= {"legal": True, "number": number}
    else:
        print(words.say("try-legal"))
    if args.json:
        print(json.dumps(verdict))
    return 0 if verdict["legal"] else _REFUSED


def _why(refusal: IllegalAction, round_: Round) -> dict[str, Any]:
    """The reason for programs; its sentence is in one language, whatever people read."""
    sentence = catalogue(DEFAULT_LOCALE).tell(refusal_message(refusal, round_))
    return {
        "reason": refusal.reason.value,
        "facts": refusal.facts,
        "sentence": sentence,
    }
