"""The few buttons for the open question: kinds of organ, turn and flip, shapes of a baby.

A kind without room stays, greyed, with the reason.
"""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from core.cozy.grid import Path
from core.cozy.turn import AddFrame
from core.cozy.worm import Kind
from gui.cozy.hour.adding_tool import AddingTool
from gui.cozy.hour.die_face import paint_shape
from gui.cozy.hour.organ_help import organ_help, tip
from gui.cozy.hour.placing_tool import PlacingTool
from gui.cozy.hour.tool import Tool
from gui.cozy.sheet.organ import paint_organ
from gui.cozy.words import kind_words
from gui.parts.theme import INK
from gui.parts.why_button import allow
from gui.words.words import words

_ICON = 26


class ToolBar(QWidget):
    """The buttons of one tool, made anew for each."""

    kind_chosen = Signal(Kind)
    shape_chosen = Signal(int)
    rotated = Signal()
    flipped = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(3)
        self.buttons: list[QToolButton] = []
        self.kinds: tuple[Kind, ...] = ()

    def show_tool(self, tool: Tool | None) -> None:
        """Show buttons for what *tool* can be set to."""
        while item := self._row.takeAt(0):
            if widget := item.widget():
                widget.hide()
                widget.deleteLater()
        self.buttons, self.kinds = [], ()
        if isinstance(tool, AddingTool):
            self._offer_kinds(tool)
        elif isinstance(tool, PlacingTool):
            self._offer_shapes(tool)
        self._row.addStretch()

    def _offer_kinds(self, tool: AddingTool) -> None:
        frame = tool.turn.stack[-1]
        wanted = frame.kinds if isinstance(frame, AddFrame) else tuple(Kind)
        self.kinds = wanted
        for number, kind in enumerate(wanted, 1):
            button = self._button(words("{kind} ({key})", kind=kind_words(kind), key=number))
            button.setIcon(organ_icon(kind))
            button.setCheckable(True)
            button.setChecked(kind is tool.kind)
            no_room = words("{kind}: no room for it on this worm", kind=kind_words(kind))
            does = tip(f"{organ_help(kind)} ({number})")
            allow(button, "" if kind in tool.kinds else no_room, does)
            button.clicked.connect(partial(self.kind_chosen.emit, kind))
        if len(tool.fronts) > 1:
            button = self._button(words("Head at the other end (F)"))
            button.setText(words("Other end (F)"))
            button.clicked.connect(self.flipped)

    def _offer_shapes(self, tool: PlacingTool) -> None:
        if len(tool.shapes) > 1:
            for number, path in enumerate(tool.shapes):
                named = {"count": len(path), "key": number + 1}
                button = self._button(words("a baby of {count} ({key})", **named))
                button.setIcon(_shape_icon(path))
                button.setCheckable(True)
                button.setChecked(number == tool.shape)
                button.clicked.connect(partial(self.shape_chosen.emit, number))
        for text, paint, signal in (
            (words("Turn (R)"), _paint_turn, self.rotated),
            (words("Flip (F)"), _paint_flip, self.flipped),
        ):
            button = self._button(text)
            button.setIcon(_icon(paint))
            button.setText(text.partition(" ")[0])
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
            button.clicked.connect(signal)

    def _button(self, tip: str) -> QToolButton:
        button = QToolButton()
        button.setIconSize(QSize(_ICON, _ICON))
        button.setToolTip(tip)
        button.setAccessibleName(tip)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._row.addWidget(button)
        self.buttons.append(button)
        return button


def organ_icon(kind: Kind) -> QIcon:
    """Return an organ as an icon."""
    return _icon(lambda painter: paint_organ(painter, QRectF(0, 0, _ICON, _ICON), kind))


def _shape_icon(path: Path) -> QIcon:
    return _icon(lambda painter: paint_shape(painter, QRectF(1, 1, _ICON - 2, _ICON - 2), path))


def _paint_turn(painter: QPainter) -> None:
    painter.setPen(QPen(INK, 2.4))
    painter.drawArc(QRectF(4, 4, 17, 17), 60 * 16, -290 * 16)
    painter.setBrush(INK)
    painter.drawPolygon(QPolygonF([QPointF(17, 0), QPointF(18, 10), QPointF(9, 5)]))


def _paint_flip(painter: QPainter) -> None:
    painter.setPen(QPen(INK, 1.6, Qt.PenStyle.DashLine))
    painter.drawLine(QPointF(13, 2), QPointF(13, 24))
    painter.setPen(QPen(INK, 1.6))
    painter.setBrush(QColor("#a3cf9d"))
    painter.drawPolygon(QPolygonF([QPointF(10, 6), QPointF(10, 19), QPointF(2, 19)]))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolygon(QPolygonF([QPointF(16, 6), QPointF(16, 19), QPointF(24, 19)]))


def _icon(paint: Callable[[QPainter], None]) -> QIcon:
    pixmap = QPixmap(2 * _ICON, 2 * _ICON)
    pixmap.setDevicePixelRatio(2)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint(painter)
    painter.end()
    return QIcon(pixmap)
