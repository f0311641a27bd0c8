"""The chapter of the week on a card: its number as pictures, how friends did, and its key."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout

from core.cozy.game import GameState
from gui.cozy.game_ui import terms_on
from gui.cozy.the_week import chapter_of, for_joy_words, pictures_of, week_options
from gui.cozy.words import points_words
from gui.kit.button import Button, Kind
from gui.kit.card import Card
from gui.kit.label import tip
from gui.kit.layout import spaced
from gui.kit.miniature import Miniature
from gui.kit.role_label import role_label
from gui.kit.theme import look
from gui.kit.tokens import PICTURES, TIGHT
from gui.parts.emblem import emblem_pixmap
from gui.words.emblem import emblem_words
from gui.words.words import labelled, words
from net.protocol.packets import Terms

_SIDE, _LARGE = 40, 1.5
_SHOWN = 3
"""How many people's points have room in the line."""


class WeekCard(Card):
    """Offers the chapter of *week*; it knows the most points that each name made in it."""

    def __init__(self, week: int) -> None:
        super().__init__()
        self.week = week
        self._best: dict[str, int] = {}
        said = words("Chapter of the week: {chapter}", chapter=chapter_of(week))
        self._title, self._said = role_label("name", said), role_label("strong")
        self._hint = role_label("quiet", words("the same rolls as your friends"))
        self.play = Button(words("Play it"), Kind.SECOND, "play")
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
        for label in (self._title, self._hint, self._said):
            self._told.addWidget(label)
        self._told.addStretch(1)
        for one in self._pictures:
            drawn.addWidget(one)
        for label in (self._title, self._hint, self._said, self._words):
            label.setWordWrap(False)
        self._words.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        shown.addStretch(1)
        shown.addLayout(drawn)
        shown.addWidget(self._words)
        shown.addStretch(1)
        self._row.addLayout(self._told, 1)
        self._row.addLayout(shown)
        self._row.addWidget(self.play)

    def scale(self) -> None:
        """Take the spaces of the look now: in a low window there is one line."""
        is_brief = look().art < 1 or look().size > 1
        spaced(self._row, (20, 0 if is_brief else 8, 10, 0 if is_brief else 8), 12)
        spaced(self._told, (0, 0, 0, 0), TIGHT if is_brief else 2)
        right, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._told.setDirection(right if is_brief else down)
        self._hint.setVisible(not is_brief)
        self._words.setVisible(not is_brief)
        self._said.setVisible(bool(self._best) and look().size <= 1)
        self.play.become(Kind.QUIET if is_brief else Kind.SECOND)
        for one in self._pictures:
            one.setVisible(look().size < _LARGE)

    def lead(self, begin: Callable[[Terms], object]) -> None:
        """Let the key call *begin* with the terms of the week."""
        self.play.chosen.connect(partial(begin, terms_on(week_options(self.week), seats=1)))

    def take(self, name: str, state: GameState) -> None:
        """Take the points of *name*, who has played to *state* alone, if it was in this week."""
        if state.week == self.week and state.is_over:
            total = state.scores()[0].total
            self._best[name] = max(total, self._best.get(name, total))
            self._tell()

    def _tell(self) -> None:
        """Say how friends did, the best first."""
        ranked = sorted(self._best.items(), key=lambda one: (-one[1], one[0]))
        said = [f"{name} {total}" for name, total in ranked[:_SHOWN]]
        self._said.setText(", ".join(said))
        whole = "\n".join(labelled(name, points_words(total)) for name, total in ranked)
        self._said.setToolTip(tip(whole))
        self._said.setVisible(bool(said) and look().size <= 1)


def _paint(picture: int, ground: str, painter: QPainter, frame: QRectF) -> None:
    """Paint one of the 64 pictures on its pale ground."""
    painter.fillRect(frame, QColor(ground))
    edge = TIGHT // 2
    side = round(frame.width()) - 2 * edge
    drawn = emblem_pixmap(picture, side, painter.device().devicePixelRatioF())
    painter.drawPixmap(edge, edge, drawn)
