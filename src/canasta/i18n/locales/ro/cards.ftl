# Cărțile și câte sunt.
#
# Variabilele sunt cele din en/cards.ftl.

## Numere

card-count = { $n ->
    [one] { $n } carte
    [few] { $n } cărți
   *[other] { $n } de cărți
}
natural-card-count = { $n ->
    [one] { $n } carte naturală
    [few] { $n } cărți naturale
   *[other] { $n } de cărți naturale
}
wild-card-count = { $n ->
    [one] { $n } carte wild
    [few] { $n } cărți wild
   *[other] { $n } de cărți wild
}
point-count = { $n ->
    [one] { $n } punct
    [few] { $n } puncte
   *[other] { $n } de puncte
}
canasta-count = { $n ->
    [one] { $n } canastă
    [few] { $n } canaste
   *[other] { $n } de canaste
}
round-count = { $n ->
    [one] { $n } rundă
    [few] { $n } runde
   *[other] { $n } de runde
}
player-count = { $n ->
    [one] { $n } jucător
    [few] { $n } jucători
   *[other] { $n } de jucători
}
number = { $n }

## Liste: a, b și c

list-more = { $first }, { $next }
list-and = { $first } și { $last }
list-or = { $first } sau { $last }

## Mâini speciale

special-hand-name = { $hand ->
    [pairs] perechi
    [wild-pairs] perechi cu wild
    [miami-pairs] perechi Miami
    [zip-code] cod poștal
    [straight] chintă
    [garbage] gunoi
    [blast-off] lansare
    [triples] triplete
    [quads] careuri
    [dream-four] vis +4
   *[dream-five] vis +5
}

## Culori și valori

suit-name = { $suit ->
    [c] trefle
    [d] caro
    [h] inimi
   *[s] pică
}
rank-one = { $rank ->
    [four] patru
    [five] cinci
    [six] șase
    [seven] șapte
    [eight] opt
    [nine] nouă
    [ten] zece
    [jack] valet
    [queen] damă
    [king] rege
    [ace] as
    [two] doi
    [joker] joker
    [black-three] trei negru
   *[red-three] trei roșu
}
rank-a = { $rank ->
    [queen] o damă
   *[other] un { rank-one }
}
rank-the = { $rank ->
    [jack] valetul
    [queen] dama
    [king] regele
    [ace] asul
    [joker] jokerul
    [black-three] treiul negru
    [red-three] treiul roșu
   *[other] cartea de { rank-one }
}
rank-many = { $rank ->
    [jack] valeți
    [queen] dame
    [king] regi
    [ace] ași
    [joker] jokeri
    [black-three] trei negri
    [red-three] trei roșii
   *[other] cărți de { rank-one }
}
rank-pair = { $rank ->
    [jack] doi valeți
    [queen] două dame
    [king] doi regi
    [ace] doi ași
    [joker] doi jokeri
   *[other] două cărți de { rank-one }
}
rank-count = { $rank ->
    [jack] { $n ->
        [one] { $n } valet
        [few] { $n } valeți
       *[other] { $n } de valeți
    }
    [queen] { $n ->
        [one] { $n } damă
        [few] { $n } dame
       *[other] { $n } de dame
    }
    [king] { $n ->
        [one] { $n } rege
        [few] { $n } regi
       *[other] { $n } de regi
    }
    [ace] { $n ->
        [one] { $n } as
        [few] { $n } ași
       *[other] { $n } de ași
    }
    [joker] { $n ->
        [one] { $n } joker
        [few] { $n } jokeri
       *[other] { $n } de jokeri
    }
   *[other] { card-count } de { rank-one }
}
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

card-name = { $rank ->
    [joker] joker
   *[other] { $suit ->
        [c] { rank-one } de treflă
        [d] { rank-one } de caro
        [h] { rank-one } de inimă
       *[s] { rank-one } de pică
    }
}
card-hidden = carte cu fața în jos

## Melduri

suit-of = { $suit ->
    [c] de treflă
    [d] de caro
    [h] de inimă
   *[s] de pică
}
# După „meldul de” sau „canastă de”, și singur, ca titlu.
meld-rank = { $rank ->
    [wild] cărți wild
    [jack] valeți
    [queen] dame
    [king] regi
    [ace] ași
    [joker] jokeri
    [black-three] trei negri
    [red-three] trei roșii
   *[other] { rank-one }
}
meld-name = { $rank ->
    [sequence] { $low }–{ $high } { suit-of }
   *[other] { meld-rank }
}
canasta-name = { $kind ->
    [natural] canastă naturală
    [mixed] canastă mixtă
    [sequence] canastă în secvență
   *[wild] canastă de cărți wild
}
canasta-ribbon = { $kind ->
    [natural] naturală
    [mixed] mixtă
    [sequence] secvență
   *[wild] wild
}
meld-label = { $wilds ->
    [0] { meld-name }, { card-count }{ meld-label-canasta }
   *[other] { meld-name }, { card-count }, din care { $wilds } wild{ meld-label-canasta }
}
meld-label-canasta = { $canasta ->
    [natural] , canastă naturală
    [mixed] , canastă mixtă
    [wild] , canastă de cărți wild
    [sequence] , canastă în secvență
   *[none] { "" }
}
