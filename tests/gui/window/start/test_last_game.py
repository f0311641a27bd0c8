"""The game that was broken off last is one click away, until it is too long ago."""

import os

import pytest

from core.table.encoding import pack
from gui.report.saved import DAY_S, of_last_day
from gui.window.start.last_game import LastGame
from net.driver.folder import folder_name
from tests.gui.cozy_log import cozy_game
from tests.gui.race_log import WE_LEAVE, race, race_left
from tests.seats import secret_bytes


def keep(data, log, seed=1, age_s=0):
    secret = secret_bytes(seed, 0)
    folder = data / "games" / folder_name(secret)
    folder.mkdir(parents=True)
    (folder / "key").write_bytes(pack((secret, b"offer")))
    (folder / "log").write_bytes(log)
    then = (folder / "log").stat().st_mtime - age_s
    os.utime(folder / "log", (then, then))
    return folder


@pytest.fixture
def button(qtbot):
    made = LastGame()
    qtbot.addWidget(made)
    yield made
    made.stop()


def looked(qtbot, button, data):
    """Look, and wait until the game is there or all is judged."""
    with qtbot.waitSignal(button._judging.finished):
        button.look(data)


def test_a_game_broken_off_is_gone_on_with_by_one_click(qtbot, button, tmp_path):
    folder = keep(tmp_path, race(steps_max=5)[0])
    keep(tmp_path, race(seed=2)[0], seed=2)  # finished meanwhile
    looked(qtbot, button, tmp_path)
    assert button.text() == "Go on with the game with Ben, Cem"
    with qtbot.waitSignal(button.chosen) as told:
        button.click()
    assert told.args == [folder]


def test_a_sheet_played_alone_has_nobody_to_name(qtbot, button, tmp_path):
    keep(tmp_path, cozy_game(seats=1, steps_max=5)[0])
    looked(qtbot, button, tmp_path)
    assert button.text() == "Go on with the game you left"


@pytest.mark.parametrize(
    ("steps", "age_s"), [(10_000, 0), (1, 0), (5, DAY_S + 60)], ids=["over", "not begun", "old"]
)
def test_there_is_no_button_where_there_is_nothing_to_go_on_with(
    qtbot, button, tmp_path, steps, age_s
):
    keep(tmp_path, race(steps_max=steps)[0], age_s=age_s)
    looked(qtbot, button, tmp_path)
    assert button.isHidden()


def test_of_others_who_play_on_this_laptop_nothing_is_offered(tmp_path):
    keep(tmp_path / "people" / "0", race(steps_max=5)[0])
    assert list(of_last_day(tmp_path)) == []


def test_a_game_that_is_being_left_is_not_offered_though_one_may_tell_the_others(
    qtbot, button, tmp_path
):
    """It is under Games: whoever goes on with it leaves it."""
    folder = keep(tmp_path, race(seed=3, steps_max=6)[0], seed=3)
    (folder / "leaving").touch()
    looked(qtbot, button, tmp_path)
    assert button.isHidden()
    (game,) = of_last_day(tmp_path)
    assert game.state.startswith("leaving for good at step 7")
    assert game.can_go_on


def test_a_game_that_we_are_out_of_cannot_be_gone_on_with(qtbot, button, tmp_path):
    keep(tmp_path, race_left(3, WE_LEAVE)[0], seed=3)
    looked(qtbot, button, tmp_path)
    assert button.isHidden()
    (game,) = of_last_day(tmp_path)
    assert game.state.startswith("left for good at step 4")
    assert not game.can_go_on
