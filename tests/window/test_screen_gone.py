"""The X server ends under real windows: they end too, in order, and keep what was signed."""

from threading import Event

import pytest

from gui.report.judged import replay_of
from gui.window.screen import GONE
from net.driver.folder import read_log
from tests.gui.rooms import free_port
from tests.tiers import long
from tests.window.desk import Desk, Started, desk
from tests.window.players import marks, open_table, play_on, step_of
from tests.window.test_leaving import bots_in

pytestmark = marks


@pytest.fixture
def there(tmp_path):
    """Give a desk whose windows may complain."""
    with desk(tmp_path) as there:
        yield there


def ends_in_order(there: Desk, window: Started) -> None:
    there.take_screen()
    there.windows.clear()
    assert window.wait() == 1
    assert there.said() == {window.errors.name: f"{GONE}\n"}


def test_a_window_whose_screen_goes_ends_with_a_sentence(there):
    ann = there.open("Ann", free_port())
    ann.until(lambda: ann.see("button", "Open a table"), "the first page")
    ends_in_order(there, ann)


@long
def test_a_game_whose_screen_goes_is_whole_and_its_bots_end_too(there, tmp_path):
    ann = there.open("Ann", free_port())
    open_table(ann, there, bots=2, seats=3)
    play_on(there, lambda: step_of(ann) >= 5)
    ends_in_order(there, ann)
    while bots_in(tmp_path):
        Event().wait(0.05)
    (game,) = tmp_path.glob("Ann/games/*")
    assert (game / "lock").read_bytes() == b"closed\n"
    assert replay_of(read_log(game / "log")).findings == []
