"""The stamp of what checks: its words in the language spoken now."""

from PySide6.QtCore import QRectF

from gui.parts.art import paint_picture
from gui.parts.stamp import paint_stamp
from gui.window.language import Speaker
from tests.gui.parts.drawn import drawn

FRAME = QRectF(0, 0, 96, 96)


def test_the_stamp_has_words_in_every_language(qapp, german):
    blank = drawn(96, 96, paint_picture, "stamp-blank", FRAME)
    assert drawn(96, 96, paint_stamp, FRAME) != blank


def test_two_languages_have_two_stamps(qapp):
    speaker = Speaker()
    english = drawn(96, 96, paint_stamp, FRAME)
    speaker.speak("de")
    try:
        assert drawn(96, 96, paint_stamp, FRAME) != english
    finally:
        speaker.speak("en")
