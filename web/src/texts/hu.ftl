# Az oldal magyarul.

## Kezdőlap
home-link = Perankh, kezdőlap
home-title = Az élet háza
home-claim = Modern játékok az ókori Egyiptomról. Egy képernyő körül, linkkel a világ bármely pontjáról vagy egyedül.
new-table = Új asztal
join-by-link = Csatlakozás linkkel
join-label = Az asztal linkje
join-wrong = Ez nem egy asztal linkje.
join-go = Az asztalhoz
your-tables = Asztalaid
wait-for-you = { $count ->
    [one] egy vár rád
   *[other] { $count } vár rád
}
show-all = Összes mutatása ({ $count })
show-fewer = Kevesebb mutatása
choose-game = Válassz játékot
first-time = Először jársz itt? A szabályok elférnek egy képernyőn.
players-range = { $min }–{ $max } játékos
minutes = { $count } perc
minutes-range = { $min }–{ $max } perc
play = Játék
play-game = Játék – { $game }
state-waiting = játékosokra vár
state-over = befejezve
state-won = győztes: { $names }
state-stopped = nem folytatható
state-mine = te döntesz
state-other = { $name } dönt
look = Megnézem
open = Megnyitás
your-turn = Te jössz

## Új asztal
new-title = Új asztal
new-heading = { $game } – új asztal
your-name = A neved
how-many = Játékosok száma
seats = Ki hol ül
seat-number-label = { $number }. hely
seat-kind-me = Én
seat-kind-mind = Számítógép
seat-kind-here = Valaki más ennél a képernyőnél
seat-kind-open = Bárki, akinek megvan a link
seat-kind-invited = Csak meghívóval
seat-note-open = Kapsz egy linket, amelyet szétküldhetsz.
seat-note-invited = Kapsz egy linket, amely csak erre a helyre szól.
strength = Erősség
mind-random = Véletlen
mind-greedy = Mohóság
mind-apprentice = Tanonc
mind-scribe = Írnok
mind-vizier = Vezír
mind-pharaoh = Fáraó
name-of-guest = Név
guest = { $number }. vendég
shuffle-seats = Sorrend kisorsolása
variants = Változatok
hints-allowed = Tippek
hints-allowed-note = Bárki megkérdezheti a gépet, mit választana.
stand-in-undo = Visszavonás, ha valaki nincs itt
stand-in-undo-note = Be: a helyettesítő gép beleegyezik helyette. Ki: meg kell várni, amíg visszajön.
start = Kezdés
open-table = Asztal megnyitása
cancel = Mégse
no-such-game = Itt nincs ilyen játék.

## Várakozás a játékosokra
lobby-title = { $game } – asztal
lobby-full = Mindenki itt van.
lobby-waits = { $count ->
    [one] Egy hely még szabad.
   *[other] { $count } hely még szabad.
}
lobby-patience = Amint mindenki itt van, a házigazda elindítja a játékot.
seat-open = szabad
seat-invited = meghívóval
share-link = Küldd el ezt a linket annak, aki játszana vagy nézné
copy = Másolás
copied = Vágólapra másolva
copy-invitation = Meghívó másolása
take-seat = Leülök
fill = A szabad helyekre a számítógép üljön
delete-table = Asztal törlése
delete-sure = Biztosan törlöd? Nyomd meg újra

