"""On every page and in every state, whatever can be pressed is reached by Tab, and seen to be.

What cannot be pressed says why. Each page is made once, most in the smallest window, and all
questions are asked there: in German, whose words are the longest, with brackets round them.
"""

import re
from collections.abc import Callable
from random import choice

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QFocusEvent, QImage, QKeyEvent, QPaintEvent
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
    QPushButton,
    QScrollArea,
    QScrollBar,
    QTabBar,
    QWidget,
)
from shiboken6 import delete, isValid

from gui.kit.button import Button, IconButton
from gui.kit.controls import Tabs
from gui.kit.keyed_window import BACK, stops
from gui.kit.popover import Popover
from gui.kit.why_button import WHY, WhyButton
from gui.parts.chance_chart import Chances
from gui.parts.sights import SightChart
from gui.window.language import Speaker
from gui.window.main_window import MainWindow
from gui.words import isolation
from tests.settled import settled
from tests.tiers import IS_LONG
from tests.window import scenes, states
from tests.window.one_window import forget_pages, one_window
from tests.window.states import tiered
from tests.window.still import at_rest, stand_still
from tests.window.test_pseudo_language import raw_words, speak_bracketed, texts
from tests.window.test_room_for_words import cut

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
    SightChart,
)
_SMALL, _LARGE = (1024, 600), (1280, 720)
_SCENES = (*scenes.ALL, *states.ALL)
_NAMES = re.compile(r"\b(Ann|Ben|Cem|Dana|Dora|Eve|Emil)\b")


@pytest.fixture(scope="module")
def window(tmp_path_factory):
    speaker = Speaker()
    speaker.speak("de")
    speak_bracketed()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(isolation, "_turns", _NAMES.search)
        with one_window(tmp_path_factory.mktemp("data"), *_SMALL) as shown:
            shown.setUpdatesEnabled(False)
            yield shown
    speaker.speak("en")


def shown_alone(window: MainWindow, show: scenes.Scene, size: tuple[int, int] = _SMALL) -> QWidget:
    """Show a scene; return the window, or the card over it that keeps the keyboard."""
    forget_pages(window)
    window.resize(*size)
    show(window)
    stand_still(window)
    window.setUpdatesEnabled(True)
    settled()
    window.setUpdatesEnabled(False)  # it is painted once: each picture on the way would be dear
    cards = (card for card in window.findChildren(Popover) if card.isVisible())
    _walked.clear()
    return next(cards, window)


Question = Callable[[QWidget], None]
_QUESTIONS: list[Question] = []
_EACH = 1 if IS_LONG else 8
"""One scene in so many is asked what takes as long as all other questions."""


def question(ask: Question) -> Question:
    """Let every scene be asked this."""
    _QUESTIONS.append(ask)
    return ask


@pytest.mark.parametrize(("name", "show"), tiered(_SCENES))
def test_a_page_answers_every_question(subtests, window, name, show):
    dear = everything_lies_where_it_lay_after_another_size_of_the_window_and_back
    is_asked_it = _SCENES.index((name, show)) % _EACH == 0
    scene = shown_alone(window, show, _LARGE if is_asked_it else _SMALL)
    for ask in _QUESTIONS:
        if ask is dear and not is_asked_it:
            continue
        with subtests.test(f"{ask.__name__} [{name}]"):
            ask(scene)
            stand_still(window)


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
    """Press Tab from the start of the page until it comes round: once a page, for all questions."""
    if not _walked.get(key) or not all(map(isValid, _walked[key])):
        _walked[key] = _round(window, key)
    return _walked[key]


_walked: dict[Qt.Key, list[QWidget]] = {}


def _round(window: QWidget, key: Qt.Key) -> list[QWidget]:
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


@question
def every_word_comes_from_the_catalogue(scene: QWidget) -> None:
    """In a language made up for the tests, a word without its brackets is missing there."""
    assert [(who, text) for who, text in texts(scene) if raw_words(text)] == []


@question
def a_name_beside_other_words_stands_isolated(scene: QWidget) -> None:
    """No name turns round what it stands beside: these are taken for some from right to left."""
    said = ("text", "accessibleName", "accessibleDescription", "toolTip")
    parts = [scene, *scene.findChildren(QWidget)]
    asked = [getattr(one, name, None) for one in parts for name in said]
    told = [ask() for ask in asked if callable(ask)]
    bare = [isolation._ISOLATED.sub("", one) for one in told if isinstance(one, str)]
    lines = {line for one in bare for line in one.split("\n") if _NAMES.search(line)}
    paths_and_names = {line for line in lines if "/" in line or _NAMES.fullmatch(line.strip())}
    assert lines == paths_and_names


@question
def no_words_are_cut(scene: QWidget) -> None:
    assert sorted(set(cut(scene))) == []


