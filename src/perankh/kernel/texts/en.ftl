# What all games say alike.

hidden = hidden
seat-number = Player { $number }
you = You
you-short = you
round-number = Round { $round } of { $rounds }

# Why something is not possible
why-not-asked = That can't be done now.
why-too-few-picked = More must be picked: the choice is not complete.
why-too-many-picked = The choice is complete without this one.
why-game-over = The game is over.
why-not-your-turn = It is not your turn.

# What others are told while somebody is asked in secret
prompt-deciding = { $player } is deciding.

# What makes an action final
seal-chance = Chance decides, so this can't be undone.
seal-reveal = Something hidden is shown, so this can't be undone.
seal-none = You can undo this until somebody else acts.

# What happens in every game
event-auto-answered = { $player } had only one possible answer: { $answer }.

# Results
score-track = Score track
total = Total
place = Place
winner = { $winners ->
    [one] { $winners_name } wins.
   *[other] { $winners_name } share the victory.
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# Undo
takes-back = takes back { $count ->
    [one] one action
   *[other] { $count } actions
}

# Computer players
mind-random = Chance
mind-random-character = Takes any option, each as likely as the others.
mind-greedy = Greed
mind-greedy-character = Takes what looks best at once and never thinks a second step.
mind-apprentice = Apprentice
mind-apprentice-character = Knows the rules, minds the own work and overlooks what the others are up to.
mind-scribe = Scribe
mind-scribe-character = Adds up carefully and thinks a step or two ahead.
mind-vizier = Vizier
mind-vizier-character = Plans ahead, watches everybody and forgives little.
mind-pharaoh = Pharaoh
mind-pharaoh-character = Takes the time to weigh everything; beating it is a feat.
