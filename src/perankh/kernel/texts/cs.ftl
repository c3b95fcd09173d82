# Co říkají všechny hry stejně.

hidden = skryto
seat-number = Hráč { $number }
you = Vy
you-short = vy
round-number = Kolo { $round }/{ $rounds }

# Proč něco nejde
why-not-asked = To teď udělat nejde.
why-too-few-picked = Je třeba vybrat víc: volba ještě není úplná.
why-too-many-picked = Volba je úplná i bez tohoto.
why-game-over = Hra už skončila.
why-not-your-turn = Nejste na tahu.

# What others are told while somebody is asked in secret
prompt-deciding = { $player } se rozhoduje.

# Co dělá akci konečnou
seal-chance = Rozhodne náhoda, nepůjde to vrátit.
seal-reveal = Ukáže se něco skrytého, nepůjde to vrátit.
seal-none = Tah můžete vrátit, dokud nezahraje někdo jiný.

# Co se stává v každé hře
event-auto-answered = { $player }: možná byla jen jedna odpověď, { $answer }.

# Výsledky
score-track = Počitadlo bodů
total = Celkem
place = Pořadí
winner = { $winners ->
    [one] Vítězí { $winners_name }.
   *[other] O vítězství se dělí: { $winners_name }.
}
points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}

# Undo
takes-back = bere zpět { $count ->
    [one] jednu akci
    [few] { $count } akce
   *[other] { $count } akcí
}

# Computer players
mind-random = Náhoda
mind-random-character = Vybere kteroukoli možnost, každou se stejnou pravděpodobností.
mind-greedy = Hamižnost
mind-greedy-character = Bere, co hned vypadá nejlépe, a o krok dál nepřemýšlí.
mind-apprentice = Učeň
mind-apprentice-character = Zná pravidla, hledí si své práce a přehlíží, co chystají ostatní.
mind-scribe = Písař
mind-scribe-character = Pečlivě počítá a myslí o krok či dva dopředu.
mind-vizier = Vezír
mind-vizier-character = Plánuje dopředu, všechny sleduje a málo odpouští.
mind-pharaoh = Faraon
mind-pharaoh-character = Nespěchá a všechno zváží; porazit ho je výkon.
