"""The three options as cards; a barred one says why it cannot be taken."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from core.cozy.decisions import ChooseToAct, ChooseToAdd, Decision, Pass, PlaceWorm
from core.cozy.turn import Turn
from core.cozy.worm import Kind
from gui.cozy.decisions import OPTIONS as LETTERS
from gui.cozy.hour.choice_card import ChoiceCard
from gui.cozy.hour.cut import WRAPPED, cut
from gui.cozy.hour.die_face import paint_shape
from gui.cozy.refusals import option_refusal_words
from gui.cozy.sheet.organ import State, paint_organ
from gui.cozy.sheet.worm import rim_colour, worm_colour
from gui.cozy.words import letter
from gui.parts.art import paint_icon
from gui.parts.label import tip
from gui.parts.theme import Type, font, look, px
from gui.words.words import marked, words

OPTIONS: tuple[type[Decision], ...] = (PlaceWorm, ChooseToAdd, ChooseToAct, Pass)
_LABELS = {
    PlaceWorm: (marked("Place"), marked("Place a worm of the rolled shape, with an organ")),
    ChooseToAdd: (marked("Give"), marked("Give a rolled organ to a worm that fits")),
    ChooseToAct: (marked("Wake"), marked("Wake all organs of a worm that fits")),
}
_GAP = 2


class OptionCard(ChoiceCard):
    """One option: its letter and name, what it would do, and a picture of that."""

    def __init__(self, option: type[Decision]) -> None:
        super().__init__(words(_LABELS[option][0]))
        self._option = option
        self._turn: Turn | None = None
        self._does = ""
        self._shown: Kind | None = None
        self.setCheckable(True)
        self.setAccessibleName(words(_LABELS[option][1]))

    def sizeHint(self) -> QSize:
        """Return the room for the name, with two lines and the picture below it."""
        title, small = QFontMetrics(font(Type.NAME)), QFontMetrics(font(Type.SMALL))
        high = px(22) + max(px(30), title.height()) + 2 * small.height() + px(14)
        return QSize(px(168), max(px(118), high))

    def minimumSizeHint(self) -> QSize:
        """Return the room for the name."""
        title = QFontMetrics(font(Type.NAME)).horizontalAdvance(self.text())
        return QSize(title + px(34), self.sizeHint().height())

    def show_option(self, turn: Turn | None, does: str, shown: Kind | None) -> None:
        """Show what the option would do at *turn*, with an organ of kind *shown*."""
        self._turn, self._does, self._shown = turn, does, shown
        self.update()

    def paint_content(self, painter: QPainter, frame: QRectF) -> None:
        """Paint the letter's disc, the name, what it does, and the picture."""
        foot = self._paint_title(painter, frame)
        below = QRectF(frame.left() + px(12), foot + px(5), frame.width() - px(18), 0)
        below.setBottom(frame.bottom() - px(4))
        if self.why:
            self._paint_words(painter, below, self._does)
            return
        aside = px(10 if self._option is PlaceWorm else 4)
        picture = QRectF(0, 0, px(46), px(46))
        picture.moveBottomRight(frame.bottomRight() - QPointF(aside, px(10)))
        is_wide = frame.width() > QFontMetrics(font(Type.SMALL)).horizontalAdvance("m" * 9)
        room = below.adjusted(0, 0, -px(44), 0) if is_wide else below
        self._paint_words(painter, room, self._does)
        if self._turn is not None and is_wide:
            self._paint_picture(painter, picture)

    def _paint_title(self, painter: QPainter, frame: QRectF) -> float:
        """Paint the letter's disc, if there is room, and the name; return where they end."""
        now = look().theme
        title = QFontMetrics(font(Type.NAME))
        side = float(max(px(30), title.height()))
        disc = QRectF(frame.left() + px(12), frame.top() + px(10), side, side)
        left = disc.right() + px(8)
        if left + title.horizontalAdvance(self.text()) > frame.right() - px(4):
            left = disc.left()  # the name says it without its letter
        else:
            ground = now.act if self.isChecked() and not self.why else now.ink
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(now.edge if self.why else ground))
            painter.drawEllipse(disc)
            letters = font(Type.HEADING)
            letters.setPixelSize(round(side * 0.56))
            painter.setFont(letters)
            painter.setPen(QColor(now.paper))
            painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, LETTERS[self._option])
        painter.setFont(font(Type.NAME))
        painter.setPen(QColor(now.ink2 if self.why else now.ink))
        name = QRectF(left, disc.top(), frame.right() - left, side)
        painter.drawText(name, Qt.AlignmentFlag.AlignVCenter, self.text())
        return disc.bottom()

    def _paint_words(self, painter: QPainter, room: QRectF, said: str) -> None:
        """Write *said* in as many lines as there is room for."""
        now = look().theme
        painter.setFont(font(Type.SMALL))
        painter.setPen(QColor(now.ink if self.isChecked() and not self.why else now.ink2))
        painter.drawText(room, WRAPPED, cut(painter.fontMetrics(), said, room))

    def _paint_picture(self, painter: QPainter, frame: QRectF) -> None:
        turn = self._turn
        assert turn is not None
        if self._option is PlaceWorm:
            number = len(turn.colony.worms)
            paint_shape(painter, frame, turn.shape()[1], worm_colour(number), rim_colour(number))
        elif self._shown is not None:
            is_wake = self._option is ChooseToAct
            paint_organ(painter, frame, self._shown, State.READY if is_wake else State.PLAIN)
            if not is_wake:
                _paint_plus(painter, frame)


