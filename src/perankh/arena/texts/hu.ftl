# Amit egy játékról visszatekintve és egy tippről mondunk.

lookback-chances = Nyerési esélyek
lookback-actions = akciók
lookback-points = Várható pontok
lookback-after = Akció után
lookback-costly = A legdrágább döntések
lookback-none = Egyik döntés sem került sokba.
lookback-decision = { $entry }. { $name }: { $done } · jobb lett volna: { $better } · a nyerési esély { $cost }%-a, { $points } pont
lookback-luck = Szerencse
lookback-luck-seat = { $name }: a nyerési esély { $chance }%-a, { $points } pont ({ $draws } akcióban volt szerepe a véletlennek)
lookback-go = Ugrás egy döntéshez: perankh hint { $file } --at { $at }
hint-best = { $name }, érdemes megfontolni: { $option }
hint-gain = Nyerési esély: { $chance }% (egy szokásos lehetőséghez képest { $gained }), várható pontok: { $points } ({ $more })
hint-option = Lehetőség
hint-chance = Esély %
hint-visits = Próbák
