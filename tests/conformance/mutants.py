"""Games of Pebbles that are broken on purpose, each in one way, with the check that must see it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from perankh.kernel.box import AnyBox
from perankh.kernel.event import EVERYBODY, Event, only
from perankh.kernel.game import Game, Meaning, View
from perankh.kernel.position import Position
from perankh.kernel.reason import NOT_ASKED, Reason
from perankh.kernel.setup import Setup
from perankh.kernel.state import State
from perankh.kernel.step import Step
from tests.support.pebbles import PebblesGame
from tests.support.pebbles.box.tables import IDS
from tests.support.pebbles.game import mine
from tests.support.pebbles.rules import steps as d
from tests.support.pebbles.rules.state import Pebbles
from tests.support.pebbles.shown import events as e
from tests.support.pebbles.shown.position import PebblesPosition
from tests.support.pebbles.shown.view import PebblesView


def with_step(kind: int, step: Step[Pebbles]) -> list[Step[Pebbles]]:
    """The steps of Pebbles, one of them replaced."""
    return [step if number == kind else kept for number, kept in enumerate(d.STEPS)]


# --- the questions


class OffersTwice(d.Act):
    """Offers an option twice."""

    def options(self, s: Pebbles, player: int, arg: int) -> list[int]:
        return [*super().options(s, player, arg), d.SHOW]


class OffersNothing(d.Act):
    """Has no option left for whoever has peeked."""

    def options(self, s: Pebbles, player: int, arg: int) -> list[int]:
        return [] if s.peeked[player] else super().options(s, player, arg)


class OffersWhatIsNotItsOwn(d.Act):
    """Offers an action that another question is about."""

    def options(self, s: Pebbles, player: int, arg: int) -> list[int]:
        return [*super().options(s, player, arg), d.TAKE]


class NumbersTooHigh(d.Act):
    """Numbers an action beyond the game's count."""

    def actions(self) -> list[int]:
        return [*super().actions(), d.ACTIONS]


class ForgetsTheReason(d.Act):
    """Has no reason of its own for what it refuses."""

    def why_not(self, s: Pebbles, player: int, arg: int, action: int) -> Reason:
        return NOT_ASKED


class NamesNoRule(d.Act):
    """Gives a reason with a rule that does not exist."""

    def why_not(self, s: Pebbles, player: int, arg: int, action: int) -> Reason:
        return Reason("pebbles-why-already-peeked", "PEB-9.9")


class RefusesWithEffect(d.Act):
    """Changes the state when it only should explain."""

    def why_not(self, s: Pebbles, player: int, arg: int, action: int) -> Reason:
        s.discards.reverse()
        s.turn = s.left_of(s.turn)
        return super().why_not(s, player, arg, action)


class CallsItselfQuiet(d.Act):
    """Says that nothing is revealed by a peek."""

    def is_quiet(self, s: Pebbles, player: int, arg: int, action: int) -> bool:
        return action == d.PEEK


class SaysTheUntranslated(d.Act):
    """Gives a reason that has no text."""

    def why_not(self, s: Pebbles, player: int, arg: int, action: int) -> Reason:
        return Reason("pebbles-why-no-text", "PEB-3.5")


# --- what they do


class NeverEnds(d.Begin):
    """Fills the bag again from the rows."""

    def run(self, s: Pebbles, player: int, arg: int) -> None:
        if not s.bag:
            for row in s.rows:
                s.bag += row
                row.clear()
        super().run(s, player, arg)


class LosesAPebble(d.Discard):
    """Discards onto no pile."""

    def choose(self, s: Pebbles, player: int, arg: int, action: int) -> None:
        super().choose(s, player, arg, action)
        s.discards.pop()


class Crashes(d.Answer):
    """Fails in the middle of an effect."""

    def choose(self, s: Pebbles, player: int, arg: int, action: int) -> None:
        s.rows[s.players].append(s.gift)


class TellsTheDrawnPebble(d.Draw):
    """Tells everybody what was drawn."""

    def run(self, s: Pebbles, player: int, arg: int) -> None:
        trace, s.trace = s.trace, None
        super().run(s, player, arg)
        s.trace = trace
        if trace is not None:
            drawn = IDS[s.hands[player][-1]]
            s.emit(e.PebbleDrawn(player=player, pebble=drawn, audience=EVERYBODY))


