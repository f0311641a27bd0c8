"""What a world plays: rules, options, and what the players do."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from core.table.encoding import Value
from core.table.rules import Rules
from net.protocol.commands import Play
from net.protocol.snapshot import TableSnapshot
from tests.tiers import times
from tests.toy import Toy, toy_action

Choose = Callable[[random.Random, TableSnapshot], Play]
"""What the player of a seat does when it is its turn."""


@dataclass(frozen=True)
class Game:
    """Rules, the options of one table, and how it is played."""

    rules: Rules[Any]
    options: Value
    choose: Choose


def toy(rounds: int, *, strict: bool = False) -> Game:
    """Play *rounds* rounds of the toy game: three steps each."""
    return Game(Toy(strict=strict), rounds, _play_toy)


def _play_toy(rng: random.Random, snapshot: TableSnapshot) -> Play:
    return Play(snapshot.step, *toy_action(snapshot.state, rng.randrange(6)))


def seeds(count: int) -> range:
    """List the seeds of a normal run, and twenty times as many of a long one."""
    return range(count * times(20))
