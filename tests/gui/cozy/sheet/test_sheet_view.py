"""The sheet on the screen: pointing, picking, and no work while nothing changes."""

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt, QVariantAnimation
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from core.cozy.grid import Cell
from gui.cozy.hour.organ_help import organ_help
from gui.cozy.sheet.marks import Marks
from gui.cozy.sheet.sheet_paint import SheetPicture
from gui.cozy.sheet.sheet_view import SheetView
from tests.core.cozy.scenes import after
from tests.gui.cozy.colonies import DANCE, dancers
from tests.settled import settled


@pytest.fixture
def view(qtbot):
    view = SheetView()
    qtbot.addWidget(view)
    view.resize(430, 430)
    view.show_picture(SheetPicture(dancers(), 6, is_on=True))
    view.show()
    qtbot.waitExposed(view)
    return view


class Paints(QObject):
    """Counts the repaints of a widget."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 0

    def eventFilter(self, _, event) -> bool:
        self.count += event.type() == QEvent.Type.Paint
        return False


def moves(view: SheetView) -> bool:
    motions = view.findChildren(QVariantAnimation)
    return any(one.state() is not one.State.Stopped for one in motions)


def spot(view: SheetView, cell: Cell) -> QPoint:
    geometry = view.geometry_now()
    assert geometry is not None
    return geometry.centre(cell).toPoint()


def test_mouse_and_arrow_keys_move_the_same_pointer(view, qtbot):
    """C11.3."""
    with qtbot.waitSignal(view.pointed):
        QTest.mouseMove(view, spot(view, Cell(3, 2)))
    assert view.at == Cell(3, 2)
    QTest.keyClick(view, Qt.Key.Key_Down)
    assert view.at == Cell(4, 2)
    assert view.is_by_keys
    with qtbot.waitSignal(view.picked) as picked:
        QTest.keyClick(view, Qt.Key.Key_Space)
    assert picked.args == [Cell(4, 2)]


def test_keys_may_leave_the_sheet_by_one_space_only(view):
    for _ in range(12):
        QTest.keyClick(view, Qt.Key.Key_Up)
    assert view.at is not None
    assert view.at.row == -1


def test_the_right_button_turns(view, qtbot):
    with qtbot.waitSignal(view.rotated):
        QTest.mouseClick(view, Qt.MouseButton.RightButton, pos=spot(view, Cell(3, 2)))


def test_a_double_click_picks_once(view):
    """The second click might undo what the first one did."""
    picked: list[Cell] = []
    view.picked.connect(picked.append)
    point, button = spot(view, Cell(3, 2)), Qt.MouseButton.LeftButton
    QTest.mouseClick(view, button, pos=point)
    where, place = QPointF(point), QPointF(view.mapToGlobal(point))
    kind, keys = QEvent.Type.MouseButtonDblClick, Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(view, QMouseEvent(kind, where, place, button, button, keys))
    assert picked == [Cell(3, 2)]


def test_nothing_is_painted_while_nothing_changes(view, clock):
    """C11: 0 repaints; what breathes comes to rest by itself."""
    paints = Paints()
    view.installEventFilter(paints)
    view.show_marks(Marks(offered=frozenset({Cell(3, 3)})))
    clock.pass_time(6000, is_painted=True)
    assert paints.count > 3
    assert not clock.pending()
    paints.count = 0
    view.show_marks(Marks(offered=frozenset({Cell(3, 3)})))
    view.show_picture(SheetPicture(dancers(), 6, is_on=True))
    view.point(view.at)
    settled()
    assert paints.count == 0


def test_what_stands_is_drawn_once_for_many_pointers(view):
    first = view.standing
    view.show_marks(Marks(dotted=frozenset({Cell(0, 0)})))
    view.grab()
    assert view.standing is first
    view.show_picture(SheetPicture(dancers(), 6))
    view.grab()
    assert view.standing is not first


def test_an_organ_that_is_pointed_at_says_what_it_does(view):
    organ = dancers().colony.organs[0]
    view.point(organ.cell)
    assert organ_help(organ.kind) in " ".join(view.toolTip().split())
    view.point(min(dancers().colony.blank))
    assert view.toolTip() == ""


def test_a_change_is_shown_in_motion_and_ends_with_the_sheet_as_it_is(view, qtbot, clock):
    changed = after(dancers(), *DANCE[:6])
    view.show_picture(SheetPicture(changed, 6, is_on=True), in_motion=True)
    assert view.is_moving
    clock.pass_time(3000)
    assert not view.is_moving
    view.clearFocus()
    moved = view.grab().toImage()
    still = SheetView()
    qtbot.addWidget(still)
    still.resize(view.size())
    still.show_picture(SheetPicture(changed, 6, is_on=True))
    assert moved == still.grab().toImage()


def test_a_motion_can_be_skipped(view):
    view.show_picture(SheetPicture(after(dancers(), *DANCE[:6]), 6), in_motion=True)
    view.skip()
    assert not view.is_moving
