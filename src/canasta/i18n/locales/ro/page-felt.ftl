# Ce stă pe masă, în puține cuvinte: locul e puțin.

felt-dealer-mark = D
felt-draw = Trage
felt-take = Ridică
felt-staged = ceilalți nu îl văd încă
felt-pile-frozen = Înghețat: cu { rank-pair } din mână
felt-pile-always = Cu { rank-pair } din mână
felt-pile-closed = Primele melduri: cu { rank-pair } din mână
felt-pile-blocked = Blocat de { rank-a }
felt-pile-under = { card-count } cu fața în jos dedesubt
felt-dead = Moarte
felt-needs = cere { $minimum }
opening-need = { $need ->
    [canasta] o canastă
    [worthy-canasta] o canastă de atâtea puncte
    [natural-canasta] o canastă naturală
    [clean-canasta] o canastă care nu e mixtă
    [triple] o serie fără wild
   *[triple-or-wilds] o serie fără wild sau numai wild
}
felt-needs-also = și { opening-need }
