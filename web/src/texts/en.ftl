# The page in English. The other languages have the same keys with the same arguments.

## Home
home-link = Perankh, home
home-title = House of life
home-claim = Modern games about ancient Egypt. Around one screen, by link across the world, or alone.
new-table = New table
join-by-link = Join by link
join-label = Link to the table
join-wrong = This is not a link to a table.
join-go = Go to the table
your-tables = Your tables
wait-for-you = { $count ->
    [one] one waits for you
   *[other] { $count } wait for you
}
show-all = Show all { $count }
show-fewer = Show fewer
choose-game = Choose a game
first-time = First time here? The rules fit on one screen.
players-range = { $min }–{ $max } players
minutes = { $count } min
minutes-range = { $min }–{ $max } min
play = Play
play-game = Play { $game }
state-waiting = waits for players
state-over = finished
state-won = won by { $names }
state-stopped = can't go on
state-mine = you decide
state-other = { $name } decides
look = Look
open = Open
your-turn = Your turn

## New table
new-title = New table
new-heading = A table of { $game }
your-name = Your name
how-many = Number of players
seats = Who sits where
seat-number-label = Seat { $number }
seat-kind-me = Me
seat-kind-mind = Computer
seat-kind-here = Another person on this screen
seat-kind-open = Anyone with the link
seat-kind-invited = By invitation only
seat-note-open = You get a link to send round.
seat-note-invited = You get a link for this seat alone.
strength = Strength
mind-random = Chance
mind-greedy = Greed
mind-apprentice = Apprentice
mind-scribe = Scribe
mind-vizier = Vizier
mind-pharaoh = Pharaoh
name-of-guest = Name
guest = Guest { $number }
shuffle-seats = Draw the order
variants = Variants
hints-allowed = Hints
hints-allowed-note = Everybody may ask the computer what it would choose.
stand-in-undo = Taking back while somebody is away
stand-in-undo-note = On: the computer that stands in agrees for them. Off: who asks waits until they are back.
start = Start
open-table = Open the table
cancel = Cancel
no-such-game = There is no such game here.

## Waiting for players
lobby-title = A table of { $game }
lobby-full = Everyone is here.
lobby-waits = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
lobby-patience = The host starts the game as soon as everyone is here.
seat-open = free
seat-invited = by invitation
share-link = Send this link to whoever should play or watch
copy = Copy
copied = Copied
copy-invitation = Copy invitation
take-seat = Take a seat
fill = Give free seats to the computer
delete-table = Delete the table
delete-sure = Really delete? Press again

## Table
opening = Opening…
table-of = Table: { $game }
table-missing = There is no such table.
table-gone = This table has been deleted.
to-home = Home
to-table = To the table
status-broken = Connection lost, trying again
board-none = This game has no drawn board. Everything can be played with the buttons below.
players = Players
side = Players, log and talk
open-side = Players and log
close = Close
log = Log
chat = Talk
tab-log = Log
tab-chat = Talk
tab-table = Table
tag-you = you
tag-here = on this screen
# Beside the name of a rival that the rules play, such as Heliopolis
tag-rival = rival
tag-away = away
tag-first = first player
tag-online = is here
show-breakdown = What the points are made of
no-points = No points yet
points-unit = { $count ->
    [one] point
   *[other] points
}
log-empty = Nothing has happened yet.
log-undone = undone
log-left = { $name } leaves; the computer plays on.
log-resigned = { $name } resigns; the computer plays on.
log-returned = { $name } is back.
log-undo-asked = { $name } asks to take back more.
log-undo-answered = { $name } has answered.
log-over = The game is over.
log-rematch = The next game has been set up.
chat-empty = Nobody has said anything yet.
chat-placeholder = Say something
chat-send = Send
chat-mute = mute
chat-unmute = let talk
show-earlier = Show earlier
copy-link = Copy the link to this table
watching = { $count ->
    [0] Nobody is watching.
    [one] One person is watching.
   *[other] { $count } people are watching.
}
# A choice before the game that each seat makes
choice-of-seat = { $choice }, seat { $number }
# A choice by seat that nobody made
as-usual = as usual
setup = Variants in play
on = on
off = off
leave-table = Leave the table
leave-note = The computer plays for you until you come back.
come-back = Take my seat again

