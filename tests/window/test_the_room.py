"""A room in real windows: five people at three laptops, and a television that all look at."""

from collections import Counter
from collections.abc import Callable

import pytest

from tests.gui.rooms import free_port
from tests.tiers import long
from tests.window.desk import Desk, Window, desk
from tests.window.players import (
    add,
    is_over,
    join,
    let_bot_play,
    marks,
    open_table,
    open_veil,
    play,
    says,
)

pytestmark = marks

PLACES = ("0 0 1024 600", "1040 0 1024 600", "520 610 1024 600")


@pytest.fixture
def wall(tmp_path):
    """Return a desk of its own: a television fills all of it."""
    with desk(tmp_path, "1280x720") as there:
        yield there
        assert there.said() == {}


def play_on(
    there: Desk,
    is_done: Callable[[Counter[str]], bool],
    choose: Callable[[Window, Desk], None] = play,
) -> None:
    """Let all do what is due until *is_done*, which gets whose veil was opened how often."""
    opened: Counter[str] = Counter()

    def step() -> bool:
        for window in there.windows:
            if name := open_veil(window):
                opened[name] += 1
            choose(window, there)
        return is_done(opened)

    there.windows[0].until(step, "the end")


@long
def test_five_people_at_three_laptops_race_and_a_television_shows_it(there, wall, tmp_path):
    """Two laptops have two people each; one of them is killed, and both its people sit again."""
    meet = free_port()
    ann, cem, eve = (
        there.open(name, meet, place=place)
        for name, place in zip(("Ann", "Cem", "Eve"), PLACES, strict=True)
    )
    open_table(ann, there, bots=0, seats=5, more_cm=0)
    add(ann, "Ben")
    cem.until(lambda: says(cem, "3 seats free"), "two at one table")
    join(cem)
    add(cem, "Dana")
    eve.until(lambda: says(eve, "1 seat free"), "four at one table")
    join(eve)
    for window in (ann, cem, eve):
        window.press("Same here")
    play_on(there, lambda opened: set(opened) == {"Ann", "Ben", "Cem", "Dana"})

    television = wall.open_television(meet)
    television.until(lambda: says(television, "Waiting for"), "the race on the television")
    play_on(there, lambda _: eve.see("table")["step"] >= 6)

    cem.kill()
    there.windows.remove(cem)
    again = there.open("Cem", meet, place=PLACES[1])
    again.press("Back to the table")
    ann.until(lambda: says(ann, "Cem is back"), "the word that Cem is back")
    play_on(there, lambda opened: {"Cem", "Dana"} <= set(opened))

    play_on(there, lambda _: all(map(is_over, there.windows)), let_bot_play)
    television.until(lambda: says(television, "has won"), "the winner on the television")
    secrets = {path.parents[2].name for path in tmp_path.rglob("key") if "games" in path.parts}
    assert "television" not in secrets, "it has no seat"
    assert len(secrets) == 5
