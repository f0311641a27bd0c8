"""What a worm may wear, as tiles that are tried on."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QEnterEvent, QFontMetrics, QKeyEvent, QPainter
from PySide6.QtWidgets import QGridLayout, QSizePolicy

from core.table.looks import Worn
from gui.kit.art import FLAT, paint_foot_shadow
from gui.kit.fills import box_round, fill_box
from gui.kit.label import tip
from gui.kit.layout import Scaled, spaced
from gui.kit.painted_card import LARGE
from gui.kit.pick import Ground, PickCard
from gui.kit.theme import Type, font, look, margins, px
from gui.kit.tokens import GAP, SMALL, TIGHT, TILE
from gui.parts.worms import FACE, paint_face, paint_worm
from gui.words.wearing import hat_words, paint_words
from gui.words.words import words

_PAINT, _HAT = (120, 80), (99, 96)
_ROW_LARGE = 3
"""How many tiles stand beside each other where text is large."""
_BETWEEN = 10
_SECOND = 20
"""How many px a second line of names takes from the hats, so that the page need not scroll."""


class _Tile(PickCard):
    """One thing to wear; arrow keys walk, Space or a click tries it on."""

    HIGH = _PAINT
    CORNER = TILE

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave Enter to the page: it wears what has been tried on."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def __init__(self, said: str) -> None:
        super().__init__(said)
        self.said, self.beside = said, [said]
        """Our name, and those of all tiles in the same rows."""
        self.casts = (self.CORNER, FLAT)  # it is sunk into the card
        self.worm = Worn("tomato", "none")
        self.whose: tuple[str, Worn] | None = None
        self.look_here: Callable[[QPoint], object] = id
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Let the worm look at what is under the mouse."""
        super().enterEvent(event)
        self.look_here(event.globalPosition().toPoint())

    def leaveEvent(self, event: QEvent) -> None:
        """Let it look ahead again."""
        super().leaveEvent(event)
        self.look_here(QPoint())

    def disc(self) -> QRectF:
        """Return where the tick lies: over the corner."""
        side = px(26)
        return QRectF(self.width() - side * 0.72, -side * 0.28, side, side)

    def sizeHint(self) -> QSize:
        (wide, high), measure = self.HIGH, QFontMetrics(font(Type.CHIP))
        named = max(map(measure.horizontalAdvance, _lines(self.said, measure, 0)))
        rows = self._rows()
        thing = px(high - 20 - _SECOND * (rows - 1))
        return QSize(max(px(wide), named + px(GAP)), thing + rows * measure.height())

    def _rows(self) -> int:
        """Return how many lines the longest name beside ours takes: so all things are alike."""
        measure, wide = QFontMetrics(font(Type.CHIP)), max(px(self.HIGH[0]), self.HIGH[0])
        return max(len(_lines(one, measure, wide - 2 * SMALL)) for one in self.beside)

    def label(self) -> str:
        """Return what stands on the tile."""
        return self.said

    def paint_inside(self, painter: QPainter) -> None:
        """Paint the ground of the tile, and the name at its foot."""
        now = look().theme
        ground = now.mint if self.isChecked() else now.paper2
        fill_box(painter, QRectF(self.rect()), px(TILE), ground)
        letters, label = font(Type.CHIP), self.label()
        painter.setFont(letters)
        painter.setPen(QColor(now.ink))
        measure, wide = QFontMetrics(letters), self.width() - 2 * SMALL - self.beside_name()
        lines = _lines(label, measure, wide)
        high = measure.height() * max(self._rows(), len(lines))
        left = SMALL + self.beside_name()
        foot = QRectF(left, self.height() - high - px(SMALL), wide, high)
        cut = [measure.elidedText(one, Qt.TextElideMode.ElideRight, wide) for one in lines]
        painter.drawText(foot, Qt.AlignmentFlag.AlignCenter, "\n".join(cut))
        self.paint_thing(painter, QRectF(0, 0, self.width(), foot.top()))
        painter.setPen(Qt.PenStyle.NoPen)

    def beside_name(self) -> int:
        """Return how many px at the left of the name are for something else."""
        return 0

    def paint_thing(self, painter: QPainter, room: QRectF) -> None:
        """Paint what is to be worn."""


