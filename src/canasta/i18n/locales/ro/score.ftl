# Fișa de scor și dovada că împărțirea e cinstită.
#
# Variabilele sunt cele din en/score.ftl.

score-special-hand = mână specială, care contează singură
score-melded-cards = cărți puse pe masă ({ $n })
score-natural-canasta = canastă naturală de { meld-rank }
score-mixed-canasta = canastă mixtă de { meld-rank }
score-wild-canasta = canastă de cărți wild
score-sequence-canasta = canastă în secvență
score-canasta-count = pentru numărul de canaste ({ $n })
score-canasta-mix = pentru canastele naturale și mixte ({ $n })
score-black-threes-melded = toți treii negri puși pe masă
score-unfinished-meld = meld neterminat de { meld-name }
score-short-sequence = secvență rămasă prea scurtă ({ $n })
score-red-threes = trei roșii ({ $n })
score-black-threes = trei negri puși pe masă ({ $n })
score-black-threes-aside = trei negri puși deoparte ({ $n })
score-going-out = ieșire
score-concealed = ieșire ascunsă
score-cards-in-hand = cărți rămase în mână ({ $n })
score-black-threes-in-hand = trei negri rămași în mână ({ $n })
score-red-threes-in-hand = trei roșii rămași în mână ({ $n })
score-sevens-held = prea multe cărți de șapte într-o mână ({ $n })
score-aces-held = prea mulți ași într-o mână ({ $n })

score-line = { $line }: { $points }

score-sheet = Fișa de scor
score-sheet-of-round = Fișa de scor a rundei { $round }
score-this-round = runda aceasta
score-total = scor cumulativ
score-before = înainte de această rundă
score-no-lines = Nu s-a marcat nimic.
score-target = Partida se joacă până la { point-count }.
score-lasts = Partida ține { round-count }.
score-hands-left = Cărți rămase în mână: { $list }.
score-no-hands-left = Nimeni nu a rămas cu cărți în mână.
score-packets-left = Pachete neridicate: { $list }.
score-totals = Scor cumulativ: { $list }.
score-total-of = { $name } { $points }

## Dovada împărțirii cinstite

proof-title = Împărțire cinstită
proof-about = Înainte să se împartă cărțile, masa le fixează ordinea și îi publică amprenta. După rundă arată din ce s-a format ordinea, iar oricine poate verifica dacă cele două se potrivesc.
proof-commitment = Promisiunea dinaintea împărțirii
proof-seed = Sămânța, arătată după rundă
proof-differs = Atenție: cărțile împărțite nu sunt cele promise.
proof-unchecked = Încă neverificat.
proof-check = Verifică împărțirea
