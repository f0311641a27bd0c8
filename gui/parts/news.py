"""What has just happened: the news at the top of a board, and the toast above its tray."""

from __future__ import annotations  # the types of what the first picture does not need

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter
from PySide6.QtWidgets import QWidget

from core.table.looks import BY_SEAT
from gui.kit.art import LOW, paint_icon, paint_shadow
from gui.kit.clock import Timer
from gui.kit.fills import box_round, fill_box
from gui.kit.painted import Painted
from gui.kit.theme import Px, Type, font, look, px
from gui.parts.hats import Who
from gui.parts.worms import paint_face

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QMouseEvent

NEWS_MS, TOAST_MS = 4000, 2500
_LETTER_MS = 55
"""A long sentence stays longer."""
_NEWS_HIGH, _TOAST_HIGH = 38, 40


class _Pill(Painted, QWidget):
    """A sentence on a pill over the page, deaf to the mouse, gone by itself."""

    _PAD, SHADE = Px(16), Px(24)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._page = parent
        self._said, self._lines = "", [""]
        self._clock = Timer(self, singleShot=True)
        self._clock.timeout.connect(self.hide)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    @property
    def said(self) -> str:
        """The sentence that is shown, or was last."""
        return self._said

    def _show(self, said: str, ms: int) -> None:
        self._said = said
        self.setAccessibleName(said)
        self.lay_out()
        self.show()
        self.raise_()
        self.update()
        self._clock.start(max(ms, len(said) * _LETTER_MS))

    def lay_out(self) -> None:
        """Take the place on the page."""
        raise NotImplementedError

    def _wide(self) -> int:
        """Return in how many px of the page the pill may lie."""
        return self._page.width()

    def _room(self, high: int, extra: int) -> QSize:
        """Return the size for the sentence, with the shadow; it breaks into lines if it must."""
        letters = QFontMetrics(font(Type.STRONG))
        most = self._wide() - 4 * self._PAD - extra - 2 * self.SHADE
        self._lines = _broken(letters, self._said, max(most, 120))
        wide = max(letters.horizontalAdvance(line) for line in self._lines)
        tall = max(px(high), len(self._lines) * letters.lineSpacing() + px(12))
        return QSize(wide + 2 * self._PAD + extra + 2 * self.SHADE, tall + 2 * self.SHADE)

    def _paint(self, painter: QPainter, ground: str, ink: str, left: float) -> QRectF:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shade = self.SHADE
        frame = QRectF(self.rect()).adjusted(shade, shade, -shade, -shade)
        corner = min(frame.height() / 2, px(20))
        paint_shadow(painter, frame, corner, LOW)
        fill_box(painter, frame, corner, ground)
        painter.setPen(QColor(ink))
        painter.setFont(font(Type.STRONG))
        text = frame.adjusted(self._PAD + left, 0, -self._PAD, 0)
        painter.drawText(
            text, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, "\n".join(self._lines)
        )
        return frame


def _broken(letters: QFontMetrics, said: str, most: int) -> list[str]:
    """Return *said* in lines at most *most* px wide."""
    lines = [""]
    for word in said.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and letters.horizontalAdvance(longer) > most:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


class News(_Pill):
    """The last thing that happened at a table, with the face of the worm that did it."""

    _FACE = Px(26)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._seat = -1
        self.worms: Sequence[Who] = BY_SEAT
        """By seat, whose face is shown."""
        self._top, self._right = 0, 0

    def tell(self, said: str, seat: int = -1) -> None:
        """Show *said* about *seat* for some seconds; -1 stands for nobody."""
        self._seat = seat
        if said:
            self._show(said, NEWS_MS)
        else:
            self.hide()

    def lay_out_in(self, width: int, top: int) -> None:
        """Lie in the middle of *width* px of the page, *top* px below its edge."""
        self._top, self._right = top, width
        self.lay_out()

    def _wide(self) -> int:
        return self._right or super()._wide()

    def lay_out(self) -> None:
        """Take the place on the page."""
        size = self._room(_NEWS_HIGH, self._FACE + px(8) if self._seat >= 0 else 0)
        left = (self._wide() - size.width()) // 2
        self.setGeometry(left, self._top - self.SHADE, size.width(), size.height())

    def paint(self, painter: QPainter) -> None:
        now, face = look().theme, self._FACE
        left = face + px(8) if self._seat >= 0 else 0
        frame = self._paint(painter, now.paper, now.ink, left)
        if self._seat >= 0:
            place = box_round(frame.center(), face, face * 1.03)
            place.moveLeft(frame.left() + self._PAD)
            paint_face(painter, place, self.worms[self._seat])


class Toast(_Pill):
    """A sentence of the program itself: something is saved, or cannot be done."""

    _ABOVE = Px(148)

    def say(self, said: str, icon: str = "", act: Callable[[], object] | None = None) -> None:
        """Show *said* for some seconds; a click does *act*, if there is one."""
        self._icon, self._act = icon, act
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, act is None)
        self.setCursor(
            Qt.CursorShape.PointingHandCursor if act is not None else Qt.CursorShape.ArrowCursor
        )
        self._show(said, TOAST_MS if act is None else NEWS_MS)

    def mousePressEvent(self, _event: QMouseEvent) -> None:
        if self._act is not None:
            self._act()
        self.hide()

    _act: Callable[[], object] | None = None
    _icon = ""

    def lay_out(self) -> None:
        """Take the place above the tray."""
        size = self._room(_TOAST_HIGH, px(26) if self._icon else 0)
        left = (self._page.width() - size.width()) // 2
        top = self._page.height() - self._ABOVE - size.height() + self.SHADE // 2
        self.setGeometry(left, top, size.width(), size.height())

    def paint(self, painter: QPainter) -> None:
        now = look().theme
        side = px(18)
        frame = self._paint(painter, now.ink, now.paper, px(26) if self._icon else 0)
        if self._icon:
            place = box_round(frame.center(), side)
            place.moveLeft(frame.left() + self._PAD)
            paint_icon(painter, self._icon, place, now.paper)
