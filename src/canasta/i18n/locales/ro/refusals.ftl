# De ce nu se poate juca ceva, într-o propoziție care spune ce s-ar putea.
#
# Variabilele sunt cele din en/refusals.ftl.

refusal-round-over = Runda s-a încheiat; în ea nu se mai joacă nimic.
refusal-not-now = { $phase ->
    [draw] Mai întâi trage o carte sau ridică teancul.
    [play] Ți-ai luat deja cartea în acest rând; pune melduri sau aruncă o carte ca să-l închei.
    [answer] Mai întâi o întrebare își așteaptă răspunsul: da sau nu.
   *[over] Runda s-a încheiat; în ea nu se mai joacă nimic.
}
refusal-not-in-hand = { $suit ->
    [none] Pentru asta îți lipsește din mână { rank-a }; joacă numai cărți pe care le ai.
   *[other] Pentru asta îți lipsește din mână { card-name }; joacă numai cărți pe care le ai.
}

## Ridicarea teancului

refusal-pile-empty = Teancul de aruncare este gol; trage din teancul de rezervă.
refusal-top-blocked = Teancul nu poate fi ridicat cu { rank-a } deasupra; trage din teancul de rezervă.
refusal-pile-frozen = Teancul este înghețat pentru tine: îl ridici numai cu { rank-pair } din mână, fără cărți wild; altfel trage din teancul de rezervă.
refusal-capture-unfit = Așa nu ridici teancul: pentru { rank-the } de deasupra îți trebuie { rank-pair } din mână, ori { rank-a } și o carte wild, ori un meld de { meld-rank } la care să se adauge.
refusal-capture-barred = { $capture ->
    [natural-pair] După aceste reguli, teancul nu se ridică cu o pereche; trage din teancul de rezervă.
    [natural-plus-wild] După aceste reguli, o carte wild nu ajută la ridicarea teancului; îl ridici cu două cărți naturale din mână.
    [onto-set] După aceste reguli, cartea de deasupra nu se adaugă singură la un meld; ridici teancul cu două cărți naturale din mână.
    [onto-sequence] După aceste reguli, cartea de deasupra nu se adaugă singură la o secvență; ridici teancul cu două cărți naturale din mână.
   *[onto-canasta] După aceste reguli, cartea de deasupra nu se adaugă la o canastă completă; ridici teancul cu două cărți naturale din mână.
}
refusal-meld-too-long = { $maximum ->
    [one] Cărțile cu care ridici teancul se adaugă la un meld de cel mult { $maximum } carte, iar acela are { $cards }; începe cu ele un meld nou.
    [few] Cărțile cu care ridici teancul se adaugă la un meld de cel mult { $maximum } cărți, iar acela are { $cards }; începe cu ele un meld nou.
   *[other] Cărțile cu care ridici teancul se adaugă la un meld de cel mult { $maximum } de cărți, iar acela are { $cards }; începe cu ele un meld nou.
}
refusal-one-card-each = Cu o singură carte în mână nu poți ridica un teanc de o singură carte; trage din teancul de rezervă.
refusal-opening-from-hand-only = Aici o echipă își pune primele melduri din mână; trage din teancul de rezervă, iar teancul de aruncare îl ridici după aceea.

## Tragerea

refusal-stock-empty = Teancul de rezervă s-a terminat; ridică teancul de aruncare sau încheie runda.
refusal-must-take-pile = Teancul de rezervă s-a terminat, iar { rank-the } de pe teancul de aruncare se potrivește la un meld al echipei tale, așa că trebuie să-l ridici.

## Melduri

