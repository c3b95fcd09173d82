# Valley of the Kings po polsku. Argumenty objaśnia en.ftl.

## Części zdań, które się odmieniają

valley_of_the_kings-phrase-cards = { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[other] { $count } kart
}
valley_of_the_kings-phrase-from = { $zone ->
    [hand] z ręki
    [draw_deck] z talii dobierania
    [discard_pile] ze stosu kart odrzuconych
    [in_play] spośród zagranych kart
    [tomb] z grobowca
    [boneyard] z cmentarzyska
    [stock] z zapasu
   *[pyramid] z piramidy
}
valley_of_the_kings-phrase-space = { $space ->
    [hidden] { "" }
   *[other] { " " }({ $space_name })
}
valley_of_the_kings-phrase-step = { $step ->
    [draw] dobrać karty
    [discard_from_hand] odrzucić z ręki
    [sacrifice_from_hand] poświęcić z ręki
    [sacrifice_from_pyramid] poświęcić kartę z piramidy
    [swap_pyramid] zamienić miejscami dwie karty w piramidzie
    [take_from_pyramid] wziąć kartę z piramidy
    [take_top_of_stock] wziąć wierzchnią kartę zapasu
    [take_top_of_boneyard] wziąć wierzchnią kartę cmentarzyska
    [entomb] złożyć kartę do grobowca
    [discard_pile_to_deck] położyć odrzuconą kartę na talii dobierania
    [reveal_and_execute_top] odkryć wierzchnią kartę talii dobierania
    [repeat_action] powtórzyć akcję
    [each_opponent] zadziałać na przeciwników
    [set_gold] ustalić wartość w złocie
    [add_gold] podnieść wartość w złocie
    [swap_hand_tomb] wymienić kartę z ręki na kartę z grobowca
    [return_from_tomb] odzyskać kartę z grobowca
    [look_top] obejrzeć wierzchnie karty talii dobierania
    [choose_one] wybrać jedną z możliwości
   *[other] nic
}

## O grze

valley_of_the_kings-about = Wypełnij swój grobowiec najwspanialszymi darami, zanim zrobią to inni. Kupujesz artefakty z osuwającej się piramidy, używasz ich jako złota albo dla ich akcji, ale liczyć się będzie tylko to, co spocznie w grobowcu. Każdy złożony tam skarb zuboża twoją talię, a wzbogaca życie po śmierci: kiedy potrafisz się z nim rozstać?
valley_of_the_kings-howto =
    W swojej turze zagrywasz 5 kart z ręki w dowolnej kolejności. Każda służy raz: jako złoto, przez swoją akcję albo przez złożenie jej do grobowca.
    Kupuje się z podstawy piramidy, czyli z jej dolnego rzędu: wykładasz karty, których złoto wystarcza na koszt. Nowa karta trafia na twój stos kart odrzuconych, a karty powyżej się osuwają. Nadwyżka złota przepada.
    Raz na turę możesz złożyć kartę z ręki do grobowca. Znika z talii na dobre, ale punkty daje tylko grobowiec: karty początkowe po 1, unikatowe artefakty własną wartość, a każdy zestaw kwadrat liczby różnych kart, więc 4 różne posążki są warte 16.
    Jeśli piramida nie zmieniła się w twojej turze, musisz poświęcić jedną z jej kart. Potem uzupełnia się ją z zapasu, wszystkie twoje karty zostają odrzucone i dobierasz 5 nowych.
    Gdy zapas i piramida są puste, rundę gra się do końca. Wygrywa gracz, który ma w grobowcu najwięcej punktów.

## Opcje gry

valley_of_the_kings-setup-completist = Pełne zestawy
valley_of_the_kings-setup-completist-help = Wariant nieoficjalny: pełny zestaw daje dodatkowy punkt za każdą ze swoich różnych kart.
valley_of_the_kings-setup-first-player = Gracz rozpoczynający
valley_of_the_kings-setup-first-player-help = Kto ma pierwszą turę: wskazane miejsce przy stole albo wylosowany gracz.
valley_of_the_kings-setup-first-player-random = Wylosowany
valley_of_the_kings-setup-first-player-seat-1 = Miejsce 1
valley_of_the_kings-setup-first-player-seat-2 = Miejsce 2
valley_of_the_kings-setup-first-player-seat-3 = Miejsce 3
valley_of_the_kings-setup-first-player-seat-4 = Miejsce 4