def _paint_plus(painter: QPainter, frame: QRectF) -> None:
    now, side = look().theme, frame.width() * 0.4
    disc = QRectF(0, 0, side, side)
    disc.moveBottomRight(frame.bottomRight())
    painter.setPen(QPen(QColor(now.paper2), 1.5))
    painter.setBrush(QColor(now.act))
    painter.drawEllipse(disc)
    inset = side * 0.18
    paint_icon(painter, "plus", disc.adjusted(inset, inset, -inset, -inset), now.onact)


class OptionBar(QWidget):
    """One card for each option: side by side, or below each other where the words want it."""

    chosen = Signal(type)
    """The type of decision that is chosen."""
    hovered = Signal(object)
    """The option under the pointer, or None."""
    barred = Signal(str)
    """Why an option cannot be taken that was clicked all the same."""

    def __init__(self) -> None:
        super().__init__()
        self._row = row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(_GAP)
        self.buttons: dict[type[Decision], OptionCard] = {}
        self.why: dict[type[Decision], str] = {}
        for option in OPTIONS[:-1]:
            card = OptionCard(option)
            card.chosen.connect(partial(self.chosen.emit, option))
            card.barred.connect(self.barred)
            card.clicked.connect(partial(self._keep, option))
            card.pointed.connect(partial(self._point, option))
            self.buttons[option] = card
            row.addWidget(card, 1)
        self._chosen: type[Decision] | None = None

    def show_options(
        self,
        turn: Turn | None,
        legal: Sequence[Decision],
        chosen: type[Decision] | None,
        closed: str,
    ) -> None:
        """Offer the options among *legal*; without a *turn* none, and *closed* says why."""
        self._chosen = chosen
        for option, card in self.buttons.items():
            found = [one for one in legal if isinstance(one, option)]
            self.why[option] = why = "" if turn is None or found else _reason(turn, option)
            card.setChecked(option is chosen)
            does, shown = _does(turn, option, found) if turn is not None and found else ("", None)
            card.bar(tip(why if turn else closed), words(_LABELS[option][1]))
            card.show_option(turn, does or why, shown)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the cards so that each name fits."""
        super().resizeEvent(event)
        widest = max(card.minimumSizeHint().width() for card in self.buttons.values())
        is_narrow = len(self.buttons) * (widest + _GAP) > self.width()
        beside, below = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._row.setDirection(below if is_narrow else beside)

    def minimumSizeHint(self) -> QSize:
        """Return the room for one name."""
        cards = self.buttons.values()
        widest = max(card.minimumSizeHint().width() for card in cards)
        return QSize(widest, super().minimumSizeHint().height())

    def _keep(self, option: type[Decision]) -> None:
        """Show again which option is chosen: Qt has toggled the card."""
        self.buttons[option].setChecked(option is self._chosen)

    def _point(self, option: type[Decision], is_on: bool) -> None:  # noqa: FBT001  # a signal's
        self.hovered.emit(option if is_on else None)


def _reason(turn: Turn, option: type[Decision]) -> str:
    said = option_refusal_words(turn, option)
    return f"{said[:1].upper()}{said[1:]}"


def _does(turn: Turn, option: type[Decision], found: Sequence[Decision]) -> tuple[str, Kind | None]:
    """Return what *option* would do, and the organ that stands for it."""
    if option is PlaceWorm:
        return words("the {shape} and\nan organ", shape=turn.shape()[0]), None
    worms = [one.worm for one in found if isinstance(one, ChooseToAdd | ChooseToAct)]
    names = ", ".join(map(letter, worms))
    if option is ChooseToAdd:
        return words("an organ\nto {worms}", worms=names), turn.kind_of(0)
    organs = turn.colony.organs_of(worms[0])
    return words("all organs\nof {worms}", worms=names), organs[0].kind if organs else None
