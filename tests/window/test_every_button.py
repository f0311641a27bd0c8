"""On every page and in every state, whatever can be pressed is reached by Tab, and seen to be.

What cannot be pressed says why.
"""

import gc
import re

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt, QVariantAnimation
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QScrollArea,
    QScrollBar,
    QTabBar,
    QWidget,
)
from shiboken6 import isValid

from gui.parts.chances import Chances
from gui.parts.controls import Tabs
from gui.parts.popover import Popover
from gui.parts.theme import ARGUMENTS
from gui.parts.why_button import WHY, WhyButton
from gui.window.bridge import NodeBridge
from gui.window.language import Speaker
from gui.window.main_window import MainWindow
from gui.window.settings import Settings
from net.driver.place import Place
from tests.window import scenes, states

_PRESSABLE = (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QTabBar,
    Chances,
)
_SCENES = (*scenes.ALL, *states.ALL)


@pytest.fixture(scope="module")
def window(tmp_path_factory):
    app = QApplication.instance() or QApplication(["test", *ARGUMENTS])
    assert isinstance(app, QApplication)
    before = QApplication.font(), app.styleSheet(), QApplication.palette()
    data = tmp_path_factory.mktemp("data")
    settings = Settings(data)
    settings.mute = True
    shown = MainWindow(NodeBridge(Place("Ann", "0.1.0", data)), settings, Speaker())
    shown.resize(1280, 720)
    shown.show()
    shown.activateWindow()
    QTest.qWaitForWindowActive(shown)
    yield shown
    gc.disable()  # as in the program: no widget may go while the style goes round to all of them
    shown._bridge.blockSignals(True)  # noqa: FBT003  # a check of the network may still be on
    shown.close()
    shown.deleteLater()
    font, style, palette = before  # all windows of a process share them
    app.setStyleSheet(style)
    app.setFont(font)
    app.setPalette(palette)
    gc.enable()


@pytest.fixture(scope="module", params=_SCENES, ids=[name for name, _ in _SCENES])
def scene(request, window):
    """Return the window, or the card over it that keeps the keyboard until it closes."""
    request.param[1](window)
    QApplication.processEvents()
    cards = (card for card in window.findChildren(Popover) if card.isVisible())
    return next(cards, window)


def pressables(window: QWidget) -> list[QWidget]:
    """List what is there to press, type into or move, without the inner parts of such.

    Of tabs only the chosen one is listed: from there the arrow keys lead to the others.
    """
    found = [w for w in window.findChildren(QWidget) if isinstance(w, _PRESSABLE) and w.isVisible()]
    shown = [w for w in found if not isinstance(w, QScrollBar) and w.focusProxy() is None]
    return [
        w
        for w in shown
        if not isinstance(w.parent(), Tabs) or (isinstance(w, QAbstractButton) and w.isChecked())
    ]


def press_tab(window: QWidget, key: Qt.Key = Qt.Key.Key_Tab) -> QWidget:
    QTest.keyClick(QApplication.focusWidget() or window, key)
    focus = QApplication.focusWidget()
    assert focus is not None
    return focus


def walk(window: QWidget, key: Qt.Key = Qt.Key.Key_Tab) -> list[QWidget]:
    """Press Tab from the start of the page until it comes round."""
    if focus := QApplication.focusWidget():
        focus.clearFocus()
    stops = [press_tab(window, key)]
    while (focus := press_tab(window, key)) is not stops[0]:
        assert focus not in stops, f"{named(focus)} is met twice"
        stops.append(focus)
    return stops


def named(widget: QWidget) -> str:
    said = widget.text() if isinstance(widget, QAbstractButton) else ""
    return f"{type(widget).__name__} {widget.accessibleName() or said or widget.objectName()!r}"


def test_tab_reaches_whatever_can_be_pressed_once_a_round_and_back(scene):
    there = walk(scene)
    missed = [w for w in pressables(scene) if w.isEnabled() and w not in there]
    assert list(map(named, missed)) == []
    assert walk(scene, Qt.Key.Key_Backtab) == there[::-1]


def test_whatever_the_hand_points_at_is_reached_by_tab_too(scene):
    """A part that only the mouse can press has the cursor of what can be pressed all the same.

    A card that stands for the key or the field on it is none.
    """
    hand = Qt.CursorShape.PointingHandCursor
    shown = [part for part in scene.findChildren(QWidget) if part.isVisible() and part.isEnabled()]
    pointed = [
        part
        for part in shown
        if part.testAttribute(Qt.WidgetAttribute.WA_SetCursor) and part.cursor().shape() is hand
    ]
    known = pressables(scene)
    missed = [
        part
        for part in pointed
        if part not in known
        and not isinstance(part.parent(), Tabs)
        and not any(part.isAncestorOf(one) for one in known)
    ]
    assert list(map(named, missed)) == []


