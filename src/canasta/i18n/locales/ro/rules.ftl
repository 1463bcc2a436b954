# Regulile unei mese, în cuvinte.
#
# Variabilele sunt cele din en/rules.ftl.

rules-of = Reguli: { $name }

rules-group-match = Masa și partida
rules-group-deck = Cărțile și împărțirea
rules-group-packet = { $packet ->
    [foot] Piciorul
    [talon] Talonul
    [opening-draw] Cărți pentru cine deschide
   *[reserve] Al doilea pachețel
}
rules-group-turn = Rândul
rules-group-melds = Melduri
rules-group-opening = Primele melduri
rules-group-pile = Ridicarea teancului
rules-group-threes = Treii roșii și treii negri
rules-group-out = Ieșirea și sfârșitul rundei
rules-group-scoring = Punctajul
rules-group-special = Mâini speciale

## Ce nu ține de o singură regulă

rules-always-match = Faci puncte punând pe masă grupe de cărți, numite melduri; cele mari, numite canaste, aduc cel mai mult.
rules-always-deck = Cărțile de la patru la as sunt naturale; treii au reguli ale lor.
rules-always-packet = { $packet ->
    [foot] Dacă pui într-un meld ultima carte din mână, îți ridici imediat piciorul și joci mai departe; dacă o arunci, îl ridici la începutul rândului următor.
    [talon] Nu se primește talon pentru primele melduri puse într-un rând în care s-a ridicat teancul.
    [opening-draw] Aceasta se întâmplă o singură dată pe rundă pentru fiecare echipă.
   *[reserve] Cât timp nu ți-ai luat pachețelul, nu poți ieși.
}
rules-always-turn = Începe jucătorul de după dealer. La rândul tău iei cărți, apoi poți pune melduri, iar la sfârșit arunci o carte pe teancul de aruncare.
rules-always-bans = { $strict ->
    [yes] Dacă după o tragere din teancul de rezervă nu se poate arunca nimic altceva, o asemenea carte se poate arunca.
   *[no] Dacă nu se poate arunca nimic altceva, o asemenea carte se poate arunca.
}
rules-always-melds = Meldul obișnuit este seria: cărți de aceeași valoare, dintre care unele pot fi înlocuite de cărți wild.
rules-always-side = Meldurile sunt ale echipei: poți adăuga cărți la orice meld al echipei tale, niciodată la ale celorlalți.
rules-always-opening = Punctele pe carte: jokerul { $joker }, asul și doiul câte { $ace }, de la rege până la opt câte { $king }, { $black ->
    [yes] de la șapte până la patru și treiul negru câte { $four }.
   *[no] de la șapte până la patru câte { $four }.
}
rules-always-minimum = Toate meldurile puse în acel rând pentru a o atinge se adună; bonusurile nu intră la socoteală.
rules-always-pile = { $wild ->
    [yes] Cu un trei deasupra, teancul nu poate fi ridicat; un trei negru îl blochează astfel pentru un rând.
   *[no] { $threes ->
        [both] Cu o carte wild deasupra, teancul nu poate fi ridicat.
       *[red] Cu o carte wild sau un trei deasupra, teancul nu poate fi ridicat; un trei negru îl blochează astfel pentru un rând.
    }
}
rules-always-out = { $packet ->
    [foot] Cine joacă ultima carte din picior iese, iar runda se încheie.
   *[none] Cine joacă ultima carte din mână iese, iar runda se încheie.
}
rules-always-quotas = O canastă se numără aici o singură dată.
rules-always-keep = { $packet ->
    [foot] Când joci din picior, dacă nu ieși, după aruncare trebuie să-ți rămână cel puțin o carte.
   *[none] Dacă nu ieși, după aruncare trebuie să-ți rămână cel puțin o carte.
}
rules-always-scoring = { $packet ->
    [foot] După rundă cărțile de pe masă aduc echipei punctele lor, cele rămase în mâini și picioare se scad; canastele aduc bonusuri.
    [reserve] După rundă cărțile de pe masă aduc echipei punctele lor, cele rămase în mâini și în pachețele neluate se scad; canastele aduc bonusuri.
   *[none] După rundă cărțile de pe masă aduc echipei punctele lor, cele rămase în mână se scad; canastele aduc bonusuri.
}
rules-always-special = Echipa care arată o asemenea mână primește punctele ei și nimic altceva în acea rundă; ceilalți își fac punctajul ca de obicei.

## Masa și partida

rule-seating = Jucători și echipe
    .says = { $value ->
        [alone] { player-count }, fiecare pentru sine.
       *[sides] { player-count }: locurile { $text }, numărate în sens orar.
    }
