"""What one can do with a game of a newer version: take that version, look there, or keep it asleep.

Law: nothing is wrong with such a file, and nobody is to blame: no red, no torn slip.
"""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from gui.kit.button import Button, ButtonKind
from gui.kit.card import Bare, Card, Page
from gui.kit.fills import box_round, fill_box, print_in, round_pen
from gui.kit.layout import LaidOut, spaced
from gui.kit.painted import Painted
from gui.kit.role_label import role_label
from gui.kit.scroll import Scroll
from gui.kit.theme import Type, font, look, px, sized
from gui.kit.tokens import CARD, DAY, GAP, MARGIN, SMALL, WIDE
from gui.parts.worms import FACE, paint_face
from gui.window.past.shelf import paint_sleeper
from gui.words.words import words
from net.driver.own_build import system_here
from net.protocol.snapshot import LobbySnapshot

_TOP, _PICTURE, _BADGE, _LEAST, _HIGH = 132, 132, 40, 300, 384
"""In px: where the cards begin, picture and number, the least width and greatest height of one."""
_SCREEN = (78, 54)
"""The px of a laptop's screen in the picture."""

Paint = Callable[[QPainter, QRectF], None]


class NewerCards(LaidOut, Page):
    """Three ways on, side by side, or below each other where there is little room."""

    def __init__(self) -> None:
        super().__init__()
        self.take = _Way(1, _paint_laptops)
        self.look = _Way(2, lambda painter, frame: _paint_laptop(painter, frame.center()))
        self.keep = _Way(3, paint_sleeper)
        self.save = Button(words("Save the file…"), ButtonKind.SECOND, "save")
        """The file is wanted, to take it to another laptop."""
        self.back = Button(words("Back to the shelf"), ButtonKind.SECOND, "shelf")
        self.fetch = Button("", ButtonKind.SECOND, "save")
        """The newer program is wanted of who has it here."""
        self.take.add_key(self.fetch)
        self.look.add_key(self.save)
        self.keep.add_key(self.back)
        self._ground = Bare()
        self._row = QHBoxLayout(self._ground)
        self._scroll = Scroll(self)
        self._scroll.setWidget(self._ground)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        for way in (self.take, self.look, self.keep):
            self._row.addWidget(way, 1)
        self._row.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.look.tell(
            words("Or look at it there"),
            words("A laptop with the newer version opens this game: give it the file."),
        )
        self.keep.tell(
            words("Or keep it asleep"),
            words("Nothing is lost. It opens as soon as this program is newer."),
        )
        self._tell_take("", "")
        self.fetch.hide()

    def show_lobby(self, lobby: LobbySnapshot) -> None:
        """Say who of those who are here has a newer version."""
        newer = [one for one in lobby.people if one.other is not None and one.other.is_newer]
        got = [one for one in newer if one.has_newer(system_here())]
        first = min(got or newer, key=lambda one: one.name, default=None)
        self._tell_take(first.name if first else "", first.version if first else "")
        self.fetch.setVisible(bool(got))

    def _tell_take(self, name: str, version: str) -> None:
        self.fetch.setText(words("Get it from {name}", name=name))
        if name:
            self.take.tell(
                words("Take it from {name}", name=name),
                words(
                    "{name} is in this room and has {version}. “Bring a friend” on that laptop"
                    " gives you the newer program; then start again.",
                    name=name,
                    version=version,
                ),
            )
            return
        self.take.tell(
            words("Update this program"),
            words(
                "“Bring a friend” on a laptop that has the newer program gives it to you; then"
                " start again."
            ),
        )

    def _lay_out(self) -> None:
        """Lay the cards beside each other, or below where they have too little room."""
        top, margin = px(_TOP), px(MARGIN)
        self._scroll.setGeometry(0, top, self.width(), max(0, self.height() - top))
        is_wide = self.width() >= 3 * px(_LEAST)
        side = QHBoxLayout.Direction.LeftToRight if is_wide else QHBoxLayout.Direction.TopToBottom
        self._row.setDirection(side)
        spaced(self._row, gap=WIDE)
        self._row.setContentsMargins(margin, px(_BADGE) // 2, margin, px(WIDE))


class _Way(Card):
    """One way on: its number, a picture, what it is, and maybe a button."""

    def __init__(self, number: int, paint: Paint) -> None:
        super().__init__()
        self._number = number
        self._heading, self._said = role_label("heading"), role_label("")
        self._column = spaced(QVBoxLayout(self), (WIDE, MARGIN, WIDE, MARGIN), SMALL)
        self._column.addWidget(_Picture(paint))
        self._column.addSpacing(px(GAP))
        self._column.addWidget(self._heading)
        self._column.addWidget(self._said)
        self._column.addStretch(1)
        self.setMaximumHeight(px(_HIGH))
        badge = _Number(number, self)
        badge.move(px(SMALL), px(SMALL))
        badge.raise_()

    def tell(self, heading: str, said: str) -> None:
        """Say what this way is."""
        self._heading.setText(heading)
        self._said.setText(said)
        self.setAccessibleName(f"{self._number}. {heading}. {said}")

    def add_key(self, button: Button) -> None:
        """Let *button* go this way."""
        self._column.addWidget(button)


class _Number(Painted, QWidget):
    """The number of a way on, in the corner of its picture."""

    def __init__(self, number: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._number = number
        self.resize(sized(_BADGE))

    def paint(self, painter: QPainter) -> None:
        painter.setPen(QPen(QColor(look().theme.edge), px(2)))
        painter.setBrush(QColor(look().theme.amber))
        painter.drawEllipse(QRectF(self.rect()).adjusted(2, 2, -2, -2))
        print_in(painter, self.rect(), str(self._number), font(Type.BUTTON), DAY.ink)


class _Picture(Painted, QWidget):
    def __init__(self, paint: Paint) -> None:
        super().__init__()
        self._paint = paint
        self.setFixedHeight(px(_PICTURE))

    def paint(self, painter: QPainter) -> None:
        fill_box(painter, QRectF(self.rect()), px(CARD) / 2, look().theme.paper2)
        inside = self.within(WIDE)
        wide = min(inside.width(), px(250))
        frame = box_round(inside.center(), wide, inside.height())
        self._paint(painter, frame)


def _paint_laptops(painter: QPainter, frame: QRectF) -> None:
    """Paint a laptop that gives the program to another."""
    now, wide = look().theme, px(_SCREEN[0])
    for middle in (frame.left() + wide * 0.6, frame.right() - wide * 0.6):
        _paint_laptop(painter, QPointF(middle, frame.center().y()))
    painter.setPen(round_pen(now.act, px(5), has_round_joins=True))
    half, back = QPointF(px(22), 0), px(10)
    tip = frame.center() + half
    painter.drawLine(frame.center() - half, tip)
    painter.drawPolyline([tip + QPointF(-back, -back), tip, tip + QPointF(-back, back)])


def _paint_laptop(painter: QPainter, middle: QPointF) -> None:
    """Paint a laptop on which the unpainted worm looks out, its screen round *middle*."""
    now, (wide, high) = look().theme, (px(side) for side in _SCREEN)
    painter.setPen(QPen(QColor(now.ink), px(3)))
    painter.setBrush(QColor(now.paper))
    screen = box_round(middle - QPointF(0, px(6)), wide, high)
    painter.drawRoundedRect(screen, px(5), px(5))
    low = screen.bottom() + px(8)
    painter.drawRoundedRect(QRectF(screen.left() - px(8), low, wide + px(16), px(7)), 3, 3)
    side = high * 0.66
    face = box_round(screen.center(), side, side * FACE)
    paint_face(painter, face, None, "looks")
