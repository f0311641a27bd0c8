"""The evening on the big screen, in real windows: reactions, and the page after a race."""

from functools import partial

import pytest

from tests.gui.rooms import free_port
from tests.tiers import long
from tests.window.desk import Desk, Window, desk
from tests.window.players import is_over, join, let_bot_play, marks, open_table, play, says

pytestmark = marks


@pytest.fixture
def wall(tmp_path):
    """Return a desk of its own: a television fills all of it."""
    with desk(tmp_path, "1280x720") as there:
        yield there
        assert there.said() == {}


def play_until(there: Desk, look, choose, what: str) -> None:
    """Let all *choose* what is due, until *look* finds *what*."""

    def step() -> bool:
        for window in there.windows:
            choose(window, there)
        return bool(look())

    there.windows[0].until(step, what)


def all_see(windows: list[Window], text: str) -> None:
    for window in windows:
        window.until(partial(says, window, text), text)


@long
def test_the_room_sees_reactions_who_won_and_who_wants_one_more(there, wall):
    """By keys: a 6 at the open envelopes, and Enter for one more race."""
    meet = free_port()
    ann = there.open("Ann", meet, place="0 0 1024 600")
    ben = there.open("Ben", meet, place="1040 0 1024 600")
    television = wall.open_television(meet)
    all_see([television], "No table yet")
    open_table(ann, there, bots=1, seats=3, more_cm=0)
    join(ben)
    for window in there.windows:
        window.press("Same here")
    all_see([television], "Waiting for")

    play_until(there, partial(ann.see, "widget", "Bravo!"), play, "the open envelopes")
    ann.keys("6")
    all_see([ann, ben, television], "Tea time!")

    play_until(there, lambda: all(map(is_over, there.windows)), let_bot_play, "the end")
    all_see([television], "Again?")
    all_see([television], "wins!")
    for window in there.windows:
        window.until(partial(window.see, "button", "Again"), "the page after it")
        window.keys("Return")
    for window in there.windows:
        window.press("Same here")
    all_see([television], "Waiting for")
