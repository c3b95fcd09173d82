# Iunu česky. Argumenty vysvětluje en.ftl.

## Části vět, které se skloňují

iunu-phrase-deben = { $deben ->
    [one] { $deben } deben
    [few] { $deben } debeny
   *[other] { $deben } debenů
}
iunu-phrase-deben-object = { $deben ->
    [one] { $deben } deben
    [few] { $deben } debeny
   *[other] { $deben } debenů
}
iunu-phrase-count = { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}
iunu-phrase-cards = { $cards ->
    [one] { $cards } kartu
    [few] { $cards } karty
   *[other] { $cards } karet
}
iunu-phrase-afterlife = { $count ->
    [one] { $count } kartu posmrtného života
    [few] { $count } karty posmrtného života
   *[other] { $count } karet posmrtného života
}
iunu-phrase-one = { $caste ->
    [pharaoh] Faraona
    [scribe] Písaře
    [noble] Šlechtice
    [priest] Kněze
    [artisan] Řemeslníka
    [soldier] Vojáka
    [baker] Pekaře
    [merchant] Obchodníka
   *[farmer] Rolníka
}
iunu-phrase-two = { $caste ->
    [pharaoh] dva Faraony
    [scribe] dva Písaře
    [noble] dva Šlechtice
    [priest] dva Kněze
    [artisan] dva Řemeslníky
    [soldier] dva Vojáky
    [baker] dva Pekaře
    [merchant] dva Obchodníky
   *[farmer] dva Rolníky
}
iunu-phrase-die = kostku s hodnotou { $die }

## O hře

iunu-about = Zemi tvoří devět kast, od Faraona až po rolníky, a vaše dynastie chce mít navrch ve všech. Vykládejte své lidi, živte je, nechte je vydělávat, jednoho skryjte pod Písaře, pro sousedova rolníka pošlete Vojáky. Jenže karty, které odložíte, leží na Fóru pro ostatní, kostky se každým použitím opotřebovávají a teprve konec ukáže, co Kněží našeptali o posmrtném životě.
iunu-howto =
    Na začátku každého kola se hodí 3 kostkami pro všechny; schopnosti je postupně snižují. Pak má každý jeden tah a v ruce 4 karty.
    Fáze dynastie: vyložte kartu lícem nahoru, nebo zaplaťte 1 deben a vyložte 2 karty téže kasty. Potom smíte použít schopnost této kasty: získat peníze, koupit chléb, unést Rolníka, skrýt kartu, nebo hledat kartu posmrtného života.
    Fáze znovuzrození: odložte 2 karty z ruky na Fórum, vezměte si 3 z těch, které tam ležely předtím, a doberte do 4. Na Fórum přibude nová karta.
    Když tah začne s prázdným balíčkem, hraje se poslední kolo. Body jsou za samotné karty, za chléb na nich, za nejvíc karet jedné kasty, za kartu posmrtného života a za peníze. Vítězí, kdo má nejvíc bodů.

## Volby před hrou

iunu-setup-mode = Hra
iunu-setup-mode-help = Memfis a Théby: 2 hráči a tichá Héliopolis, která sbírá karty podle pevných pravidel a může vyhrát. Vzestup Atona: 2 hráči a Fórum, z něhož v každém tahu zmizí karta úplně vlevo.

## Otázky

iunu-prompt-reroll = { $player }: Faraon – kterou kostku přehodíte?
iunu-prompt-play = { $player }: co vyložíte do své Dynastie?
iunu-prompt-scribe = { $player }: Písař – kterou kartu skryjete?
iunu-prompt-noble = { $player }: Šlechtic – vyberete součet kostek?
iunu-prompt-priest = { $player }: Kněz – která kostka určí, kolik karet posmrtného života uvidíte?
iunu-prompt-keep = { $player }: Kněz – kterou kartu posmrtného života si necháte?
iunu-prompt-soldier = { $player }: Voják – koho oloupíte?
iunu-prompt-bribe = { $player }: Vojáci jsou u dveří. Zaplatíte úplatek, nebo přijdete o Rolníka?
iunu-prompt-baker = { $player }: Pekař – kterou kartu nakrmíte?
iunu-prompt-merchant = { $player }: Obchodník – budete obchodovat?
iunu-prompt-artisan = { $player }: Řemeslník – zaplatíte, abyste odložili méně karet?
iunu-prompt-place = { $player }: kterou kartu odložíte na Fórum?
iunu-prompt-place-row = { $player }: kterou kartu přiložíte jako další na pravý konec Fóra?
iunu-prompt-take = { $player }: kterou kartu si vezmete z Fóra?
iunu-prompt-pick = { $player }: kterou kartu z řady si vezmete?

