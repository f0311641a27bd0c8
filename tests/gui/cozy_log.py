"""A whole game of Worm & Cozy by draws at one table in memory, and its log."""

import re
from functools import cache
from typing import Any

from core.bots.cozy.gardener import GREEDY
from core.cozy.decisions import write_decision
from core.cozy.game import DICE_ONLY, Cozy, GameState, options_for
from core.cozy.hour import HOUR
from core.cozy.scoring import score_of
from core.review.hours import Hour, found
from core.review.prospects import Pains, Prospect, game_of, hours
from core.table.agreed import Agreed, Series, joined
from core.table.encoding import Value
from core.table.messages import MessageKind
from core.table.step import Completed
from core.table.table import Table, Written
from gui.report.review import Review
from tests.core.cozy.play import FILES, draws_of
from tests.core.cozy.tables import deed, options_of
from tests.gui.race_log import log_of
from tests.seats import NAMES, sat_down, secret_of

SHORT = 7
"""The chapter of twelve hours."""


@cache
def cozy_game(  # noqa: PLR0913  # each is one thing that a test wants other than usual
    seed: int = 1,
    seats: int = 2,
    number: int = SHORT,
    steps_max: int = 100,
    series: Series | None = None,
    *,
    week: int = 0,
    hours: int = 0,
    passes: bool = False,
    name: str = "",
) -> tuple[bytes, Table[Any]]:
    """Give the log of seat 0, and its table; with *hours*, the day ends after so many.

    With *passes* nobody does anything in it. *name* sits at seat 0.
    """
    chosen = short_day(number, hours) if hours else options_of(number, week)
    options = joined(Agreed(series=series), chosen)
    genesis, sits = sat_down(seed, seats, Cozy(), options, (name, *NAMES[1:]) if name else ())
    tables = [Table(genesis, Cozy(), secret_of(seed, seat)) for seat in range(seats)]
    draws = draws_of("log", seed)
    while not tables[0].is_over and len(tables[0].completed) < steps_max:
        for seat, table in enumerate(tables):
            written = [table.advance()]
            step = table.step
            is_due = step.authors >> seat & 1 and not table.pool.of(MessageKind.ACT, seat)
            if is_due and step.state is not None and not step.opens:
                action, commit = deed(step.state, seat, draws)
                if passes and action[0] == HOUR:
                    action = (HOUR, action[1], (("pass",),))
                acted = table.act(action, DICE_ONLY if commit else None)
                assert isinstance(acted, Written), acted
                written += [acted, table.advance()]
            for message in (m for each in written if each for m in each.messages):
                for other in tables:
                    other.take(message)
    return log_of(tables[0], sits), tables[0]


def short_day(number: int, hours: int) -> Value:
    """Give the options of a chapter that ends after so many hours."""
    text = FILES[number - 1].read_text(encoding="utf-8")
    day = ", ".join(f'"{hour} AM"' for hour in range(1, hours + 1))
    assert re.search("^hours = ", text, re.MULTILINE)
    return options_for(re.sub(r"^hours = \[[^]]*\]", f"hours = [{day}]", text, flags=re.MULTILINE))


def state_after(table: Table[Any]) -> GameState:
    """Give the state at which *table* stands."""
    state = table.step.state
    assert isinstance(state, GameState)
    return state


def better_hour_in(done: Completed[Any]) -> Hour:
    """Give an hour that a bot finds for the first seat in place of the one that *done* played."""
    before = done.step.state
    assert isinstance(before, GameState)
    turn = before.turns[0]
    way = found(turn, b"", Pains(finder=GREEDY))[0]
    action = (HOUR, turn.hour, tuple(map(write_decision, way.decisions)))
    return Hour(done.step.number, turn.hour, 0, (1, 2), (5, 6), (), action)


def review_in(table: Table[Any]) -> Review:
    """Give a review of *table* as bots might have made it, with a better hour each fourth time."""
    game, prospects = game_of(table.completed), []
    for moment, turns in enumerate(game.turns):
        left = len(game.turns) - 1 - moment
        ends = []
        for seat, turn in enumerate(turns):
            now = score_of(turn.colony).total
            middle = now + left * (6 - now) // (len(game.turns) + 2 * seat)
            spread = left // 3
            ends.append(tuple(middle + at * spread // 19 for at in range(-19, 20)))
        prospects.append(Prospect(game.steps[moment], moment, tuple(ends)))
    judged = []
    for done in hours(table.completed):
        hour = done.step.state.turns[0].hour if done.step.state else 0
        for seat in range(len(game.turns[0])):
            made = prospects[hour + 1].ends[seat]
            if seat == 0 and hour % 4 == 1:
                more = tuple(one + 3 + at % 2 for at, one in enumerate(made))
                judged.append(better_hour_in(done)._replace(made=made, best=more, other=made[:19]))
            else:
                judged.append(Hour(done.step.number, hour, seat, made, made, made[:19], ()))
    return Review(prospects=tuple(prospects), hours=tuple(judged))