## Asztal
opening = Megnyitás…
table-of = { $game } – asztal
table-missing = Nincs ilyen asztal.
table-gone = Ezt az asztalt törölték.
to-home = Kezdőlap
to-table = Az asztalhoz
status-broken = Megszakadt a kapcsolat, újra próbálom
board-none = Ehhez a játékhoz nincs rajzolt tábla. Minden játszható a lenti gombokkal.
players = Játékosok
side = Játékosok, napló és beszélgetés
open-side = Játékosok és napló
close = Bezárás
log = Napló
chat = Beszélgetés
tab-log = Napló
tab-chat = Beszélgetés
tab-table = Asztal
tag-you = te
tag-here = ennél a képernyőnél
# Beside the name of a rival that the rules play, such as Heliopolis
tag-rival = ellenfél
tag-away = távol
tag-first = kezdőjátékos
tag-online = itt van
show-breakdown = Miből állnak a pontok
no-points = Még nincs pont
points-unit = { $count ->
    [one] pont
   *[other] pont
}
log-empty = Még nem történt semmi.
log-undone = visszavonva
log-left = { $name } feláll, a számítógép játszik tovább.
log-resigned = { $name } feladja, a számítógép játszik tovább.
log-returned = { $name } visszatért.
log-undo-asked = { $name } további lépéseket szeretne visszavonni.
log-undo-answered = { $name } válaszolt.
log-over = Vége a játéknak.
log-rematch = A következő játék elő van készítve.
chat-empty = Még senki sem szólt.
chat-placeholder = Mondj valamit
chat-send = Küldés
chat-mute = elnémítás
chat-unmute = szólhat újra
show-earlier = Korábbiak megjelenítése
copy-link = Az asztal linkjének másolása
watching = { $count ->
    [0] Senki sem nézi.
    [one] Egy ember nézi.
   *[other] { $count } ember nézi.
}
# A choice before the game that each seat makes
choice-of-seat = { $choice }, { $number }. hely
# A choice by seat that nobody made
as-usual = a szokásos
setup = A játszott változatok
on = igen
off = nem
leave-table = Felállok az asztaltól
leave-note = Amíg vissza nem jössz, a számítógép játszik helyetted.
come-back = Visszaülök a helyemre

## Döntés
bar-label = Döntés
bar-other = { $name } dönt
bar-wait = Hallani fogod, amikor te jössz.
bar-away = A gép játszik helyetted, amíg vissza nem jössz.
bar-hint = Válassz itt vagy a táblán, nézd meg, mi történne, aztán erősítsd meg.
bar-hint-direct = Válassz itt vagy a táblán.
bar-kept-secret = Csak ez a válasz lehetséges. Azért kérdezzük, hogy a többiek ezt ne tudják meg.
bar-nothing = egyelőre nem változik semmi.
bar-cut = Ezután olyasmi jön, amit senki sem láthat előre.
bar-seal = Figyelem:
bar-choose = Előbb válassz
bar-other-choice = Mást választok
confirm = Megerősítés
undo = Visszavonás
undo-ask = Visszavonás kérése
undo-floor = { $count ->
    [one] Az utolsó lépésedet visszavonhatod, amíg más nem lép.
   *[other] Az utolsó { $count } lépésedet visszavonhatod, amíg más nem lép.
}
undo-none = Egyedül nem vonhatsz vissza semmit, mindenki beleegyezésével igen.
undo-computers = A gépek beleegyeznek: visszatérhetsz az utolsó döntésedhez.
undo-first = Még nincs mit visszavonni.
undo-asked-label = Valaki vissza szeretne vonni egy lépést
undo-asked = { $count ->
    [one] { $name } egy lépést szeretne visszavonni.
   *[other] { $name } { $count } lépést szeretne visszavonni.
}
undo-agree = Beleegyezem
undo-refuse = Nem egyezem bele
undo-waits = Válaszukra várunk: { $names }
undo-withdraw = Kérés visszavonása
hint = Tipp
hint-thinking = Gondolkodom…
hint-chance = { $chance } nyerési esély ({ $gained } egy szokásos választáshoz képest)
hint-points = a végén { $points } pont ({ $gained })
hint-others = Szorosan mögötte: { $options }

## Miért nem
why-title = Miért nem?
why-rule = { $rule } szabály
i-see = Értem

## Mi történt, visszatekintés
catch-title = Ami közben történt
catch-more = és előtte még { $count }
catch-show = Mutasd
catch-skip = Kihagyom
replay-title = Visszatekintés
replay-label = A játék lépésről lépésre
replay-back = Egy lépés vissza
replay-on = Egy lépés előre
replay-play = Lépések lejátszása
replay-pause = Szünet
replay-now = Vissza a jelenbe
replay-start = Az előkészület
copy-moment = E pillanat linkjének másolása
game-over = Vége a játéknak

