# The rules of a table, in words.
#
# Each rule of a ruleset has a message: its value names the rule, its `says` is a sentence for a value.
# $value is a choice, or yes or no; $n is a number; $text is a list made of the messages below.
# Other variables are what a sentence owes to the rules beside its own.

rules-of = Rules: { $name }

rules-group-match = Table and match
rules-group-deck = Cards and deal
# The second packet of cards, by what kind it is.
rules-group-packet = { $packet ->
    [foot] The foot
    [talon] The talon
    [opening-draw] Cards for whoever opens
   *[reserve] The second packet
}
rules-group-turn = The turn
rules-group-melds = Melds
rules-group-opening = The first melds
rules-group-pile = Taking the pile
rules-group-threes = Threes
rules-group-out = Going out and the end of a round
rules-group-scoring = Scoring
rules-group-special = Special hands

## What no field decides alone

rules-always-match = You score by laying cards on the table in groups, called melds; large ones, called canastas, count most.
rules-always-deck = Cards from four to ace are natural; threes have rules of their own.
rules-always-packet = { $packet ->
    [foot] If you meld the last card of your hand, you take up the foot at once and play on; if you discard it, you take up the foot at the start of your next turn.
    [talon] There is no talon for first melds laid in a turn in which the pile was taken.
    [opening-draw] This happens once for each side and round.
   *[reserve] Until you have taken up your packet you cannot go out.
}
rules-always-turn = The player after the dealer begins. In your turn you take cards, then you may meld, and last you discard a card on the pile.
rules-always-bans = { $strict ->
    [yes] If after a draw from the stock nothing else can be discarded, such a card may be.
   *[no] If nothing else can be discarded, such a card may be.
}
rules-always-melds = The usual meld is a set: cards of one rank, where wild cards may stand for some of them.
rules-always-side = Melds belong to a side: you may add cards to any meld of your own side, never to those of others.
rules-always-opening = Card points: joker { $joker }, ace and two { $ace } each, king down to eight { $king } each, { $black ->
    [yes] seven down to four and black three { $four } each.
   *[no] seven down to four { $four } each.
}
rules-always-minimum = All melds laid in that turn to reach it count together; bonuses do not count.
rules-always-pile = { $wild ->
    [yes] With a three on top the pile cannot be taken; so a black three blocks it for one turn.
   *[no] { $threes ->
        [both] With a wild card on top the pile cannot be taken.
       *[red] With a wild card or a three on top the pile cannot be taken; so a black three blocks it for one turn.
    }
}
rules-always-out = { $packet ->
    [foot] Whoever plays the last card of the foot goes out, and the round ends.
   *[none] Whoever plays the last card of the hand goes out, and the round ends.
}
rules-always-quotas = Each canasta counts only once for this.
rules-always-keep = { $packet ->
    [foot] Once you play from the foot, you keep at least one card after the discard unless you go out.
   *[none] Unless you go out, you keep at least one card after the discard.
}
rules-always-scoring = { $packet ->
    [foot] After a round the cards on the table count their points for their side, cards left in hands and feet against it; canastas add bonuses.
    [reserve] After a round the cards on the table count their points for their side, cards left in hands and untaken packets against it; canastas add bonuses.
   *[none] After a round the cards on the table count their points for their side, cards left in hand against it; canastas add bonuses.
}
rules-always-special = The side that shows such a hand scores its points and nothing else in that round; the others score as usual.

## Table and match

rule-seating = Players and sides
    .says = { $value ->
        [alone] { player-count }, each alone.
       *[sides] { player-count }: seats { $text }, counted clockwise.
    }
# The seats of one side, listed, against those of the next.
rules-against = { $first } against { $next }
rule-team-mode = How sides come about
    .says = { $value ->
        [lone-hand] Whoever takes the pile first in a round plays it alone against the others, who are then partners and keep the melds that each has laid; until then each plays alone.
        [rotating-sitout] One player of the larger side sits out each round, in turn.
       *[fixed] The sides stay the same for the whole match.
    }
rule-direction = Direction
    .says = { $value ->
        [anticlockwise] Deal and play go anticlockwise.
       *[clockwise] Deal and play go clockwise.
    }
rule-target = Target
    .says = { $n ->
        [0] No number of points ends the match.
       *[other] The match ends once a side has { point-count } after a round; the highest total wins.
    }
rule-deals = Number of rounds
    .says = { $n ->
        [0] The match has no fixed number of rounds.
        [one] The match ends after { $n } round; the highest total wins.
       *[other] The match ends after { $n } rounds; the highest total wins.
    }
rule-tie-rule = Equal totals
    .says = { $value ->
        [extra-round] If the highest totals are equal at the end, another round is played.
        [shared] If the highest totals are equal at the end, the win is shared.
       *[last-out] If the highest totals are equal at the end, the side that has just gone out wins.
    }
rule-tie-raise = Target after a tie
    .says = { $n ->
        [0] A tie leaves the target as it is.
       *[other] A tie raises the target by { point-count }.
    }
rule-first-dealer = First dealer
    .says = { $value ->
        [highest] Whoever draws the highest card deals first.
        [lowest] Whoever draws the lowest card deals first.
       *[random] Chance decides who deals first.
    }
rule-partner-draw = Finding partners
    .says = { $value ->
        [highest] Partners are drawn for: those with the highest cards play together.
       *[given] Partners are those who sit down as partners.
    }
rule-rematch-dealer = Dealer of another match
    .says = { $value ->
        [draw] In another match at the same table the first dealer is drawn for anew.
       *[clockwise] In another match at the same table the deal passes on from the last dealer.
    }

