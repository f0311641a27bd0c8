"""The game that was broken off last is one click away, until it is too long ago."""

import os

import pytest

from core.table.encoding import pack
from core.table.log import record
from core.table.messages import Call, Kind
from core.table.records import message_record
from core.table.table import Written
from gui.report.saved import DAY_S, of_last_day
from gui.window.start.last_game import LastGame
from net.driver.folder import folder_name
from tests.gui.cozy_log import cozy_game
from tests.gui.race_log import race
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


def test_who_has_said_farewell_is_not_asked_back(qtbot, button, tmp_path):
    log, table = race(seed=3, steps_max=6)
    seat, call = 0, Call(1, 0b111, 0b001)
    if table.step.authors >> seat & 1:  # its act comes first (R3)
        assert isinstance(table.act(("resign",)), Written)
    written = table.answer(call)
    assert isinstance(written, Written)
    said = [m for m in table.pool if m.kind in {Kind.ACT, Kind.HERE} and m.seat == seat]
    keep(tmp_path, log + b"".join(record(message_record(m)) for m in said), seed=3)
    looked(qtbot, button, tmp_path)
    assert button.isHidden()
    (game,) = of_last_day(tmp_path)
    assert game.state.startswith("left for good at step 7")
