# What is said about a game that is looked back at, and about a hint.

lookback-chances = Chances to win
lookback-actions = actions
lookback-points = Expected points
lookback-after = After
lookback-costly = The costliest decisions
lookback-none = No decision cost much.
lookback-decision = { $entry }. { $name }: { $done } · better: { $better } · { $cost } % of the chance to win, { $points } points
lookback-luck = Luck
lookback-luck-seat = { $name }: { $chance } % of the chance to win, { $points } points ({ $draws ->
    [one] one action with chance
   *[other] { $draws } actions with chance
})
lookback-go = Go to a decision: perankh hint { $file } --at { $at }
hint-best = { $name }, consider: { $option }
hint-gain = Chance to win { $chance } % ({ $gained } against an ordinary option), expected points { $points } ({ $more })
hint-option = Option
hint-chance = Chance %
hint-visits = Tries
