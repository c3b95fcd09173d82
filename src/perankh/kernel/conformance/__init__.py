"""The conformance kit: what every game must keep to, checked by playing it.

    check_game(game, players, setup, seed)   one whole game under examination
    check_texts(game)                        its words in all languages, without playing
    golden(game, players, setup, seed, box)  one hash for a whole seeded game

A game gets all of it by being registered (`tests/conformance`, `perankh fuzz`). Each check raises
`Nonconformity` with its name, what differs, and how to see it again. The names:

`ends`          no game asks more than `Game.longest` questions
`options`       never empty, no duplicates, actions of the open question, within `action_count`
`refusals`      every other action is refused, changes nothing, and has a reason with a rule
`descriptions`  each action has one meaning and one text, and both lead back to it
`invariants`    `Game.check` holds after every action
`clone`         equal under the same actions, independent under different ones
`position`      written, read and written again it is the same, and plays on alike
`determinize`   keeps what the observer sees and may do; can be played to the end
`secrecy`       views, events, options, previews do not depend on what a seat may not know
`preview`       what really happens up to the first draw or reveal; undo ends where it says
`scores`        shapes of scores, shares of the victory, estimates
`rivals`        as many as the state says, declared, with points, places and shares
`events`        declared, plain data, secrets for their audience only
`texts`         everything can be said in all languages
`crash`         nothing else goes wrong
"""

from perankh.kernel.conformance.examiner import EVERY, Examiner, check_game
from perankh.kernel.conformance.golden import Golden, golden, goldens
from perankh.kernel.conformance.subject import Nonconformity, Tally
from perankh.kernel.conformance.words import check_texts

__all__ = [
    "EVERY",
    "Examiner",
    "Golden",
    "Nonconformity",
    "Tally",
    "check_game",
    "check_texts",
    "golden",
    "goldens",
]
