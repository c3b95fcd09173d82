"""Whole games with boxes whose cards do something else: what the reader accepts can be played.

An owner of the printed game may correct any action with the listed steps (VOK-2.7). Here the
actions of all cards are made up at random from that vocabulary.
"""

from __future__ import annotations

from functools import cache

import pytest

from perankh.games.valley_of_the_kings.box import tables as t
from perankh.games.valley_of_the_kings.box.loading import ValleyBox, load
from perankh.games.valley_of_the_kings.game import GAME
from perankh.games.valley_of_the_kings.rules.state import Valley
from perankh.games.valley_of_the_kings.rules.verbs.opponents import EFFECT_IDS
from perankh.games.valley_of_the_kings.rules.verbs.vocabulary import WORDS
from perankh.games.valley_of_the_kings.shown.position import write
from perankh.games.valley_of_the_kings.shown.read_position import read
from perankh.games.valley_of_the_kings.shown.terminal import draw
from perankh.games.valley_of_the_kings.shown.wording import card_text
from perankh.kernel.box import LANGUAGES, Data, Table
from perankh.kernel.rng import Rng
from perankh.kernel.texts import Texts
from perankh.kernel.trace import Trace
from tests.games.valley_of_the_kings.boxes import corrected
from tests.games.valley_of_the_kings.given import TABLES
from tests.support import rule
from tests.support.boxes import inline

ONCE = [t.CARD_IDS[card] for card in range(t.CARDS) if not TABLES.card_repeatable[card]]

Step = Table


class Author:
    """Makes up actions at random."""

    def __init__(self, seed: int) -> None:
        self.dice = Rng.seeded(seed)

    def number(self, most: int) -> int:
        """From 1 to `most`."""
        return 1 + int(self.dice.below(most))

    def one(self, *choices: str) -> str:
        """Any of these."""
        return choices[int(self.dice.below(len(choices)))]

    def program(self, *, repeats: bool, depth: int = 0) -> list[Step]:
        """One to three steps, with "it" where it can be."""
        steps: list[Step] = []
        for _ in range(self.number(3)):
            steps.append(self.step(repeats, depth))
            gives = steps[-1]["op"] in ("discard_from_hand", "sacrifice_from_hand")
            if gives and steps[-1]["n"] == 1 and self.dice.below(2):
                steps.append(self.take(self.one("at_most_times_it", "same_as_it", "both")))
        return steps

    def step(self, repeats: bool, depth: int) -> Step:
        """Any step but those of reactions."""
        ops = [op for op in WORDS if op not in ("take_sacrificed_card", "ignore_forced_effect")]
        ops = [
            op
            for op in ops
            if (op != "repeat_action" or repeats) and (op != "choose_one" or not depth)
        ]
        op = self.one(*ops)
        if op == "take_from_pyramid":
            return self.take(
                self.one("", "at_most", "lowest", "below_last_bought_this_turn", "in_own_tomb")
            )
        if op == "choose_one":
            ways: list[Data] = [
                [*self.program(repeats=repeats, depth=1)] for _ in range(1 + self.number(2))
            ]
            return {"op": op, "options": ways}
        return {"op": op, **self.arguments(op)}

    def arguments(self, op: str) -> Step:
        """What a step needs besides its word."""
        match op:
            case "draw" | "discard_from_hand" | "sacrifice_from_hand":
                return {"n": self.number(3)}
            case "sacrifice_from_pyramid":
                return {"where": self.one("any", "base")}
            case "take_top_of_stock" | "take_top_of_boneyard":
                return {"to": "discard"}
            case "entomb":
                sources = self.one("hand", "discard", "both")
                both: list[Data] = ["hand", "discard"] if sources == "both" else [sources]
                return {"sources": both, "min_in_discard": self.number(4) - 1}
            case "discard_pile_to_deck":
                return {"which": self.one("top", "any")}
            case "repeat_action":
                return {"exclude": [*ONCE]}
            case "each_opponent":
                effect = self.one(*EFFECT_IDS)
                return {"effect": effect, "n": self.number(3), "min_total": self.number(7) - 1}
            case "set_gold" | "add_gold":
                return {"value": self.number(4)}
            case "return_from_tomb":
                return {"to": "hand"}
            case "look_top":
                n = self.number(4)
                keep: Step = {"keep": self.number(n), "keep_to": self.one("hand", "tomb")}
                return {"n": n, **keep, "rest_to": "discard", "public": bool(self.dice.below(2))}
        return {}

    def take(self, condition: str) -> Step:
        """A card of the pyramid, with a condition or without."""
        step: Step = {"op": "take_from_pyramid", "where": self.one("any", "base")}
        step["to"] = self.one("discard", "tomb")
        if condition in ("at_most_times_it", "both"):
            step |= {"cost_rule": "at_most_times_it", "factor": self.number(3)}
        elif condition == "at_most":
            step |= {"cost_rule": "at_most", "max_cost": 2 + self.number(6)}
        elif condition in ("lowest", "below_last_bought_this_turn"):
            step["cost_rule"] = condition
        if condition in ("same_as_it", "in_own_tomb"):
            step["set_rule"] = condition
        elif condition == "both":
            step["set_rule"] = "same_as_it"
        return step


@cache
def made_up(seed: int) -> ValleyBox:
    """A box in which every card that is no reaction does something else."""
    author = Author(seed)
    changes = []
    for card, name in enumerate(t.CARD_IDS):
        if TABLES.card_trigger[card] == t.NO_TRIGGER:
            steps = author.program(repeats=name in ONCE)
            changes.append(f"card.{name}.steps = {inline([*steps])}")
    return load(corrected(*changes))


def play(box: ValleyBox, players: int, seed: int) -> Valley:
    """A whole random game, every moment of it checked and now and then written down and read."""
    s = GAME.new(players, GAME.setups()[seed % 2], seed, box)
    assert isinstance(s, Valley)
    dice = Rng.seeded(seed)
    for number in range(GAME.longest):
        if s.is_over():
            return s
        options = s.options()
        assert options
        assert len(options) == len(set(options))
        s.trace = Trace(-1)
        s.apply(options[dice.below(len(options))])
        s.trace = None
        GAME.check(s)
        if number % 5 == 0:
            assert write(read(write(s), s.tables, trusted=True)) == write(s)
            GAME.view(s, 0)
    raise AssertionError("the game does not end")


@rule("VOK-2.7", "VOK-8.6")
@pytest.mark.parametrize("seed", range(8))
def test_a_box_whose_actions_were_made_up_at_random_can_be_played_to_the_end(seed: int) -> None:
    assert play(made_up(seed), 2 + seed % 3, seed).is_over()


@rule("VOK-2.8")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_made_up_card_can_be_read(language: str) -> None:
    for seed in range(3):
        box = made_up(seed)
        texts = Texts(GAME, language, box, strict=True)
        for card in range(t.CARDS):
            assert card_text(texts, box.tables, card).endswith(".")
        assert draw(GAME.view(GAME.new(2, GAME.setups()[0], seed, box), 0), texts, ["Ⲁ", "Ⲃ"])