## Függöny
curtain-title = { $name } következik
curtain-note = Most semmi titkos nincs a képernyőn.
curtain-open = Én vagyok { $name }

## Vége
end-title = Eredmény
see-result = Eredmény megtekintése
not-over = A játéknak még nincs vége.
wins = { $count ->
    [0] Az asztalnál senki sem győzött
    [one] { $names } győzött
   *[other] { $names } győzött
}
wins-nobody = Az asztalnál senki sem nyer
points = Pontok
points-table = Pontok kategóriánként
points-over-time = Pontok az idő során
total = Összesen
the-end = Vége
after-round = { $round }. forduló
play-again = Új játék
record = Jegyzőkönyv
game-again = A játék menete
see-board = A tábla megtekintése
fair-short = A véletlen tisztességes volt:
fair-note = az első lépés előtt lepecsételve, az utolsó után felnyitva.
check-yourself = Ellenőrizd magad
analysis-title = Elemzés
analyse = Elemzés kérése
analysis-lead = A játék után, sok folytatás kipróbálásával kiszámítva. Minden szám becslés.
analysing = Vizsgált pillanat: { $done }/{ $total }
analysing-waits = Sorára vár…
chances-title = Nyerési esélyek
chances-note = Úgy, ahogy az látta, aki senkinek a kezébe nem lát bele. A rombusz drága döntést jelöl.
chances-table = Az esélyek táblázatban
costly-title = A legdrágább döntések
costly-none = Egyik döntés sem került sokba.
costly-move = { $n }. lépés
costly-move-column = Lépés
costly-better = Jobb lett volna: { $option }
costly-loss = nyerési esély { $chance }, pontok { $points }
costly-see = Megnézem
luck-title = Szerencse
luck-note = Mit adott a véletlen a várhatóhoz képest: nyerési esély és pontok.
luck-good = szerencsés
luck-bad = peches
luck-even = kiegyenlített
luck-draws = { $count ->
    [0] nem volt húzás
   *[other] { $count } húzás
}
points-change = { $points } pont

## Tisztesség
fairness-title = Tisztességes véletlen
fairness-lead = Itt senki sem irányíthatja és nem láthatja előre a véletlent, az sem, aki a szervert futtatja, és utólag bárki ellenőrizheti.
fairness-short = A véletlent az első lépés előtt lepecsételjük.
fairness-link = Hogyan működik, és az asztal pecsétje
fairness-seal = Lepecsételve az első lépés előtt
fairness-seal-note = A játék előtt titkot sorsolunk, és összekeverjük azzal, amit a játékosok adnak hozzá. Az ujjlenyomatát rögtön mindenki látja.
fairness-play = Lépésről lépésre használva
fairness-play-note = A véletlen minden lépés előtt újrakezdődik a titokból, az asztalból és a lépés számából. Próbálgatás, visszavonás vagy várakozás semmin sem változtat.
fairness-open = Felnyitva az utolsó lépés után
fairness-open-note = Ha vége a játéknak, megmutatjuk a titkot. Az ujjlenyomatának a fentinek kell lennie.
fairness-not-yet = A titkot a játék végén nyitjuk fel.
fairness-fits = A titok illik a pecséthez; ezt a böngésződ maga számolta ki.
fairness-fits-not = A titok nem illik a pecséthez!
fairness-check = Bárki ellenőrizheti
fairness-check-note = A jegyzőkönyvben minden benne van. Itt újra lejátsszuk; ugyanez bármely gépen megtehető a „perankh verify” paranccsal.
fairness-verify = A játék ellenőrzése
fairness-record = Jegyzőkönyv letöltése
fairness-file = Jegyzőkönyvfájl ellenőrzése
fairness-good = Minden rendben: { $actions } lépés újraszámolva, ugyanazzal az eredménnyel.
fairness-bad = Valami nem stimmel:

