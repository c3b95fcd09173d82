# Imhotep magyarul. Az argumentumokat az en.ftl magyarázza.

## Mondatrészek, amelyek ragot vagy névelőt kapnak

imhotep-phrase-stones = { $stones } kő
imhotep-phrase-to-site = { $site ->
    [market] a Piachoz
    [pyramid] a Piramishoz
    [temple] a Templomhoz
    [burial_chamber] a Sírkamrához
   *[obelisks] az Obeliszkekhez
}
imhotep-phrase-onto-site = { $site ->
    [market] a Piacra
    [pyramid] a Piramisra
    [temple] a Templomba
    [burial_chamber] a Sírkamrába
   *[obelisks] az Obeliszkekhez
}
imhotep-phrase-at-site = { $site ->
    [market] a Piacnál
    [pyramid] a Piramisnál
    [temple] a Templomnál
    [burial_chamber] a Sírkamránál
   *[obelisks] az Obeliszkeknél
}
imhotep-phrase-onto-space = { $ship ->
    [1] az { $ship }. hajó { $space }. mezőjére
   *[other] a { $ship }. hajó { $space }. mezőjére
}
imhotep-phrase-from-space = { $ship ->
    [1] az { $ship }. hajó { $space }. mezőjéről
   *[other] a { $ship }. hajó { $space }. mezőjéről
}
imhotep-phrase-onto-pyramid = { $pyramid ->
    [left] a bal oldali piramisra
    [middle] a középső piramisra
   *[right] a jobb oldali piramisra
}

## A játékról

imhotep-about = Mindenki a fáraónak épít, és senki sem épít egyedül. Közös hajókra rakjátok a köveket, és aki elindít egy hajót, eldönti, kinek a terve válik valóra: irány a Piramis vagy a Templom, a Sírkamra, az Obeliszkek vagy a Piac? Egyszerű lépések, nehéz döntések, és egy kő, a tiéd, amely épp most hajózott el egészen máshová, mint szeretted volna.
imhotep-howto =
    A játék 6 fordulóból áll. Minden fordulóban 4 hajó vár rakományra. Nem tartoznak senkihez: bárki rakodhat rájuk, és bárki elindíthatja őket.
    A körödben pontosan egy dolgot tehetsz: legfeljebb 3 új követ szerzel a kőbányából (a szánodon 5 fér el), felraksz egy követ egy hajóra, elküldesz egy hajót, amelyen megvan a minimális kőszám, egy olyan helyszínre, ahol ebben a fordulóban még nem kötött ki hajó, vagy kijátszol egy kék piackártyát.
    A kikötött hajóról a köveket egyenként, a hajóorrtól kezdve rakjátok ki. A Piacon minden kő egy kártyát hoz a gazdájának. A Piramis azonnal pontot ér, a Templom minden forduló végén, a Sírkamra és az Obeliszkek a játék végén.
    A forduló akkor ér véget, amikor minden hajója elindult. Akinek a végén a legtöbb pontja van, megnyeri a játékot.

## Választható beállítások

imhotep-setup-market = Piac
imhotep-setup-market-help = B oldal: az egyik mezőn lefordított pár fekszik. Aki elveszi, mindkét kártyát megnézi, és egyet megtart.
imhotep-setup-pyramid = Piramis
imhotep-setup-pyramid-help = B oldal: több kis piramis közül lehet választani, és mindegyiknek saját bónusza van.
imhotep-setup-temple = Templom
imhotep-setup-temple-help = B oldal: a forduló végén minden látható kő a mezője bónuszát hozza: pontot, köveket vagy piackártyát.
imhotep-setup-burial-chamber = Sírkamra
imhotep-setup-burial-chamber-help = B oldal: minden sor külön pontozódik aszerint, hogy kinek van benne a legtöbb köve.
imhotep-setup-obelisks = Obeliszkek
imhotep-setup-obelisks-help = B oldal: több kisebb obeliszket építesz. Minél előbb áll egy, annál több pontot ér.
imhotep-setup-wrath = A fáraó haragja
imhotep-setup-wrath-help = Akinek a játék végén akár csak egyetlen monumentumnál nincs köve, 5 pontot veszít.

## Kérdések

