# Co říkají všechny hry stejně.

hidden = skryto
seat-number = Hráč { $number }
you = Vy
you-short = vy
round-number = Kolo { $round } z { $rounds }

# Proč něco nejde
why-not-asked = To není odpověď na současnou otázku.
why-game-over = Hra už skončila.
why-not-your-turn = Nejste na tahu.

# Co dělá akci konečnou
seal-chance = Nepůjde vrátit: rozhoduje náhoda.
seal-reveal = Nepůjde vrátit: ukáže se něco skrytého.
seal-none = Tah můžete vrátit, dokud nezahraje někdo jiný.

# Výsledky
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
