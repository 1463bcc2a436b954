# Cadrul paginii: antetul, începutul, o masă nouă, regulile.

page-skip = Treci la conținut
page-name = { $page } · { app-title }
page-nav = Pagini
page-failed = Ceva din această pagină nu a mers; reîncarc-o ca să continui.
theme-switch = { theme }: { $name }

## Începutul

home-won = Ai câștigat
home-lost = Ai pierdut
home-round-of = Runda { $round }
home-first-game = Jocurile tale vor apărea aici.
home-show-all = Arată toate ({ $n })

## O masă nouă

preset-group-classic = Jocuri clasice
preset-group-wilds = Cu melduri de cărți wild
preset-group-sequences = Cu secvențe
preset-group-packets = Cu un al doilea pachet de cărți
new-for-players = { $n ->
    [one] { $range } jucător
    [few] { $range } jucători
   *[other] { $range } de jucători
}
new-all-alike = Toți la fel
new-one-by-one = Unul câte unul

## Reguli

rules-contents = Cuprins
rules-play = Joacă după aceste reguli

## Erori

error-no-entry = Deschide pagina prin adresa pe care programul a afișat-o la pornire.
error-no-such-table = { error-no-game }
error-wrong-request = Așa ceva nu se poate cere; verifică ce ai ales și încearcă din nou.
