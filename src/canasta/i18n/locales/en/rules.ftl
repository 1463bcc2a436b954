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

## Presets

preset-classic = Classic
    .about = The published game, settled where the books differ: for two to six players.
preset-classic-ro = Romanian classic
    .about = As a Romanian article tells it: two cards are drawn, naturals outnumber wild cards in a meld, no wild card helps to take the pile, and red threes count against a side without a canasta.
preset-classic-online = Online room
    .about = As an online room plays it: every upcard stays, there is a canasta of wild cards, nobody is asked, and a black three left in hand costs 100 points.
preset-classic-pt = Brazilian classic
    .about = As a Brazilian sheet tells it: special upcards go under the stock, no wild card helps to take the pile, and the first melds always need their points.
preset-cutthroat = Cutthroat
    .about = For three: whoever takes the pile first plays alone against the other two.
preset-uruguay = Uruguay
    .about = Classic canasta with a pile that is always frozen, and with melds of wild cards alone.
preset-viennese = Viennese
    .about = Classic canasta in which red threes need a canasta, and one card in hand may take a pile of one.
preset-sevens = The Sevens
    .about = Classic canasta in which sevens weigh more: much for a canasta of them, much against those left over.
preset-joker = Joker canasta
    .about = A game for dear melds of wild cards: the pile is always frozen, a canasta is exactly seven cards, and threes of both colours bring bonuses.
preset-cuban = Cuban
    .about = The pile is always frozen, a canasta is exactly seven cards, wild cards make canastas of their own, and black threes of a taken pile are set aside.
preset-samba = Samba
    .about = Three packs and two cards a draw: beside sets there are sequences, and seven cards of a suit in a row are a samba.
preset-samba-ro = Romanian Samba
    .about = Samba as a Romanian article tells it: three canastas are needed to go out.
preset-chile = Chile
    .about = Three packs, with sequences and with melds of wild cards alone.
preset-bolivia = Bolivia
    .about = Samba with melds of wild cards: seven of them are a bolivia, and nobody goes out without a canasta in sequence.
preset-brazilian = Brazilian
    .about = Bolivia with harder first melds: from 7,000 on they need a canasta, and the pile does not help; short sequences cost points.
preset-hand-and-foot = Hand and Foot
    .about = Five packs, and two packets of cards for everybody: first the hand is played out, then the foot.
preset-hand-and-foot-short = Hand and Foot, short
    .about = Hand and Foot with eleven cards in hand and foot, without melds of wild cards, and with one natural and one mixed canasta to go out.
preset-pennies = Pennies from Heaven
    .about = Six players and four packs: a first canasta of one’s own brings a second packet of cards, and sevens count most.
preset-mexicana = Mexicana
    .about = Three packs: whoever opens for a side draws thirteen cards at once, a seven on top blocks the pile, and going out needs red threes.
preset-modern-american = Modern American
    .about = As clubs of the United States play it: closed canastas that make their rank dead, strict first melds, a talon, and special hands.
preset-italian = Italian
    .about = Samba with a pile that is always frozen, first melds of natural cards only, and bonuses for many canastas.
preset-modern-online = Modern online
    .about = As online rooms play now: only a wild card freezes the pile, for everybody, and a black three blocks it for one turn.

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

## Going out and the end of a round

rule-go-out-canastas = Canastas for going out
    .says = { $value ->
        [none] A side may go out without a canasta.
       *[some] A side may go out once it has { $text }.
    }
# $others says whether canastas of other kinds are asked for before these.
rules-quota = { $kind ->
    [natural] { $n ->
        [one] { $n } natural canasta
       *[other] { $n } natural canastas
    }
    [mixed] { $n ->
        [one] { $n } mixed canasta
       *[other] { $n } mixed canastas
    }
    [wild] { $n ->
        [one] { $n } canasta of wild cards
       *[other] { $n } canastas of wild cards
    }
    [sequence] { $n ->
        [one] { $n } canasta in sequence
       *[other] { $n } canastas in sequence
    }
    [sevens] { $n ->
        [one] { $n } canasta of sevens
       *[other] { $n } canastas of sevens
    }
    [not-wild] { $n ->
        [one] { $n } canasta that is not of wild cards
       *[other] { $n } canastas that are not of wild cards
    }
   *[any] { $others ->
        [yes] { $n ->
            [one] { $n } other canasta of any kind
           *[other] { $n } other canastas of any kind
        }
       *[no] { canasta-count }
    }
}
rule-out-conditions = What going out needs besides
    .says = { $value ->
        [none] Going out needs nothing besides.
       *[some] For going out it is also needed that { $text }.
    }
rules-out-condition = { $value ->
    [partner-played-foot] each partner has taken up the foot and played from it
    [nothing-unfinished] the side has no unfinished meld of sevens, of aces without wild cards or of wild cards
   *[red-threes-match] the side has at least as many red threes as canastas
}
rule-final-discard = The last discard
    .says = { $value ->
        [required] Whoever goes out ends with a discard.
        [forbidden] Whoever goes out melds the last card and does not discard it.
       *[optional] Whoever goes out may discard the last card, or meld all.
    }
