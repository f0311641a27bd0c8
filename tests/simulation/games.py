"""What a world may play: the toy game, and Worm Up! with the simplest bot in every seat."""

import os
import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from core.bots.choose import Level
from core.bots.choose import choose as bot_choice
from core.games import rules_for
from core.table.encoding import Value
from core.table.rules import Rules
from core.wormup.profiles import Options
from net.protocol.commands import Play
from net.protocol.snapshot import TableSnapshot
from tests.toy import Toy, toy_action

Choose = Callable[[random.Random, TableSnapshot], Play]
"""What the player of a seat does when it is its turn."""


@dataclass(frozen=True)
class Game:
    """Rules, the options of one table, and how it is played."""

    rules: Rules[Any]
    options: Value
    choose: Choose


def toy(rounds: int) -> Game:
    """Play *rounds* rounds of the toy game: three steps each."""
    return Game(Toy(), rounds, _play_toy)


def _play_toy(rng: random.Random, snapshot: TableSnapshot) -> Play:
    return Play(snapshot.step, *toy_action(snapshot.state, rng.randrange(6)))


def worm_up() -> Game:
    """Race over a short course by the rules of 2010."""
    rules = rules_for("wormup/gryphon2010")
    assert rules is not None
    return Game(rules, Options().plain(), _play_worm_up)


def _play_worm_up(rng: random.Random, snapshot: TableSnapshot) -> Play:
    assert snapshot.seat is not None
    seed = rng.randbytes(8)
    choice = bot_choice(Level.STRAIGHT, snapshot.rules, snapshot.state, snapshot.seat, seed)
    return Play(snapshot.step, choice.action, choice.sealed)


def seeds(count: int) -> range:
    """List the seeds of a normal run, and twenty times as many of a long one."""
    return range(count * (20 if os.environ.get("WORMUP_LONG") else 1))
