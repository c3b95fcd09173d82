# Iunu po polsku. Argumenty objaśnia en.ftl.

## Części zdań, które się odmieniają

iunu-phrase-deben = { $deben ->
    [one] { $deben } deben
    [few] { $deben } debeny
   *[other] { $deben } debenów
}
iunu-phrase-deben-object = { $deben ->
    [one] { $deben } deben
    [few] { $deben } debeny
   *[other] { $deben } debenów
}
iunu-phrase-count = { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[other] { $count } kart
}
iunu-phrase-cards = { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[other] { $cards } kart
}
iunu-phrase-afterlife = { $count ->
    [one] { $count } kartę zaświatów
    [few] { $count } karty zaświatów
   *[other] { $count } kart zaświatów
}
iunu-phrase-one = { $caste ->
    [pharaoh] Faraona
    [scribe] Skrybę
    [noble] Wielmożę
    [priest] Kapłana
    [artisan] Rzemieślnika
    [soldier] Żołnierza
    [baker] Piekarza
    [merchant] Kupca
   *[farmer] Rolnika
}
iunu-phrase-two = { $caste ->
    [pharaoh] dwóch Faraonów
    [scribe] dwóch Skrybów
    [noble] dwóch Wielmożów
    [priest] dwóch Kapłanów
    [artisan] dwóch Rzemieślników
    [soldier] dwóch Żołnierzy
    [baker] dwóch Piekarzy
    [merchant] dwóch Kupców
   *[farmer] dwóch Rolników
}
iunu-phrase-die = kostkę z wynikiem { $die }

## O grze

iunu-about = Kraj tworzy dziewięć kast, od Faraona po rolników, a twoja dynastia chce przewodzić w każdej z nich. Wykładaj swoich ludzi, karm ich, pozwól im zarabiać, ukryj kogoś pod Skrybą, po rolnika sąsiada poślij Żołnierzy. Ale to, co oddajesz, leży na Forum dla innych, kostki zużywają się z każdym użyciem, a dopiero koniec pokaże, co Kapłani szeptali o zaświatach.
iunu-howto =
    Na początku każdej rundy rzuca się 3 kostkami dla wszystkich; zdolności stopniowo je obniżają. Potem każdy rozgrywa jedną turę, mając na ręce 4 karty.
    Faza dynastii: wyłóż odkrytą kartę albo zapłać 1 deben i wyłóż 2 karty tej samej kasty. Potem możesz użyć zdolności tej kasty: zdobyć pieniądze, kupić chleb, porwać Rolnika, ukryć kartę albo poszukać karty zaświatów.
    Faza odrodzenia: połóż na Forum 2 karty z ręki, weź 3 spośród tych, które leżały tam wcześniej, i dobierz do 4. Na Forum przybywa nowa karta.
    Gdy tura zaczyna się z pustą talią, trwa ostatnia runda. Punkty dają same karty, chleb na nich, najwięcej kart jednej kasty, karta zaświatów i pieniądze. Wygrywa gracz, który ma najwięcej punktów.

## Opcje gry

iunu-setup-mode = Rodzaj gry
iunu-setup-mode-help = Memfis i Teby: 2 graczy i milcząca Heliopolis, która zbiera karty według stałych zasad i może wygrać. Wzlot Atona: 2 graczy i Forum, z którego w każdej turze znika karta z lewego skraju.

## Pytania

iunu-prompt-reroll = { $player }: Faraon – którą kostkę przerzucasz?
iunu-prompt-play = { $player }: co wykładasz do swojej Dynastii?
iunu-prompt-scribe = { $player }: Skryba – którą kartę ukrywasz?
iunu-prompt-noble = { $player }: Wielmoża – czy pobierasz sumę kostek?
iunu-prompt-priest = { $player }: Kapłan – która kostka określi, ile kart zaświatów zobaczysz?
iunu-prompt-keep = { $player }: Kapłan – którą kartę zaświatów zatrzymujesz?
iunu-prompt-soldier = { $player }: Żołnierz – kogo grabisz?
iunu-prompt-bribe = { $player }: Żołnierze stoją u drzwi. Płacisz łapówkę czy tracisz Rolnika?
iunu-prompt-baker = { $player }: Piekarz – którą kartę karmisz?
iunu-prompt-merchant = { $player }: Kupiec – czy handlujesz?
iunu-prompt-artisan = { $player }: Rzemieślnik – czy płacisz, żeby odłożyć mniej kart?
iunu-prompt-place = { $player }: którą kartę odkładasz na Forum?
iunu-prompt-place-row = { $player }: którą kartę dokładasz jako następną na prawym końcu Forum?
iunu-prompt-take = { $player }: którą kartę bierzesz z Forum?
iunu-prompt-pick = { $player }: którą kartę z rzędu bierzesz?

