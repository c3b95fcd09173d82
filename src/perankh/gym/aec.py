"""Every game as an environment of PettingZoo, in which agents act one after another (AEC).

An observation is a dict with the vector of the seat's view and the mask of legal actions.
"""

from __future__ import annotations

import random
from collections.abc import Mapping

import msgspec
import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from perankh.games import game as registered
from perankh.gym.observation import MOST, Mask, Vector, action_mask, layout, rewards
from perankh.kernel.state import State

Observation = Mapping[str, object]
"""What gymnasium's types can say of a dict space; `Environment.observe` says more."""
Action = np.int64 | None
"""The number of an action; None for an agent whose game is over."""


class Environment(AECEnv[str, Observation, Action]):
    """One game with a fixed number of players and a fixed setup.

    Agents are called `player_0`, `player_1`, …; all rewards come at the end. An illegal action
    raises `IllegalAction` and changes nothing.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        setup: dict[str, object] | None = None,
        render_mode: str | None = None,
    ) -> None:
        """With as few players as the game allows and its usual setup if not given."""
        self.game = registered(game)
        self.players = self.game.players_min if players is None else players
        self.setup = self.game.read_setup(setup or {})
        self.game.check_players(self.players, self.setup)
        self.layout = layout(self.game, self.players, self.setup)
        self.metadata = {
            "name": f"perankh_{game}_v{self.game.rules_version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.players)]
        self.observation_spaces = {agent: self._observations() for agent in self.possible_agents}
        self.action_spaces = {
            agent: spaces.Discrete(self.game.action_count) for agent in self.possible_agents
        }
        self._dice = random.Random()
        self.position: State = self._new_game()
        """The game as it stands; look, don't touch."""

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        """The same for all agents."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Action]:
        """The actions of the game by number; `Game.describe` says what they mean."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        """Set up a new game; the same seed gives the same chance. `options` are ignored."""
        if seed is not None:
            self._dice = random.Random(seed)
        self.position = self._new_game()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self._decider()

    def observe(self, agent: str) -> dict[str, Vector | Mask]:
        """What the agent may know, and what it may do."""
        seat = self.possible_agents.index(agent)
        return {
            "observation": self.layout.encode(self.game, self.position, seat),
            "action_mask": action_mask(self.game, self.position, seat),
        }

    def step(self, action: Action | int) -> None:
        """The selected agent's action; None for an agent whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(None)
            return
        assert action is not None, "an agent that plays must act"
        self.position.apply(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.position.is_over():
            self.rewards = dict(zip(self.agents, rewards(self.position), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self._decider()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """With `ansi`, what a spectator sees, as JSON."""
        if self.render_mode is None:
            return None
        view = msgspec.json.encode(self.game.view(self.position, None))
        return msgspec.json.format(view, indent=2).decode()

    def close(self) -> None:
        """Nothing is held open."""

    def _new_game(self) -> State:
        seed = self._dice.getrandbits(96)
        return self.game.new(self.players, self.setup, seed, self.game.box())

    def _decider(self) -> str:
        return self.possible_agents[int(self.position.decider())]

    def _observations(self) -> spaces.Space[Observation]:
        return spaces.Dict(
            {
                "observation": spaces.Box(-MOST, MOST, (self.layout.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.game.action_count,), np.int8),
            }
        )
