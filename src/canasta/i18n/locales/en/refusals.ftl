# Why a play is refused, in a sentence that says what would be allowed.
#
# One message for each reason of the engine; facts of the refusal are its variables.
# $rank is the rank of the card or the meld that the reason speaks of, as in cards.ftl.

refusal-round-over = This round is over; nothing more is played in it.
# $phase is draw, play, answer or over.
refusal-not-now = { $phase ->
    [draw] First draw a card or take the pile.
    [play] You have your card for this turn; meld, or discard to end it.
    [answer] A question waits for its answer first: yes or no.
   *[over] This round is over; nothing more is played in it.
}
# $suit is none where suits do not count.
refusal-not-in-hand = { $suit ->
    [none] Your hand lacks { rank-a } for that; name only cards you hold.
   *[other] Your hand lacks the { card-name } for that; name only cards you hold.
}

## Taking the pile

refusal-pile-empty = The pile is empty; draw from the stock.
refusal-top-blocked = The pile cannot be taken with { rank-a } on top; draw from the stock.
refusal-pile-frozen = The pile is frozen for you: only two natural { rank-many } from your hand take it; else draw from the stock.
refusal-capture-unfit = That does not take the pile: { rank-the } on top needs { rank-pair } from your hand, or one and a wild card, or a meld of { rank-many } to join.
# $capture is natural-pair, natural-plus-wild, onto-set, onto-sequence or onto-canasta.
refusal-capture-barred = { $capture ->
    [natural-pair] By these rules a pair does not take the pile; draw from the stock.
    [natural-plus-wild] By these rules a wild card does not help to take the pile; two natural cards from the hand do.
    [onto-set] By these rules the top card alone does not join a meld; two natural cards from the hand take the pile.
    [onto-sequence] By these rules the top card alone does not join a sequence; two natural cards from the hand take the pile.
   *[onto-canasta] By these rules the top card does not join a finished canasta; two natural cards from the hand take the pile.
}
refusal-meld-too-long = { $maximum ->
    [one] Cards that take the pile join a meld of at most { $maximum } card, and that one has { $cards }; begin a new meld with them.
   *[other] Cards that take the pile join a meld of at most { $maximum } cards, and that one has { $cards }; begin a new meld with them.
}
refusal-one-card-each = With one card in hand you may not take a pile of one card; draw from the stock.
refusal-opening-from-hand-only = Here a side lays its first melds from the hand; draw, and take the pile after that.

## Drawing

refusal-stock-empty = The stock is empty; take the pile, or end the round.
refusal-must-take-pile = The stock is empty and { rank-the } on the pile fits a meld of your side, so you must take the pile.

## Melding

