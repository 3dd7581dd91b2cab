"""Rules, cards and games of Spaceline: to play, to search, to learn.

    import spaceline

    game = spaceline.Game.reset("2024", seed=7)
    while game.to_move is not None:
        game.step(game.sample(seed=game.number))
    print(game.result["text"])

`spaceline.zoo` has the game as an environment of PettingZoo, `spaceline.wheel` plays many games on many machines.
"""

from ._machine import Bot, Error, Fault, Game, Mistakes, Refused, Rules, play

__all__ = ["Bot", "Error", "Fault", "Game", "Mistakes", "Refused", "Rules", "play"]
