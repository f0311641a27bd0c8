"""What a world plays: rules, options, and what the players do."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from itertools import islice
from typing import Any

from core.cozy.decisions import write_decision
from core.cozy.game import Cozy, GameState, options_for
from core.cozy.hour import HOUR, decided, legal
from core.table.encoding import Value
from core.table.rules import Rules
from tests.core.cozy.scenes import BLANK, TEXT
from tests.tiers import times
from tests.toy import Toy, ToyState, toy_action

Choice = tuple[tuple[Value, ...], Value | None]
"""An action, and the value that is sealed with it."""
Choose = Callable[[random.Random, Any, int], Choice]
"""What the player of a seat does in a state when it is its turn."""
REGIONS = 8
DECISIONS = 6
"""Of how many first decisions a player of Worm & Cozy chooses: to list all takes long."""


@dataclass(frozen=True)
class Game:
    """Rules, the options of one table, and how it is played."""

    rules: Rules[Any]
    options: Value
    choose: Choose


def toy(rounds: int, *, strict: bool = False) -> Game:
    """Play *rounds* rounds of the toy game: three steps each."""
    return Game(Toy(strict=strict), rounds, _play_toy)


def _play_toy(rng: random.Random, state: ToyState, _seat: int) -> Choice:
    return toy_action(state, rng.randrange(6))


def cozy(hours: int, *, strict: bool) -> Game:
    """Play so many *hours* of Worm & Cozy; if it is *strict*, who leaves is counted (C6.8)."""
    names = ", ".join(f'"hour {1 + hour % REGIONS}"' for hour in range(hours))
    sheet = f"hours = [{names}]\n{TEXT.format(map=BLANK)}"
    return Game(Cozy(), options_for(sheet, counts=strict), _play_cozy)


def _play_cozy(rng: random.Random, state: GameState, seat: int) -> Choice:
    start = turn = state.turns[seat]
    if chore := state.chore(seat):
        return chore, state.sealed if state.wanted() >> seat & 1 else None
    said = []
    while turn.hour == start.hour:
        decision = rng.choice([*islice(legal(turn), DECISIONS)])
        said.append(write_decision(decision))
        turn = decided(turn, decision)
    return (HOUR, start.hour, tuple(said)), state.sealed


def seeds(count: int) -> range:
    """List the seeds of a normal run, and twenty times as many of a long one."""
    return range(count * times(20))
