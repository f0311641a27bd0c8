"""The shelf: saved games as cards on wooden boards, each with a picture of its last moment."""

from collections.abc import Callable
from enum import IntEnum
from functools import lru_cache
from operator import attrgetter
from typing import Any, NamedTuple

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
)
from PySide6.QtGui import (
    QColor,
    QFontMetrics,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from gui.kit.art import HIGH, blank, paint_shadow
from gui.kit.bookmarks import Bookmark, Bookmarked
from gui.kit.chip import Tone, paint_chip
from gui.kit.fills import box_round, draw_with, faint, fill_box, fill_with, rounded
from gui.kit.focus import has_ring, paint_ring
from gui.kit.layout import Scaled
from gui.kit.painted import SMOOTH, placed
from gui.kit.theme import Px, Type, font, inset, look, px
from gui.kit.tokens import MARGIN, SMALL, TIGHT, WHITE
from gui.parts.paints import UNPAINTED
from gui.parts.worms import FACE, paint_body, paint_crawling_head, paint_face
from gui.report.saved import SavedState
from gui.window.past.game_thumbnail import last_moment
from gui.words.seats import worms_of

Index = QModelIndex | QPersistentModelIndex
_STEP, _GAP, _BELOW = 316, 15, 16
"""The least px from one card to the next, between two, and below a card."""
_TOP, _CORNER, _REACH = 4, 16, 48
_TITLE, _CHIP, _END = 34, 32, 26
_PICTURE, _INSET = 128, 10
_SCROLL = 10
_CHIP_ICON = 25


class ShelfLabel(NamedTuple):
    """What the chip of a card says."""

    chip: str
    tone: Tone
    icon: str = ""


class _Role(IntEnum):
    GAME = Qt.ItemDataRole.UserRole
    LABEL = GAME + 1
    PICTURE = GAME + 2


class CardPainter(QStyledItemDelegate):
    """Paints one card."""

    _FACE, _FACE_STEP = Px(31), Px(26)

    def __init__(self, shelf: "Shelf") -> None:
        super().__init__(shelf)
        self._shelf = shelf

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        return self._shelf.gridSize()

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        frame, state = QRect(option.rect), option.state
        size = self._shelf.card
        card = QRectF(
            frame.left() + px(MARGIN), frame.top() + px(_TOP), size.width(), size.height()
        )
        now = look().theme
        with placed(painter):
            painter.setRenderHints(SMOOTH)
            is_over = bool(state & QStyle.StateFlag.State_MouseOver)
            paper = now.paper2 if is_over else now.paper
            blank_card = _blank_card(self._shelf.card.toTuple(), paper, look(), self._shelf.ratio)
            painter.drawPixmap(card.topLeft() - QPoint(_REACH, _REACH), blank_card)
            if state & QStyle.StateFlag.State_Selected:
                draw_with(painter, QPen(QColor(now.act), px(4)))
                painter.drawPath(_standing(card.adjusted(-1, -1, 1, 1)))
                if has_ring(self._shelf):
                    paint_ring(painter, card, px(_CORNER))
            self._paint_inside(painter, card, index)
            self.paint_over(painter, card, index.data(_Role.GAME))

    def paint_over(self, painter: QPainter, card: QRectF, thing: Any) -> None:  # noqa: ANN401
        """Paint what lies over the *card* of a thing; over that of a game there is nothing."""

    def _paint_inside(self, painter: QPainter, card: QRectF, index: Index) -> None:
        now = look().theme
        game, shown = index.data(_Role.GAME), index.data(_Role.LABEL)
        place = inset(card, _INSET)
        place.setHeight(px(_PICTURE))
        pixmap = index.data(_Role.PICTURE)
        if isinstance(pixmap, QPixmap):
            with placed(painter):
                painter.setClipPath(rounded(place, 12))
                painter.drawPixmap(place, pixmap, QRectF(pixmap.rect()))
        else:
            _paint_blank(painter, place, is_broken=pixmap is not None)
        painter.setFont(font(Type.BUTTON))
        painter.setPen(QColor(now.ink))
        letters = painter.fontMetrics()
        left, wide = place.left() + px(6), place.width() - px(TIGHT)
        title = letters.elidedText(game.title, Qt.TextElideMode.ElideRight, round(wide))
        line = QRectF(left, place.bottom() + px(SMALL), wide + 2, _title_high())
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, title)
        foot = QRectF(
            card.left() + px(14), line.bottom() + px(SMALL), card.width() - px(28), px(32)
        )
        self.paint_foot(painter, foot, game, shown)

    def paint_foot(
        self,
        painter: QPainter,
        foot: QRectF,
        game: Any,  # noqa: ANN401  # a game, or a puzzle
        shown: ShelfLabel,
    ) -> None:
        """Paint the chip at the left, and who sat there at the right."""
        letters = QFontMetrics(font(Type.CHIP))
        count = len(game.names) if game.standing is not SavedState.BROKEN else 0
        faces = self._FACE + (count - 1) * self._FACE_STEP if count else 0
        extra = px(26) + (px(_CHIP_ICON) if shown.icon else 0)
        most = foot.width() - faces - px(TIGHT)
        text = letters.elidedText(shown.chip, Qt.TextElideMode.ElideRight, round(most - extra))
        chip = QRectF(
            foot.left(), foot.top(), letters.horizontalAdvance(text) + extra, foot.height()
        )
        paint_chip(painter, chip, text, shown.tone, shown.icon)
        for seat, worm in enumerate(worms_of(game.names)[:count]):
            x = foot.right() - faces + seat * self._FACE_STEP
            high = self._FACE * FACE
            face = QRectF(x, foot.center().y() - high / 2, self._FACE, high)
            paint_face(painter, face, worm, "content" if game.can_go_on else "happy")


