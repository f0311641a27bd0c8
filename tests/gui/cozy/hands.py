"""A player's hands on the view: decisions made by the mouse on the drawing, or by the list."""

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from core.cozy.decisions import (
    ActOrgan,
    AddOrgan,
    ChangeDie,
    ChooseLine,
    ChoosePartner,
    ChooseToAct,
    ChooseToAdd,
    Decision,
    Done,
    FillBrain,
    GiveOrgans,
    Grow,
    Pass,
    PlaceBaby,
    PlaceWorm,
    PutFood,
)
from core.cozy.grid import Cell, Path, ahead
from core.cozy.hour import Hour
from gui.cozy.cozy_view import CozyView
from gui.cozy.hour.adding_tool import AddingTool
from gui.cozy.hour.choice_list import ChoiceList
from gui.cozy.hour.placing_tool import PlacingTool

LEFT = Qt.MouseButton.LeftButton


def hour_of(view: CozyView) -> Hour:
    """Give the draft's hour, which is on."""
    hour = view.draft_of_hour.hour
    assert hour is not None
    return hour


def spot(view: CozyView, at: Cell) -> QPoint:
    """Find the middle of a space."""
    geometry = view.sheet.geometry_now()
    assert geometry is not None
    return geometry.centre(at).toPoint()


def drag(view: CozyView, point: QPoint) -> None:
    """Move with the left button down, which QTest cannot."""
    where = QPointF(point)
    place = QPointF(view.sheet.mapToGlobal(point))
    none, move = Qt.MouseButton.NoButton, QEvent.Type.MouseMove
    keys = Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(view.sheet, QMouseEvent(move, where, place, none, LEFT, keys))


def press(view: CozyView, at: Cell) -> None:
    """Click on a space of the sheet, or beside it."""
    point = spot(view, at)
    QTest.mouseMove(view.sheet, point)
    QTest.mouseClick(view.sheet, LEFT, pos=point)


def decide_by_mouse(view: CozyView, decision: Decision) -> None:
    """Make *decision* as a person does who looks at the drawing."""
    match decision:
        case PlaceWorm(cells) | PlaceBaby(cells):
            _place(view, decision, cells)
        case ChooseToAdd(worm) | ChooseToAct(worm):
            _click_option(view, type(decision))
            press(view, view.draft_of_hour.turns[-1].colony.worms[worm].cells[0])
        case ChooseLine(worm) | ChoosePartner(worm):
            press(view, view.draft_of_hour.turns[-1].colony.worms[worm].cells[0])
        case AddOrgan():
            _add(view, decision)
        case ActOrgan(cell) | PutFood(cell) | Grow(cell):
            press(view, cell)
        case _:
            _press_button(view, decision)


def space_meant(view: CozyView, decision: Decision) -> Cell:
    """Give the space that is clicked next for *decision*, once its option is chosen."""
    tool = view.editor.tool
    match decision:
        case PlaceWorm(cells) | PlaceBaby(cells):
            assert isinstance(tool, PlacingTool)
            return next(at for at in cells if tool.pick(at) == (decision,))
        case AddOrgan(cell=cell, face=face):
            is_begun = isinstance(tool, AddingTool) and tool.cell == cell and face is not None
            return ahead(cell, face) if is_begun and face is not None else cell
        case ActOrgan(cell) | PutFood(cell) | Grow(cell):
            return cell
        case ChooseToAdd(worm) | ChooseToAct(worm) | ChooseLine(worm) | ChoosePartner(worm):
            return view.draft_of_hour.turns[-1].colony.worms[worm].cells[0]
        case _:
            raise AssertionError(f"{decision} is made by a card")


def _press_button(view: CozyView, decision: Decision) -> None:
    match decision:
        case Pass():
            _click_option(view, Pass)
        case Done() | GiveOrgans():
            _click_finish(view, decision)
        case ChangeDie() | FillBrain():
            _turn(view, decision)
        case _:
            view.editor.decide(decision)


def _turn(view: CozyView, change: ChangeDie | FillBrain) -> None:
    """Click the die, the brain if one is to pay, and the face."""
    fan = view.editor.fan
    QTest.mouseClick(view.editor.dice.mine[change.die], LEFT)
    if isinstance(change, FillBrain):
        press(view, change.cell)
    QTest.mouseClick(fan.faces[change.to - 1], LEFT)


def _click_option(view: CozyView, option: type[Decision]) -> None:
    QTest.mouseClick(view.editor.option_button(option), LEFT)


def _click_finish(view: CozyView, decision: Decision) -> None:
    button = view.editor.tools.finishing.get(type(decision))
    assert button is not None, decision
    QTest.mouseClick(button, LEFT)


def _place(view: CozyView, decision: PlaceWorm | PlaceBaby, cells: Path) -> None:
    """Turn and flip by keys until the shape hangs the right way, then click."""
    if isinstance(decision, PlaceWorm) and not isinstance(view.editor.tool, PlacingTool):
        _click_option(view, PlaceWorm)
    view.sheet.setFocus()
    tool = view.editor.tool
    assert isinstance(tool, PlacingTool)
    for shape in range(len(tool.shapes)):
        if len(tool.shapes) > 1:
            QTest.keyClick(view.sheet, Qt.Key(Qt.Key.Key_1 + shape))
        for turns in range(8):
            ways = [at for at in cells if tool.pick(at) == (decision,)]
            if ways:
                press(view, ways[0])
                return
            QTest.keyClick(view.sheet, Qt.Key.Key_F if turns == 3 else Qt.Key.Key_R)
    raise AssertionError(f"{decision} hangs no way")


def _add(view: CozyView, add: AddOrgan) -> None:
    tool = view.editor.tool
    assert isinstance(tool, AddingTool)
    if tool.kind is not add.kind:
        place = view.editor.tools.kinds.index(add.kind)
        QTest.mouseClick(view.editor.tools.buttons[place], LEFT)
    press(view, add.cell)
    if add.face is None:
        return
    if tool.front != add.front:
        QTest.keyClick(view.sheet, Qt.Key.Key_F)
    press(view, ahead(add.cell, add.face))


def decide_by_list(view: CozyView, decision: Decision) -> None:
    """Make *decision* by its number in the list and Enter."""
    choices = view.drawer.choices
    view.drawer.open()
    choices.setFocus()
    if decision not in lines(choices):
        _enter(view, lines(choices).index(type(decision)))
    _enter(view, lines(choices).index(decision))


def lines(choices: ChoiceList) -> list[Decision | type[Decision]]:
    """Return what each line of the list stands for: a decision, or a group of them."""
    return [choices.item(row).data(Qt.ItemDataRole.UserRole) for row in range(choices.count())]


def _enter(view: CozyView, row: int) -> None:
    QTest.keyClicks(view.drawer.choices, str(row + 1))
    QTest.keyClick(view.drawer.choices, Qt.Key.Key_Return)


def pass_hour(view: CozyView) -> None:
    """Pass, though more could be done, and sign."""
    view.editor.decide(Pass())
    view.editor.ask_to_sign()
    view.editor.ask_to_sign()