refusal-three-held = Ai păstrat un trei; pune-l întâi pe masă, căci nu intră în melduri, nu se aruncă și îți ține pe loc meldurile.
refusal-no-three-held = Nu ai păstrat niciun trei; nu ai ce pune pe masă.
refusal-melds-wait = Nimeni nu pune melduri și nu ridică teancul înainte de rândul lui cu numărul { $turn } din rundă; până atunci tragi și arunci.
refusal-not-a-meld = { $rank ->
    [none-in-a-row] Aceste cărți nu fac un meld; un meld are cărți de aceeași valoare și, dacă vrei, cărți wild printre ele, ori cărți naturale de aceeași culoare, la rând.
    [none] Aceste cărți nu fac un meld; un meld are cărți de aceeași valoare și, dacă vrei, cărți wild printre ele.
    [unknown] Aceste cărți nu se potrivesc la acel meld; un meld primește numai cărți de valoarea lui și cărți wild.
    [sequence] Aceste cărți nu se potrivesc la meldul de { meld-name }; o secvență primește cărțile următoare de aceeași culoare.
   *[other] Aceste cărți nu se potrivesc la meldul de { meld-name }; un meld primește numai cărți de valoarea lui și cărți wild.
}
refusal-too-few-cards = { $minimum ->
    [one] Un meld nou ca acesta cere { $minimum } carte; ai ales { $cards }.
    [few] Un meld nou ca acesta cere { $minimum } cărți; ai ales { $cards }.
   *[other] Un meld nou ca acesta cere { $minimum } de cărți; ai ales { $cards }.
}
refusal-too-few-naturals = { $minimum ->
    [one] Un meld cere cel puțin { $minimum } carte naturală; acesta ar avea { $naturals }.
    [few] Un meld cere cel puțin { $minimum } cărți naturale; acesta ar avea { $naturals }.
   *[other] Un meld cere cel puțin { $minimum } de cărți naturale; acesta ar avea { $naturals }.
}
refusal-too-many-wilds = { $maximum ->
    [0] Acest meld nu poate avea cărți wild; ar avea { $wilds }.
    [one] Acest meld poate avea cel mult { $maximum } carte wild; ar avea { $wilds }.
    [few] Acest meld poate avea cel mult { $maximum } cărți wild; ar avea { $wilds }.
   *[other] Acest meld poate avea cel mult { $maximum } de cărți wild; ar avea { $wilds }.
}
refusal-rank-already-melded = Echipa ta are deja un meld de { meld-rank }; adaugă cărțile la el.
refusal-no-such-meld = Echipa ta nu are un asemenea meld; adaugă la unul care este pe masă.
refusal-meld-closed = { $cards ->
    [one] Meldul ar ajunge la { $cards } carte, dar nu mai primește cărți de acest fel peste { $maximum }; păstrează-le sau pune-le în altă parte.
    [few] Meldul ar ajunge la { $cards } cărți, dar nu mai primește cărți de acest fel peste { $maximum }; păstrează-le sau pune-le în altă parte.
   *[other] Meldul ar ajunge la { $cards } de cărți, dar nu mai primește cărți de acest fel peste { $maximum }; păstrează-le sau pune-le în altă parte.
}
refusal-wilds-not-melded = Numai din cărți wild nu se face aici un meld; pune-le împreună cu cărți naturale de aceeași valoare.
refusal-wilds-already-melded = Echipa ta are deja un meld de cărți wild; adaugă cărțile la el.
refusal-wild-melds-ended = Pe masă este o canastă de cărți wild, așa că nu se mai începe alt meld din ele; pune cărțile wild lângă cărți naturale.
refusal-twos-only = După aceste reguli, un meld de cărți wild este numai din cărți de doi; pune jokerii lângă cărți naturale.
refusal-wilds-locked = Meldul de cărți wild al echipei tale nu este terminat, așa că orice carte wild merge acolo și nicăieri altundeva.
refusal-rank-without-wilds = Cărțile wild nu se pun acum lângă { rank-many }; pune numai { rank-many }.
refusal-naturals-before-wilds = { $minimum ->
    [one] Un meld primește cărți wild după ce are { $minimum } carte naturală; acesta ar avea { $naturals }.
    [few] Un meld primește cărți wild după ce are { $minimum } cărți naturale; acesta ar avea { $naturals }.
   *[other] Un meld primește cărți wild după ce are { $minimum } de cărți naturale; acesta ar avea { $naturals }.
}
refusal-natural-opening = Primele melduri ale echipei tale sunt numai din cărți naturale; păstrează cărțile wild până când acelea sunt pe masă.
refusal-mixed-canasta-opens = În rândul primelor sale melduri o echipă nu face o canastă mixtă; pune mai puține cărți la acel meld.
refusal-dead-rank = Există o canastă de { meld-rank }, așa că valoarea este moartă și nu se mai pune pe masă; păstrează cărțile sau, unde se poate, aruncă una.
refusal-sequence-overlaps = Echipa ta are deja o secvență cu o asemenea carte; o a doua nu poate avea aceeași carte încă o dată.
refusal-cannot-join = Aceste două melduri nu devin unul; unde regulile unesc melduri, se unesc două de aceeași valoare sau două secvențe care se întâlnesc, dacă nu sunt amândouă canaste.
refusal-black-threes-going-out-only = Treii negri se pun pe masă numai în rândul în care ieși; păstrează-i sau aruncă unul.
refusal-black-threes-not-melded = După aceste reguli treii negri nu se pun niciodată pe masă; păstrează-i sau aruncă unul.

## Încheierea rândului