## Akce: nápisy na tlačítkách

iunu-action-reroll = Přehodit { iunu-phrase-die }
iunu-action-decline = Nevyužít
iunu-action-play = Vyložit { iunu-phrase-one }
iunu-action-pair = Vyložit { iunu-phrase-two } ({ iunu-phrase-deben })
iunu-action-hide = Skrýt { iunu-phrase-one } ({ iunu-phrase-deben })
iunu-action-tax = Vybrat { iunu-phrase-deben-object }
iunu-action-seek = Zvolit { iunu-phrase-die }: vidět { iunu-phrase-cards } ({ iunu-phrase-deben })
iunu-action-keep = Nechat si kartu { $card_name }
iunu-action-raid = Oloupit: { $player }
iunu-action-bribe = Zaplatit úplatek ({ iunu-phrase-deben })
iunu-action-yield = Vydat Rolníka
iunu-action-feed = Nakrmit { iunu-phrase-one } ({ iunu-phrase-deben })
iunu-action-done = To je vše
iunu-action-trade = Obchodem získat { iunu-phrase-deben-object }
iunu-action-pay = { $cards ->
    [0] Odložit všechny
    [one] Odložit o { $cards } kartu méně ({ iunu-phrase-deben })
    [few] Odložit o { $cards } karty méně ({ iunu-phrase-deben })
   *[other] Odložit o { $cards } karet méně ({ iunu-phrase-deben })
}
iunu-action-place = Odložit { iunu-phrase-one }
iunu-action-take = Vzít si { iunu-phrase-one }
iunu-action-pick = { $caste ->
    [none] Vzít si { $position }. kartu zleva
   *[other] Vzít si { iunu-phrase-one } ({ $position }. karta zleva)
}

## Události: řádky záznamu

iunu-event-hand-dealt = { $castes ->
    [hidden] { $player } dostává { iunu-phrase-count }.
   *[other] { $player } dostává karty: { $castes_name }.
}
iunu-event-forum-laid = Na Fóru leží: { $castes_name }.
iunu-event-heliopolis-laid = Héliopolis začíná s kartami: { $castes_name }.
iunu-event-round-started = Začíná { $round }. kolo. Začínající hráč: { $player }.
iunu-event-dice-rolled = { $player } hází kostkami: { $dice_name }.
iunu-event-dice-reduced = { $dice ->
    [0] Ve hře nezůstává žádná kostka.
   *[other] { $out ->
        [0] Kostky teď ukazují: { $dice_name }.
       *[other] Kostky teď ukazují: { $dice_name }; mimo hru: { $out }.
    }
}
iunu-event-final-round = Balíček je prázdný: hraje se poslední kolo.
iunu-event-turn-started = Na tahu: { $player }.
iunu-event-die-rerolled = { $player } přehazuje { iunu-phrase-die }: nově padá { $value }.
iunu-event-cards-played = { $count ->
    [1] { $player } vykládá { iunu-phrase-one }.
   *[other] { $player } vykládá { iunu-phrase-two } a platí { iunu-phrase-deben-object }.
}
iunu-event-card-hidden = { $caste ->
    [hidden] { $player } platí { iunu-phrase-deben-object } a skrývá kartu pod Písaře.
   *[other] { $player } platí { iunu-phrase-deben-object } a pod Písaře skrývá { iunu-phrase-one }.
}
iunu-event-cards-drawn = { $castes ->
    [hidden] { $player } dobírá { iunu-phrase-count }.
   *[other] { $player } dobírá: { $castes_name }.
}
iunu-event-deben-gained = { $player } získává { iunu-phrase-deben-object } ({ $caste_name }).
iunu-event-afterlife-seen = { $cards ->
    [hidden] { $player } volí { iunu-phrase-die }, platí { iunu-phrase-deben-object } a tajně si prohlíží { iunu-phrase-afterlife }.
   *[other] { $player } volí { iunu-phrase-die }, platí { iunu-phrase-deben-object } a { $count ->
        [one] vidí kartu „{ $cards_name }“.
       *[other] vidí karty: { $cards_name }.
    }
}
iunu-event-afterlife-kept = { $card ->
    [hidden] { $player } si nechává jednu zakrytou kartu posmrtného života.
   *[other] { $player } si nechává kartu „{ $card_name }“.
}
iunu-event-afterlife-returned = { $cards ->
    [hidden] { $player } vrací { iunu-phrase-afterlife }.
   *[other] { $player } vrací do balíčku posmrtného života { $count ->
        [one] kartu „{ $cards_name }“.
       *[other] karty: { $cards_name }.
    }
}
iunu-event-raid-declared = { $player } posílá Vojáky pro Rolníka. Cíl: { $owner }.
iunu-event-bribe-paid = { $owner } platí úplatek. { $player } dostává { iunu-phrase-deben-object }.
iunu-event-farmer-taken = { $owner } přichází o Rolníka. Získává ho { $player }.
iunu-event-bread-placed = { $player } platí { iunu-phrase-deben-object } za chléb (jeden stojí { $price }): { $castes_name }.
iunu-event-cards-kept = { $player } platí { iunu-phrase-deben-object } a díky Řemeslníkům si nechává { iunu-phrase-count } navíc.
iunu-event-cards-placed = { $castes ->
    [0] { $player } na Fórum nic neodkládá.
   *[other] { $player } odkládá na Fórum: { $castes_name }.
}
iunu-event-cards-taken = { $castes ->
    [0] { $player } si z Fóra nic nebere.
   *[other] { $player } si bere z Fóra: { $castes_name }.
}
iunu-event-forum-card-discarded = Z Fóra mizí karta úplně vlevo: { $caste_name }.
iunu-event-forum-card-turned = Nově na Fóru: { $caste_name }.
iunu-event-heliopolis-took = Héliopolis si bere z Fóra { iunu-phrase-one }.
iunu-event-hidden-revealed = { $player } odkrývá skryté karty: { $castes_name }.
iunu-event-afterlife-revealed = { $player } odkrývá kartu posmrtného života „{ $card_name }“.
iunu-event-heliopolis-fed = { $castes ->
    [0] Pekaři Héliopole nemají chléb, který by rozdali.
   *[other] Pekaři Héliopole kladou chléb na karty: { $castes_name }.
}
iunu-event-heliopolis-afterlife = Héliopolis má kartu posmrtného života „{ $card_name }“.
iunu-event-category-scored = Závěrečné bodování, { $category_name }: { $player }, { points }.
iunu-event-heliopolis-scored = Závěrečné bodování, { $category_name }: Héliopolis, { points }.
iunu-event-heliopolis-won = První místo získává Héliopolis.
iunu-event-game-ended = Hra skončila. { winner }

