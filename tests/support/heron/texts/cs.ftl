heron-prompt-turn = { $player }, který rákos?

heron-action-take = Vzít: { $reed_name }
heron-action-stir = Zvířit tůň

heron-event-reed-taken = { $player } bere: { $reed_name }.
heron-event-pool-stirred = { $player } víří tůň.
heron-event-pool-filled = Do tůně přibývá: { $reeds_name }.
heron-event-heron-caught = Volavka loví: { $reed_name }.
heron-event-game-over = Hra končí. Skryté bylo: { $reeds_name }.

heron-why-not-there = Takový rákos v tůni není.
heron-why-already-stirred = Tůň už jste zvířili.

heron-category-reeds = Rákosí
heron-category-sets = Sady
heron-category-hidden = Skrytý rákos
heron-category-gold = Zlato

heron-rival-heron = Volavka

heron-setup-gift = Dar
heron-setup-gift-help = Začíná s krátkým rákosem.
heron-setup-heron = Volavka
heron-setup-heron-help = Volavka také sbírá rákos a může vyhrát.
heron-setup-hunger = Hlad
heron-setup-hunger-help = S tolika rákosy volavka začíná.
heron-setup-catch = První úlovek
heron-setup-catch-help = S těmito volavka začíná; bez výběru rozhodne náhoda.
heron-setup-catch-short = Krátký
heron-setup-catch-tall = Vysoký
heron-setup-catch-golden = Zlatý

heron-about = Hra pro testy.
heron-howto = Berte rákos.