## Pytania

valley_of_the_kings-prompt-play = { $player }: kupuj, używaj akcji, złóż kartę do grobowca albo zakończ turę.
valley_of_the_kings-prompt-pay = { $player }: czym płacisz?
valley_of_the_kings-prompt-arrange = { $player }: która karta leży następna w stosie kart odrzuconych, od góry?
valley_of_the_kings-prompt-discard = { $player }: którą kartę odrzucasz?
valley_of_the_kings-prompt-sacrifice = { $player }: którą kartę z ręki poświęcasz?
valley_of_the_kings-prompt-entomb = { $player }: którą kartę składasz do grobowca?
valley_of_the_kings-prompt-to-deck = { $player }: która karta trafi na wierzch talii dobierania?
valley_of_the_kings-prompt-take = { $player }: którą kartę bierzesz?
valley_of_the_kings-prompt-sacrifice-pyramid = { $player }: którą kartę z piramidy poświęcasz?
valley_of_the_kings-prompt-swap = { $player }: które dwie karty w piramidzie zamieniasz miejscami?
valley_of_the_kings-prompt-unearth = { $player }: którą kartę bierzesz z grobowca z powrotem na rękę?
valley_of_the_kings-prompt-exchange-hand = { $player }: którą kartę z ręki składasz do grobowca?
valley_of_the_kings-prompt-exchange-tomb = { $player }: którą kartę z grobowca za nią dostajesz?
valley_of_the_kings-prompt-choose = { $player }: co wybierasz?
valley_of_the_kings-prompt-repeat = { $player }: którą akcję wykonujesz ponownie?
valley_of_the_kings-prompt-keep = { $player }: którą z tych kart zatrzymujesz?
valley_of_the_kings-prompt-rest = { $player }: którą z tych kart odrzucasz jako następną?
valley_of_the_kings-prompt-crumble = { $player }: która karta osunie się w lukę?
valley_of_the_kings-prompt-forced-sacrifice = { $player }: musisz poświęcić kartę z ręki. Którą?
valley_of_the_kings-prompt-forced-gift = { $player }: musisz oddać kartę. Którą?
valley_of_the_kings-prompt-forced-discard = { $player }: musisz odrzucić kartę. Którą?
valley_of_the_kings-prompt-after-purchase = { $player }: kupiono kartę. Reagujesz?
valley_of_the_kings-prompt-after-sacrifice = { $player }: poświęcono kartę. Reagujesz?
valley_of_the_kings-prompt-unchanged = { $player }: piramida się nie zmieniła. Którą z jej kart poświęcasz?

## Akcje: napisy na przyciskach

valley_of_the_kings-action-buy = { $card ->
    [none] Kup kartę: { $space_name }
   *[other] Kup kartę { $card_name } ({ $space_name })
}
valley_of_the_kings-action-play = Użyj karty { $card_name }
valley_of_the_kings-action-entomb = Złóż do grobowca kartę { $card_name }
valley_of_the_kings-action-end = Zakończ turę
valley_of_the_kings-action-arrange = Zakończ turę i ułóż odrzucane karty
valley_of_the_kings-action-pay = Zapłać kartą { $card_name }
valley_of_the_kings-action-lay = Następna: { $card_name }
valley_of_the_kings-action-lay-rest = Reszta jak zwykle
valley_of_the_kings-action-discard = Odrzuć kartę { $card_name }
valley_of_the_kings-action-sacrifice = Poświęć kartę { $card_name }
valley_of_the_kings-action-entomb-pile = Złóż do grobowca kartę { $card_name } ze stosu kart odrzuconych
valley_of_the_kings-action-to-deck = { $card_name } na wierzch talii dobierania
valley_of_the_kings-action-take = { $card ->
    [none] Weź kartę: { $space_name }
   *[other] Weź kartę { $card_name } ({ $space_name })
}
valley_of_the_kings-action-sacrifice-pyramid = { $card ->
    [none] Poświęć kartę: { $space_name }
   *[other] Poświęć kartę { $card_name } ({ $space_name })
}
valley_of_the_kings-action-swap = Zamień karty { $card_name } ({ $space_name }) i { $other_card_name } ({ $other_space_name })
valley_of_the_kings-action-unearth = Weź na rękę kartę { $card_name }
valley_of_the_kings-action-exchange = Daj kartę { $card_name }
valley_of_the_kings-action-exchange-for = Weź w zamian kartę { $card_name }
valley_of_the_kings-action-choose = Możliwość { $option }: { valley_of_the_kings-phrase-step }
valley_of_the_kings-action-repeat = Powtórz akcję karty { $card_name }
valley_of_the_kings-action-keep = Zatrzymaj kartę { $card_name }
valley_of_the_kings-action-discard-looked = Odrzuć kartę { $card_name }
valley_of_the_kings-action-fall = { $card ->
    [none] Stąd nic się nie osunie: { $space_name }
   *[other] Osuwa się { $card_name } ({ $space_name })
}
valley_of_the_kings-action-give = Oddaj kartę { $card_name }
valley_of_the_kings-action-show = Pokaż kartę { $card_name }
valley_of_the_kings-action-react = Zareaguj kartą { $card_name }
valley_of_the_kings-action-pass = Nie reaguj