## Decision bar
bar-label = Decision
bar-other = { $name } decides
bar-wait = You will hear when it is your turn.
bar-away = The computer plays for you until you come back.
bar-hint = Choose here or on the board, see what it does, then confirm.
bar-hint-direct = Choose here or on the board.
bar-kept-secret = Only this answer is possible. You are asked so that the others don’t learn that.
bar-nothing = nothing changes yet.
bar-cut = More follows that nobody can foresee.
bar-seal = Careful:
bar-choose = Choose first
bar-other-choice = Choose again
confirm = Confirm
undo = Undo
undo-ask = Ask to take back
undo-floor = { $count ->
    [one] You can take back your last action until somebody else acts.
   *[other] You can take back your last { $count } actions until somebody else acts.
}
undo-none = Nothing to take back alone; with everyone’s consent you can.
undo-computers = The computers agree: you can go back to your last decision.
undo-first = Nothing to take back yet.
undo-asked-label = Somebody wants to take back
undo-asked = { $count ->
    [one] { $name } would like to take back one action.
   *[other] { $name } would like to take back { $count } actions.
}
undo-agree = Agree
undo-refuse = Refuse
undo-waits = Still to answer: { $names }
undo-withdraw = Withdraw
hint = Hint
hint-thinking = Thinking it over…
hint-chance = { $chance } to win ({ $gained } against an ordinary choice)
hint-points = { $points } points at the end ({ $gained })
hint-others = Close behind: { $options }

## Why not
why-title = Why not?
why-rule = Rule { $rule }
i-see = I see

## Catching up, looking back
catch-title = Since you left
catch-more = and { $count } before
catch-show = Show me
catch-skip = Skip
replay-title = Looking back
replay-label = The game, move by move
replay-back = One move back
replay-on = One move on
replay-play = Play the moves
replay-pause = Pause
replay-now = Back to the present
replay-start = The set-up
copy-moment = Copy link to this moment
game-over = The game is over

## Curtain
curtain-title = Hand over to { $name }
curtain-note = Nothing secret is on the screen now.
curtain-open = I am { $name }

## End
end-title = Result
see-result = See the result
not-over = The game is not over yet.
wins = { $count ->
    [0] Nobody at the table wins
    [one] { $names } wins
   *[other] { $names } win
}
wins-nobody = Nobody at the table wins
points = Points
points-table = Points by category
points-over-time = Points over time
total = Total
the-end = End
after-round = Round { $round }
play-again = Play again
record = Record
game-again = The course of the game
see-board = See the board
fair-short = Chance was fair:
fair-note = it was sealed before the first move and opened after the last.
check-yourself = Check it yourself
analysis-title = Analysis
analyse = Analyse
analysis-lead = Worked out after the game by trying many ways on. Every number is an estimate.
analysing = Looking at moment { $done } of { $total }
analysing-waits = Waiting for its turn…
chances-title = Chances to win
chances-note = As somebody saw it who sees no hand. A diamond marks a costly decision.
chances-table = The chances as a table
costly-title = The costliest decisions
costly-none = No decision cost much.
costly-move = move { $n }
costly-move-column = Move
costly-better = Better: { $option }
costly-loss = { $chance } chance to win, { $points } points
costly-see = See it
luck-title = Luck
luck-note = What chance gave each player, against what was to be expected: chance to win, and points.
luck-good = lucky
luck-bad = unlucky
luck-even = even
luck-draws = { $count ->
    [0] no draw
    [one] one draw
   *[other] { $count } draws
}
points-change = { $points } points

