# Imhotep česky. Argumenty vysvětluje en.ftl.

## Části vět, které se skloňují

imhotep-phrase-stones = { $stones ->
    [one] { $stones } kámen
    [few] { $stones } kameny
   *[other] { $stones } kamenů
}
imhotep-phrase-to-site = { $site ->
    [market] k Tržišti
    [pyramid] k Pyramidě
    [temple] k Chrámu
    [burial_chamber] k Pohřební komoře
   *[obelisks] k Obeliskům
}
imhotep-phrase-onto-site = { $site ->
    [market] na Tržiště
    [pyramid] na Pyramidu
    [temple] do Chrámu
    [burial_chamber] do Pohřební komory
   *[obelisks] k Obeliskům
}
imhotep-phrase-at-site = { $site ->
    [market] u Tržiště
    [pyramid] u Pyramidy
    [temple] u Chrámu
    [burial_chamber] u Pohřební komory
   *[obelisks] u Obelisků
}
imhotep-phrase-onto-space = na loď { $ship }, pole { $space }
imhotep-phrase-from-space = z lodi { $ship } (pole { $space })
imhotep-phrase-onto-pyramid = { $pyramid ->
    [left] na levou pyramidu
    [middle] na prostřední pyramidu
   *[right] na pravou pyramidu
}

## O hře

imhotep-about = Všichni stavíte pro faraona a nikdo nestaví sám. Nakládáte kameny na společné lodě, a kdo s lodí vypluje, rozhodne, čí plány se splní: zamíří k Pyramidě, nebo k Chrámu, k Pohřební komoře, k Obeliskům, či na Tržiště? Jednoduché tahy, těžké volby a váš kámen, který právě odplul úplně jinam, než jste chtěli.
imhotep-howto =
    Hra trvá 6 kol. V každém kole čekají na náklad 4 lodě. Nepatří nikomu: nakládat na ně i plout s nimi smí každý.
    Ve svém tahu uděláte právě jednu věc: získáte až 3 nové kameny z kamenolomu (na saně se jich vejde 5), naložíte kámen na loď, pošlete loď s minimálním počtem kamenů ke staveništi, kde v tomto kole ještě žádná loď není, nebo zahrajete modrou kartu tržiště.
    Kameny se z lodi vykládají jeden po druhém od přídi. Na Tržišti za každý z nich získá jeho majitel kartu. Pyramida boduje ihned, Chrám na konci každého kola, Pohřební komora a Obelisky na konci hry.
    Kolo končí, když vyplují všechny jeho lodě. Vítězí, kdo má nakonec nejvíc bodů.

## Volby před hrou

imhotep-setup-market = Tržiště
imhotep-setup-market-help = Strana B: na jednom poli leží zakrytá dvojice. Kdo si ji vezme, prohlédne si obě karty a jednu si nechá.
imhotep-setup-pyramid = Pyramida
imhotep-setup-pyramid-help = Strana B: na výběr je několik malých pyramid a každá má vlastní bonus.
imhotep-setup-temple = Chrám
imhotep-setup-temple-help = Strana B: každý viditelný kámen přinese na konci kola bonus svého pole: body, kameny, nebo kartu tržiště.
imhotep-setup-burial-chamber = Pohřební komora
imhotep-setup-burial-chamber-help = Strana B: každá řada se boduje zvlášť, podle toho, kdo v ní má nejvíc kamenů.
imhotep-setup-obelisks = Obelisky
imhotep-setup-obelisks-help = Strana B: stavíte několik menších obelisků. Čím dřív který stojí, tím víc bodů přinese.
imhotep-setup-wrath = Faraonův hněv
imhotep-setup-wrath-help = Komu na konci hry chybí kámen třeba jen u jediného monumentu, ztrácí 5 bodů.

## Otázky

