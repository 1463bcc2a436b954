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
refusal-not-in-hand = Your hand lacks { rank-a } for that; name only cards you hold.

## Taking the pile

refusal-pile-empty = The pile is empty; draw from the stock.
refusal-top-blocked = The pile cannot be taken with { rank-a } on top; draw from the stock.
refusal-pile-frozen = The pile is frozen for you: only two natural { rank-many } from your hand take it; else draw from the stock.
refusal-capture-unfit = That does not take the pile: { rank-the } on top needs { rank-pair } from your hand, or one and a wild card, or a meld of { rank-many } to join.
# $capture is natural-pair, natural-plus-wild, onto-set or onto-canasta.
refusal-capture-barred = { $capture ->
    [natural-pair] By these rules a pair does not take the pile; draw from the stock.
    [natural-plus-wild] By these rules a wild card does not help to take the pile; two natural cards from the hand do.
    [onto-set] By these rules the top card alone does not join a meld; two natural cards from the hand take the pile.
   *[onto-canasta] By these rules the top card does not join a finished canasta; two natural cards from the hand take the pile.
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
# $rank is none where the cards were to be a new meld, unknown where the meld is not told.
refusal-not-a-meld = { $rank ->
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
refusal-black-threes-going-out-only = Black threes are melded only in the turn in which you go out; keep them, or discard one.

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
refusal-not-enough-canastas = { $needed ->
    [one] To go out your side needs { $needed } canasta; it has { $canastas }.
   *[other] To go out your side needs { $needed } canastas; it has { $canastas }.
}
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
