# Iunu magyarul. Az argumentumokat az en.ftl magyarázza.

## Mondatrészek, amelyek ragot vagy névelőt kapnak

iunu-phrase-deben = { $deben } deben
iunu-phrase-deben-object = { $deben } debent
iunu-phrase-count = { $count } lapot
iunu-phrase-cards = { $cards } kártya
iunu-phrase-afterlife = { $count } túlvilági kártyát
iunu-phrase-one = { $caste ->
    [pharaoh] Fáraót
    [scribe] Írnokot
    [noble] Nemest
    [priest] Papot
    [artisan] Művészt
    [soldier] Katonát
    [baker] Péket
    [merchant] Kereskedőt
   *[farmer] Farmert
}
iunu-phrase-two = { $caste ->
    [pharaoh] két Fáraót
    [scribe] két Írnokot
    [noble] két Nemest
    [priest] két Papot
    [artisan] két Művészt
    [soldier] két Katonát
    [baker] két Péket
    [merchant] két Kereskedőt
   *[farmer] két Farmert
}
iunu-phrase-die = { $die ->
    [1] az 1-es kockát
    [2] a 2-es kockát
    [3] a 3-as kockát
   *[other] a { $die }-es kockát
}

## A játékról

iunu-about = Kilenc kaszt alkotja az országot a Fáraótól a farmerekig, és a dinasztiád mindegyikben első akar lenni. Játszd ki az embereidet, etesd őket, hagyd, hogy keressenek, rejts el valakit az Írnok alá, küldj Katonákat a szomszéd farmeréért. Csakhogy amit leteszel, a Fórumban hever a többieknek, a kockák minden használattal kopnak, és csak a vége mutatja meg, mit súgtak a Papok a túlvilágról.
iunu-howto =
    Minden forduló elején 3 kockával dobtok közösen; a képességek koptatják őket. Utána mindenkire egy kör kerül, 4 lappal a kézben.
    Dinasztia fázis: játssz ki egy lapot képpel felfelé, vagy fizess 1 debent, és játssz ki 2 lapot ugyanabból a kasztból. Ezután használhatod a kaszt képességét: pénzt szerzel, kenyeret veszel, farmert rabolsz, lapot rejtesz el, vagy túlvilági kártyát keresel.
    Újjászületési fázis: tegyél 2 lapot a kezedből a Fórumba, vegyél el 3 olyat, amely már előtte ott volt, és húzz, amíg 4 lapod nem lesz. A Fórumba új lap kerül.
    Ha egy kör üres paklival kezdődik, ez az utolsó forduló. Pontot érnek maguk a lapok, a rajtuk lévő kenyér, a legtöbb lap egy kasztban, a túlvilági kártya és a pénz. A legtöbb pont nyer.

## Választható beállítások

iunu-setup-mode = Játékmód
iunu-setup-mode-help = Memphisz és Théba: 2 játékos és a hallgatag Heliopolisz, amely kötött szabályok szerint gyűjti a lapokat, és nyerhet is. Aten felemelkedése: 2 játékos és egy Fórum, amelynek bal szélső lapja minden körben elvész.

## Kérdések

iunu-prompt-reroll = { $player }: Fáraó – melyik kockát dobod újra?
iunu-prompt-play = { $player }: mit játszol ki a Dinasztiádba?
iunu-prompt-scribe = { $player }: Írnok – melyik lapot rejted el?
iunu-prompt-noble = { $player }: Nemes – beszeded a kockák összegét?
iunu-prompt-priest = { $player }: Pap – melyik kocka döntse el, hány túlvilági kártyát látsz?
iunu-prompt-keep = { $player }: Pap – melyik túlvilági kártyát tartod meg?
iunu-prompt-soldier = { $player }: Katona – kit rabolsz ki?
iunu-prompt-bribe = { $player }: Katonák állnak az ajtódban. Kenőpénzt fizetsz, vagy elveszítesz egy Farmert?
iunu-prompt-baker = { $player }: Pék – melyik lapra teszel kenyeret?
iunu-prompt-merchant = { $player }: Kereskedő – kereskedsz?
iunu-prompt-artisan = { $player }: Művész – fizetsz, hogy kevesebb lapot tegyél le?
iunu-prompt-place = { $player }: melyik lapot teszed a Fórumba?
iunu-prompt-place-row = { $player }: melyik lapot teszed következőnek a Fórum jobb szélére?
iunu-prompt-take = { $player }: melyik lapot veszed el a Fórumból?
iunu-prompt-pick = { $player }: melyik lapot veszed el a sorból?

## Akciók: a gombok felirata

