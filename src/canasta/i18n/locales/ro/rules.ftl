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

## Variante

preset-classic = Clasic
    .about = Jocul din cărțile de reguli, cu o regulă aleasă acolo unde ele nu spun același lucru: pentru doi până la șase jucători.
preset-classic-ro = Clasic românesc
    .about = După un articol românesc: se trag două cărți, într-un meld cărțile naturale sunt mai multe decât cele wild, cărțile wild nu ajută la ridicarea teancului, iar treii roșii se scad la o echipă fără canastă.
preset-classic-online = Camera online
    .about = Ca într-o cameră de joc online: orice primă carte întoarsă rămâne, există canastă de cărți wild, nu se cere voie la ieșire, iar un trei negru rămas în mână costă 100 de puncte.
preset-classic-pt = Clasic brazilian
    .about = După o foaie de reguli braziliană: cărțile speciale întoarse la început merg sub teancul de rezervă, cărțile wild nu ajută la ridicarea teancului, iar primele melduri cer întotdeauna punctele lor.
preset-cutthroat = Unul contra doi
    .about = Pentru trei, cunoscut și ca „cutthroat”: cine ridică primul teancul joacă împotriva celorlalți doi.
preset-uruguay = Uruguay
    .about = Canasta clasică, cu un teanc mereu înghețat și cu melduri numai din cărți wild.
preset-viennese = Canasta vieneză
    .about = Canasta clasică, dar treii roșii cer o canastă, iar cu o singură carte în mână se poate ridica un teanc de o carte.
preset-sevens = Șeptari
    .about = Canasta clasică în care șeptarii, cărțile de șapte, cântăresc mai mult: o canastă din ei aduce mult, cei rămași costă mult.
preset-joker = Canasta joker
    .about = Un joc al meldurilor scumpe de cărți wild: teancul este mereu înghețat, canasta are exact șapte cărți, iar treii de ambele culori aduc bonusuri.
preset-cuban = Canasta cubaneză
    .about = Teancul este mereu înghețat, canasta are exact șapte cărți, cărțile wild fac canaste ale lor, iar treii negri dintr-un teanc ridicat se pun deoparte.
preset-samba = Samba
    .about = Trei pachete de cărți și câte două cărți trase: pe lângă serii sunt și secvențe, iar șapte cărți la rând de aceeași culoare sunt o samba.
preset-samba-ro = Samba românească
    .about = Samba după un articol românesc: pentru ieșire sunt necesare trei canaste.
preset-chile = Chile
    .about = Trei pachete de cărți, cu secvențe și cu melduri numai din cărți wild.
preset-bolivia = Bolivia
    .about = Samba cu melduri de cărți wild: șapte dintre ele sunt o bolivia, și nimeni nu iese fără o canastă în secvență.
preset-brazilian = Canasta braziliană
    .about = Bolivia cu primele melduri mai grele: de la 7.000 de puncte ele cer o canastă, iar teancul nu ajută; secvențele scurte costă puncte.
preset-hand-and-foot = Hand and Foot
    .about = „Mâna și piciorul”: cinci pachete de cărți, și două pachețele pentru fiecare jucător; întâi se joacă mâna, apoi piciorul.
preset-hand-and-foot-short = Hand and Foot, scurt
    .about = „Mâna și piciorul” cu câte unsprezece cărți, fără melduri de cărți wild; pentru ieșire ajung o canastă naturală și una mixtă.
preset-pennies = Pennies from Heaven
    .about = „Bani din cer”: șase jucători și patru pachete de cărți; prima canastă proprie aduce un al doilea pachețel, iar canasta de șeptari aduce cel mai mult.
preset-mexicana = Mexicana
    .about = Trei pachete de cărți: cine deschide pentru echipă trage pe loc treisprezece cărți, un șeptar deasupra blochează teancul, iar ieșirea cere trei roșii.
preset-modern-american = Canasta americană modernă
    .about = Ca în cluburile din Statele Unite: canaste închise care scot din joc valoarea lor, primele melduri stricte, un talon și mâini speciale.
preset-italian = Canasta italiană
    .about = Samba cu un teanc mereu înghețat, cu primele melduri numai din cărți naturale și cu bonusuri pentru multe canaste.
preset-modern-online = Online modern
    .about = Cum se joacă azi în camerele online: numai o carte wild îngheață teancul, pentru toți, iar un trei negru îl blochează pentru un rând.

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

## Melduri

rule-min-size = Cel mai mic meld
    .says = { $n ->
        [one] Un meld are cel puțin { $n } carte.
        [few] Un meld are cel puțin { $n } cărți.
       *[other] Un meld are cel puțin { $n } de cărți.
    }
