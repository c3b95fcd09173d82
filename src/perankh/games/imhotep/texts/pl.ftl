# Imhotep po polsku. Argumenty objaśnia en.ftl.

## Części zdań, które się odmieniają

imhotep-phrase-stones = { $stones ->
    [one] { $stones } kamień
    [few] { $stones } kamienie
   *[other] { $stones } kamieni
}
imhotep-phrase-to-site = { $site ->
    [market] do Targowiska
    [pyramid] do Piramidy
    [temple] do Świątyni
    [burial_chamber] do Grobowca
   *[obelisks] do Obelisków
}
imhotep-phrase-onto-site = { $site ->
    [market] na Targowisko
    [pyramid] na Piramidę
    [temple] do Świątyni
    [burial_chamber] do Grobowca
   *[obelisks] do Obelisków
}
imhotep-phrase-at-site = { $site ->
    [market] przy Targowisku
    [pyramid] przy Piramidzie
    [temple] przy Świątyni
    [burial_chamber] przy Grobowcu
   *[obelisks] przy Obeliskach
}
imhotep-phrase-onto-space = na łódź { $ship }, pole { $space }
imhotep-phrase-from-space = z łodzi { $ship } (pole { $space })
imhotep-phrase-onto-pyramid = { $pyramid ->
    [left] na piramidzie po lewej
    [middle] na piramidzie środkowej
   *[right] na piramidzie po prawej
}

## O grze

imhotep-about = Wszyscy budują dla faraona i nikt nie buduje sam. Ładujecie kamienie na wspólne łodzie, a kto wypłynie, ten rozstrzyga, czyje plany się spełnią: kurs na Piramidę czy Świątynię, Grobowiec, Obeliski, a może Targowisko? Proste tury, trudne wybory i twój kamień, który właśnie popłynął zupełnie nie tam, gdzie trzeba.
imhotep-howto =
    Gra trwa 6 rund. W każdej rundzie na ładunek czekają 4 łodzie. Nie należą do nikogo: każdy może je ładować i każdy może nimi wypłynąć.
    W swojej turze wykonujesz dokładnie jedną akcję: zdobywasz do 3 nowych kamieni z kamieniołomu (skład mieści ich 5), ładujesz kamień na łódź, dopływasz łodzią z minimalną liczbą kamieni do placu budowy, przy którym w tej rundzie nie ma jeszcze łodzi, albo zagrywasz niebieską kartę targowiska.
    Kamienie wyładowuje się z łodzi po kolei, od dziobu. Na Targowisku każdy kamień daje właścicielowi kartę. Piramida punktuje od razu, Świątynia na koniec każdej rundy, Grobowiec i Obeliski na koniec gry.
    Runda kończy się, gdy wypłyną wszystkie jej łodzie. Wygrywa gracz, który ma na koniec najwięcej punktów.

## Opcje gry

imhotep-setup-market = Targowisko
imhotep-setup-market-help = Strona B: na jednym polu leżą dwie zakryte karty. Kto je bierze, ogląda obie i zatrzymuje jedną.
imhotep-setup-pyramid = Piramida
imhotep-setup-pyramid-help = Strona B: do wyboru jest kilka małych piramid, a każda ma własną premię.
imhotep-setup-temple = Świątynia
imhotep-setup-temple-help = Strona B: na koniec rundy każdy widoczny kamień daje premię swojego pola: punkty, kamienie albo kartę targowiska.
imhotep-setup-burial-chamber = Grobowiec
imhotep-setup-burial-chamber-help = Strona B: każdy rząd punktuje osobno, zależnie od tego, kto ma w nim najwięcej kamieni.
imhotep-setup-obelisks = Obeliski
imhotep-setup-obelisks-help = Strona B: budujesz kilka mniejszych obelisków. Im wcześniej któryś stanie, tym więcej daje punktów.
imhotep-setup-wrath = Gniew faraona
imhotep-setup-wrath-help = Kto na koniec gry nie ma kamienia choćby przy jednym monumencie, traci 5 punktów.

## Pytania

