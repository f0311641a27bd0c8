"""Six nights of five friends as a shelf finds them: a real race, played again by others."""

import datetime
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from core.table.genesis import Genesis
from core.table.log import read
from core.table.looks import Worn
from gui.report.judged import replay_of
from gui.report.night import Night
from gui.report.saved import Saved, SavedState
from gui.words.award import AwardKind
from gui.words.player_habits import Habits
from gui.words.seats import Names
from tests.gui.race_log import race

WORN = {
    "Ann": Worn("tomato", "straw"),
    "Ben": Worn("mint", "cap"),
    "Cem": Worn("honey", "acorn"),
    "Dora": Worn("plum", "bow"),
    "Eve": Worn("ocean", "propeller"),
}
KEYS = {name: name.encode().ljust(32, b".") for name in WORN}
NOV = datetime.date(2026, 11, 13)


class Played(NamedTuple):
    """Who sat in a game, the best first, and what it gave."""

    day: datetime.date
    order: str
    bumps: Sequence[str] = ()
    """Pairs that bumped, as "AC"."""
    swings: Sequence[str] = ()
    """Who swung the thread away from whom, likewise."""
    awards: Sequence[tuple[AwardKind, str]] = ()


def games_of(played: Sequence[Played], keys: dict[str, bytes] | None = None) -> list[Saved]:
    """Return games that were *played*; players are called by their first letters."""
    return [_game(number, one, KEYS | (keys or {})) for number, one in enumerate(played, 1)]


def _game(number: int, one: Played, keys: dict[str, bytes]) -> Saved:
    genesis, state = _real(len(one.order))
    places = [rank for _, rank in sorted(
        (seat, rank) for rank, group in enumerate(state.race.ranking()) for seat in group
    )]  # fmt: skip
    names = [next(name for name in WORN if name[0] == one.order[place]) for place in places]
    seat_of = {name[0]: seat for seat, name in enumerate(names)}
    return Saved(
        Path(f"games/{number:02}"),
        float(number),
        "",
        can_go_on=False,
        standing=SavedState.OVER,
        rules_id=genesis.rules_id,
        names=Names(names, [WORN[name] for name in names]),
        genesis=_genesis(genesis, number, names, keys),
        last=state,
        habits=tuple(_habits(name[0], one, seat_of) for name in names),
        awards=tuple((kind, seat_of[letter]) for kind, letter in one.awards),
        night=Night(one.day),
    )


@cache
def _real(seats: int) -> tuple[Genesis, Any]:
    """Return how a real race began, and the state in which it ended."""
    real = replay_of(read(race(1, seats)[0]))
    assert real.genesis is not None
    assert real.table is not None
    return real.genesis, real.table.completed[-1].outcome.state


def _genesis(real: Genesis, number: int, names: Sequence[str], keys: dict[str, bytes]) -> Genesis:
    """Return the genesis of *real* as if others had signed it."""
    offers = tuple(
        offer._replace(name=name, identity=keys[name], payload=bytes([number]))
        for offer, name in zip(real.offers, names, strict=True)
    )
    return replace(real, offers=offers)


def _habits(letter: str, one: Played, seat_of: dict[str, int]) -> Habits:
    bumps = [seat_of[pair.replace(letter, "")] for pair in one.bumps if letter in pair]
    away = [seat_of[pair[1]] for pair in one.swings if pair[0] == letter]
    return Habits(bumps=tuple(bumps), bumped_on=("6",) * len(bumps), swung_from=tuple(away))


def autumn(keys: dict[str, bytes] | None = None) -> list[Saved]:
    """Return six nights in which Cem leads, Ann and Cem bump, and Eve swings the thread."""
    nights = [NOV - datetime.timedelta(days=14 * back) for back in range(5, -1, -1)]
    orders = ("CADB", "ACBE", "CADBE", "ADCB", "CEBAD", "DCA"), ("ACDB", "CAEB", "ACDBE", "ABDC",
              "ECBAD", "CDEA")  # fmt: skip
    bumped, swung = ("AC", "AC", "AD", "BC"), ("EA",)
    given = (
        (AwardKind.BUMPED, "D"), (AwardKind.PHOTO, "C"), (AwardKind.THIEF, "A"),
        (AwardKind.COMEBACK, "B"),
    )  # fmt: skip
    return games_of(
        [
            Played(
                day,
                order,
                [pair for pair in bumped if set(pair) <= set(order)],
                [pair for pair in swung if set(pair) <= set(order)],
                [one for one in given[: 4 - round_ - at % 2] if one[1] in order],
            )
            for round_, orders_ in enumerate(orders)
            for at, (day, order) in enumerate(zip(nights, orders_, strict=True))
        ],
        keys,
    )
