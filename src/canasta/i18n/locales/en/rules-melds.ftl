# The rules of a table, in words: melds, and the first of a round. rules.ftl says how they are made.

## Melds

rule-min-size = Smallest meld
    .says = { $n ->
        [one] A meld has at least { $n } card.
       *[other] A meld has at least { $n } cards.
    }
rule-canasta-size = Canasta
    .says = { $growth ->
        [closed] A canasta is a meld of { $n } cards: natural without wild cards, mixed with them.
       *[open] A canasta is a meld of { $n } cards or more: natural without wild cards, mixed with them.
    }
rule-min-naturals = Natural cards of a set
    .says = { $n ->
        [0] A set needs no natural card.
       *[other] A set has at least { natural-card-count }.
    }
rule-max-wilds = Wild cards of a set
    .says = { $n ->
        [0] A set holds no wild cards.
       *[other] A set holds at most { wild-card-count }.
    }
rule-wild-limit = Wild against natural cards
    .says = { $value ->
        [not-more] A set never has more wild than natural cards.
        [fewer] A set always has more natural than wild cards.
        [half] A set has at least two natural cards for each wild card.
       *[max-only] Within these limits wild cards may outnumber the natural cards of a set.
    }
rule-naturals-before-wilds = Wild cards after the first melds
    .says = { $n ->
        [0] After a side’s first melds, sets take wild cards as before.
        [one] After a side’s first melds, a wild card goes only to a set of at least { $n } natural card.
       *[other] After a side’s first melds, a wild card goes only to a set of at least { $n } natural cards.
    }
rule-sevens-wilds = Wild cards with sevens
    .says = { $value ->
        [opening-only] Wild cards go to sevens only in a side’s first melds; a set of sevens begun without them stays without.
        [never] Sevens are never melded with wild cards.
       *[normal] Sevens take wild cards as other ranks do.
    }
rule-aces-wilds = Wild cards with aces
    .says = { $value ->
        [opening-only] Wild cards go to aces only in a side’s first melds; a set of aces begun without them stays without.
        [never] Aces are never melded with wild cards.
       *[normal] Aces take wild cards as other ranks do.
    }
rule-canasta-growth = A finished canasta
    .says = { $value ->
        [naturals-only] A finished canasta takes in natural cards only.
        [closed] A finished canasta is closed: it takes in no more cards.
       *[any] A finished canasta still takes in natural cards, and wild cards within these limits.
    }
rule-growth-going-out = Closed canastas in going out
    .says = { $value ->
        [yes] In the turn in which you go out, closed canastas of a rank still take in natural cards.
       *[no] Closed canastas take in no cards in going out either.
    }
rule-melds-per-rank = Melds of one rank
    .says = { $value ->
        [next-after-closed] A side begins another meld of the same rank only once the last one is a canasta.
        [many] A side may have several melds of the same rank.
       *[one] A side has only one meld of each rank.
    }
rule-merging = Joining melds of one rank
    .says = { $value ->
        [yes] Two sets of one rank may be joined as far as the limits on wild cards allow it, but not two canastas.
       *[no] Two sets of one rank are never joined.
    }
rule-dead-ranks = Dead ranks
    .says = { $value ->
        [own-side] Once a side has a canasta of a rank, that rank is dead for it: it melds no more cards of that rank.
        [both] Once any side has a canasta of a rank, that rank is dead: nobody melds cards of it any more.
       *[nobody] A canasta bars nobody from melding its rank.
    }
rule-sequences = Sequences
    .says = { $value ->
        [yes] A sequence is a meld too: { $smallest } to { $size } natural cards of one suit in a row, with four the lowest and ace the highest, and no wild cards; with { $size } it is a canasta in sequence, also called samba or escalera, and closed.
       *[no] Cards of one suit in a row are no meld.
    }
rule-sequence-joining = Joining sequences
    .says = { $value ->
        [yes] Two sequences of a side that meet may be joined.
       *[no] Sequences are never joined to each other.
    }
rule-sequence-twins = Sequences of one suit
    .says = { $value ->
        [yes] A side may have several sequences of one suit, even with the same ranks.
       *[no] Two sequences of a side in one suit have no rank in common.
    }
rule-sequence-growth-out = Longer sequences
    .says = { $value ->
        [yes] In the turn in which you go out, finished sequences still take in cards at their ends.
       *[no] Finished sequences take in no cards in going out either.
    }