@question
def tab_reaches_whatever_can_be_pressed_once_a_round_and_back(scene: QWidget) -> None:
    there = walk(scene)
    missed = [w for w in pressables(scene) if w.isEnabled() and w not in there]
    assert list(map(named, missed)) == []
    assert walk(scene, Qt.Key.Key_Backtab) == there[::-1]


@question
def whatever_the_hand_points_at_is_reached_by_tab_too(scene: QWidget) -> None:
    """Let nothing be for the mouse alone: a hand points at what can be pressed.

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


@question
def every_link_in_a_text_has_a_key_as_well(scene: QWidget) -> None:
    links = {
        link
        for label in scene.findChildren(QLabel)
        if label.isVisible()
        for link in re.findall(r'href="([^"]+)"', label.text())
    }
    keys = {one.text() for one in walk(scene) if isinstance(one, QAbstractButton)}
    assert links <= keys


@question
def a_change_of_the_look_deletes_nothing_while_qt_goes_round(scene: QWidget) -> None:
    """Qt goes through a list of all widgets and tells each of the new style."""
    there = [scene, *scene.findChildren(QWidget)]
    for widget in there:
        if isValid(widget):
            QApplication.sendEvent(widget, QEvent(QEvent.Type.StyleChange))
    assert all(map(isValid, there))


@question
def everything_lies_where_it_lay_after_another_size_of_the_window_and_back(scene: QWidget) -> None:
    """Sizes follow the window, and what is laid in an old size must not stay so."""
    before = where_all_lies(scene)
    scene.window().resize(*_SMALL)
    assert where_all_lies(scene) != before
    no_words_are_cut(scene)
    scene.window().resize(*_LARGE)
    after = where_all_lies(scene)
    moved = [part for part in after if after[part] != before.get(part, after[part])]
    assert [f"{named(part)}: {before[part]}, now {after[part]}" for part in moved] == []


def where_all_lies(scene: QWidget) -> dict[QWidget, QRect]:
    """Return where each part is in its parent that is seen, once nothing moves any more."""
    at_rest(scene)
    seen = [part for part in scene.findChildren(QWidget) if part.isVisible()]
    return {part: QRect(part.pos(), part.size()) for part in seen if not is_scrolled(part)}


def is_scrolled(part: QWidget) -> bool:
    around = part.parentWidget()
    area = around and around.parentWidget()
    return isinstance(area, QAbstractScrollArea) and area.viewport() is around


@question
def tab_goes_as_one_reads(scene: QWidget) -> None:
    """Of two parts side by side the left one is first, of two below each other the upper one."""
    stops = [stop for stop in walk(scene) if not stop.findChildren(QAbstractButton)]
    for place, stop in enumerate(stops):
        for after in stops[place + 1 :]:
            frame, later = framed(stop, after, scene), framed(after, stop, scene)
            assert not is_row(later, frame) or later.left() > frame.left()
            assert not is_column(later, frame) or later.top() > frame.top()


def framed(stop: QWidget, other: QWidget, window: QWidget) -> QRect:
    """Return where *stop* is, or the scrolled part of the page it is in, if *other* is not there.

    How far that is scrolled now is no matter.
    """
    areas = [area for area in window.findChildren(QScrollArea) if area.isAncestorOf(stop)]
    shown = next((area for area in areas if not area.isAncestorOf(other)), stop)
    return QRect(shown.mapTo(window, QPoint(0, 0)), shown.size())


def is_row(one: QRect, other: QRect) -> bool:
    """Tell whether both are about as high, and stand about as high."""
    return abs(one.top() - other.top()) < 6 and abs(one.bottom() - other.bottom()) < 6


def is_column(one: QRect, other: QRect) -> bool:
    """Tell whether both stand below each other, with the same left edge."""
    return one.left() == other.left()


@question
def where_the_keys_are_can_be_seen(scene: QWidget) -> None:
    scene.window().setUpdatesEnabled(True)  # a list shows it by its next picture
    unseen = []
    stops = walk(scene)
    if focus := QApplication.focusWidget():
        focus.clearFocus()
    before = press_tab(scene)
    for _ in stops:
        pictures = [picture(before)]
        after = press_tab(scene)
        if after is before:
            before.clearFocus()  # the only stop of its page
        pictures.append(picture(before))
        if pictures[0] == pictures[1]:
            unseen.append(named(before))
        before = after
    scene.window().setUpdatesEnabled(False)
    assert unseen == []


def picture(widget: QWidget) -> QImage:
    settled()
    return widget.grab().toImage()


@question
def a_click_shows_no_ring_round_what_only_scrolls(scene: QWidget) -> None:
    shown = [area for area in scene.findChildren(QScrollArea) if area.isVisible()]
    by_click = Qt.FocusPolicy.ClickFocus
    assert [named(area) for area in shown if area.focusPolicy() & by_click == by_click] == []


@question
def whatever_cannot_be_pressed_says_why(scene: QWidget) -> None:
    for widget in pressables(scene):
        why = widget.property(WHY)
        if not widget.isEnabled():
            assert why, named(widget)
            assert (widget.toolTip(), widget.accessibleDescription()) == (why, why)
        if isinstance(widget, WhyButton) and widget.why:
            assert widget.accessibleDescription() == widget.why
            assert widget.toolTip().split() == widget.why.split()  # a tip breaks its lines


@question
def escape_leads_back_from_a_part_of_it(scene: QWidget) -> None:
    """Ask it last: what is shown then is another page."""
    window = scene.window()
    assert isinstance(window, MainWindow)
    page, backs = window.ways.pages.currentWidget(), ways_back(window)
    if not backs:
        return
    there = choice(stops(window))
    there.setFocus()
    for _ in range(3):  # a drawer, and what is half made, is closed first
        QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Escape)
        settled()
        if window.ways.pages.currentWidget() is not page or ways_back(window) != backs:
            return
    raise AssertionError(f"the keys were on {named(there)}")


def ways_back(window: MainWindow) -> list[QPushButton]:
    """List what Escape would press now."""
    page = window.ways.pages.currentWidget()
    buttons = page.findChildren(QPushButton) if page else []
    return [one for one in buttons if one.isVisible() and one.property("role") == BACK]


# -- each question finds what it asks for ----------------------------------------------------------


class Mute(QPushButton):
    """A key that looks the same whatever happens to it."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint nothing."""


