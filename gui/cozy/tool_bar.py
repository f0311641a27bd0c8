"""The few buttons of the open question: kinds of organ, turn and flip, shapes of a baby.

A kind without room stays, grey, with the reason.
"""

from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from core.cozy.grid import Path
from core.cozy.turn import AddFrame
from core.cozy.worm import Kind
from gui.cozy.adding_tool import AddingTool
from gui.cozy.die_face import paint_shape
from gui.cozy.names import kind_name
from gui.cozy.organ_paint import paint_organ
from gui.cozy.placing_tool import PlacingTool
from gui.cozy.tool import Tool
from gui.words import words

_ICON = 30


class ToolBar(QWidget):
    """Guards nothing; it is made anew for each tool."""

    kind_chosen = Signal(object)
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
        """Offer what *tool* can be set to."""
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
            button = self._button(words("{kind} ({key})", kind=kind_name(kind), key=number))
            button.setIcon(organ_icon(kind))
            button.setCheckable(True)
            button.setChecked(kind is tool.kind)
            button.setEnabled(kind in tool.kinds)
            if kind not in tool.kinds:
                why = words("{kind}: no room for it on this worm", kind=kind_name(kind))
                button.setToolTip(why)
                button.setAccessibleDescription(why)
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
        for text, signal in ((words("Turn (R)"), self.rotated), (words("Flip (F)"), self.flipped)):
            button = self._button(text)
            button.setText(text)
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
    """Draw an organ as an icon."""
    pixmap, painter = _canvas()
    paint_organ(painter, QRectF(0, 0, _ICON, _ICON), kind)
    painter.end()
    return QIcon(pixmap)


def _shape_icon(path: Path) -> QIcon:
    pixmap, painter = _canvas()
    paint_shape(painter, QRectF(1, 1, _ICON - 2, _ICON - 2), path)
    painter.end()
    return QIcon(pixmap)


def _canvas() -> tuple[QPixmap, QPainter]:
    pixmap = QPixmap(2 * _ICON, 2 * _ICON)
    pixmap.setDevicePixelRatio(2)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    return pixmap, painter
