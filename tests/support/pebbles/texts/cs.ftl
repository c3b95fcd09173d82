pebbles-prompt-act = { $player }, co uděláš?
pebbles-prompt-choose = { $player }, který oblázek?
pebbles-prompt-answer = { $player }, vezmeš si neviděný oblázek?
pebbles-prompt-discard = { $player }, který oblázek odložíš?

pebbles-action-show = Ukázat oblázek
pebbles-action-offer = Nabídnout oblázek sousedovi
pebbles-action-peek = Podívat se pod mušli
pebbles-action-choose = { $pebble_name }
pebbles-action-take = Vzít si ho
pebbles-action-refuse = Odmítnout ho
pebbles-action-discard = Odložit: { $pebble_name }

pebbles-event-turn-began = Na tahu je { $player }.
pebbles-event-pebble-drawn = { $pebble ->
    [hidden] { $player } si bere oblázek ze sáčku.
   *[other] { $player } si bere ze sáčku: { $pebble_name }.
}
pebbles-event-pebble-shown = { $player } ukazuje: { $pebble_name }.
pebbles-event-pebble-offered = { $pebble ->
    [hidden] { $player } nabízí oblázek. Rozhoduje { $seat }.
   *[other] { $player } nabízí: { $pebble_name }. Rozhoduje { $seat }.
}
pebbles-event-gift-taken = { $player } přijímá dar ({ $owner }): { $pebble_name }.
pebbles-event-gift-refused = { $player } odmítá dar ({ $owner }): { $pebble_name }.
pebbles-event-shell-peeked = { $pebble ->
    [hidden] { $player } nahlíží pod mušli.
   *[other] { $player } vidí pod mušlí: { $pebble_name }.
}
pebbles-event-pebble-discarded = { $player } odkládá: { $pebble_name }.
pebbles-event-shell-lifted = Pod mušlí ležel: { $pebble_name }.

pebbles-why-not-in-hand = Takový oblázek nemáš.
pebbles-why-enough-gifts = Už máš tolik darů, kolik smíš přijmout.
pebbles-why-already-peeked = Pod mušli už ses jednou díval.

pebbles-category-row = Řada
pebbles-category-gifts = Dary
pebbles-category-shell = Mušle
pebbles-category-hand = Ruka