imhotep-prompt-turn = { $player }: wybierz akcję.
imhotep-prompt-lever-sail = { $player }: Dźwignia – która łódź dopłynie do którego placu budowy?
imhotep-prompt-lever-order = { $player }: Dźwignia – czyj kamień wyładujesz jako następny?
imhotep-prompt-hammer-load = { $player }: Młotek – gdzie załadujesz kamień?
imhotep-prompt-sail-load = { $player }: Żagiel – załaduj kamień na łódź, która potem wypłynie.
imhotep-prompt-sail-site = { $player }: Żagiel – do którego placu budowy dopłynie łódź?
imhotep-prompt-chisel-first = { $player }: Dłuto – gdzie załadujesz pierwszy kamień?
imhotep-prompt-chisel-second = { $player }: Dłuto – gdzie załadujesz drugi kamień?
imhotep-prompt-market-pick = { $player }: którą kartę bierzesz z Targowiska?
imhotep-prompt-market-keep = { $player }: którą z dwóch kart zatrzymujesz?
imhotep-prompt-pyramid-choice = { $player }: na której piramidzie kładziesz kamień?
imhotep-prompt-bonus-draw = { $player }: czy dobierasz wierzchnią kartę targowiska?
imhotep-prompt-bonus-take = { $player }: czy bierzesz kamienie z kamieniołomu?
imhotep-prompt-bonus-loading = { $player }: czy ładujesz kamień ze składu na łódź?
imhotep-prompt-temple-choice = { $player }: Świątynia – punkt czy kamienie?
imhotep-prompt-temple-draw = { $player }: Świątynia – czy dobierasz wierzchnią kartę targowiska?

## Akcje: napisy na przyciskach

imhotep-action-get = Zdobądź nowe kamienie
imhotep-action-load = Załaduj łódź { $ship }, pole { $space }
imhotep-action-sail = Dopłyń łodzią { $ship } { imhotep-phrase-to-site }
imhotep-action-play = Zagraj kartę { $card_name }
imhotep-action-to = Dopłyń { imhotep-phrase-to-site }
imhotep-action-unload = Wyładuj kamień: { $player }
imhotep-action-pick = { $card ->
    [none] Weź kartę z pola { $space }
   *[other] Weź kartę { $card_name } (pole { $space })
}
imhotep-action-pair = Weź dwie zakryte karty
imhotep-action-keep = Zatrzymaj kartę { $card_name }
imhotep-action-build = Połóż { imhotep-phrase-onto-pyramid }
imhotep-action-point = Weź punkt
imhotep-action-stones = Weź kamienie
imhotep-action-accept = Skorzystaj
imhotep-action-decline = Zrezygnuj

## Wydarzenia: wiersze dziennika

imhotep-event-round-started = Zaczyna się runda { $round }. Wielkości łodzi: { $ships_name }. Pierwszy gracz: { $player }.
imhotep-event-market-filled = { $cards ->
    [0] Targowisko pozostaje puste.
   *[other] { $pair ->
        [0] Na Targowisku: { $cards_name }.
        [1] Na Targowisku: { $cards_name } oraz jedna zakryta karta.
       *[other] Na Targowisku: { $cards_name } oraz dwie zakryte karty.
    }
}
imhotep-event-pile-reshuffled = { $cards ->
    [one] Stos kart odrzuconych ({ $cards } karta) staje się nową talią targowiska.
    [few] Stos kart odrzuconych ({ $cards } karty) zostaje przetasowany i staje się nową talią targowiska.
   *[other] Stos kart odrzuconych ({ $cards } kart) zostaje przetasowany i staje się nową talią targowiska.
}
imhotep-event-turn-passed = { $player } nie może nic zrobić i pasuje.
imhotep-event-stones-taken = { $player } bierze z kamieniołomu { imhotep-phrase-stones }.
imhotep-event-stone-loaded = { $player } ładuje kamień { imhotep-phrase-onto-space }.
imhotep-event-ship-sailed = { $player } dopływa łodzią { $ship } { imhotep-phrase-to-site }.
imhotep-event-card-played = { $player } zagrywa kartę { $card_name }.
imhotep-event-round-deadlocked = Nikt nie może już nic zrobić, więc runda się kończy.
imhotep-event-ship-removed = { $stones ->
    [0] Pusta łódź { $ship } zostaje usunięta.
   *[other] Łódź { $ship } zostaje usunięta. Z powrotem do kamieniołomu: { imhotep-phrase-stones }.
}
imhotep-event-stone-unloaded = { $player }: kamień trafia { imhotep-phrase-from-space } { imhotep-phrase-onto-site }.
imhotep-event-stone-returned = { $player } zwraca kamień do kamieniołomu.
imhotep-event-pick-declined = { $player } nie bierze żadnej karty.
imhotep-event-card-taken = { $player } bierze z Targowiska kartę { $card_name } (pole { $space }).
imhotep-event-pair-taken = { $player } bierze dwie zakryte karty.
imhotep-event-pair-seen = { $cards ->
    [hidden] { $player } ogląda potajemnie zakryte karty.
   *[other] { $player } widzi karty: { $cards_name }.
}
imhotep-event-card-kept = { $player } zatrzymuje kartę { $card_name }.
imhotep-event-card-discarded = { $player } odrzuca kartę { $card_name }.
imhotep-event-card-drawn = { $player } dobiera kartę { $card_name }.
imhotep-event-red-card-resolved = { $card_name }: { $player } przenosi kamień z kamieniołomu { imhotep-phrase-onto-site }.
imhotep-event-red-card-void = { $card_name } nie daje nic: { $player } nie ma kamieni w kamieniołomie.
imhotep-event-pyramid-stone = { $player } buduje na Piramidzie, pole { $space }: { points }.
imhotep-event-small-pyramid-stone = { $player } buduje { imhotep-phrase-onto-pyramid }, pole { $space }: { points }.
imhotep-event-overflow-stone = { $player } kładzie przy Piramidzie nadmiarowy kamień: { points }.
imhotep-event-bonus-declined = { $player } rezygnuje z premii: { $bonus_name }.
imhotep-event-temple-stone = { $player } buduje w Świątyni: pole { $space }, poziom { $level }.
imhotep-event-temple-scored = Świątynia, pole { $space }: { $player }, { points }.
imhotep-event-chamber-stone = { $player } buduje w Grobowcu: rząd { $row }, kolumna { $column }.
imhotep-event-obelisk-stone = { $player } buduje obelisk: na razie { imhotep-phrase-stones }.
imhotep-event-tower-built = { $player } kończy obelisk: { points }.
imhotep-event-round-ended = Kończy się runda { $round }.
imhotep-event-market-cleared = Z Targowiska na stos kart odrzuconych: { $cards_name }.
imhotep-event-category-scored = Końcowe podliczanie punktów, { $category_name }: { $player }, { points }.
imhotep-event-game-ended = Koniec gry. { winner }

