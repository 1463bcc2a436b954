# Cuvintele paginii: începutul, o masă nouă, masa, setările, erorile.
#
# Variabilele sunt cele din en/table.ftl.

## Începutul

app-title = Canastă
app-about = Canastă pentru doi până la șase jucători, cu boți pe celelalte locuri.
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
home-rules = Reguli
home-back = Înapoi la început
home-started = Început la { $date }
home-game = { $preset }, { player-count }
home-loading = Se încarcă …

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
new-target = Scor țintă
new-rounds = Numărul de runde
new-bots = Boți
new-pace = Ritmul boților
new-start = Începe
new-cancel = Renunță
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
seat-dealer = dealer
seat-sits-out = stă pe margine în această rundă
seat-to-play = la rând
seat-away = lipsește

## Masa: al cui e rândul și ce e de făcut

table-title = Masa
table-round = Runda { $round }
table-dealer = Dealer: { $name }
table-your-turn = Rândul tău
table-turn-of = { $seat ->
    [you] E rândul tău.
   *[other] { $name } e la rând.
}
table-only-take = Rândul tău: ridică teancul.
table-take-or-end = Teancul de rezervă s-a terminat: ridică teancul de aruncare sau încheie runda.
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
act-take-with-onto = Ridică teancul cu { $cards } la meldul de { meld-name }
act-meld = Pune pe masă { $cards }
act-meld-selected = Pune pe masă
act-add-to = Adaugă la meldul de { meld-name }
act-add-cards-to = Adaugă { $cards } la meldul de { meld-name }
act-add-cards-to-one = Adaugă { $cards } la: { meld-label }
act-add-cards-to-numbered = Adaugă { $cards } la meldul de { meld-name } (m{ $meld })
act-join-numbered = Unește două melduri de { meld-rank } (m{ $meld } și m{ $other })
act-join-sequences = Unește { meld-name } cu { $from }–{ $to } (m{ $meld } și m{ $other })
act-lay-three = Pune treiul pe masă
act-join-meld = Unește meldul de { meld-name } cu altul
act-join = Unește aceste două melduri
act-join-cards = Unește { $first } și { $second }
act-discard = Aruncă
act-discard-card = Aruncă { rank-a }
act-discard-suited = Aruncă { $cards }
act-lay-down = Arată meldurile
act-lay-down-about = Arată-le celorlalți meldurile acum; altfel le văd când arunci.
act-take-back = Ia înapoi
act-ask = Întreabă-ți partenerul: „Pot să ies?”
act-yes = Da
act-no = Nu
act-end-round = Încheie runda
act-show-hand = Arată-ți mâna specială: { special-hand-name }
act-show-with-top = Arată-ți mâna specială cu ajutorul cărții de deasupra teancului: { special-hand-name }
act-clear = Renunță la alegere
act-leave = Pleacă de la masă
act-leave-sure = Pleci de la masă? Un bot joacă mai departe în locul tău; te poți întoarce pe locul tău.
act-stay = Rămâi
act-settings = Setări
act-close = Închide

## Masa: cele două teancuri

stock-label = Teancul de rezervă, { card-count }
stock-empty = Teancul de rezervă s-a terminat
pile-label = Teancul de aruncare, deasupra { rank-the }, { card-count }
pile-empty = Teancul de aruncare este gol
pile-frozen = înghețat
pile-frozen-for-all = Teancul este înghețat: cere { rank-pair } din mână.
pile-frozen-always = Aici teancul este mereu înghețat: cere { rank-pair } din mână.
pile-frozen-for-us = Echipa ta nu are încă melduri: teancul cere { rank-pair } din mână.
pile-blocked-by = Teancul este blocat: nu poate fi ridicat cu { rank-a } deasupra.
pile-below = În teanc, de jos în sus: { $cards }.

## Masa: melduri și meldul inițial

threes-aside = { rank-count } puse deoparte
packet-name = { $packet ->
    [foot] picior
    [talon] talon
   *[reserve] pachețel
}
packet-label = { packet-name }, { card-count }, neridicat încă
dead-ranks = Valori moarte: { $list }
melds-none = încă niciun meld
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

## Masa: scoruri, desfășurarea jocului

totals-title = Scor cumulativ
totals-target = Scor țintă { $n }
totals-round-so-far = Runda de până acum
log-title = Ce s-a întâmplat
log-empty = Încă nu s-a jucat nimic.

## După o rundă, după partidă

round-over-title = Runda { $round } s-a încheiat
round-next = Runda următoare
match-over-title = Partida s-a încheiat
match-you-won = Ai câștigat!
match-side-won = Echipa ta a câștigat!
# $n este numărul celor care împart victoria.
match-you-lost = { $n ->
    [one] { $name } a câștigat.
    [few] { $name } au câștigat.
   *[other] { $name } au câștigat.
}
match-another = Altă partidă
match-home = Înapoi la început
sheet-open = Fișa de scor
sheet-by-round = Scorul pe runde

## Conexiunea

connection-lost = Conexiunea s-a întrerupt. Se încearcă din nou …
connection-restored = Conexiunea a revenit.
connection-waiting = Se conectează …
connection-reload = Reîncarcă

## Setări

settings-title = Setări
settings-four-colours = Cărți în patru culori

## Pentru cine ascultă pagina

hand-by-suit = Mâna ta pe culori
hear-hand = Mâna ta, { card-count }
hear-pile = Teancurile
hear-melds-ours = Meldurile echipei tale
hear-melds-theirs = Meldurile celeilalte echipe
hear-melds-of = Melduri: { $name }
hear-actions = Ce poți face

## Erori

error-title = Ceva nu a mers
error-not-found = Această pagină nu există.
error-no-game = Acest joc nu există; poate a fost șters.
error-server = Serverul nu a putut răspunde; încearcă din nou peste o clipă.
error-offline = Nu ai conexiune la internet.
error-retry = Încearcă din nou
