"""The keys of the view: every choice can be made without a mouse (C11.3)."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from core.cozy.decisions import (
    ChooseToAct,
    ChooseToAdd,
    Decision,
    Done,
    GiveOrgans,
    Pass,
    PlaceWorm,
)
from gui.cozy.hour.hour_editor import HourEditor
from gui.kit.printed import printed

_OPTIONS: dict[int, type[Decision]] = {
    Qt.Key.Key_A: PlaceWorm,
    Qt.Key.Key_B: ChooseToAdd,
    Qt.Key.Key_C: ChooseToAct,
    Qt.Key.Key_P: Pass,
}
_FINISHES: dict[int, type[Decision]] = {Qt.Key.Key_D: Done, Qt.Key.Key_G: GiveOrgans}
_CONTROL = Qt.KeyboardModifier.ControlModifier
_SHIFT, _KEYPAD = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.KeypadModifier
_ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}


def obey(editor: HourEditor, event: QKeyEvent) -> bool:
    """Do what the key means, and return whether it means anything."""
    if printed(event) == Qt.Key.Key_Escape:
        return editor.back()
    doing = _command(editor, event) or _letter(editor, event)
    if doing is not None:
        doing()
    return doing is not None


def _command(editor: HourEditor, event: QKeyEvent) -> Callable[[], None] | None:
    key, control = printed(event), event.modifiers() & _CONTROL
    if not control:
        return None
    if key in _ENTER:
        return editor.ask_to_sign
    if key == Qt.Key.Key_Z:
        again = event.modifiers() & _SHIFT
        return editor.row.redo.click if again else editor.row.undo.click
    return editor.row.redo.click if key == Qt.Key.Key_Y else None


def _letter(editor: HourEditor, event: QKeyEvent) -> Callable[[], None] | None:
    key = printed(event)
    is_digit = Qt.Key.Key_1 <= key <= Qt.Key.Key_6
    if event.modifiers() & ~(_KEYPAD | _SHIFT if is_digit else _KEYPAD):
        return None
    if key in _OPTIONS:
        return editor.option_button(_OPTIONS[key]).click
    if key in _FINISHES:
        button = editor.tools.finishing.get(_FINISHES[key])
        if button is None and key == Qt.Key.Key_D:
            return editor.dice.lead
        return button.click if button else None
    if is_digit:
        return lambda: editor.tools.use(key - Qt.Key.Key_0)
    plain: dict[int, Callable[[], None]] = {
        Qt.Key.Key_R: editor.rotate,
        Qt.Key.Key_F: editor.flip,
        Qt.Key.Key_L: editor.drawer.toggle,
        Qt.Key.Key_N: lambda: editor.speak(editor.scores.read()),
    }
    return plain.get(key)