rule-wild-meld = Wild cards alone
    .says = { $value ->
        [whole-canasta] Wild cards alone are a meld only as a whole canasta of { $size }, laid at once and then closed.
        [mixed] Wild cards alone are a meld too: { $smallest } to { $size } jokers and twos in any mix; with { $size } it is a canasta of wild cards, and closed.
        [twos-only] Twos alone are a meld too: { $smallest } to { $size } twos without jokers; with { $size } it is a canasta of wild cards, and closed.
       *[never] Wild cards alone are no meld.
    }
rule-wild-meld-locks = Wild cards elsewhere
    .says = { $value ->
        [yes] While a side has an unfinished meld of wild cards, its wild cards go to no other meld.
       *[no] An unfinished meld of wild cards bars no wild card from other melds.
    }
rule-wild-melds-end = The last meld of wild cards
    .says = { $value ->
        [yes] Once any side has a canasta of wild cards, nobody begins a meld of wild cards any more.
       *[no] Melds of wild cards may be begun at any time.
    }
rule-black3-meld = Melding black threes
    .says = { $value ->
        [going-out] Black threes are melded only in the turn in which you go out, without wild cards.
       *[never] Black threes are never melded.
    }

## The first melds

rule-opening-key = What the minimum goes by
    .says = { $value ->
        [deal] The first melds of a side in a round must reach a minimum of card points, which goes by the number of the round.
       *[score] The first melds of a side in a round must reach a minimum of card points, which goes by its total before the round.
    }
rule-opening-bands = Minimum
    .says = { $key ->
        [deal] The minimum, by the round: { $text }.
       *[score] The minimum, by the total: { $text }.
    }
# What the first melds need, below a total or before a round, from one on, or always.
rules-band-below = { $key ->
    [first] { $need } in the first round
    [deal] { $need } before round { $total }
   *[score] { $need } below { $total }
}
rules-band-from = { $key ->
    [deal] { $need } from round { $total }
   *[score] { $need } from { $total }
}
rules-band-always = { $need } whatever it is
rules-need = { $canasta ->
    [any] { $n ->
        [0] any canasta
       *[other] any canasta and { point-count } in all
    }
    [worth] a canasta whose cards are worth { $n }
    [natural] { $n ->
        [0] a natural canasta
       *[other] a natural canasta and { point-count } in all
    }
    [natural-or-better] { $n ->
        [0] a canasta that is not mixed
       *[other] a canasta that is not mixed and { point-count } in all
    }
   *[none] { $n }
}
rule-opening-content = What they must contain
    .says = { $value ->
        [clean-triple] Among them must be a set of at least three natural cards without wild cards.
        [clean-triple-or-wilds] Among them must be a set of at least three natural cards without wild cards, or a meld of wild cards.
        [all-natural] They must be of natural cards only.
       *[any] They may be melds of any kind.
    }
rule-opening-mixed-canasta = Mixed canasta at first
    .says = { $value ->
        [yes] A mixed canasta may be among them.
       *[no] A mixed canasta may not be among them.
    }
rule-opening-closes = When the first melds are over
    .says = { $value ->
        [with-turn] All that is laid in that turn belongs to the first melds.
       *[when-met] They are over when the minimum is reached: what is laid after that is no part of them.
    }
rule-opening-from-pile = The pile for the first melds
    .says = { $value ->
        [forbidden] A side lays its first melds from the hand, before it takes a pile.
        [hand-qualifies] A side without melds may take the pile only if cards from the hand reach the minimum by themselves in that turn; the top card does not help.
       *[allowed] A side may take the pile for its first melds; it gets the cards below the top card once the minimum is reached.
    }
rule-top-card-counts = The top card
    .says = { $value ->
        [yes] The top card of a taken pile counts for the minimum.
       *[no] The top card of a taken pile does not count for the minimum.
    }
rule-waiver = Exceptions to the minimum
    .says = { $value ->
        [from-stock] Whoever draws from the stock and goes out with the whole hand at once needs no minimum.
        [with-pile] Whoever goes out with the whole hand at once needs no minimum, with a taken pile too, if all its cards go down.
        [splash] Whoever lays a whole natural canasta or canasta of wild cards from the hand needs no minimum.
       *[never] There is no exception to the minimum, not even for going out with the whole hand at once.
    }
