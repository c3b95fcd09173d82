# Co mówi się o grze przy spojrzeniu wstecz i o podpowiedzi.

lookback-chances = Szanse na wygraną
lookback-actions = akcje
lookback-points = Oczekiwane punkty
lookback-after = Po akcji
lookback-costly = Najkosztowniejsze decyzje
lookback-none = Żadna decyzja nie kosztowała wiele.
lookback-decision = { $entry }. { $name }: { $done } · lepiej: { $better } · { $cost }% szansy na wygraną, punkty: { $points }
lookback-luck = Szczęście
lookback-luck-seat = { $name }: { $chance }% szansy na wygraną, punkty: { $points } ({ $draws ->
    [one] jedna akcja z losowaniem
    [few] { $draws } akcje z losowaniem
   *[many] { $draws } akcji z losowaniem
})
lookback-go = Przejdź do decyzji: perankh hint { $file } --at { $at }
hint-best = { $name }, warto rozważyć: { $option }
hint-gain = Szansa na wygraną { $chance }% ({ $gained } wobec zwykłej opcji), oczekiwane punkty { $points } ({ $more })
hint-option = Opcja
hint-chance = Szansa %
hint-visits = Próby