## Dlaczego czegoś nie można zrobić

imhotep-why-quarry-empty = W kamieniołomie nie ma już twoich kamieni.
imhotep-why-sled-full = Twój skład jest pełny.
imhotep-why-sled-empty = W twoim składzie nie ma kamieni.
imhotep-why-space-taken = Na tym polu leży już kamień.
imhotep-why-space-unknown = Ta łódź nie ma takiego pola.
imhotep-why-ship-sailed = Ta łódź już w tej rundzie wypłynęła.
imhotep-why-ship-below-minimum = Na łodzi nie ma jeszcze minimalnej liczby kamieni.
imhotep-why-no-ship-ready = Na żadnej łodzi nie ma jeszcze minimalnej liczby kamieni.
imhotep-why-site-closed = Do tego placu budowy już w tej rundzie dopłynęła łódź.
imhotep-why-not-playable = Jako akcję można zagrać tylko niebieską kartę.
imhotep-why-card-not-owned = Nie masz tej karty.
imhotep-why-hammer-needs-both = Młotek wymaga kamienia, który możesz wziąć, i wolnego pola na łodzi, która jeszcze nie wypłynęła.
imhotep-why-sail-needs-minimum = Żagiel wymaga kamienia w składzie i łodzi, która będzie z nim miała minimalną liczbę kamieni.
imhotep-why-chisel-needs-two = Dłuto wymaga dwóch kamieni w składzie i dwóch wolnych pól na łodziach, które jeszcze nie wypłynęły.
imhotep-why-spaces-in-order = Wybierz oba pola po kolei: najpierw to na łodzi o niższym numerze, a na tej samej łodzi to bliżej dziobu.
imhotep-why-colour-not-left = Na łodzi nie czeka już żaden kamień tego koloru.
imhotep-why-no-card-there = Na tym polu nie ma karty.
imhotep-why-not-in-pair = Tej karty nie ma wśród dwóch zakrytych.
imhotep-why-pyramid-finished = Ta piramida jest już ukończona.

## Za co są punkty

imhotep-category-pyramid = Piramida
imhotep-category-temple = Świątynia
imhotep-category-burial-chamber = Grobowiec
imhotep-category-obelisks = Obeliski
imhotep-category-statues = Posągi
imhotep-category-decorations = Dekoracje
imhotep-category-blue-cards = Niezagrane niebieskie karty
imhotep-category-wrath = Gniew faraona

## Stół rysowany literami

imhotep-board-ready = może wypłynąć
imhotep-board-needs = { $stones ->
    [one] brakuje { $stones } kamienia
   *[other] brakuje { $stones } kamieni
}

## Stół czytany na głos

