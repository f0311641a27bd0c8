"""The chapter of the week on a card: its number as pictures, how friends did, and its keys."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from core.review.side_by_side import apart
from core.table.looks import Worn
from core.table.messages import SEATS_MAX
from gui.cozy.chapters import chapter_sheet
from gui.cozy.game_ui import terms_on
from gui.cozy.sheet_words import points_words
from gui.cozy.the_week import chapter_of, for_joy_words, pictures_of, week_options
from gui.cozy.way import is_low
from gui.kit.art import paint_icon
from gui.kit.button import Button, ButtonKind
from gui.kit.card import Card
from gui.kit.focus import RING
from gui.kit.label import tip
from gui.kit.layout import nest, spaced
from gui.kit.miniature import Miniature
from gui.kit.painted import Painted
from gui.kit.role_label import role_label
from gui.kit.theme import Type, font, look
from gui.kit.tokens import GAP, PICTURES, TIGHT
from gui.parts.emblem_pixmap import emblem_pixmap
from gui.parts.table_form import Alike, PastGame
from gui.parts.worms import FACE, paint_face
from gui.words.emblem_words import emblem_words
from gui.words.seats import worms_of
from gui.words.words import labelled, words
from net.protocol.terms import Terms

_SIDE, _LARGE, _ICON = 40, 1.5, 24
_SHOWN = 3
"""How many people's points have room in the line."""
_FACE = 27
_INSIDE = RING + GAP
"""So far inside a key its icon stands; words above it stand there too."""


class _Result(NamedTuple):
    """The best that somebody made of it."""

    name: str
    worm: Worn
    total: int
    log: Path
    is_own: bool


class Faces(Painted, QWidget):
    """Faces with their points, as many as have room."""

    def __init__(self) -> None:
        super().__init__()
        self.shown: list[_Result] = []
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        each = (_FACE + TIGHT) * look().art + self._number()
        return QSize(round(each * len(self.shown)), round((_FACE * FACE + 2) * look().art))

    @staticmethod
    def _number() -> float:
        return QFontMetrics(font(Type.NAME)).horizontalAdvance("\u221200") + TIGHT

    def paint(self, painter: QPainter) -> None:
        side, left = _FACE * look().art, 0.0
        painter.setFont(font(Type.NAME))
        for one in self.shown:
            paint_face(painter, QRectF(left, 1, side, side * FACE), one.worm)
            left += side + TIGHT * look().art
            room = QRectF(left, 0, self._number(), self.height())
            painter.setPen(QColor(look().theme.ink))
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, points_words(one.total))
            left += self._number()


