"""Four bots play a match; each round is told in one line."""

from random import Random

from canasta import find_ruleset, seat_bots
from canasta.bots.host import open_match, play_rounds

SEED = 7

rng = Random(SEED)
match = open_match(find_ruleset("classic", players=4), rng)
bots = seat_bots(["greedy", "random", "greedy", "random"], SEED)

for round_, sheets in play_rounds(match, bots, rng):
    points = " : ".join(f"{sheet.total:5}" for sheet in sheets)
    end = "nobody went out" if round_.out is None else f"seat {round_.out} went out"
    print(f"round {match.n_rounds}: {points}, {end}")

if match.is_over:
    (winner,) = match.winners
    print(f"side {winner} won with {match.scores[winner]} points")
else:
    print(f"broken off at {match.scores}")
