"""Every game as a Python game of OpenSpiel: `register()`, then `load_game("perankh_imhotep")`.

The house draws chance inside an action; OpenSpiel wants chance as moves of its own. So an action
that would draw chance is held back until a chance node has chosen one of `OUTCOMES` equally likely
seeds for it: a sample of all that could happen, different at every node. A state follows from its
history alone, so OpenSpiel can save, copy and replay it.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import numpy as np
import pyspiel

from perankh.games import all_games
from perankh.games import game as registered
from perankh.gym.observation import Layout, layout, rewards
from perankh.kernel.game import Game, as_text
from perankh.kernel.setup import Setup, from_text
from perankh.kernel.state import State

OUTCOMES = 256
"""Outcomes of a chance node."""
PREFIX = "perankh_"
NODE_BITS = 16
SEED_FACTOR = 0x9E3779B97F4A7C15
"""Spreads neighbouring nodes and outcomes over all seeds."""


def register() -> list[str]:
    """Make every game known to OpenSpiel; their names there. May be called again."""
    names = []
    for game in all_games():
        name = PREFIX + game.id
        names.append(name)
        if name not in pyspiel.registered_names():
            kind = type(f"Spiel{game.id.title()}", (SpielGame,), {"house_game": game})
            pyspiel.register_game(_game_type(game), kind)
    return names


def _game_type(game: Game) -> pyspiel.GameType:
    kind = pyspiel.GameType
    return kind(
        short_name=PREFIX + game.id,
        long_name=f"Perankh {game.id}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM if game.rivals else kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.players_max,
        min_num_players=game.players_min,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.players_min, "setup": ""},
    )


def read_setup(game: Game, words: str) -> Setup:
    """A setup as a parameter of OpenSpiel writes it: `temple:b;wrath:true;gift:true+false`."""
    data: dict[str, object] = {}
    for pair in filter(None, words.split(";")):
        key, _, value = pair.partition(":")
        data[key] = from_text(game.setup_type, key, value, "+")
    return game.read_setup(data)


class SpielGame(pyspiel.Game):
    """A game of the house; each registered one derives its own class."""

    house_game: Game

    def __init__(self, params: dict[str, int | str] | None = None) -> None:
        given = params or {}
        game = self.house_game
        self.players = int(given.get("players", game.players_min))
        self.setup = read_setup(game, str(given.get("setup", "")))
        game.check_players(self.players, self.setup)
        info = pyspiel.GameInfo(
            num_distinct_actions=game.action_count,
            max_chance_outcomes=OUTCOMES,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if game.rivals else 0.0,
            max_game_length=game.longest,
        )
        super().__init__(_game_type(game), info, given)

    def new_initial_state(self) -> SpielState:
        """A game before it is set up: chance comes first."""
        return SpielState(self)

    def make_py_observer(
        self, iig_obs_type: object = None, params: dict[str, object] | None = None
    ) -> SpielObserver:
        """What turns a state into an observation, of one seat or of a spectator."""
        found = layout(self.house_game, self.players, self.setup)
        private = getattr(iig_obs_type, "private_info", pyspiel.PrivateInfoType.SINGLE_PLAYER)
        return SpielObserver(found, private == pyspiel.PrivateInfoType.SINGLE_PLAYER)


class _Held:
    """The house's state, as OpenSpiel may copy it deeply and write it down."""

    def __init__(self, game: Game, state: State | None) -> None:
        self.game = game
        self.state = state

    def __deepcopy__(self, memo: object) -> _Held:
        return _Held(self.game, None if self.state is None else self.state.clone())

    def __reduce__(self) -> tuple[Callable[[str, bytes], _Held], tuple[str, bytes]]:
        return _held_again, (self.game.id, self._written())

    def _written(self) -> bytes:
        if self.state is None:
            return b""
        return msgspec.json.encode(self.game.write_position(self.state))


def _held_again(game_id: str, written: bytes) -> _Held:
    game = registered(game_id)
    if not written:
        return _Held(game, None)
    return _Held(game, game.read_position(written, trusted=True))


class SpielState(pyspiel.State):
    """A moment of a game."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.held = _Held(game.house_game, None)
        self.waiting: int | None = None
        """The action that waits for its chance."""
        self.nodes = 0
        """Chance nodes so far."""

    @property
    def spiel_game(self) -> SpielGame:
        """The game it belongs to."""
        found: SpielGame = self.get_game()
        return found

    @property
    def state(self) -> State | None:
        """The house's state; None before the set-up."""
        return self.held.state

    def current_player(self) -> int:
        """Who acts: a seat, chance or nobody any more."""
        state = self.state
        if state is None or self.waiting is not None:
            return int(pyspiel.PlayerId.CHANCE)
        if state.is_over():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(state.decider())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Seeds, each as likely as the others."""
        return [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.state is None else sorted(self.state.options())

    def _apply_action(self, action: int) -> None:
        state = self.state
        if state is None or self.waiting is not None:
            self._draw(action)
            return
        twin = state.clone()
        twin.apply(action)
        if twin.rng.draws == state.rng.draws:
            self.held = self._hold(twin)
        else:
            self.waiting = action

    def _draw(self, outcome: int) -> None:
        """Chance has chosen: set up the game, or carry out the action that waited."""
        seed = ((self.nodes << NODE_BITS | outcome) + 1) * SEED_FACTOR
        self.nodes += 1
        game = self.spiel_game
        if self.state is None:
            house, players = game.house_game, game.players
            self.held = self._hold(house.new(players, game.setup, seed, house.box()))
            return
        assert self.waiting is not None, "chance was asked without an action"
        after = self.state.clone()
        after.rng.reseed(seed)
        after.apply(self.waiting)
        self.held = self._hold(after)
        self.waiting = None

    def _hold(self, state: State) -> _Held:
        return _Held(self.held.game, state)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or self.state is None:
            return f"chance {action}"
        return as_text(self.spiel_game.house_game.describe(self.state, action))

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.state is not None and self.waiting is None and self.state.is_over()

    def returns(self) -> list[float]:
        """1 for a victory, together 0 with the rivals; nothing before the end."""
        if self.state is None or not self.is_terminal():
            return [0.0] * self.spiel_game.players
        return rewards(self.state)

    def __str__(self) -> str:
        return ",".join(str(action) for action in self.history())


class SpielObserver:
    """Observations of one seat, or of a spectator if nothing private is wanted."""

    def __init__(self, found: Layout, private: bool) -> None:
        self.layout = found
        self.private = private
        self.tensor = np.zeros(found.size, np.float32)
        self.dict = {"view": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what `player` may know into `tensor`."""
        if state.state is None:
            self.tensor.fill(0)
            return
        game, seat = state.spiel_game.house_game, player if self.private else None
        self.tensor[:] = self.layout.encode(game, state.state, seat)

    def string_from(self, state: SpielState, player: int) -> str:
        """What `player` may know, as JSON."""
        if state.state is None:
            return ""
        view = state.spiel_game.house_game.view(state.state, player if self.private else None)
        return msgspec.json.encode(view).decode()
