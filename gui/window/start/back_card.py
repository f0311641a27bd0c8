"""Our own game that goes on: who waits for us there, how far it is, and the way back."""

from __future__ import annotations  # the types of what is imported late, for a quick start

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from gui.game_ui import known_ui
from gui.kit.button import Button, ButtonKind
from gui.kit.card import Card
from gui.kit.chip import Chip, Tone
from gui.kit.fills import box_round
from gui.kit.label import Label
from gui.kit.layout import LaidOut, Scaled, spaced
from gui.kit.painted import Painted
from gui.kit.press import waits
from gui.kit.role_label import role_label
from gui.kit.theme import Px, Type, font, look, px
from gui.kit.tokens import SMALL
from gui.window.start.board_picture import BoardPicture
from gui.window.start.round_table import paint_face_at
from gui.words.player_names import player_names
from gui.words.table_words import listed
from gui.words.words import counted, words

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from core.table.looks import Worn
    from gui.report.saved import Saved

_BOARD = 268, 176
_EDGE = 20
_ICON = 34
_LETTERS = 16
"""How many letters of the heading have to fit beside the board."""


class BackCard(Scaled, LaidOut, Card):
    """Stands first in the room while the others play a game of ours without us."""

    def __init__(self, resume: Callable[[Path], object]) -> None:
        """Let *resume* go on with the game in a folder."""
        super().__init__()
        self._game: Saved | None = None
        self._resume = resume
        self._board, self._faces = BoardPicture(*_BOARD), _Waiting()
        self.chip = Chip("", Tone.AMBER, "play")
        self.title, self.round, self.said = Label(), role_label("name"), role_label("quiet")
        self.title.setWordWrap(True)
        self.button = _BackButton(words("Back to the table"), ButtonKind.BIG, "play")
        self.button.chosen.connect(self._go_on)
        self._words = QWidget()
        self._column = QVBoxLayout(self._words)
        self._column.setContentsMargins(0, 0, 0, 0)
        for part in (self.chip, self.title, self.round, self.said):
            self._column.addWidget(part)
        self._column.addStretch(1)
        self._grid = spaced(QGridLayout(self), (_EDGE, _EDGE, _EDGE, _EDGE - SMALL), (_EDGE, SMALL))
        self._is_tall: bool | None = None
        self._scale()
        self.hide()

    @waits
    def tell(self, game: Saved, here: Sequence[str]) -> None:
        """Show *game*, and which of the others who play it are *here*, by their names."""
        if game is not self._game:
            self._game = game
            self._board.show_game(game)
        ui = known_ui(game.rules_id)
        names = player_names(here)
        self.chip.become(ui.goes_on_words(), Tone.AMBER, "play")
        self.title.setText(
            counted(
                len(names), "{names} waits for you", "{names} wait for you", names=listed(names)
            )
        )
        self.round.setText(game.round)
        self.said.setText(game.sealed_words)
        self.said.setVisible(bool(self.said.text()))
        self._faces.show_players(game, here)
        self.button.bar("", game.state)

    @property
    def folder(self) -> Path | None:
        """The folder of the game."""
        return self._game.folder if self._game is not None else None

    def _go_on(self) -> None:
        if self.folder is not None:
            self._resume(self.folder)

    def _scale(self) -> None:
        self._column.setSpacing(px(SMALL) - px(2))
        self.title.setFont(font(Type.HONOUR))
        self._lay_out()

    def _lay_out(self) -> None:
        """Put the words below the board, and the key below the faces, where all is narrow."""
        room = self.width() - 3 * px(_EDGE) - px(_BOARD[0])
        letters = _LETTERS * QFontMetrics(font(Type.HONOUR)).averageCharWidth()
        is_tall = room < max(letters, self.button.sizeHint().width())
        if is_tall is self._is_tall:
            return
        self._is_tall = is_tall
        self._grid.addWidget(self._board, 0, 0)
        self._grid.addWidget(self._words, *((1, 0, 1, 2) if is_tall else (0, 1)))
        self._grid.addWidget(self._faces, *((2, 0, 1, 2) if is_tall else (1, 0)))
        self._grid.addWidget(self.button, *((3, 0, 1, 2) if is_tall else (1, 1)))
        self._grid.setColumnStretch(1, 1)

    def paint_paper(self, painter: QPainter) -> None:
        """Paint the paper with the ring of what comes first."""
        super().paint_paper(painter)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        corner, wide = px(self.casts[0]), px(3)
        inside = QRectF(self.rect()).adjusted(wide / 2, wide / 2, -wide / 2, -wide / 2)
        painter.setPen(QPen(QColor(look().theme.amber), wide))
        painter.drawRoundedRect(inside, corner - wide / 2, corner - wide / 2)