## Akcje: napisy na przyciskach

iunu-action-reroll = Przerzuć { iunu-phrase-die }
iunu-action-decline = Nie korzystaj
iunu-action-play = Wyłóż { iunu-phrase-one }
iunu-action-pair = Wyłóż { iunu-phrase-two } ({ iunu-phrase-deben })
iunu-action-hide = Ukryj { iunu-phrase-one } ({ iunu-phrase-deben })
iunu-action-tax = Pobierz { iunu-phrase-deben-object }
iunu-action-seek = Wybierz { iunu-phrase-die }: zobacz { iunu-phrase-cards } ({ iunu-phrase-deben })
iunu-action-keep = Zatrzymaj kartę { $card_name }
iunu-action-raid = Ograb: { $player }
iunu-action-bribe = Zapłać łapówkę ({ iunu-phrase-deben })
iunu-action-yield = Oddaj Rolnika
iunu-action-feed = Nakarm { iunu-phrase-one } ({ iunu-phrase-deben })
iunu-action-done = To wszystko
iunu-action-trade = Handluj i zdobądź { iunu-phrase-deben-object }
iunu-action-pay = { $cards ->
    [0] Odłóż wszystkie
    [one] Odłóż o { $cards } kartę mniej ({ iunu-phrase-deben })
    [few] Odłóż o { $cards } karty mniej ({ iunu-phrase-deben })
   *[other] Odłóż o { $cards } kart mniej ({ iunu-phrase-deben })
}
iunu-action-place = Odłóż { iunu-phrase-one }
iunu-action-take = Weź { iunu-phrase-one }
iunu-action-pick = { $caste ->
    [none] Weź { $position }. kartę od lewej
   *[other] Weź { iunu-phrase-one } ({ $position }. karta od lewej)
}

## Wydarzenia: wiersze dziennika

iunu-event-hand-dealt = { $castes ->
    [hidden] { $player } otrzymuje { iunu-phrase-count }.
   *[other] { $player } otrzymuje karty: { $castes_name }.
}
iunu-event-forum-laid = Na Forum: { $castes_name }.
iunu-event-heliopolis-laid = Heliopolis zaczyna z kartami: { $castes_name }.
iunu-event-round-started = Zaczyna się runda { $round }. Gracz rozpoczynający: { $player }.
iunu-event-dice-rolled = { $player } rzuca kostkami: { $dice_name }.
iunu-event-dice-reduced = { $dice ->
    [0] W grze nie została żadna kostka.
   *[other] { $out ->
        [0] Kostki pokazują teraz: { $dice_name }.
       *[other] Kostki pokazują teraz: { $dice_name }; poza grą: { $out }.
    }
}
iunu-event-final-round = Talia jest pusta: to ostatnia runda.
iunu-event-turn-started = Tura: { $player }.
iunu-event-die-rerolled = { $player } przerzuca { iunu-phrase-die }: teraz wypada { $value }.
iunu-event-cards-played = { $count ->
    [1] { $player } wykłada { iunu-phrase-one }.
   *[other] { $player } wykłada { iunu-phrase-two } i płaci { iunu-phrase-deben-object }.
}
iunu-event-card-hidden = { $caste ->
    [hidden] { $player } płaci { iunu-phrase-deben-object } i ukrywa kartę pod Skrybą.
   *[other] { $player } płaci { iunu-phrase-deben-object } i ukrywa pod Skrybą { iunu-phrase-one }.
}
iunu-event-cards-drawn = { $castes ->
    [hidden] { $player } dobiera { iunu-phrase-count }.
   *[other] { $player } dobiera: { $castes_name }.
}
iunu-event-deben-gained = { $player } zdobywa { iunu-phrase-deben-object } ({ $caste_name }).
iunu-event-afterlife-seen = { $cards ->
    [hidden] { $player } wybiera { iunu-phrase-die }, płaci { iunu-phrase-deben-object } i ogląda potajemnie { iunu-phrase-afterlife }.
   *[other] { $player } wybiera { iunu-phrase-die }, płaci { iunu-phrase-deben-object } i widzi: { $cards_name }.
}
iunu-event-afterlife-kept = { $card ->
    [hidden] { $player } zatrzymuje zakrytą kartę zaświatów.
   *[other] { $player } zatrzymuje kartę: { $card_name }.
}
iunu-event-afterlife-returned = { $cards ->
    [hidden] { $player } zwraca { iunu-phrase-afterlife }.
   *[other] { $player } zwraca do talii zaświatów: { $cards_name }.
}
iunu-event-raid-declared = { $player } wysyła Żołnierzy po Rolnika. Cel: { $owner }.
iunu-event-bribe-paid = { $owner } płaci łapówkę. { $player } dostaje { iunu-phrase-deben-object }.
iunu-event-farmer-taken = { $owner } traci Rolnika. Przejmuje go { $player }.
iunu-event-bread-placed = { $player } płaci { iunu-phrase-deben-object } za chleb (cena jednego: { $price }): { $castes_name }.
iunu-event-cards-kept = { $player } płaci { iunu-phrase-deben-object } i dzięki Rzemieślnikom zachowuje na ręce { iunu-phrase-count }.
iunu-event-cards-placed = { $castes ->
    [0] { $player } nic nie odkłada na Forum.
   *[other] { $player } odkłada na Forum: { $castes_name }.
}
iunu-event-cards-taken = { $castes ->
    [0] { $player } nic nie bierze z Forum.
   *[other] { $player } bierze z Forum: { $castes_name }.
}
iunu-event-forum-card-discarded = Z lewego skraju Forum znika karta: { $caste_name }.
iunu-event-forum-card-turned = Nowa karta na Forum: { $caste_name }.
iunu-event-heliopolis-took = Heliopolis bierze z Forum { iunu-phrase-one }.
iunu-event-hidden-revealed = { $player } odkrywa ukryte karty: { $castes_name }.
iunu-event-afterlife-revealed = { $player } odkrywa kartę zaświatów: { $card_name }.
iunu-event-heliopolis-fed = { $castes ->
    [0] Piekarze Heliopolis nie mają chleba do rozdania.
   *[other] Piekarze Heliopolis kładą chleb na kartach: { $castes_name }.
}
iunu-event-heliopolis-afterlife = Heliopolis ma kartę zaświatów: { $card_name }.
iunu-event-category-scored = Końcowe podliczanie punktów, { $category_name }: { $player }, { points }.
iunu-event-heliopolis-scored = Końcowe podliczanie punktów, { $category_name }: Heliopolis, { points }.
iunu-event-heliopolis-won = Pierwsze miejsce zajmuje Heliopolis.
iunu-event-game-ended = Koniec gry. { winner }

