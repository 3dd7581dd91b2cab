"""The game as an environment of PettingZoo: players act one after the other (AEC).

    from spaceline import zoo

    env = zoo.env("2024")
    env.reset(seed=7)
    for agent in env.agent_iter():
        seen, reward, ended, cut_off, info = env.last()
        env.step(None if ended or cut_off else env.action_space(agent).sample(seen["action_mask"]))

An action is a number of the list that `Game.options` shows: 0 is passing, no, or "enough"; the others are offers, members of
a set, yes, or ways. An answer that has sets is put together by several actions of the same player. Where a list is longer
than the space of actions, the last action turns to its next page.

What a player observes:

- `observation`: turn, whose turn it is, who is asked, who looks, and the score of each player;
- `things`: a row for each thing, or for cards that lie together and may not be known (`THING` names the numbers);
- `actions`: a row for each action (`ACTION` names the numbers; `thing` is a row of `things`);
- `action_mask`: 1 for each action that may be taken.

-1 is nothing, nobody, or what may not be known. Who wins gets 1, the others -1; in a draw everybody gets 0.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from . import Game, Rules

HEAD = ("turn", "turn_of", "asked", "you")
THING = ("title", "kind", "zone", "of", "within", "position", "count", "whose", "states")
ACTION = ("sort", "action", "thing", "thing_2", "thing_3")

_LEAST, _MOST = -(2**31), 2**31 - 1


def env(*args: Any, **named: Any) -> OrderEnforcingWrapper:
    """The environment, which tells those who step before they reset."""
    return OrderEnforcingWrapper(Spaceline(*args, **named))


class Spaceline(AECEnv):
    """A game between as many agents as there are decks.

    `most_actions` and `most_things` are the sizes of the spaces: rows beyond the last thing are left out, and longer lists
    of actions have pages. A game that takes more than `most_choices` choices is cut off.
    """

    metadata = {"name": "spaceline_v1", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self,
        format: str | None = None,
        *,
        decks: Sequence[str] | None = None,
        rules: Rules | None = None,
        most_actions: int = 512,
        most_things: int = 256,
        most_choices: int = 20_000,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if most_actions < 3:
            raise ValueError("there must be room for three actions")
        self.game = Game.reset(format, decks=None if decks is None else list(decks), rules=rules)
        self.render_mode = render_mode
        self.most_choices = most_choices
        self._dice = np.random.default_rng()
        self._page = 0
        self.possible_agents = [f"player_{player}" for player in range(self.game.players)]
        self.agents: list[str] = []

        def numbers(*shape: int) -> Box:
            return Box(_LEAST, _MOST, shape, np.int32)

        spaces = {
            "observation": numbers(len(HEAD) + self.game.players),
            "things": numbers(most_things, len(THING)),
            "actions": numbers(most_actions, len(ACTION)),
            "action_mask": Box(0, 1, (most_actions,), np.int8),
        }
        self._shapes = {name: space.shape for name, space in spaces.items()}
        self.observation_spaces = {agent: Dict(spaces) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(most_actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict | None = None) -> None:
        """Begins a game. With the same seed it is the same game."""
        if seed is not None:
            self._dice = np.random.default_rng(seed)
        self.game = self.game.again(int(self._dice.integers(2**63)))
        self._page = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._turn_to_who_is_asked()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked, and must act")
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        action = int(action)
        last = self._shapes["action_mask"][0] - 1
        pages = self._pages()
        if action == last and pages > 1:
            self._page = (self._page + 1) % pages
        else:
            self.game.put(action if action == 0 else action + self._page * (last - 1), go_on=True)
            self._page = 0
        if self.game.to_move is None:
            winner = self.game.result["winner"]
            for player, each in enumerate(self.possible_agents):
                self.rewards[each] = 0 if winner is None else 1 if player == winner else -1
                self.terminations[each] = True
        elif self.game.number >= self.most_choices:
            self.truncations = dict.fromkeys(self.agents, True)
        self._turn_to_who_is_asked()
        self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        player = self.possible_agents.index(agent)
        head, things, actions = (np.frombuffer(part, np.int32) for part in self.game.numbers(player))
        seen = {"observation": head, "things": self._rows("things", things)}
        rows = np.full(self._shapes["actions"], -1, np.int32)
        mask = np.zeros(self._shapes["action_mask"], np.int8)
        if self.game.to_move == player:
            options = np.frombuffer(self.game.mask(), np.int8)
            actions = actions.reshape(-1, len(ACTION))
            first = 1 + self._page * (len(mask) - 2)
            many = len(options) > len(mask) - 1
            behind = options[first : first + len(mask) - 2] if many else options[1:]
            rows[0], mask[0] = actions[0], options[0]
            rows[1 : 1 + len(behind)] = actions[first : first + len(behind)]
            mask[1 : 1 + len(behind)] = behind
            mask[-1] |= many
        seen["actions"] = rows
        seen["action_mask"] = mask
        return seen

    def _rows(self, name: str, numbers: np.ndarray) -> np.ndarray:
        rows = np.full(self._shapes[name], -1, np.int32)
        some = numbers.reshape(-1, rows.shape[1])[: len(rows)]
        rows[: len(some)] = some
        return rows

    def _pages(self) -> int:
        """How many pages the list of actions has. A list with pages keeps the last action for turning them."""
        numbers, room = len(self.game.mask()), self._shapes["action_mask"][0] - 1
        return 1 if numbers <= room else -(-(numbers - 1) // (room - 1))

    def _turn_to_who_is_asked(self) -> None:
        asked = self.game.to_move
        self.agent_selection = self.possible_agents[0 if asked is None else asked]

    def render(self) -> str | None:
        """The question and its answers, as a text, if `render_mode` is `ansi`."""
        if self.render_mode != "ansi":
            return None
        lines = [f"{number:5}  {line}" for number, line in self.game.options()]
        return "\n".join([repr(self.game), *lines])

    def close(self) -> None:
        pass

    def __str__(self) -> str:
        return self.metadata["name"]
