"""Canasta: an engine that plays the game by the rules chosen, and bots to play it with.

What is named here is promised; everything else may change.

>>> match = Match(find_ruleset("classic", players=4))
>>> match.deal(pack()).legal_actions()
(Draw(),)
"""

from canasta.bots.arena import ArenaResult, arena
from canasta.bots.bot import Bot, make_bot, seat_bots
from canasta.bots.host import Listener, play_match
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
from canasta.engine.cards import Card, Rank, Suit, format_cards, pack, parse_cards
from canasta.engine.errors import (
    CanastaError,
    IllegalAction,
    InvalidDeck,
    InvalidNotation,
    InvalidRuleset,
    Reason,
)
from canasta.engine.events import Event, for_seat
from canasta.engine.match import Match
from canasta.engine.melds import CanastaKind, Meld, MeldId, MeldKind
from canasta.engine.notation import format_action, parse_action
from canasta.engine.position import format_position, parse_position
from canasta.engine.record import Record, Recorder, RecordMismatch, replay, verify
from canasta.engine.record_text import dumps, loads
from canasta.engine.round import Round
from canasta.engine.rules import RULESETS, Ruleset, find_ruleset
from canasta.engine.rules.data import ruleset_from_data
from canasta.engine.rules.special_hand import SpecialHand
from canasta.engine.scoring import RoundScore, ScoreItem, ScoreLine
from canasta.engine.view import PlayerView

__version__ = "0.1.0"

__all__ = [
    "RULESETS",
    "Action",
    "Answer",
    "ArenaResult",
    "AskPartner",
    "Bot",
    "CanastaError",
    "CanastaKind",
    "Card",
    "Discard",
    "Draw",
    "EndRound",
    "Event",
    "IllegalAction",
    "InvalidDeck",
    "InvalidNotation",
    "InvalidRuleset",
    "LayMeld",
    "LayThree",
    "Listener",
    "Match",
    "Meld",
    "MeldId",
    "MeldKind",
    "Merge",
    "PlayerView",
    "Rank",
    "Reason",
    "Record",
    "RecordMismatch",
    "Recorder",
    "Round",
    "RoundScore",
    "Ruleset",
    "ScoreItem",
    "ScoreLine",
    "ShowHand",
    "SpecialHand",
    "Suit",
    "TakePile",
    "arena",
    "dumps",
    "find_ruleset",
    "for_seat",
    "format_action",
    "format_cards",
    "format_position",
    "loads",
    "make_bot",
    "pack",
    "parse_action",
    "parse_cards",
    "parse_position",
    "play_match",
    "replay",
    "ruleset_from_data",
    "seat_bots",
    "verify",
]
