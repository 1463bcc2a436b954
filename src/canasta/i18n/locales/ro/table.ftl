# Cuvintele paginii: începutul, o masă nouă, masa, setările, erorile.
#
# Variabilele sunt cele din en/table.ftl.

## Începutul

app-title = Canastă
app-about = Canastă pentru doi până la șase jucători, cu prietenii sau cu calculatorul.
home-play-now = Joacă acum
home-play-now-about = Tu și un partener împotriva a doi adversari, cu trei boți; fără cont.
home-choose = Alege un joc
home-my-games = Jocurile mele
home-no-games = Încă nu ai jucat aici.
home-running = În curs
home-finished = Încheiate
home-continue = Continuă
home-again = Joacă din nou
home-download = Descarcă înregistrarea
home-delete = Șterge
home-rules = Reguli
home-back = Înapoi la început
home-started = Început la { $date }
home-game = { $preset }, { player-count }
home-loading = Se încarcă …
nav-home = Început
nav-skip = Treci la masă
nav-menu = Meniu

## Limbi și aspect

language = Limba
language-en = English
language-ro = Română
theme = Aspect
theme-light = Luminos
theme-dark = Întunecat
theme-auto = La fel ca dispozitivul

## O masă nouă

new-title = Joc nou
new-preset = Reguli
new-preset-read = Citește aceste reguli
new-players = Jucători
new-players-hint = La { $preset } se joacă în { $list }.
new-target = Scor țintă
new-target-points = { point-count }
new-rounds = Numărul de runde
new-bots = Boți
new-bot-of-seat = Cine joacă pe locul: { $name }
new-pace = Ritmul boților
new-start = Începe
new-cancel = Renunță
new-share = Trimite acest link celor cu care vrei să joci.
new-copy-link = Copiază linkul
new-copied = Copiat.
bot-name = { $bot ->
    [casual] Chibzuit
    [greedy] Simplu
   *[random] La întâmplare
}
bot-about = { $bot ->
    [casual] Joacă precum un prieten chibzuit, cu ochii la teanc și la partener.
    [greedy] Ridică orice teanc și pune orice meld se poate.
   *[random] Joacă orice carte îngăduie regulile.
}
pace-name = { $pace ->
    [slow] încet
    [fast] repede
    [instant] pe loc
   *[normal] normal
}

## Locuri și echipe

seat-name = { $place ->
    [you] Tu
    [partner] Partener
    [opponent] Adversar
    [left] Stânga
    [right] Dreapta
    [across] În față
    [far-left] Stânga sus
    [far-right] Dreapta sus
    [left-partner] Partener stânga
    [right-partner] Partener dreapta
    [across-partner] Partener în față
    [far-left-partner] Partener stânga sus
    [far-right-partner] Partener dreapta sus
   *[player] Jucătorul { $n }
}
seat-subject = { $place ->
    [you] Tu
    [partner] Partenerul tău
    [opponent] Adversarul tău
    [left] Jucătorul din stânga
    [right] Jucătorul din dreapta
    [across] Jucătorul din față
    [far-left] Al doilea jucător din stânga
    [far-right] Al doilea jucător din dreapta
    [left-partner] Partenerul din stânga
    [right-partner] Partenerul din dreapta
    [across-partner] Partenerul din față
    [far-left-partner] Partenerul mai depărtat din stânga
    [far-right-partner] Partenerul mai depărtat din dreapta
   *[player] Jucătorul { $n }
}
side-name = { $side ->
    [ours] Echipa ta
    [theirs] Echipa lor
   *[other] { $name }
}
side-short = { $side ->
    [ours] Noi
    [theirs] Ei
   *[other] { $name }
}
seat-bot = bot
seat-free = loc liber
seat-dealer = dealer
seat-sits-out = stă pe margine în această rundă
seat-to-play = la rând
seat-away = lipsește
seat-label = { $name }, { card-count } în mână

## Masa: al cui e rândul și ce e de făcut

table-title = Masa
table-round = Runda { $round }
table-dealer = Dealer: { $name }
table-your-turn = Rândul tău
table-turn-of = { $seat ->
    [you] E rândul tău.
   *[other] { $name } e la rând.
}
table-draw-or-take = Rândul tău: trage o carte sau ridică teancul.
table-only-draw = Rândul tău: trage o carte.
table-only-take = Rândul tău: ridică teancul.
table-take-or-end = Teancul de rezervă s-a terminat: ridică teancul de aruncare sau încheie runda.
table-meld-or-discard = Pune melduri dacă vrei, apoi aruncă o carte ca să-ți închei rândul.
table-must-go-out = În acest rând trebuie să ieși.
table-may-not-go-out = În acest rând nu ai voie să ieși.
table-answer-due = { $name } întreabă: „Pot să ies?”
table-waiting = { $name } se gândește …
table-waiting-answer = Partenerul tău se gândește la răspuns …

## Masa: butoane

act-draw = { $n ->
    [one] Trage o carte
    [few] Trage { $n } cărți
   *[other] Trage { $n } de cărți
}
act-take-pile = Ridică teancul, { card-count }
act-take-with = Ridică teancul cu { $cards }
act-take-onto = Ridică teancul la meldul de { meld-name }
act-meld = Pune pe masă { $cards }
act-meld-selected = Pune pe masă
act-add-to = Adaugă la meldul de { meld-name }
act-add-cards-to = Adaugă { $cards } la meldul de { meld-name }
act-discard = Aruncă
act-discard-card = Aruncă { rank-a }
act-lay-down = Arată meldurile
act-lay-down-about = Arată-le celorlalți meldurile acum; altfel le văd când arunci.
act-take-back = Ia înapoi
act-take-back-all = Ia înapoi tot
act-ask = Întreabă-ți partenerul: „Pot să ies?”
act-yes = Da
act-no = Nu
act-end-round = Încheie runda
act-sort-rank = Aranjează după valoare
act-sort-suit = Aranjează după culoare
act-select-rank = Alege toate: { rank-many }
act-clear = Renunță la alegere
act-leave = Pleacă de la masă
act-leave-sure = Pleci de la masă? Un bot joacă mai departe în locul tău; te poți întoarce pe locul tău.
act-stay = Rămâi
act-settings = Setări
act-rules = Reguli
act-hint = Sfat
act-close = Închide
act-undo = Anulează

