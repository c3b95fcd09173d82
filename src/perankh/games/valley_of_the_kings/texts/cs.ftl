# Valley of the Kings česky. Argumenty vysvětluje en.ftl.

## Části vět, které se skloňují

valley_of_the_kings-phrase-cards = { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}
valley_of_the_kings-phrase-from = { $zone ->
    [hand] z ruky
    [draw_deck] z dobíracího balíčku
    [discard_pile] z odkládací hromádky
    [in_play] ze zahraných karet
    [tomb] z hrobky
    [boneyard] z pohřebiště
    [stock] ze zásoby
   *[pyramid] z pyramidy
}
valley_of_the_kings-phrase-space = { $space ->
    [hidden] { "" }
   *[other] { " " }({ $space_name })
}
valley_of_the_kings-phrase-step = { $step ->
    [draw] dobrat karty
    [discard_from_hand] odložit z ruky
    [sacrifice_from_hand] obětovat z ruky
    [sacrifice_from_pyramid] obětovat kartu z pyramidy
    [swap_pyramid] prohodit dvě karty v pyramidě
    [take_from_pyramid] získat kartu z pyramidy
    [take_top_of_stock] získat vrchní kartu zásoby
    [take_top_of_boneyard] získat vrchní kartu pohřebiště
    [entomb] zapečetit kartu
    [discard_pile_to_deck] vrátit odloženou kartu na dobírací balíček
    [reveal_and_execute_top] otočit vrchní kartu dobíracího balíčku
    [repeat_action] zopakovat akci
    [each_opponent] zasáhnout soupeře
    [set_gold] nastavit kapitál
    [add_gold] zvýšit kapitál
    [swap_hand_tomb] vyměnit kartu z ruky za kartu z hrobky
    [return_from_tomb] vrátit kartu z hrobky
    [look_top] prohlédnout si vrchní karty dobíracího balíčku
    [choose_one] zvolit jednu z možností
   *[other] nic
}

## O hře

valley_of_the_kings-about = Naplňte svou hrobku nejvzácnější pohřební výbavou, a to dřív než ostatní. Z bortící se pyramidy kupujete artefakty a užíváte je jako kapitál nebo pro jejich akce, ale počítat se bude jen to, co zapečetíte v hrobce. Každý poklad, který uložíte, ochudí váš balíček a obohatí váš posmrtný život: kdy se s ním dokážete rozloučit?
valley_of_the_kings-howto =
    Ve svém tahu hrajete 5 karet z ruky v libovolném pořadí. Každá poslouží jednou: jako kapitál, svou akcí, nebo tím, že ji zapečetíte.
    Kupuje se ze základny pyramidy, tedy z její spodní řady: vyložíte karty, jejichž kapitál dosáhne ceny. Nová karta přijde na vaši odkládací hromádku a karty nad ní se propadnou. Přebytečný kapitál je ztracen.
    Jednou za tah smíte zapečetit kartu z ruky. Z balíčku zmizí natrvalo, ale body přináší jen hrobka: počáteční karty 1 bod, unikátní artefakty svou hodnotu a každá sada druhou mocninu počtu různých karet, takže 4 různé sošky mají hodnotu 16.
    Když se pyramida ve vašem tahu nezměnila, musíte jednu její kartu obětovat. Pak se doplní ze zásoby, všechny vaše karty se odloží a doberete 5 nových.
    Jakmile jsou zásoba i pyramida prázdné, kolo se dohraje. Vítězí, kdo má v hrobce nejvíc bodů.

## Volby před hrou

valley_of_the_kings-setup-completist = Kompletista
valley_of_the_kings-setup-completist-help = Neoficiální varianta: úplná sada přinese za každou svou různou kartu ještě bod navíc.
valley_of_the_kings-setup-first-player = Začínající hráč
valley_of_the_kings-setup-first-player-help = Kdo má první tah: určité místo u stolu, nebo vylosovaný hráč.
valley_of_the_kings-setup-first-player-random = Vylosovaný
valley_of_the_kings-setup-first-player-seat-1 = Místo 1
valley_of_the_kings-setup-first-player-seat-2 = Místo 2
valley_of_the_kings-setup-first-player-seat-3 = Místo 3
valley_of_the_kings-setup-first-player-seat-4 = Místo 4