## Zdarzenia: wiersze dziennika

valley_of_the_kings-event-game-began = Pierwszą turę ma { $player }.
valley_of_the_kings-event-pyramid-filled = Nowe karty w piramidzie: { $cards_at_spaces }.
valley_of_the_kings-event-boneyard-begun = Na początku na cmentarzysku: { $cards_name }.
valley_of_the_kings-event-turn-began = Runda { $round }: tura gracza { $player }.
valley_of_the_kings-event-cards-laid-down = { $cards ->
    [0] { $player } nie ma czego odrzucić.
   *[other] { $player } kończy turę. Na stos kart odrzuconych: { $cards_name }.
}
valley_of_the_kings-event-pyramid-unchanged = Piramida się nie zmieniła: { $player } musi poświęcić jedną z jej kart.
valley_of_the_kings-event-cards-drawn = { $cards ->
    [hidden] { $player } dobiera { valley_of_the_kings-phrase-cards }.
   *[other] { $player } dobiera { valley_of_the_kings-phrase-cards }: { $cards_name }.
}
valley_of_the_kings-event-deck-reshuffled = { $player } tasuje stos kart odrzuconych na nową talię dobierania i ma w niej { valley_of_the_kings-phrase-cards }.
valley_of_the_kings-event-round-ended = Koniec rundy { $round }.
valley_of_the_kings-event-swaps-count-no-more = { $rounds ->
    [one] Przez całą rundę z zapasu i piramidy nie ubyła żadna karta. Od teraz zamiana kart nie liczy się jako zmiana.
    [few] Przez { $rounds } rundy z zapasu i piramidy nie ubyła żadna karta. Od teraz zamiana kart nie liczy się jako zmiana.
   *[other] Przez { $rounds } rund z zapasu i piramidy nie ubyła żadna karta. Od teraz zamiana kart nie liczy się jako zmiana.
}
valley_of_the_kings-event-card-bought = { $player } kupuje kartę { $card_name } ({ $space_name }), koszt { $cost }. { $cards ->
    [one] Płaci kartą { $cards_name }: { $gold }.
   *[other] Płaci kartami { $cards_name }: { $gold }.
}
valley_of_the_kings-event-card-fell = Osuwa się { $card_name }: { $from_space_name } → { $space_name }.
valley_of_the_kings-event-action-begun = { $player } używa karty { $card_name }.
valley_of_the_kings-event-action-repeated = { $player } powtarza akcję karty { $card_name }.
valley_of_the_kings-event-card-revealed = { $player } odkrywa kartę { $card_name }.
valley_of_the_kings-event-action-impossible = { $card_name }: { $player } nie może wykonać żadnej akcji tej karty.
valley_of_the_kings-event-revealed-discarded = { $player } odrzuca odkrytą kartę { $card_name }.
valley_of_the_kings-event-step-skipped = { $player } nie może już tego zrobić, więc zostaje to pominięte: { valley_of_the_kings-phrase-step }.
valley_of_the_kings-event-card-discarded = { $player } odrzuca { valley_of_the_kings-phrase-from } kartę { $card_name }.
valley_of_the_kings-event-card-sacrificed = { $player } poświęca { valley_of_the_kings-phrase-from } kartę { $card_name }{ valley_of_the_kings-phrase-space }.
valley_of_the_kings-event-card-given = { $player } kładzie kartę { $card_name } na stosie kart odrzuconych gracza { $owner }.
valley_of_the_kings-event-cards-swapped = { $player } zamienia miejscami dwie karty w piramidzie; teraz leżą: { $cards_at_spaces }.
valley_of_the_kings-event-card-taken = { $to_zone ->
    [tomb] { $player } bierze { valley_of_the_kings-phrase-from } prosto do grobowca kartę { $card_name }{ valley_of_the_kings-phrase-space }.
   *[other] { $player } bierze { valley_of_the_kings-phrase-from } kartę { $card_name }{ valley_of_the_kings-phrase-space }.
}
valley_of_the_kings-event-card-entombed = { $player } składa kartę { $card_name } { valley_of_the_kings-phrase-from } do grobowca (punkty { $before } → { $after }).
valley_of_the_kings-event-card-unearthed = { $player } bierze kartę { $card_name } z grobowca na rękę (punkty { $before } → { $after }).
valley_of_the_kings-event-card-on-deck = { $player } kładzie ze stosu kart odrzuconych na talię dobierania kartę { $card_name }.
valley_of_the_kings-event-gold-set = { $player }: każda karta jest w tej turze warta { $value } w złocie.
valley_of_the_kings-event-gold-raised = { $player }: każda karta jest w tej turze warta o { $value } więcej w złocie.
valley_of_the_kings-event-cards-looked-at = { $cards ->
    [hidden] { $player } ogląda z talii dobierania { valley_of_the_kings-phrase-cards }.
   *[other] { $player } ogląda z talii dobierania { valley_of_the_kings-phrase-cards }: { $cards_name }.
}
valley_of_the_kings-event-card-kept = { $card ->
    [hidden] { $player } bierze jedną z nich na rękę.
   *[other] { $player } bierze na rękę kartę { $card_name }.
}
valley_of_the_kings-event-player-spared = { $player } ma za mało kart: akcja nie obejmuje tego gracza.
valley_of_the_kings-event-card-shown = { $player } pokazuje kartę { $card_name }: akcja nie obejmuje tego gracza.
valley_of_the_kings-event-reaction-used = { $player } reaguje kartą { $card_name }.
valley_of_the_kings-event-category-scored = Końcowe podliczanie punktów, { $category_name }: { $player }, { points }.
valley_of_the_kings-event-game-ended = Koniec gry. { winner }