imhotep-say-free = wolne
imhotep-say-ship = { $site ->
    [none] Łódź { $ship }, kamieni { $load }/{ $capacity }. { $missing ->
        [0] Może wypłynąć.
       *[other] Do wypłynięcia brakuje kamieni: { $missing }.
    } Od dziobu: { $spaces_name }.
   *[other] Łódź { $ship } stoi { imhotep-phrase-at-site }. { $load ->
        [0] Jest pusta.
       *[other] Kamieni jeszcze na pokładzie: { $load }. Od dziobu: { $spaces_name }.
    }
}
imhotep-say-dock = { $ship ->
    [0] Przystań jest wolna.
   *[other] W przystani stoi łódź { $ship }.
}
imhotep-say-site-market = Targowisko, { $side_name }. { imhotep-say-dock } { $cards ->
    [0] Brak odkrytych kart.
   *[other] Odkryte karty: { $cards_name }.
} Zakrytych kart: { $pair }. Talia targowiska: { $draw }, stos kart odrzuconych: { $discard }.
imhotep-say-site-pyramid = Piramida, { $side_name }. { imhotep-say-dock } Kamieni: { $stones }. Za następny kamień: { points }.
imhotep-say-site-pyramids = Piramidy, { $side_name }. { imhotep-say-dock } Kamieni: piramida po lewej { $left }, środkowa { $middle }, po prawej { $right }, nadmiarowe kamienie { $extra }.
imhotep-say-site-temple = Świątynia, { $side_name }. { imhotep-say-dock } Kamieni: { $stones }. { $visible ->
    [0] Nie widać żadnego kamienia.
   *[other] Widoczne kamienie od lewej: { $visible_name }.
}
imhotep-say-site-burial-chamber = Grobowiec, { $side_name }. { imhotep-say-dock } Kamieni: { $stones }.
imhotep-say-row = { $stones ->
    [0] Rząd { $row }: pusty.
   *[other] Rząd { $row }: { $stones_name }.
}
imhotep-say-site-obelisks = Obeliski, { $side_name }. { imhotep-say-dock } { $side ->
    [a] Najwyższe obeliski dadzą punkty na koniec gry.
   *[b] { $points ->
        [0] Nie można już ukończyć żadnego obelisku.
       *[other] Za następny obelisk: { points }.
    }
}
imhotep-say-obelisk = { $built ->
    [0] { $player }: { imhotep-phrase-stones }.
   *[other] { $player }: { imhotep-phrase-stones }, ukończonych obelisków: { $built }.
}
imhotep-say-player = { $player }, { $colour_name }: { points }. Skład: { $sled }, kamieniołom: { $quarry }. { $cards ->
    [0] Brak kart.
   *[other] Karty: { $cards_name }.
}

## Plansza w przeglądarce

imhotep-board-free = wolne
imhotep-board-closed = stoi tu łódź
imhotep-board-market = { $side ->
    [a] Karta za każdy kamień
   *[b] Karta za każdy kamień; z pary zostaje jedna
}
imhotep-board-pyramid = { $side ->
    [a] Punkty od razu
   *[b] Punkty i premia od razu
}
imhotep-board-temple = { $side ->
    [a] Za widoczne kamienie, co rundę
   *[b] Premia za widoczne kamienie, co rundę
}
imhotep-board-burial-chamber = { $side ->
    [a] Grupy, na koniec gry
   *[b] Najwięcej kamieni w rzędzie, na koniec gry
}
imhotep-board-obelisks = { $side ->
    [a] Najwyższy, na koniec gry
   *[b] Ukończone obeliski, od razu
}
imhotep-board-round = Runda { $round }
imhotep-board-rounds-left = { $rounds ->
    [0] ostatnia runda
    [one] jeszcze { $rounds } runda
    [few] jeszcze { $rounds } rundy
   *[other] jeszcze { $rounds } rund
}
imhotep-board-rounds-seen = Dotychczasowe rundy
imhotep-board-rounds-possible = Mogą jeszcze przyjść (jedna z nich nie)
imhotep-board-draw = talia { $draw }
imhotep-board-discard = odrzucone { $discard }
imhotep-board-level = poziom { $level }
imhotep-board-each = potem każdy
imhotep-board-further = każdy następny +{ $points }
imhotep-board-single = pojedyncze kamienie: po { $points }
imhotep-board-own-quay = Twoje nabrzeże
imhotep-board-quay = Nabrzeże: { $player }
imhotep-board-sled = Skład { $sled }/{ $capacity }
imhotep-board-quarry = zostało { $quarry }
imhotep-board-no-cards = Jeszcze bez kart
imhotep-board-pair = jedna zostaje
imhotep-board-choice = Twój wybór
imhotep-board-harbour = Przystań łodzi
imhotep-board-sites = Place budowy
imhotep-board-card = { $card ->
    [entrance] kamień do Piramidy
    [sarcophagus] kamień do Grobowca
    [paved_path] kamień do Obelisków
    [statue] zbieraj je
    [lever] płyń, ustal kolejność
    [hammer] weź kamienie, załaduj jeden
    [sail] załaduj jeden i płyń
    [chisel] załaduj dwa kamienie
   *[other] 1 za 3 kamienie tam
}
