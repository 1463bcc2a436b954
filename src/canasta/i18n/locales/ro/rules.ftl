# Regulile unei mese, în cuvinte.
#
# Variabilele sunt cele din en/rules.ftl.

rules-of = Reguli: { $name }

rules-group-match = Masa și partida
rules-group-deck = Cărțile și împărțirea
rules-group-turn = Rândul
rules-group-melds = Melduri
rules-group-opening = Primele melduri
rules-group-pile = Ridicarea teancului
rules-group-threes = Treii roșii și treii negri
rules-group-out = Ieșirea și sfârșitul rundei
rules-group-scoring = Bonusuri

## Ce este la fel la orice masă

rules-always-turn = La rândul tău iei cărți, apoi poți pune melduri, iar la sfârșit arunci o carte pe teancul de aruncare.
rules-always-melds = Un meld este făcut din cărți de aceeași valoare; cărțile wild țin locul oricăreia dintre ele.
rules-always-opening = Punctele pe carte: jokerul { $joker }, asul și doiul câte { $ace }, de la rege până la opt câte { $king }, de la șapte până la patru câte { $four }.
rules-always-pile = Cu o carte wild sau un trei deasupra, teancul nu poate fi ridicat.
rules-always-out = Cine joacă ultima carte din mână iese, iar runda se încheie.
rules-always-scoring = Cărțile de pe masă aduc echipei punctele lor, cele rămase în mână se scad.

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

## Masa și partida

rule-seating = Jucători și echipe
    .says = { $value ->
        [alone] { player-count }, fiecare pentru sine.
       *[sides] { player-count }: locurile { $text }, numărate în sens orar.
    }
rules-against = { $first } contra { $next }
rule-team-mode = Cum se formează echipele
    .says = { $value ->
        [lone-hand] Cine ridică primul teancul într-o rundă o joacă împotriva celorlalți, care devin parteneri; până atunci fiecare joacă pentru sine.
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
        [0] Nu sunt jokeri; cărțile de doi sunt wild.
        [one] Este { $n } joker; jokerul și cărțile de doi sunt wild, adică țin locul oricărei cărți.
        [few] Sunt { $n } jokeri; jokerii și cărțile de doi sunt wild, adică țin locul oricărei cărți.
       *[other] Sunt { $n } de jokeri; jokerii și cărțile de doi sunt wild, adică țin locul oricărei cărți.
    }
rule-hand-size = Cărți în mână
    .says = Fiecare jucător primește { card-count }.
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

## Melduri

rule-min-size = Cel mai mic meld
    .says = { $n ->
        [one] Un meld are cel puțin { $n } carte.
        [few] Un meld are cel puțin { $n } cărți de aceeași valoare.
       *[other] Un meld are cel puțin { $n } de cărți de aceeași valoare.
    }
rule-canasta-size = Canasta
    .says = { $n ->
        [one] O canastă este un meld de cel puțin { $n } carte.
        [few] O canastă este un meld de cel puțin { $n } cărți: naturală fără cărți wild, mixtă cu ele.
       *[other] O canastă este un meld de cel puțin { $n } de cărți: naturală fără cărți wild, mixtă cu ele.
    }
rule-min-naturals = Cărți naturale într-un meld
    .says = { $n ->
        [0] Un meld poate să nu aibă nicio carte naturală.
       *[other] Un meld are cel puțin { natural-card-count }.
    }
rule-max-wilds = Cărți wild într-un meld
    .says = { $n ->
        [0] Un meld nu are cărți wild.
       *[other] Un meld are cel mult { wild-card-count }.
    }
rule-wild-limit = Cărți wild și cărți naturale
    .says = { $value ->
        [not-more] Într-un meld nu sunt niciodată mai multe cărți wild decât naturale.
        [fewer] Într-un meld sunt întotdeauna mai multe cărți naturale decât wild.
       *[max-only] În aceste limite, într-un meld cărțile wild pot fi mai multe decât cele naturale.
    }
rule-canasta-growth = O canastă completă
    .says = { $value ->
        [naturals-only] O canastă completă mai primește numai cărți naturale.
        [closed] O canastă completă este închisă: nu mai primește cărți.
       *[any] O canastă completă mai primește cărți naturale și, în aceleași limite, cărți wild.
    }
rule-wild-meld = Numai cărți wild
    .says = { $value ->
        [whole-canasta] Un meld numai din cărți wild se face doar ca o canastă întreagă, pusă dintr-odată și apoi închisă.
       *[never] Numai din cărți wild nu se face meld.
    }
rule-black3-meld = Treii negri pe masă
    .says = { $value ->
        [going-out] Treii negri se pun pe masă numai în rândul în care ieși și fără cărți wild.
       *[never] Treii negri nu se pun niciodată pe masă.
    }

## Primele melduri

rule-opening-bands = Cerința minimă
    .says = Primele melduri ale unei echipe într-o rundă cer un număr de puncte, după scorul ei cumulativ: { $text }.
