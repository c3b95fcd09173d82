# What the terminal says around a game.

terminal-start = { $game } · { $players } players · you are { $name }
terminal-change = Other game, players, setup, language: perankh play --help. Type help for the commands.
terminal-commitment = Commitment of the dice: { $commitment }
terminal-resumed = Back in the game; actions so far: { $actions }.
terminal-since = Since your last turn
terminal-scores = Score as if the game ended now
terminal-final = Final score
terminal-ask = Your choice (1–{ $options }, help):
terminal-out-of-range = There is no option { $number }; choose a number from 1 to { $options }.
terminal-unknown = “{ $words }” is neither an option nor a command; type a number from 1 to { $options }, or help.
terminal-incomplete = “{ $words }” fits several answers: { $answers }.
terminal-refused = Not possible: { $reason }
terminal-too-early = “{ $words }” must wait: see first what the answer before brings. Nothing was done.
terminal-preview = { $option }:
terminal-preview-nothing = Nothing that can be foreseen.
terminal-preview-more = … and more that cannot be foreseen.
terminal-undone = Taken back: { $option }
terminal-undo-nothing = You have not done anything yet that could be undone.
terminal-undo-chance = Chance or a hidden thing has come in since your last action, so you alone cannot undo it. With “undo all” the computer players agree to it.
terminal-undo-others = Somebody else has acted since your last action, so you alone cannot undo it. With “undo all” the computer players agree to it.
terminal-no-rule = { $game } has no rule { $number }; rules are numbered like 5.9.
terminal-saved = Saved: { $file }. Go on with: perankh play --resume { $file }
terminal-record-saved = Record saved: { $file }. Check it with: perankh verify { $file }
terminal-file-there = { $file } is already there; give another name.
terminal-file-wrong = { $file } cannot be written: { $problem }
terminal-left = You have left the game. Next time, “save FILE” keeps it for later.
terminal-save-record = File name to save the record with its secret (Enter: don't save):
terminal-empty-log = Nothing has happened yet.
terminal-secret = Secret of the dice: { $secret }
terminal-help =
    3           choose option 3
    1; 3        several answers at once, all or none
    ? 3         what option 3 would do
    words       an action in its own words; “words?” shows those of each option
    words?      show each option's own words
    board       draw the table again
    log         everything that happened so far
    score       the score as if the game ended now
    rules 5.9   read a rule
    undo        take back your last action, as long as nobody else has acted and
                chance has not come in; undo all: with the others' consent
    save FILE   keep the game; perankh play --resume FILE goes on with it
    quit        leave
