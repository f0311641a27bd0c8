"""The empty sheets of our chapters, to print and to play by hand."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from core.cozy.chapter import read_sheet
from core.cozy.grid import Path
from core.cozy.sheet import Sheet, SheetRow
from core.cozy.turn import start_turn
from gui.cozy.chapters import chapters
from gui.cozy.hour.die_face import paint_shape
from gui.cozy.sheet.sheet_paint import SheetPicture, geometry_of, paint_sheet
from gui.cozy.sheet_words import row_words, sheet_title
from gui.parts.contents import Blank, Paint

_NO_HOUR = -1
_SIGNS = str.maketrans({"*": "★", "o": "○", "X": "✗"})


def blank_sheets() -> tuple[Blank, ...]:
    """Return the empty sheets of all chapters, in their order."""
    return tuple(map(_blank, chapters().values()))


def _blank(text: str) -> Blank:
    sheet = read_sheet(text)
    assert isinstance(sheet, Sheet), "our chapters are sheets"
    shapes = tuple((name, _shape(path)) for name, path in sheet.shapes)
    rows = (*map(_row, sheet.rewards), _row(sheet.penalty))
    title = f"{sheet.chapter}. {sheet_title(sheet)}"
    return Blank(title, _paint(sheet), shapes, rows)


def _paint(sheet: Sheet) -> Paint:
    def paint(painter: QPainter, frame: QRectF) -> None:
        picture = SheetPicture(start_turn(sheet), _NO_HOUR)
        paint_sheet(painter, geometry_of(picture, frame), picture)

    return paint


def _shape(path: Path) -> Paint:
    return lambda painter, frame: paint_shape(painter, frame, path)


def _row(row: SheetRow) -> tuple[str, tuple[tuple[int, str], ...]]:
    groups = tuple((mark, signs.translate(_SIGNS)) for mark, signs in row.groups)
    return row_words(row), groups