refusal-opening-too-low = { $minimum ->
    [one] Primele melduri ale echipei tale cer { $minimum } punct; așa ajungi la cel mult { $points }.
    [few] Primele melduri ale echipei tale cer { $minimum } puncte; așa ajungi la cel mult { $points }.
   *[other] Primele melduri ale echipei tale cer { $minimum } de puncte; așa ajungi la cel mult { $points }.
}
refusal-opening-pending = { $minimum ->
    [one] Primele tale melduri au { $points } din { $minimum } punct cerut; mai pune cărți sau ia-le înapoi.
    [few] Primele tale melduri au { $points } din cele { $minimum } puncte cerute; mai pune cărți sau ia-le înapoi.
   *[other] Primele tale melduri au { $points } din cele { $minimum } de puncte cerute; mai pune cărți sau ia-le înapoi.
}
refusal-no-card-left = { $left ->
    [0] Așa nu îți mai rămâne nicio carte, iar ca să-ți închei rândul fără să ieși îți trebuie { $needed }; joacă mai puține cărți.
    [one] Așa îți rămâne { $left } carte, iar ca să-ți închei rândul fără să ieși îți trebuie { $needed }; joacă mai puține cărți.
    [few] Așa îți rămân { $left } cărți, iar ca să-ți închei rândul fără să ieși îți trebuie { $needed }; joacă mai puține cărți.
   *[other] Așa îți rămân { $left } de cărți, iar ca să-ți închei rândul fără să ieși îți trebuie { $needed }; joacă mai puține cărți.
}
refusal-not-enough-canastas = Ca să ieși, echipa ta are nevoie de { rules-quota }; are { $canastas }.
refusal-final-discard = { $policy ->
    [required] Ca să ieși, trebuie să arunci o ultimă carte; păstrează una pentru asta.
    [forbidden] După aceste reguli, când ieși, ultima carte se pune într-un meld, nu se aruncă.
   *[optional] Așa nu îți mai poți încheia rândul; joacă mai puține cărți.
}
refusal-partner-said-no = Partenerul tău a spus nu, așa că în acest rând nu ai voie să ieși; păstrează o carte.
refusal-must-go-out = { $left ->
    [one] În acest rând trebuie să ieși, iar așa ți-ar rămâne { $left } carte; pune pe masă tot ce ai în mână.
    [few] În acest rând trebuie să ieși, iar așa ți-ar rămâne { $left } cărți; pune pe masă tot ce ai în mână.
   *[other] În acest rând trebuie să ieși, iar așa ți-ar rămâne { $left } de cărți; pune pe masă tot ce ai în mână.
}
refusal-packet-not-taken = Mai ai cărți de ridicat înainte să poți ieși; păstrează o carte de aruncat și una în mână.
refusal-partner-not-in-foot = Echipa ta nu poate ieși înainte ca fiecare partener să fi jucat din picior; păstrează o carte.
refusal-meld-unfinished = Echipa ta nu poate ieși cu un meld neterminat de { meld-rank }; fă din el o canastă sau păstrează o carte.
refusal-too-few-red-threes = { $threes ->
    [one] Ca să ieși, echipa ta are nevoie de un trei roșu pentru fiecare canastă; are { $threes } trei roșu, iar canaste { $canastas }, așa că păstrează o carte.
    [few] Ca să ieși, echipa ta are nevoie de un trei roșu pentru fiecare canastă; are { $threes } trei roșii, iar canaste { $canastas }, așa că păstrează o carte.
   *[other] Ca să ieși, echipa ta are nevoie de un trei roșu pentru fiecare canastă; are { $threes } de trei roșii, iar canaste { $canastas }, așa că păstrează o carte.
}
refusal-only-banned-left = { $left ->
    [one] Așa îți rămâne { $left } carte, care nu poate fi aruncată; păstrează una care poate fi.
    [few] Așa îți rămân { $left } cărți, din care niciuna nu poate fi aruncată; păstrează una care poate fi.
   *[other] Așa îți rămân { $left } de cărți, din care niciuna nu poate fi aruncată; păstrează una care poate fi.
}
refusal-discard-banned = { $ban ->
    [black-three-first-round] Un trei negru nu se aruncă înainte ca fiecare jucător să fi avut un rând; aruncă altă carte.
    [seven-until-canastas] Un șapte nu se aruncă înainte ca fiecare echipă să aibă o canastă de șeptari; aruncă altă carte.
    [seven-going-out] La ieșire, ultima carte aruncată nu este un șapte; păstrează altă carte pentru asta.
    [wild] O carte wild se aruncă numai la ieșire sau dintr-o mână fără alte cărți; aruncă altă carte.
    [valuable-on-empty-pile] Pe un teanc gol nu se aruncă o carte wild, un șapte, un as sau o valoare moartă; aruncă altă carte.
   *[three] Un trei care se pune pe masă pentru puncte nu se aruncă niciodată; aruncă altă carte.
}
refusal-opening-content = { $needs ->
    [any] Printre primele melduri ale echipei tale trebuie să fie o canastă, iar așa nu este niciuna; pune mai multe cărți la un meld.
    [worth] Printre primele melduri ale echipei tale trebuie să fie o canastă ale cărei cărți au singure punctele cerute, iar așa nu este niciuna; pune mai multe cărți la un meld.
    [natural] Printre primele melduri ale echipei tale trebuie să fie o canastă naturală, iar așa nu este niciuna; pune cărți naturale de aceeași valoare.
    [natural-or-better] Printre primele melduri ale echipei tale trebuie să fie o canastă naturală, una în secvență sau una de cărți wild, iar așa nu este niciuna.
    [clean-triple] Printre primele melduri ale echipei tale trebuie să fie unul din mâna ta, cu cel puțin trei cărți naturale, fără cărți wild; pune unul.
   *[clean-triple-or-wilds] Printre primele melduri ale echipei tale trebuie să fie unul din mâna ta, cu cel puțin trei cărți naturale, fără cărți wild, ori un meld de cărți wild; pune unul.
}
refusal-not-asked = Întreabă-ți partenerul înainte să ieși.
refusal-no-discard-due = Ultima carte trasă a fost un trei roșu, așa că nu mai arunci; pune melduri sau încheie runda.