class WeekCard(Card):
    """Offers the chapter of *week*; it knows the most points that each key made in it."""

    def __init__(self, week: int) -> None:
        super().__init__()
        self.week, self._digest = week, chapter_sheet(chapter_of(week)).digest
        self._best: dict[bytes, _Result] = {}
        said = words("Chapter of the week: {chapter}", chapter=chapter_of(week))
        self._title, self._faces = role_label("name", said), Faces()
        self._hint = role_label("quiet", words("the same rolls as your friends"))
        self._icon = Miniature(_paint_calendar, _ICON, _ICON)
        self.play = Button(words("Play it"), ButtonKind.SECOND, "play")
        self.compare = Button(words("Compare"), ButtonKind.QUIET, "compare")
        self.compare.bar("", words("Everybody's hours side by side; a friend's log joins"))
        pictures = pictures_of(week)
        named = " ".join(emblem_words(pictures))
        number = words("Week {week}: {pictures}", week=week, pictures=named)
        self._words = role_label("strong", named)
        hint = f"{words('Alone, with the same rolls as your friends.')} {for_joy_words()} {number}"
        self.play.bar("", hint)
        self.play.setAccessibleName(words("Play the chapter of the week"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._pictures = [
            Miniature(partial(_paint, picture, PICTURES[place]), _SIDE, _SIDE)
            for place, picture in enumerate(pictures)
        ]
        for one in self._pictures:
            one.setToolTip(number)
        self._row, self._told = QHBoxLayout(self), QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._build()
        self.setToolTip(hint)
        self.scale()
        self._tell()

    def _build(self) -> None:
        shown, drawn = QVBoxLayout(), spaced(QHBoxLayout(), (0, 0, 0, 0), gap=6)
        head, self._foot = spaced(QHBoxLayout(), (_INSIDE, 0, 0, 0), TIGHT), QHBoxLayout()
        hint = spaced(QHBoxLayout(), (_INSIDE, 0, 0, 0))
        hint.addWidget(self._hint)
        head.addWidget(self._icon)
        head.addWidget(self._title, 1)
        self._foot.addWidget(self._faces)
        self._foot.addWidget(self.compare)
        self._foot.addStretch(1)
        self._told.addStretch(1)
        nest(self._told, head)
        nest(self._told, hint)
        nest(self._told, self._foot)
        self._told.addStretch(1)
        for one in self._pictures:
            drawn.addWidget(one)
        for label in (self._title, self._hint, self._words):
            label.setWordWrap(False)
        self._words.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        shown.addStretch(1)
        nest(shown, drawn)
        shown.addWidget(self._words)
        shown.addStretch(1)
        nest(self._row, self._told, 1)
        nest(self._row, shown)
        self._row.addWidget(self.play)

    def scale(self) -> None:
        """Take the spaces of the look now: in a low window there is one line."""
        is_brief = is_low()
        spaced(self._row, (20 - _INSIDE, 0, 10, 0), 12)
        spaced(self._told, (0, 4, 0, 0), TIGHT if is_brief else 0)
        right, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._told.setDirection(right if is_brief else down)
        self._hint.setVisible(not is_brief)
        self._words.setVisible(not is_brief)
        self._icon.setVisible(not is_brief)
        self.play.become(ButtonKind.QUIET if is_brief else ButtonKind.SECOND)
        self.compare.set_icon("" if is_brief else "compare")
        for one in self._pictures:
            one.setVisible(look().size < _LARGE)
        self._lay_foot()

    def _lay_foot(self) -> None:
        """Lay faces and key below the words; without a face the key's icon stands below them."""
        has_faces = bool(self._faces.shown) and not self._hint.isHidden()
        self._faces.setVisible(has_faces)
        spaced(self._foot, (_INSIDE if has_faces else 0, 0, 0, 0), GAP)

    def lead(self, begin: Callable[[Terms], object], compare: Callable[[Alike], object]) -> None:
        """Let the keys call *begin* with the terms of the week, and *compare* with its games."""
        self.play.chosen.connect(partial(begin, terms_on(week_options(self.week), seats=1)))
        self.compare.chosen.connect(lambda: compare(self.alike))

    @property
    def alike(self) -> Alike:
        """The best game of each, our own first, then by points; as many as sit at a table."""
        return Alike(self._title.text(), [one.log for one in self._mine_first()])

    def _mine_first(self) -> list[_Result]:
        return sorted(self._ranked, key=lambda one: not one.is_own)[:SEATS_MAX]

    @property
    def _ranked(self) -> list[_Result]:
        return sorted(self._best.values(), key=lambda one: (-one.total, one.name))

    def take(self, past: PastGame) -> None:
        """Take the points of who has played alone, if it was in this week."""
        if (past.state.week, past.state.sheet.digest) != (self.week, self._digest):
            return
        (name,), (key,), (worm,) = past.names, past.keys, worms_of(past.names)
        total = past.state.scores()[0].total
        if key not in self._best or total > self._best[key].total:
            self._best[key] = _Result(name, worm, total, past.log, past.seat is not None)
        self._tell()

    def forget(self) -> None:
        """Know nobody's points any more."""
        self._best.clear()
        self._tell()

    def _tell(self) -> None:
        """Say how friends did, the best first."""
        ranked = self._mine_first()
        worms = dict(zip(ranked, apart([one.worm for one in ranked]), strict=True))
        shown = [one for one in self._ranked if one in worms][:_SHOWN]
        self._faces.shown = [one._replace(worm=worms[one]) for one in shown]
        whole = [labelled(one.name, points_words(one.total)) for one in self._ranked]
        self._faces.setToolTip(tip("\n".join(whole)))
        self._faces.setAccessibleName(", ".join(whole))
        self._lay_foot()
        self._faces.updateGeometry()
        self._faces.update()


def _paint_calendar(painter: QPainter, frame: QRectF) -> None:
    paint_icon(painter, "calendar", frame, look().theme.ink)


def _paint(picture: int, ground: str, painter: QPainter, frame: QRectF) -> None:
    """Paint one of the 64 pictures on its pale ground."""
    painter.fillRect(frame, QColor(ground))
    edge = TIGHT // 2
    side = round(frame.width()) - 2 * edge
    drawn = emblem_pixmap(picture, side, painter.device().devicePixelRatioF())
    painter.drawPixmap(edge, edge, drawn)