imhotep-prompt-turn = { $player }: zvolte akci.
imhotep-prompt-lever-sail = { $player }: Páka – která loď dopluje ke kterému staveništi?
imhotep-prompt-lever-order = { $player }: Páka – čí kámen se vyloží jako další?
imhotep-prompt-hammer-load = { $player }: Kladivo – kam naložíte kámen?
imhotep-prompt-sail-load = { $player }: Plachta – naložte kámen na loď, která pak vypluje.
imhotep-prompt-sail-site = { $player }: Plachta – ke kterému staveništi loď dopluje?
imhotep-prompt-chisel-first = { $player }: Dláto – kam naložíte první kámen?
imhotep-prompt-chisel-second = { $player }: Dláto – kam naložíte druhý kámen?
imhotep-prompt-market-pick = { $player }: kterou kartu si vezmete z Tržiště?
imhotep-prompt-market-keep = { $player }: kterou kartu z dvojice si necháte?
imhotep-prompt-pyramid-choice = { $player }: na kterou pyramidu umístíte kámen?
imhotep-prompt-bonus-draw = { $player }: doberete si vrchní kartu tržiště?
imhotep-prompt-bonus-take = { $player }: vezmete si kameny z kamenolomu?
imhotep-prompt-bonus-loading = { $player }: naložíte kámen ze saní na loď?
imhotep-prompt-temple-choice = { $player }: Chrám – bod, nebo kameny?
imhotep-prompt-temple-draw = { $player }: Chrám – doberete si vrchní kartu tržiště?

## Akce: nápisy na tlačítkách

imhotep-action-get = Získat nové kameny
imhotep-action-load = Naložit na loď { $ship }, pole { $space }
imhotep-action-sail = Poslat loď { $ship } { imhotep-phrase-to-site }
imhotep-action-play = Zahrát kartu { $card_name }
imhotep-action-to = Poslat loď { imhotep-phrase-to-site }
imhotep-action-unload = Vyložit kámen: { $player }
imhotep-action-pick = { $card ->
    [none] Vzít si kartu z pole { $space }
   *[other] Vzít si kartu { $card_name } (pole { $space })
}
imhotep-action-pair = Vzít si zakrytou dvojici
imhotep-action-keep = Nechat si kartu { $card_name }
imhotep-action-build = Umístit { imhotep-phrase-onto-pyramid }
imhotep-action-point = Vzít si bod
imhotep-action-stones = Vzít si kameny
imhotep-action-accept = Přijmout
imhotep-action-decline = Odmítnout

## Události: řádky záznamu

imhotep-event-round-started = Začíná { $round }. kolo. Velikosti lodí: { $ships_name }. Začínající hráč: { $player }.
imhotep-event-market-filled = { $cards ->
    [0] Tržiště zůstává prázdné.
   *[other] { $pair ->
        [0] Na Tržišti leží: { $cards_name }.
        [1] Na Tržišti leží: { $cards_name } a jedna zakrytá karta.
       *[other] Na Tržišti leží: { $cards_name } a zakrytá dvojice.
    }
}
imhotep-event-pile-reshuffled = { $cards ->
    [one] Odkládací balíček ({ $cards } karta) se stává novým dobíracím balíčkem.
    [few] Odkládací balíček ({ $cards } karty) se zamíchá a stává se novým dobíracím balíčkem.
   *[other] Odkládací balíček ({ $cards } karet) se zamíchá a stává se novým dobíracím balíčkem.
}
imhotep-event-turn-passed = { $player } nemůže nic udělat a vynechává tah.
imhotep-event-stones-taken = { $player } bere z kamenolomu { imhotep-phrase-stones }.
imhotep-event-stone-loaded = { $player } nakládá kámen { imhotep-phrase-onto-space }.
imhotep-event-ship-sailed = { $player } posílá loď { $ship } { imhotep-phrase-to-site }.
imhotep-event-card-played = { $player } hraje kartu { $card_name }.
imhotep-event-round-deadlocked = Nikdo už nemůže nic udělat, a tak kolo končí.
imhotep-event-ship-removed = { $stones ->
    [0] Loď { $ship } se odstraňuje prázdná.
   *[other] Loď { $ship } se odstraňuje. Zpět do kamenolomu: { imhotep-phrase-stones }.
}
imhotep-event-stone-unloaded = { $player }: kámen putuje { imhotep-phrase-from-space } { imhotep-phrase-onto-site }.
imhotep-event-stone-returned = { $player } vrací kámen do kamenolomu.
imhotep-event-pick-declined = { $player } si nebere žádnou kartu.
imhotep-event-card-taken = { $player } si bere z Tržiště kartu { $card_name } (pole { $space }).
imhotep-event-pair-taken = { $player } si bere zakrytou dvojici.
imhotep-event-pair-seen = { $cards ->
    [hidden] { $player } si tajně prohlíží dvojici karet.
   *[other] { $player } vidí karty: { $cards_name }.
}
imhotep-event-card-kept = { $player } si nechává kartu { $card_name }.
imhotep-event-card-discarded = { $player } odkládá kartu { $card_name }.
imhotep-event-card-drawn = { $player } dobírá kartu { $card_name }.
imhotep-event-red-card-resolved = { $card_name }: { $player } přesouvá kámen z kamenolomu { imhotep-phrase-onto-site }.
imhotep-event-red-card-void = { $card_name } zůstává bez účinku: { $player } nemá v kamenolomu žádný kámen.
imhotep-event-pyramid-stone = { $player } staví na Pyramidě, pole { $space }: { points }.
imhotep-event-small-pyramid-stone = { $player } umísťuje kámen { imhotep-phrase-onto-pyramid }, pole { $space }: { points }.
imhotep-event-overflow-stone = { $player } klade k Pyramidě kámen navíc: { points }.
imhotep-event-bonus-declined = { $player } odmítá bonus: { $bonus_name }.
imhotep-event-temple-stone = { $player } staví v Chrámu: pole { $space }, patro { $level }.
imhotep-event-temple-scored = Chrám, pole { $space }: { $player }, { points }.
imhotep-event-chamber-stone = { $player } staví v Pohřební komoře: řada { $row }, sloupec { $column }.
imhotep-event-obelisk-stone = { $player } staví obelisk: zatím { imhotep-phrase-stones }.
imhotep-event-tower-built = { $player } dokončuje obelisk: { points }.
imhotep-event-round-ended = Končí { $round }. kolo.
imhotep-event-market-cleared = Z Tržiště na odkládací balíček: { $cards_name }.
imhotep-event-category-scored = Závěrečné bodování, { $category_name }: { $player }, { points }.
imhotep-event-game-ended = Hra skončila. { winner }

