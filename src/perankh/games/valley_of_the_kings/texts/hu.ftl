# Valley of the Kings magyarul. Az argumentumokat az en.ftl magyarázza.

## Mondatrészek, amelyek ragot vagy névelőt kapnak

valley_of_the_kings-phrase-cards = { $count } lapot
valley_of_the_kings-phrase-from = { $zone ->
    [hand] a kezéből
    [draw_deck] a húzópakliból
    [discard_pile] a dobópakliból
    [in_play] a kijátszott lapok közül
    [tomb] a sírkamrából
    [boneyard] a temetőből
    [stock] a készletből
   *[pyramid] a piramisból
}
valley_of_the_kings-phrase-space = { $space ->
    [hidden] { "" }
   *[other] { " " }({ $space_name })
}
valley_of_the_kings-phrase-step = { $step ->
    [draw] laphúzás
    [discard_from_hand] eldobás kézből
    [sacrifice_from_hand] feláldozás kézből
    [sacrifice_from_pyramid] egy lap feláldozása a piramisból
    [swap_pyramid] két lap felcserélése a piramisban
    [take_from_pyramid] egy lap megszerzése a piramisból
    [take_top_of_stock] a készlet legfelső lapjának megszerzése
    [take_top_of_boneyard] a temető legfelső lapjának megszerzése
    [entomb] egy lap sírkamrába helyezése
    [discard_pile_to_deck] egy eldobott lap a húzópakli tetejére
    [reveal_and_execute_top] a húzópakli legfelső lapjának felfedése
    [repeat_action] egy akció megismétlése
    [each_opponent] hatás minden ellenfélre
    [set_gold] az aranyérték rögzítése
    [add_gold] az aranyérték növelése
    [swap_hand_tomb] csere a kéz és a sírkamra között
    [return_from_tomb] egy lap visszavétele a sírkamrából
    [look_top] a húzópakli felső lapjainak megnézése
    [choose_one] választás több lehetőség közül
   *[other] semmi
}

## A játékról

valley_of_the_kings-about = Töltsd meg a sírkamrádat a legszebb sírmellékletekkel, mégpedig a többiek előtt. Egy omladozó piramisból vásárolsz ereklyéket, aranyként vagy az akciójukért használod őket, de végül csak annak lesz értéke, amit a sírkamrádba zártál. Minden odahelyezett kincs szegényebbé teszi a paklidat, és gazdagabbá a túlvilágodat: mikor tudsz megválni tőle?
valley_of_the_kings-howto =
    A körödben a kezed 5 lapját játszod ki tetszőleges sorrendben. Minden lap egyszer szolgál: aranyként, az akciójával, vagy úgy, hogy a sírkamrába helyezed.
    Vásárolni a piramis alapjából, vagyis a legalsó sorból lehet: olyan lapokat raksz le, amelyek aranyértéke eléri az árat. Az új lap a dobópaklidra kerül, a fölötte lévők pedig leesnek. A fölösleges arany elvész.
    Körönként egyszer a sírkamrádba helyezhetsz egy lapot a kezedből. Végleg eltűnik a paklidból, de pontot csak a sírkamra ad: a kezdőlapok 1 pontot, az egyedi ereklyék a saját értéküket, minden sorozat pedig a különböző lapjai számának négyzetét, így 4 különböző szobor 16 pontot ér.
    Ha a piramis nem változott a körödben, fel kell áldoznod egyik lapját. Ezután a készletből feltöltődik, minden lapodat eldobod, és húzol 5 újat.
    Amikor a készlet és a piramis is üres, a fordulót még befejezitek. Akinek a sírkamrája a legtöbb pontot éri, megnyeri a játékot.

## Választható beállítások

valley_of_the_kings-setup-completist = Teljes sorozatok
valley_of_the_kings-setup-completist-help = Nem hivatalos változat: egy teljes sorozat minden különböző lapjáért még egy pontot ad.
valley_of_the_kings-setup-first-player = Kezdőjátékos
valley_of_the_kings-setup-first-player-help = Kié az első kör: egy megadott helyé vagy egy kisorsolt játékosé.
valley_of_the_kings-setup-first-player-random = Kisorsolt
valley_of_the_kings-setup-first-player-seat-1 = 1. hely
valley_of_the_kings-setup-first-player-seat-2 = 2. hely
valley_of_the_kings-setup-first-player-seat-3 = 3. hely
valley_of_the_kings-setup-first-player-seat-4 = 4. hely

