# Co se říká o hře při ohlédnutí a o radě.

lookback-chances = Šance na výhru
lookback-actions = akce
lookback-points = Očekávané body
lookback-after = Po akci
lookback-costly = Nejdražší rozhodnutí
lookback-none = Žádné rozhodnutí nestálo mnoho.
lookback-decision = { $entry }. { $name }: { $done } · lepší: { $better } · { $cost } % šance na výhru, body: { $points }
lookback-luck = Štěstí
lookback-luck-seat = { $name }: { $chance } % šance na výhru, body: { $points } ({ $draws ->
    [one] jedna akce s náhodou
    [few] { $draws } akce s náhodou
   *[other] { $draws } akcí s náhodou
})
lookback-go = Přejít k rozhodnutí: perankh hint { $file } --at { $at }
hint-best = { $name }, zvažte: { $option }
hint-gain = Šance na výhru { $chance } % ({ $gained } proti běžné možnosti), očekávané body { $points } ({ $more })
hint-option = Možnost
hint-chance = Šance %
hint-visits = Pokusy
