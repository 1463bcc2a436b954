"""What may be played in a position, what may not, and why."""

from canasta import IllegalAction, format_action, parse_action, parse_position

# Side 0 has 1500 points, so its first melds need 90.
POSITION = """
game classic 4
scores 1500 800
turn 0 play
hand 0 K K 2 A A A 7 9
pile 5
"""

round_ = parse_position(POSITION)
print(f"the opening needs {round_.side().minimum} points; legal now:")
for action in round_.legal_actions():
    print(f"  {format_action(action)}")

for text in ("meld A A A", "meld K K 2", "discard 7"):
    try:
        round_.play(parse_action(text, round_))
    except IllegalAction as refusal:
        print(f"{text}: refused, {refusal}")
    else:
        print(f"{text}: played")

other = parse_position(POSITION.replace("A A A 7 9", "4 5 7 8 9"))
try:
    other.check(parse_action("meld K K 2", other))
except IllegalAction as refusal:
    print(f"with a poorer hand: {refusal.reason.value}, at most {refusal.facts['points']} points")
