"""The look of the window: which light, how large, which letters.

Law: the first picture needs it, so it needs little of Qt itself; painting is elsewhere.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from enum import Enum
from functools import cache, partial
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QMargins, QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QFont, QFontDatabase, QPalette, QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from gui.kit.guard import guard_overrides
from gui.kit.tokens import DAY, Theme

guard_overrides()  # here, since whatever is drawn wears the look

STYLE = "Fusion"
"""The style that our colours are made for."""

FULL = (1280, 720)
"""The window at which art is 1."""
_ART = (0.8, 1.6)
_BESIDE = 0.8
_DIRECT = Qt.FindChildOption.FindDirectChildrenOnly
_POINTS = 0.75
"""Points a px, at the 96 dots an inch that Qt counts with."""


@dataclass(frozen=True, slots=True)
class Look:
    """How everything is drawn now."""

    theme: Theme = DAY
    art: float = 1.0
    """The size of pictures, targets and spaces."""
    size: float = 1.0
    """The size of text that the player chose."""
    is_calm: bool = False
    """Whether nothing may travel or tremble."""
    shows_keys: bool = False
    """Whether caps of keys stand beside what they do before any key was pressed."""

    @property
    def text(self) -> float:
        """The size of text: at least that of the pictures, and what the player chose."""
        return max(1.0, (1.0 + self.art) / 2) * self.size


_TALL, _LARGEST_TEXT = 1.3, 2.0
"""How much larger text is where there is height for it, and the most that pages have room for."""
_now = Look()


def look() -> Look:
    """Return the look now; it changes with `wear`, and widgets get a `StyleChange`."""
    return _now


@contextmanager
def on_paper() -> Iterator[None]:
    """Draw by day and at art 1 for a while: what is saved looks the same wherever it was made."""
    global _now  # noqa: PLW0603  # as in `wear`
    old, _now = _now, Look()
    try:
        yield
    finally:
        _now = old


def art_of(width: int, height: int) -> float:
    """Return the size of pictures in a window of *width* by *height* px, in steps of 0.05.

    >>> art_of(1280, 720), art_of(1024, 600), art_of(1920, 1080), art_of(3840, 2160)
    (1.0, 0.8, 1.5, 1.6)
    """
    least = min(width / FULL[0], height / FULL[1])
    return round(min(max(int(least * 20 + 0.001) / 20, _ART[0]), _ART[1]), 2)


def size_of(width: int, height: int, chosen: float) -> float:
    """Return the size of text in a window that is higher than wide: it uses the height.

    >>> size_of(1280, 720, 1.0), size_of(1080, 1920, 1.0), size_of(1080, 1920, 2.0)
    (1.0, 1.3, 2.0)
    """
    return max(chosen, min(chosen * min(max(1.0, height / width), _TALL), _LARGEST_TEXT))


def px(size: float) -> int:
    """Return *size* px of the art direction as px of this window."""
    return round(size * _now.art)


def margins(left: float, top: float, right: float, bottom: float) -> QMargins:
    """Return margins in px of the art direction as those of this window."""
    return QMargins(*map(px, (left, top, right, bottom)))


def sized(wide: float, high: float | None = None) -> QSize:
    """Return a size in px of the art direction as one of this window; one number is a square."""
    return QSize(px(wide), px(wide if high is None else high))


class Px:
    """A size that a class declares in px of the art direction: read, it is in px of this window."""

    def __init__(self, size: float) -> None:
        self._size = size

    def __get__(self, _owner: object, _class: object = None) -> int:
        return px(self._size)


FrameT = TypeVar("FrameT", QRect, QRectF)


def inset(frame: FrameT, across: float, down: float | None = None) -> FrameT:
    """Return *frame* less so many px of the art direction at both sides, above and below.

    >>> inset(QRect(0, 0, 100, 50), 10, 5)
    PySide6.QtCore.QRect(10, 5, 80, 40)
    """
    x, y = px(across), px(across if down is None else down)
    return frame.adjusted(x, y, -x, -y)


def beside(size: float) -> int:
    """Return *size* px of an icon beside text, which grows with large text."""
    return max(px(size), round(size * _BESIDE * _now.text))


class Type(Enum):
    """A use of text: family, weight, px."""

    WINNER = ("DynaPuff", 700, 70)
    TITLE = ("DynaPuff", 600, 34)
    ROOM = ("DynaPuff", 600, 32.5)
    """The title beside the logo."""
    HEADING = ("DynaPuff", 600, 24)
    HONOUR = ("DynaPuff", 600, 28)
    """A number that is a score or a place."""
    NUMBER = ("Nunito", 800, 28)
    BIG_BUTTON = ("Nunito", 800, 22)
    BUTTON = ("Nunito", 800, 19)
    SECOND_BUTTON = ("Nunito", 800, 17)
    CARD = ("Nunito", 800, 20)
    """The title of a card among others."""
    NAME = ("Nunito", 800, 18)
    STRONG = ("Nunito", 800, 16)
    BODY = ("Nunito", 600, 16)
    LEAD = ("Nunito", 600, 17)
    """What stands alone on a large card."""
    SMALL = ("Nunito", 600, 15)
    CHIP = ("Nunito", 800, 15)
    CODE = ("Nunito", 800, 25)
    OWN_CODE = ("Nunito", 800, 35)
    ROOM_CODE = ("Nunito", 800, 54)
    WORD = ("DynaPuff", 600, 38)
    """A word that is said aloud."""


def font(use: Type, *, scale: float | None = None, pixels: int = 0) -> QFont:
    """Return the letters for *use*, at the size of text now, at *scale* px a px or so many high."""
    family, weight, size = use.value
    made = QFont(family)
    made.setWeight(QFont.Weight(weight))
    made.setPointSizeF(size * _POINTS * (_now.text if scale is None else scale))
    if pixels:
        made.setPixelSize(pixels)
    return made


@cache
def load_fonts() -> None:
    """Make our letters known to Qt, once and before the first page."""
    for file in (Path(__file__).parents[1] / "fonts").glob("*.ttf"):
        QFontDatabase.addApplicationFont(str(file))


OnLook = Callable[[list[QWidget]], None]
_on_look: list[OnLook] = []


def on_look(do: OnLook) -> OnLook:
    """Return *do*, which gets all windows in each new look before the widgets hear of it."""
    _on_look.append(do)
    return do


def wear(app: QApplication, wished: Look) -> None:
    """Draw everything in *app* in the *wished* look from now on."""
    global _now  # there is one look at a time, as there is one palette
    load_fonts()
    old, _now = _now, wished
    for do in _on_look:
        do(app.topLevelWidgets())
    if old.theme is not wished.theme or not app.styleSheet():
        app.setPalette(_palette(wished.theme))
    app.setFont(font(Type.BODY))
    app.setStyleSheet(_sheet(wished))  # every widget hears of it
    QTimer.singleShot(0, app, partial(_lay_windows_anew, app))  # once all have taken it


def _lay_windows_anew(app: QApplication) -> None:
    for window in app.topLevelWidgets():
        if isValid(window):
            _lay_anew(window)


def _lay_anew(around: QWidget) -> None:
    """Let all in *around* lie as after a change of its size, the inner ones first.

    Who lays others asks how large they are now, and does so only when its own size changes.
    """
    for widget in around.findChildren(QWidget, options=_DIRECT):
        if isValid(widget):
            _lay_anew(widget)
        if isValid(widget):
            QApplication.sendEvent(widget, QResizeEvent(widget.size(), widget.size()))


def _palette(now: Theme) -> QPalette:
    palette, role = QPalette(), QPalette.ColorRole
    for place, colour in (
        (role.Window, now.paper),
        (role.Base, now.paper),
        (role.AlternateBase, now.paper2),
        (role.Button, now.paper),
        (role.WindowText, now.ink),
        (role.Text, now.ink),
        (role.ButtonText, now.ink),
        (role.Highlight, now.act),
        (role.HighlightedText, now.onact),
        (role.ToolTipBase, now.ink),
        (role.ToolTipText, now.paper),
        (role.PlaceholderText, now.ink2),
        (role.Link, now.quiet),
    ):
        palette.setColor(place, QColor(colour))
    for place in (role.Text, role.ButtonText, role.WindowText):
        palette.setColor(QPalette.ColorGroup.Disabled, place, QColor(now.ink2))
    return palette


def _type(use: Type, text: float) -> str:
    family, weight, size = use.value
    return f'font-family: "{family}"; font-weight: {weight}; font-size: {size * text * _POINTS}pt;'


def _sheet(now: Look) -> str:
    """Return the style sheet: text roles, and what Fusion draws for us."""
    theme, text, art = now.theme, now.text, now.art
    return f"""