## Otázky

valley_of_the_kings-prompt-play = { $player }: kupujte, hrajte akce, zapečeťte kartu, nebo ukončete tah.
valley_of_the_kings-prompt-pay = { $player }: čím zaplatíte?
valley_of_the_kings-prompt-arrange = { $player }: která karta bude na odkládací hromádce další, odshora dolů?
valley_of_the_kings-prompt-discard = { $player }: kterou kartu odložíte?
valley_of_the_kings-prompt-sacrifice = { $player }: kterou kartu z ruky obětujete?
valley_of_the_kings-prompt-entomb = { $player }: kterou kartu zapečetíte?
valley_of_the_kings-prompt-to-deck = { $player }: která karta přijde navrch dobíracího balíčku?
valley_of_the_kings-prompt-take = { $player }: kterou kartu získáte?
valley_of_the_kings-prompt-sacrifice-pyramid = { $player }: kterou kartu z pyramidy obětujete?
valley_of_the_kings-prompt-swap = { $player }: které dvě karty v pyramidě prohodíte?
valley_of_the_kings-prompt-unearth = { $player }: kterou kartu vrátíte z hrobky do ruky?
valley_of_the_kings-prompt-exchange-hand = { $player }: kterou kartu z ruky uložíte do hrobky?
valley_of_the_kings-prompt-exchange-tomb = { $player }: kterou kartu z hrobky za ni dostanete?
valley_of_the_kings-prompt-choose = { $player }: co si vyberete?
valley_of_the_kings-prompt-repeat = { $player }: kterou akci provedete znovu?
valley_of_the_kings-prompt-keep = { $player }: kterou z těchto karet si ponecháte?
valley_of_the_kings-prompt-rest = { $player }: kterou z těchto karet odložíte jako další?
valley_of_the_kings-prompt-crumble = { $player }: která karta se propadne do mezery?
valley_of_the_kings-prompt-forced-sacrifice = { $player }: musíte obětovat kartu z ruky. Kterou?
valley_of_the_kings-prompt-forced-gift = { $player }: musíte odevzdat kartu. Kterou?
valley_of_the_kings-prompt-forced-discard = { $player }: musíte odložit kartu. Kterou?
valley_of_the_kings-prompt-after-purchase = { $player }: byla koupena karta. Zareagujete?
valley_of_the_kings-prompt-after-sacrifice = { $player }: byla obětována karta. Zareagujete?
valley_of_the_kings-prompt-unchanged = { $player }: pyramida se nezměnila. Kterou její kartu obětujete?

## Akce: nápisy na tlačítkách

valley_of_the_kings-action-buy = { $card ->
    [none] Koupit kartu: { $space_name }
   *[other] Koupit kartu { $card_name } ({ $space_name })
}
valley_of_the_kings-action-play = Použít kartu { $card_name }
valley_of_the_kings-action-entomb = Zapečetit kartu { $card_name }
valley_of_the_kings-action-end = Ukončit tah
valley_of_the_kings-action-arrange = Ukončit tah a seřadit odložené karty
valley_of_the_kings-action-pay = Zaplatit kartou { $card_name }
valley_of_the_kings-action-lay = Další: { $card_name }
valley_of_the_kings-action-lay-rest = Zbytek jako obvykle
valley_of_the_kings-action-discard = Odložit kartu { $card_name }
valley_of_the_kings-action-sacrifice = Obětovat kartu { $card_name }
valley_of_the_kings-action-entomb-pile = Zapečetit kartu { $card_name } z odkládací hromádky
valley_of_the_kings-action-to-deck = { $card_name } navrch dobíracího balíčku
valley_of_the_kings-action-take = { $card ->
    [none] Získat kartu: { $space_name }
   *[other] Získat kartu { $card_name } ({ $space_name })
}
valley_of_the_kings-action-sacrifice-pyramid = { $card ->
    [none] Obětovat kartu: { $space_name }
   *[other] Obětovat kartu { $card_name } ({ $space_name })
}
valley_of_the_kings-action-swap = Prohodit karty { $card_name } ({ $space_name }) a { $other_card_name } ({ $other_space_name })
valley_of_the_kings-action-unearth = Vrátit do ruky kartu { $card_name }
valley_of_the_kings-action-exchange = Dát kartu { $card_name }
valley_of_the_kings-action-exchange-for = Dostat kartu { $card_name }
valley_of_the_kings-action-choose = Možnost { $option }: { valley_of_the_kings-phrase-step }
valley_of_the_kings-action-repeat = Zopakovat akci karty { $card_name }
valley_of_the_kings-action-keep = Ponechat si kartu { $card_name }
valley_of_the_kings-action-discard-looked = Odložit kartu { $card_name }
valley_of_the_kings-action-fall = { $card ->
    [none] Odtud nic nepropadne: { $space_name }
   *[other] Propadne se { $card_name } ({ $space_name })
}
valley_of_the_kings-action-give = Odevzdat kartu { $card_name }
valley_of_the_kings-action-show = Ukázat kartu { $card_name }
valley_of_the_kings-action-react = Zareagovat kartou { $card_name }
valley_of_the_kings-action-pass = Nereagovat

