# What happened at the table.
#
# The value of a message is a whole sentence; its part, for a sentence that tells a whole turn, leaves
# out who did it.
#
# $seat is you where the reader did it, else other; $name is then who did it, as a sentence begins.
# $cards are cards as they stand in a hand, such as "Q Q 2"; $rank is a rank, as in cards.ftl.

who = { $seat ->
    [you] You
   *[other] { $name }
}
# The same with what a verb in the past needs before it.
who-did = { who }
# A whole turn: $parts are parts of sentences, listed.
event-turn = { who } { $parts }.

event-round-begins = { $seat ->
    [you] Round { $round } begins. You deal.
   *[other] Round { $round } begins. { $name } deals.
}

event-drew = { who-did } { event-drew.part }.
    .part = { $n ->
        [one] drew a card
       *[other] drew { card-count }
    }
# The reader sees which card: $rank.
event-drew-card = { who-did } { event-drew-card.part }.
    .part = drew { rank-a }
# The reader sees which cards: $cards.
event-drew-cards = { who-did } { event-drew-cards.part }.
    .part = drew { $cards }

# $rank is red-three or, where both are laid for a bonus, black-three.
event-laid-red-three = { who-did } { event-laid-red-three.part }.
    .part = laid { rank-a }

# $n cards were in the pile.
event-took-pile = { who-did } { event-took-pile.part }.
    .part = took the pile ({ card-count })

# $n cards of the stock wait for the next turn.
event-got-packet = { who-did } { event-got-packet.part }.
    .part = got a talon for the next turn ({ card-count })
# $packet is foot, reserve or talon; $n cards of it have come into the hand.
event-took-packet = { who-did } { event-took-packet.part }.
    .part = { $packet ->
        [foot] took up the foot ({ card-count })
        [talon] took up the talon ({ card-count })
       *[reserve] took up the packet ({ card-count })
    }
# $n cards lay under the upcard.
event-took-under = { who-did } { event-took-under.part }.
    .part = took the cards under the pile ({ card-count })
# $n black threes of the pile are out of play.
event-set-aside = { who-did } { event-set-aside.part }.
    .part = set { event-set-aside-threes } aside
event-set-aside-threes = { $n ->
    [one] a black three
   *[other] { $n } black threes
}

event-formed-sides = { $seat ->
    [you] You play alone against the other two from now on.
   *[other] { $name } plays alone against the other two from now on.
}
    .part = { $seat ->
        [you] play alone against the other two from now on
       *[other] plays alone against the other two from now on
    }

# A new meld. $canasta is none, or the canasta it is now: natural, mixed, wild or sequence.
event-melded = { who-did } { event-melded.part }.
    .part = melded { $cards }{ event-new-canasta }
# To a meld that lay there: $rank, or wild.
event-added = { who-did } { event-added.part }.
    .part = added { $cards } to the { meld-name }{ event-new-canasta }
event-new-canasta = { $canasta ->
    [natural] , now a natural canasta
    [mixed] , now a mixed canasta
    [wild] , now a canasta of wild cards
    [sequence] , now a canasta in sequence
   *[none] { "" }
}
# Two melds became one, which is as meld-label says.
event-merged = { who-did } { event-merged.part }.
    .part = joined two melds: { meld-label }

# $effect is none, freezes or blocks: what the card does to the pile.
event-discarded = { who-did } { event-discarded.part }.
    .part = { $effect ->
        [freezes] discarded { rank-a }, which freezes the pile
        [blocks] discarded { rank-a }, which blocks the pile
       *[none] discarded { rank-a }
    }

# $hand is a special hand, as in cards.ftl; it ends the round.
event-showed-hand = { who-did } showed a special hand ({ special-hand-name }): { $cards }.
    .part = showed a special hand ({ special-hand-name }): { $cards }

event-asked = { who-did } asked: “May I go out?”
    .part = asked for leave to go out

# $answer is yes or no.
event-answered = { who-did } { event-answered.part }.
    .part = { $answer ->
        [yes] answered yes
       *[no] answered no
    }

event-one-card-left = { $seat ->
    [you] You have one card left.
   *[other] { $name } has one card left.
}

# $concealed is yes or no.
event-went-out = { who-did } { event-went-out.part }: the round is over.
    .part = { $concealed ->
        [yes] went out concealed
       *[no] went out
    }
# $cause is stock, last-three or special; where somebody went out, event-went-out tells it.
event-round-ended = { $cause ->
    [last-three] The last card of the stock was a red three: the round is over.
    [special] A special hand was shown: the round is over.
   *[stock] The stock is used up: the round is over.
}

# $seat is you, other, or several where $name is more than one; $score is theirs, $others lists the
# totals of the others, $n is how many rounds were played.
event-match-won = { $seat ->
    [you] You win
    [several] { $name } win
   *[other] { $name } wins
} the match, { $score } to { $others }, after { round-count }.
# All have the same total.
event-match-tied = The match is tied at { $score } after { round-count }.

## Who sits at the table

