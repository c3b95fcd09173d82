pebbles-prompt-act = { $player }, co robisz?
pebbles-prompt-choose = { $player }, który kamyk?
pebbles-prompt-answer = { $player }, czy bierzesz kamyk w ciemno?
pebbles-prompt-discard = { $player }, który kamyk odrzucasz?

pebbles-action-show = Pokaż kamyk
pebbles-action-offer = Zaproponuj kamyk sąsiadowi
pebbles-action-peek = Zajrzyj pod muszlę
pebbles-action-choose = { $pebble_name }
pebbles-action-take = Weź go
pebbles-action-refuse = Odmów
pebbles-action-discard = Odrzuć: { $pebble_name }

pebbles-event-turn-began = { $player } zaczyna turę.
pebbles-event-pebble-drawn = { $pebble ->
    [hidden] { $player } dobiera kamyk.
   *[other] { $player } dobiera: { $pebble_name }.
}
pebbles-event-pebble-shown = { $player } pokazuje: { $pebble_name }.
pebbles-event-pebble-offered = { $pebble ->
    [hidden] { $player } proponuje kamyk. Decyduje { $seat }.
   *[other] { $player } proponuje: { $pebble_name }. Decyduje { $seat }.
}
pebbles-event-gift-taken = { $player } przyjmuje dar ({ $owner }): { $pebble_name }.
pebbles-event-gift-refused = { $player } odrzuca dar ({ $owner }): { $pebble_name }.
pebbles-event-shell-peeked = { $pebble ->
    [hidden] { $player } zagląda pod muszlę.
   *[other] { $player } widzi pod muszlą: { $pebble_name }.
}
pebbles-event-pebble-discarded = { $player } odrzuca: { $pebble_name }.
pebbles-event-shell-lifted = Pod muszlą leżał: { $pebble_name }.

pebbles-why-not-in-hand = Nie masz takiego kamyka.
pebbles-why-enough-gifts = Masz już tyle darów, ile wolno przyjąć.
pebbles-why-already-peeked = Już zaglądałeś pod muszlę.

pebbles-category-row = Rząd
pebbles-category-gifts = Dary
pebbles-category-shell = Muszla
pebbles-category-hand = Ręka