imhotep-prompt-turn = { $player }: válassz akciót.
imhotep-prompt-lever-sail = { $player }: Emelőrúd – melyik hajó melyik helyszínre menjen?
imhotep-prompt-lever-order = { $player }: Emelőrúd – kinek a kövét rakod ki következőnek?
imhotep-prompt-hammer-load = { $player }: Kalapács – hová rakod a követ?
imhotep-prompt-sail-load = { $player }: Vitorla – rakj egy követ arra a hajóra, amelyik utána elindul.
imhotep-prompt-sail-site = { $player }: Vitorla – melyik helyszínre menjen a hajó?
imhotep-prompt-chisel-first = { $player }: Véső – hová rakod az első követ?
imhotep-prompt-chisel-second = { $player }: Véső – hová rakod a második követ?
imhotep-prompt-market-pick = { $player }: melyik kártyát veszed el a Piacról?
imhotep-prompt-market-keep = { $player }: a pár melyik kártyáját tartod meg?
imhotep-prompt-pyramid-choice = { $player }: melyik piramisra teszed a kövedet?
imhotep-prompt-bonus-draw = { $player }: felhúzod a legfelső piackártyát?
imhotep-prompt-bonus-take = { $player }: elveszel köveket a kőbányából?
imhotep-prompt-bonus-loading = { $player }: felraksz egy követ a szánodról egy hajóra?
imhotep-prompt-temple-choice = { $player }: Templom – pont vagy kövek?
imhotep-prompt-temple-draw = { $player }: Templom – felhúzod a legfelső piackártyát?

## Akciók: a gombok felirata

imhotep-action-get = Új kövek szerzése
imhotep-action-load = Kő felrakása { imhotep-phrase-onto-space }
imhotep-action-sail = { $ship ->
    [1] Az { $ship }. hajó elküldése { imhotep-phrase-to-site }
   *[other] A { $ship }. hajó elküldése { imhotep-phrase-to-site }
}
imhotep-action-play = { $card_name } kijátszása
imhotep-action-to = A hajó elküldése { imhotep-phrase-to-site }
imhotep-action-unload = { $player } kövének kirakása
imhotep-action-pick = { $card ->
    [none] Kártya elvétele a Piacról ({ $space }. mező)
   *[other] { $card_name } elvétele ({ $space }. mező)
}
imhotep-action-pair = A lefordított pár elvétele
imhotep-action-keep = { $card_name } megtartása
imhotep-action-build = Építés { imhotep-phrase-onto-pyramid }
imhotep-action-point = A pont választása
imhotep-action-stones = A kövek választása
imhotep-action-accept = Elfogadás
imhotep-action-decline = Elutasítás

## Események: a napló sorai

imhotep-event-round-started = { $round }. forduló. Hajóméretek: { $ships_name }. Kezdőjátékos: { $player }.
imhotep-event-market-filled = { $cards ->
    [0] A Piac üresen marad.
   *[other] { $pair ->
        [0] A Piac kínálata: { $cards_name }.
        [1] A Piac kínálata: { $cards_name } és egy lefordított kártya.
       *[other] A Piac kínálata: { $cards_name } és a lefordított pár.
    }
}
imhotep-event-pile-reshuffled = A dobópakli ({ $cards } kártya) megkeverve új húzópaklivá válik.
imhotep-event-turn-passed = { $player } nem tehet semmit, ezért passzol.
imhotep-event-stones-taken = { $player } elvesz { $stones } követ a kőbányából.
imhotep-event-stone-loaded = { $player } felrak egy követ { imhotep-phrase-onto-space }.
imhotep-event-ship-sailed = { $ship ->
    [1] { $player } elküldi az { $ship }. hajót { imhotep-phrase-to-site }.
   *[other] { $player } elküldi a { $ship }. hajót { imhotep-phrase-to-site }.
}
imhotep-event-card-played = { $player } kijátssza ezt a kártyát: { $card_name }.
imhotep-event-round-deadlocked = Már senki sem tehet semmit, ezért a forduló véget ér.
imhotep-event-ship-removed = { $stones ->
    [0] { $ship }. hajó: üresen lekerül az asztalról.
   *[other] { $ship }. hajó: lekerül az asztalról. Vissza a kőbányába: { imhotep-phrase-stones }.
}
imhotep-event-stone-unloaded = { $player } köve { imhotep-phrase-from-space } { imhotep-phrase-onto-site } kerül.
imhotep-event-stone-returned = { $player } köve visszakerül a kőbányába.
imhotep-event-pick-declined = { $player } nem vesz el kártyát.
imhotep-event-card-taken = { $player } elveszi a Piacról ezt a kártyát: { $card_name } ({ $space }. mező).
imhotep-event-pair-taken = { $player } elveszi a lefordított párt.
imhotep-event-pair-seen = { $cards ->
    [hidden] { $player } titokban megnézi a párt.
   *[other] { $player } ezt látja: { $cards_name }.
}
imhotep-event-card-kept = { $player } megtartja ezt a kártyát: { $card_name }.
imhotep-event-card-discarded = { $player } eldobja ezt a kártyát: { $card_name }.
imhotep-event-card-drawn = { $player } felhúzza ezt a kártyát: { $card_name }.
imhotep-event-red-card-resolved = { $card_name }: { $player } köve a kőbányából { imhotep-phrase-onto-site } kerül.
imhotep-event-red-card-void = { $card_name }: nincs hatása. { $player } kövei elfogytak a kőbányából.
imhotep-event-pyramid-stone = { $player } a Piramist építi, { $space }. mező: { points }.
imhotep-event-small-pyramid-stone = { $player } köve { imhotep-phrase-onto-pyramid } kerül, { $space }. mező: { points }.
imhotep-event-overflow-stone = { $player } többletkövet tesz a Piramis mellé: { points }.
imhotep-event-bonus-declined = { $player } lemond a bónuszról: { $bonus_name }.
imhotep-event-temple-stone = { $player } a Templomot építi: { $space }. mező, { $level }. szint.
imhotep-event-temple-scored = Templom, { $space }. mező: { $player }, { points }.
imhotep-event-chamber-stone = { $player } a Sírkamrát építi: { $row }. sor, { $column }. oszlop.
imhotep-event-obelisk-stone = { $player } obeliszket épít: eddig { imhotep-phrase-stones }.
imhotep-event-tower-built = { $player } befejez egy obeliszket: { points }.
imhotep-event-round-ended = { $round ->
    [1] Az { $round }. forduló véget ért.
    [5] Az { $round }. forduló véget ért.
   *[other] A { $round }. forduló véget ért.
}
imhotep-event-market-cleared = A Piacról a dobópaklira kerül: { $cards_name }.
imhotep-event-category-scored = Végső pontozás, { $category_name }: { $player }, { points }.
imhotep-event-game-ended = A játék véget ért. { winner }

