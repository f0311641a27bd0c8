"""A program with an error in every override of the window's classes: it prints what became of it.

One override at a time does `[][0]`, an error of C code; Qt calls it, called by Python, while the
loop runs. Each has to open the page about a problem. At the end such a page stays open.
"""

import importlib
import json
import pkgutil
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import CodeType
from typing import Any

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QSize, Qt, QThread, QTimer
from PySide6.QtGui import (
    QCloseEvent,
    QContextMenuEvent,
    QEnterEvent,
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPixmap,
    QResizeEvent,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QAbstractScrollArea,
    QApplication,
    QHBoxLayout,
    QListWidget,
    QMainWindow,
    QMessageBox,
    QProxyStyle,
    QSpinBox,
    QWidget,
)

import gui
from gui.kit.guard import is_guarded, ours, overrides
from gui.kit.painted import Painted
from gui.terminal.output import say
from gui.window.bridge import NodeBridge
from gui.window.faults import Faults
from gui.window.problem import Problems
from gui.window.signals import Signals
from net.driver.journal import journal
from net.driver.place import NodePlace
from tests.settled import settled

NOTHING: list[int] = []
NOT_CALLED = {"clear", "isActive", "remainingTime", "setInterval", "start", "stop"}
"""What Qt never calls by itself: it is no virtual function."""
_LEFT, _NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
_HERE = QPointF(1, 1)


class _Plain:
    """What a method that does not know its class does for a while."""

    def fails(self, *given):
        return NOTHING[0]

    def rests(self, *given):
        pass


class _Knowing:
    """The same for one that does, and calls that of the class before it."""

    def fails(self, *given):
        return NOTHING[0 if __class__ else 1]  # type: ignore[name-defined]  # Python's own cell

    def rests(self, *given):
        assert __class__  # type: ignore[name-defined]  # Python's own cell

    def event(self, event):
        return super().event(event)  # type: ignore[misc]  # in a class of Qt

    def eventFilter(self, watched, event):
        return super().eventFilter(watched, event)  # type: ignore[misc]  # in a class of Qt


def _mouse(kind: QEvent.Type) -> Callable[[], QEvent]:
    return lambda: QMouseEvent(kind, _HERE, _HERE, _LEFT, _LEFT, _NONE)


def _key(kind: QEvent.Type, key: Qt.Key = Qt.Key.Key_A) -> Callable[[], QEvent]:
    return lambda: QKeyEvent(kind, key, _NONE)


def _wheel() -> QEvent:
    turn, phase = QPoint(0, 120), Qt.ScrollPhase.NoScrollPhase
    return QWheelEvent(_HERE, _HERE, QPoint(), turn, Qt.MouseButton.NoButton, _NONE, phase, False)  # noqa: FBT003  # Qt's order


_Kind = QEvent.Type
EVENTS: dict[str, Callable[[], QEvent]] = {
    "event": lambda: QEvent(_Kind.User),
    "changeEvent": lambda: QEvent(_Kind.LanguageChange),
    "closeEvent": QCloseEvent,
    "contextMenuEvent": lambda: QContextMenuEvent(
        QContextMenuEvent.Reason.Keyboard, QPoint(1, 1), QPoint(1, 1)
    ),
    "enterEvent": lambda: QEnterEvent(_HERE, _HERE, _HERE),
    "leaveEvent": lambda: QEvent(_Kind.Leave),
    "focusInEvent": lambda: QFocusEvent(_Kind.FocusIn),
    "focusOutEvent": lambda: QFocusEvent(_Kind.FocusOut),
    "hitButton": _mouse(_Kind.MouseButtonPress),
    "focusNextPrevChild": _key(_Kind.KeyPress, Qt.Key.Key_Tab),
    "showEvent": QShowEvent,
    "hideEvent": QHideEvent,
    "keyPressEvent": _key(_Kind.KeyPress),
    "keyReleaseEvent": _key(_Kind.KeyRelease),
    "mouseDoubleClickEvent": _mouse(_Kind.MouseButtonDblClick),
    "mouseMoveEvent": _mouse(_Kind.MouseMove),
    "mousePressEvent": _mouse(_Kind.MouseButtonPress),
    "mouseReleaseEvent": _mouse(_Kind.MouseButtonRelease),
    "resizeEvent": lambda: QResizeEvent(QSize(9, 9), QSize(8, 8)),
    "wheelEvent": _wheel,
}
"""What is sent so that Qt calls an override."""
_SEEN = {"contextMenuEvent", "paintEvent", "resizeEvent", "wheelEvent"}


def make(cls: Any) -> Any:
    """Make what Qt sees of *cls*: our own part of it stays empty."""
    made: Any = cls.__new__(cls)
    next(one for one in cls.__mro__ if one.__module__.startswith("PySide6")).__init__(made)
    return made