QLabel[role="title"] {{ {_type(Type.TITLE, text)} }}
QLabel[role="heading"] {{ {_type(Type.HEADING, text)} }}
QLabel[role="doubt"] {{ {_type(Type.HEADING, text)} color: {theme.bad}; }}
QLabel[role="prompt"] {{ {_type(Type.HEADING, text * min(1.0, 0.4 + 0.6 * art))} }}
QLabel[role="name"], QLabel[role="status"] {{ {_type(Type.NAME, text)} }}
QLabel[role="card"] {{ {_type(Type.CARD, text)} }}
QLabel[role="code"] {{ {_type(Type.CODE, text)} }}
QLabel[role="own-code"] {{ {_type(Type.OWN_CODE, text)} }}
QLabel[role="room-code"] {{ {_type(Type.ROOM_CODE, text)} }}
QLabel[role="number"] {{ {_type(Type.BIG_BUTTON, text)} }}
QLabel[role="gain"] {{ {_type(Type.BIG_BUTTON, text)} color: {theme.good}; }}
QLabel[role="total"] {{ {_type(Type.NUMBER, text)} }}
QLabel[role="second"] {{ {_type(Type.SECOND_BUTTON, text)} }}
QLabel[role="strong"] {{ {_type(Type.STRONG, text)} }}
QLabel[role="small"] {{ {_type(Type.SMALL, text)} color: {theme.ink2}; }}
QLabel[role="long"] {{ {_type(Type.STRONG, text)} color: {theme.ink2}; }}
QLabel[role="line"] {{ {_type(Type.SMALL, text)} }}
QLabel[role="quiet"] {{ color: {theme.ink2}; }}
QLabel[role="lead"] {{ {_type(Type.LEAD, text)} }}
QLabel[role="nobody"] {{ {_type(Type.LEAD, text)} color: {theme.ink2}; }}
QLabel[role="bad"] {{ {_type(Type.SMALL, text)} color: {theme.bad}; }}
QLabel[role="hint"] {{ color: {theme.mintink}; background: {theme.mint};
    border-radius: {12 * art}px; padding: {6 * art}px; }}
