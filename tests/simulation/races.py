"""Worm Up! for a world, with the simplest bot in every seat."""

import random
from typing import Any

from core.bots.levels import Level
from core.games import choose, rules_for
from core.wormup.profiles import Options
from tests.simulation.games import Choice, Game


def worm_up() -> Game:
    """Race by the rules of 2010."""
    rules = rules_for("wormup/gryphon2010")
    assert rules is not None

    def play(rng: random.Random, state: Any, seat: int) -> Choice:
        choice = choose(Level.STRAIGHT, rules, state, seat, rng.randbytes(8))
        return choice.action, choice.sealed

    return Game(rules, Options().plain(), play)