## Proč něco nejde

iunu-why-not-in-hand = Takovou kartu v ruce nemáte.
iunu-why-no-second-card = Druhou kartu této kasty v ruce nemáte.
iunu-why-second-card-unpaid = Na druhou kartu nemáte dost debenů.
iunu-why-die-not-in-play = Žádná kostka ve hře tuto hodnotu nemá.
iunu-why-hide-not-in-hand = Takovou kartu, kterou byste mohli skrýt, v ruce nemáte.
iunu-why-priest-unpaid = Na tolik karet posmrtného života nemáte dost debenů.
iunu-why-not-drawn = Tuto kartu jste si nelízli ani jste ji předtím neměli.
iunu-why-no-such-player = Takový hráč ve hře není.
iunu-why-raid-on-oneself = Sami sebe oloupit nemůžete.
iunu-why-raid-on-heliopolis = Rolníky Héliopole unést nelze.
iunu-why-farmers-safe = Tento hráč nemá Rolníka, o kterého by mohl přijít: všichni jsou nakrmení, nebo je chrání Vojáci.
iunu-why-nothing-to-feed = V této kastě už nemáte nenakrmenou kartu.
iunu-why-feed-in-order = Vybírejte karty podle postavení, od Faraona dolů.
iunu-why-too-few-artisans = Na to nemáte dost Řemeslníků.
iunu-why-artisans-unpaid = Tolik debenů nemáte.
iunu-why-nothing-to-keep = Tolik karet vůbec odkládat nemusíte.
iunu-why-place-not-in-hand = Takovou kartu k odložení už v ruce nemáte.
iunu-why-place-in-order = Vybírejte karty podle postavení, od Faraona dolů, a tak, aby jich mohlo následovat dost.
iunu-why-not-in-forum = Taková karta už na Fóru není.
iunu-why-just-placed = Tuto kartu jste právě odložili.
iunu-why-take-in-order = Vybírejte karty podle postavení, od Faraona dolů, a tak, aby jich mohlo následovat dost.
iunu-why-no-card-there = Na tomto místě řady žádná karta není.
iunu-why-pick-in-order = Vybírejte karty zleva doprava, a tak, aby jich mohlo následovat dost.

## Za co jsou body

iunu-category-caste-vp = Body za kasty
iunu-category-bread-vp = Body za chléb
iunu-category-majority-vp = Body za většinu
iunu-category-afterlife = Body za posmrtný život
iunu-category-deben = Body za debeny
iunu-category-merchant = Body za Obchodníky