## Miért nem lehet valamit megtenni

imhotep-why-quarry-empty = A kőbányában már nincs köved.
imhotep-why-sled-full = A szánod tele van.
imhotep-why-sled-empty = Nincs kő a szánodon.
imhotep-why-space-taken = Ezen a mezőn már van kő.
imhotep-why-space-unknown = Ennek a hajónak nincs ilyen mezője.
imhotep-why-ship-sailed = Ez a hajó ebben a fordulóban már elindult.
imhotep-why-ship-below-minimum = A hajón még nincs meg a minimális kőszám.
imhotep-why-no-ship-ready = Még egyik hajón sincs meg a minimális kőszám.
imhotep-why-site-closed = Ennél a helyszínnél ebben a fordulóban már kikötött egy hajó.
imhotep-why-not-playable = Akcióként csak kék kártyát lehet kijátszani.
imhotep-why-card-not-owned = Nincs ilyen kártyád.
imhotep-why-hammer-needs-both = A Kalapácshoz egy elvehető kő és egy el nem indult hajón egy szabad mező kell.
imhotep-why-sail-needs-minimum = A Vitorlához egy kő kell a szánodon és egy hajó, amelyen azzal együtt megvan a minimális kőszám.
imhotep-why-chisel-needs-two = A Vésőhöz két kő kell a szánodon és két szabad mező el nem indult hajókon.
imhotep-why-spaces-in-order = Sorrendben válaszd ki a két mezőt: előbb a kisebb számú hajón lévőt, ugyanazon a hajón pedig a hajóorrhoz közelebbit.
imhotep-why-colour-not-left = Ilyen színű kő már nem vár a hajón.
imhotep-why-no-card-there = Ezen a mezőn nincs kártya.
imhotep-why-not-in-pair = Ez a kártya nincs a párban.
imhotep-why-pyramid-finished = Ez a piramis már elkészült.

## Miért jár pont

imhotep-category-pyramid = Piramis
imhotep-category-temple = Templom
imhotep-category-burial-chamber = Sírkamra
imhotep-category-obelisks = Obeliszkek
imhotep-category-statues = Szobrok
imhotep-category-decorations = Díszítések
imhotep-category-blue-cards = Fel nem használt kék kártyák
imhotep-category-wrath = A fáraó haragja

## Az asztal betűkkel rajzolva

imhotep-board-ready = indulhat
imhotep-board-needs = még { $stones } kő kell

## Az asztal felolvasva