refusal-three-held = You keep a three; lay it first, as it is neither melded nor discarded, and holds your melds back.
refusal-no-three-held = You keep no three; there is nothing to lay.
refusal-melds-wait = Nobody melds or takes the pile before turn { $turn } of their own in a round; draw and discard until then.
# $rank is none where the cards were to be a new meld, or none-in-a-row where sequences are played;
# unknown where the meld is not told.
refusal-not-a-meld = { $rank ->
    [none-in-a-row] These cards do not make a meld; a meld is cards of one rank, wild cards among them if you like, or natural cards of one suit in a row.
    [none] These cards do not make a meld; a meld is cards of one rank, wild cards among them if you like.
    [unknown] These cards do not fit that meld; a meld takes cards of its own rank, and wild cards.
    [sequence] These cards do not fit the { meld-name }; a sequence takes the next cards of its suit.
   *[other] These cards do not fit the { meld-name }; a meld takes cards of its own rank, and wild cards.
}
refusal-too-few-cards = { $minimum ->
    [one] A new meld like this needs { $minimum } card; you named { $cards }.
   *[other] A new meld like this needs { $minimum } cards; you named { $cards }.
}
refusal-too-few-naturals = { $minimum ->
    [one] A meld needs at least { $minimum } natural card; this one would have { $naturals }.
   *[other] A meld needs at least { $minimum } natural cards; this one would have { $naturals }.
}
refusal-too-many-wilds = { $maximum ->
    [0] This meld may hold no wild cards; it would have { $wilds }.
    [one] This meld may hold at most { $maximum } wild card; it would have { $wilds }.
   *[other] This meld may hold at most { $maximum } wild cards; it would have { $wilds }.
}
refusal-rank-already-melded = Your side already has a meld of { rank-many }; add the cards to that one.
refusal-no-such-meld = Your side has no such meld; add to one that lies there.
refusal-meld-closed = { $cards ->
    [one] That meld would come to { $cards } card, and it takes no more of these beyond { $maximum }; keep them, or lay them elsewhere.
   *[other] That meld would come to { $cards } cards, and it takes no more of these beyond { $maximum }; keep them, or lay them elsewhere.
}
refusal-wilds-not-melded = Wild cards alone are no meld here; lay them with natural cards of one rank.
refusal-wilds-already-melded = Your side already has a meld of wild cards; add the cards to that one.
refusal-wild-melds-ended = A canasta of wild cards lies on the table, so no other meld of them is begun; lay wild cards with natural cards.
refusal-twos-only = By these rules a meld of wild cards is of twos alone; lay the jokers with natural cards.
refusal-wilds-locked = Your side’s meld of wild cards is not finished, so wild cards go there and nowhere else.
refusal-rank-without-wilds = Wild cards do not join { rank-many } now; lay natural { rank-many } alone.
refusal-naturals-before-wilds = { $minimum ->
    [one] A meld takes wild cards once it has { $minimum } natural card; this one would have { $naturals }.
   *[other] A meld takes wild cards once it has { $minimum } natural cards; this one would have { $naturals }.
}
refusal-natural-opening = Your side’s first melds are of natural cards alone; keep your wild cards until those lie on the table.
refusal-mixed-canasta-opens = In the turn of its first melds a side makes no mixed canasta; lay fewer cards on that meld.
refusal-dead-rank = There is a canasta of { rank-many }, so they are dead and melded no more; keep them, or discard one where that is allowed.
refusal-sequence-overlaps = Your side has a sequence with such a card already; a second one may not have the same card again.
refusal-cannot-join = These two melds do not become one; what does, where the rules join melds at all, is two melds of one rank or two sequences that meet, as long as not both are canastas.
refusal-black-threes-going-out-only = Black threes are melded only in the turn in which you go out; keep them, or discard one.
refusal-black-threes-not-melded = Black threes are never melded by these rules; keep them, or discard one.

## Finishing the turn

