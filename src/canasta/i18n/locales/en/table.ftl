# The words of the page: home, a new table, the table itself, settings, errors.

## Home

app-title = Canasta
app-about = Canasta for two to six players, with bots on the other seats.
home-play-now = Play now
home-play-now-about = You and a partner against two, with three bots; no account needed.
home-choose = Choose a game
home-my-games = My games
home-no-games = You have not played here yet.
home-running = Running
home-finished = Finished
home-continue = Continue
home-again = Play again
home-download = Download the record
home-rules = Rules
home-back = Back to the start
home-started = Started { $date }
home-game = { $preset }, { player-count }
home-loading = Loading …

## Languages and looks

language = Language
# Each language is named in itself.
language-en = English
language-ro = Română
theme = Look
theme-light = Light
theme-dark = Dark
theme-auto = As the device

## A new table

new-title = New game
new-preset = Rules
new-preset-read = Read these rules
new-players = Players
new-target = Target
new-rounds = Number of rounds
new-bots = Bots
new-pace = Pace of the bots
new-start = Start
new-cancel = Cancel
# $bot is casual, greedy or random.
bot-name = { $bot ->
    [casual] Thoughtful
    [greedy] Simple
   *[random] Careless
}
bot-about = { $bot ->
    [casual] Plays like a sensible friend, with an eye on the pile and on the partner.
    [greedy] Takes every pile and lays every meld that it may.
   *[random] Plays any card that the rules allow.
}
# $pace is slow, normal, fast or instant.
pace-name = { $pace ->
    [slow] slow
    [fast] fast
    [instant] at once
   *[normal] normal
}

## Seats and sides

# $place is where somebody sits, as the reader sees the table; the whole as a label.
seat-name = { $place ->
    [you] You
    [partner] Partner
    [opponent] Opponent
    [left] Left
    [right] Right
    [across] Across
    [far-left] Far left
    [far-right] Far right
    [left-partner] Left partner
    [right-partner] Right partner
    [across-partner] Across partner
    [far-left-partner] Far left partner
    [far-right-partner] Far right partner
   *[player] Player { $n }
}
# The same as a sentence begins, for $name in events.ftl.
seat-subject = { $place ->
    [you] You
    [partner] Your partner
    [opponent] Your opponent
    [left] The player on your left
    [right] The player on your right
    [across] The player across
    [far-left] The player far left
    [far-right] The player far right
    [left-partner] Your partner on the left
    [right-partner] Your partner on the right
    [across-partner] Your partner across
    [far-left-partner] Your partner far left
    [far-right-partner] Your partner far right
   *[player] Player { $n }
}
# $side is ours, theirs, or other where $name tells whose it is.
side-name = { $side ->
    [ours] Your side
    [theirs] Their side
   *[other] { $name }
}
side-short = { $side ->
    [ours] We
    [theirs] They
   *[other] { $name }
}
seat-dealer = dealer
seat-sits-out = sits out this round
seat-to-play = to play
seat-away = away

## The table: whose turn, what to do

table-title = Table
table-round = Round { $round }
table-dealer = Dealer: { $name }
table-your-turn = Your turn
table-turn-of = { $seat ->
    [you] It is your turn.
   *[other] { $name } is to play.
}
table-only-take = Your turn: take the pile.
table-take-or-end = The stock is empty: take the pile or end the round.
table-must-go-out = You must go out in this turn.
table-may-not-go-out = You may not go out in this turn.
table-answer-due = { $name } asks: “May I go out?”
table-waiting = { $name } is thinking …
table-waiting-answer = Your partner is thinking about the answer …

## The table: buttons