## Dlaczego czegoś nie można zrobić

valley_of_the_kings-why-space-empty = W tym miejscu podstawy nie ma żadnej karty.
valley_of_the_kings-why-not-enough-gold = Karty na twojej ręce nie mają na to dość złota.
valley_of_the_kings-why-not-in-hand = Nie masz tej karty na ręce.
valley_of_the_kings-why-reaction-card = Ta karta nie ma akcji: jest reakcją i czeka na to, co zrobią inni.
valley_of_the_kings-why-entombed-already = W tej turze karta została już złożona do grobowca.
valley_of_the_kings-why-nothing-to-arrange = Nie masz dwóch różnych kart, których kolejność miałaby znaczenie.
valley_of_the_kings-why-pay-in-order = Płać tylko potrzebnymi kartami, zaczynając od najcenniejszej.
valley_of_the_kings-why-pay-equals-in-order = Karty o tej samej wartości wymienia się tylko w jednej kolejności; zacznij od karty, która jest do wyboru.
valley_of_the_kings-why-paid-already = Ta karta już za to płaci.
valley_of_the_kings-why-standard-order = Odtąd byłaby to zwykła kolejność: wybierz ją wprost.
valley_of_the_kings-why-not-left = Tej karty nie ma wśród tych, które zostały do odłożenia.
valley_of_the_kings-why-too-few-to-draw = W talii dobierania i stosie kart odrzuconych masz za mało kart.
valley_of_the_kings-why-too-few-in-hand = Nie masz na ręce dość innych kart.
valley_of_the_kings-why-too-few-in-pyramid = W piramidzie jest na to za mało kart.
valley_of_the_kings-why-no-suitable-card = W piramidzie nie ma karty, którą ta akcja mogłaby wziąć.
valley_of_the_kings-why-nothing-bought = W tej turze nie kupiono jeszcze żadnej karty.
valley_of_the_kings-why-no-set-in-tomb = W twoim grobowcu nie ma karty z żadnego zestawu.
valley_of_the_kings-why-no-card-leads-on = Żadna inna karta na ręce nie pozwoliłaby wziąć karty z piramidy.
valley_of_the_kings-why-stock-empty = Zapas jest pusty.
valley_of_the_kings-why-boneyard-empty = Cmentarzysko jest puste.
valley_of_the_kings-why-too-few-discards = W twoim stosie kart odrzuconych jest za mało kart.
valley_of_the_kings-why-nothing-to-entomb = Nie ma karty, którą można by w ten sposób złożyć do grobowca.
valley_of_the_kings-why-tomb-empty = Twój grobowiec jest pusty.
valley_of_the_kings-why-nothing-to-repeat = W tej turze żadna ukończona akcja nie daje się teraz powtórzyć.
valley_of_the_kings-why-no-way-open = Żadnej z możliwości tej karty nie da się teraz wykonać.
valley_of_the_kings-why-leads-nowhere = Z tą kartą nie dałoby się wykonać reszty akcji.
valley_of_the_kings-why-not-in-pile = Tej karty nie ma w twoim stosie kart odrzuconych.
valley_of_the_kings-why-not-in-tomb = Tej karty nie ma w twoim grobowcu.
valley_of_the_kings-why-not-looked-at = Tej karty nie ma wśród oglądanych.
valley_of_the_kings-why-outside-base = Tutaj można wybrać tylko kartę z podstawy.
valley_of_the_kings-why-unsuitable = Ta karta nie spełnia warunku akcji.
valley_of_the_kings-why-nothing-there = Tu nie ma żadnej karty.
valley_of_the_kings-why-same-swap = Zamiana dowolnych dwóch jednakowych kart daje to samo: dostępna jest inna taka para.
valley_of_the_kings-why-not-carried-out = Akcja tej karty nie została w tej turze ukończona.
valley_of_the_kings-why-not-repeatable = Akcji tej karty nie można nigdy powtórzyć.
valley_of_the_kings-why-no-such-reaction = Ta karta nie może zareagować na to, co się stało.

