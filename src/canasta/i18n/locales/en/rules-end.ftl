# The rules of a table, in words: how a round ends and what it counts. rules.ftl says how they are made.

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