## Události: řádky záznamu

valley_of_the_kings-event-game-began = První tah má { $player }.
valley_of_the_kings-event-pyramid-filled = Do pyramidy přibývá: { $cards_at_spaces }.
valley_of_the_kings-event-boneyard-begun = Pohřebiště začíná kartou: { $cards_name }.
valley_of_the_kings-event-turn-began = { $round }. kolo: na tahu je { $player }.
valley_of_the_kings-event-cards-laid-down = { $cards ->
    [0] { $player } nemá co odložit.
   *[other] { $player } končí tah. Na odkládací hromádku: { $cards_name }.
}
valley_of_the_kings-event-pyramid-unchanged = Pyramida se nezměnila: { $player } musí jednu její kartu obětovat.
valley_of_the_kings-event-cards-drawn = { $cards ->
    [hidden] { $player } dobírá { valley_of_the_kings-phrase-cards }.
   *[other] { $player } dobírá { valley_of_the_kings-phrase-cards }: { $cards_name }.
}
valley_of_the_kings-event-deck-reshuffled = { $player } zamíchá odkládací hromádku jako nový dobírací balíček a má v něm { valley_of_the_kings-phrase-cards }.
valley_of_the_kings-event-round-ended = { $round }. kolo končí.
valley_of_the_kings-event-swaps-count-no-more = { $rounds ->
    [one] Celé kolo neubyla zásobě ani pyramidě žádná karta. Prohození karet se od této chvíle nepočítá jako změna.
    [few] Už { $rounds } kola neubyla zásobě ani pyramidě žádná karta. Prohození karet se od této chvíle nepočítá jako změna.
   *[other] Už { $rounds } kol neubyla zásobě ani pyramidě žádná karta. Prohození karet se od této chvíle nepočítá jako změna.
}
valley_of_the_kings-event-card-bought = { $player } kupuje kartu { $card_name } ({ $space_name }), cena { $cost }. { $cards ->
    [one] Platí kartou { $cards_name }: { $gold }.
   *[other] Platí kartami { $cards_name }: { $gold }.
}
valley_of_the_kings-event-card-fell = Propadá se { $card_name }: { $from_space_name } → { $space_name }.
valley_of_the_kings-event-action-begun = { $player } používá kartu { $card_name }.
valley_of_the_kings-event-action-repeated = { $player } opakuje akci karty { $card_name }.
valley_of_the_kings-event-card-revealed = { $player } otáčí kartu { $card_name }.
valley_of_the_kings-event-action-impossible = { $card_name }: { $player } nemůže provést žádnou akci této karty.
valley_of_the_kings-event-revealed-discarded = { $player } odkládá otočenou kartu { $card_name }.
valley_of_the_kings-event-step-skipped = { $player } už tohle udělat nemůže, a tak se to vynechává: { valley_of_the_kings-phrase-step }.
valley_of_the_kings-event-card-discarded = { $player } odkládá { valley_of_the_kings-phrase-from } kartu { $card_name }.
valley_of_the_kings-event-card-sacrificed = { $player } obětuje { valley_of_the_kings-phrase-from } kartu { $card_name }{ valley_of_the_kings-phrase-space }.
valley_of_the_kings-event-card-given = { $player } pokládá kartu { $card_name } na odkládací hromádku, kterou má { $owner }.
valley_of_the_kings-event-cards-swapped = { $player } prohazuje dvě karty v pyramidě; teď leží: { $cards_at_spaces }.
valley_of_the_kings-event-card-taken = { $to_zone ->
    [tomb] { $player } získává { valley_of_the_kings-phrase-from } rovnou do hrobky kartu { $card_name }{ valley_of_the_kings-phrase-space }.
   *[other] { $player } získává { valley_of_the_kings-phrase-from } kartu { $card_name }{ valley_of_the_kings-phrase-space }.
}
valley_of_the_kings-event-card-entombed = { $player } pečetí { valley_of_the_kings-phrase-from } kartu { $card_name } (body { $before } → { $after }).
valley_of_the_kings-event-card-unearthed = { $player } vrací z hrobky do ruky kartu { $card_name } (body { $before } → { $after }).
valley_of_the_kings-event-card-on-deck = { $player } přesouvá z odkládací hromádky na dobírací balíček kartu { $card_name }.
valley_of_the_kings-event-gold-set = { $player }: každá karta má v tomto tahu kapitál { $value }.
valley_of_the_kings-event-gold-raised = { $player }: každá karta má v tomto tahu kapitál o { $value } vyšší.
valley_of_the_kings-event-cards-looked-at = { $cards ->
    [hidden] { $player } si z dobíracího balíčku prohlíží { valley_of_the_kings-phrase-cards }.
   *[other] { $player } si z dobíracího balíčku prohlíží { valley_of_the_kings-phrase-cards }: { $cards_name }.
}
valley_of_the_kings-event-card-kept = { $card ->
    [hidden] { $player } si jednu z nich bere do ruky.
   *[other] { $player } si bere do ruky kartu { $card_name }.
}
valley_of_the_kings-event-player-spared = { $player } má málo karet, a tak je mimo dosah akce.
valley_of_the_kings-event-card-shown = { $player } ukazuje kartu { $card_name } a je mimo dosah akce.
valley_of_the_kings-event-reaction-used = { $player } reaguje kartou { $card_name }.
valley_of_the_kings-event-category-scored = Závěrečné bodování, { $category_name }: { $player }, { points }.
valley_of_the_kings-event-game-ended = Hra skončila. { winner }

