# Stránka česky.

## Domů
home-link = Perankh, domů
home-title = Dům života
home-claim = Moderní hry o starověkém Egyptě. U jedné obrazovky, přes odkaz po celém světě, nebo sami.
new-table = Nový stůl
join-by-link = Připojit se odkazem
join-label = Odkaz na stůl
join-wrong = To není odkaz na stůl.
join-go = Ke stolu
your-tables = Vaše stoly
wait-for-you = { $count ->
    [one] jeden na vás čeká
    [few] { $count } na vás čekají
   *[other] { $count } na vás čeká
}
show-all = Zobrazit všech { $count }
show-fewer = Zobrazit méně
choose-game = Vyberte si hru
first-time = Jste tu poprvé? Pravidla se vejdou na jednu obrazovku.
players-range = { $min }–{ $max } { $max ->
    [one] hráč
    [few] hráči
   *[other] hráčů
}
minutes = { $count } min
minutes-range = { $min }–{ $max } min
play = Hrát
play-game = Hrát { $game }
state-waiting = čeká na hráče
state-over = dohráno
state-won = vítězství: { $names }
state-stopped = nemůže pokračovat
state-mine = rozhodujete vy
state-other = rozhoduje { $name }
look = Prohlédnout
open = Otevřít
your-turn = Jste na tahu

## Nový stůl
new-title = Nový stůl
new-heading = Stůl pro hru { $game }
your-name = Vaše jméno
how-many = Počet hráčů
seats = Kdo kde sedí
seat-number-label = Místo { $number }
seat-kind-me = Já
seat-kind-mind = Počítač
seat-kind-here = Někdo další u této obrazovky
seat-kind-open = Kdokoli s odkazem
seat-kind-invited = Jen na pozvání
seat-note-open = Dostanete odkaz, který můžete rozeslat.
seat-note-invited = Dostanete odkaz jen pro toto místo.
strength = Síla
mind-random = Náhoda
mind-greedy = Hamižnost
mind-apprentice = Učeň
mind-scribe = Písař
mind-vizier = Vezír
mind-pharaoh = Faraon
name-of-guest = Jméno
guest = Host { $number }
shuffle-seats = Vylosovat pořadí
variants = Varianty
hints-allowed = Rady
hints-allowed-note = Každý se smí počítače zeptat, co by zvolil.
stand-in-undo = Vracení tahů, když je někdo pryč
stand-in-undo-note = Zapnuto: souhlasí za něj počítač, který ho zastupuje. Vypnuto: čeká se, až se vrátí.
start = Začít
open-table = Otevřít stůl
cancel = Zrušit
no-such-game = Taková hra tu není.

## Čekání na hráče
lobby-title = Stůl pro hru { $game }
lobby-full = Všichni jsou tu.
lobby-waits = { $count ->
    [one] Jedno místo je ještě volné.
    [few] { $count } místa jsou ještě volná.
   *[other] { $count } míst je ještě volných.
}
lobby-patience = Jakmile budou všichni, hostitel hru spustí.
seat-open = volné
seat-invited = na pozvání
share-link = Pošlete tento odkaz těm, kdo mají hrát nebo se dívat
copy = Kopírovat
copied = Zkopírováno
copy-invitation = Kopírovat pozvánku
take-seat = Posadit se
fill = Volná místa dát počítači
delete-table = Smazat stůl
delete-sure = Opravdu smazat? Stiskněte znovu

