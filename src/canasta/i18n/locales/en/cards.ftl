# Cards, and how many there are of things.
#
# $rank is four, five … ten, jack, queen, king, ace, two, joker, black-three or red-three.
# $suit is c, d, h or s.
# $n is a number of things.

## Counts

card-count = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
natural-card-count = { $n ->
    [one] { $n } natural card
   *[other] { $n } natural cards
}
wild-card-count = { $n ->
    [one] { $n } wild card
   *[other] { $n } wild cards
}
point-count = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
canasta-count = { $n ->
    [one] { $n } canasta
   *[other] { $n } canastas
}
round-count = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
player-count = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
# A number by itself, as the language writes it.
number = { $n }

## Lists: a, b and c

list-more = { $first }, { $next }
list-and = { $first } and { $last }
list-or = { $first } or { $last }

## Special hands

# $hand is one of them, as special_hand.py names it.
special-hand-name = { $hand ->
    [pairs] pairs
    [wild-pairs] wild pairs
    [miami-pairs] Miami pairs
    [zip-code] zip code
    [straight] straight
    [garbage] garbage
    [blast-off] blast off
    [triples] triples
    [quads] quads
    [dream-four] dream +4
   *[dream-five] dream +5
}

## Suits and ranks

suit-name = { $suit ->
    [c] clubs
    [d] diamonds
    [h] hearts
   *[s] spades
}
# The rank alone.
rank-one = { $rank ->
    [four] four
    [five] five
    [six] six
    [seven] seven
    [eight] eight
    [nine] nine
    [ten] ten
    [jack] jack
    [queen] queen
    [king] king
    [ace] ace
    [two] two
    [joker] joker
    [black-three] black three
   *[red-three] red three
}
# One card of the rank, whichever.
rank-a = { $rank ->
    [eight] an eight
    [ace] an ace
   *[other] a { rank-one }
}
# The one that is meant.
rank-the = the { rank-one }
# Cards of the rank.
rank-many = { $rank ->
    [four] fours
    [five] fives
    [six] sixes
    [seven] sevens
    [eight] eights
    [nine] nines
    [ten] tens
    [jack] jacks
    [queen] queens
    [king] kings
    [ace] aces
    [two] twos
    [joker] jokers
    [black-three] black threes
   *[red-three] red threes
}
rank-pair = two { rank-many }
rank-count = { $n ->
    [one] { $n } { rank-one }
   *[other] { $n } { rank-many }
}
# As it stands on a card; the letters are the same in every language.
rank-short = { $rank ->
    [four] 4
    [five] 5
    [six] 6
    [seven] 7
    [eight] 8
    [nine] 9
    [ten] 10
    [jack] J
    [queen] Q
    [king] K
    [ace] A
    [two] 2
    [joker] Jk
   *[other] 3
}

# A card in full, for those who hear it.
card-name = { $rank ->
    [joker] joker
   *[other] { rank-one } of { suit-name }
}
# A card whose face is down.
card-hidden = card, face down

## Melds

# A suit, after a rank or some of them.
suit-of = of { suit-name }
# What a meld of one rank is called: $rank may be wild here.
meld-rank = { $rank ->
    [wild] wild cards
   *[other] { rank-many }
}
# What a meld is called: $rank may be sequence too, from $low to $high of a suit.
meld-name = { $rank ->
    [sequence] { $low }–{ $high } { suit-of }
   *[other] { meld-rank }
}
# $kind is natural, mixed, wild or sequence.
canasta-name = { $kind ->
    [natural] natural canasta
    [mixed] mixed canasta
    [sequence] canasta in sequence
   *[wild] canasta of wild cards
}
# The ribbon of a canasta.
canasta-ribbon = { $kind ->
    [natural] natural
    [mixed] mixed
    [sequence] sequence
   *[wild] wild
}
# A meld on the table, in full. $canasta is none or a kind of canasta; $wilds of $n cards are wild.
meld-label = { $wilds ->
    [0] { meld-name }, { card-count }{ meld-label-canasta }
   *[other] { meld-name }, { card-count }, { $wilds } wild{ meld-label-canasta }
}
meld-label-canasta = { $canasta ->
    [natural] , natural canasta
    [mixed] , mixed canasta
    [wild] , canasta of wild cards
    [sequence] , canasta in sequence
   *[none] { "" }
}
