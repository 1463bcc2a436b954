# The rules of a table, in words.
#
# Each rule of a ruleset has a message: its value names the rule, its `says` is a sentence for a value.
# $value is a choice, or yes or no; $n is a number; $text is a list made of the messages below.

rules-of = Rules: { $name }

rules-group-match = Table and match
rules-group-deck = Cards and deal
rules-group-turn = The turn
rules-group-melds = Melds
rules-group-opening = The first melds
rules-group-pile = Taking the pile
rules-group-threes = Threes
rules-group-out = Going out and the end of a round
rules-group-scoring = Bonuses

## What holds at every table

rules-always-turn = In your turn you take cards, then you may meld, and last you discard a card on the pile.
rules-always-melds = A meld is cards of one rank; wild cards stand for any of them.
rules-always-opening = Card points: joker { $joker }, ace and two { $ace } each, king down to eight { $king } each, seven down to four { $four } each.
rules-always-pile = With a wild card or a three on top the pile cannot be taken.
rules-always-out = Whoever plays the last card of the hand goes out, and the round ends.
rules-always-scoring = Cards on the table count their points for their side, cards left in hand against it.

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
        [lone-hand] Whoever takes the pile first in a round plays it alone against the others, who are then partners; until then each plays alone.
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
        [0] There are no jokers; the twos are wild.
        [one] There is { $n } joker; jokers and twos are wild.
       *[other] There are { $n } jokers in all; jokers and twos are wild.
    }
rule-hand-size = Cards in hand
    .says = Each player is dealt { card-count }.
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

## Melds

rule-min-size = Smallest meld
    .says = { $n ->
        [one] A meld has at least { $n } card.
       *[other] A meld has at least { $n } cards of one rank.
    }
rule-canasta-size = Canasta
    .says = { $n ->
        [one] A canasta is a meld of { $n } card or more.
       *[other] A canasta is a meld of { $n } cards or more: natural without wild cards, mixed with them.
    }
rule-min-naturals = Natural cards of a meld
    .says = { $n ->
        [0] A meld needs no natural card.
       *[other] A meld has at least { natural-card-count }.
    }
rule-max-wilds = Wild cards of a meld
    .says = { $n ->
        [0] A meld holds no wild cards.
       *[other] A meld holds at most { wild-card-count }.
    }
rule-wild-limit = Wild against natural cards
    .says = { $value ->
        [not-more] A meld never has more wild than natural cards.
        [fewer] A meld always has more natural than wild cards.
       *[max-only] Within these limits wild cards may outnumber the natural cards of a meld.
    }
rule-canasta-growth = A finished canasta
    .says = { $value ->
        [naturals-only] A finished canasta takes in natural cards only.
        [closed] A finished canasta is closed: it takes in no more cards.
       *[any] A finished canasta still takes in natural cards, and wild cards within these limits.
    }
rule-wild-meld = Wild cards alone
    .says = { $value ->
        [whole-canasta] Wild cards alone are a meld only as a whole canasta, laid at once and then closed.
       *[never] Wild cards alone are no meld.
    }
rule-black3-meld = Melding black threes
    .says = { $value ->
        [going-out] Black threes are melded only in the turn in which you go out, without wild cards.
       *[never] Black threes are never melded.
    }

## The first melds

rule-opening-bands = Points of the first melds
    .says = A side’s first melds of a round need card points, by its total: { $text }.
rules-band-below = { $points } below { $total }
rules-band-from = { $points } from { $total }
rules-band-always = { $points } whatever it is
rule-opening-from-pile = The pile for the first melds
    .says = { $value ->
        [forbidden] A side lays its first melds from the hand, before it takes a pile.
       *[allowed] A side may take the pile for its first melds; it gets the cards below the top card once the points are reached.
    }
rule-top-card-counts = The top card
    .says = { $value ->
        [yes] The top card of a taken pile counts for these points.
       *[no] The top card of a taken pile does not count for these points.
    }
rule-waiver = The whole hand at once
    .says = { $value ->
        [from-stock] Whoever draws from the stock and lays the whole hand at once needs no points.
        [with-pile] Whoever lays the whole hand at once needs no points, with a taken pile too, if all its cards go down.
       *[never] Whoever lays the whole hand at once needs these points too.
    }

## Taking the pile

rule-pile-frozen = The frozen pile
    .says = { $value ->
        [always] The pile is always frozen: only two natural cards of the top card’s rank, from the hand, take it.
        [never] No card freezes the pile for everybody.
       *[normal] A frozen pile is taken only with two natural cards of the top card’s rank from the hand.
    }
rule-frozen-before-opening = Before the first melds
    .says = { $value ->
        [yes] For a side without melds the pile counts as frozen: it takes two natural cards of the top card’s rank from the hand.
       *[no] For a side without melds the pile is no more frozen than for the others.
    }
rule-freezers = Cards that freeze
    .says = { $value ->
        [none] No card freezes the pile.
       *[some] The pile is frozen for everybody while { $text } lies in it.
    }
rule-captures = Ways of taking
    .says = Otherwise you take the whole pile by melding its top card: { $text }.
rules-capture = { $value ->
    [natural-pair] with two natural cards of its rank from the hand
    [natural-plus-wild] with one such card and a wild card
    [onto-set] onto a meld of the side that is no canasta yet
   *[onto-canasta] onto a finished canasta of the side
}
rule-pile-visibility = Looking at the pile
    .says = { $value ->
        [all] All cards of the pile may be looked at.
       *[top] Only the top card of the pile may be looked at.
    }
rule-one-card-rule = One card and one card
    .says = { $value ->
        [free] With one card in hand you may take a pile of one card.
        [free-when-stock-empty] With one card in hand you may take a pile of one card only when the stock is empty.
       *[forbidden] With one card in hand you may not take a pile of one card.
    }

## Threes

rule-three-schedule = Points of red threes
    .says = Red threes are laid at once and replaced from the stock; together they count { $text }.
# So many points for so many red threes.
rules-red-threes = { $points } for { $n }
rule-three-sign = When red threes count against a side
    .says = { $value ->
        [no-canasta] They count against a side that has no canasta at the end of the round.
        [under-two-canastas] They count against a side that has fewer than two canastas at the end of the round.
       *[no-meld] They count against a side that has no meld at the end of the round.
    }
rule-black3-hand-value = A black three in hand
    .says = A black three left in hand costs { point-count }.

## Going out and the end of a round

rule-go-out-canastas = Canastas for going out
    .says = { $value ->
        [none] A side may go out without a canasta.
       *[some] A side may go out once it has { $text }.
    }
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
   *[any] { canasta-count }
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
    .says = Going out concealed, with the whole hand at once, counts { point-count } in place of that.
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
rule-last-three-ends = A red three as the last card
    .says = { $value ->
        [may-meld] If the last draw brings nothing but red threes, you may still meld, but you do not discard; then the round ends.
        [stays-in-hand] If the last draw brings nothing but red threes, they stay in hand, and the round ends.
       *[at-once] If the last draw brings nothing but red threes, the round ends at once.
    }

## Bonuses

rule-natural-bonus = Natural canasta
    .says = A natural canasta counts { point-count }.
rule-mixed-bonus = Mixed canasta
    .says = A mixed canasta counts { point-count }.
rule-wild-bonus = Canasta of wild cards
    .says = A canasta of wild cards counts { point-count }.
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