rule-canasta-size = Canasta
    .says = { $growth ->
        [closed] O canastă este un meld de { card-count }: naturală fără cărți wild, mixtă cu ele.
       *[open] O canastă este un meld de cel puțin { card-count }: naturală fără cărți wild, mixtă cu ele.
    }
rule-min-naturals = Cărți naturale într-o serie
    .says = { $n ->
        [0] O serie poate să nu aibă nicio carte naturală.
       *[other] O serie are cel puțin { natural-card-count }.
    }
rule-max-wilds = Cărți wild într-o serie
    .says = { $n ->
        [0] O serie nu are cărți wild.
       *[other] O serie are cel mult { wild-card-count }.
    }
rule-wild-limit = Cărți wild și cărți naturale
    .says = { $value ->
        [not-more] Într-o serie nu sunt niciodată mai multe cărți wild decât naturale.
        [fewer] Într-o serie sunt întotdeauna mai multe cărți naturale decât wild.
        [half] Într-o serie sunt cel puțin două cărți naturale la fiecare carte wild.
       *[max-only] În aceste limite, într-o serie cărțile wild pot fi mai multe decât cele naturale.
    }
rule-naturals-before-wilds = Cărți wild după primele melduri
    .says = { $n ->
        [0] După primele melduri ale echipei, seriile primesc cărți wild ca înainte.
       *[other] După primele melduri ale echipei, o carte wild merge numai la o serie cu cel puțin { natural-card-count }.
    }
rule-sevens-wilds = Cărți wild la șeptari
    .says = { $value ->
        [opening-only] Cărțile wild merg la șeptari numai în primele melduri ale echipei; o serie de șeptari începută fără ele rămâne fără.
        [never] Șeptarii nu se pun niciodată cu cărți wild.
       *[normal] Șeptarii primesc cărți wild ca toate celelalte cărți.
    }
rule-aces-wilds = Cărți wild la ași
    .says = { $value ->
        [opening-only] Cărțile wild merg la ași numai în primele melduri ale echipei; o serie de ași începută fără ele rămâne fără.
        [never] Așii nu se pun niciodată cu cărți wild.
       *[normal] Așii primesc cărți wild ca toate celelalte cărți.
    }
rule-canasta-growth = O canastă completă
    .says = { $value ->
        [naturals-only] O canastă completă mai primește numai cărți naturale.
        [closed] O canastă completă este închisă: nu mai primește cărți.
       *[any] O canastă completă mai primește cărți naturale și, în aceleași limite, cărți wild.
    }
rule-growth-going-out = Canaste închise la ieșire
    .says = { $value ->
        [yes] În rândul în care ieși, canastele închise de o valoare mai primesc cărți naturale.
       *[no] Canastele închise nu mai primesc cărți nici la ieșire.
    }
rule-melds-per-rank = Melduri de aceeași valoare
    .says = { $value ->
        [next-after-closed] O echipă începe alt meld de aceeași valoare numai după ce ultimul a devenit canastă.
        [many] O echipă poate avea mai multe melduri de aceeași valoare.
       *[one] O echipă are un singur meld de fiecare valoare.
    }
rule-merging = Unirea meldurilor de aceeași valoare
    .says = { $value ->
        [yes] Două serii de aceeași valoare se pot uni, dacă limitele pentru cărțile wild o permit, dar nu două canaste.
       *[no] Două serii de aceeași valoare nu se unesc niciodată.
    }
rule-dead-ranks = Valori moarte
    .says = { $value ->
        [own-side] După ce o echipă are o canastă de o valoare, acea valoare este moartă pentru ea: nu mai pune pe masă cărți de acea valoare.
        [both] După ce o echipă are o canastă de o valoare, acea valoare este moartă: nimeni nu mai pune pe masă cărți de acea valoare.
       *[nobody] O canastă nu oprește pe nimeni să pună pe masă cărți de valoarea ei.
    }
rule-sequences = Secvențe
    .says = { $value ->
        [yes] Și secvența este un meld: de la { $smallest } la { $size } cărți naturale la rând, de aceeași culoare, de la patru, cea mai mică, până la as, cea mai mare, fără cărți wild; cu { $size } este o canastă în secvență, numită și samba sau escalera, și este închisă.
       *[no] Cărțile la rând de aceeași culoare nu fac un meld.
    }
rule-sequence-joining = Unirea secvențelor
    .says = { $value ->
        [yes] Două secvențe ale echipei care se ating se pot uni.
       *[no] Secvențele nu se unesc niciodată între ele.
    }
rule-sequence-twins = Secvențe de aceeași culoare
    .says = { $value ->
        [yes] O echipă poate avea mai multe secvențe de aceeași culoare, chiar și cu aceleași valori.
       *[no] Două secvențe ale echipei de aceeași culoare nu au nicio valoare comună.
    }
