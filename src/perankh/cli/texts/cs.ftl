# Co říká terminál kolem hry.

terminal-start = { $game } · hráčů: { $players } · hrajete jako { $name }
terminal-change = Jiná hra, počet hráčů, varianty, jazyk: perankh play --help. Příkazy vypíše help.
terminal-commitment = Pečeť náhody: { $commitment }
terminal-resumed = Hra pokračuje, dosud zahraných akcí: { $actions }.
terminal-since = Od vašeho posledního tahu
terminal-scores = Body, kdyby hra skončila teď
terminal-final = Konečné skóre
terminal-ask = Vaše volba (1–{ $options }, help):
terminal-out-of-range = Možnost { $number } není; zvolte číslo od 1 do { $options }.
terminal-unknown = „{ $words }“ není možnost ani příkaz; napište číslo od 1 do { $options }, nebo help.
terminal-incomplete = „{ $words }“ odpovídá více možnostem: { $answers }.
terminal-refused = Nejde to: { $reason }
terminal-too-early = „{ $words }“ musí počkat: nejdřív uvidíte, co přinese předchozí odpověď. Nic se nestalo.
terminal-preview = { $option }:
terminal-preview-nothing = Nic, co by se dalo předvídat.
terminal-preview-more = … a další, co předvídat nelze.
terminal-undone = Vzato zpět: { $option }
terminal-undo-nothing = Zatím jste neudělali nic, co by šlo vzít zpět.
terminal-undo-chance = Od vaší poslední akce rozhodla náhoda nebo se ukázalo něco skrytého, sami ji tedy vzít zpět nemůžete. Příkazem „undo all“ s tím počítačoví hráči souhlasí.
terminal-undo-others = Od vaší poslední akce hrál někdo jiný, sami ji tedy vzít zpět nemůžete. Příkazem „undo all“ s tím počítačoví hráči souhlasí.
terminal-no-rule = { $game } nemá pravidlo { $number }; pravidla mají čísla jako 5.9.
terminal-saved = Uloženo: { $file }. Pokračování: perankh play --resume { $file }
terminal-record-saved = Záznam uložen: { $file }. Ověření: perankh verify { $file }
terminal-file-there = { $file } už existuje; zvolte jiný název.
terminal-file-wrong = { $file } nelze zapsat: { $problem }
terminal-left = Odešli jste ze hry. Příště ji „save SOUBOR“ uchová na později.
terminal-save-record = Název souboru pro záznam hry i s tajemstvím (Enter: neukládat):
terminal-empty-log = Zatím se nic nestalo.
terminal-secret = Tajemství náhody: { $secret }
terminal-help =
    3           zvolit možnost 3
    1; 3        několik odpovědí najednou, buď všechny, nebo žádná
    ? 3         co by možnost 3 způsobila
    slova       akce vlastními slovy, která ukáže příkaz „words?“
    words?      ukázat slova každé možnosti
    board       znovu nakreslit stůl
    log         vše, co se dosud stalo
    score       body, kdyby hra skončila teď
    rules 5.9   přečíst pravidlo
    undo        vzít zpět svou poslední akci, dokud nehrál nikdo jiný
                a nerozhodla náhoda; undo all: se souhlasem ostatních
    save SOUBOR uložit hru; pokračuje se příkazem perankh play --resume SOUBOR
    quit        odejít
