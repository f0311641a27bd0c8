"""What counts on a sheet: its four rows with all their marks, in a drawer (key I)."""

from PySide6.QtCore import QEvent, QObject, QPointF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from core.cozy.sheet import Sheet, SheetRow
from gui.cozy.around.scale import CountStep, RowMotion, Scale
from gui.cozy.around.scale_words import told
from gui.cozy.sheet_words import row_words, sheet_name, sheet_title
from gui.kit.card import Page
from gui.kit.drawer import Drawer
from gui.kit.layout import Scaled, spaced
from gui.kit.painted import Painted
from gui.kit.role_label import role_label
from gui.kit.theme import look, px
from gui.kit.tokens import MARGIN
from gui.words.words import words

_START = CountStep(0, 0)
_TOP = 72
"""Where the choices begin on their page."""


class _Marks(Scaled, Painted, QWidget):
    """The scale of one row, before the first hour."""

    row: SheetRow | None = None

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_row(self, row: SheetRow) -> None:
        """Show *row*."""
        self.row = row
        self.setAccessibleName(told(row, _START))
        self._scale()
        self.update()

    def _scale(self) -> None:
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(200, round(Scale.high(look().art)) + 2)

    def paint(self, painter: QPainter) -> None:
        if self.row is not None:
            scale = Scale(self.row)
            unit = min(look().art, self.width() / scale.width)
            scale.paint(painter, QPointF(), unit, _START, RowMotion(0))


class RewardsDrawer(Drawer):
    """Lies over the page beside the chapters until it is closed."""

    def __init__(self, form: QWidget) -> None:
        """Lie over the page of *form*, and close with it."""
        self._form = form
        self.rows = tuple(_Marks() for _ in range(4))
        self._said = tuple(role_label("body") for _ in range(4))
        self._title, inside = role_label("name"), QWidget()
        column = spaced(QVBoxLayout(inside), (22, 8, 12, 8), 4)
        column.addWidget(self._title)
        for row, said in zip(self.rows, self._said, strict=True):
            column.addWidget(said)
            column.addWidget(row)
        column.addStretch(1)
        super().__init__(words("What counts"), inside)
        self.setParent(form)
        self.hide()
        form.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Close when the choices go."""
        if watched is self._form and event.type() is QEvent.Type.Hide:
            self.open(is_open=False)
        return super().eventFilter(watched, event)

    def turn(self, sheet: Sheet) -> None:
        """Open on *sheet*, or close again."""
        page, top = self._page(), px(_TOP)
        self.setParent(page)
        self.show_sheet(sheet)
        self.lay_out_in(page.width() - MARGIN, top, page.height() - top - MARGIN)
        self.open(is_open=not self.is_open)
        if self.is_open:
            self.setFocus()

    def _page(self) -> QWidget:
        over = self._form.parentWidget()
        while over is not None and not isinstance(over, Page):
            over = over.parentWidget()
        return over or self._form

    def show_sheet(self, sheet: Sheet) -> None:
        """Show the rows of *sheet*."""
        self._title.setText(sheet_title(sheet) or sheet_name(sheet))
        for marks, said, row in zip(self.rows, self._said, sheet.score_rows, strict=True):
            marks.show_row(row)
            whole = row_words(row)
            said.setText(f"{whole[:1].upper()}{whole[1:]}")