def test_every_link_in_a_text_has_a_key_as_well(scene):
    links = {
        link
        for label in scene.findChildren(QLabel)
        if label.isVisible()
        for link in re.findall(r'href="([^"]+)"', label.text())
    }
    keys = {one.text() for one in walk(scene) if isinstance(one, QAbstractButton)}
    assert links <= keys


def test_a_change_of_the_look_deletes_nothing_while_qt_goes_round(scene):
    """Qt goes through a list of all widgets and tells each of the new style."""
    there = [scene, *scene.findChildren(QWidget)]
    for widget in there:
        if isValid(widget):
            QApplication.sendEvent(widget, QEvent(QEvent.Type.StyleChange))
    assert all(map(isValid, there))


def test_everything_lies_where_it_lay_after_another_size_of_the_window_and_back(scene):
    """Sizes follow the window, and what is laid in an old size must not stay so."""
    before = where_all_lies(scene)
    scene.window().resize(1024, 600)
    assert where_all_lies(scene) != before
    scene.window().resize(1280, 720)
    after = where_all_lies(scene)
    moved = [part for part in after if after[part] != before.get(part, after[part])]
    assert [f"{named(part)}: {before[part]}, now {after[part]}" for part in moved] == []


def where_all_lies(scene: QWidget) -> dict[QWidget, QRect]:
    """Return where each part is in its parent that is seen, once nothing moves any more."""
    last: dict[QWidget, QRect] | None = None
    now: dict[QWidget, QRect] = {}
    while last != now or any(map(is_moving, scene.findChildren(QVariantAnimation))):
        QTest.qWait(20)
        seen = [part for part in scene.findChildren(QWidget) if part.isVisible()]
        last, now = now, {part: QRect(part.pos(), part.size()) for part in seen}
    return {part: frame for part, frame in now.items() if not is_scrolled(part)}


def is_scrolled(part: QWidget) -> bool:
    around = part.parentWidget()
    area = around and around.parentWidget()
    return isinstance(area, QAbstractScrollArea) and area.viewport() is around


def is_moving(animation: QVariantAnimation) -> bool:
    """Tell whether *animation* runs and will end."""
    return animation.state() is not QVariantAnimation.State.Stopped and animation.loopCount() == 1


def test_tab_goes_as_one_reads(scene):
    """Of two parts side by side the left one is first, of two below each other the upper one."""
    stops = [stop for stop in walk(scene) if not stop.findChildren(QAbstractButton)]
    frames = [framed(stop, scene) for stop in stops]
    for place, frame in enumerate(frames):
        for later in frames[place + 1 :]:
            assert not is_row(later, frame) or later.left() > frame.left()
            assert not is_column(later, frame) or later.top() > frame.top()


def framed(stop: QWidget, window: QWidget) -> QRect:
    return QRect(stop.mapTo(window, QPoint(0, 0)), stop.size())


def is_row(one: QRect, other: QRect) -> bool:
    """Tell whether both are about as high, and stand about as high."""
    return abs(one.top() - other.top()) < 6 and abs(one.bottom() - other.bottom()) < 6


def is_column(one: QRect, other: QRect) -> bool:
    """Tell whether both stand below each other, with the same left edge."""
    return one.left() == other.left()


def test_where_the_keys_are_can_be_seen(scene):
    unseen = []
    stops = walk(scene)
    before = stops[0]
    for _ in stops:
        pictures = [settled(before)]
        after = press_tab(scene)
        if after is before:
            before.clearFocus()  # the only stop of its page
        pictures.append(settled(before))
        if pictures[0] == pictures[1]:
            unseen.append(named(before))
        before = after
    assert unseen == []


def settled(widget: QWidget) -> QImage:
    QApplication.processEvents()
    return widget.grab().toImage()


def test_a_click_shows_no_ring_round_what_only_scrolls(scene):
    shown = [area for area in scene.findChildren(QScrollArea) if area.isVisible()]
    by_click = Qt.FocusPolicy.ClickFocus
    assert [named(area) for area in shown if area.focusPolicy() & by_click == by_click] == []


def test_whatever_cannot_be_pressed_says_why(scene):
    for widget in pressables(scene):
        why = widget.property(WHY)
        if not widget.isEnabled():
            assert why, named(widget)
            assert (widget.toolTip(), widget.accessibleDescription()) == (why, why)
        if isinstance(widget, WhyButton) and widget.why:
            told = " ".join(widget.toolTip().split())  # a tip breaks its lines
            assert told == widget.accessibleDescription() == widget.why
