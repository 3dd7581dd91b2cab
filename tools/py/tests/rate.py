"""How quick Python is beside the engine: `python rate.py [GAMES [FORMAT]]`. All play by chance, on one core.

What is measured is the time of that core, so that what else the machine does counts little.
"""

import random
import sys
import time

import numpy as np
from spaceline import Game, Rules, play, zoo

games = int(sys.argv[1]) if len(sys.argv) > 1 else 100
rules = Rules(sys.argv[2] if len(sys.argv) > 2 else None)


def engine(seed):
    """As `spaceline sim --bots random,random --jobs 1` does."""
    return play(rules, bots=["random"], first_seed=seed)["decisions"][0]


def whole_answers(seed):
    game, dice = Game.reset(rules=rules, seed=seed), random.Random(seed)
    while game.to_move is not None:
        game.step(game.sample(dice.getrandbits(63)))
    return game.number


def environment(seed, env=zoo.env(rules=rules)):
    """Each step observed by who acts, and taken among those of the mask."""
    dice = np.random.default_rng(seed)
    env.reset(seed=seed)
    for _ in env.agent_iter():
        seen, _, ended, cut_off, _ = env.last()
        over = ended or cut_off
        env.step(None if over else dice.choice(seen["action_mask"].nonzero()[0]))
    return env.unwrapped.game.number


ways = {engine: [0.0, 0], whole_answers: [0.0, 0], environment: [0.0, 0]}
for seed in range(1, games + 1):
    for way, sums in ways.items():
        began = time.process_time()
        decisions = way(seed)
        sums[0] += time.process_time() - began
        sums[1] += decisions
for way, (seconds, decisions) in ways.items():
    print(f"{way.__name__:14} {games / seconds:6.1f} games a second, {decisions / seconds:8.0f} decisions a second")
