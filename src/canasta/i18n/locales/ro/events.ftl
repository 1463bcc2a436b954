# Ce s-a întâmplat la masă.
#
# Variabilele sunt cele din en/events.ftl.

who = { $seat ->
    [you] Tu
   *[other] { $name }
}
who-did = { $seat ->
    [you] Ai
   *[other] { $name } a
}
event-turn = { who } { $parts }.

event-round-begins = { $seat ->
    [you] Începe runda { $round }. Tu împarți.
   *[other] Începe runda { $round }. { $name } împarte.
}

event-drew = { $n ->
    [one] { who-did } tras o carte.
   *[other] { who-did } tras { card-count }.
}
    .part = { $n ->
        [one] { $seat ->
            [you] ai tras o carte
           *[other] a tras o carte
        }
       *[other] { $seat ->
            [you] ai tras { card-count }
           *[other] a tras { card-count }
        }
    }
event-drew-card = { who-did } tras { rank-a }.
    .part = { $seat ->
        [you] ai tras { rank-a }
       *[other] a tras { rank-a }
    }
event-drew-cards = { who-did } tras { $cards }.
    .part = { $seat ->
        [you] ai tras { $cards }
       *[other] a tras { $cards }
    }

event-laid-red-three = { who-did } pus pe masă { rank-a }.
    .part = { $seat ->
        [you] ai pus pe masă { rank-a }
       *[other] a pus pe masă { rank-a }
    }

event-took-pile = { who-did } ridicat teancul ({ card-count }).
    .part = { $seat ->
        [you] ai ridicat teancul ({ card-count })
       *[other] a ridicat teancul ({ card-count })
    }

event-got-packet = { who-did } primit un talon pentru rândul următor ({ card-count }).
    .part = { $seat ->
        [you] ai primit un talon pentru rândul următor ({ card-count })
       *[other] a primit un talon pentru rândul următor ({ card-count })
    }
event-took-packet = { $packet ->
    [foot] { who-did } ridicat piciorul ({ card-count }).
    [talon] { who-did } ridicat talonul ({ card-count }).
   *[reserve] { who-did } ridicat pachețelul ({ card-count }).
}
    .part = { $packet ->
        [foot] { $seat ->
            [you] ai ridicat piciorul ({ card-count })
           *[other] a ridicat piciorul ({ card-count })
        }
        [talon] { $seat ->
            [you] ai ridicat talonul ({ card-count })
           *[other] a ridicat talonul ({ card-count })
        }
       *[reserve] { $seat ->
            [you] ai ridicat pachețelul ({ card-count })
           *[other] a ridicat pachețelul ({ card-count })
        }
    }
event-took-under = { who-did } luat cărțile de sub teanc ({ card-count }).
    .part = { $seat ->
        [you] ai luat cărțile de sub teanc ({ card-count })
       *[other] a luat cărțile de sub teanc ({ card-count })
    }
event-set-aside = { who-did } scos din joc { event-set-aside-threes }.
    .part = { $seat ->
        [you] ai scos din joc { event-set-aside-threes }
       *[other] a scos din joc { event-set-aside-threes }
    }
event-set-aside-threes = { $n ->
    [one] un trei negru
    [few] { $n } trei negri
   *[other] { $n } de trei negri
}

event-formed-sides = { $seat ->
    [you] De acum joci împotriva celorlalți doi.
   *[other] { $name } joacă de acum împotriva celorlalți doi.
}
    .part = { $seat ->
        [you] joci de acum împotriva celorlalți doi
       *[other] joacă de acum împotriva celorlalți doi
    }

event-melded = { who-did } pus pe masă { $cards }{ event-new-canasta }.
    .part = { $seat ->
        [you] ai pus pe masă { $cards }{ event-new-canasta }
       *[other] a pus pe masă { $cards }{ event-new-canasta }
    }
event-added = { who-did } adăugat { $cards } la meldul de { meld-name }{ event-new-canasta }.
    .part = { $seat ->
        [you] ai adăugat { $cards } la meldul de { meld-name }{ event-new-canasta }
       *[other] a adăugat { $cards } la meldul de { meld-name }{ event-new-canasta }
    }
event-new-canasta = { $canasta ->
    [natural] , acum canastă naturală
    [mixed] , acum canastă mixtă
    [wild] , acum canastă de cărți wild
    [sequence] , acum canastă în secvență
   *[none] { "" }
}
event-merged = { who-did } unit două melduri: { meld-label }.
    .part = { $seat ->
        [you] ai unit două melduri: { meld-label }
       *[other] a unit două melduri: { meld-label }
    }

event-discarded = { $effect ->
    [freezes] { who-did } aruncat { rank-a }, care îngheață teancul.
    [blocks] { who-did } aruncat { rank-a }, care blochează teancul.
   *[none] { who-did } aruncat { rank-a }.
}
    .part = { $effect ->
        [freezes] { $seat ->
            [you] ai aruncat { rank-a }, care îngheață teancul
           *[other] a aruncat { rank-a }, care îngheață teancul
        }
        [blocks] { $seat ->
            [you] ai aruncat { rank-a }, care blochează teancul
           *[other] a aruncat { rank-a }, care blochează teancul
        }
       *[none] { $seat ->
            [you] ai aruncat { rank-a }
           *[other] a aruncat { rank-a }
        }
    }

event-showed-hand = { who-did } arătat o mână specială ({ special-hand-name }): { $cards }.
    .part = { $seat ->
        [you] ai arătat o mână specială ({ special-hand-name }): { $cards }
       *[other] a arătat o mână specială ({ special-hand-name }): { $cards }
    }

event-asked = { who-did } întrebat: „Pot să ies?”
    .part = { $seat ->
        [you] ai cerut voie să ieși
       *[other] a cerut voie să iasă
    }

event-answered = { $answer ->
    [yes] { who-did } răspuns da.
   *[no] { who-did } răspuns nu.
}
    .part = { $answer ->
        [yes] { $seat ->
            [you] ai răspuns da
           *[other] a răspuns da
        }
       *[no] { $seat ->
            [you] ai răspuns nu
           *[other] a răspuns nu
        }
    }

event-one-card-left = { $seat ->
    [you] Mai ai o singură carte.
   *[other] { $name } mai are o singură carte.
}

event-went-out = { $concealed ->
    [yes] { who-did } făcut o ieșire ascunsă: runda s-a încheiat.
   *[no] { who-did } ieșit: runda s-a încheiat.
}
    .part = { $concealed ->
        [yes] { $seat ->
            [you] ai făcut o ieșire ascunsă
           *[other] a făcut o ieșire ascunsă
        }
       *[no] { $seat ->
            [you] ai ieșit
           *[other] a ieșit
        }
    }
event-round-ended = { $cause ->
    [last-three] Ultima carte din teancul de rezervă a fost un trei roșu: runda s-a încheiat.
    [special] A fost arătată o mână specială: runda s-a încheiat.
   *[stock] Teancul de rezervă s-a terminat: runda s-a încheiat.
}

event-match-won = { $seat ->
    [you] Ai câștigat
    [several] { $name } au câștigat
   *[other] { $name } a câștigat
} partida cu { $score } la { $others }, după { round-count }.
event-match-tied = Partida s-a încheiat la egalitate, cu { $score }, după { round-count }.

## Cine stă la masă

