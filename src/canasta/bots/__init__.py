"""Computer players, and what plays them: the host of a match, the arena, the simulation."""
