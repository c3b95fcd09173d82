pebbles-prompt-act = { $player }, mit teszel?
pebbles-prompt-choose = { $player }, melyik kavicsot?
pebbles-prompt-answer = { $player }, elfogadod látatlanban a kavicsot?
pebbles-prompt-discard = { $player }, melyik kavicsot dobod el?

pebbles-action-show = Kavics felmutatása
pebbles-action-offer = Kavics felajánlása a szomszédnak
pebbles-action-peek = Bekukucskálás a kagyló alá
pebbles-action-choose = { $pebble_name }
pebbles-action-take = Elfogadom
pebbles-action-refuse = Visszautasítom
pebbles-action-discard = Eldobás: { $pebble_name }

pebbles-event-turn-began = { $player } következik.
pebbles-event-pebble-drawn = { $pebble ->
    [hidden] { $player } húz egy kavicsot.
   *[other] { $player } húzása: { $pebble_name }.
}
pebbles-event-pebble-shown = { $player } felmutatja: { $pebble_name }.
pebbles-event-pebble-offered = { $pebble ->
    [hidden] { $player } felajánl egy kavicsot. Dönt: { $seat }.
   *[other] { $player } felajánlja: { $pebble_name }. Dönt: { $seat }.
}
pebbles-event-gift-taken = { $player } elfogadja az ajándékot ({ $owner }): { $pebble_name }.
pebbles-event-gift-refused = { $player } visszautasítja az ajándékot ({ $owner }): { $pebble_name }.
pebbles-event-shell-peeked = { $pebble ->
    [hidden] { $player } bekukucskál a kagyló alá.
   *[other] { $player } a kagyló alatt látja: { $pebble_name }.
}
pebbles-event-pebble-discarded = { $player } eldobja: { $pebble_name }.
pebbles-event-shell-lifted = A kagyló alatt volt: { $pebble_name }.

pebbles-why-not-in-hand = Nincs ilyen kavicsod.
pebbles-why-enough-gifts = Már elfogadtál annyi ajándékot, amennyit lehet.
pebbles-why-already-peeked = Már benéztél a kagyló alá.

pebbles-category-row = Sor
pebbles-category-gifts = Ajándékok
pebbles-category-shell = Kagyló
pebbles-category-hand = Kéz