## Cards and deal

rule-packs = Packs
    .says = { $n ->
        [one] Canasta is played here with { $n } pack of 52 cards.
       *[other] Canasta is played here with { $n } packs of 52 cards.
    }
rule-jokers = Jokers
    .says = { $n ->
        [0] There are no jokers; the twos are wild: they may stand for other cards.
        [one] There is { $n } joker; jokers and twos are wild: they may stand for other cards.
       *[other] There are { $n } jokers in all; jokers and twos are wild: they may stand for other cards.
    }
rule-hand-size = Cards in hand
    .says = Each player is dealt { card-count }.
rule-upcard = The first card of the pile
    .says = { $value ->
        [none] The other cards are the stock, face down; the pile begins empty.
       *[single] The other cards are the stock, face down; its top card, the upcard, is turned and begins the pile.
    }
rule-under-upcard = Cards under the upcard
    .says = { $value ->
        [three] Three cards of the stock are put face down under the upcard.
        [by-value] As many cards of the stock as the upcard’s number are put face down under it: 11 for a jack, 12 for a queen, 13 for a king, 14 for an ace.
       *[none] No cards are put under the upcard.
    }
rule-upcard-reject = Upcards that do not stay
    .says = { $value ->
        [none] Neither a wild card nor a red three turned up at the deal is replaced: it stays.
       *[some] If { $text } is turned up at the deal, it does not stay on top.
    }
rule-upcard-reject-action = What happens to them
    .says = { $value ->
        [bury] Such an upcard goes to the bottom of the stock, and another card is turned.
        [leave] Such an upcard stays as it is.
       *[cover] Such an upcard is covered by further cards until a natural card lies on top.
    }
rule-upcard-black-three = A black three as upcard
    .says = { $value ->
        [bury] A black three turned up at the deal goes to the bottom of the stock, and another card is turned.
        [leave] A black three turned up at the deal stays, and blocks the pile for the first player.
       *[cover] A black three turned up at the deal is covered by further cards until a natural card lies on top.
    }
# Kinds of card, in a list: wild, red-three or black-three.
rules-special = { $value ->
    [wild] a wild card
    [red-three] a red three
   *[black-three] a black three
}

## A second packet of cards

rule-packet = Second packet
    .says = { $value ->
        [foot] Each player is also dealt a second packet of cards, the foot, which lies face down and unseen until the hand has been played out.
        [reserve] Each player is also dealt a second packet of cards, face down and unseen, and takes it into the hand on completing a first canasta of their own in the round.
        [opening-draw] Whoever lays the first melds of a side at once draws more cards from the stock.
        [talon] Whoever lays the first melds of a side gets a talon: cards from the stock, set aside unseen after the discard and taken into the hand in the next turn.
       *[none] There is no second packet of cards.
    }
# $text says what each side gets, in the order in which they lay their first melds; else all get $n.
rule-packet-size = Cards of the second packet
    .says = { $packet ->
        [foot] { $value ->
            [many] The foot has { $text } cards, in the order in which sides lay their first melds.
           *[one] The foot has { card-count }.
        }
        [talon] { $value ->
            [many] The talon has { $text } cards, in the order in which sides lay their first melds.
           *[one] The talon has { card-count }.
        }
        [opening-draw] { $value ->
            [many] These are { $text } cards, in the order in which sides lay their first melds, or as many as the stock still has.
           *[one] These are { card-count }, or as many as the stock still has.
        }
       *[reserve] { $value ->
            [many] The packet has { $text } cards, in the order in which sides lay their first melds.
           *[one] The packet has { card-count }.
        }
    }
rules-then = { $first }, then { $next }
rule-turn-card = Card that ends the talon
    .says = { $n ->
        [0] No card of the stock ends the talon.
       *[other] The turn card, number { $n } from the bottom of the stock, lies crosswise; once it is drawn, there is no talon any more.
    }
rule-keep-waived-by-packet = Keeping a card
    .says = { $value ->
        [yes] { $packet ->
            [talon] Whoever is to get a talon need keep no card after the discard.
           *[other] Whoever is to get those cards need keep no card after the discard.
        }
       *[no] { $packet ->
            [talon] Whoever is to get a talon keeps a card after the discard, as always.
           *[other] Whoever is to get those cards keeps a card after the discard, as always.
        }
    }

## The turn

rule-draw-count = Cards drawn
    .says = { $n ->
        [one] In each turn you draw one card from the stock, or take the pile.
       *[other] In each turn you draw { $n } cards from the stock, or take the pile.
    }
rule-short-draw-ok = The last draw
    .says = { $value ->
        [yes] If the stock has fewer cards left than that, you draw those.
       *[no] If the stock has fewer cards left than that, nobody draws any more.
    }
rule-discard-bans = Cards not to be discarded
    .says = { $value ->
        [none] Any card may be discarded.
       *[some] { $text }
    }
# What may not be discarded, a sentence each.
rules-ban = { $ban ->
    [black-three-first-round] No black three is discarded before everybody has had a turn.
    [seven-until-canastas] No seven is discarded before each side has a canasta of sevens.
    [seven-going-out] Nobody goes out by discarding a seven.
    [wild] No wild card is discarded, but in going out or from a hand of wild cards only.
   *[valuable-on-empty-pile] On an empty pile no seven, ace or wild card is discarded, nor a card of a dead rank (see Melds); whoever would be left with no other card to discard may not take the pile.
}
rule-melds-from-round = When melding begins
    .says = { $n ->
        [one] You may meld from your first turn on.
       *[other] In each round you may meld only from your turn number { $n } on.
    }