def _lines(label: str, measure: QFontMetrics, wide: int) -> list[str]:
    """Break *label* in two where it is wider than *wide* px, after its first word."""
    first, _, rest = label.partition(" ")
    return [label] if not rest or measure.horizontalAdvance(label) <= wide else [first, rest]


class PaintTile(_Tile):
    """A paint, and who in the room wears it."""

    def __init__(self, paint: str) -> None:
        super().__init__(paint_words(paint))
        self._paint = paint

    def beside_name(self) -> int:
        """Return the room for the face of who wears it."""
        return px(20) if self.whose is not None else 0

    def label(self) -> str:
        """Return the name of the paint, and who in the room wears it."""
        if self.whose is None:
            return self.said
        return words("{paint}, {name}'s", paint=self.said, name=self.whose[0])

    def paint_thing(self, painter: QPainter, room: QRectF) -> None:
        """Paint three segments, or the face of who wears it."""
        radius = room.height() * 0.32
        middle = room.center()
        spots = [middle + QPointF((at - 1) * 1.9 * radius, (at % 2) * 2) for at in range(3)]
        worm = Worn(self._paint, "none")
        paint_worm(painter, worm, spots, radius)
        if self.whose is not None:
            side = self.beside_name() - 2
            face = QRectF(TIGHT, 0, side, side * FACE)
            face.moveBottom(self.height() - SMALL)
            paint_face(painter, face, self.whose[1])


class HatTile(_Tile):
    """A hat, on our face."""

    HIGH = _HAT

    def __init__(self, hat: str) -> None:
        super().__init__(hat_words(hat))
        self._hat = hat

    def paint_thing(self, painter: QPainter, room: QRectF) -> None:
        """Paint our face with the hat."""
        side = min(room.width(), room.height()) * (0.78 if self._rows() == 1 else 0.9)
        face = box_round(room.center() + QPointF(0, side * 0.08), side, side * FACE)
        paint_foot_shadow(painter, face.adjusted(side * 0.08, 0, -side * 0.08, 0))
        paint_face(painter, face, self.worm._replace(hat=self._hat))


class Tiles(Scaled, Ground):
    """Tiles in rows, of which one is chosen."""

    def __init__(self, tiles: Sequence[_Tile], row: int, take: Callable[[int], object]) -> None:
        """Lay *tiles*, so many in a *row*; *take* takes the one that is pressed."""
        super().__init__()
        self.tiles = tiles
        for tile in tiles:
            tile.beside = [one.said for one in tiles]
        self._row = row
        self._grid = grid = QGridLayout(self)
        grid.setContentsMargins(margins(TIGHT, TIGHT, TIGHT, TIGHT))
        spaced(grid, gap=_BETWEEN)
        self._scale()
        for at, tile in enumerate(tiles):
            tile.clicked.connect(partial(take, at))
            tile.moved.connect(partial(self._walk, at))

    def _scale(self) -> None:
        row = _ROW_LARGE if look().text > LARGE else self._row
        for at, tile in enumerate(self.tiles):
            self._grid.addWidget(tile, at // row, at % row)

    def choose(self, kind: str, now: int) -> None:
        """Show that tile number *now* is worn, of this *kind* of things."""
        for at, tile in enumerate(self.tiles):
            tile.setChecked(at == now)
            named = {"kind": kind, "what": tile.label(), "at": at + 1, "count": len(self.tiles)}
            tile.setAccessibleName(
                words("{kind}, {what}, chosen, {at} of {count}", **named)
                if at == now
                else words("{kind}, {what}, {at} of {count}", **named)
            )
            tile.setToolTip(tip(tile.label()))
            tile.update()
        self.update()

    def _walk(self, at: int, way: int) -> None:
        self.tiles[(at + way) % len(self.tiles)].setFocus()