rules-band-below = { $points } sub { $total }
rules-band-from = { $points } de la { $total }
rules-band-always = { $points } la orice scor
rule-opening-from-pile = Teancul la primele melduri
    .says = { $value ->
        [forbidden] O echipă își pune primele melduri din mână, înainte să ridice un teanc.
       *[allowed] O echipă poate ridica teancul ca să-și pună primele melduri; cărțile de sub cea de deasupra le primește când a atins punctele cerute.
    }
rule-top-card-counts = Cartea de deasupra
    .says = { $value ->
        [yes] Cartea de deasupra a teancului ridicat intră la aceste puncte.
       *[no] Cartea de deasupra a teancului ridicat nu intră la aceste puncte.
    }
rule-waiver = Toată mâna dintr-odată
    .says = { $value ->
        [from-stock] Cine trage din teancul de rezervă și pune dintr-odată pe masă tot ce are în mână este scutit de aceste puncte.
        [with-pile] Cine pune dintr-odată pe masă tot ce are în mână este scutit de aceste puncte, și dacă a ridicat teancul, cu condiția să pună toate cărțile lui.
       *[never] Și cine pune dintr-odată pe masă tot ce are în mână are nevoie de aceste puncte.
    }

## Ridicarea teancului

rule-pile-frozen = Teancul înghețat
    .says = { $value ->
        [always] Teancul este mereu înghețat: se ridică numai cu două cărți naturale din mână, de valoarea cărții de deasupra.
        [never] Nicio carte nu îngheață teancul pentru toți.
       *[normal] Teancul înghețat se ridică numai cu două cărți naturale din mână, de valoarea cărții de deasupra.
    }
rule-frozen-before-opening = Înainte de primele melduri
    .says = { $value ->
        [yes] Pentru o echipă fără melduri, teancul este ca și înghețat: cere două cărți naturale din mână, de valoarea cărții de deasupra.
       *[no] Pentru o echipă fără melduri, teancul nu este mai înghețat decât pentru celelalte.
    }
rule-freezers = Cărți care îngheață
    .says = { $value ->
        [none] Nicio carte nu îngheață teancul.
       *[some] Teancul este înghețat pentru toți cât timp se află în el { $text }.
    }
rule-captures = Cum se ridică
    .says = Altfel ridici tot teancul dacă pui cartea de deasupra pe masă: { $text }.
rules-capture = { $value ->
    [natural-pair] cu două cărți naturale din mână de valoarea ei
    [natural-plus-wild] cu o asemenea carte și o carte wild
    [onto-set] la un meld al echipei care nu este încă o canastă
   *[onto-canasta] la o canastă completă a echipei
}
rule-pile-visibility = Cărțile din teanc
    .says = { $value ->
        [all] Toate cărțile din teanc pot fi văzute.
       *[top] Numai cartea de deasupra a teancului poate fi văzută.
    }
rule-one-card-rule = O carte și o carte
    .says = { $value ->
        [free] Cu o singură carte în mână poți ridica un teanc de o singură carte.
        [free-when-stock-empty] Cu o singură carte în mână poți ridica un teanc de o singură carte numai când teancul de rezervă s-a terminat.
       *[forbidden] Cu o singură carte în mână nu poți ridica un teanc de o singură carte.
    }

## Treii

rule-three-schedule = Punctele treilor roșii
    .says = Treii roșii se pun imediat pe masă și se înlocuiesc din teancul de rezervă; împreună valorează { $text }.
rules-red-threes = { $points } pentru { $n }
rule-three-sign = Când se scad treii roșii
    .says = { $value ->
        [no-canasta] Se scad la o echipă care la sfârșitul rundei nu are nicio canastă.
        [under-two-canastas] Se scad la o echipă care la sfârșitul rundei are mai puțin de două canaste.
       *[no-meld] Se scad la o echipă care la sfârșitul rundei nu are niciun meld.
    }
rule-black3-hand-value = Un trei negru în mână
    .says = Un trei negru rămas în mână costă { point-count }.

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
   *[any] { canasta-count }
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
    .says = Ieșirea ascunsă, cu toată mâna dintr-odată, aduce în locul lor { point-count }.
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
rule-last-three-ends = Trei roșu ca ultimă carte
    .says = { $value ->
        [may-meld] Dacă ultima tragere aduce numai trei roșii, mai poți pune melduri, dar nu arunci; apoi runda se încheie.
        [stays-in-hand] Dacă ultima tragere aduce numai trei roșii, ei rămân în mână și runda se încheie.
       *[at-once] Dacă ultima tragere aduce numai trei roșii, runda se încheie imediat.
    }

## Bonusuri

rule-natural-bonus = Canastă naturală
    .says = O canastă naturală aduce { point-count }.
rule-mixed-bonus = Canastă mixtă
    .says = O canastă mixtă aduce { point-count }.
rule-wild-bonus = Canastă de cărți wild
    .says = O canastă de cărți wild aduce { point-count }.
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
