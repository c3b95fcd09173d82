pebbles-prompt-act = { $player }, what do you do?
pebbles-prompt-choose = { $player }, which pebble?
pebbles-prompt-answer = { $player }, do you take the pebble unseen?
pebbles-prompt-discard = { $player }, which pebble do you discard?

pebbles-action-show = Show a pebble
pebbles-action-offer = Offer a pebble to your neighbour
pebbles-action-peek = Peek under the shell
pebbles-action-choose = { $pebble_name }
pebbles-action-take = Take it
pebbles-action-refuse = Refuse it
pebbles-action-discard = Discard: { $pebble_name }

pebbles-event-turn-began = { $player } begins a turn.
pebbles-event-pebble-drawn = { $pebble ->
    [hidden] { $player } draws a pebble.
   *[other] { $player } draws: { $pebble_name }.
}
pebbles-event-pebble-shown = { $player } shows: { $pebble_name }.
pebbles-event-pebble-offered = { $pebble ->
    [hidden] { $player } offers a pebble to { $seat }.
   *[other] { $player } offers to { $seat }: { $pebble_name }.
}
pebbles-event-gift-taken = { $player } takes the gift of { $owner }: { $pebble_name }.
pebbles-event-gift-refused = { $player } refuses the gift of { $owner }: { $pebble_name }.
pebbles-event-shell-peeked = { $pebble ->
    [hidden] { $player } peeks under the shell.
   *[other] { $player } sees under the shell: { $pebble_name }.
}
pebbles-event-pebble-discarded = { $player } discards: { $pebble_name }.
pebbles-event-shell-lifted = Under the shell lay: { $pebble_name }.

pebbles-why-not-in-hand = You have no such pebble.
pebbles-why-enough-gifts = You have taken as many gifts as you may.
pebbles-why-already-peeked = You have already looked under the shell.

pebbles-category-row = Row
pebbles-category-gifts = Gifts
pebbles-category-shell = Shell
pebbles-category-hand = Hand
