"""The three options as cards; a barred one says why it cannot be taken."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QBoxLayout, QWidget

from core.cozy.decisions import ChooseToAct, ChooseToAdd, Decision, Pass, PlaceWorm
from core.cozy.options import kinds_with_room
from core.cozy.turn import ORGAN_DICE, Turn
from core.cozy.worm import OrganKind
from gui.cozy.decision_words import OPTIONS as LETTERS
from gui.cozy.hour.choice_card import ChoiceCard
from gui.cozy.hour.die_face import paint_shape
from gui.cozy.hour.elide import WRAPPED, fitted, height
from gui.cozy.refusals import option_refusal_words
from gui.cozy.sheet.organ import OrganState, paint_organ
from gui.cozy.sheet.worm_paint import rim_colour, worm_colour
from gui.cozy.sheet_words import either, letter, with_article
from gui.kit.art import paint_icon
from gui.kit.fills import fill_disc
from gui.kit.label import tip
from gui.kit.layout import LaidOut
from gui.kit.theme import Type, font, look, px
from gui.words.words import counted, marked, words

OPTIONS: tuple[type[Decision], ...] = (PlaceWorm, ChooseToAdd, ChooseToAct, Pass)
_LABELS = {
    PlaceWorm: (marked("Place"), marked("Place a worm of the rolled shape, with an organ")),
    ChooseToAdd: (marked("Give"), marked("Give a rolled organ to a worm that fits")),
    ChooseToAct: (marked("Wake"), marked("Wake all organs of a worm that fits")),
}
_GAP = 2
_LINES, _LARGE_LINES, _LARGE = 2, 3, 1.5
"""How many lines the cards have for words, and from which size of text on they have more."""
_NAMED = 3
"""How many worms are named; more are counted."""


class OptionCard(ChoiceCard):
    """One option: its letter and name, what it would do, and a picture of that."""

    def __init__(self, option: type[Decision]) -> None:
        super().__init__(words(_LABELS[option][0]))
        self._option = option
        self._turn: Turn | None = None
        self._said: tuple[str, ...] = ("",)
        """What it would do, or why it cannot; then shorter ones."""
        self._shown: OrganKind | None = None
        self.setCheckable(True)
        self.setAccessibleName(words(_LABELS[option][1]))

    def sizeHint(self) -> QSize:
        return QSize(px(167), self._high())

    def _high(self) -> int:
        lines = _LARGE_LINES if look().size >= _LARGE else _LINES
        return px(22) + round(self._title_high()) + lines * QFontMetrics(font(Type.SMALL)).height()

    def minimumSizeHint(self) -> QSize:
        title = QFontMetrics(font(Type.NAME)).horizontalAdvance(self.text())
        return QSize(title + px(34), self._high())

    def show_option(
        self, turn: Turn | None, said: tuple[str, ...], shown: OrganKind | None
    ) -> None:
        """Show what the option would do at *turn*, at length first, with an organ of kind *shown*.

        *said* are sentences from long to short: the first one that fits is shown.
        """
        self._turn, self._said, self._shown = turn, said, shown
        self.update()

    @property
    def does(self) -> str:
        """What it would do, or why it cannot, at the length that there is room for."""
        room, letters = self._below(self.face()), QFontMetrics(font(Type.SMALL))
        fits = (one for one in self._said if height(letters, one, room.width()) <= room.height())
        return next(fits, self._said[-1])

    def paint_content(self, painter: QPainter, frame: QRectF) -> None:
        """Paint the letter's disc, the name, what it does, and the picture."""
        end = self._paint_title(painter, frame)
        side = self._title_high()
        picture = QRectF(0, 0, side * 1.1, side * 1.1)
        picture.moveCenter(QPointF(frame.right() - px(10) - side / 2, self._foot(frame) - side / 2))
        if not self.why and self._turn is not None and end + px(4) < picture.left():
            self._paint_picture(painter, picture)
        letters, shown = self.written()
        painter.setFont(letters)
        now = look().theme
        painter.setPen(QColor(now.ink if self.isChecked() and not self.why else now.ink2))
        painter.drawText(self._below(frame), WRAPPED, shown)

    def written(self) -> tuple[QFont, str]:
        """Return the letters and the words of what it would do, or why it cannot."""
        return fitted((Type.SMALL,), self.does, self._below(self.face()))

    @staticmethod
    def _title_high() -> float:
        return float(max(px(30), QFontMetrics(font(Type.NAME)).height()))

    def _foot(self, frame: QRectF) -> float:
        """Return where the title ends."""
        return frame.top() + px(8) + self._title_high()

    def _below(self, frame: QRectF) -> QRectF:
        """Return the room below the title."""
        top = self._foot(frame) + px(4)
        return QRectF(frame.left() + px(10), top, frame.width() - px(16), frame.bottom() - top)

    def _paint_title(self, painter: QPainter, frame: QRectF) -> float:
        """Paint the letter's disc, if there is room, and the name; return where they end."""
        now = look().theme
        title = QFontMetrics(font(Type.NAME))
        side = self._title_high()
        disc = QRectF(frame.left() + px(10), frame.top() + px(8), side, side)
        left = disc.right() + px(8)
        if left + title.horizontalAdvance(self.text()) > frame.right() - px(4):
            left = disc.left()  # the name says it without its letter
        else:
            ground = now.act if self.isChecked() and not self.why else now.ink
            fill_disc(painter, disc, now.edge if self.why else ground)
            letters = font(Type.HEADING)
            letters.setPixelSize(round(side * 0.56))
            painter.setFont(letters)
            painter.setPen(QColor(now.paper))
            painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, LETTERS[self._option])
        painter.setFont(font(Type.NAME))
        painter.setPen(QColor(now.ink2 if self.why else now.ink))
        name = QRectF(left, disc.top(), frame.right() - left, side)
        painter.drawText(name, Qt.AlignmentFlag.AlignVCenter, self.text())
        return left + title.horizontalAdvance(self.text())

    def _paint_picture(self, painter: QPainter, frame: QRectF) -> None:
        turn = self._turn
        assert turn is not None
        if self._option is PlaceWorm:
            number = len(turn.colony.worms)
            paint_shape(painter, frame, turn.shape()[1], worm_colour(number), rim_colour(number))
        elif self._shown is not None:
            is_wake = self._option is ChooseToAct
            paint_organ(
                painter, frame, self._shown, OrganState.READY if is_wake else OrganState.PLAIN
            )
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


