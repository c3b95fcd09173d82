# Amit minden játék egyformán mond.

hidden = rejtett
seat-number = { $number }. játékos
you = Te
you-short = te
round-number = { $round }/{ $rounds }. forduló

# Miért nem lehet valamit megtenni
why-not-asked = Ezt most nem lehet.
why-too-few-picked = Többet kell választani: a választás még nem teljes.
why-too-many-picked = A választás e nélkül is teljes.
why-game-over = A játék véget ért.
why-not-your-turn = Nem te következel.

# What others are told while somebody is asked in secret
prompt-deciding = { $player } dönt.

# Mi tesz egy akciót véglegessé
seal-chance = A véletlen dönt, ezért nem lehet visszavonni.
seal-reveal = Rejtett dolog derül ki, ezért nem lehet visszavonni.
seal-none = Visszavonhatod, amíg más nem lép.

# Ami minden játékban előfordul
event-auto-answered = { $player }: csak egy válasz volt lehetséges, { $answer }.

# Eredmények
score-track = Pontozósáv
total = Összesen
place = Helyezés
winner = { $winners ->
    [one] A győztes: { $winners_name }.
   *[other] Megosztott győzelem: { $winners_name }.
}
points = { $points } pont

# Undo
takes-back = visszavon { $count } akciót

# Computer players
mind-random = Véletlen
mind-random-character = Bármelyik lehetőséget választja, mindegyiket egyforma eséllyel.
mind-greedy = Mohóság
mind-greedy-character = Azt veszi el, ami azonnal a legjobbnak látszik, és egy lépéssel sem gondol tovább.
mind-apprentice = Tanonc
mind-apprentice-character = Ismeri a szabályokat, a maga dolgával törődik, és nem veszi észre, mire készülnek a többiek.
mind-scribe = Írnok
mind-scribe-character = Gondosan számol, és egy-két lépéssel előre gondolkodik.
mind-vizier = Vezír
mind-vizier-character = Előre tervez, mindenkit figyel, és keveset bocsát meg.
mind-pharaoh = Fáraó
mind-pharaoh-character = Időt hagy magának, hogy mindent mérlegeljen; legyőzni nagy tett.