rules-against = { $first } contra { $next }
rule-team-mode = Cum se formează echipele
    .says = { $value ->
        [lone-hand] Cine ridică primul teancul într-o rundă o joacă împotriva celorlalți, care devin parteneri și păstrează meldurile puse de fiecare; până atunci fiecare joacă pentru sine.
        [rotating-sitout] Din echipa mai mare, câte un jucător stă pe margine în fiecare rundă, pe rând.
       *[fixed] Echipele rămân aceleași toată partida.
    }
rule-direction = Sensul jocului
    .says = { $value ->
        [anticlockwise] Se împarte și se joacă în sens antiorar.
       *[clockwise] Se împarte și se joacă în sens orar.
    }
rule-target = Scor țintă
    .says = { $n ->
        [0] Niciun număr de puncte nu încheie partida.
       *[other] Partida se încheie când, după o rundă, o echipă are { point-count }; câștigă cel mai mare scor cumulativ.
    }
rule-deals = Numărul de runde
    .says = { $n ->
        [0] Partida nu are un număr fix de runde.
       *[other] Partida se încheie după { round-count }; câștigă cel mai mare scor cumulativ.
    }
rule-tie-rule = La egalitate
    .says = { $value ->
        [extra-round] Dacă la sfârșit cele mai mari scoruri sunt egale, se mai joacă o rundă.
        [shared] Dacă la sfârșit cele mai mari scoruri sunt egale, victoria se împarte.
       *[last-out] Dacă la sfârșit cele mai mari scoruri sunt egale, câștigă echipa care tocmai a ieșit.
    }
rule-tie-raise = Scorul țintă după egalitate
    .says = { $n ->
        [0] La egalitate scorul țintă rămâne același.
       *[other] La egalitate scorul țintă crește cu { point-count }.
    }
rule-first-dealer = Primul dealer
    .says = { $value ->
        [highest] Împarte primul cine trage cea mai mare carte.
        [lowest] Împarte primul cine trage cea mai mică carte.
       *[random] Cine împarte primul se trage la sorți.
    }
rule-partner-draw = Alegerea partenerilor
    .says = { $value ->
        [highest] Partenerii se trag la sorți: cei cu cele mai mari cărți joacă împreună.
       *[given] Sunt parteneri cei care se așază ca parteneri.
    }
rule-rematch-dealer = Dealerul partidei următoare
    .says = { $value ->
        [draw] La altă partidă la aceeași masă, primul dealer se trage din nou la sorți.
       *[clockwise] La altă partidă la aceeași masă, împarte cel care urmează după ultimul dealer.
    }

## Cărțile și împărțirea

rule-packs = Pachete
    .says = { $n ->
        [one] Aici se joacă cu { $n } pachet de 52 de cărți.
        [few] Aici se joacă cu { $n } pachete de 52 de cărți.
       *[other] Aici se joacă cu { $n } de pachete de 52 de cărți.
    }
rule-jokers = Jokeri
    .says = { $n ->
        [0] Nu sunt jokeri; cărțile de doi sunt wild, adică pot ține locul altor cărți.
        [one] Este { $n } joker; jokerul și cărțile de doi sunt wild, adică pot ține locul altor cărți.
        [few] Sunt { $n } jokeri; jokerii și cărțile de doi sunt wild, adică pot ține locul altor cărți.
       *[other] Sunt { $n } de jokeri; jokerii și cărțile de doi sunt wild, adică pot ține locul altor cărți.
    }
rule-hand-size = Cărți în mână
    .says = Fiecare jucător primește { card-count }.
rule-upcard = Prima carte a teancului
    .says = { $value ->
        [none] Celelalte cărți sunt teancul de rezervă, cu fața în jos; teancul de aruncare începe gol.
       *[single] Celelalte cărți sunt teancul de rezervă, cu fața în jos; prima lui carte se întoarce și începe teancul de aruncare.
    }
rule-under-upcard = Cărți sub prima carte întoarsă
    .says = { $value ->
        [three] Sub prima carte întoarsă se pun, cu fața în jos, trei cărți din teancul de rezervă.
        [by-value] Sub prima carte întoarsă se pun, cu fața în jos, atâtea cărți din teancul de rezervă cât arată ea: 11 la valet, 12 la damă, 13 la rege, 14 la as.
       *[none] Sub prima carte întoarsă nu se pun cărți.
    }
rule-upcard-reject = Prima carte întoarsă
    .says = { $value ->
        [none] O carte wild sau un trei roșu întors la împărțire nu se înlocuiește: rămâne.
       *[some] Dacă la împărțire se întoarce { $text }, nu rămâne deasupra.
    }
rule-upcard-reject-action = Ce se face cu ea
    .says = { $value ->
        [bury] O asemenea carte se îngroapă sub teancul de rezervă și se întoarce alta.
        [leave] O asemenea carte rămâne așa cum este.
       *[cover] O asemenea carte se acoperă cu altele, până când deasupra ajunge o carte naturală.
    }