## Proč něco nejde

valley_of_the_kings-why-space-empty = Na tomto místě základny neleží žádná karta.
valley_of_the_kings-why-not-enough-gold = Karty ve vaší ruce na to nemají dost kapitálu.
valley_of_the_kings-why-not-in-hand = Tuto kartu nemáte v ruce.
valley_of_the_kings-why-reaction-card = Tato karta nemá akci: je to reakce a čeká na to, co udělají ostatní.
valley_of_the_kings-why-entombed-already = V tomto tahu jste už kartu zapečetili.
valley_of_the_kings-why-nothing-to-arrange = Nemáte dvě různé karty, na jejichž pořadí by záleželo.
valley_of_the_kings-why-pay-in-order = Plaťte jen kartami, které jsou potřeba, nejcennější napřed.
valley_of_the_kings-why-pay-equals-in-order = Stejně cenné karty se jmenují jen v jednom pořadí; začněte kartou, která se nabízí.
valley_of_the_kings-why-paid-already = Touto kartou už platíte.
valley_of_the_kings-why-standard-order = Odtud dál by to bylo obvyklé pořadí: zvolte přímo je.
valley_of_the_kings-why-not-left = Tato karta mezi zbývajícími odkládanými není.
valley_of_the_kings-why-too-few-to-draw = V dobíracím balíčku a odkládací hromádce nemáte dost karet.
valley_of_the_kings-why-too-few-in-hand = Nemáte na to v ruce dost dalších karet.
valley_of_the_kings-why-too-few-in-pyramid = V pyramidě na to není dost karet.
valley_of_the_kings-why-no-suitable-card = V pyramidě není karta, kterou by tato akce mohla získat.
valley_of_the_kings-why-nothing-bought = V tomto tahu jste ještě žádnou kartu nekoupili.
valley_of_the_kings-why-no-set-in-tomb = V hrobce nemáte žádnou kartu ze sady.
valley_of_the_kings-why-no-card-leads-on = Žádná další karta v ruce by vám neumožnila získat kartu z pyramidy.
valley_of_the_kings-why-stock-empty = Zásoba je prázdná.
valley_of_the_kings-why-boneyard-empty = Pohřebiště je prázdné.
valley_of_the_kings-why-too-few-discards = V odkládací hromádce nemáte dost karet.
valley_of_the_kings-why-nothing-to-entomb = Není tu karta, kterou byste tím mohli zapečetit.
valley_of_the_kings-why-tomb-empty = Vaše hrobka je prázdná.
valley_of_the_kings-why-nothing-to-repeat = V tomto tahu jste nedokončili žádnou akci, kterou by teď šlo zopakovat.
valley_of_the_kings-why-no-way-open = Žádnou z možností této karty teď nelze provést.
valley_of_the_kings-why-leads-nowhere = S touto kartou by se zbytek akce nedal provést.
valley_of_the_kings-why-not-in-pile = Tato karta ve vaší odkládací hromádce není.
valley_of_the_kings-why-not-in-tomb = Tato karta ve vaší hrobce není.
valley_of_the_kings-why-not-looked-at = Tato karta není mezi těmi, které si prohlížíte.
valley_of_the_kings-why-outside-base = Tady lze vybrat jen kartu ze základny.
valley_of_the_kings-why-unsuitable = Tato karta nesplňuje podmínku akce.
valley_of_the_kings-why-nothing-there = Tady žádná karta není.
valley_of_the_kings-why-same-swap = Prohození kterýchkoli dvou stejných karet má stejný výsledek: nabízí se jiná taková dvojice.
valley_of_the_kings-why-not-carried-out = Akci této karty jste v tomto tahu nedokončili.
valley_of_the_kings-why-not-repeatable = Akci této karty nelze nikdy zopakovat.
valley_of_the_kings-why-no-such-reaction = Na to, co se stalo, tato karta reagovat nemůže.