## Fairness
fairness-title = Fair chance
fairness-lead = Nobody can steer or foresee chance here, not even whoever runs this server, and everyone can check that afterwards.
fairness-short = Chance is sealed before the first move.
fairness-link = How, and the seal of this table
fairness-seal = Sealed before the first move
fairness-seal-note = Before the game a secret is drawn and mixed with what every player contributes. Its fingerprint is shown to all at once.
fairness-play = Used move by move
fairness-play-note = Before every action chance starts anew from the secret, the table and the number of the action. Trying out, undoing or waiting changes nothing.
fairness-open = Opened after the last move
fairness-open-note = When the game is over the secret is shown. Its fingerprint must be the one above.
fairness-not-yet = The secret is opened when the game is over.
fairness-fits = The secret fits the seal; your browser has worked it out by itself.
fairness-fits-not = The secret does not fit the seal!
fairness-check = Checked by anyone
fairness-check-note = The record holds everything. Here it is played through anew; the same can be done on any computer with “perankh verify”.
fairness-verify = Check this game
fairness-record = Download the record
fairness-file = Check a record file
fairness-good = All is right: { $actions } actions worked out anew, with the same result.
fairness-bad = Something does not fit:

## Rules and box
rules-title = Rules
rules-of = Rules of { $game }
rules-short = In short
rules-all = All rules
rules-english = The numbered rules are kept in English; names and everything on the table are in your language.
rules-search = Search the rules
rules-none = Nothing found.
box-title = Where the values come from
box-of = What is in the box of { $game }
box-lead = Every number and every card of this game, and how surely we know it.
source-rulebook = Rulebook
source-rulebook-note = stands in the printed rules
source-public = Public
source-public-note = openly described elsewhere
source-reconstructed = Reconstructed
source-reconstructed-note = worked out by us, may differ
box-correct = You own the game?
box-correct-note = Download the file, put right what differs from your copy, and start the server with it or give it to a table. Records carry the fingerprint of the box they were played with.
box-download = Download the box file
box-hash = Fingerprint:
box-values = All values
box-place = Place
box-value = Value
box-source = Source

## About
about-title = About
about-lead = Per ankh, “house of life”, was where ancient Egypt kept its books. Perankh is a house for modern games about ancient Egypt.
about-house = The computer keeps the rules; people play around one screen, by link across the world, or against computer opponents. It starts with one command and needs nothing else.
about-games = The games
about-designers = Buy the games: the boxes are beautiful, and their designers deserve it. Perankh is no publisher’s product and shows none of their art or texts.
about-credits = With thanks to
credit-icons = icons
credit-display = titles and large numbers
credit-text = all other text
credit-tools = the page is built with them
about-own = The drawings
about-drawings = Boards, pieces and emblems are our own drawings.

## Settings
settings-title = Settings
settings-look = Look and sound
settings-you = You
language = Language
theme = Light
theme-auto = As the system
theme-limestone = Limestone
theme-lamplight = Lamplight
switch-sound = Sound
switch-sound-note = A knock for a stone, a gong for your turn.
switch-animation = Moving pieces
switch-animation-note = Off also when your system asks for less motion.
switch-confirm = Confirm each choice
switch-confirm-note = A choice first shows what it does. What cannot be undone is always confirmed.
save = Save
name-saved = Saved.
account-note = With an account you find your tables again on other devices. What you have played so far comes along.
account-name = Account name
password = Password
sign-in = Sign in
sign-out = Sign out
make-account = Make an account
signed-in = Signed in as { $name }.
signed-in-now = You are signed in.
signed-out = You are signed out.
account-made = The account is made, your tables belong to it.
password-change = Another password
password-old = Old password
password-new = New password
password-note = All other browsers will have to sign in again.
password-changed = The password is changed.
sessions = Signed in here
session-unknown = a browser
session-here = this browser
session-used = last used { $when }
sign-out-others = Sign out everywhere else
signed-out-others = All other browsers are signed out.

## When something is missing
missing-title = There is nothing here
server-away = The server does not answer
server-away-note = Is it still running?
offline-title = No connection
offline-note = Perankh needs its server to play. Your tables are safe there; as soon as the connection is back, so is everything else.
try-again = Try again

# A table whose rules or box are gone

stopped-title = This table can't go on
stopped-log = Download its log
