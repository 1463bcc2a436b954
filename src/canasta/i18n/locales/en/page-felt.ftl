# What stands on the table itself, in few words: there is little room on it.

# The mark of the dealer, one letter.
felt-dealer-mark = D
# Under the stock and the pile, where they can be pressed.
felt-draw = Draw
felt-take = Take
# A meld that the others do not see yet, in its label.
felt-staged = not shown to the others yet
# Under the pile; $rank is that of its top card.
felt-pile-frozen = Frozen: needs { rank-pair } from your hand
# Where every pile is frozen.
felt-pile-always = Needs { rank-pair } from your hand
# Only for a side without melds.
felt-pile-closed = First melds: needs { rank-pair } from your hand
felt-pile-blocked = Blocked by { rank-a }
# Cards that nobody knows, under the first one of the pile.
felt-pile-under = { card-count } face down under it
# Before the ranks that cannot be melded any more, at the middle of the table.
felt-dead = Dead
# What the first melds of a side must be worth.
felt-needs = needs { $minimum }
# What first melds need beside their points.
opening-need = { $need ->
    [canasta] a canasta
    [worthy-canasta] a canasta worth them
    [natural-canasta] a natural canasta
    [clean-canasta] a canasta that is not mixed
    [triple] a set without wilds
   *[triple-or-wilds] a set without wilds, or wilds alone
}
felt-needs-also = and { opening-need }