## Za co są punkty

valley_of_the_kings-category-sarcophagi = Sarkofagi
valley_of_the_kings-category-canopic-jars = Kanopy
valley_of_the_kings-category-amulets = Amulety
valley_of_the_kings-category-books = Księgi
valley_of_the_kings-category-statues = Posążki
valley_of_the_kings-category-starter = Karty początkowe
valley_of_the_kings-category-unique = Unikatowe artefakty
valley_of_the_kings-category-completist = Pełne zestawy

## Co robi poprawiona karta, krok po kroku

valley_of_the_kings-trigger-opponent-buys = Gdy przeciwnik kupuje kartę, możesz od razu odrzucić tę kartę z ręki:
valley_of_the_kings-trigger-opponent-sacrifices = Gdy przeciwnik poświęca kartę, możesz od razu odrzucić tę kartę z ręki:
valley_of_the_kings-trigger-forced-by-opponent-action = Gdy akcja przeciwnika zmusza cię do odrzucenia lub poświęcenia, możesz pokazać tę kartę:
valley_of_the_kings-step-draw = { $n ->
    [one] Dobierz { $n } kartę.
    [few] Dobierz { $n } karty.
   *[other] Dobierz { $n } kart.
}
valley_of_the_kings-step-discard-from-hand = { $n ->
    [one] Odrzuć { $n } kartę z ręki.
    [few] Odrzuć { $n } karty z ręki.
   *[other] Odrzuć { $n } kart z ręki.
}
valley_of_the_kings-step-sacrifice-from-hand = { $n ->
    [one] Poświęć { $n } kartę z ręki.
    [few] Poświęć { $n } karty z ręki.
   *[other] Poświęć { $n } kart z ręki.
}
valley_of_the_kings-step-sacrifice-from-pyramid = { $where ->
    [base] Poświęć kartę z podstawy piramidy.
   *[any] Poświęć dowolną kartę z piramidy.
}
valley_of_the_kings-step-swap-pyramid = Zamień miejscami dwie karty w piramidzie.
valley_of_the_kings-step-take-from-pyramid = { $where ->
    [base] Weź kartę z podstawy piramidy
   *[any] Weź kartę z piramidy
}{ $cost_rule ->
    [at_most] { ", o koszcie nie większym niż " }{ $cost }
    [lowest] { ", tę o najniższym koszcie" }
    [at_most_times_it] { ", o koszcie co najwyżej " }{ $cost } razy wyższym niż koszt karty właśnie wybranej
    [below_last_bought_this_turn] { ", tańszą od karty ostatnio kupionej w tej turze" }
   *[none] { "" }
}{ $set_rule ->
    [same_as_it] { ", z tego samego zestawu co karta właśnie wybrana" }
    [in_own_tomb] { ", z zestawu, który jest w twoim grobowcu" }
   *[none] { "" }
}{ $to ->
    [tomb] { ", i od razu złóż ją do grobowca" }
   *[discard] { "" }
}.
valley_of_the_kings-step-take-top-of-stock = Weź wierzchnią kartę zapasu.
valley_of_the_kings-step-take-top-of-boneyard = Weź wierzchnią kartę cmentarzyska.
valley_of_the_kings-step-take-sacrificed-card = Weź poświęconą kartę.
valley_of_the_kings-step-entomb = { $least ->
    [0] { "" }
   *[other] Tylko gdy liczba kart w twoim stosie kart odrzuconych wynosi co najmniej { $least }:{ " " }
}{ $sources ->
    [hand] Złóż do grobowca 1 kartę z ręki.
    [discard] Złóż do grobowca 1 kartę ze swojego stosu kart odrzuconych.
   *[both] Złóż do grobowca 1 kartę z ręki lub ze swojego stosu kart odrzuconych.
}
valley_of_the_kings-step-discard-pile-to-deck = { $which ->
    [top] Połóż wierzchnią kartę swojego stosu kart odrzuconych na wierzch swojej talii dobierania.
   *[any] Połóż dowolną kartę swojego stosu kart odrzuconych na wierzch swojej talii dobierania.
}
valley_of_the_kings-step-reveal-and-execute-top = Odkryj wierzchnią kartę swojej talii dobierania, wykonaj jej akcję, jeśli to możliwe, a potem ją odrzuć.
valley_of_the_kings-step-repeat-action = Wykonaj ponownie jedną ze swoich akcji wykonanych w tej turze.
valley_of_the_kings-step-each-opponent = { $least ->
    [0] Każdy przeciwnik
   *[other] Każdy przeciwnik, którego liczba kart poza grobowcem wynosi co najmniej { $least },
}{ " " }{ $effect ->
    [sacrifice_from_hand] poświęca z ręki { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[other] { $n } kart
    }.
    [give_to_active_discard] kładzie z ręki na twoim stosie kart odrzuconych { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[other] { $n } kart
    }.
   *[discard_down_to] odrzuca z ręki tyle kart, aby zostało ich co najwyżej { $n }.
}
valley_of_the_kings-step-set-gold = W tej turze każda twoja karta jest warta { $n } w złocie.
valley_of_the_kings-step-add-gold = W tej turze każda twoja karta jest warta o { $n } więcej w złocie.
valley_of_the_kings-step-swap-hand-tomb = Wymień 1 kartę z ręki na 1 kartę ze swojego grobowca.
valley_of_the_kings-step-return-from-tomb = Weź 1 kartę ze swojego grobowca z powrotem na rękę.
valley_of_the_kings-step-look-top = { $public ->
    [yes] Odkryj wierzchnie karty swojej talii dobierania, co najwyżej { $n }.
   *[no] Obejrzyj wierzchnie karty swojej talii dobierania, co najwyżej { $n }.
}{ " " }{ $to ->
    [tomb] Złóż z nich do grobowca { $keep }
   *[hand] Weź z nich na rękę { $keep }
}, a pozostałe odrzuć.
valley_of_the_kings-step-choose-one = Wybierz jedno:
valley_of_the_kings-step-ignore-forced-effect = Ta akcja na ciebie nie działa; karta zostaje na ręce.