rule-permission = Asking the partner
    .says = { $value ->
        [once-a-turn] Before you go out you may ask a partner, “May I go out?”, once a turn; the answer binds you.
        [once-a-round] Before you go out you may ask a partner, “May I go out?”, once a round; the answer binds you.
        [required] Before you go out you must ask a partner, “May I go out?”; the answer binds you.
       *[none] Nobody asks a partner before going out.
    }
rule-ask-window = When to ask
    .says = { $value ->
        [before-any] You ask before you lay any card in your turn, even to take the pile.
       *[before-melds] You ask before you meld in your turn; a pile already taken does not matter.
    }
rule-go-out-bonus = Going out
    .says = { $n ->
        [0] Going out counts nothing by itself.
       *[other] Going out counts { point-count }.
    }
rule-concealed-bonus-total = Going out concealed
    .says = { $n ->
        [0] Going out concealed, with the whole hand at once, counts nothing.
       *[other] Going out concealed, with the whole hand at once, counts { point-count } in place of that.
    }
rule-concealed-spoiled-by = What spoils it
    .says = { $value ->
        [side] It is concealed only if the side had no melds before this turn.
       *[player] It is concealed if the player had melded nothing before this turn, whatever a partner has laid.
    }
rule-concealed-may-add = Adding to a partner’s melds
    .says = { $value ->
        [yes] Cards laid on melds of a partner in that turn do not spoil it.
       *[no] Cards laid on melds of a partner in that turn spoil it.
    }
rule-concealed-pile-allowed = Concealed with the pile
    .says = { $value ->
        [yes] You may go out concealed after taking the pile.
       *[no] Whoever takes the pile in that turn does not go out concealed.
    }
rule-stock-end = When the stock is used up
    .says = { $value ->
        [after-last-drawer] The round ends with the turn of whoever drew the last card of the stock.
       *[pile-run] When the stock is used up, play goes on as long as each player takes the pile.
    }
rule-forced-fit = Taking by force
    .says = { $value ->
        [yes] Then you must take the pile if its top card fits a meld of your side.
       *[no] Then nobody is forced to take the pile.
    }
rule-last-three-ends = Threes as the last draw
    .says = { $threes ->
        [both] { $value ->
            [may-meld] If the last draw brings nothing but threes, you may still meld, but you do not discard; then the round ends.
            [stays-in-hand] If the last draw brings nothing but threes, they stay in hand, and the round ends.
           *[at-once] If the last draw brings nothing but threes, the round ends at once.
        }
       *[red] { $value ->
            [may-meld] If the last draw brings nothing but red threes, you may still meld, but you do not discard; then the round ends.
            [stays-in-hand] If the last draw brings nothing but red threes, they stay in hand, and the round ends.
           *[at-once] If the last draw brings nothing but red threes, the round ends at once.
        }
    }

## Scoring

rule-natural-bonus = Natural canasta
    .says = A natural canasta counts { point-count }.
rule-mixed-bonus = Mixed canasta
    .says = A mixed canasta counts { point-count }.
rule-wild-bonus = Canasta of wild cards
    .says = A canasta of wild cards counts { point-count }.
rule-wild-twos-bonus = Canasta of twos
    .says = { $n ->
        [0] A canasta of twos alone counts as any of wild cards.
       *[other] If it is all twos, it counts { point-count }.
    }
rule-wild-jokers-bonus = Wild cards with four jokers
    .says = { $n ->
        [0] A canasta of wild cards with four jokers counts as any of wild cards.
       *[other] If four jokers are in it, it counts { point-count }.
    }
rule-sequence-bonus = Canasta in sequence
    .says = A canasta in sequence counts { point-count }.
rule-sevens-bonus = Canasta of sevens
    .says = { $n ->
        [0] A canasta of sevens counts as any other.
       *[other] A canasta of sevens counts { point-count }, whatever its kind.
    }
rule-aces-bonus = Natural canasta of aces
    .says = { $n ->
        [0] A natural canasta of aces counts as any other.
       *[other] A natural canasta of aces counts { point-count }.
    }
rule-score-by-canastas = Scoring by canastas
    .says = { $value ->
        [yes] A side without a canasta gets no bonuses, and its cards on the table count against it.
       *[no] Cards on the table count for a side without a canasta too.
    }
rule-sevens-unfinished = Unfinished meld of sevens
    .says = { $n ->
        [0] A meld of sevens that is no canasta costs nothing.
       *[other] A meld of sevens that is no canasta at the end of the round costs { point-count }.
    }
rule-aces-unfinished = Unfinished meld of aces
    .says = { $n ->
        [0] A meld of aces that is no canasta costs nothing.
       *[other] A meld of aces without wild cards that is no canasta at the end of the round costs { point-count }.
    }