## Întrebarea și încheierea

refusal-nobody-to-ask = Nu ai pe cine să întrebi; ieși de îndată ce regulile îți permit.
refusal-asked-already = Ai întrebat deja, iar răspunsul rămâne; joacă mai departe.
refusal-too-late-to-ask = E prea târziu să întrebi; întreabă înainte să pui vreo carte pe masă în rândul tău.
refusal-cannot-go-out = Nici cu un da nu ai putea ieși acum; întreabă când poți pune pe masă tot ce ai în mână.
refusal-cannot-end = Runda continuă cât mai sunt cărți în teancul de rezervă; trage o carte.

## Arătarea unei mâini speciale

refusal-hand-not-played = După aceste reguli, mâna specială { special-hand-name } nu se joacă; pune melduri sau aruncă o carte.
refusal-side-has-opened = Echipa ta și-a pus primele melduri, așa că e prea târziu să arăți o mână specială; pune melduri sau aruncă o carte.
refusal-show-after-draw = O mână specială se arată după ce tragi din teancul de rezervă, iar tu ai ridicat teancul de aruncare; pune melduri sau aruncă o carte.
refusal-show-before-melds = O mână specială se arată înainte să pui vreo carte pe masă; ia-ți meldurile înapoi sau joacă mai departe.
refusal-show-from-stock-only = După aceste reguli, teancul de aruncare nu completează o mână specială; trage din teancul de rezervă.
refusal-show-size = { $needed ->
    [one] O mână specială are exact { $needed } carte; aici sunt { $cards }.
    [few] O mână specială are exact { $needed } cărți; aici sunt { $cards }.
   *[other] O mână specială are exact { $needed } de cărți; aici sunt { $cards }.
}
refusal-not-that-hand = { $missing ->
    [one] Cărțile tale nu fac o mână specială; pentru mâna { special-hand-name } mai lipsește { $missing } carte.
    [few] Cărțile tale nu fac o mână specială; pentru mâna { special-hand-name } mai lipsesc { $missing } cărți.
   *[other] Cărțile tale nu fac o mână specială; pentru mâna { special-hand-name } mai lipsesc { $missing } de cărți.
}
refusal-better-hand = Aceste cărți fac o mână specială care aduce mai multe puncte; arată-le ca { special-hand-name }.

## Refuzuri ale mesei

refusal-stale = Între timp jocul a mers mai departe; uită-te din nou și joacă după ce vezi acum.
refusal-not-your-turn = { $seat ->
    [unknown] Nu e rândul tău; așteaptă până joacă ceilalți.
   *[other] Nu e rândul tău. { $name } e la rând.
}
refusal-unreadable = Nu se înțelege ce vrei să joci; reîncarcă pagina și încearcă din nou.
refusal-not-seated = Aici doar privești; ocupă un loc liber ca să joci.
refusal-round-running = Runda aceasta încă se joacă; următoarea începe după ce se încheie.
refusal-match-over = Partida s-a încheiat; începe alta ca să joci mai departe.
refusal-too-long = Mutarea trece de o carte pe care nu a văzut-o încă nimeni; joacă până la ea și continuă de acolo.
refusal-not-kept = Mutarea nu a putut fi salvată, așa că nu contează; încearcă din nou peste o clipă.