## Za co jsou body

valley_of_the_kings-category-sarcophagi = Sarkofágy
valley_of_the_kings-category-canopic-jars = Kanopy
valley_of_the_kings-category-amulets = Amulety
valley_of_the_kings-category-books = Knihy
valley_of_the_kings-category-statues = Sošky
valley_of_the_kings-category-starter = Počáteční karty
valley_of_the_kings-category-unique = Unikátní artefakty
valley_of_the_kings-category-completist = Kompletista

## Co dělá opravená karta, krok za krokem

valley_of_the_kings-trigger-opponent-buys = Koupí-li soupeř kartu, můžeš hned odložit z ruky tuto kartu:
valley_of_the_kings-trigger-opponent-sacrifices = Obětuje-li soupeř kartu, můžeš hned odložit z ruky tuto kartu:
valley_of_the_kings-trigger-forced-by-opponent-action = Má-li tě akce soupeře přimět k odložení nebo obětování, můžeš tuto kartu ukázat:
valley_of_the_kings-step-draw = { $n ->
    [one] Dober { $n } kartu.
    [few] Dober { $n } karty.
   *[other] Dober { $n } karet.
}
valley_of_the_kings-step-discard-from-hand = { $n ->
    [one] Odlož { $n } kartu z ruky.
    [few] Odlož { $n } karty z ruky.
   *[other] Odlož { $n } karet z ruky.
}
valley_of_the_kings-step-sacrifice-from-hand = { $n ->
    [one] Obětuj { $n } kartu z ruky.
    [few] Obětuj { $n } karty z ruky.
   *[other] Obětuj { $n } karet z ruky.
}
valley_of_the_kings-step-sacrifice-from-pyramid = { $where ->
    [base] Obětuj kartu ze základny pyramidy.
   *[any] Obětuj kteroukoli kartu z pyramidy.
}
valley_of_the_kings-step-swap-pyramid = Prohoď dvě karty v pyramidě.
valley_of_the_kings-step-take-from-pyramid = { $where ->
    [base] Získej kartu ze základny pyramidy
   *[any] Získej kartu z pyramidy
}{ $cost_rule ->
    [at_most] { ", s cenou nejvýše " }{ $cost }
    [lowest] { ", tu s nejnižší cenou" }
    [at_most_times_it] { ", s cenou nejvýše " }{ $cost }krát tak velkou, jako má právě zvolená karta
    [below_last_bought_this_turn] { ", levnější než karta naposledy koupená v tomto tahu" }
   *[none] { "" }
}{ $set_rule ->
    [same_as_it] { ", ze stejné sady, jako je právě zvolená karta" }
    [in_own_tomb] { ", z některé sady, kterou máš v hrobce" }
   *[none] { "" }
}{ $to ->
    [tomb] { ", a hned ji zapečeť" }
   *[discard] { "" }
}.
valley_of_the_kings-step-take-top-of-stock = Získej vrchní kartu zásoby.
valley_of_the_kings-step-take-top-of-boneyard = Získej vrchní kartu pohřebiště.
valley_of_the_kings-step-take-sacrificed-card = Získej obětovanou kartu.
valley_of_the_kings-step-entomb = { $least ->
    [0] { "" }
   *[other] Jen když je v tvé odkládací hromádce karet aspoň { $least }:{ " " }
}{ $sources ->
    [hand] Zapečeť 1 kartu z ruky.
    [discard] Zapečeť 1 kartu ze své odkládací hromádky.
   *[both] Zapečeť 1 kartu z ruky nebo ze své odkládací hromádky.
}
valley_of_the_kings-step-discard-pile-to-deck = { $which ->
    [top] Přesuň vrchní kartu své odkládací hromádky navrch svého dobíracího balíčku.
   *[any] Přesuň kteroukoli kartu své odkládací hromádky navrch svého dobíracího balíčku.
}
valley_of_the_kings-step-reveal-and-execute-top = Odkryj vrchní kartu svého dobíracího balíčku, proveď její akci, je-li to možné, a pak ji odlož.
valley_of_the_kings-step-repeat-action = Proveď ještě jednou některou ze svých akcí provedených v tomto tahu.
valley_of_the_kings-step-each-opponent = { $least ->
    [0] Každý soupeř
   *[other] Každý soupeř, který má mimo hrobku karet aspoň { $least },
}{ " " }{ $effect ->
    [sacrifice_from_hand] obětuje z ruky { $n ->
        [one] { $n } kartu
        [few] { $n } karty
       *[other] { $n } karet
    }.
    [give_to_active_discard] položí z ruky na tvou odkládací hromádku { $n ->
        [one] { $n } kartu
        [few] { $n } karty
       *[other] { $n } karet
    }.
   *[discard_down_to] odloží z ruky tolik karet, aby mu jich zbylo nejvýš { $n }.
}
valley_of_the_kings-step-set-gold = Každá tvá karta má v tomto tahu kapitál { $n }.
valley_of_the_kings-step-add-gold = Každá tvá karta má v tomto tahu kapitál o { $n } vyšší.
valley_of_the_kings-step-swap-hand-tomb = Vyměň 1 kartu z ruky za 1 kartu ze své hrobky.
valley_of_the_kings-step-return-from-tomb = Vrať 1 kartu ze své hrobky do ruky.
valley_of_the_kings-step-look-top = { $public ->
    [yes] Odkryj vrchní karty svého dobíracího balíčku, nejvýše { $n }.
   *[no] Prohlédni si vrchní karty svého dobíracího balíčku, nejvýše { $n }.
}{ " " }{ $to ->
    [tomb] Zapečeť z nich { $keep }
   *[hand] Vezmi si z nich do ruky { $keep }
} a ostatní odlož.
valley_of_the_kings-step-choose-one = Vyber si jedno:
valley_of_the_kings-step-ignore-forced-effect = Akce se tě netýká; tato karta ti zůstává v ruce.

