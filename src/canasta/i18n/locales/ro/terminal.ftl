# Ce spune numai terminalul: canasta play, try, score și replay.
#
# Variabilele sunt cele din en/terminal.ftl; cuvintele care se tastează rămân în engleză.

## Locuri și echipe, pentru cine doar privește

terminal-seat = Locul { $n }
terminal-side = { $alone ->
    [yes] Echipa { $side } (locul { $seats })
   *[no] Echipa { $side } (locurile { $seats })
}

## Masa

terminal-hand = Mâna ta, { card-count }: { $cards }
terminal-owner = { $name }, { point-count }
terminal-melds = { $name }: { $list }.
terminal-meld = m{ $meld } { meld-label }
terminal-packets = { $packet ->
    [foot] Foot-uri neridicate: { $list }.
    [talon] Talonuri neridicate: { $list }.
   *[reserve] Rezerve neridicate: { $list }.
}
terminal-hands = Cărți în mână: { $list }.
terminal-holding = { $name } { $n }
terminal-sits-out = { $seat ->
    [you] Stai pe margine în această rundă.
   *[other] { $name } stă pe margine în această rundă.
}
terminal-promise = { proof-commitment }: { $text }
terminal-seed = { proof-seed }: { $text }

## Conversația

terminal-next-round = Enter pentru runda următoare
terminal-answer-due = { table-answer-due } Răspunsul tău obligă.
terminal-say-help = Scrie help ca să afli ce cuvinte poți folosi.
terminal-say-number = Scrie un număr.
terminal-no-list = Nu e nicio listă din care să alegi; scrie plays ca să vezi una.
terminal-beyond-list = Lista merge de la 1 la { $n }.
terminal-undone = Ai luat înapoi: { $text }
terminal-nothing-to-undo = Nu ai ce lua înapoi; ce ai tras sau ai ridicat îți rămâne în mână.
terminal-unknown-word = Nu cunosc cuvântul { $word }; help arată toate cuvintele.
terminal-unknown-card = Nu pot citi { $word } drept carte; valorile sunt de la 4 la 10, J Q K A, 2, Jk și 3.
terminal-stands-alone = Cuvântul { $word } se scrie singur.
terminal-name-cards = Spune cărțile, de pildă: meld 7 7 7, sau: add K
terminal-name-discard = Spune o singură carte de aruncat, de pildă: discard 5
terminal-name-meld = După > spune un singur meld, prin valoarea lui, de pildă: add 2 > K
terminal-name-merge = Spune două melduri prin numerele lor sau prin valoarea lor, de pildă: merge m0 m3, sau: merge K
terminal-nothing-to-merge = Echipa ta nu are două asemenea melduri care să se poată uni acum.
terminal-no-meld-of = Echipa ta nu are un meld de { meld-rank }.
terminal-which-meld-of = Echipa ta are mai multe melduri de { meld-rank }; spune-l pe unul după număr: { $list }.
terminal-no-meld-to-add-to = Echipa ta nu are un meld de { meld-rank } la care să adaugi; pune cel puțin trei cărți.
terminal-no-meld-takes = Niciun meld al echipei tale nu primește acum { rank-a }.
terminal-no-melds = Echipa ta nu are încă melduri la care să adaugi.
terminal-help =
    draw sau d: trage din teancul de rezervă.
    take sau t: ridică teancul. take K K spune cu ce cărți din mână.
    meld 7 7 7 sau m K K 2: pune pe masă un meld nou. Cărțile wild sunt 2 și Jk, jokerul.
    meld 4h 5h 6h: pune pe masă o secvență, dacă regulile au secvențe; culorile sunt c (treflă), d (caro), h (inimă) și s (pică).
    add K sau add 2 > K: adaugă cărți la un meld al echipei tale, aici la cel de regi; add 2 > m3 îl spune prin număr.
    merge m0 m3 sau merge K: unește două melduri ale echipei tale, dacă regulile permit.
    discard 5 sau x 5: aruncă o carte și îți încheie rândul; după aceea nu mai poți lua nimic înapoi.
    undo sau u: ia înapoi ultima mutare, cât timp nu s-a văzut prin ea nicio carte.
    three: pune pe masă un trei păstrat în mână.
    ask: îți întreabă partenerul dacă poți să ieși. yes (da) și no (nu) răspund.
    show: arată o mână specială, dacă regulile cunosc vreuna și mâna ta este una.
    end: încheie runda, când teancul de rezervă s-a terminat.
    hand, table, score sau h, l, s: arată mâna ta, masa, scorul cumulativ.
    plays sau p: arată tot ce poți juca; apoi scrie un număr.
    quit sau q: salvează partida și pleacă.

## O partidă începe, continuă, se păstrează

terminal-match = { $preset }, { player-count }, cu boții: { $bots }
terminal-begins = O partidă de canasta { terminal-match }. Scrie help pentru cuvinte, quit ca să pleci.
terminal-goes-on = Continui partida ta de canasta { terminal-match }, runda { $round }; cu --new începe alta.
terminal-saved = Partida ta e salvată. Pornește din nou jocul ca să o continui.
terminal-kept-aside = Partida ta de dinainte e păstrată în { $file }
terminal-scores-differ = Scorul rămâne cum a fost salvat; după regulile de azi ar fi altul: { $text }
terminal-record = Înregistrarea partidei este { $file }

## Arbitrul

try-legal = permis
try-refused = { $n ->
    [0] refuzat: { $text }
   *[other] refuzat: mutarea { $n }, { $text }
}

## O partidă înregistrată

replay-holds = { $n ->
    [0] { $name } are în mână { $cards }
   *[other] { $name } are în mână { $cards }; pe masă: { $threes }
}
replay-upcard = Prima carte întoarsă este { rank-a }.
replay-stops = Înregistrarea se oprește aici.