class Runner(QPushButton):
    """A key that lies elsewhere once the keys have gone on."""

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Run to where the first key of the page is, and above it."""
        super().focusOutEvent(event)
        page = self.parentWidget()
        (first, *_) = page.findChildren(IconButton) if page is not None else []
        self.move(first.x(), first.y() - 30)


class Creeper(QLabel):
    """A part that each size of the window moves on."""

    def eventFilter(self, _window: QObject, event: QEvent) -> bool:
        """Creep."""
        if event.type() is QEvent.Type.Resize:
            self.move(self.x() + 3, self.y())
        return False


class Shedder(QWidget):
    """A part that makes what lies on it anew in another look."""

    def changeEvent(self, event: QEvent) -> None:
        """Drop it at once."""
        if event.type() is QEvent.Type.StyleChange:
            for child in self.findChildren(QLabel):
                delete(child)
            QLabel("made anew", self).show()


class Greedy(QWidget):
    """A part that keeps Escape from the window."""

    def eventFilter(self, _window: QObject, event: QEvent) -> bool:
        """Keep it."""
        return isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape


def creeper(window: QWidget) -> QWidget:
    planted = Creeper("creeps")
    window.installEventFilter(planted)
    return planted


def shedder(_window: QWidget) -> QWidget:
    return Shedder()


def squeezed(_window: QWidget) -> QWidget:
    return Button("Bring a friend")


def deaf(_window: QWidget) -> QWidget:
    planted = QPushButton("deaf")
    planted.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return planted


def handy(_window: QWidget) -> QWidget:
    planted = QWidget()
    planted.setCursor(Qt.CursorShape.PointingHandCursor)
    return planted


def ringed(_window: QWidget) -> QWidget:
    planted = QScrollArea()
    planted.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
    return planted


def speechless(_window: QWidget) -> QWidget:
    planted = QLineEdit()
    planted.setEnabled(False)
    return planted


def greedy(window: QWidget) -> QWidget:
    planted = Greedy()
    window.installEventFilter(planted)
    return planted


_PLANTED: dict[Question, Callable[[QWidget], QWidget]] = {
    every_word_comes_from_the_catalogue: lambda _: QLabel("Not in the catalogue"),
    a_name_beside_other_words_stands_isolated: lambda _: QLabel("Ann bids"),
    no_words_are_cut: squeezed,
    tab_reaches_whatever_can_be_pressed_once_a_round_and_back: deaf,
    whatever_the_hand_points_at_is_reached_by_tab_too: handy,
    every_link_in_a_text_has_a_key_as_well: lambda _: QLabel('<a href="nowhere">lost</a>'),
    a_change_of_the_look_deletes_nothing_while_qt_goes_round: shedder,
    everything_lies_where_it_lay_after_another_size_of_the_window_and_back: creeper,
    tab_goes_as_one_reads: lambda _: Runner("runs"),
    where_the_keys_are_can_be_seen: lambda _: Mute("mute"),
    a_click_shows_no_ring_round_what_only_scrolls: ringed,
    whatever_cannot_be_pressed_says_why: speechless,
    escape_leads_back_from_a_part_of_it: greedy,
}


@pytest.mark.parametrize("ask", _QUESTIONS, ids=lambda ask: ask.__name__)
def test_each_question_finds_what_it_asks_for(window, ask):
    scene = shown_alone(window, scenes.network, _LARGE)
    planted = _PLANTED[ask](window)
    planted.setParent(window.ways.network_page())
    planted.setGeometry(300, 20, 60, 8)
    planted.show()
    planted.raise_()
    settled()
    with pytest.raises(AssertionError):
        ask(scene)
    window.removeEventFilter(planted)
    delete(planted)
