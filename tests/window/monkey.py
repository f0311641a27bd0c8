"""A monkey at the window: seeded random mouse, wheel, keys and sizes over scenes, in one process.

Law: what happens is drawn from the seed and the scene alone, so `python -m tests.window.monkey SEED
EVENTS SCENE` does it again. It starts no program and no node, opens no file of the system's.
Printed is each scene as it begins, and what went wrong; the exit code tells whether anything did.
"""

import faulthandler
import sys
import tempfile
import traceback
from pathlib import Path
from random import Random

from PySide6.QtCore import QEvent, QEventLoop, QPoint, QPointF, QProcess, Qt, QTimer
from PySide6.QtGui import QContextMenuEvent, QDesktopServices, QHelpEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QFileDialog, QWidget
from shiboken6 import isValid

from gui.terminal.output import say
from gui.window.app import application
from gui.window.bridge import NodeBridge
from gui.window.garbage import collect_at_rest
from gui.window.language import Speaker
from gui.window.main_window import MainWindow
from gui.window.settings import Settings
from gui.window.worker_thread import end_threads
from net.driver.place import NodePlace
from tests import world
from tests.window import scenes, states

SCENES = dict((*scenes.ALL, *states.ALL))
SIZES = (800, 1024, 1280, 1920), (480, 600, 720, 1080)
_K, _B, _M = Qt.Key, Qt.MouseButton, Qt.KeyboardModifier
KEYS = (
    *(_K.Key_Tab, _K.Key_Backtab, _K.Key_Return, _K.Key_Enter, _K.Key_Space, _K.Key_Escape),
    *(_K.Key_Left, _K.Key_Right, _K.Key_Up, _K.Key_Down, _K.Key_Home, _K.Key_End),
    *(_K.Key_PageUp, _K.Key_PageDown, _K.Key_Backspace, _K.Key_Delete, _K.Key_Plus, _K.Key_Minus),
    *map(_K, range(_K.Key_0, _K.Key_9 + 1)),
    *map(_K, range(_K.Key_A, _K.Key_Z + 1)),
    *map(_K, range(_K.Key_F1, _K.Key_F12 + 1)),
)
MODIFIERS = (*[_M.NoModifier] * 8, _M.ShiftModifier, _M.ControlModifier, _M.AltModifier)
_START = QProcess.start
WEIGHTS = 42, 40, 16, 2
"""How often the mouse only points, presses, something is typed, and the window gets a size."""
BUTTONS = (*[_B.LeftButton] * 8, _B.RightButton, _B.MiddleButton)


class Monkey:
    """Does one thing after the other to a window, also while a dialog waits for an answer."""

    def __init__(self, window: MainWindow, draw: Random) -> None:
        self._window, self._draw = window, draw
        self._loop = QEventLoop()
        self._left = 0
        self._asked: set[QDialog] | None = None
        """The dialogs that were there when what is under way began."""

    def run(self, events: int) -> None:
        """Do so many things, then take away whatever lies over the page."""
        self._left = events
        QTimer.singleShot(0, self._tick)
        self._loop.exec()

    def _tick(self) -> None:
        """Do the next thing, unless the last one is still under way and waits for no answer."""
        asked = {one for one in self._window.findChildren(QDialog) if one.isVisible()}
        if self._asked is not None and asked <= self._asked:
            QTimer.singleShot(1, self._tick)
            return
        before, self._asked = self._asked, asked
        if self._left > 0:
            self._left -= 1
            QTimer.singleShot(1, self._tick)  # first: what is done now may wait for an answer
            self._act()
        elif self._clears():
            QTimer.singleShot(1, self._tick)
        else:
            self._loop.quit()
        self._asked = before

    def _clears(self) -> bool:
        """Close one thing over the page, if there is any."""
        if popup := QApplication.activePopupWidget():
            popup.close()
            return True
        dialogs = [one for one in self._window.findChildren(QDialog) if one.isVisible()]
        for dialog in dialogs[-1:]:
            dialog.reject()
        return bool(dialogs)

    def _act(self) -> None:
        top = QApplication.activePopupWidget() or QApplication.activeModalWidget() or self._window
        top.show()
        (do,) = self._draw.choices((self._point, self._press, self._type, self._resize), WEIGHTS)
        do(top, self._spot(top))

    def _point(self, top: QWidget, spot: QPoint) -> None:
        """Move the mouse, turn its wheel, rest it or ask for what it offers there."""
        there, on_screen = top.childAt(spot) or top, top.mapToGlobal(spot)
        tip = QHelpEvent(QEvent.Type.ToolTip, spot, on_screen)
        menu = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, spot, on_screen)
        event = self._draw.choice((None, None, None, None, self._wheel(spot), tip, menu))
        if event is None:
            QTest.mouseMove(top.windowHandle(), spot)
        else:
            QApplication.sendEvent(there, event)

    def _type(self, top: QWidget, _spot: QPoint) -> None:
        handle, key, modifier = top.windowHandle(), self._draw.choice(KEYS), self._modifier()
        if top is not self._window:  # Alt closes a menu, and Qt's own test then types into it
            modifier = _M.NoModifier
        QTest.keyPress(handle, key, modifier)
        if isValid(handle):
            QTest.keyRelease(handle, key, modifier)

    def _resize(self, _top: QWidget, _spot: QPoint) -> None:
        self._window.resize(*map(self._draw.choice, SIZES))

    def _modifier(self) -> Qt.KeyboardModifier:
        return self._draw.choice(MODIFIERS)

    def _spot(self, top: QWidget) -> QPoint:
        """Draw a place of *top*: any, or within something that can be pressed."""
        keys = [one for one in top.findChildren(QAbstractButton) if one.isVisible()]
        over = self._draw.choice(keys) if keys and self._draw.random() < 0.5 else top
        across, down = self._draw.random(), self._draw.random()
        at = QPoint(int(across * over.width()), int(down * over.height()))
        return over.mapTo(top, at) if over is not top else at

    def _press(self, top: QWidget, start: QPoint) -> None:
        """Press once or twice, or drag, with any button."""
        handle, button, modifier = top.windowHandle(), self._draw.choice(BUTTONS), self._modifier()
        if top is self._window and self._draw.random() < 0.1:  # what is pressed twice may go
            QTest.mouseDClick(handle, button, modifier, start)
            return
        way = [self._spot(top) for _ in range(self._draw.choice((0, 0, 0, 0, 1, 3)))]
        QTest.mousePress(handle, button, modifier, start)
        for spot in way:
            if isValid(handle):
                QTest.mouseMove(handle, spot)
        if isValid(handle):
            QTest.mouseRelease(handle, button, modifier, [start, *way][-1])

    def _wheel(self, spot: QPoint) -> QWheelEvent:
        turn = QPoint(0, self._draw.choice((-240, -120, 120, 240)))
        phase, at = Qt.ScrollPhase.NoScrollPhase, QPointF(spot)
        is_turned = self._draw.random() < 0.1
        return QWheelEvent(at, at, QPoint(), turn, _B.NoButton, self._modifier(), phase, is_turned)