rule-sequence-growth-out = Secvențe mai lungi
    .says = { $value ->
        [yes] În rândul în care ieși, secvențele complete mai primesc cărți la capete.
       *[no] Secvențele complete nu mai primesc cărți nici la ieșire.
    }
rule-wild-meld = Numai cărți wild
    .says = { $value ->
        [whole-canasta] Un meld numai din cărți wild se face doar ca o canastă întreagă de { $size }, pusă dintr-odată și apoi închisă.
        [mixed] Și numai din cărți wild se face meld: de la { $smallest } la { $size } jokeri și cărți de doi, oricum amestecați; cu { $size } este o canastă de cărți wild, și este închisă.
        [twos-only] Și numai din cărți de doi se face meld, fără jokeri: de la { $smallest } la { $size }; cu { $size } este o canastă de cărți wild, și este închisă.
       *[never] Numai din cărți wild nu se face meld.
    }
rule-wild-meld-locks = Cărți wild la alte melduri
    .says = { $value ->
        [yes] Cât timp o echipă are un meld neterminat de cărți wild, cărțile ei wild nu merg la alt meld.
       *[no] Un meld neterminat de cărți wild nu oprește cărțile wild să meargă la alte melduri.
    }
rule-wild-melds-end = Ultimul meld de cărți wild
    .says = { $value ->
        [yes] După ce o echipă are o canastă de cărți wild, nimeni nu mai începe un meld de cărți wild.
       *[no] Meldurile de cărți wild se pot începe oricând.
    }
rule-black3-meld = Treii negri pe masă
    .says = { $value ->
        [going-out] Treii negri se pun pe masă numai în rândul în care ieși și fără cărți wild.
       *[never] Treii negri nu se pun niciodată pe masă.
    }

## Primele melduri

rule-opening-key = După ce se ia cerința minimă
    .says = { $value ->
        [deal] Primele melduri ale unei echipe într-o rundă trebuie să atingă o cerință minimă de puncte pe carte, după numărul rundei.
       *[score] Primele melduri ale unei echipe într-o rundă trebuie să atingă o cerință minimă de puncte pe carte, după scorul ei cumulativ dinaintea rundei.
    }
rule-opening-bands = Cerința minimă
    .says = { $key ->
        [deal] Cerința minimă, după rundă: { $text }.
       *[score] Cerința minimă, după scor: { $text }.
    }
rules-band-below = { $key ->
    [first] { $need } în prima rundă
    [deal] { $need } înainte de runda { $total }
   *[score] { $need } sub { $total }
}
rules-band-from = { $key ->
    [deal] { $need } din runda { $total }
   *[score] { $need } de la { $total }
}
rules-band-always = { $need } în orice caz
rules-need = { $canasta ->
    [any] { $n ->
        [0] orice canastă
       *[other] orice canastă și în total { point-count }
    }
    [worth] o canastă ale cărei cărți valorează { $n }
    [natural] { $n ->
        [0] o canastă naturală
       *[other] o canastă naturală și în total { point-count }
    }
    [natural-or-better] { $n ->
        [0] o canastă care nu este mixtă
       *[other] o canastă care nu este mixtă și în total { point-count }
    }
   *[none] { $n }
}
rule-opening-content = Ce trebuie să conțină
    .says = { $value ->
        [clean-triple] Printre ele trebuie să fie o serie de cel puțin trei cărți naturale, fără cărți wild.
        [clean-triple-or-wilds] Printre ele trebuie să fie o serie de cel puțin trei cărți naturale, fără cărți wild, sau un meld de cărți wild.
        [all-natural] Trebuie să fie numai din cărți naturale.
       *[any] Pot fi melduri de orice fel.
    }
rule-opening-mixed-canasta = Canastă mixtă la început
    .says = { $value ->
        [yes] Printre ele poate fi o canastă mixtă.
       *[no] Printre ele nu poate fi o canastă mixtă.
    }
rule-opening-closes = Când se încheie primele melduri
    .says = { $value ->
        [with-turn] Tot ce se pune în acel rând ține de primele melduri.
       *[when-met] Ele se încheie când cerința minimă este atinsă: ce se pune după aceea nu mai ține de ele.
    }
rule-opening-from-pile = Teancul la primele melduri
    .says = { $value ->
        [forbidden] O echipă își pune primele melduri din mână, înainte să ridice un teanc.
        [hand-qualifies] O echipă fără melduri poate ridica teancul numai dacă în acel rând cărțile din mână ating singure cerința minimă; cartea de deasupra nu ajută.
       *[allowed] O echipă poate ridica teancul ca să-și pună primele melduri; cărțile de sub cea de deasupra le primește când a atins cerința minimă.
    }
rule-top-card-counts = Cartea de deasupra
    .says = { $value ->
        [yes] Cartea de deasupra a teancului ridicat intră la cerința minimă.
       *[no] Cartea de deasupra a teancului ridicat nu intră la cerința minimă.
    }