iunu-action-reroll = { $die ->
    [1] Az 1-es kocka újradobása
    [2] A 2-es kocka újradobása
    [3] A 3-as kocka újradobása
   *[other] A { $die }-es kocka újradobása
}
iunu-action-decline = Kihagyás
iunu-action-play = { $caste_name } kijátszása
iunu-action-pair = Két { $caste_name } kijátszása ({ iunu-phrase-deben })
iunu-action-hide = { $caste_name } elrejtése ({ iunu-phrase-deben })
iunu-action-tax = A kockák összegének beszedése ({ iunu-phrase-deben })
iunu-action-seek = { $die ->
    [1] Az 1-es kocka használata ({ iunu-phrase-cards }, { iunu-phrase-deben })
    [2] A 2-es kocka használata ({ iunu-phrase-cards }, { iunu-phrase-deben })
    [3] A 3-as kocka használata ({ iunu-phrase-cards }, { iunu-phrase-deben })
   *[other] A { $die }-es kocka használata ({ iunu-phrase-cards }, { iunu-phrase-deben })
}
iunu-action-keep = { $card_name } megtartása
iunu-action-raid = { $player } kirablása
iunu-action-bribe = Kenőpénz fizetése ({ iunu-phrase-deben })
iunu-action-yield = Egy Farmer átadása
iunu-action-feed = { $caste_name } megetetése ({ iunu-phrase-deben })
iunu-action-done = Befejezés
iunu-action-trade = Kereskedés ({ iunu-phrase-deben })
iunu-action-pay = { $cards ->
    [0] Minden lap letétele
   *[other] Kevesebb lap letétele (−{ $cards }, { iunu-phrase-deben })
}
iunu-action-place = { $caste_name } letétele
iunu-action-take = { $caste_name } elvétele
iunu-action-pick = { $caste ->
    [none] Lap elvétele (balról { $position }.)
   *[other] { $caste_name } elvétele (balról { $position }.)
}

## Események: a napló sorai

iunu-event-hand-dealt = { $castes ->
    [hidden] { $player } { iunu-phrase-count } kap.
   *[other] { $player } ezeket a lapokat kapja: { $castes_name }.
}
iunu-event-forum-laid = A Fórumban: { $castes_name }.
iunu-event-heliopolis-laid = Heliopolisz ezekkel kezd: { $castes_name }.
iunu-event-round-started = { $round }. forduló. Kezdő játékos: { $player }.
iunu-event-dice-rolled = { $player } dob a kockákkal: { $dice_name }.
iunu-event-dice-reduced = { $dice ->
    [0] Nem maradt kocka játékban.
   *[other] { $out ->
        [0] A kockák most ezt mutatják: { $dice_name }.
       *[other] A kockák most ezt mutatják: { $dice_name }; játékon kívül: { $out }.
    }
}
iunu-event-final-round = A pakli üres: ez az utolsó forduló.
iunu-event-turn-started = { $player } következik.
iunu-event-die-rerolled = { $player } újradobja { iunu-phrase-die }: az új érték { $value }.
iunu-event-cards-played = { $count ->
    [1] { $player } kijátszik egy { iunu-phrase-one }.
   *[other] { $player } kijátszik { iunu-phrase-two }, és { iunu-phrase-deben-object } fizet.
}
iunu-event-card-hidden = { $caste ->
    [hidden] { $player } { iunu-phrase-deben-object } fizet, és elrejt egy lapot az Írnok alá.
   *[other] { $player } { iunu-phrase-deben-object } fizet, és elrejt egy { iunu-phrase-one } az Írnok alá.
}
iunu-event-cards-drawn = { $castes ->
    [hidden] { $player } { iunu-phrase-count } húz.
   *[other] { $player } ezt húzza: { $castes_name }.
}
iunu-event-deben-gained = { $player } { iunu-phrase-deben-object } szerez ({ $caste_name }).
iunu-event-afterlife-seen = { $cards ->
    [hidden] { $player } kiválasztja { iunu-phrase-die }, { iunu-phrase-deben-object } fizet, és titokban megnéz { iunu-phrase-afterlife }.
   *[other] { $player } kiválasztja { iunu-phrase-die }, { iunu-phrase-deben-object } fizet, és ezt látja: { $cards_name }.
}
iunu-event-afterlife-kept = { $card ->
    [hidden] { $player } megtart egy lefordított túlvilági kártyát.
   *[other] { $player } ezt a kártyát tartja meg: { $card_name }.
}
iunu-event-afterlife-returned = { $cards ->
    [hidden] { $player } visszatesz { iunu-phrase-afterlife }.
   *[other] { $player } visszateszi a túlvilági pakliba: { $cards_name }.
}
iunu-event-raid-declared = { $player } Katonákat küld egy Farmerért. A célpont: { $owner }.
iunu-event-bribe-paid = { $owner } kenőpénzt fizet. { $player } { iunu-phrase-deben-object } kap.
iunu-event-farmer-taken = { $owner } elveszít egy Farmert. Az új gazdája: { $player }.
iunu-event-bread-placed = { $player } { iunu-phrase-deben-object } fizet kenyérért (egy ára: { $price }): { $castes_name }.
iunu-event-cards-kept = { $player } { iunu-phrase-deben-object } fizet, és a Művészek segítségével megtart { iunu-phrase-count }.
iunu-event-cards-placed = { $castes ->
    [0] { $player } nem tesz lapot a Fórumba.
   *[other] { $player } a Fórumba teszi: { $castes_name }.
}
iunu-event-cards-taken = { $castes ->
    [0] { $player } nem vesz el lapot a Fórumból.
   *[other] { $player } elveszi a Fórumból: { $castes_name }.
}
iunu-event-forum-card-discarded = A Fórum bal szélső lapja elvész: { $caste_name }.
iunu-event-forum-card-turned = Új lap a Fórumban: { $caste_name }.
iunu-event-heliopolis-took = Heliopolisz elvesz a Fórumból egy { iunu-phrase-one }.
iunu-event-hidden-revealed = { $player } felfedi a rejtett kártyáit: { $castes_name }.
iunu-event-afterlife-revealed = { $player } felfedi a túlvilági kártyáját: { $card_name }.
iunu-event-heliopolis-fed = { $castes ->
    [0] Heliopolisz Pékjeinek nem jut kenyér.
   *[other] Heliopolisz Pékjei ezekre a lapokra tesznek kenyeret: { $castes_name }.
}
iunu-event-heliopolis-afterlife = Heliopolisz túlvilági kártyája: { $card_name }.
iunu-event-category-scored = Végső pontozás, { $category_name }: { $player }, { points }.
iunu-event-heliopolis-scored = Végső pontozás, { $category_name }: Heliopolisz, { points }.
iunu-event-heliopolis-won = Heliopolisz az első helyen végez.
iunu-event-game-ended = A játék véget ért. { winner }