@lru_cache(maxsize=8)
def _blank_card(size: tuple[int, int], paper: str, _now: object, ratio: float) -> QPixmap:
    """Return a card of *size* without anything on it, and its shadow."""
    width, height = size
    pixmap = blank(width + 2 * _REACH, height + 2 * _REACH, ratio)
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        card = QRectF(_REACH, _REACH, width, height)
        paint_shadow(painter, card, px(_CORNER), HIGH)
        fill_with(painter, paper)
        painter.drawPath(_standing(card))
    return pixmap


def _standing(card: QRectF) -> QPainterPath:
    """Return the outline of a card that stands on a board: round above, nearly square below."""
    big, small = px(_CORNER + 2), px(5)
    path = QPainterPath()
    path.moveTo(card.left(), card.bottom() - small)
    path.lineTo(card.left(), card.top() + big)
    path.quadTo(card.topLeft(), QRectF(card).topLeft() + QPoint(big, 0))
    path.lineTo(card.right() - big, card.top())
    path.quadTo(card.topRight(), card.topRight() + QPoint(0, big))
    path.lineTo(card.right(), card.bottom() - small)
    path.quadTo(card.bottomRight(), card.bottomRight() - QPoint(small, 0))
    path.lineTo(card.left() + small, card.bottom())
    path.quadTo(card.bottomLeft(), card.bottomLeft() - QPoint(0, small))
    return path


def _paint_blank(painter: QPainter, place: QRectF, *, is_broken: bool) -> None:
    """Paint the place of a picture that is not there yet, or that nobody can paint."""
    fill_box(painter, place, px(12), look().theme.paper2)
    if is_broken:
        side = px(74)
        face = box_round(place.center(), side, side * FACE)
        paint_face(painter, face, None, "dizzy")


def _title_high() -> int:
    return max(px(_TITLE), QFontMetrics(font(Type.BUTTON)).height() + SMALL)


def _chip_high() -> int:
    return max(px(_CHIP), QFontMetrics(font(Type.CHIP)).height() + SMALL)