## Masa: cele două teancuri

stock-label = Teancul de rezervă, { card-count }
stock-empty = Teancul de rezervă s-a terminat
stock-back = Teancul de rezervă, cu fața în jos
pile-label = Teancul de aruncare, deasupra { rank-the }, { card-count }
pile-empty = Teancul de aruncare este gol
pile-frozen = înghețat
pile-blocked = blocat
pile-frozen-for-all = Teancul este înghețat: cere { rank-pair } din mână.
pile-frozen-always = Aici teancul este mereu înghețat: cere { rank-pair } din mână.
pile-frozen-for-us = Echipa ta nu are încă melduri: teancul cere { rank-pair } din mână.
pile-blocked-by = Teancul este blocat: nu poate fi ridicat cu { rank-a } deasupra.
pile-takes-pair = Cere { rank-pair } din mână.
pile-below = În teanc, de jos în sus: { $cards }.
pile-fits = Îl poți ridica cu { $cards }.

## Masa: melduri și meldul inițial

melds-of = Melduri: { $name }
melds-none = încă niciun meld
melds-red-threes = Trei roșii: { $n }
melds-canastas = { canasta-count }
open-needs = Pentru deschidere: { $minimum }
open-needs-long = Primele melduri cer { point-count }.
open-done = a deschis
open-short = { $points } din { $minimum }
open-short-long = { $minimum ->
    [one] Meldurile tale au { $points } din { $minimum } punct cerut la primele melduri.
    [few] Meldurile tale au { $points } din cele { $minimum } puncte cerute la primele melduri.
   *[other] Meldurile tale au { $points } din cele { $minimum } de puncte cerute la primele melduri.
}
open-reached = Primele tale melduri au punctele cerute.
staged-label = Meldurile tale din acest rând, pe care ceilalți încă nu le văd
staged-empty = Alege cărți ca să le pui pe masă.
select-count = { $n ->
    [0] Nicio carte aleasă
    [one] { $n } carte aleasă
    [few] { $n } cărți alese
   *[other] { $n } de cărți alese
}
select-points = { $points ->
    [one] { card-count }, { $points } punct
    [few] { card-count }, { $points } puncte
   *[other] { card-count }, { $points } de puncte
}

## Masa: scoruri, desfășurarea jocului

totals-title = Scor cumulativ
totals-target = Scor țintă { $n }
totals-round-so-far = Runda de până acum
totals-lead = { $name }, în frunte cu { point-count }
log-title = Ce s-a întâmplat
log-empty = Încă nu s-a jucat nimic.

## După o rundă, după partidă

round-over-title = Runda { $round } s-a încheiat
round-next = Runda următoare
round-waiting = Îi așteptăm pe ceilalți …
match-over-title = Partida s-a încheiat
match-you-won = Ai câștigat!
match-side-won = Echipa ta a câștigat!
match-you-lost = Partida a mers la: { $name }
match-another = Altă partidă
match-home = Înapoi la început
sheet-open = Fișa de scor
sheet-by-round = Scorul pe runde
sheet-points = Puncte

## Conexiunea

connection-lost = Conexiunea s-a întrerupt. Se încearcă din nou …
connection-restored = Conexiunea a revenit.
connection-waiting = Se conectează …
connection-elsewhere = Jocul este deschis în altă fereastră; joacă acolo sau reîncarcă pagina.
connection-update = Există o versiune nouă; reîncarcă pagina.
connection-reload = Reîncarcă

## Setări

settings-title = Setări
settings-sort = Aranjarea cărților din mână
settings-sort-rank = după valoare
settings-sort-suit = după culoare
settings-four-colours = Cărți în patru culori
settings-large-cards = Cărți mari
settings-left-handed = Pentru stângaci
settings-motion = Cărți în mișcare
settings-sound = Sunete
settings-confirm = Întreabă înainte de o aruncare care nu se poate lua înapoi
settings-on = da
settings-off = nu

## Pentru cine ascultă pagina

hear-hand = Mâna ta, { card-count }
hear-table = Masa
hear-pile = Teancurile
hear-melds-ours = Meldurile echipei tale
hear-melds-theirs = Meldurile celeilalte echipe
hear-melds-of = Melduri: { $name }
hear-actions = Ce poți face
hear-log = Ce s-a întâmplat
hear-totals = Scor cumulativ
hear-selected = aleasă
hear-not-selected = nealeasă
hear-keys = Săgețile trec de la o carte la alta, spațiul alege, Enter joacă.

## Erori

error-title = Ceva nu a mers
error-not-found = Această pagină nu există.
error-no-game = Acest joc nu există; poate a fost șters.
error-server = Serverul nu a putut răspunde; încearcă din nou peste o clipă.
error-offline = Nu ai conexiune la internet.
error-not-yours = Acest joc este al altcuiva.
error-choice = Aceste reguli nu se potrivesc între ele: { $text }
error-retry = Încearcă din nou
error-full = Toate locurile sunt ocupate.
error-busy = Acum sunt prea multe jocuri în curs; încearcă din nou peste câteva minute.
