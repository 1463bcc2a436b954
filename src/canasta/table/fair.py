"""Deals that can be proven fair: a promise before the deal, the seed after the round.

The table promises the SHA-256 of a round's seed before anybody adds to it; each seat may add a
text of its own; seed and additions alone decide the order of the cards. When the round is over the
seed is told, and whoever has kept the promise can check both.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from canasta.engine.cards import Card
from canasta.engine.errors import CanastaError
from canasta.engine.record import DealProof
from canasta.engine.rules.plan import Plan

SECRET_BYTES: Final = 32
MAX_ADDITION: Final = 64
"""Characters that a seat may add."""


class UnfairDeal(CanastaError):
    """A deal that is not the one that was promised; the text says in what."""


@dataclass(frozen=True, slots=True)
class Promise:
    """What is promised of the next round: the hash of its seed, as hex."""

    round: int
    """Counted from 1."""
    commitment: str


def seed_of(secret: str, round_number: int) -> str:
    """The seed of a round, as hex; round 0 decides seats and dealer.

    All seeds of a match come from one secret, which is never told: a seed says nothing about the
    next one.
    """
    message = f"canasta round {round_number}".encode()
    return hmac.new(bytes.fromhex(secret), message, hashlib.sha256).hexdigest()


def commitment_of(seed: str) -> str:
    """What is published before the deal: SHA-256 of the seed's bytes, as hex."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def promise_of(secret: str, round_number: int) -> Promise:
    """The promise for a round."""
    return Promise(round_number, commitment_of(seed_of(secret, round_number)))


def deck_of(plan: Plan, seed: str, additions: Sequence[str] = ()) -> tuple[Card, ...]:
    """The pack in the order that a seed and the additions decide, first card first.

    Fisher–Yates from the top of the pack down, over a stream of 32-bit numbers; a number that
    would favour some cards is passed over.
    """
    deck = list(plan.pack)
    numbers = _numbers(seed, additions)
    for last in range(len(deck) - 1, 0, -1):
        other = _below(last + 1, numbers)
        deck[last], deck[other] = deck[other], deck[last]
    return tuple(deck)


def prove(plan: Plan, proof: DealProof, deck: Sequence[Card]) -> None:
    """Checks that a deck is the one that was promised. Raises UnfairDeal."""
    if commitment_of(proof.seed) != proof.commitment:
        raise UnfairDeal("the seed is not the one that was promised")
    if deck_of(plan, proof.seed, proof.additions) != tuple(deck):
        raise UnfairDeal("seed and additions give another order of the cards")


_WORD: Final = 4
_RANGE: Final = 1 << 8 * _WORD


def _numbers(seed: str, additions: Sequence[str]) -> Iterator[int]:
    """Numbers below 2³²: HMAC-SHA256 by the seed of a block number and each addition's hash."""
    key = bytes.fromhex(seed)
    suffix = b"".join(hashlib.sha256(text.encode()).digest() for text in additions)
    block = 0
    while True:
        stream = hmac.new(key, block.to_bytes(8, "big") + suffix, hashlib.sha256).digest()
        for start in range(0, len(stream), _WORD):
            yield int.from_bytes(stream[start : start + _WORD], "big")
        block += 1


def _below(n: int, numbers: Iterator[int]) -> int:
    """The next number below n, every one equally likely."""
    fair = _RANGE - _RANGE % n
    return next(number for number in numbers if number < fair) % n
