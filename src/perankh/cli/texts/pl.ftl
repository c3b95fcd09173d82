# Co terminal mówi wokół gry.

terminal-start = { $game } · liczba graczy: { $players } · grasz jako { $name }
terminal-change = Inna gra, liczba graczy, opcje, język: perankh play --help. Polecenia wypisze help.
terminal-commitment = Pieczęć losu: { $commitment }
terminal-resumed = Gra toczy się dalej, liczba rozegranych akcji: { $actions }.
terminal-since = Od twojej ostatniej tury
terminal-scores = Punkty, gdyby gra skończyła się teraz
terminal-final = Wynik końcowy
terminal-ask = Twój wybór (1–{ $options }, help):
terminal-out-of-range = Nie ma możliwości { $number }; wybierz liczbę od 1 do { $options }.
terminal-unknown = „{ $words }” nie jest ani możliwością, ani poleceniem; wpisz liczbę od 1 do { $options } albo help.
terminal-incomplete = „{ $words }” pasuje do kilku odpowiedzi: { $answers }.
terminal-refused = Nie można: { $reason }
terminal-too-early = „{ $words }” musi poczekać: najpierw zobacz, co przyniesie poprzednia odpowiedź. Nic się nie stało.
terminal-preview = { $option }:
terminal-preview-nothing = Nic, co dałoby się przewidzieć.
terminal-preview-more = … oraz coś, czego nie da się przewidzieć.
terminal-undone = Cofnięto: { $option }
terminal-undo-nothing = Nie ma jeszcze nic, co można by cofnąć.
terminal-undo-chance = Od twojej ostatniej akcji zadecydował los lub odsłonięto coś zakrytego, więc nie możesz jej cofnąć bez zgody innych. Przy „undo all” gracze komputerowi się zgadzają.
terminal-undo-others = Od twojej ostatniej akcji zagrał ktoś inny, więc nie możesz jej cofnąć bez zgody innych. Przy „undo all” gracze komputerowi się zgadzają.
terminal-no-rule = { $game } nie ma zasady { $number }; zasady mają numery takie jak 5.9.
terminal-saved = Zapisano: { $file }. Dalsza gra: perankh play --resume { $file }
terminal-record-saved = Zapis gry: { $file }. Sprawdzenie: perankh verify { $file }
terminal-file-there = { $file } już istnieje; podaj inną nazwę.
terminal-file-wrong = Nie można zapisać { $file }: { $problem }
terminal-left = Opuszczono grę. Następnym razem „save PLIK” zachowa ją na później.
terminal-save-record = Nazwa pliku na zapis gry razem z sekretem (Enter: nie zapisuj):
terminal-empty-log = Jeszcze nic się nie wydarzyło.
terminal-secret = Sekret losu: { $secret }
terminal-help =
    3           wybierz możliwość 3
    1; 3        kilka odpowiedzi naraz, wszystkie albo żadna
    ? 3         co dałaby możliwość 3
    słowa       akcja własnymi słowami, które pokazuje polecenie „words?”
    words?      pokaż słowa każdej możliwości
    board       narysuj stół jeszcze raz
    log         wszystko, co się dotąd wydarzyło
    score       punkty, gdyby gra skończyła się teraz
    rules 5.9   przeczytaj zasadę
    undo        cofnij swoją ostatnią akcję, dopóki nikt inny nie zagrał
                i nie zadecydował los; undo all: za zgodą pozostałych
    save PLIK   zachowaj grę; dalej gra się przez perankh play --resume PLIK
    quit        wyjdź
