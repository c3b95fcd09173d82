# Strona po polsku.

## Strona główna
home-link = Perankh, strona główna
home-title = Dom życia
home-claim = Współczesne gry o starożytnym Egipcie. Przy jednym ekranie, przez link na całym świecie albo w pojedynkę.
new-table = Nowy stół
join-by-link = Dołącz przez link
join-label = Link do stołu
join-wrong = To nie jest link do stołu.
join-go = Do stołu
your-tables = Twoje stoły
wait-for-you = { $count ->
    [one] jeden czeka na ciebie
    [few] { $count } czekają na ciebie
   *[many] { $count } czeka na ciebie
}
show-all = Pokaż wszystkie ({ $count })
show-fewer = Pokaż mniej
choose-game = Wybierz grę
first-time = Pierwszy raz tutaj? Zasady mieszczą się na jednym ekranie.
players-range = { $min }–{ $max } graczy
minutes = { $count } min
minutes-range = { $min }–{ $max } min
play = Graj
play-game = Graj w grę { $game }
state-waiting = czeka na graczy
state-over = zakończona
state-won = zwycięstwo: { $names }
state-stopped = nie da się grać dalej
state-mine = twoja decyzja
state-other = decyduje { $name }
look = Obejrzyj
open = Otwórz
your-turn = Twój ruch

## Nowy stół
new-title = Nowy stół
new-heading = Stół do gry { $game }
your-name = Twoje imię
how-many = Liczba graczy
seats = Kto gdzie siedzi
seat-number-label = Miejsce { $number }
seat-kind-me = Ja
seat-kind-mind = Komputer
seat-kind-here = Inna osoba przy tym ekranie
seat-kind-open = Każdy, kto ma link
seat-kind-invited = Tylko na zaproszenie
seat-note-open = Otrzymasz link do rozesłania.
seat-note-invited = Otrzymasz link tylko do tego miejsca.
strength = Siła
mind-random = Przypadek
mind-greedy = Chciwość
mind-apprentice = Uczeń
mind-scribe = Skryba
mind-vizier = Wezyr
mind-pharaoh = Faraon
name-of-guest = Imię
guest = Gość { $number }
shuffle-seats = Wylosuj kolejność
variants = Warianty
hints-allowed = Podpowiedzi
hints-allowed-note = Każdy może zapytać komputer, co by wybrał.
stand-in-undo = Cofanie, gdy kogoś nie ma
stand-in-undo-note = Włączone: zgadza się za niego komputer, który go zastępuje. Wyłączone: czeka się, aż wróci.
start = Zaczynamy
open-table = Otwórz stół
cancel = Anuluj
no-such-game = Nie ma tu takiej gry.

## Oczekiwanie na graczy
lobby-title = Stół do gry { $game }
lobby-full = Wszyscy są na miejscu.
lobby-waits = { $count ->
    [one] Jedno miejsce jest jeszcze wolne.
    [few] { $count } miejsca są jeszcze wolne.
   *[many] { $count } miejsc jest jeszcze wolnych.
}
lobby-patience = Gdy wszyscy będą na miejscu, gospodarz rozpocznie grę.
seat-open = wolne
seat-invited = na zaproszenie
share-link = Wyślij ten link osobom, które mają grać lub oglądać
copy = Kopiuj
copied = Skopiowano
copy-invitation = Kopiuj zaproszenie
take-seat = Usiądź do stołu
fill = Wolne miejsca dla komputera
delete-table = Usuń stół
delete-sure = Na pewno usunąć? Naciśnij ponownie

