# The rules of a table, in words: the pile, and threes. rules.ftl says how they are made.

## Taking the pile

rule-pile-frozen = The frozen pile
    .says = { $value ->
        [always] The pile is always frozen: you take it only by melding its top card at once with two natural cards of its rank from the hand.
        [never] No card freezes the pile for everybody; frozen, it would be taken only with two natural cards of the top card’s rank from the hand.
       *[normal] A frozen pile is taken only with two natural cards of the top card’s rank from the hand.
    }
rule-frozen-before-opening = Before the first melds
    .says = { $value ->
        [yes] For a side without melds the pile counts as frozen.
       *[no] For a side without melds the pile is no more frozen than for the others.
    }
rule-freezers = Cards that freeze
    .says = { $value ->
        [none] No card freezes the pile.
       *[some] The pile is frozen for everybody while { $text } lies in it.
    }
rule-captures = Ways of taking
    .says = You take the pile by melding its top card at once: { $text }.
rules-capture = { $value ->
    [natural-pair] with two natural cards of its rank from the hand
    [natural-plus-wild] with one such card and a wild card
    [onto-set] onto a set of the side that is no canasta yet
    [onto-sequence] onto a sequence of the side, next to one of its ends
   *[onto-canasta] onto a finished canasta of the side
}
rule-pair-joins-up-to = A pair for a meld
    .says = { $n ->
        [0] With two cards from the hand, the top card may go to a meld of any size.
        [one] If the side has a meld of that rank, the three cards join it; it may have at most { $n } card, else the pile cannot be taken.
       *[other] If the side has a meld of that rank, the three cards join it; it may have at most { $n } cards, else the pile cannot be taken.
    }
rule-sevens-block = A seven on top
    .says = { $value ->
        [yes] With a seven on top the pile cannot be taken either.
       *[no] With a seven on top the pile is taken as with any other rank.
    }
rule-wild-top = A wild card on top
    .says = { $value ->
        [equal-pair] With a joker or a two on top you take the pile by melding it with two more of the same from the hand, as a meld of wild cards or onto one.
       *[never] With a wild card on top the pile is never taken.
    }
rule-take-top = How much is taken
    .says = { $n ->
        [0] Whoever takes the pile takes all of it: its other cards go into the hand.
        [one] Whoever takes the pile gets only its top card; the others stay where they are.
       *[other] Whoever takes the pile gets only its top { $n } cards, or all if there are fewer: the top card is melded, the others go into the hand, and the rest stays.
    }
rule-take-above-wild = Down to a wild card
    .says = { $value ->
        [yes] If a wild card lies in the pile, only the cards above the highest one are taken.
       *[no] Wild cards in the pile are taken with the others.
    }
rule-pile-black-threes = Black threes in the pile
    .says = { $value ->
        [set-aside] Black threes in a taken pile do not go into the hand: they are set aside for the side, out of play.
       *[to-hand] Black threes in a taken pile go into the hand.
    }
rule-pile-visibility = Looking at the pile
    .says = { $value ->
        [all] All cards of the pile may be looked at.
        [last-three] The three topmost cards of the pile may be looked at.
       *[top] Only the top card of the pile may be looked at.
    }
rule-one-card-rule = One card and one card
    .says = { $value ->
        [free] With one card in hand you may take a pile of one card.
        [free-when-stock-empty] With one card in hand you may take a pile of one card only when the stock is empty.
       *[forbidden] With one card in hand you may not take a pile of one card.
    }

## Threes

rule-bonus-threes = Threes that are laid
    .says = { $value ->
        [both] Threes of both colours are no part of melds and never discarded: you lay them on the table as soon as you have them, for a bonus.
       *[red] Red threes are no part of melds and never discarded: you lay them on the table as soon as you have them, for a bonus.
    }
rule-three-replaced = Cards for laid threes
    .says = { $threes ->
        [both] { $value ->
            [yes] For each one you draw another card from the stock.
           *[no] You draw no other card for them.
        }
       *[red] { $value ->
            [yes] For each one from the hand or the stock you draw another card from the stock.
           *[no] You draw no other card for them.
        }
    }
rule-packet-three-replaced = Cards for threes of the second packet
    .says = { $packet ->
        [foot] { $value ->
            [yes] For those found in the foot you draw another card too.
           *[no] For those found in the foot you draw no other card.
        }
       *[reserve] { $value ->
            [yes] For those found in the second packet you draw another card too.
           *[no] For those found in the second packet you draw no other card.
        }
    }
rule-three-schedule = Points of threes
    .says = { $threes ->
        [both] Those of one colour count { $text }.
       *[red] They count { $text }.
    }
# So many points for each, for each up to some number, or together for so many.
rules-threes-each = { point-count } each
rules-threes-up-to = { $points } each for up to { $n }
rules-threes-of = { $points } for { $n }
rule-three-sign = When they count against a side
    .says = { $value ->
        [no-canasta] They count against a side that has no canasta at the end of the round.
        [under-two-canastas] They count against a side that has fewer than two canastas at the end of the round.
        [no-sevens-canasta] They count against a side that has no canasta of sevens at the end of the round.
        [by-canastas] With two canastas or more at the end of the round they count for the side, with one they count nothing, without any they count against it.
        [never] They count for their side, whatever else it has.
        [always] They count against their side, whatever else it has.
       *[no-meld] They count against a side that has no meld at the end of the round.
    }
rule-kept-three = Keeping a three
    .says = { $value ->
        [before-opening] Until the side has laid its first melds, you may keep one of them in hand.
       *[never] None of them may be kept in hand.
    }
rule-red3-hand-value = A red three in hand
    .says = { $packet ->
        [foot] { $n ->
            [0] A red three left in a hand or a foot costs nothing.
           *[other] A red three left in a hand or a foot costs { point-count }.
        }
        [reserve] { $n ->
            [0] A red three left in a hand or an untaken packet costs nothing.
           *[other] A red three left in a hand or an untaken packet costs { point-count }.
        }
       *[none] { $n ->
            [0] A red three left in hand costs nothing.
           *[other] A red three left in hand costs { point-count }.
        }
    }
rule-black3-hand-value = A black three in hand
    .says = { $packet ->
        [foot] A black three left in a hand or a foot costs { point-count }.
        [reserve] A black three left in a hand or an untaken packet costs { point-count }.
       *[none] A black three left in hand costs { point-count }.
    }