## Proč něco nejde

imhotep-why-quarry-empty = V kamenolomu už nemáte žádný kámen.
imhotep-why-sled-full = Vaše sáně jsou plné.
imhotep-why-sled-empty = Na saních nemáte žádný kámen.
imhotep-why-space-taken = Na tomto poli už leží kámen.
imhotep-why-space-unknown = Tato loď takové pole nemá.
imhotep-why-ship-sailed = Tato loď už v tomto kole vyplula.
imhotep-why-ship-below-minimum = Loď ještě nemá minimální počet kamenů.
imhotep-why-no-ship-ready = Žádná loď ještě nemá minimální počet kamenů.
imhotep-why-site-closed = K tomuto staveništi už v tomto kole loď doplula.
imhotep-why-not-playable = Jako akci lze zahrát jen modrou kartu.
imhotep-why-card-not-owned = Tuto kartu nemáte.
imhotep-why-hammer-needs-both = Na Kladivo potřebujete kámen, který si můžete vzít, a volné pole na lodi, která ještě nevyplula.
imhotep-why-sail-needs-minimum = Na Plachtu potřebujete kámen na saních a loď, která s ním bude mít minimální počet kamenů.
imhotep-why-chisel-needs-two = Na Dláto potřebujete dva kameny na saních a dvě volná pole na lodích, které ještě nevypluly.
imhotep-why-spaces-in-order = Vyberte obě pole popořadě: nejdřív to na lodi s nižším číslem, na téže lodi to blíž k přídi.
imhotep-why-colour-not-left = Na lodi už nečeká žádný kámen této barvy.
imhotep-why-no-card-there = Na tomto poli neleží žádná karta.
imhotep-why-not-in-pair = Tato karta ve dvojici není.
imhotep-why-pyramid-finished = Tato pyramida je už dokončená.

## Za co jsou body

imhotep-category-pyramid = Pyramida
imhotep-category-temple = Chrám
imhotep-category-burial-chamber = Pohřební komora
imhotep-category-obelisks = Obelisky
imhotep-category-statues = Sochy
imhotep-category-decorations = Výzdoba
imhotep-category-blue-cards = Nepoužité modré karty
imhotep-category-wrath = Faraonův hněv

## Stůl kreslený písmeny

imhotep-board-ready = může vyplout
imhotep-board-needs = { $stones ->
    [one] chybí { $stones } kámen
    [few] chybí { $stones } kameny
   *[other] chybí { $stones } kamenů
}

## Stůl čtený nahlas

