heron-prompt-turn = { $player }, którą trzcinę?

heron-action-take = Weź: { $reed_name }
heron-action-stir = Zamieszaj w sadzawce

heron-event-reed-taken = { $player } bierze: { $reed_name }.
heron-event-pool-stirred = { $player } miesza w sadzawce.
heron-event-pool-filled = Do sadzawki trafia: { $reeds_name }.
heron-event-heron-caught = Czapla łowi: { $reed_name }.
heron-event-game-over = Koniec gry. Ukryte były: { $reeds_name }.

heron-why-not-there = Takiej trzciny nie ma w sadzawce.
heron-why-already-stirred = Sadzawka została już zamieszana.

heron-category-reeds = Trzciny
heron-category-sets = Zestawy
heron-category-hidden = Ukryta trzcina
heron-category-gold = Złoto

heron-rival-heron = Czapla

heron-setup-gift = Dar
heron-setup-gift-help = Zaczyna z krótką trzciną.
heron-setup-heron = Czapla
heron-setup-heron-help = Czapla też zbiera trzciny i może wygrać.
heron-setup-hunger = Głód
heron-setup-hunger-help = Z tyloma trzcinami zaczyna czapla.
heron-setup-catch = Pierwszy połów
heron-setup-catch-help = Z nimi czapla zaczyna; bez wyboru decyduje los.
heron-setup-catch-short = Krótka
heron-setup-catch-tall = Wysoka
heron-setup-catch-golden = Złota

heron-about = Gra do testów.
heron-howto = Bierz trzciny.
