# Ce stă pe masă, în puține cuvinte: locul e puțin.

felt-dealer-mark = D
felt-draw = Trage
felt-take = Ridică
felt-staged = încă nearătat celorlalți
felt-pile-frozen = Înghețat: îți trebuie { rank-pair } din mână
felt-pile-closed = Pentru primele melduri: îți trebuie { rank-pair } din mână
felt-pile-blocked = Blocat de { rank-a }
