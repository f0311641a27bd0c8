"""The page of a season: everybody's nights, who is what to whom, and what is wrong with nights."""

import os

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from core.table.looks import Worn
from gui.report.night import NAME
from gui.window.past.season_page import SeasonPage
from tests.gui.heard_shell import HeardShell
from tests.gui.race_log import race
from tests.gui.report.friends import KEYS, NOV, Played, autumn, games_of
from tests.gui.report.test_saved import broken, keep_old

EVER = 2


@pytest.fixture
def called():
    """Give how people call themselves now."""
    return {}


@pytest.fixture
def page(qtbot, called):
    page = SeasonPage(HeardShell(), lambda: called)
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    yield page
    page.stop()


def fill(page, data, games):
    """Show *games* on *page* as if they had been found in *data*."""
    page.show_season(data)
    page._judging.stop()
    page._games = [*games]
    page._tabs.choose(EVER)
    page._end()


def test_who_leads_and_everybodys_points_are_said(page, tmp_path):
    fill(page, tmp_path, autumn())
    assert page.tray.heading.text() == "Cem leads by 4 points"
    assert page.table.accessibleDescription().startswith("1. Cem: 29. 2. Ann: 25")
    assert "Ann and Cem: 24 bumps, most on 6, 24" in page.rivals.accessibleDescription()
    assert "Bumped most: Dora, 10x" in page.awards.accessibleDescription()
    assert "this laptop's clock" in page.tray.said.text()


def test_a_friend_is_called_as_now_and_wears_what_is_worn_now(page, called, tmp_path):
    called[KEYS["Cem"]] = "Cemal", Worn("plum", "scarf")
    fill(page, tmp_path, autumn())
    assert page.tray.heading.text() == "Cemal leads by 4 points"
    assert page.table._season.rows[0].worm == Worn("plum", "scarf")


def test_older_nights_are_a_key_and_a_click_away(page, qtbot, tmp_path):
    nights = [Played(NOV.replace(day=day), "ABC") for day in range(1, 10)]
    fill(page, tmp_path, games_of(nights))
    assert page.table.more == (True, False)
    page.table.setFocus()
    QTest.keyClick(page.table, Qt.Key.Key_Left)
    assert page.table.more == (True, True)
    QTest.mouseClick(page._newer, Qt.MouseButton.LeftButton)
    assert page.table.more == (True, False)
    for _ in range(9):
        QTest.mouseClick(page._older, Qt.MouseButton.LeftButton)
    assert page.table.more == (False, True)


def test_a_wheel_that_finds_no_more_rows_is_left_to_the_page(page, tmp_path):
    fill(page, tmp_path, autumn())
    middle, still = QPointF(page.table.rect().center()), QPoint()
    wheel = QWheelEvent(
        middle,
        page.table.mapToGlobal(middle),
        still,
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,  # noqa: FBT003  # Qt names it not
    )
    QApplication.sendEvent(page.table, wheel)
    assert not wheel.isAccepted()


def test_logs_that_do_not_check_are_left_out_and_counted(page, qtbot, tmp_path):
    keep_old(tmp_path, 1, race(1)[0])
    keep_old(tmp_path, 2, broken())
    with qtbot.waitSignal(page._judging.finished):
        page.show_season(tmp_path)
    page._tabs.choose(EVER)
    assert page._races.text() == "1 game"
    assert page._checks.text() == "1 does not check"


def test_a_night_that_cannot_be_read_is_said_in_the_place_of_the_usual_words(page, qtbot, tmp_path):
    folder = keep_old(tmp_path, 1, race(1)[0])
    os.utime(folder / "log")
    (folder / NAME).write_text("yesterday")
    with qtbot.waitSignal(page._judging.finished):
        page.show_season(tmp_path)
    assert str(folder / NAME) in page.tray.said.text()