## Dlaczego czegoś nie można zrobić

iunu-why-not-in-hand = Nie masz takiej karty na ręce.
iunu-why-no-second-card = Nie masz na ręce drugiej karty tej kasty.
iunu-why-second-card-unpaid = Nie stać cię na drugą kartę.
iunu-why-die-not-in-play = Żadna kostka w grze nie pokazuje tej wartości.
iunu-why-hide-not-in-hand = Nie masz na ręce takiej karty do ukrycia.
iunu-why-priest-unpaid = Nie stać cię na tyle kart zaświatów.
iunu-why-not-drawn = Ta karta nie została dobrana ani nie była wcześniej twoja.
iunu-why-no-such-player = Nie ma takiego gracza.
iunu-why-raid-on-oneself = Nie możesz ograbić siebie.
iunu-why-raid-on-heliopolis = Rolników Heliopolis nie można porwać.
iunu-why-farmers-safe = Ten gracz nie ma Rolnika, którego mógłby stracić: wszyscy są nakarmieni albo chronieni przez Żołnierzy.
iunu-why-nothing-to-feed = W tej kaście nie masz już nienakarmionej karty.
iunu-why-feed-in-order = Wybieraj karty według pozycji, od Faraona w dół.
iunu-why-too-few-artisans = Masz na to za mało Rzemieślników.
iunu-why-artisans-unpaid = Nie masz tylu debenów.
iunu-why-nothing-to-keep = Wcale nie musisz odkładać tylu kart.
iunu-why-place-not-in-hand = Nie masz już na ręce takiej karty do odłożenia.
iunu-why-place-in-order = Wybieraj karty według pozycji, od Faraona w dół, i tak, żeby starczyło ich na dalszy wybór.
iunu-why-not-in-forum = Takiej karty nie ma już na Forum.
iunu-why-just-placed = Ta karta została właśnie odłożona.
iunu-why-take-in-order = Wybieraj karty według pozycji, od Faraona w dół, i tak, żeby starczyło ich na dalszy wybór.
iunu-why-no-card-there = W tym miejscu rzędu nie ma karty.
iunu-why-pick-in-order = Wybieraj karty od lewej do prawej i tak, żeby starczyło ich na dalszy wybór.

## Za co są punkty

iunu-category-caste-vp = Punkty za kasty
iunu-category-bread-vp = Punkty za chleb
iunu-category-majority-vp = Punkty za przewagę
iunu-category-afterlife = Punkty za zaświaty
iunu-category-deben = Punkty za debeny
iunu-category-merchant = Punkty za Kupców

