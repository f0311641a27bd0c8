"""A sentence that can be pressed."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from gui.kit.card import Card
from gui.kit.focus import use_mouse
from gui.kit.sentence import Sentence
from gui.kit.theme import look
from tests.gui.kit.drawn import seen

SAID = "Round 3: A&B would have won 12 % more, had they only known what the others were to bid."


@pytest.fixture
def sentence(qtbot):
    paper = Card()
    qtbot.addWidget(paper)
    sentence = Sentence(SAID)
    sentence.setParent(paper)
    sentence.resize(400, sentence.heightForWidth(400))
    paper.show()
    yield sentence
    paper.hide()


def test_it_is_pressed_by_mouse_and_by_enter(qtbot, sentence) -> None:
    with qtbot.waitSignals([sentence.clicked, sentence.clicked]):
        QTest.mouseClick(sentence, Qt.MouseButton.LeftButton)
        QTest.keyClick(sentence, Qt.Key.Key_Return)


def test_a_screen_reader_says_all_of_it_and_no_letter_of_a_name_is_a_key(sentence) -> None:
    assert sentence.accessibleName() == SAID
    assert sentence.shortcut().isEmpty()


def test_it_takes_as_many_lines_as_it_needs(sentence) -> None:
    assert sentence.hasHeightForWidth()
    heights = [sentence.heightForWidth(wide) for wide in (2_000, 400, 200)]
    assert heights == sorted(set(heights))


def test_it_lights_up_under_the_mouse_and_shows_that_it_has_the_keys(qtbot, sentence) -> None:
    pictures = []
    use_mouse()
    for is_over in (False, True):
        sentence.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, is_over)
        pictures.append(sentence.window().grab().toImage())
    sentence.activateWindow()
    sentence.setFocus()
    QTest.keyClick(sentence, Qt.Key.Key_Shift)
    qtbot.waitUntil(sentence.hasFocus)
    pictures.append(sentence.window().grab().toImage())
    assert [seen(picture, look().theme.paper2) > 1_000 for picture in pictures] == [
        False,
        True,
        True,
    ]
    assert [seen(picture, look().theme.ring) > 100 for picture in pictures] == [False, False, True]


def test_a_picture_stands_before_the_words_and_is_drawn_once(sentence) -> None:
    drawn = []

    def paint(painter, frame) -> None:
        drawn.append(frame.size().toTuple())
        painter.fillRect(frame, Qt.GlobalColor.red)

    shown = Sentence("short", paint, (40, 60))
    shown.grab()
    image = shown.grab().toImage()
    assert drawn == [(40.0, 60.0)]
    assert image.pixelColor(20, shown.height() // 2).name() == "#ff0000"
    assert shown.heightForWidth(300) >= 60


def test_no_percent_sign_begins_a_line() -> None:
    assert Sentence("24 %").heightForWidth(30) == Sentence("24").heightForWidth(400)
    assert Sentence("24 x").heightForWidth(30) > Sentence("24").heightForWidth(400)
