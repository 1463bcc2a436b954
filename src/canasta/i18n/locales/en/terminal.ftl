# What only the terminal says: canasta play, try, score and replay.
#
# Words that a person types stay English in every language: draw, take, meld …

## Seats and sides, for one who only looks on

terminal-seat = Seat { $n }
# $seats lists the numbers of its seats; $alone is yes where it is one, else no.
terminal-side = { $alone ->
    [yes] Side { $side } (seat { $seats })
   *[no] Side { $side } (seats { $seats })
}

## The table

terminal-hand = Your hand, { card-count }: { $cards }
# $name has $n points before this round.
terminal-owner = { $name }, { point-count }
# $list are the melds of $name.
terminal-melds = { $name }: { $list }.
# A meld with its number, by which it can be named.
terminal-meld = m{ $meld } { meld-label }
# Second packets of cards; $list is such as "You 11, Left 11".
terminal-packets = { $packet ->
    [foot] Feet not taken up: { $list }.
    [talon] Talons not taken up: { $list }.
   *[reserve] Reserves not taken up: { $list }.
}
# $list is such as "Left 11, Partner 9".
terminal-hands = Cards in hand: { $list }.
terminal-holding = { $name } { $n }
terminal-sits-out = { $seat ->
    [you] You sit out this round.
   *[other] { $name } sits out this round.
}
# $text is the promise, or the seed, in short.
terminal-promise = { proof-commitment }: { $text }
terminal-seed = { proof-seed }: { $text }

## The talk

terminal-next-round = Enter for the next round
terminal-answer-due = { table-answer-due } Your answer binds.
terminal-say-help = Say help for the words you can use.
terminal-say-number = Say a number.
terminal-no-list = There is no list to choose from; say plays to see one.
terminal-beyond-list = The list goes from 1 to { $n }.
# $text is what was to be played.
terminal-undone = Taken back: { $text }
terminal-nothing-to-undo = There is nothing to take back; what you drew or took stays in your hand.
# $word is what was typed.
terminal-unknown-word = I do not know the word { $word }; help lists the words.
terminal-unknown-card = I cannot read { $word } as a card; ranks are 4 to 10, J Q K A, 2, Jk and 3.
terminal-stands-alone = The word { $word } stands alone.
terminal-name-cards = Name the cards, such as: meld 7 7 7, or: add K
terminal-name-discard = Name one card to discard, such as: discard 5
terminal-name-meld = Name one meld after >, by its rank, such as: add 2 > K
terminal-name-merge = Name two melds by their numbers, or their rank, such as: merge m0 m3, or: merge K
terminal-nothing-to-merge = Your side has no two melds like that which may be joined now.
terminal-no-meld-of = Your side has no meld of { rank-many }.
# $list is such as "m0, m3".
terminal-which-meld-of = Your side has several melds of { rank-many }; name one by its number: { $list }.
terminal-no-meld-to-add-to = Your side has no meld of { rank-many } to add to; meld three or more.
terminal-no-meld-takes = No meld of your side takes { rank-a } now.
terminal-no-melds = Your side has no melds to add to yet.
# One line for each word.
terminal-help =
    draw, or d: draw from the stock.
    take, or t: take the pile. take K K says with which cards of your hand.
    meld 7 7 7, or m K K 2: lay a new meld. Wild cards are 2 and Jk, the joker.
    meld 4h 5h 6h: lay a sequence, where the rules have them; c, d, h and s are the suits.
    add K, or add 2 > K: add cards to a meld of your side, here to the kings; add 2 > m3 names it by its number.
    merge m0 m3, or merge K: join two melds of your side, where the rules allow it.
    discard 5, or x 5: end your turn with a discard; nothing can be taken back after it.
    undo, or u: take back the last play, as long as no card has come to light by it.
    three: lay a three that you have kept in hand.
    ask: ask your partner whether you may go out. yes and no answer.
    show: show a special hand, where the rules know any and yours is one.
    end: end the round, when the stock is used up.
    hand, table, score, or h, l, s: look at your hand, the table, the totals.
    plays, or p: list everything you may do; then say a number.
    quit, or q: save the match and leave.

## A match begins, goes on, is kept

# $preset are its rules, $n how many play, $bots lists who the bots are.
terminal-match = { $preset } canasta, { player-count }, with bots: { $bots }
terminal-begins = A match of { terminal-match }. Say help for the words, quit to leave.
terminal-goes-on = Going on with your match of { terminal-match }, round { $round }; --new starts another.
terminal-saved = Your match is saved. Play again to go on with it.
terminal-kept-aside = Your earlier match is kept as { $file }
# $text says where.
terminal-scores-differ = The score stands as it was saved; today’s rules differ: { $text }
terminal-record = The record of the match is { $file }

## The referee

try-legal = legal
# $text is the reason in the words of the engine; it was play $n of several, or 0.
try-refused = { $n ->
    [0] refused: { $text }
   *[other] refused: action { $n }, { $text }
}

## A recorded match

# $name holds $cards after the deal; laid are threes of $n colours, which $threes counts.
replay-holds = { $n ->
    [0] { $name } holds { $cards }
   *[other] { $name } holds { $cards }; laid: { $threes }
}
replay-upcard = The upcard is { rank-a }.
replay-stops = The record stops here.
