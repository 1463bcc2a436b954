"""Hands of seat 0 that can go out in this turn: what its side has melded, and the hand."""

import pytest

WAYS_OUT = [
    pytest.param("Kx7", "A A 2 K", id="all of it fits"),
    pytest.param("Kx7", "A A A 4", id="a card to discard"),
    pytest.param("Kx7", "4", id="only a card to discard"),
    pytest.param("Kx6", "A A 2 2 4", id="the canasta is completed on the way"),
    pytest.param("Kx7", "3s 3s 3c 4", id="black threes"),
    pytest.param("Kx4 2x3 | A A 2x3", "A A A 2 2 5 5 5", id="wilds have little room"),
    pytest.param("", "K K K K K K 2 A A A 4", id="concealed"),
]
