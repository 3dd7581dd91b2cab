"""The environment of PettingZoo."""

import warnings

import numpy as np
import pytest
import spaceline
from pettingzoo.test import api_test, seed_test
from spaceline import zoo


@pytest.fixture(scope="session")
def rules():
    return spaceline.Rules("2024")


def random_game(env, seed):
    """Plays a game by chance; gives the rewards, and what was seen on the way."""
    dice = np.random.default_rng(seed)
    env.reset(seed=seed)
    rewards, seen_all = {}, []
    for agent in env.agent_iter():
        seen, reward, ended, cut_off, _ = env.last()
        rewards[agent] = rewards.get(agent, 0) + reward
        seen_all.append(seen)
        if ended or cut_off:
            env.step(None)
        else:
            env.step(dice.choice(np.flatnonzero(seen["action_mask"])))
    return rewards, seen_all


def test_the_api_is_that_of_pettingzoo(rules):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        api_test(zoo.env(rules=rules), num_cycles=1000)


def test_the_same_seed_is_the_same_game(rules):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        seed_test(lambda: zoo.env(rules=rules), num_cycles=200)
    one, two, other = (random_game(zoo.env(rules=rules), seed)[1] for seed in (3, 3, 4))
    assert len(one) == len(two) != len(other)
    for a, b in zip(one, two, strict=True):
        assert all(np.array_equal(a[name], b[name]) for name in a)


def test_who_wins_gets_one_and_the_other_loses_one(rules):
    for seed in range(3):
        env = zoo.env(rules=rules)
        rewards, _ = random_game(env, seed)
        winner = env.unwrapped.game.result["winner"]
        expected = [0, 0] if winner is None else [1, -1] if winner == 0 else [-1, 1]
        assert [rewards["player_0"], rewards["player_1"]] == expected


def test_lists_that_are_too_long_have_pages(rules):
    """With room for five actions a game is still played, and each action of the long list is on some page."""
    env = zoo.Spaceline(rules=rules, most_actions=5)
    env.reset(seed=1)
    dice = np.random.default_rng(1)
    turned = 0
    for _ in range(300):
        if env.game.to_move is None:
            break
        while env._page > 0:
            env.step(4)
        options = np.frombuffer(env.game.mask(), np.int8)
        if len(options) > 4:
            pages = env._pages()
            found = []
            for _ in range(pages):
                seen = env.observe(env.agent_selection)
                found.extend(seen["action_mask"][1:4])
                assert seen["action_mask"][4] == 1 and seen["action_mask"][0] == options[0]
                env.step(4)
            assert env._page == 0 and found[: len(options) - 1] == options[1:].tolist()
            assert not any(found[len(options) - 1 :])
            turned += 1
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(dice.choice(np.flatnonzero(mask)))
    assert turned > 20


def test_what_may_not_be_done_is_refused(rules):
    env = zoo.env(rules=rules)
    env.reset(seed=1)
    mask = env.last()[0]["action_mask"]
    before = env.unwrapped.game.state_hash
    with pytest.raises(spaceline.Refused):
        env.step(int(np.flatnonzero(mask == 0)[-1]))
    with pytest.raises(ValueError, match="must act"):
        env.unwrapped.step(None)
    assert env.unwrapped.game.state_hash == before


def test_a_game_that_takes_too_long_is_cut_off(rules):
    env = zoo.env(rules=rules, most_choices=50)
    rewards, seen = random_game(env, 1)
    assert env.unwrapped.game.number == 50 and set(rewards.values()) == {0}
    assert len(seen) >= 50


def test_rendering_shows_the_answers(rules):
    env = zoo.env(rules=rules, render_mode="ansi")
    env.reset(seed=1)
    lines = env.render().splitlines()
    assert len(lines) == 1 + sum(env.unwrapped.game.mask())
    assert zoo.env(rules=rules).render_mode is None