class AsksWhoCouldMatchIt(d.Choose):
    """Asks the neighbour only if their hand holds such a pebble, too; else it is refused."""

    def choose(self, s: Pebbles, player: int, arg: int, action: int) -> None:
        super().choose(s, player, arg, action)
        if arg == d.OFFER and s.gift not in s.hands[s.left_of(player)]:
            s.pop()
            d.refuse(s, s.left_of(player))


class TellsTheGift(d.Choose):
    """Tells the neighbour which pebble is on offer."""

    def choose(self, s: Pebbles, player: int, arg: int, action: int) -> None:
        super().choose(s, player, arg, action)
        if s.trace is not None and arg == d.OFFER:
            hidden = IDS[action - d.PEBBLE]
            both = only(player, s.left_of(player))
            s.emit(e.PebbleOffered(player=player, seat=0, pebble=hidden, audience=both))


class PeeksWithoutSaying(d.Act):
    """Shows the shell without noting a reveal: with undo, it would be a peek for free."""

    def choose(self, s: Pebbles, player: int, arg: int, action: int) -> None:
        super().choose(s, player, arg, action)
        if action == d.OFFER:
            s.peeked[player] = True


class DrawsBehindTheCounter(d.Choose):
    """Draws from chance past the counter of draws."""

    def choose(self, s: Pebbles, player: int, arg: int, action: int) -> None:
        super().choose(s, player, arg, action)
        s.rng.word()


class OtherEvent(Event, frozen=True, kw_only=True):
    """An event that the game does not declare."""


class EmitsUndeclared(d.Answer):
    def choose(self, s: Pebbles, player: int, arg: int, action: int) -> None:
        super().choose(s, player, arg, action)
        s.emit(OtherEvent())


class HasAnAudienceForNothing(d.Answer):
    """Hides arguments of an event that declares no secret."""

    def choose(self, s: Pebbles, player: int, arg: int, action: int) -> None:
        s.emit(e.TurnBegan(player=player, audience=only(player)))
        super().choose(s, player, arg, action)


# --- states


class SharesHands(Pebbles):
    """Clones share their hands."""

    def clone(self) -> Pebbles:
        twin = super().clone()
        twin.hands = self.hands
        return twin


class ForgetsThePeek(Pebbles):
    """Clones don't know who peeked."""

    def clone(self) -> Pebbles:
        twin = super().clone()
        twin.peeked = [False] * self.players
        return twin


class KeepsTheTrace(Pebbles):
    """Clones write into the trace of their original."""

    def clone(self) -> Pebbles:
        twin = super().clone()
        twin.trace = self.trace
        return twin


class ForeseesChance(Pebbles):
    """Deals anew, but keeps the chance to come."""

    def determinize(self, observer: int, seed: int) -> Pebbles:
        twin = super().determinize(observer, seed)
        twin.rng = self.rng.clone()
        return twin


class DealsOwnHand(Pebbles):
    """Deals the observer's own hand anew too."""

    def determinize(self, observer: int, seed: int) -> Pebbles:
        return self.dealt_anew(None, seed)


class KeepsOldOptions(Pebbles):
    """Deals anew without forgetting the options of before."""

    def determinize(self, observer: int, seed: int) -> Pebbles:
        twin = super().determinize(observer, seed)
        twin.offered = self.options()
        return twin


class DealsByWhatLayThere(Pebbles):
    """Deals anew in a way that depends on what really lay there."""

    def determinize(self, observer: int, seed: int) -> Pebbles:
        return super().determinize(observer, seed ^ self.shell)


class ScoresTooFewColumns(Pebbles):
    """Forgets a category."""

    def scores(self) -> list[list[int]]:
        return [row[:-1] for row in super().scores()]


class SharesTooMuch(Pebbles):
    """Gives those who lost a share too."""

    def returns(self) -> list[int]:
        return [share or 20 for share in super().returns()]


class SkipsNoPlace(Pebbles):
    """Calls the third the second where two share the first place."""

    def places(self) -> list[int]:
        places = super().places()
        return [sorted(set(places)).index(place) + 1 for place in places]


class ScoresWithEffect(Pebbles):
    """Lifts the shell to count."""

    def scores(self) -> list[list[int]]:
        self.lifted = True
        return super().scores()


class PromptTells(Pebbles):
    """Tells everybody in the prompt whether the hand of who decides holds the first kind."""

    def public_prompt(self) -> str:
        return ACT if 0 in self.hands[self.decider()] else CHOOSE


