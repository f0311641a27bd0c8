"""A friend's log joins ours, is kept, and what does not fit is refused with the reason."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from gui.cozy.form import CozyForm
from gui.parts.game_view import Alike
from gui.parts.news import Toast
from gui.report.saved import saved
from gui.window.past.beside_page import BesidePage
from gui.words.player_names import names_of
from tests.gui.cozy_log import cozy_game

WEEK = 105706


def log(folder, name, seed, week=WEEK):
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "log"
    path.write_bytes(cozy_game(seed, 1, week=week, name=name)[0])
    return path


@pytest.fixture
def over(qtbot):
    """Show what it lies over."""
    over = QWidget()
    qtbot.addWidget(over)
    over.resize(1280, 720)
    over.show()
    return over


@pytest.fixture
def page(over, qtbot, tmp_path):
    """Open it with our own game."""
    form = CozyForm()
    qtbot.addWidget(form)
    own = log(tmp_path / "games" / "own", "Ann", 1)
    page = BesidePage(over, form, Alike("Chapter of the week: 3", [own], is_own=True), tmp_path)
    qtbot.waitUntil(lambda: bool(page.viewer.steps))
    return page


def names(page):
    return tuple(names_of(page.viewer.steps[-1].step.genesis))


def test_a_friends_log_lies_beside_ours_and_stands_on_the_shelf_from_then_on(page, qtbot, tmp_path):
    assert names(page) == ("Ann",)
    for _ in range(2):  # the second time it is there already
        page.open_log(log(tmp_path / "sent", "Ben", 2))
        qtbot.waitUntil(lambda: names(page) == ("Ann", "Ben"))
    assert {game.names for game in saved(tmp_path)} == {("Ann",), ("Ben",)}
    assert page.viewer.board.own == 0


@pytest.mark.parametrize("sent", ["another week", "a byte was changed", "no log at all"])
def test_what_does_not_belong_there_is_refused_and_not_kept(page, qtbot, tmp_path, sent):
    path = log(tmp_path / "sent", "Ben", 2, WEEK + (sent == "another week"))
    if sent == "a byte was changed":
        data = bytearray(path.read_bytes())
        data[len(data) // 2] ^= 1
        path.write_bytes(data)
    elif sent == "no log at all":
        path.write_bytes(b"hello")
    page.open_log(path)
    toast = page.findChild(Toast)
    qtbot.waitUntil(toast.isVisible)
    assert names(page) == ("Ann",)
    assert {game.names for game in saved(tmp_path)} == {("Ann",)}


def test_escape_leads_back_and_leaves_no_thread(page, qtbot):
    QTest.keyClick(page, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not isValid(page))
