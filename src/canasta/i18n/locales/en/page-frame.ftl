# The frame of the page: header, home, a new table, rules.

page-skip = Skip to the content
# The title of the window.
page-name = { $page } · { app-title }
page-nav = Pages
page-failed = Something on this page has failed; reload it to go on.
# The switch of the look, and how it stands: $name is one of the looks.
theme-switch = { theme }: { $name }

## Home

home-won = You won
home-lost = Lost
home-round-of = Round { $round }
home-first-game = Your games will be listed here.
home-show-all = Show all ({ $n })

## A new table

# The groups of presets.
preset-group-classic = Classic games
preset-group-wilds = With melds of wild cards
preset-group-sequences = With sequences
preset-group-packets = With a second packet of cards
# $range is such as 2–6, or 2, 4; $n the most.
new-for-players = { $n ->
    [one] { $range } player
   *[other] { $range } players
}
new-all-alike = All alike
new-one-by-one = One by one

## Rules

rules-contents = Contents
rules-play = Play by these rules

## Errors

# The server knows those who come by the address that it printed.
error-no-entry = Open the page by the address that the program printed when it was started.
error-no-such-table = { error-no-game }
error-wrong-request = That cannot be asked for; look at what you chose, and try again.