rule-wild-unfinished = Unfinished meld of wild cards
    .says = { $n ->
        [0] A meld of wild cards that is no canasta costs nothing.
       *[other] A meld of wild cards that is no canasta at the end of the round costs { point-count }.
    }
rule-wild-unfinished-jokers = The same with four jokers
    .says = { $n ->
        [0] Such a meld of wild cards costs no more with four jokers in it.
       *[other] If four jokers are in such a meld of wild cards, it costs { point-count }.
    }
rule-sequence-shorter-than = Short sequences
    .says = { $n ->
        [0] No sequence is too short at the end of the round.
        [one] A sequence of fewer than { $n } card is too short at the end of the round.
       *[other] A sequence of fewer than { $n } cards is too short at the end of the round.
    }
rule-sequence-short = Points against a short sequence
    .says = Each sequence of fewer than { $count } cards at the end of the round costs { point-count }.
rule-held-count = Many sevens or aces in hand
    .says = { $n ->
        [one] Of sevens or aces left in one hand, { $n } is many.
       *[other] Of sevens or aces left in one hand, { $n } are many.
    }
rule-sevens-held = Sevens in hand
    .says = { $n ->
        [0] Many sevens left in one hand cost no more than their points.
       *[other] If { $count } sevens or more are left in one hand, they cost { point-count } besides.
    }
rule-aces-held = Aces in hand
    .says = { $n ->
        [0] Many aces left in one hand cost no more than their points.
       *[other] If { $count } aces or more are left in one hand, they cost { point-count } besides.
    }
rule-black3-aside = A black three set aside
    .says = Each black three set aside counts { point-count } for its side.
rule-black3-aside-all = All black threes set aside
    .says = All black threes together, set aside for one side, count { point-count }.
rule-canasta-mix-bonus = Natural and mixed canastas
    .says = { $value ->
        [none] There is no bonus for several natural and mixed canastas.
       *[some] A side with several canastas of ranks also scores the most that they reach of this: { $text }.
    }
rules-mix = { $mixed ->
    [0] { $points } for { $natural } natural
   *[other] { $points } for { $natural } natural with { $mixed } mixed
}
rule-canasta-count-bonus = Number of canastas
    .says = { $value ->
        [none] There is no bonus for the number of canastas.
       *[some] A side also scores for the number of its canastas, by the highest step reached: { $text }.
    }
rules-step = { $points } from { $total } on
rule-black-threes-bonus = All black threes
    .says = { $n ->
        [0] There is no bonus for melding many black threes.
       *[other] Melding four black threes or more counts { point-count } more.
    }
rule-canastas-win = Winning by canastas
    .says = { $n ->
        [0] No number of canastas wins the match.
        [one] { $n } canasta of a side in one round wins the match.
       *[other] { $n } canastas of a side in one round win the match.
    }

## Special hands

rule-special-hands = Special hands
    .says = { $value ->
        [none] There are no special hands.
       *[some] A player whose side has no melds, and whose hand of fourteen cards after a draw has one of these shapes, may show it: the round ends. None but a straight holds a three.
    }
# A hand that ends the round, its points and its shape.
rules-hand = { $hand ->
    [pairs] Pairs, { point-count }: seven different pairs of natural cards.
    [wild-pairs] Wild pairs, { point-count }: seven pairs, among them aces, sevens and one pair of equal wild cards.
    [miami-pairs] Miami pairs, { point-count }: seven pairs, among them aces, sevens, twos and jokers.
    [zip-code] Zip code, { point-count }: four of one rank, three of each of two others and two of each of two more; twos or jokers may be such a group.
    [straight] Straight, { point-count }: one card of each rank, from ace and two to king, three included, and a joker.
    [garbage] Garbage, { point-count }: four of each of two ranks and three of each of two others, without wild cards.
    [blast-off] Blast off, { point-count }: five of one rank, four of another, three of another and two of another; twos or jokers may be such a group.
    [triples] Triples, { point-count }: three of each of four natural ranks, and a pair of equal wild cards.
    [quads] Quads, { point-count }: four of each of three natural ranks, and a pair of equal wild cards.
    [dream-four] Dream plus four, { point-count }: five of each of two natural ranks, and four equal wild cards.
   *[dream-five] Dream plus five, { point-count }: five of one natural rank, four of another, and five wild cards.
}
rule-special-courtesy = A partner’s special hand
    .says = { $value ->
        [yes] After a side’s first melds, the partner of whoever laid them may still show one in the very next turn; those melds then do not count.
       *[no] Once a side has melds, nobody of it shows one any more.
    }
rule-special-from-discard = Where the last card comes from
    .says = { $value ->
        [yes] The last card of such a hand comes from the stock, or is the top card of the pile.
       *[no] The last card of such a hand comes from the stock, never from the pile.
    }