imhotep-say-free = volno
imhotep-say-ship = { $site ->
    [none] Loď { $ship }, kamenů { $load }/{ $capacity }. { $missing ->
        [0] Může vyplout.
       *[other] Do vyplutí chybí kamenů: { $missing }.
    } Od přídi: { $spaces_name }.
   *[other] Loď { $ship } stojí { imhotep-phrase-at-site }. { $load ->
        [0] Je prázdná.
       *[other] Kamenů ještě na palubě: { $load }. Od přídi: { $spaces_name }.
    }
}
imhotep-say-dock = { $ship ->
    [0] Přístaviště je volné.
   *[other] V přístavišti stojí loď { $ship }.
}
imhotep-say-site-market = Tržiště, { $side_name }. { imhotep-say-dock } { $cards ->
    [0] Žádné odkryté karty.
   *[other] Odkryté karty: { $cards_name }.
} Zakrytých karet: { $pair }. Dobírací balíček: { $draw }, odkládací balíček: { $discard }.
imhotep-say-site-pyramid = Pyramida, { $side_name }. { imhotep-say-dock } Kamenů: { $stones }. Za další kámen: { points }.
imhotep-say-site-pyramids = Pyramidy, { $side_name }. { imhotep-say-dock } Kamenů: levá pyramida { $left }, prostřední { $middle }, pravá { $right }, kameny navíc { $extra }.
imhotep-say-site-temple = Chrám, { $side_name }. { imhotep-say-dock } Kamenů: { $stones }. { $visible ->
    [0] Žádný kámen není vidět.
   *[other] Viditelné kameny zleva: { $visible_name }.
}
imhotep-say-site-burial-chamber = Pohřební komora, { $side_name }. { imhotep-say-dock } Kamenů: { $stones }.
imhotep-say-row = { $stones ->
    [0] Řada { $row }: prázdná.
   *[other] Řada { $row }: { $stones_name }.
}
imhotep-say-site-obelisks = Obelisky, { $side_name }. { imhotep-say-dock } { $side ->
    [a] Nejvyšší obelisky přinesou body na konci hry.
   *[b] { $points ->
        [0] Další obelisk už dokončit nelze.
       *[other] Za další obelisk: { points }.
    }
}
imhotep-say-obelisk = { $built ->
    [0] { $player }: { imhotep-phrase-stones }.
   *[other] { $player }: { imhotep-phrase-stones }, dokončených obelisků: { $built }.
}
imhotep-say-player = { $player }, { $colour_name }: { points }. Sáně: { $sled }, kamenolom: { $quarry }. { $cards ->
    [0] Žádné karty.
   *[other] Karty: { $cards_name }.
}

## Herní plán v prohlížeči

imhotep-board-free = volno
imhotep-board-closed = kotví tu loď
imhotep-board-market = { $side ->
    [a] Karta za každý kámen
   *[b] Karta za každý kámen; z dvojice zůstane jedna
}
imhotep-board-pyramid = { $side ->
    [a] Body ihned
   *[b] Body a bonus ihned
}
imhotep-board-temple = { $side ->
    [a] Za viditelné kameny, každé kolo
   *[b] Bonus za viditelné kameny, každé kolo
}
imhotep-board-burial-chamber = { $side ->
    [a] Skupiny, na konci hry
   *[b] Nejvíc kamenů v každé řadě, na konci hry
}
imhotep-board-obelisks = { $side ->
    [a] Nejvyšší, na konci hry
   *[b] Dokončené obelisky, ihned
}
imhotep-board-round = { $round }. kolo
imhotep-board-rounds-left = { $rounds ->
    [0] poslední kolo
    [one] ještě { $rounds } kolo
    [few] ještě { $rounds } kola
   *[other] ještě { $rounds } kol
}
imhotep-board-rounds-seen = Dosavadní kola
imhotep-board-rounds-possible = Mohou ještě přijít (jedna z nich ne)
imhotep-board-draw = balíček { $draw }
imhotep-board-discard = odloženo { $discard }
imhotep-board-level = { $level }. patro
imhotep-board-each = pak každý
imhotep-board-further = každý další +{ $points }
imhotep-board-single = jednotlivé kameny: po { $points }
imhotep-board-own-quay = Vaše nábřeží
imhotep-board-quay = Nábřeží: { $player }
imhotep-board-sled = Sáně { $sled }/{ $capacity }
imhotep-board-quarry = zbývá { $quarry }
imhotep-board-no-cards = Zatím žádné karty
imhotep-board-pair = jedna zůstane
imhotep-board-choice = Vaše volba
imhotep-board-harbour = Přístav
imhotep-board-sites = Staveniště
imhotep-board-card = { $card ->
    [entrance] kámen na Pyramidu
    [sarcophagus] kámen do komory
    [paved_path] kámen k Obeliskům
    [statue] sbírejte je
    [lever] doplout, zvolit pořadí
    [hammer] vzít kameny, naložit jeden
    [sail] naložit jeden a doplout
    [chisel] naložit dva kameny
   *[other] 1 za 3 tamní kameny
}