## Stůl kreslený písmeny a hrací plocha v prohlížeči

valley_of_the_kings-board-round = { $round }. kolo
valley_of_the_kings-board-figures = cena { $cost }, kapitál { $gold }
valley_of_the_kings-board-empty = prázdné
valley_of_the_kings-board-paid = jako kapitál
valley_of_the_kings-board-used = pro akci
valley_of_the_kings-board-unchanged = Pyramida se zatím nezměnila: na konci tahu byste museli jednu její kartu obětovat.
valley_of_the_kings-board-swaps-count-no-more = Prohození se už nepočítá jako změna pyramidy.
valley_of_the_kings-board-deck-top = Navrchu dobíracího balíčku: { $cards_name }
valley_of_the_kings-board-known-hand = Jistě v ruce: { $cards_name }
valley_of_the_kings-board-looking = Prohlížené karty: { $cards_name }
valley_of_the_kings-board-paying = { $card_name }: zaplaceno { $gold }/{ $cost }
valley_of_the_kings-board-arranged = Odshora dolů: { $cards_name }
valley_of_the_kings-board-running = Právě se provádí: { $cards_name }
valley_of_the_kings-board-turn = Na tahu: { $player }

## Stůl čtený nahlas

valley_of_the_kings-say-space = { $card ->
    [none] { $space_name }: prázdné.
   *[other] { $space_name }: { $card_name }, cena { $cost }, kapitál { $gold }.
}
valley_of_the_kings-say-hand-card = { $card_name }, kapitál { $gold }.
valley_of_the_kings-say-stock = { $stock ->
    [0] Zásoba je prázdná.
   *[other] Zásoba: { $stock }. Navrchu: { $age_name }.
}
valley_of_the_kings-say-boneyard = { $boneyard ->
    [0] Pohřebiště je prázdné.
   *[other] Pohřebiště: { $boneyard }. Navrchu: { $card_name }.
}
valley_of_the_kings-say-set = { $set_name }: { $count }/{ $size }, { points }.
valley_of_the_kings-say-tomb = { $cards ->
    [0] Hrobka je prázdná.
   *[other] V hrobce: { $cards_name }.
}

