# The turn at a table of the page: its buttons, what they ask and refuse, the keys, the score sheet.

## What is offered

# However many cards a draw is.
play-draw-or-take = Your turn: draw from the stock or take the pile.
play-only-draw = Your turn: draw from the stock.
play-meld-or-discard = Your turn: meld, or discard to end it.
# Their points stand beside it, such as 20 of 50.
play-opening = Your first melds
# What they lack beside points: $need is as in page-felt.ftl.
play-lacks = and { opening-need }
play-opening-lacks = Your first melds must have { opening-need } among them; meld it too, or take them back.
play-draw = Draw from the stock
play-take = Take the pile
play-ask = “May I go out?”
play-add = Add
play-meld-or-add = Meld, or add to a meld
# $card is a card with its suit, such as 5♣.
play-discard = Discard { $card }
# What comes of it; it stands below the words of a button.
play-with = with { $cards }
play-these = { $cards }
play-onto = onto the { meld-name }
play-makes = makes a { canasta-name }
play-spoils = makes the natural canasta a mixed one
play-freezes = freezes the pile
play-staged = Staged
# The pile, taken with these cards of the hand; in few words.
play-staged-pile = Pile { $cards }
play-ways = Which way?
play-deal = Deal
play-not-dealt = The cards are not dealt yet.

## Asked again

play-sure = Are you sure?
play-sure-spoils = This puts a wild card on a natural canasta and makes it a mixed one.
play-sure-freezes = This discard freezes the pile.
play-sure-yes = Play it
play-sure-no = Keep it

## What the page itself refuses

play-select-cards = Select cards in your hand first, then meld them.
play-select-one = Select the one card of your hand that you discard.

## Beside the table

play-panel = Scores and log
play-to-open = To open
play-keys = Keys
play-keys-about = They work wherever you are at the table, unless you are writing.
play-keys-cards = Between cards: the arrow keys. Select one: space.
# Where rounds end the match: $n of them.
play-round-of = Round { $round } of { $n }
play-promise = Deal committed
play-ask-spoils = Ask before a wild card spoils a natural canasta
play-ask-freezes = Ask before a discard freezes the pile
play-no-table = You have no seat at this table.
play-unreadable = The server cannot read what was played at this table; nothing of it has been changed.

## The score sheet

play-left = In hand
play-additions = Added by the players
play-addition-none = nothing
play-proof-kept = Checked: the seed gives the promise made before the deal, and the order of the cards.
play-proof-noted = Checked: the seed gives the promise that this page noted before the deal, and the order of the cards.
play-leads = Leads
play-wins = Wins
play-record = Download the record
play-history-round = Round