## Miért nem lehet valamit megtenni

iunu-why-not-in-hand = Nincs ilyen lap a kezedben.
iunu-why-no-second-card = Nincs a kezedben második lap ebből a kasztból.
iunu-why-second-card-unpaid = A második lapra nincs elég pénzed.
iunu-why-die-not-in-play = Egyetlen játékban lévő kocka sem mutatja ezt az értéket.
iunu-why-hide-not-in-hand = Nincs a kezedben ilyen elrejthető lap.
iunu-why-priest-unpaid = Ennyi túlvilági kártyára nincs elég pénzed.
iunu-why-not-drawn = Ezt a kártyát nem húztad, és eddig sem volt nálad.
iunu-why-no-such-player = Nincs ilyen játékos.
iunu-why-raid-on-oneself = Saját magadat nem rabolhatod ki.
iunu-why-raid-on-heliopolis = Heliopolisz Farmereit nem lehet elrabolni.
iunu-why-farmers-safe = Ettől a játékostól nem lehet Farmert elvenni: mindegyiken kenyér van, vagy Katona védi.
iunu-why-nothing-to-feed = Ebből a kasztból már nincs kenyér nélküli lapod.
iunu-why-feed-in-order = Rangsorban válaszd ki a lapokat, a Fáraótól lefelé.
iunu-why-too-few-artisans = Ehhez nincs elég Művészed.
iunu-why-artisans-unpaid = Ennyi pénzed nincs.
iunu-why-nothing-to-keep = Ennyi lapot nem is kell letenned.
iunu-why-place-not-in-hand = Nincs már a kezedben ilyen letehető lap.
iunu-why-place-in-order = Rangsorban válaszd ki a lapokat, a Fáraótól lefelé, és úgy, hogy maradjon elég a folytatáshoz.
iunu-why-not-in-forum = Ilyen lap már nincs a Fórumban.
iunu-why-just-placed = Ezt a lapot most tetted le.
iunu-why-take-in-order = Rangsorban válaszd ki a lapokat, a Fáraótól lefelé, és úgy, hogy maradjon elég a folytatáshoz.
iunu-why-no-card-there = A sornak ezen a helyén nincs lap.
iunu-why-pick-in-order = Balról jobbra válaszd ki a lapokat, és úgy, hogy maradjon elég a folytatáshoz.

## Miért jár pont

