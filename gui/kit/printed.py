"""Which key is meant: what is printed on it, whatever the layout makes of it.

Law: a key that gives a Latin letter or a digit means that. Any other key of the rows of digits and
letters means what stands there on the keyboard of its country too: the digit of a French, Belgian
or Czech key without Shift, the Latin letter of a Russian, Greek, Arabic, Hindi or Thai one.
"""

# ruff: noqa: RUF001  # letters of other scripts stand here on purpose

import sys
import unicodedata

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

_DIGITS, _TOP, _HOME, _LOW = "1234567890", "QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"
_AT = {2: _DIGITS, 16: _TOP, 30: _HOME, 44: _LOW}
"""The rows by the number of their first key, as Windows and Linux count."""
_PLACES = {first + at: key for first, row in _AT.items() for at, key in enumerate(row)}
_XKB = 8
"""So much higher does a Linux desktop count."""
_MAC = (18, 19, 20, 21, 23, 22, 26, 28, 25, 29, *(12, 13, 14, 15, 17, 16, 32, 34, 31, 35))
_MAC_LOW = (0, 1, 2, 3, 5, 4, 38, 40, 37, 6, 7, 8, 9, 11, 45, 46)
_OF_MAC = dict(zip((*_MAC, *_MAC_LOW), _PLACES, strict=True))
"""How a Mac counts the same keys."""
_SIGNS = {
    _DIGITS: ("&É\"'(§È!ÇÀ", "\0ĚŠČŘŽÝÁÍÉ"),
    _TOP: ("ЙЦУКЕНГШЩЗ", "\0ΣΕΡΤΥΘΙΟΠ", "ضصثقفغعهخح"),
    _HOME: ("ФЫВАПРОЛД", "ΑΣΔΦΓΗΞΚΛ", "شسيبلاتنم"),
    _LOW: ("ЯЧСМИТЬ", "ΖΧΨΩΒΝΜ", "ئءؤرىةو"),
}
_MEANT = {
    sign: key
    for row, layouts in _SIGNS.items()
    for signs in reversed(layouts)
    for sign, key in zip(signs, row, strict=True)
}
"""For an event that does not say which key it is: what the commonest layouts have there."""


def printed(event: QKeyEvent) -> int:
    """Return the key that is meant, as `Qt.Key`: a digit or a Latin letter where it can be one."""
    key = event.key()
    if key >= Qt.Key.Key_Escape or (chr(key).isascii() and chr(key).isalnum()):
        return key
    sign = event.text()[:1] or chr(key)
    digit = unicodedata.decimal(sign, None)  # a French ² is none
    if digit is not None:
        return Qt.Key.Key_0 + digit
    code = _code(event)
    meant = _PLACES.get(code, "")
    if not meant and (not code or _is_letter(sign)):
        meant = _MEANT.get(sign.upper(), "")
    if meant.isdigit():
        has_shift = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        return key if has_shift else ord(meant)
    return ord(meant) if meant and _is_foreign(sign) else key


def _is_letter(sign: str) -> bool:
    """Return whether *sign* is a letter, or a vowel or tone that stands on a letter."""
    return unicodedata.category(sign)[0] in "LM"


def _is_foreign(sign: str) -> bool:
    """Return whether *sign* is of a script whose keyboards have Latin letters beside their own."""
    named = unicodedata.name(sign, "").split()
    return _is_letter(sign) and not {"LATIN", "COMBINING"} & {*named}


def _code(event: QKeyEvent) -> int:
    """Return the number of the key, as Windows counts; 0 if it is not known."""
    if sys.platform == "darwin":
        return _OF_MAC.get(event.nativeVirtualKey(), 0)
    return max(0, event.nativeScanCode() - (0 if sys.platform == "win32" else _XKB))