## Stół rysowany literami i plansza w przeglądarce

valley_of_the_kings-board-round = Runda { $round }
valley_of_the_kings-board-figures = koszt { $cost }, złoto { $gold }
valley_of_the_kings-board-empty = puste
valley_of_the_kings-board-paid = jako złoto
valley_of_the_kings-board-used = dla akcji
valley_of_the_kings-board-unchanged = Piramida jeszcze się nie zmieniła: na koniec tury trzeba będzie poświęcić jedną z jej kart.
valley_of_the_kings-board-swaps-count-no-more = Zamiana kart nie liczy się już jako zmiana piramidy.
valley_of_the_kings-board-deck-top = Na wierzchu talii dobierania: { $cards_name }
valley_of_the_kings-board-known-hand = Na pewno na ręce: { $cards_name }
valley_of_the_kings-board-looking = Oglądane karty: { $cards_name }
valley_of_the_kings-board-paying = { $card_name }: zapłacono { $gold }/{ $cost }
valley_of_the_kings-board-arranged = Od góry do dołu: { $cards_name }
valley_of_the_kings-board-running = W trakcie wykonywania: { $cards_name }
valley_of_the_kings-board-turn = Tura gracza { $player }

## Stół czytany na głos

valley_of_the_kings-say-space = { $card ->
    [none] { $space_name }: puste.
   *[other] { $space_name }: { $card_name }, koszt { $cost }, złoto { $gold }.
}
valley_of_the_kings-say-hand-card = { $card_name }, złoto { $gold }.
valley_of_the_kings-say-stock = { $stock ->
    [0] Zapas jest pusty.
   *[other] Zapas: { $stock }. Na wierzchu: { $age_name }.
}
valley_of_the_kings-say-boneyard = { $boneyard ->
    [0] Cmentarzysko jest puste.
   *[other] Cmentarzysko: { $boneyard }. Na wierzchu: { $card_name }.
}
valley_of_the_kings-say-set = { $set_name }: { $count }/{ $size }, { points }.
valley_of_the_kings-say-tomb = { $cards ->
    [0] Grobowiec jest pusty.
   *[other] W grobowcu: { $cards_name }.
}

