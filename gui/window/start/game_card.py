"""A game to choose for a table: its picture, a sentence, for how many it is, how long it takes."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout

from gui.kit.chip import Chip
from gui.kit.headline import Headline
from gui.kit.layout import nest, spaced
from gui.kit.miniature import Miniature
from gui.kit.pick import PickCard
from gui.kit.role_label import role_label
from gui.kit.theme import Type, look, px
from gui.kit.tokens import SMALL, TIGHT, WIDE
from gui.parts.table_form import Cover

_GAME = (172, 80)
"""The height of a game's card: with its picture, and without."""
_COVER, _INSET = (262, 144), 14
_CHIPS = 0.45
"""The most of a card's width that chips may take beside the words."""
_DISC, _OUT = 40, 8


class GameCard(PickCard):
    """A game: its picture, a sentence, for how many it is, how long it takes."""

    def __init__(self, cover: Cover) -> None:
        super().__init__(cover.name)
        self._picture = Miniature(cover.paint, *_COVER)
        title, self._said = Headline(cover.name, Type.HEADING), role_label("quiet", cover.said)
        self._lines = cover.said
        self.setAccessibleDescription(f"{cover.said} {cover.seats}, {cover.time}")
        self._chips, self._column = QHBoxLayout(), QVBoxLayout()
        self._words = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._column.addStretch(1)
        self._column.addWidget(title)
        self._column.addWidget(self._said)
        self._column.addStretch(1)
        for chip in (Chip(cover.seats), Chip(cover.time, icon="wait")):
            self._chips.addWidget(chip)
        self._chips.addStretch(1)
        nest(self._words, self._column, 1)
        nest(self._words, self._chips)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self._picture)
        nest(self._row, self._words, 1)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.MinimumExpanding)

    def scale(self, wide: int, *, is_small: bool) -> None:
        """Take the spaces of the look now; where it *is_small* there is no picture."""
        beside, below = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        is_beside = is_small and self._chips.sizeHint().width() < _CHIPS * wide
        inset = px(_INSET)
        bottom = inset // 2 if is_small else inset
        self._picture.setVisible(not is_small)
        self._said.setText(" ".join(self._lines.split("\n")) if is_small else self._lines)
        self._words.setDirection(beside if is_beside else below)
        spaced(self._words, (0, 0, 0, 0) if is_small else (0, SMALL, 0, 10), TIGHT)
        self._column.setSpacing(SMALL if look().art >= 1 else 0)
        spaced(self._chips, gap=TIGHT)
        self._row.setContentsMargins(inset, bottom, px(WIDE), bottom)
        spaced(self._row, gap=20)
        self.setMinimumHeight(px(_GAME[is_small]))

    def disc(self) -> QRectF:
        """Return the place of the tick, over the corner."""
        side, out = px(_DISC), px(_OUT)
        return QRectF(self.width() - out - side / 2, out - side / 2, side, side)
