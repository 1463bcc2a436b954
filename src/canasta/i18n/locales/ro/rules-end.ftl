# Regulile unei mese, în cuvinte: sfârșitul rundei și punctajul.

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
