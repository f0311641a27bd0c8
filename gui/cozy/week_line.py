"""The chapter of the week in a line: its number as pictures, how friends did, and its key."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QHBoxLayout

from core.cozy.game import GameState
from gui.cozy.game_ui import terms_on
from gui.cozy.the_week import chapter_of, for_joy_words, pictures_of, week_options
from gui.cozy.words import points_words
from gui.parts.button import Button, Kind
from gui.parts.emblem import emblem_pixmap
from gui.parts.game_view import Beside
from gui.parts.label import tip
from gui.parts.layout import spaced
from gui.parts.miniature import Miniature
from gui.parts.role_label import role_label
from gui.parts.tokens import PICTURES, TIGHT
from gui.words.emblem import emblem_words
from gui.words.words import words
from net.protocol.packets import Terms

_SIDE = 34
_SHOWN = 3
"""How many people's points have room in the line."""


class WeekLine(Beside):
    """Offers the chapter of *week*; it knows the most points that each name made in it."""

    def __init__(self, week: int) -> None:
        super().__init__()
        self.week = week
        self._best: dict[str, int] = {}
        named = {"chapter": chapter_of(week)}
        self._title = role_label("name", words("Chapter of the week: {chapter}", **named))
        self._title.setWordWrap(False)
        self._said = role_label("")
        self._said.setWordWrap(False)
        self.play = Button(words("Play it"), Kind.QUIET, "play")
        pictures = pictures_of(week)
        number = words(
            "Week {week}: {pictures}", week=week, pictures=" ".join(emblem_words(pictures))
        )
        hint = f"{words('Alone, with the same rolls as your friends.')} {for_joy_words()} {number}"
        self.play.bar("", hint)
        self.play.setAccessibleName(words("Play the chapter of the week"))
        row = spaced(QHBoxLayout(self), (0, 0, 0, 0), gap=TIGHT)
        row.addWidget(self._title)
        row.addWidget(self._said)
        for place, picture in enumerate(pictures):
            drawn = Miniature(partial(_paint, picture, PICTURES[place]), _SIDE, _SIDE)
            drawn.setToolTip(number)
            row.addWidget(drawn)
        row.addWidget(self.play)
        self.setToolTip(hint)
        self._tell()

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
        whole = "\n".join(f"{name}: {points_words(total)}" for name, total in ranked)
        self._said.setToolTip(tip(whole))
        self._said.setVisible(bool(said))


def _paint(picture: int, ground: str, painter: QPainter, frame: QRectF) -> None:
    """Paint one of the 64 pictures on its pale ground."""
    painter.fillRect(frame, QColor(ground))
    edge = TIGHT // 2
    side = round(frame.width()) - 2 * edge
    drawn = emblem_pixmap(picture, side, painter.device().devicePixelRatioF())
    painter.drawPixmap(edge, edge, drawn)
