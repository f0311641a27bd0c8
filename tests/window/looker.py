"""The program's window with a peephole: tells where things are on the screen.

It acts in one case, on demand: a bot chooses where somebody would click for minutes.

Run as a process of its own: ``looker.py X Y WIDTH HEIGHT DATA MEET NAME [LOG]``. A question comes
as one line of JSON on stdin, its answer goes out as one on stdout. Mouse and keys are the X
server's; only the places are asked for here.
"""

import faulthandler
import json
import re
import sys
import threading
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QLineEdit,
    QListWidget,
    QTabBar,
    QWidget,
)

from core.bots.levels import Level
from core.games import choose
from core.wormup.race import Stage
from gui.cli import VERSION
from gui.cozy.hour.choice_card import ChoiceCard
from gui.cozy.hour.fan_face import FanFace
from gui.cozy.lesson_page import CozyLessonPage
from gui.kit.controls import Stepper
from gui.kit.focus import use_keys, use_mouse
from gui.self_command import self_command
from gui.window import app as program
from gui.window import other_windows
from gui.window.main_window import MainWindow
from gui.window.table.table_page import TablePage
from gui.window.tv.television import Television
from gui.wormup.race_view import RaceView
from net.driver.place import NodePlace
from net.protocol.commands import Play
from tests.gui.cozy.hands import space_meant
from tests.gui.on_screen import open_dialog

Spot = list[int]


def _is_on_screen(part: QWidget | None) -> bool:
    """Return whether the X server shows the window of *part*; it gives keys to no other."""
    handle = part.window().windowHandle() if part is not None else None
    return handle is not None and handle.isExposed()


def centre(widget: QWidget) -> Spot | None:
    """Tell where *widget* is on the screen, if one could click it."""
    if not widget.isVisible() or not widget.isEnabled():
        return None
    at = widget.mapToGlobal(widget.rect().center())
    there = QApplication.widgetAt(at)
    is_covered = there is None or not (there is widget or widget.isAncestorOf(there))
    return None if is_covered else [at.x(), at.y()]