rule-upcard-black-three = Trei negru ca primă carte
    .says = { $value ->
        [bury] Un trei negru întors la împărțire se îngroapă sub teancul de rezervă și se întoarce altă carte.
        [leave] Un trei negru întors la împărțire rămâne și blochează teancul pentru primul jucător.
       *[cover] Un trei negru întors la împărțire se acoperă cu alte cărți, până când deasupra ajunge o carte naturală.
    }
rules-special = { $value ->
    [wild] o carte wild
    [red-three] un trei roșu
   *[black-three] un trei negru
}

## Un al doilea pachețel de cărți

rule-packet = Al doilea pachețel
    .says = { $value ->
        [foot] Fiecare jucător primește și un al doilea pachețel de cărți, piciorul, care stă cu fața în jos, nevăzut, până când mâna a fost jucată toată.
        [reserve] Fiecare jucător primește și un al doilea pachețel de cărți, cu fața în jos, nevăzut, pe care îl ia în mână când completează prima lui canastă din rundă.
        [opening-draw] Cine pune primele melduri ale unei echipe trage pe loc alte cărți din teancul de rezervă.
        [talon] Cine pune primele melduri ale unei echipe primește un talon: cărți din teancul de rezervă, puse deoparte nevăzute după aruncare și luate în mână la rândul următor.
       *[none] Nu există un al doilea pachețel de cărți.
    }
rule-packet-size = Cărțile celui de-al doilea pachețel
    .says = { $packet ->
        [foot] { $value ->
            [many] Piciorul are { $text } cărți, în ordinea în care echipele își pun primele melduri.
           *[one] Piciorul are { card-count }.
        }
        [talon] { $value ->
            [many] Talonul are { $text } cărți, în ordinea în care echipele își pun primele melduri.
           *[one] Talonul are { card-count }.
        }
        [opening-draw] { $value ->
            [many] Se trag astfel { $text } cărți, în ordinea în care echipele își pun primele melduri, sau câte mai sunt.
           *[one] Se trag astfel { card-count }, sau câte mai sunt.
        }
       *[reserve] { $value ->
            [many] Pachețelul are { $text } cărți, în ordinea în care echipele își pun primele melduri.
           *[one] Pachețelul are { card-count }.
        }
    }
rules-then = { $first }, apoi { $next }
rule-turn-card = Cartea care încheie talonul
    .says = { $n ->
        [0] Nicio carte din teancul de rezervă nu încheie talonul.
       *[other] Cartea cu numărul { $n } de jos din teancul de rezervă stă de-a curmezișul; după ce a fost trasă, nu se mai primește talon.
    }
rule-keep-waived-by-packet = Cartea păstrată
    .says = { $value ->
        [yes] { $packet ->
            [talon] Cine urmează să primească un talon nu trebuie să păstreze o carte după aruncare.
           *[other] Cine urmează să primească acele cărți nu trebuie să păstreze o carte după aruncare.
        }
       *[no] { $packet ->
            [talon] Și cine urmează să primească un talon păstrează o carte după aruncare.
           *[other] Și cine urmează să primească acele cărți păstrează o carte după aruncare.
        }
    }

## Rândul

rule-draw-count = Cărți trase
    .says = { $n ->
        [one] La fiecare rând tragi o carte din teancul de rezervă sau ridici teancul de aruncare.
        [few] La fiecare rând tragi { $n } cărți din teancul de rezervă sau ridici teancul de aruncare.
       *[other] La fiecare rând tragi { $n } de cărți din teancul de rezervă sau ridici teancul de aruncare.
    }
rule-short-draw-ok = Ultima tragere
    .says = { $value ->
        [yes] Dacă în teancul de rezervă au rămas mai puține, le tragi pe acelea.
       *[no] Dacă în teancul de rezervă au rămas mai puține, nu se mai trage.
    }
rule-discard-bans = Cărți care nu se aruncă
    .says = { $value ->
        [none] Se poate arunca orice carte.
       *[some] { $text }
    }
rules-ban = { $ban ->
    [black-three-first-round] Niciun trei negru nu se aruncă înainte ca fiecare să fi fost o dată la rând.
    [seven-until-canastas] Niciun șeptar nu se aruncă înainte ca fiecare echipă să aibă o canastă de șeptari.
    [seven-going-out] Nimeni nu iese aruncând un șeptar.
    [wild] Nicio carte wild nu se aruncă, decât la ieșire sau dintr-o mână numai de cărți wild.
   *[valuable-on-empty-pile] Pe un teanc gol nu se aruncă un șeptar, un as, o carte wild sau o carte de o valoare moartă (vezi Melduri); cine ar rămâne fără altă carte de aruncat nu poate ridica teancul.
}
rule-melds-from-round = De când se pun melduri
    .says = { $n ->
        [1] Poți pune melduri de la primul tău rând.
       *[other] În fiecare rundă poți pune melduri abia de la al { $n }-lea rând al tău.
    }