## Rysowany stół

iunu-board-round = Runda { $round }
iunu-board-caste = { $caste ->
    [pharaoh] co turę przerzuć kostkę
    [scribe] zapłać, ukryj kartę, dobierz
    [noble] zdobądź sumę kostek
    [priest] zapłać, wybierz kartę zaświatów
    [artisan] za opłatą odłóż mniej kart
    [soldier] porwij Rolnika, chroń swoich
    [baker] kup chleb
    [merchant] najwyższa kostka + Kupcy
   *[farmer] tańszy chleb
}
iunu-board-afterlife = { $card ->
    [hatshepsut] 6 za każdą trójkę Skryba + Wielmoża + Kapłan
    [amenhotep] 4 za każdą trójkę Piekarz + Kupiec + Rolnik
    [anubis] Żołnierze podwójnie, jeśli nie mniej niż Rolników
    [osiris] 1 za każdy deben
    [nephthys] 5 za najwięcej chleba
    [khufu] 7 za najwięcej różnych kast
   *[other] twoja najlepsza przewaga podwójnie
}

## Co stoi na stole w przeglądarce

iunu-board-label = Runda { $round }, { $deck ->
    [one] { $deck } karta do końca
    [few] { $deck } karty do końca
   *[other] { $deck } kart do końca
}
iunu-board-deck = kart do końca
iunu-board-final = Ostatnia runda
iunu-board-forum = Forum
iunu-board-leaves = zaraz znika
iunu-board-discard = odrzucono { $discard }
iunu-board-placed = właśnie odłożona
iunu-board-dice = Kostki rundy
iunu-board-dice-sum = { $dice ->
    [0] brak kostek w grze
   *[other] najwyższa { $highest } · suma { $sum }
}
iunu-board-first = zaczyna { $player }
iunu-board-afterlife-deck = Zaświaty
iunu-board-bank = w banku { $bank }
iunu-board-bank-endless = bank bez limitu
iunu-board-bread = chleb { $bread }
iunu-board-bread-endless = chleb bez limitu
iunu-board-deben = { $deben ->
    [one] { $deben } deben
    [few] { $deben } debeny
   *[other] { $deben } debenów
}
iunu-board-cards = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } kart
}
iunu-board-you = Ty
iunu-rival-heliopolis = Heliopolis
iunu-board-lead = o { $lead }
iunu-board-tie = remis
iunu-board-hidden = ukryte { $hidden }
iunu-board-own-hand = Twoje karty
iunu-board-hands = Karty na rękach
iunu-board-hand-hint = jedną lub dwie takie same
iunu-board-gathered = wybrano { $count }/{ $still }
iunu-board-price-bread = Cena chleba
iunu-board-price-merchant = Kupiec przynosi
iunu-board-price-noble = Wielmoża przynosi
iunu-board-choice = Twój wybór
iunu-board-preview = Co by się zmieniło
iunu-board-preview-dice = Kostki
iunu-board-preview-majority = Przewaga
iunu-board-secrets = Tylko dla twoich oczu
iunu-board-no-afterlife = jeszcze bez karty zaświatów
iunu-board-no-hidden = brak ukrytych kart

## Stół czytany na głos

iunu-phrase-column = { $size ->
    [one] { $size } karta
    [few] { $size } karty
   *[other] { $size } kart
}, z chlebem { $fed }
iunu-say-column = { $player }, { $caste_name }: { iunu-phrase-column }
iunu-say-heliopolis-column = Heliopolis, { $caste_name }: { iunu-phrase-column }
iunu-say-farmers = bezpieczni { $safe }, do porwania { $vulnerable }
iunu-say-standing = { $caste_name }, przewaga { $points }: { $standing ->
    [leads] { $player } prowadzi o { $lead }
    [heliopolis] Heliopolis prowadzi o { $lead }
    [tie] remis
   *[nobody] nikt nie ma żadnej karty
}
iunu-say-card = { $caste_name }: wartość { $caste_vp }, z chlebem o { $bread_vp } więcej, przewaga { $majority_vp }.
iunu-say-hand-card = Na twojej ręce
iunu-say-forum-card = Forum, miejsce { $position }
iunu-say-deck = Talia: { $deck ->
    [one] { $deck } karta
    [few] { $deck } karty
   *[other] { $deck } kart
}
iunu-say-afterlife-deck = Talia zaświatów: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } kart
}
iunu-say-die = Kostka z wynikiem { $value }
iunu-say-player = { $player }: { iunu-phrase-deben }, kart na ręce { $cards }, ukrytych kart { $hidden }, { $afterlife ->
    [yes] ma kartę zaświatów
   *[no] nie ma karty zaświatów
}
