# Amit a terminál mond a játék körül.

terminal-start = { $game } · { $players } játékos · a te neved: { $name }
terminal-change = Más játék, létszám, változat, nyelv: perankh play --help. A parancsokat a help írja ki.
terminal-commitment = A véletlen pecsétje: { $commitment }
terminal-resumed = A játék folytatódik, eddig { $actions } akció történt.
terminal-since = A legutóbbi lépésed óta
terminal-scores = Pontok, ha most érne véget a játék
terminal-final = Végeredmény
terminal-ask = Mit választasz (1–{ $options }, help):
terminal-out-of-range = Nincs { $number }. lehetőség; válassz egy számot 1 és { $options } között.
terminal-unknown = Ez nem lehetőség és nem parancs: „{ $words }”. Írj egy számot 1 és { $options } között, vagy azt, hogy help.
terminal-incomplete = „{ $words }” több válaszra is illik: { $answers }.
terminal-refused = Nem lehet: { $reason }
terminal-too-early = Ez még vár: „{ $words }”. Előbb lásd, mit hoz az előző válasz. Nem történt semmi.
terminal-preview = { $option }:
terminal-preview-nothing = Semmi, ami előre látható.
terminal-preview-more = … és még valami, ami előre nem látható.
terminal-undone = Visszavonva: { $option }
terminal-undo-nothing = Még nem tettél semmit, amit vissza lehetne vonni.
terminal-undo-chance = Az utolsó akciód óta döntött a véletlen, vagy láthatóvá vált valami rejtett, ezért egyedül nem vonhatod vissza. Az „undo all” parancsra a gépi játékosok beleegyeznek.
terminal-undo-others = Az utolsó akciód óta más is lépett, ezért egyedül nem vonhatod vissza. Az „undo all” parancsra a gépi játékosok beleegyeznek.
terminal-no-rule = Nincs ilyen szabály ({ $game }): { $number }; a szabályok számai ilyenek: 5.9.
terminal-saved = Elmentve: { $file }. Folytatás: perankh play --resume { $file }
terminal-record-saved = A játék jegyzőkönyve: { $file }. Ellenőrzés: perankh verify { $file }
terminal-file-there = { $file } már létezik; adj meg másik nevet.
terminal-file-wrong = { $file } nem írható: { $problem }
terminal-left = Kiléptél a játékból. Legközelebb a „save FÁJL” megőrzi későbbre.
terminal-save-record = Fájlnév a jegyzőkönyvhöz a titokkal együtt (Enter: nem kell):
terminal-empty-log = Még nem történt semmi.
terminal-secret = A véletlen titka: { $secret }
terminal-help =
    3           a 3. lehetőség választása
    1; 3        több válasz egyszerre, mind vagy egyik sem
    ? 3         mit okozna a 3. lehetőség
    szavak      egy akció a saját szavaival, ezeket a „words?” mutatja meg
    words?      minden lehetőség saját szavai
    board       az asztal újrarajzolása
    log         minden, ami eddig történt
    score       pontok, ha most érne véget a játék
    rules 5.9   egy szabály szövege
    undo        az utolsó akciód visszavonása, amíg más nem lépett és a
                véletlen nem döntött; undo all: a többiek beleegyezésével
    save FÁJL   a játék mentése; folytatás: perankh play --resume FÁJL
    quit        kilépés