## Stół
opening = Otwieranie…
table-of = Stół: { $game }
table-missing = Nie ma takiego stołu.
table-gone = Ten stół został usunięty.
to-home = Strona główna
to-table = Do stołu
status-broken = Utracono połączenie, próbuję ponownie
board-none = Ta gra nie ma narysowanej planszy. Wszystko można rozegrać przyciskami poniżej.
players = Gracze
side = Gracze, dziennik i rozmowa
open-side = Gracze i dziennik
close = Zamknij
log = Dziennik
chat = Rozmowa
tab-log = Dziennik
tab-chat = Rozmowa
tab-table = Stół
tag-you = ty
tag-here = przy tym ekranie
# Beside the name of a rival that the rules play, such as Heliopolis
tag-rival = rywal
tag-away = nieobecność
tag-first = gracz rozpoczynający
tag-online = jest tutaj
show-breakdown = Z czego składają się punkty
no-points = Jeszcze bez punktów
points-unit = { $count ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
log-empty = Nic się jeszcze nie wydarzyło.
log-undone = cofnięte
log-left = { $name } odchodzi, dalej gra komputer.
log-resigned = { $name } poddaje się, dalej gra komputer.
log-returned = { $name } wraca.
log-undo-asked = { $name } prosi o cofnięcie kolejnych ruchów.
log-undo-answered = Odpowiada { $name }.
log-over = Gra skończona.
log-rematch = Następna gra jest gotowa.
chat-empty = Nikt jeszcze nic nie powiedział.
chat-placeholder = Powiedz coś
chat-send = Wyślij
chat-mute = wycisz
chat-unmute = pozwól mówić
show-earlier = Pokaż wcześniejsze
copy-link = Kopiuj link do tego stołu
watching = { $count ->
    [0] Nikt nie ogląda.
    [one] Ogląda jedna osoba.
    [few] Oglądają { $count } osoby.
   *[many] Ogląda { $count } osób.
}
# A choice before the game that each seat makes
choice-of-seat = { $choice }, miejsce { $number }
# A choice by seat that nobody made
as-usual = jak zwykle
setup = Warianty w grze
on = tak
off = nie
leave-table = Odejdź od stołu
leave-note = Do twojego powrotu gra za ciebie komputer.
come-back = Wróć na swoje miejsce

## Decyzja
bar-label = Decyzja
bar-other = Decyduje { $name }
bar-wait = Usłyszysz, gdy nadejdzie twój ruch.
bar-away = Komputer gra za ciebie, dopóki nie wrócisz.
bar-hint = Wybierz tutaj albo na planszy, zobacz skutek i potwierdź.
bar-hint-direct = Wybierz tutaj albo na planszy.
bar-kept-secret = Możliwa jest tylko ta odpowiedź. Pytamy, żeby inni się o tym nie dowiedzieli.
bar-nothing = na razie nic się nie zmienia.
bar-cut = Dalej nastąpi coś, czego nie da się przewidzieć.
bar-seal = Uwaga:
bar-choose = Najpierw wybierz
bar-other-choice = Wybierz inaczej
confirm = Potwierdź
undo = Cofnij
undo-ask = Poproś o cofnięcie
undo-floor = { $count ->
    [one] Ostatnią akcję możesz cofnąć, dopóki nie zagra ktoś inny.
    [few] Ostatnie { $count } akcje możesz cofnąć, dopóki nie zagra ktoś inny.
   *[many] Ostatnich { $count } akcji możesz cofnąć, dopóki nie zagra ktoś inny.
}
undo-none = Bez innych nie możesz nic cofnąć; za zgodą wszystkich tak.
undo-computers = Komputery się zgadzają: możesz wrócić do swojej ostatniej decyzji.
undo-first = Na razie nie ma czego cofać.
undo-asked-label = Ktoś chce cofnąć ruch
undo-asked = { $count ->
    [one] { $name } prosi o cofnięcie jednej akcji.
   *[many] { $name } prosi o cofnięcie { $count } akcji.
}
undo-agree = Zgadzam się
undo-refuse = Nie zgadzam się
undo-waits = Odpowiedzą jeszcze: { $names }
undo-withdraw = Wycofaj prośbę
hint = Podpowiedź
hint-thinking = Zastanawiam się…
hint-chance = szansa na wygraną { $chance } ({ $gained } wobec zwykłego wyboru)
hint-points = punkty na koniec: { $points } ({ $gained })
hint-others = Tuż za tym: { $options }

## Dlaczego nie
why-title = Dlaczego nie?
why-rule = Zasada { $rule }
i-see = Rozumiem

## Co się działo, spojrzenie wstecz
catch-title = Co się tymczasem stało
catch-more = i wcześniej jeszcze { $count }
catch-show = Pokaż
catch-skip = Pomiń
replay-title = Spojrzenie wstecz
replay-label = Gra ruch po ruchu
replay-back = O ruch wstecz
replay-on = O ruch dalej
replay-play = Odtwórz ruchy
replay-pause = Pauza
replay-now = Wróć do teraźniejszości
replay-start = Przygotowanie gry
copy-moment = Kopiuj link do tej chwili
game-over = Gra skończona

## Kurtyna
curtain-title = Kolej na gracza { $name }
curtain-note = Na ekranie nie ma teraz nic tajnego.
curtain-open = To ja, { $name }

## Koniec
end-title = Wynik
see-result = Zobacz wynik
not-over = Gra jeszcze trwa.
wins = { $count ->
    [0] Przy stole nie wygrywa nikt
    [one] Wygrywa { $names }
   *[many] Wygrywają { $names }
}
wins-nobody = Nikt przy stole nie wygrywa
points = Punkty
points-table = Punkty według kategorii
points-over-time = Punkty w czasie gry
total = Razem
the-end = Koniec
after-round = Runda { $round }
play-again = Zagraj ponownie
record = Zapis gry
game-again = Przebieg gry
see-board = Zobacz planszę
fair-short = Los był uczciwy:
fair-note = zapieczętowany przed pierwszym ruchem, otwarty po ostatnim.
check-yourself = Sprawdź to
analysis-title = Analiza
analyse = Przeanalizuj
analysis-lead = Obliczone po grze przez sprawdzenie wielu możliwych przebiegów. Każda liczba jest szacunkiem.
analysing = Badana chwila { $done }/{ $total }
analysing-waits = Czeka na swoją kolej…
chances-title = Szanse na wygraną
chances-note = Tak, jak widział to ktoś, kto nie zna niczyich kart. Romb oznacza kosztowną decyzję.
chances-table = Szanse jako tabela
costly-title = Najkosztowniejsze decyzje
costly-none = Żadna decyzja nie kosztowała wiele.
costly-move = ruch { $n }
costly-move-column = Ruch
costly-better = Lepiej: { $option }
costly-loss = szansa na wygraną { $chance }, punkty { $points }
costly-see = Pokaż
luck-title = Szczęście
luck-note = Co komu dał los wobec tego, czego można było oczekiwać: szansa na wygraną i punkty.
luck-good = szczęśliwie
luck-bad = pechowo
luck-even = po równo
luck-draws = { $count ->
    [0] żadnych losowań
    [one] jedno losowanie
    [few] { $count } losowania
   *[other] { $count } losowań
}
points-change = punkty: { $points }

## Uczciwość
fairness-title = Uczciwy los
fairness-lead = Nikt tu nie steruje losem ani go nie przewiduje, nawet ten, kto prowadzi serwer, i każdy może to potem sprawdzić.
fairness-short = Los jest zapieczętowany przed pierwszym ruchem.
fairness-link = Jak to działa i pieczęć tego stołu
fairness-seal = Zapieczętowany przed pierwszym ruchem
fairness-seal-note = Przed grą losowany jest sekret i mieszany z tym, co wnosi każdy gracz. Jego odcisk od razu widzą wszyscy.
fairness-play = Używany ruch po ruchu
fairness-play-note = Przed każdą akcją los zaczyna się od nowa z sekretu, stołu i numeru akcji. Próbowanie, cofanie i czekanie niczego nie zmieniają.
fairness-open = Otwarty po ostatnim ruchu
fairness-open-note = Po skończonej grze sekret zostaje pokazany. Jego odcisk musi być taki jak powyżej.
fairness-not-yet = Sekret zostanie ujawniony po zakończeniu gry.
fairness-fits = Sekret pasuje do pieczęci; twoja przeglądarka obliczyła to sama.
fairness-fits-not = Sekret nie pasuje do pieczęci!
fairness-check = Sprawdzi to każdy
fairness-check-note = W zapisie jest wszystko. Tutaj zostanie rozegrany na nowo; to samo można zrobić na każdym komputerze poleceniem „perankh verify”.
fairness-verify = Sprawdź tę grę
fairness-record = Pobierz zapis
fairness-file = Sprawdź plik z zapisem
fairness-good = Wszystko się zgadza: liczba akcji obliczonych na nowo: { $actions }, wynik jest ten sam.
fairness-bad = Coś się nie zgadza:

## Zasady i pudełko
rules-title = Zasady
rules-of = Zasady gry { $game }
rules-short = W skrócie
rules-all = Wszystkie zasady
rules-english = Numerowane zasady są po angielsku; nazwy i wszystko na stole są w twoim języku.
rules-search = Szukaj w zasadach
rules-none = Nic nie znaleziono.
box-title = Skąd są wartości
box-of = Co jest w pudełku gry { $game }
box-lead = Każda liczba i każda karta tej gry oraz to, jak pewnie ją znamy.
source-rulebook = Instrukcja
source-rulebook-note = podane w drukowanej instrukcji
source-public = Publiczne
source-public-note = jawnie opisane gdzie indziej
source-reconstructed = Odtworzone
source-reconstructed-note = ustaliliśmy sami, może się różnić
box-correct = Masz tę grę?
box-correct-note = Pobierz plik, popraw to, co różni się od twojego egzemplarza, i uruchom z nim serwer albo użyj go przy stole. Zapisy zawierają odcisk użytego pudełka.
box-download = Pobierz plik pudełka
box-hash = Odcisk:
box-values = Wszystkie wartości
box-place = Miejsce
box-value = Wartość
box-source = Źródło

## O stronie
about-title = O stronie
about-lead = Per anch, „dom życia”, był miejscem, w którym starożytny Egipt przechowywał księgi. Perankh to dom dla współczesnych gier o starożytnym Egipcie.
about-house = Komputer pilnuje zasad; ludzie grają przy jednym ekranie, przez link na całym świecie albo przeciw komputerowi. Uruchamia się jednym poleceniem i niczego więcej nie potrzebuje.
about-games = Gry
about-designers = Kup te gry: pudełka są piękne, a autorzy na to zasługują. Perankh nie jest produktem żadnego wydawcy i nie pokazuje ich grafik ani tekstów.
about-credits = Podziękowania
credit-icons = ikony
credit-display = tytuły i duże liczby
credit-text = wszystkie inne teksty
credit-tools = z nich zbudowana jest strona
about-own = Rysunki
about-drawings = Plansze, kamienie i godła to nasze własne rysunki.

## Ustawienia
settings-title = Ustawienia
settings-look = Wygląd i dźwięk
settings-you = Ty
language = Język
theme = Motyw
theme-auto = Jak w systemie
theme-limestone = Wapień
theme-lamplight = Światło lampy
switch-sound = Dźwięk
switch-sound-note = Stuknięcie kamienia, gong na twój ruch.
switch-animation = Ruch kamieni
switch-animation-note = Wyłączony także wtedy, gdy system prosi o mniej ruchu.
switch-confirm = Potwierdzaj każdy wybór
switch-confirm-note = Wybór najpierw pokazuje skutek. To, czego nie można cofnąć, zawsze wymaga potwierdzenia.
save = Zapisz
name-saved = Zapisano.
account-note = Z kontem znajdziesz swoje stoły także na innych urządzeniach. Dotychczasowe gry zostaną z tobą.
account-name = Nazwa konta
password = Hasło
sign-in = Zaloguj się
sign-out = Wyloguj się
make-account = Załóż konto
signed-in = Zalogowano jako { $name }.
signed-in-now = Zalogowano.
signed-out = Wylogowano.
account-made = Konto założone, twoje stoły należą do niego.
password-change = Zmiana hasła
password-old = Stare hasło
password-new = Nowe hasło
password-note = Wszystkie inne przeglądarki będą musiały zalogować się ponownie.
password-changed = Hasło zostało zmienione.
sessions = Zalogowane przeglądarki
session-unknown = przeglądarka
session-here = ta przeglądarka
session-used = ostatnio używana { $when }
sign-out-others = Wyloguj wszędzie indziej
signed-out-others = Wszystkie inne przeglądarki są wylogowane.

## Gdy czegoś brakuje
missing-title = Tu niczego nie ma
server-away = Serwer nie odpowiada
server-away-note = Czy jeszcze działa?
offline-title = Brak połączenia
offline-note = Do gry Perankh potrzebuje swojego serwera. Twoje stoły są tam bezpieczne; gdy wróci połączenie, wróci wszystko inne.
try-again = Spróbuj ponownie

# A table whose rules or box are gone

stopped-title = Przy tym stole nie da się grać dalej
stopped-log = Pobierz dziennik stołu