## Stůl
opening = Otevírá se…
table-of = Stůl: { $game }
table-missing = Takový stůl neexistuje.
table-gone = Tento stůl byl smazán.
to-home = Domů
to-table = Ke stolu
status-broken = Spojení přerušeno, zkouším znovu
board-none = Tato hra nemá nakreslený herní plán. Vše lze hrát tlačítky dole.
players = Hráči
side = Hráči, deník a chat
open-side = Hráči a deník
close = Zavřít
log = Deník
chat = Chat
tab-log = Deník
tab-chat = Chat
tab-table = Stůl
tag-you = vy
tag-here = u této obrazovky
# Beside the name of a rival that the rules play, such as Heliopolis
tag-rival = soupeř
tag-away = pryč
tag-first = začínající hráč
tag-online = je tady
show-breakdown = Z čeho se body skládají
no-points = Zatím žádné body
points-unit = { $count ->
    [one] bod
    [few] body
   *[other] bodů
}
log-empty = Zatím se nic nestalo.
log-undone = vráceno
log-left = { $name } odchází, dál hraje počítač.
log-resigned = { $name } se vzdává, dál hraje počítač.
log-returned = { $name } je zpět.
log-undo-asked = { $name } žádá o vrácení dalších tahů.
log-undo-answered = Odpověď: { $name }.
log-over = Hra skončila.
log-rematch = Další hra je připravena.
chat-empty = Zatím nikdo nic neřekl.
chat-placeholder = Řekněte něco
chat-send = Poslat
chat-mute = ztlumit
chat-unmute = nechat mluvit
show-earlier = Ukázat dřívější
copy-link = Kopírovat odkaz na tento stůl
watching = { $count ->
    [0] Nikdo se nedívá.
    [one] Dívá se jeden divák.
    [few] Dívají se { $count } diváci.
   *[other] Dívá se { $count } diváků.
}
# A choice before the game that each seat makes
choice-of-seat = { $choice }, místo { $number }
# A choice by seat that nobody made
as-usual = jako obvykle
setup = Hrané varianty
on = ano
off = ne
leave-table = Odejít od stolu
leave-note = Než se vrátíte, hraje za vás počítač.
come-back = Vrátit se na své místo

## Rozhodování
bar-label = Rozhodnutí
bar-other = Rozhoduje { $name }
bar-wait = Až budete na tahu, uslyšíte to.
bar-away = Než se vrátíte, hraje za vás počítač.
bar-hint = Vyberte tady nebo na herním plánu, podívejte se, co se stane, a potvrďte.
bar-hint-direct = Vyberte tady nebo na herním plánu.
bar-kept-secret = Možná je jen tato odpověď. Ptáme se vás, aby se to ostatní nedozvěděli.
bar-nothing = zatím se nic nezmění.
bar-cut = Následuje ještě něco, co nikdo nemůže předvídat.
bar-seal = Pozor:
bar-choose = Nejdřív vyberte
bar-other-choice = Vybrat jinak
confirm = Potvrdit
undo = Zpět
undo-ask = Požádat o vrácení
undo-floor = { $count ->
    [one] Poslední akci můžete vrátit, dokud nezahraje někdo jiný.
    [few] Poslední { $count } akce můžete vrátit, dokud nezahraje někdo jiný.
   *[other] Posledních { $count } akcí můžete vrátit, dokud nezahraje někdo jiný.
}
undo-none = Sami nemůžete nic vrátit, se souhlasem všech ano.
undo-computers = Počítače souhlasí: můžete se vrátit ke svému poslednímu rozhodnutí.
undo-first = Zatím není co vracet.
undo-asked-label = Někdo chce vrátit tah
undo-asked = { $count ->
    [one] { $name } žádá o vrácení jedné akce.
    [few] { $name } žádá o vrácení { $count } akcí.
   *[other] { $name } žádá o vrácení { $count } akcí.
}
undo-agree = Souhlasím
undo-refuse = Nesouhlasím
undo-waits = Ještě odpoví: { $names }
undo-withdraw = Vzít zpět žádost
hint = Rada
hint-thinking = Přemýšlím…
hint-chance = šance na výhru { $chance } ({ $gained } proti běžné volbě)
hint-points = body na konci: { $points } ({ $gained })
hint-others = Hned za tím: { $options }

## Proč ne
why-title = Proč ne?
why-rule = Pravidlo { $rule }
i-see = Rozumím

## Co se stalo, ohlédnutí
catch-title = Co se zatím stalo
catch-more = a předtím ještě { $count }
catch-show = Ukázat
catch-skip = Přeskočit
replay-title = Ohlédnutí
replay-label = Hra tah po tahu
replay-back = O tah zpět
replay-on = O tah dál
replay-play = Přehrát tahy
replay-pause = Pauza
replay-now = Zpět do přítomnosti
replay-start = Příprava hry
copy-moment = Kopírovat odkaz na tuto chvíli
game-over = Hra skončila