def has_way_back(window: MainWindow) -> bool:
    """Tell whether the page that is shown is the first one, or has something to press."""
    page = window.ways.pages.currentWidget()
    keys = page.findChildren(QAbstractButton) if page else []
    return page is window.ways.start or any(one.isVisible() and one.isEnabled() for one in keys)


def stay_here() -> None:
    """Let nothing be started, and no file be asked for."""
    for cls, name, value in (
        (QProcess, "start", None),
        (QProcess, "startDetached", False),
        (QDesktopServices, "openUrl", True),
        (QFileDialog, "exec", 0),
        (QFileDialog, "getOpenFileName", ("", "")),
        (QFileDialog, "getOpenFileNames", ([], "")),
        (NodeBridge, "start", None),
        (NodeBridge, "examine", None),
    ):
        setattr(cls, name, lambda *_given, _value=value, **_named: _value)


def play(name: str, seed: int, events: int, data: Path) -> bool:
    """Let the monkey play with the scene *name*; return whether one can leave where it ends."""
    settings = Settings(data)
    settings.mute = True
    window = MainWindow(
        NodeBridge(NodePlace("Ann", "0.1.0", data, loopback=True)), settings, Speaker()
    )
    window.resize(1280, 720)
    window.show()
    window.activateWindow()
    QTest.qWaitForWindowActive(window)
    setattr(QProcess, _START.__name__, _START)  # bots look back before some scenes begin
    SCENES[name](window)
    stay_here()
    Monkey(window, Random(f"{seed} {name}")).run(events)
    QTest.qWait(50)
    is_well = has_way_back(window)
    window.close()
    window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return is_well


def main(seed: int, events: int, names: list[str]) -> int:
    """Play with scenes, *events* in each; return whether anything went wrong."""
    world.enter()  # also by hand: what is drawn and seen is the same
    faulthandler.enable()
    faulthandler.dump_traceback_later(600, exit=True)
    app = application()
    app.setQuitOnLastWindowClosed(False)
    stay_here()
    wrong: list[str] = []
    now = ""

    def hear(kind, error, where) -> None:
        wrong.append(now)
        say("".join(traceback.format_exception(kind, error, where)))

    sys.excepthook = hear
    collect_at_rest()  # as in the program
    for now in names:
        say(f"monkey {seed} {events} {now}")
        with tempfile.TemporaryDirectory() as data:
            if not play(now, seed, events, Path(data)):
                wrong.append(now)
                say("there is no way back from where this ends")
            end_threads()
        faulthandler.cancel_dump_traceback_later()
        faulthandler.dump_traceback_later(600, exit=True)
    for name in dict.fromkeys(wrong):
        say(f"again: python -m tests.window.monkey {seed} {events} {name}")
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3:] or [*SCENES]))