rule-waiver = Scutiri de cerința minimă
    .says = { $value ->
        [from-stock] Cine trage din teancul de rezervă și iese punând dintr-odată pe masă tot ce are în mână este scutit de cerința minimă.
        [with-pile] Cine iese punând dintr-odată pe masă tot ce are în mână este scutit de cerința minimă, și dacă a ridicat teancul, cu condiția să pună toate cărțile lui.
        [splash] Cine pune din mână o canastă întreagă, naturală sau de cărți wild, este scutit de cerința minimă.
       *[never] De cerința minimă nu este scutit nimeni, nici cine iese punând dintr-odată pe masă tot ce are în mână.
    }

## Ridicarea teancului

rule-pile-frozen = Teancul înghețat
    .says = { $value ->
        [always] Teancul este mereu înghețat: îl ridici numai punând imediat cartea de deasupra într-un meld cu două cărți naturale din mână, de valoarea ei.
        [never] Nicio carte nu îngheață teancul pentru toți; înghețat, s-ar ridica numai cu două cărți naturale din mână, de valoarea cărții de deasupra.
       *[normal] Teancul înghețat se ridică numai cu două cărți naturale din mână, de valoarea cărții de deasupra.
    }
rule-frozen-before-opening = Înainte de primele melduri
    .says = { $value ->
        [yes] Pentru o echipă fără melduri, teancul este ca și înghețat.
       *[no] Pentru o echipă fără melduri, teancul nu este mai înghețat decât pentru celelalte.
    }
rule-freezers = Cărți care îngheață
    .says = { $value ->
        [none] Nicio carte nu îngheață teancul.
       *[some] Teancul este înghețat pentru toți cât timp se află în el { $text }.
    }
rule-captures = Cum se ridică
    .says = Ridici teancul dacă pui imediat pe masă cartea de deasupra: { $text }.
rules-capture = { $value ->
    [natural-pair] cu două cărți naturale din mână de valoarea ei
    [natural-plus-wild] cu o asemenea carte și o carte wild
    [onto-set] la o serie a echipei care nu este încă o canastă
    [onto-sequence] la o secvență a echipei, lipită de unul dintre capete
   *[onto-canasta] la o canastă completă a echipei
}
rule-pair-joins-up-to = O pereche la un meld
    .says = { $n ->
        [0] Cu două cărți din mână, cartea de deasupra poate merge la un meld oricât de mare.
       *[other] Dacă echipa are un meld de acea valoare, cele trei cărți se adaugă la el; meldul poate avea cel mult { card-count }, altfel teancul nu se ridică.
    }
rule-sevens-block = Un șeptar deasupra
    .says = { $value ->
        [yes] Nici cu un șeptar deasupra teancul nu poate fi ridicat.
       *[no] Cu un șeptar deasupra teancul se ridică la fel ca în rest.
    }
rule-wild-top = O carte wild deasupra
    .says = { $value ->
        [equal-pair] Cu un joker sau un doi deasupra ridici teancul dacă îl pui, cu alte două la fel din mână, într-un meld de cărți wild, nou sau al echipei.
       *[never] Cu o carte wild deasupra teancul nu se ridică niciodată.
    }
rule-take-top = Cât se ia
    .says = { $n ->
        [0] Cine ridică teancul îl ia tot: celelalte cărți din el merg în mână.
        [one] Cine ridică teancul ia numai cartea de deasupra; celelalte rămân la locul lor.
        [few] Cine ridică teancul ia numai { $n } cărți de deasupra, sau toate dacă sunt mai puține: prima merge în meld, celelalte în mână, iar restul rămâne.
       *[other] Cine ridică teancul ia numai { $n } de cărți de deasupra, sau toate dacă sunt mai puține: prima merge în meld, celelalte în mână, iar restul rămâne.
    }
rule-take-above-wild = Până la o carte wild
    .says = { $value ->
        [yes] Dacă în teanc se află o carte wild, se iau numai cărțile de deasupra celei mai de sus dintre ele.
       *[no] Cărțile wild din teanc se iau cu celelalte.
    }
rule-pile-black-threes = Treii negri din teanc
    .says = { $value ->
        [set-aside] Treii negri dintr-un teanc ridicat nu merg în mână: se pun deoparte pentru echipă, scoși din joc.
       *[to-hand] Treii negri dintr-un teanc ridicat merg în mână.
    }
rule-pile-visibility = Cărțile din teanc
    .says = { $value ->
        [all] Toate cărțile din teanc pot fi văzute.
        [last-three] Cele trei cărți de deasupra ale teancului pot fi văzute.
       *[top] Numai cartea de deasupra a teancului poate fi văzută.
    }