## Opona
curtain-title = Na řadě je { $name }
curtain-note = Na obrazovce teď není nic tajného.
curtain-open = Jsem { $name }

## Konec
end-title = Výsledek
see-result = Zobrazit výsledek
not-over = Hra ještě neskončila.
wins = { $count ->
    [0] U stolu nevítězí nikdo
    [one] Vítězí { $names }
   *[other] Vítězí { $names }
}
wins-nobody = Nikdo u stolu nevyhrál
points = Body
points-table = Body podle kategorií
points-over-time = Body v průběhu hry
total = Celkem
the-end = Konec
after-round = { $round }. kolo
play-again = Hrát znovu
record = Záznam hry
game-again = Průběh hry
see-board = Zobrazit herní plán
fair-short = Náhoda byla poctivá:
fair-note = zapečetěna před prvním tahem, otevřena po posledním.
check-yourself = Ověřte si to sami
analysis-title = Rozbor
analyse = Rozebrat
analysis-lead = Spočítáno po hře zkoušením mnoha pokračování. Každé číslo je odhad.
analysing = Zkoumaný okamžik: { $done }/{ $total }
analysing-waits = Čeká, až přijde na řadu…
chances-title = Šance na výhru
chances-note = Jak to viděl někdo, kdo nevidí nikomu do ruky. Kosočtverec značí drahé rozhodnutí.
chances-table = Šance jako tabulka
costly-title = Nejdražší rozhodnutí
costly-none = Žádné rozhodnutí nestálo mnoho.
costly-move = tah { $n }
costly-move-column = Tah
costly-better = Lepší: { $option }
costly-loss = šance na výhru { $chance }, body { $points }
costly-see = Ukázat
luck-title = Štěstí
luck-note = Co komu náhoda dala proti očekávání: šance na výhru a body.
luck-good = se štěstím
luck-bad = se smůlou
luck-even = vyrovnaně
luck-draws = { $count ->
    [0] žádná náhoda
    [one] jednou rozhodla náhoda
   *[other] { $count }× rozhodla náhoda
}
points-change = body: { $points }

## Poctivost
fairness-title = Poctivá náhoda
fairness-lead = Náhodu tu nikdo neřídí ani nepředvídá, ani ten, kdo provozuje server, a každý si to může potom ověřit.
fairness-short = Náhoda je zapečetěna před prvním tahem.
fairness-link = Jak to funguje a pečeť tohoto stolu
fairness-seal = Zapečetěno před prvním tahem
fairness-seal-note = Před hrou se vylosuje tajemství a smísí se s tím, čím přispěje každý hráč. Jeho otisk hned vidí všichni.
fairness-play = Použito tah po tahu
fairness-play-note = Před každou akcí začíná náhoda znovu z tajemství, stolu a čísla akce. Zkoušení, vracení ani čekání nic nezmění.
fairness-open = Otevřeno po posledním tahu
fairness-open-note = Když hra skončí, tajemství se ukáže. Jeho otisk musí být ten, který je uveden výše.
fairness-not-yet = Tajemství se otevře, až hra skončí.
fairness-fits = Tajemství odpovídá pečeti; váš prohlížeč to spočítal sám.
fairness-fits-not = Tajemství neodpovídá pečeti!
fairness-check = Ověří každý
fairness-check-note = V záznamu je všechno. Tady se přehraje znovu; totéž jde na jakémkoli počítači příkazem „perankh verify“.
fairness-verify = Ověřit tuto hru
fairness-record = Stáhnout záznam
fairness-file = Ověřit soubor se záznamem
fairness-good = Vše souhlasí: znovu spočítaných akcí { $actions }, výsledek je stejný.
fairness-bad = Něco nesouhlasí:

