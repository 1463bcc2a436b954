"""The game itself: pure, deterministic, standard library only."""