## Kérdések

valley_of_the_kings-prompt-play = { $player }: vásárlás, akció, sírkamra vagy a kör vége?
valley_of_the_kings-prompt-pay = { $player }: mivel fizetsz?
valley_of_the_kings-prompt-arrange = { $player }: melyik lap következik a dobópakliban fentről lefelé?
valley_of_the_kings-prompt-discard = { $player }: melyik lapot dobod el?
valley_of_the_kings-prompt-sacrifice = { $player }: melyik lapot áldozod fel a kezedből?
valley_of_the_kings-prompt-entomb = { $player }: melyik lapot helyezed a sírkamrádba?
valley_of_the_kings-prompt-to-deck = { $player }: melyik lap kerül a húzópaklid tetejére?
valley_of_the_kings-prompt-take = { $player }: melyik lapot szerzed meg?
valley_of_the_kings-prompt-sacrifice-pyramid = { $player }: a piramis melyik lapját áldozod fel?
valley_of_the_kings-prompt-swap = { $player }: a piramis melyik két lapját cseréled fel?
valley_of_the_kings-prompt-unearth = { $player }: melyik lapot veszed vissza a sírkamrádból a kezedbe?
valley_of_the_kings-prompt-exchange-hand = { $player }: a kezed melyik lapja kerül a sírkamrádba?
valley_of_the_kings-prompt-exchange-tomb = { $player }: a sírkamrád melyik lapját kapod érte?
valley_of_the_kings-prompt-choose = { $player }: mit választasz?
valley_of_the_kings-prompt-repeat = { $player }: melyik akciót hajtod végre újra?
valley_of_the_kings-prompt-keep = { $player }: melyik lapot tartod meg ezek közül?
valley_of_the_kings-prompt-rest = { $player }: melyik lapot dobod el következőként?
valley_of_the_kings-prompt-crumble = { $player }: melyik lap esik a résbe?
valley_of_the_kings-prompt-forced-sacrifice = { $player }: fel kell áldoznod egy lapot a kezedből. Melyiket?
valley_of_the_kings-prompt-forced-gift = { $player }: át kell adnod egy lapot. Melyiket?
valley_of_the_kings-prompt-forced-discard = { $player }: el kell dobnod egy lapot. Melyiket?
valley_of_the_kings-prompt-after-purchase = { $player }: valaki lapot vásárolt. Reagálsz?
valley_of_the_kings-prompt-after-sacrifice = { $player }: valaki lapot áldozott fel. Reagálsz?
valley_of_the_kings-prompt-unchanged = { $player }: a piramis nem változott. Melyik lapját áldozod fel?

## Akciók: a gombok feliratai

valley_of_the_kings-action-buy = { $card ->
    [none] Vásárlás ({ $space_name })
   *[other] { $card_name } megvásárlása ({ $space_name })
}
valley_of_the_kings-action-play = { $card_name } használata
valley_of_the_kings-action-entomb = { $card_name } sírkamrába helyezése
valley_of_the_kings-action-end = A kör befejezése
valley_of_the_kings-action-arrange = A kör befejezése és az eldobott lapok sorba rendezése
valley_of_the_kings-action-pay = { $card_name } befizetése
valley_of_the_kings-action-lay = { $card_name } lerakása
valley_of_the_kings-action-lay-rest = A többi lerakása a szokásos sorrendben
valley_of_the_kings-action-discard = { $card_name } eldobása
valley_of_the_kings-action-sacrifice = { $card_name } feláldozása
valley_of_the_kings-action-entomb-pile = { $card_name } sírkamrába helyezése a dobópakliból
valley_of_the_kings-action-to-deck = { $card_name } áthelyezése a húzópakli tetejére
valley_of_the_kings-action-take = { $card ->
    [none] Megszerzés ({ $space_name })
   *[other] { $card_name } megszerzése ({ $space_name })
}
valley_of_the_kings-action-sacrifice-pyramid = { $card ->
    [none] Feláldozás ({ $space_name })
   *[other] { $card_name } feláldozása ({ $space_name })
}
valley_of_the_kings-action-swap = { $card_name } ({ $space_name }) és { $other_card_name } ({ $other_space_name }) felcserélése
valley_of_the_kings-action-unearth = { $card_name } visszavétele a kézbe
valley_of_the_kings-action-exchange = { $card_name } odaadása cserébe
valley_of_the_kings-action-exchange-for = { $card_name } elvétele cserébe
valley_of_the_kings-action-choose = { $option }. lehetőség – { valley_of_the_kings-phrase-step }
valley_of_the_kings-action-repeat = { $card_name } akciójának megismétlése
valley_of_the_kings-action-keep = { $card_name } megtartása
valley_of_the_kings-action-discard-looked = { $card_name } eldobása
valley_of_the_kings-action-fall = { $card ->
    [none] Innen nem esik le semmi ({ $space_name })
   *[other] { $card_name } leejtése ({ $space_name })
}
valley_of_the_kings-action-give = { $card_name } átadása
valley_of_the_kings-action-show = { $card_name } megmutatása
valley_of_the_kings-action-react = { $card_name } használata reakcióként
valley_of_the_kings-action-pass = Reakció kihagyása