act-draw = { $n ->
    [one] Draw a card
   *[other] Draw { $n } cards
}
act-take-pile = Take the pile, { card-count }
act-take-with = Take the pile with { $cards }
act-take-onto = Take the pile onto the { meld-name }
act-take-with-onto = Take the pile with { $cards } onto the { meld-name }
act-meld = Meld { $cards }
act-meld-selected = Meld
act-add-to = Add to the { meld-name }
act-add-cards-to = Add { $cards } to the { meld-name }
# Where a side has several melds of a name: which of them, by how it looks.
act-add-cards-to-one = Add { $cards } to: { meld-label }
# … and by its number on the table of the terminal.
act-add-cards-to-numbered = Add { $cards } to the { meld-name } (m{ $meld })
# Melds of one rank, by their numbers; sequences by their ends, the second from $from to $to.
act-join-numbered = Join two melds of { meld-rank } (m{ $meld } and m{ $other })
act-join-sequences = Join the { meld-name } and { $from }–{ $to } (m{ $meld } and m{ $other })
act-lay-three = Lay your three
# A meld that can be joined to another one of its kind, to press.
act-join-meld = Join the { meld-name } to another meld
act-join = Join these two melds
act-join-cards = Join { $first } and { $second }
act-discard = Discard
act-discard-card = Discard { rank-a }
# With its suit, where those count.
act-discard-suited = Discard { $cards }
act-lay-down = Lay down
act-lay-down-about = Show your melds to the others now; otherwise they are shown with your discard.
act-take-back = Take back
act-ask = Ask your partner: “May I go out?”
act-yes = Yes
act-no = No
act-end-round = End the round
act-show-hand = Show your special hand: { special-hand-name }
act-show-with-top = Show your special hand with the top card of the pile: { special-hand-name }
act-clear = Clear the selection
act-leave = Leave the table
act-leave-sure = Leave the table? A bot plays on for you; you can come back to your seat.
act-stay = Stay
act-settings = Settings
act-close = Close

## The table: stock and pile

stock-label = Stock, { card-count }
stock-empty = The stock is empty
pile-label = Pile, { rank-the } on top, { card-count }
pile-empty = The pile is empty
pile-frozen = frozen
pile-frozen-for-all = The pile is frozen: it takes { rank-pair } from your hand.
pile-frozen-always = Here the pile is always frozen: it takes { rank-pair } from your hand.
pile-frozen-for-us = Your side has no melds yet: the pile takes { rank-pair } from your hand.
pile-blocked-by = The pile is blocked: it cannot be taken with { rank-a } on top.
pile-below = In the pile, from the bottom: { $cards }.

## The table: melds and the opening

# Black threes out of piles that were taken.
threes-aside = { rank-count } set aside
# $list are ranks that cannot be melded any more, such as "fours, kings".
# A second packet of cards; $packet is foot, reserve or talon.
packet-name = { $packet ->
    [foot] foot
    [talon] talon
   *[reserve] packet
}
packet-label = { packet-name }, { card-count }, not taken up yet
dead-ranks = Dead ranks: { $list }
melds-none = no melds yet
open-needs-long = The first melds need { point-count }.
open-done = open
open-short = { $points } of { $minimum }
open-short-long = { $minimum ->
    [one] Your melds have { $points } of the { $minimum } point that the first melds need.
   *[other] Your melds have { $points } of the { $minimum } points that the first melds need.
}
open-reached = Your first melds have the points they need.
staged-label = Your melds of this turn, which the others do not see yet

## The table: totals, log

totals-title = Totals
totals-target = Target { $n }
totals-round-so-far = This round so far
log-title = What happened
log-empty = Nothing has been played yet.

## After a round, after the match

round-over-title = Round { $round } is over
round-next = Next round
match-over-title = The match is over
match-you-won = You have won!
match-side-won = Your side has won!
# $n is how many share the win.
match-you-lost = { $n ->
    [one] { $name } has won.
   *[other] { $name } have won.
}
match-another = Another match
match-home = Back to the start
sheet-open = Score sheet
sheet-by-round = Totals by round

## Connection

connection-lost = The connection is lost. Trying again …
connection-restored = The connection is back.
connection-waiting = Connecting …
connection-reload = Reload

## Settings

settings-title = Settings
settings-four-colours = Four suit colours

## For those who hear the page

hand-by-suit = Your hand by suit
hear-hand = Your hand, { card-count }
hear-pile = Stock and pile
hear-melds-ours = Melds of your side
hear-melds-theirs = Melds of the other side
hear-melds-of = Melds of { $name }
hear-actions = What you can do

## Errors

error-title = Something went wrong
error-not-found = There is no such page.
error-no-game = There is no such game; perhaps it has been deleted.
error-server = The server could not answer; try again in a moment.
error-offline = You are offline.
error-retry = Try again
