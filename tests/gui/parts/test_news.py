"""News and toasts: shown for a while, never in the way, never cut."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from gui.parts import news
from gui.parts.news import News, Toast

LONG = "Cem moved 4 and is now 458 mm from the thread, which nobody had thought of. " * 3


@pytest.fixture(params=[News, Toast])
def pill(request, page):
    made = request.param(page)
    made.speak = made.tell if request.param is News else made.say
    return made


def test_it_is_gone_by_itself(qtbot, pill, monkeypatch):
    for name in ("NEWS_MS", "TOAST_MS", "_LETTER_MS"):
        monkeypatch.setattr(news, name, 1)
    pill.speak("Saved")
    assert pill.isVisible()
    qtbot.waitUntil(lambda: not pill.isVisible())


def test_a_screen_reader_finds_what_it_says(pill):
    pill.speak("Picture saved")
    assert pill.accessibleName() == pill.said == "Picture saved"


def test_it_lies_in_the_middle_of_the_page_and_lets_the_mouse_through(page, pill):
    below = QPushButton("below", page)
    below.resize(page.size())
    below.show()
    pressed: list[int] = []
    below.clicked.connect(lambda: pressed.append(1))
    pill.speak("Picture saved")
    assert abs(pill.geometry().center().x() - page.rect().center().x()) <= 1
    at = pill.geometry().center()
    assert page.childAt(at) is below
    QTest.mouseClick(below, Qt.MouseButton.LeftButton, pos=QPoint(at))
    assert pressed == [1]


def test_a_long_sentence_breaks_into_lines_within_the_page(page, pill):
    pill.speak("Short")
    low = pill.height()
    pill.speak(LONG)
    assert pill.height() > low
    assert page.rect().contains(pill.geometry().center())
    assert pill.width() <= page.width()


def test_news_shows_the_face_of_whom_it_is_about(page):
    pill = News(page)
    pill.tell("Cem moved 4", 2)
    with_face = pill.width()
    pill.tell("Cem moved 4")
    assert pill.width() < with_face
    pill.tell("")
    assert not pill.isVisible()