## Események: a napló sorai

valley_of_the_kings-event-game-began = { $player } kezd.
valley_of_the_kings-event-pyramid-filled = Új lapok a piramisban: { $cards_at_spaces }.
valley_of_the_kings-event-boneyard-begun = A temető első lapja: { $cards_name }.
valley_of_the_kings-event-turn-began = { $round }. forduló: { $player } köre.
valley_of_the_kings-event-cards-laid-down = { $cards ->
    [0] { $player } lapok nélkül fejezi be a körét.
   *[other] { $player } befejezi a körét. A dobópaklira kerül: { $cards_name }.
}
valley_of_the_kings-event-pyramid-unchanged = A piramis nem változott, ezért { $player } köteles feláldozni egyik lapját.
valley_of_the_kings-event-cards-drawn = { $cards ->
    [hidden] { $player } { valley_of_the_kings-phrase-cards } húz.
   *[other] { $player } { valley_of_the_kings-phrase-cards } húz: { $cards_name }.
}
valley_of_the_kings-event-deck-reshuffled = { $player } új húzópaklit kever a dobópakliból ({ $count } lap).
valley_of_the_kings-event-round-ended = { $round }. forduló vége.
valley_of_the_kings-event-swaps-count-no-more = Már { $rounds } fordulója nem fogyott lap a készletből és a piramisból. Mostantól a csere nem számít változásnak.
valley_of_the_kings-event-card-bought = { $player } megveszi: { $card_name } ({ $space_name }), ára { $cost }. Ezzel fizet: { $cards_name }, összesen { $gold }.
valley_of_the_kings-event-card-fell = Leesik: { $card_name }, { $from_space_name } → { $space_name }.
valley_of_the_kings-event-action-begun = { $player } használja: { $card_name }.
valley_of_the_kings-event-action-repeated = { $player } megismétli { $card_name } akcióját.
valley_of_the_kings-event-card-revealed = { $player } felfedi: { $card_name }.
valley_of_the_kings-event-action-impossible = { $card_name }: { $player } nem tudja végrehajtani az akciót.
valley_of_the_kings-event-revealed-discarded = { $player } eldobja a felfedett lapot: { $card_name }.
valley_of_the_kings-event-step-skipped = { $player } ezt már nem teheti meg, ezért kimarad: { valley_of_the_kings-phrase-step }.
valley_of_the_kings-event-card-discarded = { $player } eldobja { valley_of_the_kings-phrase-from }: { $card_name }.
valley_of_the_kings-event-card-sacrificed = { $player } feláldozza { valley_of_the_kings-phrase-from }: { $card_name }{ valley_of_the_kings-phrase-space }.
valley_of_the_kings-event-card-given = { $player } átad egy lapot, amely { $owner } dobópaklijára kerül: { $card_name }.
valley_of_the_kings-event-cards-swapped = { $player } felcseréli a piramis két lapját, új helyük: { $cards_at_spaces }.
valley_of_the_kings-event-card-taken = { $to_zone ->
    [tomb] { $player } rögtön a sírkamrájába teszi { valley_of_the_kings-phrase-from }: { $card_name }{ valley_of_the_kings-phrase-space }.
   *[other] { $player } megszerzi { valley_of_the_kings-phrase-from }: { $card_name }{ valley_of_the_kings-phrase-space }.
}
valley_of_the_kings-event-card-entombed = { $player } a sírkamrájába helyezi { valley_of_the_kings-phrase-from }: { $card_name } (pont: { $before } → { $after }).
valley_of_the_kings-event-card-unearthed = { $player } visszaveszi a sírkamrájából: { $card_name } (pont: { $before } → { $after }).
valley_of_the_kings-event-card-on-deck = { $player } a dobópaklijából a húzópaklija tetejére teszi: { $card_name }.
valley_of_the_kings-event-gold-set = { $player } minden lapja { $value } aranyat ér ebben a körben.
valley_of_the_kings-event-gold-raised = { $player } minden lapja { $value } arannyal többet ér ebben a körben.
valley_of_the_kings-event-cards-looked-at = { $cards ->
    [hidden] { $player } { valley_of_the_kings-phrase-cards } néz meg a húzópaklijából.
   *[other] { $player } { valley_of_the_kings-phrase-cards } néz meg a húzópaklijából: { $cards_name }.
}
valley_of_the_kings-event-card-kept = { $card ->
    [hidden] { $player } az egyiket a kezébe veszi.
   *[other] { $player } a kezébe veszi: { $card_name }.
}
valley_of_the_kings-event-player-spared = { $player } megússza: túl kevés lapja van.
valley_of_the_kings-event-card-shown = { $player } megmutat egy lapot, ezért az akció nem hat rá: { $card_name }.
valley_of_the_kings-event-reaction-used = { $player } reakciója: { $card_name }.
valley_of_the_kings-event-category-scored = Végső pontozás, { $category_name }: { $player }, { points }.
valley_of_the_kings-event-game-ended = A játék véget ért. { winner }