## Kreslený stůl

iunu-board-round = { $round }. kolo
iunu-board-caste = { $caste ->
    [pharaoh] každý tah přehodit kostku
    [scribe] zaplatit, skrýt kartu, dobrat
    [noble] získat součet kostek
    [priest] koupit kartu posmrtného života
    [artisan] za poplatek odložit méně karet
    [soldier] unést Rolníka, chránit své
    [baker] koupit chléb
    [merchant] nejvyšší kostka + Obchodníci
   *[farmer] levnější chléb
}
iunu-board-afterlife = { $card ->
    [hatshepsut] 6 za každou trojici Písař + Šlechtic + Kněz
    [amenhotep] 4 za každou trojici Pekař + Obchodník + Rolník
    [anubis] Vojáci dvakrát, není-li jich méně než Rolníků
    [osiris] 1 za každý deben
    [nephthys] 5 za nejvíc chleba
    [khufu] 7 za nejvíc různých kast
   *[other] vaše nejlepší většina dvakrát
}

## Co stojí na stole v prohlížeči

iunu-board-label = { $round }. kolo, { $deck ->
    [one] { $deck } karta do konce
    [few] { $deck } karty do konce
   *[other] { $deck } karet do konce
}
iunu-board-deck = karet do konce
iunu-board-final = Poslední kolo
iunu-board-forum = Fórum
iunu-board-leaves = zmizí příště
iunu-board-discard = odloženo { $discard }
iunu-board-placed = právě odložená
iunu-board-dice = Kostky kola
iunu-board-dice-sum = { $dice ->
    [0] žádná kostka ve hře
   *[other] nejvyšší { $highest } · součet { $sum }
}
iunu-board-first = začíná { $player }
iunu-board-afterlife-deck = Posmrtný život
iunu-board-bank = bank { $bank }
iunu-board-bank-endless = neomezený bank
iunu-board-bread = chléb { $bread }
iunu-board-bread-endless = chleba neomezeně
iunu-board-deben = { $deben ->
    [one] { $deben } deben
    [few] { $deben } debeny
   *[other] { $deben } debenů
}
iunu-board-cards = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
}
iunu-board-you = Vy
iunu-rival-heliopolis = Héliopolis
iunu-board-lead = o { $lead }
iunu-board-tie = shoda
iunu-board-hidden = skryto { $hidden }
iunu-board-own-hand = Vaše karty
iunu-board-hands = Karty v ruce
iunu-board-hand-hint = jednu, nebo dvě stejné
iunu-board-gathered = vybráno { $count }/{ $still }
iunu-board-price-bread = Chléb vás stojí
iunu-board-price-merchant = Obchodník vynese
iunu-board-price-noble = Šlechtic vynese
iunu-board-choice = Vaše volba
iunu-board-preview = Co by se změnilo
iunu-board-preview-dice = Kostky
iunu-board-preview-majority = Většina
iunu-board-secrets = Jen pro vaše oči
iunu-board-no-afterlife = zatím bez karty posmrtného života
iunu-board-no-hidden = žádné skryté karty

## Stůl čtený nahlas

iunu-phrase-column = { $size ->
    [one] { $size } karta
    [few] { $size } karty
   *[other] { $size } karet
}, s chlebem { $fed }
iunu-say-column = { $player }, { $caste_name }: { iunu-phrase-column }
iunu-say-heliopolis-column = Héliopolis, { $caste_name }: { iunu-phrase-column }
iunu-say-farmers = v bezpečí { $safe }, lze unést { $vulnerable }
iunu-say-standing = { $caste_name }, většina { $points }: { $standing ->
    [leads] { $player } vede o { $lead }
    [heliopolis] Héliopolis vede o { $lead }
    [tie] shoda
   *[nobody] nikdo žádnou nemá
}
iunu-say-card = { $caste_name }: hodnota { $caste_vp }, s chlebem o { $bread_vp } víc, většina { $majority_vp }.
iunu-say-hand-card = Ve vaší ruce
iunu-say-forum-card = Fórum, místo { $position }
iunu-say-deck = Balíček: { $deck ->
    [one] { $deck } karta
    [few] { $deck } karty
   *[other] { $deck } karet
}
iunu-say-afterlife-deck = Balíček posmrtného života: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
}
iunu-say-die = Kostka: { $value }
iunu-say-player = { $player }: { iunu-phrase-deben }, karet v ruce { $cards }, skrytých karet { $hidden }, { $afterlife ->
    [yes] má kartu posmrtného života
   *[no] nemá kartu posmrtného života
}
