"""The cover of Worm & Cozy: a corner of a sheet with its worms, and two dice."""

from functools import cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from core.cozy.chapter import read_sheet
from core.cozy.colony import Colony
from core.cozy.grid import Cell, Direction
from core.cozy.sheet import Sheet
from core.cozy.worm import Organ, OrganKind, Worm
from gui.cozy.chapters import chapters
from gui.cozy.hour.die_face import paint_shape
from gui.cozy.sheet.geometry import SheetGeometry
from gui.cozy.sheet.organ import OrganState, paint_organ
from gui.cozy.sheet.paper import paint_food
from gui.cozy.sheet.worm_paint import paint_worm
from gui.kit.art import HIGH, begin_on_wood, paint_ground_shadow, paint_picture, paint_shadow
from gui.kit.fills import fill_box
from gui.kit.theme import look

_SIZE = (262, 144)
_ROWS, _COLS, _SPACE = 6, 5, 33.0
_WORMS = (
    ((1, 2), (1, 1), (1, 0), (2, 0)),
    ((3, 0), (4, 0), (5, 0), (5, 1)),
    ((1, 3), (1, 4), (2, 3)),
    ((3, 1), (3, 2), (4, 2), (4, 3)),
    ((5, 3), (5, 4), (4, 4)),
)
_ORGANS = (
    (2, 0, OrganKind.HEART), (1, 1, OrganKind.MOUTH), (1, 3, OrganKind.HEART),
    (3, 0, OrganKind.EYE),
    (4, 0, OrganKind.BRAIN), (3, 1, OrganKind.EYE), (4, 3, OrganKind.TAIL), (4, 4, OrganKind.TAIL),
    (5, 3, OrganKind.EYE),
)  # fmt: skip
_FOODS = ((1, 2), (3, 4), (5, 2))
_ROCKS = ((2, 1), (1, 4), (3, 2), (4, 3), (5, 1), (4, 1))
_SHAPE = (Cell(0, 0), Cell(1, 0), Cell(1, 1), Cell(1, 2), Cell(2, 2))


def paint_cover(painter: QPainter, frame: QRectF) -> None:
    """Paint it into *frame*."""
    begin_on_wood(painter, frame, _SIZE)
    painter.save()
    painter.translate(16, -30)
    painter.rotate(-4)
    _paint_sheet(painter)
    painter.restore()
    for at, turn in ((QPointF(224, 38), 5.0), (QPointF(231, 108), -4.0)):
        painter.save()
        painter.translate(at)
        painter.rotate(turn)
        _paint_die(painter, is_shape=turn < 0)
        painter.restore()
    painter.restore()


def _paint_sheet(painter: QPainter) -> None:
    now, edge = look().theme, 6.0
    geometry = SheetGeometry(_ROWS, _COLS, edge, edge, _SPACE)
    paper = geometry.grid.adjusted(-edge, -edge, edge, edge)
    paint_shadow(painter, paper, 8, HIGH)
    fill_box(painter, paper, 8, now.paper)
    painter.setBrush(QColor(now.space))
    colony = cover_colony()
    for row in range(_ROWS):
        for col in range(_COLS):
            tile = geometry.frame(Cell(row, col)).adjusted(1, 1, -1, -1)
            painter.drawRoundedRect(tile, 4, 4)
    for row, col in _ROCKS:
        if Cell(row, col) not in colony.owner:
            rock = geometry.frame(Cell(row, col)).adjusted(5, 5, -5, -5)
            paint_picture(painter, "rock", rock)
    for food in colony.foods:
        paint_food(painter, geometry.frame(food))
    for number in range(len(colony.worms)):
        paint_worm(painter, geometry, colony, number)
    for organ in colony.organs:
        paint_organ(painter, geometry.frame(organ.cell), organ, OrganState.PLAIN)


def _paint_die(painter: QPainter, *, is_shape: bool) -> None:
    box = QRectF(-24, -26, 48, 52)
    paint_ground_shadow(painter, box)
    paint_picture(painter, "die-cozy", box)
    face = QRectF(-18, -22, 36, 36)
    if is_shape:
        paint_shape(painter, face, _SHAPE)
    else:
        paint_picture(painter, "organ-heart-bare", face.adjusted(-8, -8, 8, 8))


@cache
def cover_colony() -> Colony:
    """Return worms as they might lie, on a sheet that lends only its size."""
    sheet = read_sheet(chapters()[1])
    assert isinstance(sheet, Sheet), "our own chapter"
    worms = tuple(Worm("", tuple(Cell(*at) for at in places)) for places in _WORMS)
    owned = {cell for worm in worms for cell in worm.cells}
    organs = tuple(
        Organ(Cell(row, col), kind, Direction.S if kind.has_face else None)
        for row, col, kind in sorted(_ORGANS, key=lambda one: one[:2])
    )
    foods = tuple(cell for at in _FOODS if (cell := Cell(*at)) not in owned)
    return Colony(sheet, worms, organs, foods)