## Miért nem lehet valamit megtenni

valley_of_the_kings-why-space-empty = Az alapnak ezen a helyén nincs lap.
valley_of_the_kings-why-not-enough-gold = A kezed lapjainak ehhez nincs elég aranyértéke.
valley_of_the_kings-why-not-in-hand = Ez a lap nincs a kezedben.
valley_of_the_kings-why-reaction-card = Ennek a lapnak nincs akciója: reakció, és arra vár, amit mások tesznek.
valley_of_the_kings-why-entombed-already = Ebben a körben már helyeztél lapot a sírkamrádba.
valley_of_the_kings-why-nothing-to-arrange = Nincs két különböző lapod, amelynek számítana a sorrendje.
valley_of_the_kings-why-pay-in-order = Csak szükséges lapokkal fizess, a legértékesebbel kezdve.
valley_of_the_kings-why-pay-equals-in-order = Az azonos értékű lapokat csak egy sorrendben kell megnevezni; kezdd a felkínált lappal.
valley_of_the_kings-why-paid-already = Ezzel a lappal már fizetsz.
valley_of_the_kings-why-standard-order = Innentől ez a szokásos sorrend volna: válaszd közvetlenül azt.
valley_of_the_kings-why-not-left = Ez a lap nincs a még lerakandók között.
valley_of_the_kings-why-too-few-to-draw = A húzópaklidban és a dobópaklidban nincs elég lap.
valley_of_the_kings-why-too-few-in-hand = Ehhez nincs elég másik lap a kezedben.
valley_of_the_kings-why-too-few-in-pyramid = Ehhez nincs elég lap a piramisban.
valley_of_the_kings-why-no-suitable-card = A piramisban nincs olyan lap, amelyet ez az akció megszerezhetne.
valley_of_the_kings-why-nothing-bought = Ebben a körben még nem vettél lapot.
valley_of_the_kings-why-no-set-in-tomb = A sírkamrádban nincs sorozatba tartozó lap.
valley_of_the_kings-why-no-card-leads-on = Egyetlen másik kézben lévő lappal sem lehetne lapot megszerezni a piramisból.
valley_of_the_kings-why-stock-empty = A készlet üres.
valley_of_the_kings-why-boneyard-empty = A temető üres.
valley_of_the_kings-why-too-few-discards = A dobópaklidban nincs elég lap.
valley_of_the_kings-why-nothing-to-entomb = Nincs lap, amelyet ezzel a sírkamrádba helyezhetnél.
valley_of_the_kings-why-tomb-empty = A sírkamrád üres.
valley_of_the_kings-why-nothing-to-repeat = Ebben a körben nem fejeztél be olyan akciót, amelyet most meg lehetne ismételni.
valley_of_the_kings-why-no-way-open = Ennek a lapnak most egyik lehetősége sem hajtható végre.
valley_of_the_kings-why-leads-nowhere = Ezzel a lappal az akció többi része nem lenne végrehajtható.
valley_of_the_kings-why-not-in-pile = Ez a lap nincs a dobópaklidban.
valley_of_the_kings-why-not-in-tomb = Ez a lap nincs a sírkamrádban.
valley_of_the_kings-why-not-looked-at = Ez a lap nincs azok között, amelyeket nézel.
valley_of_the_kings-why-outside-base = Itt csak az alap egyik lapja választható.
valley_of_the_kings-why-unsuitable = Ez a lap nem felel meg az akció feltételének.
valley_of_the_kings-why-nothing-there = Itt nincs lap.
valley_of_the_kings-why-same-swap = Bármely két egyforma lap cseréje ugyanaz: egy másik ilyen pár választható.
valley_of_the_kings-why-not-carried-out = Ennek a lapnak az akcióját nem fejezted be ebben a körben.
valley_of_the_kings-why-not-repeatable = Ennek a lapnak az akciója soha nem ismételhető meg.
valley_of_the_kings-why-no-such-reaction = Ez a lap nem reagálhat arra, ami történt.