iunu-category-caste-vp = Kaszt győzelmi pont
iunu-category-bread-vp = Kenyér győzelmi pont
iunu-category-majority-vp = Többségi győzelmi pont
iunu-category-afterlife = Túlvilági győzelmi pont
iunu-category-deben = Deben győzelmi pont
iunu-category-merchant = Kereskedő győzelmi pont

## A rajzolt asztal

iunu-board-round = { $round }. forduló
iunu-board-caste = { $caste ->
    [pharaoh] körönként egy kocka újra
    [scribe] fizess, rejts el egy lapot, húzz
    [noble] a kockák összege a tiéd
    [priest] fizess, válassz túlvilági kártyát
    [artisan] pénzért kevesebb lapot tegyél le
    [soldier] rabolj Farmert, védd a tieidet
    [baker] vegyél kenyeret
    [merchant] legnagyobb kocka + Kereskedők
   *[farmer] olcsóbb kenyér
}
iunu-board-afterlife = { $card ->
    [hatshepsut] 6 minden Írnok + Nemes + Pap hármasért
    [amenhotep] 4 minden Pék + Kereskedő + Farmer hármasért
    [anubis] a Katonák duplán, ha nincs náluk több Farmer
    [osiris] 1 minden debenért
    [nephthys] 5 a legtöbb kenyérért
    [khufu] 7 a legtöbb különböző kasztért
   *[other] a legjobb többséged duplán számít
}

## Ami a böngészőben az asztalon áll

iunu-board-label = { $round }. forduló, { $deck } lap van hátra
iunu-board-deck = lap van hátra
iunu-board-final = Utolsó forduló
iunu-board-forum = A Fórum
iunu-board-leaves = ez vész el
iunu-board-discard = eldobva { $discard }
iunu-board-placed = most letett
iunu-board-dice = A forduló kockái
iunu-board-dice-sum = { $dice ->
    [0] nincs kocka játékban
   *[other] legnagyobb { $highest } · összeg { $sum }
}
iunu-board-first = kezdő: { $player }
iunu-board-afterlife-deck = Túlvilág
iunu-board-bank = bankban { $bank }
iunu-board-bank-endless = korlátlan bank
iunu-board-bread = kenyér { $bread }
iunu-board-bread-endless = korlátlan kenyér
iunu-board-deben = { $deben } deben
iunu-board-cards = { $cards } lap
iunu-board-you = Te
iunu-rival-heliopolis = Heliopolisz
iunu-board-lead = +{ $lead }
iunu-board-tie = döntetlen
iunu-board-hidden = { $hidden } rejtett
iunu-board-own-hand = A lapjaid
iunu-board-hands = Kézben tartott lapok
iunu-board-hand-hint = egyet vagy két egyformát
iunu-board-gathered = { $count } / { $still } kiválasztva
iunu-board-price-bread = A kenyér ára
iunu-board-price-merchant = Kereskedő hoz
iunu-board-price-noble = Nemes hoz
iunu-board-choice = A döntésed
iunu-board-preview = Ez változna
iunu-board-preview-dice = Kockák
iunu-board-preview-majority = Többség
iunu-board-secrets = Csak neked
iunu-board-no-afterlife = még nincs túlvilági kártya
iunu-board-no-hidden = nincs rejtett kártya

## Az asztal felolvasva

iunu-phrase-column = { $size } lap, kenyérrel { $fed }
iunu-say-column = { $player }, { $caste_name }: { iunu-phrase-column }
iunu-say-heliopolis-column = Heliopolisz, { $caste_name }: { iunu-phrase-column }
iunu-say-farmers = biztonságban { $safe }, elrabolható { $vulnerable }
iunu-say-standing = { $caste_name }, többség { $points }: { $standing ->
    [leads] { $player } vezet, előnye { $lead }
    [heliopolis] Heliopolisz vezet, előnye { $lead }
    [tie] döntetlen
   *[nobody] senkinek sincs
}
iunu-say-card = { $caste_name }: értéke { $caste_vp }, kenyérrel további { $bread_vp }, többség { $majority_vp }.
iunu-say-hand-card = A kezedben
iunu-say-forum-card = Fórum, { $position }. hely
iunu-say-deck = Pakli: { $deck } lap
iunu-say-afterlife-deck = Túlvilági pakli: { $cards } lap
iunu-say-die = Kocka értéke: { $value }
iunu-say-player = { $player }: { iunu-phrase-deben }, { $cards } lap a kézben, { $hidden } rejtett kártya, { $afterlife ->
    [yes] van túlvilági kártyája
   *[no] nincs túlvilági kártyája
}