class Looker(QObject):
    """Answers questions about one window."""

    asked = Signal(str)
    """A line has come; a thread reads, for Windows tells nobody that a pipe can be read."""

    def __init__(self, window: MainWindow | Television) -> None:
        super().__init__(window)
        self._window = window
        self._chosen: set[tuple[bytes, int, int]] = set()
        self.asked.connect(self._answer)
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        with open(0, "rb", buffering=0, closefd=False) as lines:  # no path
            for line in lines:
                self.asked.emit(line.decode())

    def _answer(self, line: str) -> None:
        question, *arguments = json.loads(line)
        answer = getattr(self, f"see_{question}")(*arguments)
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()

    def see_button(self, text: str) -> Spot | None:
        """Tell where the button with *text* is that is not grey, in whatever window is on top."""
        top = open_dialog() or self._window
        buttons = [
            b
            for b in top.findChildren(QAbstractButton)
            if text in b.text() and not b.property("barred")
        ]
        return next((at for b in buttons if (at := centre(b))), None)

    def see_widget(self, name: str) -> Spot | None:
        """Tell where the widget is that a screen reader calls *name*."""
        widgets = self._window.findChildren(QWidget)
        found = (w for w in widgets if name in (w.accessibleName(), w.objectName()))
        return next((at for w in found if (at := centre(w))), None)

    def see_stepper(self, name: str) -> tuple[int, Spot, bool] | None:
        """Tell the least number of the stepper called *name*, and of its key for less where it is.

        And whether it has the keys.
        """
        steppers = [w for w in self._window.findChildren(Stepper) if w.objectName() == name]
        found = ((w, centre(w._less)) for w in steppers)
        return next(((w._least, at, w._less.hasFocus()) for w, at in found if at), None)

    def see_tab(self, text: str) -> Spot | None:
        """Tell where the tab is whose text holds *text*."""
        for bar in self._window.findChildren(QTabBar):
            for tab in range(bar.count()):
                if text in bar.tabText(tab) and bar.isVisible():
                    at = bar.mapToGlobal(bar.tabRect(tab).center())
                    return [at.x(), at.y()]
        return None

    def see_popup(self) -> bool:
        """Tell whether a menu or the list of a box is open, and on the screen."""
        return _is_on_screen(QApplication.activePopupWidget())

    def see_people(self) -> list[str]:
        """Tell who is here, line by line."""
        lists = [found for found in self._window.findChildren(QListWidget) if found.isVisible()]
        return [people.item(row).text() for people in lists for row in range(people.count())]

    def see_person(self, text: str) -> Spot | None:
        """Tell where the line is that holds *text*."""
        for people in self._window.findChildren(QListWidget):
            for item in (people.item(row) for row in range(people.count())):
                if text in item.text() and people.isVisible():
                    at = people.viewport().mapToGlobal(people.visualItemRect(item).center())
                    return [at.x(), at.y()]
        return None

    def see_shot(self, path: str) -> bool:
        """Keep what the window shows, for somebody who wants to see why a test failed."""
        return self._window.grab().save(path)

    def see_shown(self) -> bool:
        """Tell whether the window has come to the screen."""
        return _is_on_screen(self._window)

    def see_id(self) -> int:
        """Tell the X server's number of the window, menu or dialog on top, for keys."""
        top = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        return int((top or self._window).winId())

    def see_focus(self) -> str:
        """Tell what has the keys, by its text or by what a screen reader calls it."""
        focus = QApplication.focusWidget()
        said = focus.text() if isinstance(focus, QAbstractButton) else ""
        return said or (focus.accessibleName() if focus else "")

    def see_typed(self) -> str | None:
        """Tell what is written in the field that has the keys, if one has."""
        focus = QApplication.focusWidget()
        return focus.text() if isinstance(focus, QLineEdit) else None

    def see_ring(self) -> bool:
        """Tell whether what has the keys looks otherwise than if the mouse were used."""
        if (focus := QApplication.focusWidget()) is None:
            return False
        by_keys = focus.grab().toImage()
        use_mouse()
        by_mouse = focus.grab().toImage()
        use_keys()
        return by_keys != by_mouse

    def see_dialog(self) -> bool:
        """Tell whether a dialog waits for us, and is on the screen: else no key reaches it."""
        return _is_on_screen(open_dialog())

    def see_words(self) -> list[str]:
        """Tell every text that is visible."""
        shown = [w for w in self._window.findChildren(QWidget) if w.isVisible()]
        texts = [str(w.text()) for w in shown if hasattr(w, "text")]
        return [
            *(re.sub("<[^>]*>", "", said) for said in texts),
            *(w.accessibleName() for w in shown),
        ]

    def see_told(self) -> str:
        """Tell what a screen reader hears of what is painted."""
        shown = [w for w in self._window.findChildren(QWidget) if w.isVisible()]
        return " ".join(w.accessibleDescription() for w in shown)

    def see_table(self) -> dict[str, Any] | None:
        """Tell where the game at our table stands, and what our seat has to do."""
        page = self._window.findChild(TablePage)
        snapshot = page._snapshot if page else None
        if snapshot is None:
            return None
        return {
            "step": snapshot.step,
            "over": snapshot.is_over,
            "must_compare": snapshot.must_compare,
            "may_act": snapshot.may_act,
            "at_table": snapshot.at_table,
            "log": str(self._window._bridge.log),
            "names": snapshot.names,
        }

    def see_meet(self) -> int:
        """Tell by which number those here meet."""
        return self._window._bridge.place.meet

    def see_bot(self) -> bool:
        """Let a bot choose once for the seat that has to, on our page; tell whether it has."""
        page = self._window.findChild(TablePage)
        table = page._snapshot if page and page.isVisible() else None
        genesis = page.genesis if page is not None else None
        if page is None or genesis is None or table is None or table.seat is None:
            return False
        due = genesis.game, table.seat, table.step
        if not table.may_act or due in self._chosen:
            return False
        self._chosen.add(due)
        choice = choose(Level.STRAIGHT, table.rules, table.state, table.seat, bytes(32))
        page.laptop.submit(Play(table.step, choice.action, choice.sealed))
        return True

    def see_end(self) -> bool:
        """Show at once how the game ended; tell whether it has: bots play faster than one looks."""
        page = self._window.findChild(TablePage)
        if page is None or page._snapshot is None or page.viewer.live is None:
            return False
        page.viewer.live.skip()
        return page._snapshot.is_over

    def see_race(self) -> dict[str, Any] | None:
        """Tell where a hand would have to go for a bid, or for the next segment to the line."""
        page = self._window.findChild(TablePage)
        view = page.findChild(RaceView) if page else None
        if page is None or view is None or view.playback.is_running or page._snapshot is None:
            return None
        if page._snapshot.state is None:
            return None  # the first bids are still to come
        race, seat = page._snapshot.state.race, page._snapshot.seat
        assert seat is not None
        if not page._snapshot.may_act:
            return {}
        if race.stage is not Stage.MOVE:
            faces = [b for b in view.controls.bids._buttons.values() if not b.why]
            return {"faces": [at for b in faces if (at := centre(b))]}
        if view.picture.hand is None or race.actor() != seat:
            return None
        draft, reach = view.picture.hand.draft, view.picture.hand.move.aim.reach
        foot = draft.course.foot(draft.worm.head)
        spot = reach.toward((foot.x - draft.worm.head.x, foot.y - draft.worm.head.y))
        tail = self._on_screen(view, draft.worm.tail)
        place = self._on_screen(view, spot) if spot and draft.left else None
        frame = view.board.rect().translated(view.board.mapToGlobal(QPoint()))
        return {
            "tail": tail,
            "place": place,
            "in_view": all(frame.contains(*at) for at in (tail, place or tail)),
        }

    def see_meant(self) -> Spot | None:
        """Tell where a lesson of Worm & Cozy wants a click: on what is lit, else on the sheet."""
        pages = self._window.findChildren(CozyLessonPage)
        page = next((one for one in pages if one.isVisible()), None)
        if page is None or page.view.sheet.isHidden():
            return None
        cards = [one for one in page.findChildren(ChoiceCard) if one.is_told and centre(one)]
        lit = [one for one in cards if not one.isChecked()]
        if lit:
            return centre(max(lit, key=lambda one: isinstance(one, FanFace)))
        view, tries = page.view, page.lesson.hours[page._turn.hour].tries
        done, geometry = len(view.draft_of_hour.decisions), view.sheet.geometry_now()
        if done == len(tries) or geometry is None:
            return centre(view.editor.row.sign)
        cell = space_meant(view, tries[done].decision)
        at = view.sheet.mapToGlobal(geometry.centre(cell).toPoint())
        return [at.x(), at.y()]

    def _on_screen(self, view: RaceView, spot: Any) -> Spot:
        at = view.board.mapToGlobal(view.board.camera.on_screen(spot).toPoint())
        return [at.x(), at.y()]


def main() -> int:
    """Open the window where it is wanted, and answer; a crash tells where it was."""
    faulthandler.enable()
    x, y, width, height = map(int, sys.argv[1:5])
    data, meet, name = Path(sys.argv[5]), int(sys.argv[6]), sys.argv[7]
    log = Path(sys.argv[8]) if len(sys.argv) > 8 else None
    begin = MainWindow.start
    lookers = []
    guest = str(Path(__file__).with_name("guest_looker.py"))
    setattr(other_windows, self_command.__name__, lambda: [sys.executable, guest])

    def placed(window: MainWindow, *arguments: Any) -> None:
        window.move(QPoint(x, y))
        window.resize(width, height)
        lookers.append(Looker(window))
        begin(window, *arguments)

    setattr(MainWindow, begin.__name__, placed)
    return program.run_window(NodePlace(name, VERSION, data, loopback=True, meet=meet), log)


if __name__ == "__main__":
    sys.exit(main())
