"""Keys: what is done with one is seen, words are never cut, a barred key says why."""

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QAccessible, QEnterEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from gui.kit.button import Button, ButtonKind, IconButton, back_button
from gui.kit.focus import use_keys, use_mouse
from gui.kit.sway import Sway
from gui.kit.theme import look
from tests.gui.kit.drawn import rows, seen


@pytest.fixture(autouse=True)
def mouse_was_last():
    use_mouse()


def shown(qtbot, key):
    """Show *key* where no mouse is."""
    host = QWidget()
    qtbot.addWidget(host)
    host.resize(600, 300)
    key.setParent(host)
    key.host = host  # else nobody would hold it
    key.move(200, 100)
    key.resize(key.sizeHint())
    host.show()
    host.activateWindow()
    QTest.qWaitForWindowActive(host)
    key.clearFocus()
    return key


def hover(key):
    middle = QPointF(key.rect().center())
    QApplication.sendEvent(key, QEnterEvent(middle, middle, middle))


def focus(key):
    key.setFocus()
    use_keys()


def press(key):
    key.setDown(True)
    key.pressed.emit()


def bar(key):
    key.bar("Not yet")


def pictured(qtbot, key, enter):
    """Return a picture of *key* brought into a state by *enter*, when nothing sways any more."""
    use_mouse()
    enter(shown(qtbot, key))
    qtbot.waitUntil(lambda: not any(sway.is_running for sway in key.findChildren(Sway)))
    return key.grab().toImage()


KEYS = {
    "main": lambda: Button("Seal", ButtonKind.BIG, "seal"),
    "second": lambda: Button("Seal", ButtonKind.SECOND, "seal"),
    "quiet": lambda: Button("Seal", ButtonKind.QUIET, "seal"),
    "icon": lambda: IconButton("log", "Log"),
    "flat": lambda: IconButton("x", "Close", is_flat=True),
}


@pytest.mark.parametrize(
    ("kind", "enter", "colour"),
    [
        ("main", press, "act"),
        ("main", bar, "paper3"),
        ("second", hover, "paper2"),
        ("second", press, "paper3"),
        ("second", bar, "paper2"),
        ("quiet", hover, "paper2"),
        ("quiet", press, "paper3"),
        ("quiet", bar, "ink2"),
        ("icon", hover, "paper2"),
        ("icon", press, "paper3"),
        ("flat", hover, "paper2"),
        *((kind, focus, "ring") for kind in KEYS),
    ],
)
def test_what_is_done_with_a_key_is_seen_by_its_colour(qtbot, kind, enter, colour):
    ours = getattr(look().theme, colour)
    at_rest = seen(pictured(qtbot, KEYS[kind](), lambda _key: None), ours)
    assert seen(pictured(qtbot, KEYS[kind](), enter), ours) > at_rest + 20


def test_a_main_key_is_lighter_under_the_mouse(qtbot):
    at_rest, lit = (pictured(qtbot, KEYS["main"](), enter) for enter in (bool, hover))
    assert lit.pixelColor(30, 40).lightness() > at_rest.pixelColor(30, 40).lightness()


def test_a_key_sinks_on_its_lip_unless_it_is_barred(qtbot):
    def seen_rows(kind, enter, colour):
        return rows(pictured(qtbot, KEYS[kind](), enter), getattr(look().theme, colour))

    assert seen_rows("second", press, "ink")[0] > seen_rows("second", bool, "ink")[0]
    assert len(seen_rows("main", press, "actlo")) < len(seen_rows("main", bool, "actlo"))
    both = seen_rows("second", lambda key: (bar(key), press(key)), "ink2")
    assert both == seen_rows("second", bar, "ink2")


def test_an_icon_key_that_is_on_is_dark_and_one_that_is_barred_pale(qtbot):
    def switch(key):
        key.setCheckable(True)
        key.setChecked(True)

    ink = look().theme.ink
    off, on, barred = (seen(pictured(qtbot, KEYS["icon"](), do), ink) for do in (bool, switch, bar))
    assert on > 3 * off
    assert barred == 0


def test_an_icon_key_has_its_name_and_its_shortcut(qtbot):
    button = shown(qtbot, IconButton("log", "Log", "F2"))
    assert button.accessibleName() == "Log"
    assert button.toolTip() == "Log (F2)"


@pytest.mark.parametrize("keys", ["F2", ""])
def test_a_screen_reader_reads_the_name_of_an_icon_once(qtbot, keys):
    heard = QAccessible.queryAccessibleInterface(shown(qtbot, IconButton("log", "Log", keys)))
    assert heard.text(QAccessible.Text.Name) == "Log"
    assert heard.text(QAccessible.Text.Description).strip() == keys


def test_the_key_that_leads_back_calls_what_it_was_given(qtbot):
    left: list[int] = []
    button = shown(qtbot, back_button(lambda: left.append(1)))
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert left == [1]
    assert button.accessibleName() == "Back"


def test_where_there_is_no_room_for_both_the_words_stay(qtbot):
    narrow = shown(qtbot, Button("Leave it", ButtonKind.TRAY, "play"))
    narrow.resize(narrow.width() - 60, narrow.height())
    plain = shown(qtbot, Button("Leave it", ButtonKind.TRAY))
    plain.resize(narrow.size())
    assert narrow.grab().toImage() == plain.grab().toImage()


def inked(key):
    """Return the columns and the rows in which there are words."""
    image = key.grab().toImage()
    dark = [
        (x, y)
        for x in range(image.width())
        for y in range(image.height())
        if image.pixelColor(x, y).lightness() < 70
    ]
    return {x for x, _ in dark}, {y for _, y in dark}


def test_words_become_small_before_they_are_cut(qtbot):
    button = shown(qtbot, Button("HHHHHHHH", ButtonKind.SECOND))
    highs = []
    for share in (1.0, 0.6):
        button.resize(round(button.sizeHint().width() * share), button.height())
        columns, rows = inked(button)
        highs.append(len(rows))
        assert len([x for x in columns if x - 1 not in columns]) == 8
    assert highs[1] < highs[0]
