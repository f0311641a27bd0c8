"""States of races between bots, from a seed: every kind of step in every edition."""

from collections.abc import Iterator
from functools import cache
from itertools import islice

import ladder
from core.bots.choose import StepChoice
from core.bots.levels import Level
from core.wormup.game import GameState, WormUp
from core.wormup.profiles import PROFILES, Options
from core.wormup.race import Race, Stage

PRINTED = Options()


@cache
def states(
    edition: str, seats: int, level: Level, options: Options = PRINTED, count: int = 40
) -> tuple[tuple[GameState, dict[int, StepChoice]], ...]:
    """List the first states of a race, each with what the bots chose in it."""
    rules = WormUp(PROFILES[edition])
    steps = ladder.steps(rules, options.plain(), [level] * seats, f"{edition} {seats}")
    return tuple((state, dict(choices)) for state, choices in islice(steps, count))


def races(
    stage: Stage,
    edition: str = "gryphon2010",
    seats: int = 4,
    level: Level = Level.NORMAL,
    count: int = 40,
) -> Iterator[Race]:
    """List the races that wait for *stage*."""
    for state, _ in states(edition, seats, level, count=count):
        if state.race.stage is stage:
            yield state.race
