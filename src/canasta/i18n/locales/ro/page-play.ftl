# Rândul la o masă a paginii: butoanele, ce întreabă și ce refuză, tastele, fișa de scor.

## Ce se poate face

play-draw-or-take = Rândul tău: trage din rezervă sau ridică teancul.
play-only-draw = Rândul tău: trage din rezervă.
play-meld-or-discard = Rândul tău: pune melduri sau aruncă.
play-opening = Primele tale melduri
play-lacks = și { opening-need }
play-opening-lacks = Printre primele tale melduri trebuie să fie { opening-need }; pune-o și pe ea pe masă sau ia-le înapoi.
play-draw = Trage din rezervă
play-take = Ridică teancul
play-ask = „Pot să ies?”
play-add = Adaugă
play-meld-or-add = Pune pe masă sau adaugă la un meld
play-discard = Aruncă { $card }
play-with = cu { $cards }
play-these = { $cards }
play-onto = la meldul de { meld-name }
play-makes = face o { canasta-name }
play-spoils = face din canasta naturală una mixtă
play-freezes = îngheață teancul
play-staged = Pregătit
play-staged-pile = Teanc { $cards }
play-ways = În ce fel?
play-deal = Împarte
play-not-dealt = Cărțile nu sunt încă împărțite.

## Întrebări înainte de joc

play-sure = Sigur?
play-sure-spoils = Aceasta pune o carte wild pe o canastă naturală și face din ea una mixtă.
play-sure-freezes = Această aruncare îngheață teancul.
play-sure-yes = Joacă
play-sure-no = Păstreaz-o

## Ce refuză pagina însăși

play-select-cards = Alege mai întâi cărți din mână, apoi pune-le pe masă.
play-select-one = Alege din mână singura carte pe care o arunci.

## Lângă masă

play-panel = Scor și desfășurare
play-to-open = Deschidere
play-keys = Taste
play-keys-about = Merg oriunde te afli la masă, doar nu când scrii.
play-keys-cards = De la o carte la alta: săgețile. Alegi o carte: spațiul.
play-round-of = Runda { $round } din { $n }
play-promise = Împărțire promisă
play-ask-spoils = Întreabă înainte ca o carte wild să strice o canastă naturală
play-ask-freezes = Întreabă înainte ca o aruncare să înghețe teancul
play-no-table = Nu ai loc la această masă.
play-unreadable = Serverul nu poate citi ce s-a jucat la această masă; nu s-a schimbat nimic din ce s-a păstrat.

## Fișa de scor

play-left = În mână
play-additions = Adăugat de jucători
play-addition-none = nimic
play-proof-kept = Verificat: din sămânță ies promisiunea făcută înainte de împărțire și ordinea cărților.
play-proof-noted = Verificat: din sămânță ies promisiunea pe care pagina a notat-o înainte de împărțire și ordinea cărților.
play-leads = Conduce
play-wins = Câștigă
play-record = Descarcă fișierul partidei
play-history-round = Runda