## Slova herního plánu v prohlížeči

valley_of_the_kings-board-own-tomb = Vaše hrobka
valley_of_the_kings-board-tomb = Hrobka: { $player }
valley_of_the_kings-board-points = { $points ->
    [one] bod
    [few] body
   *[other] bodů
}
valley_of_the_kings-board-next = Další přinese { $points }.
valley_of_the_kings-board-no-starter = zatím žádné počáteční karty
valley_of_the_kings-board-no-unique = zatím žádné unikáty
valley_of_the_kings-board-vp = { $points } VB
valley_of_the_kings-board-deck = Balíček
valley_of_the_kings-board-discards = Odložené
valley_of_the_kings-board-hand-count = ruka { $count }
valley_of_the_kings-board-deck-count = balíček { $count }
valley_of_the_kings-board-discard-count = odloženo { $count }
valley_of_the_kings-board-all-count = celkem { $count }
valley_of_the_kings-board-discard-top = Navrchu odložených: { $card_name }
valley_of_the_kings-board-gold-laid = Vyložený kapitál
valley_of_the_kings-board-laid = { $gold }/{ $cost }
valley_of_the_kings-board-wasted = { $gold ->
    [0] nic není ztraceno
   *[other] ztraceno { $gold }
}
valley_of_the_kings-board-steps = Kroky tahu
valley_of_the_kings-board-step-play = Hraní
valley_of_the_kings-board-step-discard = Odložení
valley_of_the_kings-board-step-rebuild = Přestavba
valley_of_the_kings-board-step-draw = Dobrání
valley_of_the_kings-board-entomb-free = Ještě lze zapečetit
valley_of_the_kings-board-entomb-used = Už zapečetěno
valley_of_the_kings-board-stale = Pyramida beze změny
valley_of_the_kings-board-arrange = Která karta bude navrchu?
valley_of_the_kings-board-looked = Prohlížené karty
valley_of_the_kings-board-repeat = Akce tohoto tahu
valley_of_the_kings-board-pile-open = Odshora dolů
valley_of_the_kings-board-pile-closed = Ve svém tahu vidíte jen vrchní kartu.
valley_of_the_kings-board-close = Zavřít
valley_of_the_kings-board-short = { $card ->
    [imsety_canopic_jar] Amset
    [qebehsenuef_canopic_jar] Kebehsenuf
    [duamutef_canopic_jar] Duamutef
    [hapi_canopic_jar] Hapi
    [book_of_gates] Brány
    [book_of_the_earth] Země
    [book_of_traversing_eternity] Průchod věčností
    [book_of_the_heavens] Nebesa
    [book_of_the_netherworld] Amduat
    [statue_of_anubis] Anubis
    [statue_of_bastet] Bastet
    [statue_of_isis] Eset
    [statue_of_sobek] Sobek
    [statue_of_osiris] Usir
    [statue_of_horus] Hor
    [statue_of_thoth] Thovt
    [mummified_cat] Kočka
   *[other] { $card_name }
}
