"""Graded positions: what good players choose there, read from a page and put to a bot."""