## Słowa planszy w przeglądarce

valley_of_the_kings-board-own-tomb = Twój grobowiec
valley_of_the_kings-board-tomb = Grobowiec: { $player }
valley_of_the_kings-board-points = { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
valley_of_the_kings-board-next = Następna da { $points }.
valley_of_the_kings-board-no-starter = jeszcze brak kart początkowych
valley_of_the_kings-board-no-unique = jeszcze brak unikatów
valley_of_the_kings-board-vp = { $points } PZ
valley_of_the_kings-board-deck = Talia
valley_of_the_kings-board-discards = Odrzucone
valley_of_the_kings-board-hand-count = ręka { $count }
valley_of_the_kings-board-deck-count = talia { $count }
valley_of_the_kings-board-discard-count = odrzucone { $count }
valley_of_the_kings-board-all-count = razem { $count }
valley_of_the_kings-board-discard-top = Na wierzchu odrzuconych: { $card_name }
valley_of_the_kings-board-gold-laid = Wyłożone złoto
valley_of_the_kings-board-laid = { $gold }/{ $cost }
valley_of_the_kings-board-wasted = { $gold ->
    [0] nic nie przepada
   *[other] przepada { $gold }
}
valley_of_the_kings-board-steps = Etapy tury
valley_of_the_kings-board-step-play = Zagrywanie
valley_of_the_kings-board-step-discard = Odrzucanie
valley_of_the_kings-board-step-rebuild = Odbudowa
valley_of_the_kings-board-step-draw = Dobieranie
valley_of_the_kings-board-entomb-free = Można jeszcze złożyć
valley_of_the_kings-board-entomb-used = Już złożono do grobowca
valley_of_the_kings-board-stale = Piramida bez zmian
valley_of_the_kings-board-arrange = Która karta leży na wierzchu?
valley_of_the_kings-board-looked = Oglądane karty
valley_of_the_kings-board-repeat = Akcje tej tury
valley_of_the_kings-board-pile-open = Od góry do dołu
valley_of_the_kings-board-pile-closed = W swojej turze widzisz tylko wierzchnią kartę.
valley_of_the_kings-board-close = Zamknij
valley_of_the_kings-board-short = { $card ->
    [imsety_canopic_jar] Amset
    [qebehsenuef_canopic_jar] Kebehsenuf
    [duamutef_canopic_jar] Duamutef
    [hapi_canopic_jar] Hapi
    [book_of_gates] Bramy
    [book_of_the_earth] Ziemia
    [book_of_traversing_eternity] Wieczność
    [book_of_the_heavens] Niebiosa
    [book_of_the_netherworld] Amduat
    [statue_of_anubis] Anubis
    [statue_of_bastet] Bastet
    [statue_of_isis] Izyda
    [statue_of_sobek] Sobek
    [statue_of_osiris] Ozyrys
    [statue_of_horus] Horus
    [statue_of_thoth] Thot
    [mummified_cat] Kot
    [box_of_food] Jedzenie
   *[other] { $card_name }
}
