"""A whole game of Worm & Cozy by draws at one table in memory, and its log."""

from functools import cache
from typing import Any

from core.cozy.game import DICE_ONLY, Cozy, GameState
from core.table.agreed import Agreed, Series, joined
from core.table.messages import Kind
from core.table.table import Table, Written
from tests.core.cozy.play import draws_of
from tests.core.cozy.tables import deed, options_of
from tests.gui.race_log import log_of
from tests.seats import sat_down, secret_of

SHORT = 7
"""The chapter of twelve hours."""


@cache
def cozy_game(
    seed: int = 1,
    seats: int = 2,
    number: int = SHORT,
    steps_max: int = 100,
    series: Series | None = None,
) -> tuple[bytes, Table[Any]]:
    """Give the log of seat 0, and its table."""
    options = joined(Agreed(series=series), options_of(number))
    genesis, sits = sat_down(seed, seats, Cozy(), options)
    tables = [Table(genesis, Cozy(), secret_of(seed, seat)) for seat in range(seats)]
    draws = draws_of("log", seed)
    while not tables[0].is_over and len(tables[0].completed) < steps_max:
        for seat, table in enumerate(tables):
            written = [table.advance()]
            step = table.step
            is_due = step.authors >> seat & 1 and not table.pool.of(Kind.ACT, seat)
            if is_due and step.state is not None and not step.opens:
                action, commit = deed(step.state, seat, draws)
                acted = table.act(action, DICE_ONLY if commit else None)
                assert isinstance(acted, Written), acted
                written += [acted, table.advance()]
            for message in (m for each in written if each for m in each.messages):
                for other in tables:
                    other.take(message)
    return log_of(tables[0], sits), tables[0]


def state_after(table: Table[Any]) -> GameState:
    """Give the state at which *table* stands."""
    state = table.step.state
    assert isinstance(state, GameState)
    return state