imhotep-say-free = szabad
imhotep-say-ship = { $site ->
    [none] { $ship }. hajó, rakomány: { $load }/{ $capacity }. { $missing ->
        [0] Indulhat.
       *[other] Az indulásig még { $missing } kő kell.
    } A hajóorrtól: { $spaces_name }.
   *[other] { $ship }. hajó: { imhotep-phrase-at-site } áll. { $load ->
        [0] Üres.
       *[other] Még { $load } kő van rajta. A hajóorrtól: { $spaces_name }.
    }
}
imhotep-say-dock = { $ship ->
    [0] A kikötő szabad.
   *[other] A kikötőben: { $ship }. hajó.
}
imhotep-say-site-market = Piac, { $side_name }. { imhotep-say-dock } { $cards ->
    [0] Nincs felfordított kártya.
   *[other] Felfordítva: { $cards_name }.
} Lefordítva: { $pair }. Húzópakli: { $draw }, dobópakli: { $discard }.
imhotep-say-site-pyramid = Piramis, { $side_name }. { imhotep-say-dock } { $stones } kő van rajta. A következőért jár: { points }.
imhotep-say-site-pyramids = Piramisok, { $side_name }. { imhotep-say-dock } Kövek: bal oldali piramis { $left }, középső { $middle }, jobb oldali { $right }, többletkő { $extra }.
imhotep-say-site-temple = Templom, { $side_name }. { imhotep-say-dock } { $stones } kő van benne. { $visible ->
    [0] Nincs látható kő.
   *[other] Látható balról: { $visible_name }.
}
imhotep-say-site-burial-chamber = Sírkamra, { $side_name }. { imhotep-say-dock } { $stones } kő van benne.
imhotep-say-row = { $stones ->
    [0] { $row }. sor: üres.
   *[other] { $row }. sor: { $stones_name }.
}
imhotep-say-site-obelisks = Obeliszkek, { $side_name }. { imhotep-say-dock } { $side ->
    [a] A legmagasabb obeliszkek a játék végén hoznak pontot.
   *[b] { $points ->
        [0] Több obeliszket már nem lehet befejezni.
       *[other] A következő obeliszkért jár: { points }.
    }
}
imhotep-say-obelisk = { $built ->
    [0] { $player }: { imhotep-phrase-stones }.
   *[other] { $player }: { imhotep-phrase-stones }, befejezett obeliszk: { $built }.
}
imhotep-say-player = { $player }, { $colour_name }: { points }. Szán: { $sled }, kőbánya: { $quarry }. { $cards ->
    [0] Nincs kártyája.
   *[other] Kártyái: { $cards_name }.
}

## A tábla a böngészőben

imhotep-board-free = szabad
imhotep-board-closed = itt hajó áll
imhotep-board-market = { $side ->
    [a] Minden kőért egy kártya
   *[b] Minden kőért egy kártya; a párból egy marad
}
imhotep-board-pyramid = { $side ->
    [a] Pontok azonnal
   *[b] Pontok és bónusz azonnal
}
imhotep-board-temple = { $side ->
    [a] A látható kövekért, minden fordulóban
   *[b] Bónusz a látható kövekért, minden fordulóban
}
imhotep-board-burial-chamber = { $side ->
    [a] Csoportok, a játék végén
   *[b] Soronként a legtöbb kő, a játék végén
}
imhotep-board-obelisks = { $side ->
    [a] A legmagasabb, a játék végén
   *[b] Kész obeliszkek, azonnal
}
imhotep-board-round = { $round }. forduló
imhotep-board-rounds-left = { $rounds ->
    [0] az utolsó
    [one] még { $rounds } van
   *[other] még { $rounds } van
}
imhotep-board-rounds-seen = Eddigi fordulók
imhotep-board-rounds-possible = Ezek jöhetnek még (egy kimarad)
imhotep-board-draw = húzó { $draw }
imhotep-board-discard = dobott { $discard }
imhotep-board-level = { $level }. szint
imhotep-board-each = utána mind
imhotep-board-further = minden további +{ $points }
imhotep-board-single = különálló kövek: { $points } egyenként
imhotep-board-own-quay = A rakpartod
imhotep-board-quay = Rakpart: { $player }
imhotep-board-sled = Szán: { $sled }/{ $capacity }
imhotep-board-quarry = még { $quarry }
imhotep-board-no-cards = Még nincs kártya
imhotep-board-pair = egy marad
imhotep-board-choice = A döntésed
imhotep-board-harbour = Kikötő
imhotep-board-sites = Helyszínek
imhotep-board-card = { $card ->
    [entrance] kő a Piramishoz
    [sarcophagus] kő a Sírkamrába
    [paved_path] kő az Obeliszkekhez
    [statue] gyűjtésre
    [lever] hajóküldés, te rendezed
    [hammer] új kövek, egy felrakása
    [sail] felrakás, hajóküldés
    [chisel] két kő felrakása
   *[other] 1 minden 3 ottani kőért
}