rule-one-card-rule = O carte și o carte
    .says = { $value ->
        [free] Cu o singură carte în mână poți ridica un teanc de o singură carte.
        [free-when-stock-empty] Cu o singură carte în mână poți ridica un teanc de o singură carte numai când teancul de rezervă s-a terminat.
       *[forbidden] Cu o singură carte în mână nu poți ridica un teanc de o singură carte.
    }

## Treii

rule-bonus-threes = Treii care se pun pe masă
    .says = { $value ->
        [both] Treii de ambele culori nu intră în melduri și nu se aruncă: îi pui pe masă imediat ce îi ai, pentru un bonus.
       *[red] Treii roșii nu intră în melduri și nu se aruncă: îi pui pe masă imediat ce îi ai, pentru un bonus.
    }
rule-three-replaced = Cărți în locul treilor
    .says = { $threes ->
        [both] { $value ->
            [yes] Pentru fiecare tragi altă carte din teancul de rezervă.
           *[no] Pentru ei nu tragi altă carte.
        }
       *[red] { $value ->
            [yes] Pentru fiecare trei din mână sau din teancul de rezervă tragi altă carte de acolo.
           *[no] Pentru ei nu tragi altă carte.
        }
    }
rule-packet-three-replaced = Cărți în locul treilor din al doilea pachețel
    .says = { $packet ->
        [foot] { $value ->
            [yes] Și pentru cei găsiți în picior tragi altă carte.
           *[no] Pentru cei găsiți în picior nu tragi altă carte.
        }
       *[reserve] { $value ->
            [yes] Și pentru cei găsiți în al doilea pachețel tragi altă carte.
           *[no] Pentru cei găsiți în al doilea pachețel nu tragi altă carte.
        }
    }
rule-three-schedule = Punctele treilor
    .says = { $threes ->
        [both] Cei de aceeași culoare valorează { $text }.
       *[red] Ei valorează { $text }.
    }
rules-threes-each = câte { point-count }
rules-threes-up-to = câte { $points } dacă sunt cel mult { $n }
rules-threes-of = { $points } pentru { $n }
rule-three-sign = Când se scad
    .says = { $value ->
        [no-canasta] Se scad la o echipă care la sfârșitul rundei nu are nicio canastă.
        [under-two-canastas] Se scad la o echipă care la sfârșitul rundei are mai puțin de două canaste.
        [no-sevens-canasta] Se scad la o echipă care la sfârșitul rundei nu are nicio canastă de șeptari.
        [by-canastas] Cu cel puțin două canaste la sfârșitul rundei se adună la echipă, cu una nu aduc nimic, fără niciuna se scad.
        [never] Se adună la echipa lor, orice ar avea ea.
        [always] Se scad la echipa lor, orice ar avea ea.
       *[no-meld] Se scad la o echipă care la sfârșitul rundei nu are niciun meld.
    }
rule-kept-three = Un trei păstrat
    .says = { $value ->
        [before-opening] Până când echipa își pune primele melduri, poți păstra unul dintre ei în mână.
       *[never] Niciunul dintre ei nu poate fi păstrat în mână.
    }
rule-red3-hand-value = Un trei roșu în mână
    .says = { $packet ->
        [foot] { $n ->
            [0] Un trei roșu rămas în mână sau în picior nu costă nimic.
           *[other] Un trei roșu rămas în mână sau în picior costă { point-count }.
        }
        [reserve] { $n ->
            [0] Un trei roșu rămas în mână sau într-un pachețel neluat nu costă nimic.
           *[other] Un trei roșu rămas în mână sau într-un pachețel neluat costă { point-count }.
        }
       *[none] { $n ->
            [0] Un trei roșu rămas în mână nu costă nimic.
           *[other] Un trei roșu rămas în mână costă { point-count }.
        }
    }
rule-black3-hand-value = Un trei negru în mână
    .says = { $packet ->
        [foot] Un trei negru rămas în mână sau în picior costă { point-count }.
        [reserve] Un trei negru rămas în mână sau într-un pachețel neluat costă { point-count }.
       *[none] Un trei negru rămas în mână costă { point-count }.
    }

## Ieșirea și sfârșitul rundei

rule-go-out-canastas = Numărul de canaste cerut
    .says = { $value ->
        [none] O echipă poate ieși și fără canastă.
       *[some] O echipă poate ieși după ce are { $text }.
    }