def call(made: Any, name: str) -> None:
    """Let Qt call the override *name*."""
    if isinstance(made, QThread):
        made.start()
        made.wait()
    elif isinstance(made, QProxyStyle):
        QSpinBox().setStyle(made)
    elif isinstance(made, QAbstractItemDelegate):
        listed = QListWidget()
        listed.setItemDelegate(made)
        listed.addItem("one")
        listed.sizeHintForRow(0)
        listed.viewport().render(QPixmap(20, 20))
    elif name == "eventFilter":
        watched = QObject()
        watched.installEventFilter(made)
        QApplication.sendEvent(watched, QEvent(_Kind.User))
    else:
        _call_widget(made, name)


def _call_widget(made: QWidget, name: str) -> None:
    is_mouse = name.startswith("mouse") or name in _SEEN
    target = made.viewport() if isinstance(made, QAbstractScrollArea) and is_mouse else made
    if name == "paintEvent":
        target.render(QPixmap(20, 20))
    elif name in EVENTS:
        QApplication.sendEvent(target, EVENTS[name]())
    else:
        policy = made.sizePolicy()
        policy.setHeightForWidth(True)
        made.setSizePolicy(policy)
        around = QWidget()
        row = QHBoxLayout(around)
        row.addWidget(made)
        row.sizeHint(), row.minimumSize(), row.heightForWidth(90)


_AROUND = {"event": "event", "eventFilter": "eventFilter", "changeEvent": "rests"}
_AROUND["resizeEvent"] = "rests"
"""What those overrides do meanwhile that Qt calls on the way to another one."""


@contextmanager
def planted(cls: type, name: str) -> Iterator[None]:
    """Let the override *name* of *cls* fail, and those around it leave it alone."""
    kept: list[tuple[Any, CodeType]] = []
    for owner, one, method, _ in overrides(cls):
        is_meant = owner is cls and one == name
        if is_meant or one in _AROUND:
            inner = method.__wrapped__  # type: ignore[attr-defined]  # of functools
            kept.append((inner, inner.__code__))
            _do(inner, "fails" if is_meant else _AROUND[one])
    yield
    for inner, code in kept:
        inner.__code__ = code


def _do(method: Any, does: str) -> None:
    """Let *method* do what that of `_Plain` does."""
    does_in = _Knowing if method.__code__.co_freevars else _Plain
    method.__code__ = getattr(does_in, does).__code__


def what_is_left(cls: type) -> str:
    """Return what is wrong after *cls* has failed to paint, while its painter was there."""
    paint, hook = vars(cls)["paint"], sys.excepthook
    code, said = paint.__code__, list[str]()
    sys.excepthook = lambda _kind, error, _where: said.extend(error.__notes__)
    _do(paint, "fails")
    call(made := make(cls), "paintEvent")
    paint.__code__, sys.excepthook = code, hook
    if f"in {Painted.__module__}.{Painted.__qualname__}.paintEvent" not in said:
        return f"not called, but {said}"
    return "still painting" if made.paintingActive() else ""


class Trial:
    """Tries one override after the other, each with its page."""

    def __init__(self, window: QMainWindow, data: Path) -> None:
        self._problems = Problems(window, NodeBridge(NodePlace("Ann", "1", data, loopback=True)))
        self.faults = Faults(window, journal.error)
        self.faults.met.connect(self._problems.tell)
        self.faults.met.connect(lambda _, trace: self._said.append(trace.splitlines()[-1]))
        self._window = window
        self._said: list[str] = []

    def all(self) -> dict[str, str]:
        """Try every override; return what is wrong, and with which."""
        for module in pkgutil.walk_packages(gui.__path__, "gui."):
            importlib.import_module(module.name)
        return {
            place: wrong
            for cls in ours()
            for owner, name, method, _ in [*overrides(cls)]
            if owner is cls and name not in NOT_CALLED
            for place in [f"{cls.__module__}.{cls.__qualname__}.{name}"]
            if (wrong := self._one(cls, name, place) if is_guarded(method) else "not guarded")
        } | {
            f"{cls.__module__}.{cls.__qualname__}.paint": wrong
            for cls in ours()
            if issubclass(cls, Painted) and "paint" in vars(cls)
            if (wrong := what_is_left(cls))
        }

    def _one(self, cls: type, name: str, place: str) -> str:
        self._said.clear()
        with planted(cls, name):
            call(make(cls), name)
        settled()
        pages = [page for page in self._window.findChildren(QMessageBox) if page.isVisible()]
        for page in pages:
            page.close()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        if f"in {place}" not in self._said:
            return f"not called, but {self._said}"
        return "" if pages else "no page"


def main(data: Path) -> int:
    """Try all in the running loop, print what is wrong, and end when the system says so."""
    app = QApplication(["test"])
    window = QMainWindow()
    trial = Trial(window, data)
    sys.excepthook = trial.faults.take
    sys.__stderr__ = None  # type: ignore[misc]  # what is planted is no news
    Signals(window)
    window.show()

    def drive() -> None:
        wrong = trial.all()
        trial.faults.take(ValueError, ValueError("whose page stays open"), None)
        say(json.dumps(wrong))
        QTimer.singleShot(0, end)

    def end() -> None:
        assert any(page.isVisible() for page in window.findChildren(QMessageBox))
        signal.raise_signal(signal.SIGTERM)

    QTimer.singleShot(0, drive)
    return app.exec()


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