## Pravidla a krabice
rules-title = Pravidla
rules-of = Pravidla hry { $game }
rules-short = Ve zkratce
rules-all = Všechna pravidla
rules-english = Číslovaná pravidla jsou anglicky; názvy a vše na stole jsou ve vašem jazyce.
rules-search = Hledat v pravidlech
rules-none = Nic nenalezeno.
box-title = Odkud jsou hodnoty
box-of = Co je v krabici hry { $game }
box-lead = Každé číslo a každá karta této hry a jak jistě je známe.
source-rulebook = Pravidla
source-rulebook-note = uvedeno v tištěných pravidlech
source-public = Veřejné
source-public-note = veřejně popsáno jinde
source-reconstructed = Rekonstrukce
source-reconstructed-note = odvodili jsme, může se lišit
box-correct = Vlastníte hru?
box-correct-note = Stáhněte soubor, opravte, co se liší od vašeho výtisku, a spusťte s ním server nebo ho dejte stolu. Záznamy nesou otisk krabice, se kterou se hrálo.
box-download = Stáhnout soubor krabice
box-hash = Otisk:
box-values = Všechny hodnoty
box-place = Místo
box-value = Hodnota
box-source = Zdroj

## O stránce
about-title = O stránce
about-lead = Per anch, „dům života“, bylo místo, kde starověký Egypt uchovával své knihy. Perankh je dům pro moderní hry o starověkém Egyptě.
about-house = Počítač hlídá pravidla; lidé hrají u jedné obrazovky, přes odkaz po celém světě nebo proti počítači. Spouští se jedním příkazem a nic dalšího nepotřebuje.
about-games = Hry
about-designers = Kupte si je: krabice jsou krásné a autoři si to zaslouží. Perankh není výrobkem žádného vydavatele a neukazuje jejich obrázky ani texty.
about-credits = Děkujeme
credit-icons = ikony
credit-display = nadpisy a velká čísla
credit-text = všechny ostatní texty
credit-tools = z nich je stránka postavena
about-own = Kresby
about-drawings = Herní plány, kameny a znaky jsou naše vlastní kresby.

## Nastavení
settings-title = Nastavení
settings-look = Vzhled a zvuk
settings-you = Vy
language = Jazyk
theme = Vzhled
theme-auto = Podle systému
theme-limestone = Vápenec
theme-lamplight = Světlo lampy
switch-sound = Zvuk
switch-sound-note = Klepnutí kamene, gong, když jste na tahu.
switch-animation = Pohyb kamenů
switch-animation-note = Vypnuto i tehdy, když si váš systém přeje méně pohybu.
switch-confirm = Potvrzovat každou volbu
switch-confirm-note = Volba nejdřív ukáže, co způsobí. Co nejde vrátit, se potvrzuje vždy.
save = Uložit
name-saved = Uloženo.
account-note = S účtem najdete své stoly i na jiných zařízeních. Co jste dosud odehráli, zůstane vaše.
account-name = Jméno účtu
password = Heslo
sign-in = Přihlásit
sign-out = Odhlásit
make-account = Založit účet
signed-in = Přihlášen účet { $name }.
signed-in-now = Přihlášení proběhlo.
signed-out = Odhlášení proběhlo.
account-made = Účet je založen, vaše stoly patří k němu.
password-change = Změna hesla
password-old = Staré heslo
password-new = Nové heslo
password-note = Všechny ostatní prohlížeče se budou muset přihlásit znovu.
password-changed = Heslo je změněno.
sessions = Kde jste přihlášeni
session-unknown = prohlížeč
session-here = tento prohlížeč
session-used = naposledy použit { $when }
sign-out-others = Odhlásit všude jinde
signed-out-others = Všechny ostatní prohlížeče jsou odhlášeny.

## Když něco chybí
missing-title = Tady nic není
server-away = Server neodpovídá
server-away-note = Běží ještě?
offline-title = Bez připojení
offline-note = Perankh potřebuje ke hře svůj server. Vaše stoly jsou tam v bezpečí; jakmile bude spojení, bude zpátky i všechno ostatní.
try-again = Zkusit znovu

# A table whose rules or box are gone

stopped-title = Tento stůl nemůže pokračovat
stopped-log = Stáhnout záznam stolu