QLabel[role="call"] {{ padding: 4px; }}
QFrame[role="call"] {{ background: {theme.amberpale}; border-radius: {12 * art}px; }}
QLineEdit, QPlainTextEdit, QListWidget {{ background: {theme.paper}; color: {theme.ink};
    border: 2px solid {theme.edge}; border-radius: {15 * art}px; padding: {4 * art}px;
    selection-background-color: {theme.act}; selection-color: {theme.onact}; }}
QLineEdit:focus, QPlainTextEdit:focus, QListWidget:focus, QScrollArea:focus {{
    border: 2px solid {theme.ring}; }}
QLineEdit[role="bare"], QLineEdit[role="bare"]:focus {{ {_type(Type.BIG_BUTTON, text)}
    background: transparent; border: 0; padding: 0; }}
QLineEdit[role="code"] {{ {_type(Type.BIG_BUTTON, text)} padding: 0; }}
Field, Field:focus {{ background: transparent; border: 0; padding: 0; }}
QListView::item {{ padding: {6 * art}px; border-radius: {8 * art}px; color: {theme.ink}; }}
QListView::item:hover {{ background: {theme.paper2}; }}
QListView::item:selected {{ background: {theme.mint}; color: {theme.ink}; }}
LogView, LogView:focus, Shelf, Shelf:focus {{ border: 0; background: transparent; padding: 0; }}
LogView::item, Shelf::item {{ padding: 0px; }}
QScrollArea {{ background: transparent; border: 0; }}
QScrollArea > QWidget > QWidget {{ background: transparent; }}
QScrollBar:vertical {{ background: {theme.line}; width: 8px; border-radius: 4px; margin: 0; }}
QScrollBar:horizontal {{ background: {theme.line}; height: 8px; border-radius: 4px; margin: 0; }}
QScrollBar::handle {{ background: {theme.edge}; border-radius: 4px; min-height: 30px; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
QToolTip {{ {_type(Type.SMALL, text)} background: {theme.ink}; color: {theme.paper};
    border: 0; padding: {8 * art}px; }}
QMenu {{ background: {theme.paper}; color: {theme.ink}; border: 1px solid {theme.line}; }}
QMenu::item {{ padding: {8 * art}px {16 * art}px; }}
QMenu::item:selected {{ background: {theme.mint}; }}
QPushButton[barred="true"] {{ color: {theme.ink2}; }}
"""
