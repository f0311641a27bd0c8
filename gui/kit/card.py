"""Paper on the wood: cards, and the tray with what is asked and the one next thing to press."""

import re
from functools import partial
from math import ceil

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeySequence, QPainter, QPen, QShortcut
from PySide6.QtWidgets import (
    QAbstractSlider,
    QBoxLayout,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QWidget,
)

from gui.kit.art import (
    HIGH,
    LOW,
    Casting,
    Casts,
    ground,
    moves_shadow,
    paint_paper,
    paint_shadow,
    paint_shadows,
)
from gui.kit.fills import fill_disc
from gui.kit.focus import RING
from gui.kit.layout import Scaled, nest, spaced
from gui.kit.painted import Painted, placed
from gui.kit.role_label import role_label
from gui.kit.scroll import Scroll
from gui.kit.theme import Px, inset, look, px
from gui.kit.tokens import CARD, MARGIN, SMALL, TIGHT, TRAY, WIDE

_Scroll = QAbstractSlider.SliderAction
_SCROLLS = {
    "Up": _Scroll.SliderSingleStepSub,
    "Down": _Scroll.SliderSingleStepAdd,
    "PgUp": _Scroll.SliderPageStepSub,
    "PgDown": _Scroll.SliderPageStepAdd,
    "Home": _Scroll.SliderToMinimum,
    "End": _Scroll.SliderToMaximum,
}


class Card(Casting, Painted, QWidget):
    """A piece of paper with round corners; what it lies on paints its shadow (`casts`)."""

    def __init__(self, corner: int = CARD, *, is_low: bool = False) -> None:
        super().__init__()
        self.casts: Casts = (corner, LOW if is_low else HIGH)
        self._is_chosen = False

    @property
    def is_chosen(self) -> bool:
        """Whether the card is the one chosen among several."""
        return self._is_chosen

    def choose(self, *, is_chosen: bool) -> None:
        """Show the card as the one chosen, or as one of the others."""
        if is_chosen != self._is_chosen:
            self._is_chosen = is_chosen
            self.update()

    def paint(self, painter: QPainter) -> None:
        self.paint_paper(painter)

    def paint_paper(self, painter: QPainter) -> None:
        """Paint the paper, before what is on it."""
        now, corner = look().theme, px(self.casts[0])
        frame = QRectF(self.rect())
        with placed(painter):
            paint_paper(painter, frame, corner)
            paint_shadows(painter, self.children())
            if self._is_chosen:
                painter.setPen(QPen(QColor(now.act), px(4)))
                inside = px(4) / 2
                frame.adjust(inside, inside, -inside, -inside)
                painter.drawRoundedRect(frame, corner, corner)


def paint_tick(painter: QPainter, frame: QRectF) -> None:
    """Paint into *frame* the disc with the tick that says: this one is chosen."""
    now = look().theme
    fill_disc(painter, frame, now.act)
    paint_check(painter, frame, now.onact)


def paint_check(painter: QPainter, disc: QRectF, colour: str) -> None:
    """Paint a tick onto *disc*, bolder than the icon beside words."""
    unit, middle = disc.width() / 40, disc.center()
    corners = [middle + QPointF(x, y) * unit for x, y in ((-7.2, 0.4), (-2.4, 5.2), (7.2, -4.4))]
    round_cap, round_join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
    painter.setPen(QPen(QColor(colour), 3.7 * unit, Qt.PenStyle.SolidLine, round_cap, round_join))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolyline(corners)


class Bare(Painted, QWidget):
    """A part without a ground of its own: paints the shadows of the cards that lie in it."""

    def paint(self, painter: QPainter) -> None:
        paint_shadows(painter, self.children())


class Page(Painted, QWidget):
    """The table between friends: wood in the light, with the shadows of the cards on it.

    Law: the first picture is flat, for wood takes as long as all the rest of it.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def paint(self, painter: QPainter) -> None:
        now = look().theme
        wood = ground(self.width(), self.height(), self.devicePixelRatioF(), now)
        painter.drawPixmap(0, 0, wood)
        paint_shadows(painter, self.children())


def scrolled(inside: QWidget | None, page: QWidget) -> QScrollArea:
    """Return a column of *page* that scrolls down, and through which the wood shines."""
    scroll = Scroll(page)
    scroll.setWidgetResizable(True)
    scroll.setFrameShape(QFrame.Shape.NoFrame)
    scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    if inside is not None:
        scroll.setWidget(inside)
        inside.setAutoFillBackground(False)
    return scroll


def scroll_by_keys(page: QWidget, scroll: QScrollArea) -> None:
    """Let keys scroll what lies in *scroll*, whatever on *page* has them."""
    bar = scroll.verticalScrollBar()
    for keys, action in _SCROLLS.items():
        shortcut = QShortcut(QKeySequence(keys), page)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(partial(bar.triggerAction, action))


class Shadow(Painted, QWidget):
    """The shadow of *target*, which lies on a board: behind it, and deaf to the mouse."""

    _REACH = 40

    def __init__(self, target: Casting) -> None:
        super().__init__(target.parentWidget())
        self._target = target
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        target.installEventFilter(self)
        self._follow()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow what casts it."""
        if moves_shadow(event) or event.type() is QEvent.Type.ZOrderChange:
            self._follow()
        return super().eventFilter(watched, event)

    def _follow(self) -> None:
        self.setGeometry(inset(self._target.geometry(), -self._REACH))
        self.setVisible(not self._target.isHidden())
        self.stackUnder(self._target)

    def paint(self, painter: QPainter) -> None:
        corner, layers = self._target.casts or (CARD, HIGH)
        paint_shadow(painter, self.within(self._REACH), px(corner), layers)


