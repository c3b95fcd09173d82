heron-prompt-turn = { $player }, melyik nádat?

heron-action-take = Elvétel: { $reed_name }
heron-action-stir = A tavacska felkavarása

heron-event-reed-taken = { $player } elveszi: { $reed_name }.
heron-event-pool-stirred = { $player } felkavarja a tavacskát.
heron-event-pool-filled = A tavacskába kerül: { $reeds_name }.
heron-event-heron-caught = A kócsag zsákmánya: { $reed_name }.
heron-event-game-over = Vége a játéknak. Rejtve volt: { $reeds_name }.

heron-why-not-there = Nincs ilyen nád a tavacskában.
heron-why-already-stirred = A tavacskát már felkavartad.

heron-category-reeds = Nádak
heron-category-sets = Készletek
heron-category-hidden = Rejtett nád
heron-category-gold = Arany

heron-rival-heron = Kócsag

heron-setup-gift = Ajándék
heron-setup-gift-help = Egy rövid náddal kezd.
heron-setup-heron = Kócsag
heron-setup-heron-help = A kócsag is gyűjt nádat, és nyerhet.
heron-setup-hunger = Éhség
heron-setup-hunger-help = Ennyi náddal kezd a kócsag.
heron-setup-catch = Első zsákmány
heron-setup-catch-help = Ezekkel kezd a kócsag; választás nélkül a véletlen dönt.
heron-setup-catch-short = Rövid
heron-setup-catch-tall = Magas
heron-setup-catch-golden = Arany

heron-about = Játék tesztekhez.
heron-howto = Vegyél nádat.