rules-quota = { $kind ->
    [natural] { $n ->
        [one] { $n } canastă naturală
        [few] { $n } canaste naturale
       *[other] { $n } de canaste naturale
    }
    [mixed] { $n ->
        [one] { $n } canastă mixtă
        [few] { $n } canaste mixte
       *[other] { $n } de canaste mixte
    }
    [wild] { $n ->
        [one] { $n } canastă de cărți wild
        [few] { $n } canaste de cărți wild
       *[other] { $n } de canaste de cărți wild
    }
    [sequence] { $n ->
        [one] { $n } canastă în secvență
        [few] { $n } canaste în secvență
       *[other] { $n } de canaste în secvență
    }
    [sevens] { $n ->
        [one] { $n } canastă de șeptari
        [few] { $n } canaste de șeptari
       *[other] { $n } de canaste de șeptari
    }
    [not-wild] { $n ->
        [one] { $n } canastă care nu este de cărți wild
        [few] { $n } canaste care nu sunt de cărți wild
       *[other] { $n } de canaste care nu sunt de cărți wild
    }
   *[any] { $others ->
        [yes] { $n ->
            [one] încă { $n } canastă, de orice fel
            [few] încă { $n } canaste, de orice fel
           *[other] încă { $n } de canaste, de orice fel
        }
       *[no] { canasta-count }
    }
}
rule-out-conditions = Ce mai cere ieșirea
    .says = { $value ->
        [none] Ieșirea nu mai cere nimic altceva.
       *[some] Pentru ieșire mai trebuie ca { $text }.
    }
rules-out-condition = { $value ->
    [partner-played-foot] fiecare partener să-și fi ridicat piciorul și să fi jucat din el
    [nothing-unfinished] echipa să nu aibă un meld neterminat de șeptari, de ași fără cărți wild sau de cărți wild
   *[red-threes-match] echipa să aibă cel puțin atâția trei roșii câte canaste are
}
rule-final-discard = Ultima aruncare
    .says = { $value ->
        [required] Cine iese încheie aruncând o carte.
        [forbidden] Cine iese pune ultima carte într-un meld și nu o aruncă.
       *[optional] Cine iese poate arunca ultima carte sau poate pune tot pe masă.
    }
rule-permission = Întrebarea către partener
    .says = { $value ->
        [once-a-turn] Înainte să ieși îți poți întreba partenerul „Pot să ies?”, o dată pe rând; răspunsul te obligă.
        [once-a-round] Înainte să ieși îți poți întreba partenerul „Pot să ies?”, o dată pe rundă; răspunsul te obligă.
        [required] Înainte să ieși trebuie să-ți întrebi partenerul „Pot să ies?”; răspunsul te obligă.
       *[none] Nimeni nu-și întreabă partenerul înainte să iasă.
    }
rule-ask-window = Când se întreabă
    .says = { $value ->
        [before-any] Întrebi înainte să pui vreo carte pe masă în rândul tău, chiar și pentru ridicarea teancului.
       *[before-melds] Întrebi înainte să pui melduri în rândul tău; un teanc deja ridicat nu contează.
    }
rule-go-out-bonus = Ieșirea
    .says = { $n ->
        [0] Ieșirea în sine nu aduce puncte.
       *[other] Ieșirea aduce { point-count }.
    }
rule-concealed-bonus-total = Ieșirea ascunsă
    .says = { $n ->
        [0] Ieșirea ascunsă, cu toată mâna dintr-odată, nu aduce puncte.
       *[other] Ieșirea ascunsă, cu toată mâna dintr-odată, aduce în locul lor { point-count }.
    }
rule-concealed-spoiled-by = Ce o strică
    .says = { $value ->
        [side] Ieșirea este ascunsă numai dacă echipa nu avea niciun meld înainte de acest rând.
       *[player] Ieșirea este ascunsă dacă jucătorul nu pusese nimic pe masă înainte de acest rând, orice ar fi pus un partener.
    }
rule-concealed-may-add = Cărți la meldurile partenerului
    .says = { $value ->
        [yes] Cărțile adăugate în acel rând la meldurile unui partener nu o strică.
       *[no] Cărțile adăugate în acel rând la meldurile unui partener o strică.
    }
rule-concealed-pile-allowed = Ieșire ascunsă cu teancul
    .says = { $value ->
        [yes] Poți face o ieșire ascunsă și după ce ai ridicat teancul.
       *[no] Cine ridică teancul în acel rând nu mai face o ieșire ascunsă.
    }
rule-stock-end = Când se termină teancul de rezervă
    .says = { $value ->
        [after-last-drawer] Runda se încheie cu rândul celui care a tras ultima carte din teancul de rezervă.
       *[pile-run] Când teancul de rezervă s-a terminat, se joacă mai departe cât timp fiecare ridică teancul de aruncare.
    }
rule-forced-fit = Ridicarea obligatorie
    .says = { $value ->
        [yes] Atunci trebuie să ridici teancul dacă cartea lui de deasupra se potrivește la un meld al echipei tale.
       *[no] Nici atunci nimeni nu este obligat să ridice teancul.
    }