_ANY = 16_777_215
"""What Qt takes for no greatest width."""
_MOST = 1420
"""The greatest width of a tray, in px, unless one row needs more."""
_TAG = re.compile("<[^>]+>")


class Tray(Scaled, Card):
    """What is asked at the left, then things, buttons at the right: the foot of every page.

    Law: if the words need the room, the prompt takes a row of its own, then the buttons too, and no
    word is cut.
    """

    HIGH = Px(120)
    _ABOVE = Px(0)
    """The px by which the things reach above their row."""
    _SAID = 2
    """Of how many lines below the heading there is room for at least."""
    _PROMPT = Px(270)
    """The least width of the prompt of a tray whose things lie beside it."""

    has_hint_above = False
    """Whether a hint above the tray says how it goes, so that its prompt need not."""

    def __init__(self) -> None:
        super().__init__(TRAY)
        self.heading: QLabel = role_label("prompt")
        self.said: QLabel = role_label("quiet")
        self._prompt = QWidget()
        self._lines = QBoxLayout(QBoxLayout.Direction.TopToBottom, self._prompt)
        self._lines.setContentsMargins(0, 0, 0, 0)
        self._lines.addStretch(1)
        self._lines.addWidget(self.heading)
        self._lines.addWidget(self.said)
        self._lines.addStretch(1)
        self.things, self.buttons = QHBoxLayout(), QHBoxLayout()
        """What lies in the middle, and the buttons; the big one is added last."""
        self._grid = QGridLayout(self)
        self._rows = 0
        """In how many rows prompt, things and buttons lie; 0 if that is not known yet."""
        self._laid: tuple[int, bool, bool, int, int, int] | None = None
        """How prompt, things and buttons lie now."""
        self._leans_left = False
        self._scale()

    def ask(self, heading: str, said: str = "") -> None:
        """Show what is asked: a heading and at most two lines."""
        self.heading.setText(heading)
        self.said.setText(said)
        self.said.setVisible(bool(said))
        self._prompt.updateGeometry()  # at once: who lays the tray asks how high it is now
        self.buttons.invalidate()  # a button that was renamed has another width
        self._lay_out_lines()

    def lean_left(self) -> None:
        """Lay the things beside the prompt, not beside the buttons."""
        self._leans_left = True

    def _scale(self) -> None:
        edge = px(WIDE - 2)
        self._grid.setContentsMargins(edge + SMALL, px(RING), edge - px(RING), px(RING))
        self._grid.setHorizontalSpacing(px(WIDE))
        self.things.setSpacing(px(self._gap()))
        spaced(self.buttons, gap=SMALL)
        self._rows, self._laid = 0, None
        self._lay_out_lines()

    def _gap(self) -> int:
        """Return how far apart the things lie, in px at art 1."""
        return SMALL

    def _lay_out_lines(self) -> None:
        """Put the prompt beside the things if there is room for two lines of it, else above."""
        rest, wanted = self._rest(), self._heading_wide()
        is_tall = self._row() > self.width()
        has_things = bool(self.things.sizeHint().width())
        count = 1 + is_tall + (is_tall and has_things and self._least_rest() > self.width())
        is_in_line = is_tall and wanted + self._said_wide(1) + 3 * px(WIDE) < self.width()
        lines = 2 if self.things.count() else 1
        wide = max(self._said_wide(lines) * 1.06, self._PROMPT)
        has_room = not self._leans_left and rest + self._said_wide(1) <= self.width()
        if has_room or self._said_wide(1) < 1.2 * wide:
            wide = self._said_wide(1)  # no second line for the last word
        least = max(wanted, wide, self._PROMPT) if self._leans_left and not is_tall else 0
        least = max(0, min(least, self.width() - rest))
        breaks = not is_in_line and (is_tall or rest + wanted > self.width())
        now = (count, is_in_line, breaks, round(self._said_wide(1)), round(wide), round(least))
        if now == self._laid:
            return
        self._laid = now
        beside, below = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._lines.setDirection(beside if is_in_line else below)
        self._lines.setSpacing(px(WIDE) if is_in_line else SMALL + 2 if self._SAID > 1 else 0)
        self._lines.setStretch(0, 0 if is_in_line else 1)
        self.said.setMinimumWidth(round(self._said_wide(1)) if is_in_line else 0)
        self._lay_out_said(is_in_line=is_in_line, has_lines=not is_tall and not breaks)
        self.heading.setWordWrap(breaks)
        self.said.setMaximumWidth(_ANY if is_tall else round(wide))
        self._grid.setColumnMinimumWidth(0, round(least))
        if count != self._rows:
            self._rows = count
            self._lay_out_rows()

    def _lay_out_rows(self) -> None:
        """Put prompt, things and buttons into one row, into two, or into three."""
        is_tall = self.is_tall
        above, below = (px(TIGHT), self._ABOVE) if is_tall else (0, 0)
        self._lines.setContentsMargins(0, above, 0, below)
        for part in (self._prompt, self.things, self.buttons):
            if isinstance(part, QWidget):
                self._grid.removeWidget(part)
            else:
                self._grid.removeItem(part)
        leans_left = self._leans_left and not is_tall
        left = Qt.AlignmentFlag.AlignLeft if leans_left or is_tall else Qt.AlignmentFlag(0)
        if is_tall:
            self._grid.addWidget(self._prompt, 0, 0, 1, 3)
            nest(self._grid, self.things, 1, 0, 1, 3 if self._rows > 2 else 1, left)
        else:
            self._grid.addWidget(self._prompt, 0, 0)
            nest(self._grid, self.things, 0, 1, left)
        nest(self._grid, self.buttons, self._rows - 1, 2)
        self._grid.setColumnStretch(0, 0 if leans_left else 1)
        self._grid.setColumnStretch(1, 1 if leans_left else 0)
        self.updateGeometry()

    def _rest(self) -> int:
        """Return how wide things, buttons and spaces are."""
        return self._beside_buttons(self.things.sizeHint().width())

    def _least_rest(self) -> int:
        """Return the same with things as close together as they can be."""
        return self._beside_buttons(self.things.minimumSize().width())

    def _beside_buttons(self, things: int) -> int:
        return things + self.buttons.sizeHint().width() + 2 * px(WIDE) + 2 * px(WIDE - 2) - px(RING)

    def _row(self) -> float:
        """Return how wide one row with everything in it is."""
        heading = self._heading_wide()
        if not self.things.sizeHint().width() and "\n" not in self.said.text():
            heading *= 0.6  # there is room for two lines of it
        return self._rest() + max(heading, self._said_wide())

    def _lay_out_said(self, *, is_in_line: bool, has_lines: bool) -> None:
        """Lay what is said beside the heading, or below it with room for all of its lines."""
        upright = Qt.AlignmentFlag.AlignVCenter if is_in_line else Qt.AlignmentFlag.AlignTop
        self.said.setAlignment(upright | Qt.AlignmentFlag.AlignLeft)
        self.said.setMinimumHeight(self._said_high() if has_lines else 0)

    def _said_high(self) -> int:
        """Return the height of the lines below the heading, or 0 where there is no room for it.

        So the heading stands at one height on all pages, however much is said.
        """
        lines = self._SAID * self.said.fontMetrics().lineSpacing()
        room = self.HIGH - 2 * px(RING) - self.heading.fontMetrics().height() - SMALL
        return lines if lines <= room else 0

    def _heading_wide(self) -> float:
        return self.heading.fontMetrics().horizontalAdvance(self.heading.text()) + SMALL

    def _said_wide(self, rows: int = 2) -> float:
        """Return how wide the line below the heading is, in *rows* if it has no lines itself."""
        text = self.said.text()
        if self.said.textFormat() is Qt.TextFormat.RichText:
            text = _TAG.sub("", text.replace("<br>", "\n"))
        metrics, lines = self.said.fontMetrics(), text.split("\n")
        widest = max(metrics.horizontalAdvance(line) for line in lines)
        return widest + SMALL if rows == 1 or len(lines) > 1 else widest * 0.6

    @property
    def is_tall(self) -> bool:
        """Whether the prompt has a row of its own."""
        return self._rows > 1

    def sizeHint(self) -> QSize:
        hint, high = super().sizeHint(), 0
        if self._grid.hasHeightForWidth():
            high = self._grid.heightForWidth(self.width())
        return QSize(hint.width(), max(self.HIGH, high or hint.height()))

    def lay_out_in(self, width: int, height: int) -> None:
        """Lie at the foot of a page of *width* by *height* px."""
        margin = px(MARGIN)
        wide = min(width - 2 * margin, max(_MOST, ceil(self._row())))
        self.resize(wide, self.height())
        self._lay_out_lines()
        high = self.sizeHint().height()
        self.setGeometry((width - wide) // 2, height - margin - high, wide, high)


class LowTray(Tray):
    """A tray for a name and a line."""

    HIGH, _SAID = Px(104), 1

    def __init__(self) -> None:
        super().__init__()
        self.heading.setProperty("role", "name")