## Mire jár pont

valley_of_the_kings-category-sarcophagi = Szarkofágok
valley_of_the_kings-category-canopic-jars = Kanópuszedények
valley_of_the_kings-category-amulets = Amulettek
valley_of_the_kings-category-books = Könyvek
valley_of_the_kings-category-statues = Szobrok
valley_of_the_kings-category-starter = Kezdőlapok
valley_of_the_kings-category-unique = Egyedi ereklyék
valley_of_the_kings-category-completist = Teljes sorozatok

## Mit tesz egy kijavított lap, lépésről lépésre

valley_of_the_kings-trigger-opponent-buys = Ha egy ellenfél lapot vásárol, azonnal eldobhatod ezt a lapot a kezedből:
valley_of_the_kings-trigger-opponent-sacrifices = Ha egy ellenfél feláldoz egy lapot, azonnal eldobhatod ezt a lapot a kezedből:
valley_of_the_kings-trigger-forced-by-opponent-action = Ha egy ellenfél akciója eldobásra vagy feláldozásra kényszerítene, megmutathatod ezt a lapot:
valley_of_the_kings-step-draw = Húzz { $n } lapot.
valley_of_the_kings-step-discard-from-hand = Dobj el { $n } lapot a kezedből.
valley_of_the_kings-step-sacrifice-from-hand = Áldozz fel { $n } lapot a kezedből.
valley_of_the_kings-step-sacrifice-from-pyramid = { $where ->
    [base] Áldozz fel egy lapot a piramis alapjából.
   *[any] Áldozd fel a piramis bármelyik lapját.
}
valley_of_the_kings-step-swap-pyramid = Cseréld fel a piramis két lapját.
valley_of_the_kings-step-take-from-pyramid = { $where ->
    [base] Szerezz meg egy lapot a piramis alapjából
   *[any] Szerezz meg egy lapot a piramisból
}{ $cost_rule ->
    [at_most] { ", amelynek ára legfeljebb " }{ $cost }
    [lowest] { ", a legolcsóbbat" }
    [at_most_times_it] { ", amelynek ára az imént választott lapénak legfeljebb " }{ $cost ->
        [3] { $cost }-szorosa
        [5] { $cost }-szöröse
        [6] { $cost }-szorosa
        [8] { $cost }-szorosa
       *[other] { $cost }-szerese
    }
    [below_last_bought_this_turn] { ", amely olcsóbb a körödben utoljára vásároltnál" }
   *[none] { "" }
}{ $set_rule ->
    [same_as_it] { ", az imént választott lap sorozatából" }
    [in_own_tomb] { ", olyan sorozatból, amelyből van lap a sírkamrádban" }
   *[none] { "" }
}{ $to ->
    [tomb] { ", és azonnal helyezd a sírkamrádba" }
   *[discard] { "" }
}.
valley_of_the_kings-step-take-top-of-stock = Szerezd meg a készlet legfelső lapját.
valley_of_the_kings-step-take-top-of-boneyard = Szerezd meg a temető legfelső lapját.
valley_of_the_kings-step-take-sacrificed-card = Szerezd meg a feláldozott lapot.
valley_of_the_kings-step-entomb = { $least ->
    [0] { "" }
   *[other] Csak ha a dobópaklidban legalább { $least } lap van:{ " " }
}{ $sources ->
    [hand] Helyezz 1 lapot a kezedből a sírkamrádba.
    [discard] Helyezz 1 lapot a dobópaklidból a sírkamrádba.
   *[both] Helyezz 1 lapot a kezedből vagy a dobópaklidból a sírkamrádba.
}
valley_of_the_kings-step-discard-pile-to-deck = { $which ->
    [top] Tedd a dobópaklid legfelső lapját a húzópaklid tetejére.
   *[any] Tedd a dobópaklid egy tetszőleges lapját a húzópaklid tetejére.
}
valley_of_the_kings-step-reveal-and-execute-top = Fedd fel a húzópaklid legfelső lapját, ha lehet, hajtsd végre az akcióját, majd dobd el.
valley_of_the_kings-step-repeat-action = Hajtsd végre még egyszer egy akciódat, amelyet ebben a körben már végrehajtottál.
valley_of_the_kings-step-each-opponent = { $least ->
    [0] Minden ellenfél
   *[other] Minden ellenfél, akinek a sírkamráján kívül legalább { $least } lapja van,
}{ " " }{ $effect ->
    [sacrifice_from_hand] feláldoz { $n } lapot a kezéből.
    [give_to_active_discard] a dobópaklidra tesz { $n } lapot a kezéből.
   *[discard_down_to] annyi lapot dob el, hogy legfeljebb { $n } maradjon a kezében.
}
valley_of_the_kings-step-set-gold = Ebben a körödben minden lapod { $n } aranyat ér.
valley_of_the_kings-step-add-gold = Ebben a körödben minden lapod { $n } arannyal többet ér.
valley_of_the_kings-step-swap-hand-tomb = Cserélj ki 1 lapot a kezedből a sírkamrád 1 lapjára.
valley_of_the_kings-step-return-from-tomb = Végy vissza 1 lapot a sírkamrádból a kezedbe.
valley_of_the_kings-step-look-top = { $public ->
    [yes] Fedd fel a húzópaklid legfeljebb { $n } felső lapját.
   *[no] Nézd meg a húzópaklid legfeljebb { $n } felső lapját.
}{ " " }{ $to ->
    [tomb] Helyezz közülük { $keep } lapot a sírkamrádba
   *[hand] Végy közülük { $keep } lapot a kezedbe
}, a többit dobd el.
valley_of_the_kings-step-choose-one = Válassz egyet:
valley_of_the_kings-step-ignore-forced-effect = Az akció rád nem hat; ez a lap a kezedben marad.

