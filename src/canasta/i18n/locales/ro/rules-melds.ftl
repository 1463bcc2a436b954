# Regulile unei mese, în cuvinte: meldurile, și primele dintr-o rundă.

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