refusal-opening-too-low = { $minimum ->
    [one] Your side’s first melds need { $minimum } point; this way you reach at most { $points }.
   *[other] Your side’s first melds need { $minimum } points; this way you reach at most { $points }.
}
refusal-opening-pending = { $minimum ->
    [one] Your first melds have { $points } of the { $minimum } point they need; meld more, or take them back.
   *[other] Your first melds have { $points } of the { $minimum } points they need; meld more, or take them back.
}
refusal-no-card-left = { $left ->
    [0] That leaves you no card, and you need { $needed } to end the turn without going out; play fewer.
    [one] That leaves you { $left } card, and you need { $needed } to end the turn without going out; play fewer.
   *[other] That leaves you { $left } cards, and you need { $needed } to end the turn without going out; play fewer.
}
# $needed is what rules-quota calls $n; $canastas of that $kind are there.
refusal-not-enough-canastas = To go out your side needs { rules-quota }; it has { $canastas }.
# $policy is optional, required or forbidden.
refusal-final-discard = { $policy ->
    [required] Going out needs a last discard; keep one card for it.
    [forbidden] By these rules the last card is melded, not discarded, to go out.
   *[optional] That leaves no way to end the turn; play fewer cards.
}
refusal-partner-said-no = Your partner said no, so you may not go out in this turn; keep a card.
refusal-must-go-out = { $left ->
    [one] You must go out in this turn, and this would leave you { $left } card; meld your whole hand.
   *[other] You must go out in this turn, and this would leave you { $left } cards; meld your whole hand.
}
refusal-packet-not-taken = You still have cards to take up before you can go out; keep a card to discard and one to hold.
refusal-partner-not-in-foot = Your side may not go out before each partner has played from the foot; keep a card.
# $rank is the rank of the meld, or wild.
refusal-meld-unfinished = Your side may not go out with an unfinished meld of { meld-rank }; make it a canasta, or keep a card.
refusal-too-few-red-threes = { $threes ->
    [one] To go out your side needs a red three for each canasta; it has { $threes } red three and { $canastas } canastas, so keep a card.
   *[other] To go out your side needs a red three for each canasta; it has { $threes } red threes and { $canastas } canastas, so keep a card.
}
refusal-only-banned-left = { $left ->
    [one] That leaves you { $left } card, which may not be discarded; keep one that may.
   *[other] That leaves you { $left } cards, of which none may be discarded; keep one that may.
}
# $ban says which rule forbids it: one of DiscardBan, or three for threes that are laid for a bonus.
refusal-discard-banned = { $ban ->
    [black-three-first-round] No black three is discarded before everybody has had a turn; discard another card.
    [seven-until-canastas] No seven is discarded before each side has a canasta of sevens; discard another card.
    [seven-going-out] The last discard in going out is not a seven; keep another card for it.
    [wild] A wild card is discarded only in going out, or from a hand that has no other cards; discard another card.
    [valuable-on-empty-pile] On an empty pile nobody discards a wild card, a seven, an ace or a dead rank; discard another card.
   *[three] A three that is laid for a bonus is never discarded; discard another card.
}
# $needs says what is missing: one of OpeningCanasta or OpeningContent.
refusal-opening-content = { $needs ->
    [any] A canasta must be among your side’s first melds, and this way none is; lay more cards on one meld.
    [worth] Among your side’s first melds must be a canasta whose own cards have the points they need, and this way none is; lay more cards on one meld.
    [natural] A natural canasta must be among your side’s first melds, and this way none is; lay natural cards of one rank.
    [natural-or-better] A natural canasta, a sequence canasta or one of wild cards must be among your side’s first melds, and this way none is.
    [clean-triple] A meld of at least three natural cards from your hand, without wild cards, must be among your side’s first melds; lay one.
   *[clean-triple-or-wilds] A meld of at least three natural cards from your hand, without wild cards, or a meld of wild cards must be among your side’s first melds; lay one.
}
refusal-not-asked = Ask your partner before you go out.
refusal-no-discard-due = The last card drawn was a red three, so you do not discard; meld, or end the round.

## Asking, ending

refusal-nobody-to-ask = There is nobody to ask; go out as soon as the rules allow it.
refusal-asked-already = You have asked already, and the answer stands; play on.
refusal-too-late-to-ask = It is too late to ask; ask before you lay any card in your turn.
refusal-cannot-go-out = Even with a yes you could not go out now; ask when you can lay your whole hand.
refusal-cannot-end = The round goes on while the stock lasts; draw a card.

## Showing a special hand

# $hand is a special hand, as in cards.ftl.
refusal-hand-not-played = The special hand { special-hand-name } is not played by these rules; meld, or discard.
refusal-side-has-opened = Your side has laid its first melds, so it is too late to show a special hand; meld, or discard.
refusal-show-after-draw = A special hand is shown after a draw from the stock, and you took the pile; meld, or discard.
refusal-show-before-melds = A special hand is shown before any card is laid; take your melds back, or play on.
refusal-show-from-stock-only = By these rules the pile does not complete a special hand; draw from the stock.
refusal-show-size = { $needed ->
    [one] A special hand is exactly { $needed } card; these are { $cards }.
   *[other] A special hand is exactly { $needed } cards; these are { $cards }.
}
refusal-not-that-hand = { $missing ->
    [one] Your cards are no special hand; for the hand { special-hand-name } they lack { $missing } card.
   *[other] Your cards are no special hand; for the hand { special-hand-name } they lack { $missing } cards.
}
refusal-better-hand = These cards are a special hand that pays more; show them as { special-hand-name }.

## Refusals of the table itself

refusal-stale = The table has moved on; look again, and play from what you see now.
refusal-not-your-turn = { $seat ->
    [unknown] It is not your turn; wait until the others have played.
   *[other] It is not your turn. { $name } is to play.
}
refusal-unreadable = That cannot be read as a play; reload the page and try again.
refusal-not-seated = You only look on here; take a free seat to play.
refusal-round-running = This round is still being played; the next one begins when it is over.
refusal-match-over = The match is over; begin another one to play on.
refusal-too-long = That goes past a card that nobody has seen yet; play up to it, and go on from there.
refusal-not-kept = The move could not be written down, so it does not count; try again in a moment.