## A betűkkel rajzolt asztal és a tábla a böngészőben

valley_of_the_kings-board-round = { $round }. forduló
valley_of_the_kings-board-figures = ár { $cost }, arany { $gold }
valley_of_the_kings-board-empty = üres
valley_of_the_kings-board-paid = aranyként
valley_of_the_kings-board-used = akcióként
valley_of_the_kings-board-unchanged = A piramis még nem változott: a köröd végén fel kellene áldoznod egyik lapját.
valley_of_the_kings-board-swaps-count-no-more = A csere már nem számít a piramis változásának.
valley_of_the_kings-board-deck-top = A húzópakli tetején: { $cards_name }
valley_of_the_kings-board-known-hand = Biztosan kézben: { $cards_name }
valley_of_the_kings-board-looking = Megnézett lapok: { $cards_name }
valley_of_the_kings-board-paying = { $card_name }: fizetve { $gold }, ára { $cost }
valley_of_the_kings-board-arranged = Fentről lefelé: { $cards_name }
valley_of_the_kings-board-running = Most zajlik: { $cards_name }
valley_of_the_kings-board-turn = { $player } köre

## A felolvasott asztal

valley_of_the_kings-say-space = { $card ->
    [none] { $space_name }: üres.
   *[other] { $space_name }: { $card_name }, ár { $cost }, arany { $gold }.
}
valley_of_the_kings-say-hand-card = { $card_name }, arany { $gold }.
valley_of_the_kings-say-stock = { $stock ->
    [0] A készlet üres.
   *[other] Készlet: { $stock }. Legfelül: { $age_name }.
}
valley_of_the_kings-say-boneyard = { $boneyard ->
    [0] A temető üres.
   *[other] Temető: { $boneyard }. Legfelül: { $card_name }.
}
valley_of_the_kings-say-set = { $set_name }: { $count }/{ $size }, { points }.
valley_of_the_kings-say-tomb = { $cards ->
    [0] A sírkamra üres.
   *[other] A sírkamrában: { $cards_name }.
}