class Shelf(Bookmarked, Scaled, QListWidget):
    """Holds the games; what is seen is painted, and pictures only while nothing else is to do."""

    _BOARD = Px(18)
    PAINTER = CardPainter
    key = staticmethod(attrgetter("folder"))
    """Returns what tells a game from all others."""

    def __init__(self) -> None:
        super().__init__()
        self.bookmark = Bookmark(
            lambda: self.key(self.chosen) if self.chosen else self.wanted, self.choose
        )
        self.wanted: object = None
        """The key of the game to choose as soon as it stands there."""
        self.card = QSize()
        self.setProperty("role", "shelf")
        self.setViewMode(QListWidget.ViewMode.IconMode)
        self.setMovement(QListWidget.Movement.Static)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setItemDelegate(self.PAINTER(self))
        self.setMouseTracking(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self._idle = QTimer(self)
        self._idle.setInterval(0)
        self._idle.timeout.connect(self._paint_one)
        self.verticalScrollBar().valueChanged.connect(self._want_pictures)

    def put(self, game: Any, shown: ShelfLabel, said: str) -> None:  # noqa: ANN401  # a game, or a puzzle
        """Put *game* on the shelf, behind the others; *said* is what a screen reader says."""
        item = QListWidgetItem(said)
        item.setData(_Role.GAME, game)
        item.setData(_Role.LABEL, shown)
        self.addItem(item)
        if self.key(game) == self.wanted:
            self.setCurrentItem(item)
            self.wanted = None
        self._want_pictures()

    def choose(self, key: object) -> None:
        """Choose the game with that *key*, now or as soon as it stands there."""
        keys = [self.key(game) for game in self.games()]
        if key in keys:
            self.setCurrentRow(keys.index(key))
        else:
            self.wanted = key

    def relabel(
        self, label: Callable[[Any], ShelfLabel], said: Callable[[Any, ShelfLabel], str]
    ) -> None:
        """Write the chips anew, and what a screen reader says: others have come or gone."""
        for row in range(self.count()):
            item = self.item(row)
            game = item.data(_Role.GAME)
            shown = label(game)
            item.setData(_Role.LABEL, shown)
            item.setText(said(game, shown))

    def show_only(self, wanted: Callable[[Any], bool]) -> None:
        """Show the games that are *wanted*."""
        for row in range(self.count()):
            item = self.item(row)
            is_hidden = not wanted(item.data(_Role.GAME))
            if item.isHidden() is not is_hidden:
                item.setHidden(is_hidden)
        chosen = self.currentItem()
        if self.currentRow() < 0 or chosen.isHidden():
            first = next((row for row in range(self.count()) if not self.item(row).isHidden()), -1)
            self.setCurrentRow(first)
        self._want_pictures()
        self.viewport().update()

    def games(self) -> list[Any]:
        """Return all games, the last played first."""
        return [self.item(row).data(_Role.GAME) for row in range(self.count())]

    @property
    def chosen(self) -> Any:  # noqa: ANN401  # what was put there
        """The game that is chosen, if any."""
        item = self.currentItem()
        if self.currentRow() < 0 or item.isHidden():
            return None
        return item.data(_Role.GAME)

    def take_away(self, game: object) -> None:
        """Take *game* off the shelf."""
        for row in range(self.count()):
            if self.item(row).data(_Role.GAME) is game:
                self.takeItem(row)
                return

    # -- pictures ---------------------------------------------------------------------------------

    def _want_pictures(self) -> None:
        if not self._idle.isActive():
            self._idle.start()

    def _paint_one(self) -> None:
        """Paint the picture of one card in sight; rest when all are there."""
        seen = self.viewport().rect()
        for row in range(self.count()):
            item = self.item(row)
            if item.isHidden() or item.data(_Role.PICTURE) is not None:
                continue
            where = self.visualItemRect(item)
            if where.top() > seen.bottom():
                break
            if where.intersects(seen):
                item.setData(_Role.PICTURE, self.picture(item.data(_Role.GAME)))
                return
        self._idle.stop()

    def picture(self, game: Any) -> QPixmap | bool:  # noqa: ANN401  # a game, or a puzzle
        """Return the last moment of *game*; False if there is none to paint."""
        return last_moment(game, picture_size(self), self.devicePixelRatioF()) or False

    # -- room -------------------------------------------------------------------------------------

    @property
    def columns(self) -> int:
        """How many cards stand on a board."""
        return max(1, self._room() // max(px(_STEP), round(_STEP * look().text)))

    @property
    def pitch(self) -> int:
        """The px from one board to the next."""
        return self.card.height() + px(_BELOW)

    def place(self, number: int) -> QRect:
        """Return where the card *number* of those shown stands, or would."""
        row, column = divmod(number, self.columns)
        top = row * self.pitch + px(_TOP) - self.verticalScrollBar().value()
        return QRect(QPoint(column * self.gridSize().width() + px(MARGIN), top), self.card)

    @property
    def ratio(self) -> float:
        """The dots of the screen a px."""
        return self.devicePixelRatioF()

    def _room(self) -> int:
        return self.width() - px(_SCROLL) - 1  # Qt keeps the last px of a line free

    def lay_out(self) -> None:
        """Take the sizes of the look and of the window now."""
        step = self._room() // self.columns
        high = px(_INSET + _PICTURE + _END) + 2 * px(SMALL) + _title_high() + _chip_high()
        card = QSize(step - px(_GAP), high)
        if card == self.card:
            return
        self.card = card
        self.setGridSize(QSize(step, self.pitch))
        for row in range(self.count()):
            self.item(row).setData(_Role.PICTURE, None)
        self._want_pictures()

    _scale = lay_out

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Make the cards as wide as there is room."""
        super().resizeEvent(event)
        self.lay_out()
        self._want_pictures()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the boards, and the cards on them.

        Qt asks for a card that has changed, but shadows and rings reach into others: so all again.
        """
        if not self.viewport().visibleRegion().subtracted(event.region()).isEmpty():
            self.viewport().update()
        with QPainter(self.viewport()) as painter:
            painter.setClipRegion(event.region())
            pitch, top = self.pitch, -self.verticalScrollBar().value()
            board = top + px(_TOP) + self.card.height()
            while board < self.viewport().height() - self._BOARD // 2:
                if board > -pitch:
                    self._paint_board(painter, board)
                board += pitch
        super().paintEvent(event)

    def _paint_board(self, painter: QPainter, top: int) -> None:
        """Paint a board whose upper edge is at *top*, from wall to wall, and its shade below."""
        wide, high = self.viewport().width(), self._BOARD
        now = look().theme
        edge = QRectF(0, top, wide, high)
        light, dark = QColor(UNPAINTED.mark), QColor(UNPAINTED.rim)
        wood = QLinearGradient(edge.topLeft(), edge.bottomLeft())
        wood.setColorAt(0.0, light)
        wood.setColorAt(1.0, light.darker(120))
        painter.fillRect(edge, wood)
        gleam = faint(WHITE, 0.35)
        painter.fillRect(QRectF(0, top, wide, px(4)), gleam)
        painter.fillRect(QRectF(0, top + high - 1, wide, 1.5), dark)
        shade = QLinearGradient(0, top + high, 0, top + high + px(30))
        begin, end = QColor(now.shadow), QColor(now.shadow)
        begin.setAlphaF(0.32)
        end.setAlphaF(0.0)
        shade.setColorAt(0.0, begin)
        shade.setColorAt(1.0, end)
        painter.fillRect(QRectF(0, top + high, wide, px(30)), shade)


def picture_size(shelf: Shelf) -> tuple[int, int]:
    """Return how large the picture of a card is."""
    return shelf.card.width() - 2 * px(_INSET), px(_PICTURE)


def sort(shelf: Shelf, rank: Callable[[Any], Any]) -> None:
    """Let the games of *shelf* stand in the order of their *rank*; the chosen one stays so."""
    games = shelf.games()
    if sorted(games, key=rank) == games:
        return
    chosen = shelf.currentItem()
    shelf.blockSignals(True)  # noqa: FBT003  # no other game is chosen meanwhile
    items = [(shelf.item(0).isHidden(), shelf.takeItem(0)) for _ in games]
    for is_hidden, item in sorted(items, key=lambda one: rank(one[1].data(_Role.GAME))):
        shelf.addItem(item)
        item.setHidden(is_hidden)
    shelf.setCurrentItem(chosen)
    shelf.blockSignals(False)  # noqa: FBT003


def paint_sleeper(painter: QPainter, frame: QRectF) -> None:
    """Paint the unpainted worm asleep, across *frame*."""
    bead = frame.width() / 8.1
    low = frame.bottom() - 0.62 * bead
    bends = (0.0, -0.22, -0.3, -0.24, 0.04, 0.12, 0.12, 0.1)
    places = [
        QPointF(frame.left() + bead * (at + 0.5), low + bend * bead)
        for at, bend in enumerate(bends)
    ]
    paint_body(painter, None, places, bead / 2)
    paint_crawling_head(painter, None, places[-1], bead / 2, "sleeps")