class _Waiting(Painted, QWidget):
    """The others at the table by their worms' faces: who waits, and who is not here."""

    _FACE, _PITCH, _HIGH, _NAME = Px(22), Px(118), Px(68), Px(110)

    def __init__(self) -> None:
        super().__init__()
        self._players: tuple[tuple[Worn, str, str], ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_players(self, game: Saved, here: Sequence[str]) -> None:
        """Show who plays *game* beside us, and who of them are *here*."""
        names, genesis = game.names, game.genesis
        seats = range(len(genesis.offers)) if genesis else ()
        self._players = tuple(
            (
                genesis.worms[seat],
                names[seat],
                words("waits") if genesis.offers[seat].name in here else words("is not here"),
            )
            for seat in seats
            if genesis and seat != game.seat
        )
        said = ", ".join(f"{name} {what}" for _, name, what in self._players)
        self.setAccessibleName(said)
        self.updateGeometry()
        self.update()

    def _pitch(self) -> int:
        """Return how far apart the faces stand for all that is said beside them."""
        names, said = QFontMetrics(font(Type.STRONG)), QFontMetrics(font(Type.SMALL))
        wide = [
            max(min(names.horizontalAdvance(name), self._NAME), said.horizontalAdvance(what))
            for _, name, what in self._players
        ]
        return max(self._PITCH, max(wide, default=0) + 2 * self._FACE + px(23))

    def sizeHint(self) -> QSize:
        return QSize(max(1, min(len(self._players), 2)) * self._pitch(), self._HIGH)

    def paint(self, painter: QPainter) -> None:
        count = max(1, len(self._players))
        face, middle = self._FACE, self.height() / 2
        pitch = min(self._pitch(), self.width() / count)
        for at, (worm, name, what) in enumerate(self._players):
            left = at * pitch + px(6)
            paint_face_at(painter, worm, QPointF(left + face, middle), face)
            room = QRectF(left + 2 * face + px(9), 0, pitch - 2 * face - px(17), self.height())
            if room.width() < px(40):
                continue
            for use, colour, said, up in (
                (Type.STRONG, look().theme.ink, name, True),
                (Type.SMALL, look().theme.ink2, what, False),
            ):
                letters = font(use)
                painter.setFont(letters)
                painter.setPen(QColor(colour))
                high = QFontMetrics(letters).height()
                line = QRectF(room.left(), middle - high if up else middle, room.width(), high)
                text = QFontMetrics(letters).elidedText(
                    said, Qt.TextElideMode.ElideRight, int(line.width())
                )
                painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, text)


class _BackButton(Button):
    """The big key, with the key of the keyboard that presses it."""

    _HIGH, _PAD = Px(28), Px(6)

    def paint(self, painter: QPainter) -> None:
        super().paint(painter)
        letters, said = font(Type.CHIP), words("Enter")
        wide = QFontMetrics(letters).horizontalAdvance(said) + 2 * self._PAD
        words_wide = QFontMetrics(font(Type.BIG_BUTTON)).horizontalAdvance(self.text()) + px(_ICON)
        right = self.width() - px(_EDGE - 4)
        if right - wide < (self.width() + words_wide) / 2:
            return
        frame = box_round(QRectF(self.rect()).center(), wide, self._HIGH)
        frame.moveRight(right)
        painter.setPen(QPen(QColor(look().theme.onact), 1.5))
        painter.setFont(letters)
        painter.drawRoundedRect(frame, px(6), px(6))
        painter.drawText(frame, Qt.AlignmentFlag.AlignCenter, said)