rule-last-three-ends = Trei la ultima tragere
    .says = { $threes ->
        [both] { $value ->
            [may-meld] Dacă ultima tragere aduce numai trei, mai poți pune melduri, dar nu arunci; apoi runda se încheie.
            [stays-in-hand] Dacă ultima tragere aduce numai trei, ei rămân în mână și runda se încheie.
           *[at-once] Dacă ultima tragere aduce numai trei, runda se încheie imediat.
        }
       *[red] { $value ->
            [may-meld] Dacă ultima tragere aduce numai trei roșii, mai poți pune melduri, dar nu arunci; apoi runda se încheie.
            [stays-in-hand] Dacă ultima tragere aduce numai trei roșii, ei rămân în mână și runda se încheie.
           *[at-once] Dacă ultima tragere aduce numai trei roșii, runda se încheie imediat.
        }
    }

## Punctajul

rule-natural-bonus = Canastă naturală
    .says = O canastă naturală aduce { point-count }.
rule-mixed-bonus = Canastă mixtă
    .says = O canastă mixtă aduce { point-count }.
rule-wild-bonus = Canastă de cărți wild
    .says = O canastă de cărți wild aduce { point-count }.
rule-wild-twos-bonus = Canastă de cărți de doi
    .says = { $n ->
        [0] O canastă numai din cărți de doi aduce cât oricare alta de cărți wild.
       *[other] Dacă este numai din cărți de doi, aduce { point-count }.
    }
rule-wild-jokers-bonus = Cărți wild cu patru jokeri
    .says = { $n ->
        [0] O canastă de cărți wild cu patru jokeri aduce cât oricare alta de cărți wild.
       *[other] Dacă în ea sunt patru jokeri, aduce { point-count }.
    }
rule-sequence-bonus = Canastă în secvență
    .says = O canastă în secvență aduce { point-count }.
rule-sevens-bonus = Canastă de șeptari
    .says = { $n ->
        [0] O canastă de șeptari aduce cât oricare alta.
       *[other] O canastă de șeptari, de orice fel, aduce { point-count }.
    }
rule-aces-bonus = Canastă naturală de ași
    .says = { $n ->
        [0] O canastă naturală de ași aduce cât oricare alta.
       *[other] O canastă naturală de ași aduce { point-count }.
    }
rule-score-by-canastas = Punctaj după canaste
    .says = { $value ->
        [yes] O echipă fără canastă nu primește bonusuri, iar cărțile ei de pe masă se scad.
       *[no] Cărțile de pe masă se adună și la o echipă fără canastă.
    }
rule-sevens-unfinished = Meld neterminat de șeptari
    .says = { $n ->
        [0] Un meld de șeptari care nu este canastă nu costă nimic.
       *[other] Un meld de șeptari care la sfârșitul rundei nu este canastă costă { point-count }.
    }
rule-aces-unfinished = Meld neterminat de ași
    .says = { $n ->
        [0] Un meld de ași care nu este canastă nu costă nimic.
       *[other] Un meld de ași fără cărți wild care la sfârșitul rundei nu este canastă costă { point-count }.
    }
rule-wild-unfinished = Meld neterminat de cărți wild
    .says = { $n ->
        [0] Un meld de cărți wild care nu este canastă nu costă nimic.
       *[other] Un meld de cărți wild care la sfârșitul rundei nu este canastă costă { point-count }.
    }
rule-wild-unfinished-jokers = Același, cu patru jokeri
    .says = { $n ->
        [0] Un asemenea meld de cărți wild nu costă mai mult cu patru jokeri în el.
       *[other] Dacă într-un asemenea meld de cărți wild sunt patru jokeri, el costă { point-count }.
    }
rule-sequence-shorter-than = Secvențe scurte
    .says = { $n ->
        [0] La sfârșitul rundei nicio secvență nu este prea scurtă.
       *[other] O secvență de mai puțin de { card-count } este prea scurtă la sfârșitul rundei.
    }
rule-sequence-short = Puncte pentru o secvență scurtă
    .says = { $count ->
        [one] Fiecare secvență de mai puțin de { $count } carte la sfârșitul rundei costă { point-count }.
        [few] Fiecare secvență de mai puțin de { $count } cărți la sfârșitul rundei costă { point-count }.
       *[other] Fiecare secvență de mai puțin de { $count } de cărți la sfârșitul rundei costă { point-count }.
    }
rule-held-count = Mulți șeptari sau ași în mână
    .says = { $n ->
        [one] Dintre șeptarii sau așii rămași într-o mână, { $n } înseamnă mulți.
        [few] Dintre șeptarii sau așii rămași într-o mână, { $n } înseamnă mulți.
       *[other] Dintre șeptarii sau așii rămași într-o mână, { $n } înseamnă foarte mulți.
    }