class PromptTellsTheChoice(Pebbles):
    """Tells everybody in the prompt whether a pebble is to be shown or offered."""

    def public_prompt(self) -> str:
        showing = self.kind() == d.CHOOSE and self.arg() == d.SHOW
        return CHOOSE if showing else super().public_prompt()


class PaceTells(Pebbles):
    """Lets computer players take their time only where there is a choice."""

    def is_secret(self) -> bool:
        return super().is_secret() and len(self.options()) > 1


# --- the game


class ShowsHands(PebblesGame):
    """The view shows the hands of others to everybody."""

    def view(self, state: State, seat: int | None) -> View:
        seen = super().view(state, seat)
        assert isinstance(seen, PebblesView)
        shown = [
            msgspec.structs.replace(player, hand=[IDS[pebble] for pebble in hand])
            for player, hand in zip(seen.players, mine(state).hands, strict=True)
        ]
        return msgspec.structs.replace(seen, players=shown)


class CountsTheShell(PebblesGame):
    """The view's points contain what only the shell knows."""

    def view(self, state: State, seat: int | None) -> View:
        seen = super().view(state, seat)
        assert isinstance(seen, PebblesView)
        shown = [
            msgspec.structs.replace(player, points=sum(points))
            for player, points in zip(seen.players, state.scores(), strict=True)
        ]
        return msgspec.structs.replace(seen, players=shown)


class WritesAnIncompletePosition(PebblesGame):
    """Positions forget the discards."""

    def write_position(self, state: State) -> Position:
        position = super().write_position(state)
        assert isinstance(position, PebblesPosition)
        return msgspec.structs.replace(position, discards=[])


class ReadsAnotherPosition(PebblesGame):
    """Positions are read with the bag the wrong way round."""

    def state_of(self, position: Position, box: AnyBox, trusted: bool) -> State:
        state = super().state_of(position, box, trusted)
        mine(state).bag.reverse()
        return state


class ReadsAnotherChance(PebblesGame):
    """Chance starts anew where a position is read."""

    def state_of(self, position: Position, box: AnyBox, trusted: bool) -> State:
        state = super().state_of(position, box, trusted)
        state.rng.reseed(0)
        return state


class DescribesAlike(PebblesGame):
    """Two actions have one meaning."""

    def describe(self, state: State, action: int) -> Meaning:
        return {"verb": "choose"} if action >= d.PEBBLE else super().describe(state, action)


class ParsesAnother(PebblesGame):
    """Every text means the first action."""

    def parse(self, state: State, words: str | Meaning) -> int:
        return state.actions()[0]


class CountsTooFewDecisions(PebblesGame):
    """Promises shorter games than there are."""

    longest = 12


class SaysTheUnsayable(PebblesGame):
    """An action has no text."""

    def describe(self, state: State, action: int) -> Meaning:
        return {"verb": "ponder"} if action == d.OFFER else super().describe(state, action)


class SetupNotKept(PebblesGame):
    """Heavy hands are forgotten where a position is written."""

    def write_position(self, state: State) -> Position:
        position = super().write_position(state)
        assert isinstance(position, PebblesPosition)
        return msgspec.structs.replace(position, lifted=True)

    def setups(self) -> Sequence[Setup]:
        return super().setups()[1:]


@dataclass(frozen=True)
class Mutant:
    """A broken game, and the check that must see it, or those of which one must."""

    checks: str
    game: Game


def by_step(check: str, kind: int, step: Step[Pebbles]) -> Mutant:
    """Pebbles with one step broken."""
    game = PebblesGame()
    game.steps = with_step(kind, step)
    return Mutant(check, game)


def by_state(check: str, state: type[Pebbles], steps: list[Step[Pebbles]] = d.STEPS) -> Mutant:
    """Pebbles with a broken state."""
    game = PebblesGame()
    game.state_type = state
    game.steps = steps
    return Mutant(check, game)


ACT, CHOOSE = "pebbles-prompt-act", "pebbles-prompt-choose"
ANSWER, DISCARD = "pebbles-prompt-answer", "pebbles-prompt-discard"

