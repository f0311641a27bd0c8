"""Keys mean what is printed on them, whatever the layout of the keyboard."""

import sys

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from gui.kit.printed import printed

XKB = 8
PLAIN, SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier
ROWS = {
    "French": (10, "&é\"'(-è_çà", "1234567890"),
    "Belgian": (10, "&é\"'(§è!çà", "1234567890"),
    "Czech": (10, "+ěščřžýáíé", "1234567890"),
    "Arabic digits": (10, "١٢٣٤٥٦٧٨٩٠", "1234567890"),
    "Russian": (24, "йцукенгшщз", "QWERTYUIOP"),
    "Russian below": (52, "ячсмить", "ZXCVBNM"),
    "Greek": (38, "ασδφγηξκλ", "ASDFGHJKL"),
    "Greek below": (52, "ζχψωβνμ", "ZXCVBNM"),
    "Arabic": (24, "ضصثقفغعهخح", "QWERTYUIOP"),
    "Hindi": (38, "ोे्िुपरकत", "ASDFGHJKL"),
    "Hindi below": (52, "ॆंमनवलस", "ZXCVBNM"),
    "Thai below": (52, "ผปแอิืท", "ZXCVBNM"),
    "Burmese": (38, "ေျိ်ါ့ြုူ", "ASDFGHJKL"),
    "Hebrew below": (52, "זסבהנמצ", "ZXCVBNM"),
}
WITHOUT_A_PLACE = ("Belgian", "Arabic digits", "Russian", "Russian below", "Greek", "Arabic")


def press(key, text="", code=0, held=PLAIN):
    """Return the event of a key: of what is typed, or by its place on a Linux desktop."""
    return QKeyEvent(QEvent.Type.KeyPress, key, held, code, 0, 0, text)


@pytest.mark.skipif(sys.platform != "linux", reason="each system counts its keys in its own way")
@pytest.mark.parametrize("layout", ROWS)
def test_a_key_of_another_layout_means_what_stands_on_it(layout):
    first, signs, wanted = ROWS[layout]
    found = [printed(press(ord(s.upper()), s, first + at)) for at, s in enumerate(signs)]
    assert "".join(map(chr, found)) == wanted


@pytest.mark.parametrize("layout", WITHOUT_A_PLACE)
def test_a_key_that_does_not_say_where_it_is_means_the_same(layout):
    _, signs, wanted = ROWS[layout]
    assert "".join(chr(printed(press(ord(sign.upper()), sign))) for sign in signs) == wanted


@pytest.mark.skipif(sys.platform != "linux", reason="each system counts its keys in its own way")
@pytest.mark.parametrize(
    ("sign", "code", "held"),
    [
        ("'", 40 + XKB, PLAIN),
        ("-", 12 + XKB, PLAIN),
        ("+", 78 + XKB, PLAIN),
        ("!", 2 + XKB, SHIFT),
        ("ü", 26 + XKB, PLAIN),
        (";", 44 + XKB, PLAIN),
        ("²", 41 + XKB, PLAIN),
        ("\u0301", 17 + XKB, PLAIN),
        ("A", 16 + XKB, PLAIN),
    ],
)
def test_a_key_that_says_itself_what_it_is_means_that(sign, code, held):
    """American, German, Dvorak and French keys, and those of the numbers' block."""
    assert printed(press(ord(sign.upper()), sign, code, held)) == ord(sign.upper())


@pytest.mark.parametrize("key", [Qt.Key.Key_Left, Qt.Key.Key_Return, Qt.Key.Key_Shift, Qt.Key(0)])
def test_a_key_without_a_sign_is_itself(key):
    assert printed(press(key)) == key


def test_digits_with_shift_and_of_the_numbers_block_are_digits():
    assert printed(press(Qt.Key.Key_4, "4", 13, SHIFT)) == Qt.Key.Key_4
    assert printed(press(Qt.Key.Key_4, "4", 83, Qt.KeyboardModifier.KeypadModifier)) == Qt.Key.Key_4
