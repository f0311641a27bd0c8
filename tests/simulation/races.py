"""Worm Up! for a world, with the simplest bot in every seat."""

import random

from core.bots.levels import Level
from core.games import choose, rules_for
from core.wormup.profiles import Options
from net.protocol.commands import Play
from net.protocol.snapshot import TableSnapshot
from tests.simulation.games import Game


def worm_up() -> Game:
    """Race by the rules of 2010."""
    rules = rules_for("wormup/gryphon2010")
    assert rules is not None
    return Game(rules, Options().plain(), _play_worm_up)


def _play_worm_up(rng: random.Random, snapshot: TableSnapshot) -> Play:
    assert snapshot.seat is not None
    seed = rng.randbytes(8)
    choice = choose(Level.STRAIGHT, snapshot.rules, snapshot.state, snapshot.seat, seed)
    return Play(snapshot.step, choice.action, choice.sealed)
