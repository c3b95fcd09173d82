# Co wszystkie gry mówią tak samo.

hidden = ukryte
seat-number = Gracz { $number }
you = Ty
you-short = ty
round-number = Runda { $round }/{ $rounds }

# Dlaczego czegoś nie można zrobić
why-not-asked = Teraz nie można tego zrobić.
why-too-few-picked = Trzeba wybrać więcej: wybór nie jest jeszcze pełny.
why-too-many-picked = Wybór jest pełny bez tego.
why-game-over = Gra już się skończyła.
why-not-your-turn = To nie twoja tura.

# What others are told while somebody is asked in secret
prompt-deciding = { $player } podejmuje decyzję.

# Co czyni akcję ostateczną
seal-chance = Zdecyduje los, nie będzie można tego cofnąć.
seal-reveal = Odsłoni się coś zakrytego, nie będzie można tego cofnąć.
seal-none = Możesz to cofnąć, dopóki nie zagra ktoś inny.

# Co zdarza się w każdej grze
event-auto-answered = { $player }: możliwa była tylko jedna odpowiedź, { $answer }.

# Wyniki
score-track = Tor punktacji
total = Razem
place = Miejsce
winner = { $winners ->
    [one] Wygrywa { $winners_name }.
   *[other] Zwycięstwem dzielą się: { $winners_name }.
}
points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}

# Undo
takes-back = cofa { $count ->
    [one] jedną akcję
    [few] { $count } akcje
   *[other] { $count } akcji
}

# Computer players
mind-random = Przypadek
mind-random-character = Wybiera dowolną możliwość, każdą z równym prawdopodobieństwem.
mind-greedy = Chciwość
mind-greedy-character = Bierze to, co od razu wygląda najlepiej, i nie myśli o krok dalej.
mind-apprentice = Uczeń
mind-apprentice-character = Zna zasady, pilnuje swojej pracy i nie dostrzega, co szykują inni.
mind-scribe = Skryba
mind-scribe-character = Starannie liczy i myśli o krok lub dwa naprzód.
mind-vizier = Wezyr
mind-vizier-character = Planuje z wyprzedzeniem, obserwuje wszystkich i niewiele wybacza.
mind-pharaoh = Faraon
mind-pharaoh-character = Nie spieszy się i wszystko rozważa; pokonać go to wyczyn.