## A böngészős tábla szavai

valley_of_the_kings-board-own-tomb = A sírkamrád
valley_of_the_kings-board-tomb = Sírkamra: { $player }
valley_of_the_kings-board-points = { $points ->
    [one] pont
   *[other] pont
}
valley_of_the_kings-board-next = A következő { $points } pontot hoz.
valley_of_the_kings-board-no-starter = még nincs kezdőlap
valley_of_the_kings-board-no-unique = még nincs egyedi ereklye
valley_of_the_kings-board-vp = { $points } GYP
valley_of_the_kings-board-deck = Húzópakli
valley_of_the_kings-board-discards = Dobópakli
valley_of_the_kings-board-hand-count = kéz { $count }
valley_of_the_kings-board-deck-count = húzó { $count }
valley_of_the_kings-board-discard-count = dobó { $count }
valley_of_the_kings-board-all-count = összes { $count }
valley_of_the_kings-board-discard-top = A dobópakli tetején: { $card_name }
valley_of_the_kings-board-gold-laid = Lerakott arany
valley_of_the_kings-board-laid = { $gold }/{ $cost }
valley_of_the_kings-board-wasted = { $gold ->
    [0] semmi sem vész el
   *[other] { $gold } elvész
}
valley_of_the_kings-board-steps = A kör lépései
valley_of_the_kings-board-step-play = Kijátszás
valley_of_the_kings-board-step-discard = Eldobás
valley_of_the_kings-board-step-rebuild = Építés
valley_of_the_kings-board-step-draw = Húzás
valley_of_the_kings-board-entomb-free = Sírkamra: még lehet
valley_of_the_kings-board-entomb-used = Sírkamra: már volt
valley_of_the_kings-board-stale = A piramis változatlan
valley_of_the_kings-board-arrange = Melyik lap legyen felül?
valley_of_the_kings-board-looked = A megnézett lapok
valley_of_the_kings-board-repeat = A kör akciói
valley_of_the_kings-board-pile-open = Fentről lefelé
valley_of_the_kings-board-pile-closed = A saját körödben csak a felső lapot látod.
valley_of_the_kings-board-close = Bezárás
valley_of_the_kings-board-short = { $card ->
    [imsety_canopic_jar] Amszet
    [qebehsenuef_canopic_jar] Kebehszenuf
    [duamutef_canopic_jar] Duamutef
    [hapi_canopic_jar] Hapi
    [weres_amulet] Veresz
    [wedjat_amulet] Udzsat
    [tyet_amulet] Tjet
    [djed_amulet] Dzsed
    [book_of_gates] Kapuk
    [book_of_the_earth] Föld
    [book_of_traversing_eternity] Örökkévalóság
    [book_of_the_heavens] Egek
    [book_of_the_netherworld] Amduat
    [statue_of_anubis] Anubisz
    [statue_of_bastet] Básztet
    [statue_of_isis] Ízisz
    [statue_of_sobek] Szobek
    [statue_of_osiris] Ozirisz
    [statue_of_horus] Hórusz
    [statue_of_thoth] Thot
    [mummified_cat] Macska
    [canopic_chest] Láda
    [censer] Füstölő
   *[other] { $card_name }
}
