"""Text size, sound, language: on every page."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMainWindow, QPushButton, QWidget

from gui.window.comforts import BottomBar, Comforts
from gui.window.settings import Settings
from gui.window.table.table_page import TablePage


@pytest.fixture
def settings(tmp_path):
    return Settings(tmp_path)


@pytest.fixture
def comforts(qtbot, settings):
    window = QWidget()
    qtbot.addWidget(window)
    yield Comforts(window, settings, "de")
    window.close()


def button(comforts, name):
    return next(b for b in comforts.findChildren(QPushButton) if name in b.accessibleName())


def test_text_grows_and_shrinks_and_stops_at_the_last_size(comforts, settings):
    before = QApplication.font().pointSizeF()
    button(comforts, "Larger").click()
    assert QApplication.font().pointSizeF() > before
    for _ in range(20):
        button(comforts, "Smaller").click()
    assert QApplication.font().pointSizeF() == pytest.approx(0.8 * before)
    assert settings.text_size == 80


def test_a_click_mutes_and_another_one_unmutes_and_that_is_kept(comforts, settings):
    button(comforts, "Sounds").click()
    assert settings.mute
    button(comforts, "Sounds").click()
    assert not settings.mute


def test_the_language_spoken_is_shown_and_another_one_asked_for(comforts, qtbot):
    assert comforts.language.currentData() == "de"
    comforts.language.setCurrentIndex(comforts.language.findData("en"))
    with qtbot.waitSignal(comforts.chosen) as told:
        comforts.language.activated.emit(0)  # what a person's choice does
    assert told.args == ["en"]


def test_every_button_says_what_it_does(comforts):
    assert all(b.toolTip() and b.accessibleName() for b in comforts.findChildren(QPushButton))


def test_the_window_hears_the_keys_once_they_are_added(comforts, qtbot):
    window = comforts.window()
    window.show()
    window.activateWindow()
    QTest.qWaitForWindowActive(window)
    before = QApplication.font().pointSizeF()
    grow = (Qt.Key.Key_Equal, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(window, *grow)
    assert QApplication.font().pointSizeF() == before
    comforts.add_keys()
    qtbot.keyClick(window, *grow)
    assert QApplication.font().pointSizeF() > before


def test_the_comforts_are_lent_to_a_table_and_taken_back(comforts, qtbot):
    window, page, bar = QMainWindow(), TablePage(), BottomBar(comforts)
    qtbot.addWidget(window)
    window.setCentralWidget(page)
    window.setStatusBar(bar)
    window.show()
    bar.lend(page)
    assert page.isAncestorOf(comforts)
    assert not bar.isVisible()
    bar.take_back()
    assert bar.isAncestorOf(comforts)
    assert bar.isVisible()
    assert comforts.isVisible()


def test_what_is_said_on_a_page_is_shown_below_it_and_passed_to_a_screen_reader(
    comforts, qtbot, monkeypatch
):
    heard: list[str] = []
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(
        QAccessible, "updateAccessibility", lambda event: heard.append(event.message())
    )
    bar = BottomBar(comforts)
    qtbot.addWidget(bar)
    bar.say("Nobody is here.")
    assert bar.currentMessage() == "Nobody is here."
    assert heard == ["Nobody is here."]