## Szabályok és doboz
rules-title = Szabályok
rules-of = { $game } – szabályok
rules-short = Röviden
rules-all = Minden szabály
rules-english = A számozott szabályok angolul vannak; a nevek és minden az asztalon a te nyelveden.
rules-search = Keresés a szabályokban
rules-none = Nincs találat.
box-title = Honnan valók az értékek
box-of = { $game } – mi van a dobozban
box-lead = A játék minden száma és kártyája, és hogy mennyire biztosan tudjuk.
source-rulebook = Szabálykönyv
source-rulebook-note = a nyomtatott szabálykönyvben szerepel
source-public = Nyilvános
source-public-note = máshol nyíltan leírták
source-reconstructed = Rekonstruált
source-reconstructed-note = mi következtettük ki, eltérhet
box-correct = Megvan neked a játék?
box-correct-note = Töltsd le a fájlt, javítsd ki, ami eltér a te példányodtól, és indítsd vele a szervert, vagy add meg egy asztalnak. A jegyzőkönyvek tartalmazzák a használt doboz ujjlenyomatát.
box-download = Dobozfájl letöltése
box-hash = Ujjlenyomat:
box-values = Minden érték
box-place = Hely
box-value = Érték
box-source = Forrás

## Névjegy
about-title = Névjegy
about-lead = A per ankh, az „élet háza” volt az a hely, ahol az ókori Egyiptom a könyveit őrizte. A Perankh az ókori Egyiptomról szóló modern játékok háza.
about-house = A szabályokra a számítógép ügyel; az emberek egy képernyő körül, linkkel a világ bármely pontjáról vagy a gép ellen játszanak. Egyetlen paranccsal indul, és másra nincs szüksége.
about-games = A játékok
about-designers = Vedd meg a játékokat: szépek a dobozok, és a szerzők megérdemlik. A Perankh nem terméke egyetlen kiadónak sem, és nem mutatja sem képeiket, sem szövegeiket.
about-credits = Köszönet
credit-icons = ikonok
credit-display = címek és nagy számok
credit-text = minden más szöveg
credit-tools = ezekből épült az oldal
about-own = A rajzok
about-drawings = A táblák, kövek és jelvények saját rajzaink.

## Beállítások
settings-title = Beállítások
settings-look = Megjelenés és hang
settings-you = Te
language = Nyelv
theme = Téma
theme-auto = Mint a rendszer
theme-limestone = Mészkő
theme-lamplight = Lámpafény
switch-sound = Hang
switch-sound-note = Koppanás a kőnek, gong, ha te jössz.
switch-animation = Mozgó kövek
switch-animation-note = Akkor is ki van kapcsolva, ha a rendszered kevesebb mozgást kér.
switch-confirm = Minden választás megerősítése
switch-confirm-note = A választás előbb megmutatja, mi történne. Ami nem vonható vissza, azt mindig meg kell erősíteni.
save = Mentés
name-saved = Elmentve.
account-note = Fiókkal más eszközökön is megtalálod az asztalaidat. Amit eddig játszottál, veled marad.
account-name = Fióknév
password = Jelszó
sign-in = Bejelentkezés
sign-out = Kijelentkezés
make-account = Fiók létrehozása
signed-in = Bejelentkezve mint { $name }.
signed-in-now = Bejelentkeztél.
signed-out = Kijelentkeztél.
account-made = A fiók elkészült, az asztalaid hozzá tartoznak.
password-change = Jelszócsere
password-old = Régi jelszó
password-new = Új jelszó
password-note = Minden más böngészőben újra be kell majd jelentkezni.
password-changed = A jelszó megváltozott.
sessions = Bejelentkezett böngészők
session-unknown = böngésző
session-here = ez a böngésző
session-used = utoljára használva: { $when }
sign-out-others = Kijelentkezés mindenhol máshol
signed-out-others = Minden más böngésző kijelentkezett.

## Ha valami hiányzik
missing-title = Itt nincs semmi
server-away = A szerver nem válaszol
server-away-note = Fut még?
offline-title = Nincs kapcsolat
offline-note = A játékhoz a Perankhnak szüksége van a szerverére. Az asztalaid ott biztonságban vannak; ha visszajön a kapcsolat, minden más is visszatér.
try-again = Próbáld újra

# A table whose rules or box are gone

stopped-title = Ez az asztal nem folytatható
stopped-log = Az asztal naplójának letöltése