MUTANTS = {
    "offers an option twice": by_step("options", d.ACT, OffersTwice(ACT, auto_answers=False)),
    "offers nothing": by_step("options", d.ACT, OffersNothing(ACT, auto_answers=False)),
    "offers a foreign action": by_step(
        "options", d.ACT, OffersWhatIsNotItsOwn(ACT, auto_answers=False)
    ),
    "numbers an action too high": by_step(
        "options", d.ACT, NumbersTooHigh(ACT, auto_answers=False)
    ),
    "keeps old options": by_state("determinize", KeepsOldOptions),
    "forgets the reason": by_step("refusals", d.ACT, ForgetsTheReason(ACT, auto_answers=False)),
    "names no rule": by_step("refusals", d.ACT, NamesNoRule(ACT, auto_answers=False)),
    "refuses with effect": by_step("refusals", d.ACT, RefusesWithEffect(ACT, auto_answers=False)),
    "calls itself quiet": by_step("preview", d.ACT, CallsItselfQuiet(ACT, auto_answers=False)),
    "two actions mean the same": Mutant("descriptions", DescribesAlike()),
    "parses another action": Mutant("descriptions", ParsesAnother()),
    "never ends": by_step("ends", d.BEGIN, NeverEnds()),
    "promises shorter games": Mutant("ends", CountsTooFewDecisions()),
    "loses a pebble": by_step(
        "invariants", d.DISCARD, LosesAPebble(DISCARD, auto_answers=True, secret=True)
    ),
    "crashes": by_step("crash", d.ANSWER, Crashes(ANSWER, auto_answers=True)),
    "clones share hands": by_state("clone", SharesHands),
    "clones forget": by_state("clone", ForgetsThePeek),
    "clones keep the trace": by_state("clone", KeepsTheTrace),
    "positions forget": Mutant("position", WritesAnIncompletePosition()),
    "positions end the game": Mutant("position", SetupNotKept()),
    "positions are read otherwise": Mutant("position", ReadsAnotherPosition()),
    "positions start chance anew": Mutant("position", ReadsAnotherChance()),
    "foresees chance": by_state("determinize", ForeseesChance),
    "deals the own hand anew": by_state("determinize", DealsOwnHand),
    "deals by what lay there": by_state("secrecy", DealsByWhatLayThere),
    "shows hands": Mutant("determinize secrecy", ShowsHands()),
    "counts the shell": Mutant("determinize secrecy", CountsTheShell()),
    "tells the drawn pebble": by_step("secrecy", d.DRAW, TellsTheDrawnPebble()),
    "tells the gift": by_step(
        "secrecy", d.CHOOSE, TellsTheGift(CHOOSE, auto_answers=True, secret=True)
    ),
    "answers itself by a secret": by_step("secrecy", d.CHOOSE, d.Choose(CHOOSE, auto_answers=True)),
    "answers itself after a draw": by_step(
        "secrecy", d.DISCARD, d.Discard(DISCARD, auto_answers=True)
    ),
    "lets time tell of a choice": by_step(
        "secrecy", d.CHOOSE, d.Choose(CHOOSE, auto_answers=False)
    ),
    "lets the pace tell of a choice": by_state("secrecy", PaceTells),
    "tells a hand in the prompt": by_state("secrecy", PromptTells),
    "tells a secret choice in the prompt": by_state(
        "secrecy", PromptTellsTheChoice, with_step(d.ACT, d.Act(ACT, False, secret=True))
    ),
    "asks by a secret": by_step(
        "secrecy", d.CHOOSE, AsksWhoCouldMatchIt(CHOOSE, auto_answers=True, secret=True)
    ),
    "peeks without a reveal": by_step(
        "secrecy", d.ACT, PeeksWithoutSaying(ACT, auto_answers=False)
    ),
    "draws behind the counter": by_step(
        "preview", d.CHOOSE, DrawsBehindTheCounter(CHOOSE, auto_answers=True, secret=True)
    ),
    "emits undeclared events": by_step(
        "events", d.ANSWER, EmitsUndeclared(ANSWER, auto_answers=True)
    ),
    "has an audience for nothing": by_step(
        "events", d.ANSWER, HasAnAudienceForNothing(ANSWER, auto_answers=True)
    ),
    "scores too few columns": by_state("scores", ScoresTooFewColumns),
    "shares too much": by_state("scores", SharesTooMuch),
    "skips no place after a tie": by_state("scores", SkipsNoPlace),
    "scores with effect": by_state("scores", ScoresWithEffect),
    "gives an unsayable reason": by_step(
        "texts", d.ACT, SaysTheUntranslated(ACT, auto_answers=False)
    ),
    "has an unsayable action": Mutant("texts", SaysTheUnsayable()),
}
"""By what is wrong with them."""
