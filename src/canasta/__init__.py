"""Canasta: the whole family of the game, by anybody's rules."""

__version__ = "0.1.0"