rule-sevens-held = Șeptari în mână
    .says = { $n ->
        [0] Mulți șeptari rămași într-o mână costă numai punctele lor.
       *[other] Dacă într-o mână rămân { $count } sau mai mulți șeptari, ei mai costă { point-count }.
    }
rule-aces-held = Ași în mână
    .says = { $n ->
        [0] Mulți ași rămași într-o mână costă numai punctele lor.
       *[other] Dacă într-o mână rămân { $count } sau mai mulți ași, ei mai costă { point-count }.
    }
rule-black3-aside = Un trei negru pus deoparte
    .says = Fiecare trei negru pus deoparte aduce echipei { point-count }.
rule-black3-aside-all = Toți treii negri puși deoparte
    .says = Toți treii negri, puși deoparte pentru o singură echipă, aduc împreună { point-count }.
rule-canasta-mix-bonus = Canaste naturale și mixte
    .says = { $value ->
        [none] Mai multe canaste naturale și mixte nu aduc bonus.
       *[some] O echipă cu mai multe serii care sunt canaste primește și cel mai mare bonus atins dintre acestea: { $text }.
    }
rules-mix = { $mixed ->
    [0] { $points } pentru { $natural } naturale
   *[other] { $points } pentru { $natural } naturale și { $mixed } mixte
}
rule-canasta-count-bonus = Numărul de canaste
    .says = { $value ->
        [none] Numărul de canaste nu aduce bonus.
       *[some] O echipă primește puncte și pentru numărul canastelor ei, după treapta cea mai înaltă atinsă: { $text }.
    }
rules-step = { $points } de la { $total } în sus
rule-black-threes-bonus = Toți treii negri
    .says = { $n ->
        [0] Mulți trei negri puși pe masă nu aduc bonus.
       *[other] Cel puțin patru trei negri puși pe masă aduc în plus { point-count }.
    }
rule-canastas-win = Victorie prin canaste
    .says = { $n ->
        [0] Niciun număr de canaste nu câștigă partida.
        [one] O echipă cu { $n } canastă într-o rundă câștigă partida.
        [few] O echipă cu { $n } canaste într-o rundă câștigă partida.
       *[other] O echipă cu { $n } de canaste într-o rundă câștigă partida.
    }

## Mâini speciale

rule-special-hands = Mâini speciale
    .says = { $value ->
        [none] Nu există mâini speciale.
       *[some] Un jucător a cărui echipă nu are melduri și care, după ce a tras, are paisprezece cărți în una dintre formele de mai jos, le poate arăta: runda se încheie. Numai chinta conține un trei.
    }
rules-hand = { $hand ->
    [pairs] Perechi, { point-count }: șapte perechi diferite de cărți naturale.
    [wild-pairs] Perechi cu wild, { point-count }: șapte perechi, printre ele așii, șeptarii și o pereche de cărți wild la fel.
    [miami-pairs] Perechi Miami, { point-count }: șapte perechi, printre ele așii, șeptarii, cărțile de doi și jokerii.
    [zip-code] Cod poștal, { point-count }: patru cărți de o valoare, câte trei de alte două și câte două de încă două; cărțile de doi sau jokerii pot fi o asemenea grupă.
    [straight] Chintă, { point-count }: câte o carte de fiecare valoare, de la as și doi până la rege, cu tot cu trei, și un joker.
    [garbage] Resturi, { point-count }: câte patru cărți de două valori și câte trei de alte două, fără cărți wild.
    [blast-off] Lansare, { point-count }: cinci cărți de o valoare, patru de alta, trei de alta și două de alta; cărțile de doi sau jokerii pot fi o asemenea grupă.
    [triples] Triplete, { point-count }: câte trei cărți de patru valori naturale și o pereche de cărți wild la fel.
    [quads] Careuri, { point-count }: câte patru cărți de trei valori naturale și o pereche de cărți wild la fel.
    [dream-four] Vis plus patru, { point-count }: câte cinci cărți de două valori naturale și patru cărți wild la fel.
   *[dream-five] Vis plus cinci, { point-count }: cinci cărți de o valoare naturală, patru de alta și cinci cărți wild.
}
rule-special-courtesy = Mâna specială a partenerului
    .says = { $value ->
        [yes] După primele melduri ale unei echipe, partenerul celui care le-a pus mai poate arăta o asemenea mână chiar la rândul următor; acele melduri nu se mai numără.
       *[no] După ce o echipă are melduri, nimeni din ea nu mai arată o asemenea mână.
    }
rule-special-from-discard = De unde vine ultima carte
    .says = { $value ->
        [yes] Ultima carte a unei asemenea mâini vine din teancul de rezervă sau este cartea de deasupra a teancului de aruncare.
       *[no] Ultima carte a unei asemenea mâini vine din teancul de rezervă, niciodată din teancul de aruncare.
    }
