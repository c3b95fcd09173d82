heron-prompt-turn = { $player }, which reed?

heron-action-take = Take: { $reed_name }
heron-action-stir = Stir the pool

heron-event-reed-taken = { $player } takes: { $reed_name }.
heron-event-pool-stirred = { $player } stirs the pool.
heron-event-pool-filled = Into the pool come: { $reeds_name }.
heron-event-heron-caught = The Heron catches: { $reed_name }.
heron-event-game-over = The game is over. Hidden were: { $reeds_name }.

heron-why-not-there = There is no such reed in the pool.
heron-why-already-stirred = You have already stirred the pool.

heron-category-reeds = Reeds
heron-category-sets = Sets
heron-category-hidden = Hidden reed
heron-category-gold = Gold

heron-rival-heron = Heron

heron-setup-gift = Gift
heron-setup-gift-help = Begins with a short reed.
heron-setup-heron = Heron
heron-setup-heron-help = The Heron gathers reeds too and can win.
heron-setup-hunger = Hunger
heron-setup-hunger-help = With so many reeds the Heron begins.
heron-setup-catch = First catch
heron-setup-catch-help = The Heron begins with these; if none is chosen, chance decides.
heron-setup-catch-short = Short
heron-setup-catch-tall = Tall
heron-setup-catch-golden = Golden

heron-about = A game for tests.
heron-howto = Take reeds.
