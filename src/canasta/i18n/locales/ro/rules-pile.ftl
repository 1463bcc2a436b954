# Regulile unei mese, în cuvinte: teancul și treii.

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