class OptionBar(LaidOut, QWidget):
    """One card for each option: side by side, or below each other where the words want it."""

    chosen = Signal(type)
    """The type of decision that is chosen."""
    hovered = Signal()
    """`pointed` is another one."""
    pointed: type[Decision] | None = None
    """The option under the pointer."""

    def __init__(self, refuse: Callable[[str], object]) -> None:
        """Say by *refuse* why an option cannot be taken that was clicked all the same."""
        super().__init__()
        self._row = row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(_GAP)
        self.buttons: dict[type[Decision], OptionCard] = {}
        self.why: dict[type[Decision], str] = {}
        for option in OPTIONS[:-1]:
            card = OptionCard(option)
            card.chosen.connect(partial(self.chosen.emit, option))
            card.barred.connect(refuse)
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
            said, shown = _does(turn, option, found) if turn and found else ((why,), None)
            hint = "\n".join(filter(None, (words(_LABELS[option][1]), said[0] if found else "")))
            card.bar(tip(why if turn else closed), tip(hint))
            card.show_option(turn, said, shown)

    def _lay_out(self) -> None:
        """Lay the cards so that each name fits."""
        widest = max(card.minimumSizeHint().width() for card in self.buttons.values())
        is_narrow = len(self.buttons) * (widest + _GAP) > self.width()
        beside, below = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._row.setDirection(below if is_narrow else beside)

    def minimumSizeHint(self) -> QSize:
        cards = self.buttons.values()
        widest = max(card.minimumSizeHint().width() for card in cards)
        return QSize(widest, super().minimumSizeHint().height())

    def _keep(self, option: type[Decision]) -> None:
        """Show again which option is chosen: Qt has toggled the card."""
        self.buttons[option].setChecked(option is self._chosen)

    def _point(self, option: type[Decision], is_on: bool) -> None:  # noqa: FBT001  # a signal's
        self.pointed = option if is_on else None
        self.hovered.emit()


def _reason(turn: Turn, option: type[Decision]) -> str:
    said = option_refusal_words(turn, option)
    return f"{said[:1].upper()}{said[1:]}"


def _named(worms: Sequence[int]) -> str:
    """Return *worms* by their letters, or how many they are."""
    if len(worms) > _NAMED:
        return counted(len(worms), "one worm", "{count} worms")
    return either(map(letter, worms))


def _gifts(turn: Turn, worms: Sequence[int]) -> str:
    """Return which of *worms* can get which organ, a line each."""
    lines = []
    for kind in dict.fromkeys(turn.kind_of(die) for die in ORGAN_DICE):
        takers = [worm for worm in worms if kind in kinds_with_room(turn, worm)]
        if takers:
            named = {"organ": with_article(kind), "worms": _named(takers)}
            lines.append(words("{organ} to {worms}", **named))
    return ",\n".join(lines)


def _given(turn: Turn, worms: Sequence[int]) -> OrganKind:
    """Return a rolled organ that as many of *worms* as possible can get."""
    kinds = [kind for worm in worms for kind in kinds_with_room(turn, worm)]
    return max(kinds, key=kinds.count)


def _does(
    turn: Turn, option: type[Decision], found: Sequence[Decision]
) -> tuple[tuple[str, ...], OrganKind | None]:
    """Return what *option* would do, from long to short, and the organ that stands for it."""
    if option is PlaceWorm:
        kinds = either(with_article(turn.kind_of(die)) for die in ORGAN_DICE)
        named = {"shape": turn.shape()[0], "organs": kinds}
        whole = words("the {shape} and one organ:\n{organs}", **named)
        return (whole, words("the {shape} and an organ", **named)), None
    worms = [one.worm for one in found if isinstance(one, ChooseToAdd | ChooseToAct)]
    if option is ChooseToAdd:
        short = words("an organ to {worms}", worms=_named(worms))
        return (_gifts(turn, worms), short), _given(turn, worms)
    organs = turn.colony.organs_of(worms[0])
    said = words("every organ of {worms}", worms=_named(worms))
    return (said,), organs[0].kind if organs else None
