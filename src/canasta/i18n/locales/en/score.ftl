# The score sheet, and the proof of a fair deal.
#
# A line of the sheet: its points stand beside it. $n is a number of cards or canastas, $rank the
# rank of a canasta, as in cards.ftl.

score-special-hand = special hand, which counts alone
score-melded-cards = cards melded ({ $n })
score-natural-canasta = natural canasta of { rank-many }
score-mixed-canasta = mixed canasta of { rank-many }
score-wild-canasta = canasta of wild cards
score-sequence-canasta = canasta in sequence
score-canasta-count = for so many canastas ({ $n })
score-canasta-mix = for natural and mixed canastas ({ $n })
score-black-threes-melded = all black threes melded
score-unfinished-meld = unfinished meld of { meld-name }
score-short-sequence = sequence left too short ({ $n })
score-red-threes = red threes ({ $n })
score-black-threes = black threes laid ({ $n })
score-black-threes-aside = black threes set aside ({ $n })
score-going-out = going out
score-concealed = going out concealed
score-cards-in-hand = cards left in hand ({ $n })
score-black-threes-in-hand = black threes left in hand ({ $n })
score-red-threes-in-hand = red threes left in hand ({ $n })
score-sevens-held = too many sevens in one hand ({ $n })
score-aces-held = too many aces in one hand ({ $n })

# A line in one piece: $line with its $points.
score-line = { $line }: { $points }

score-sheet = Score sheet
score-sheet-of-round = Score sheet of round { $round }
score-this-round = this round
score-total = total
score-before = before this round
score-no-lines = Nothing was scored.
score-target = The match goes to { point-count }.
score-lasts = The match lasts { round-count }.
# $list names who holds which cards.
score-hands-left = Cards still in hand: { $list }.
score-no-hands-left = No cards were left in hand.
# $list names whose packets waited to the end, and what is in them.
score-packets-left = Never taken up: { $list }.
# Totals by side: $list is such as "Your side 1,230, Their side 640".
score-totals = Totals: { $list }.
# One of them: $name with its $points.
score-total-of = { $name } { $points }

## Proof of a fair deal

proof-title = Fair deal
proof-about = Before the cards are dealt the table fixes their order and publishes its fingerprint. After the round it shows what the order was made from, and anybody can check that both agree.
proof-commitment = Promise, made before the deal
proof-seed = Seed, shown after the round
proof-differs = Warning: this deal differs from the one that was promised.
proof-unchecked = Not checked yet.
proof-check = Check the deal
