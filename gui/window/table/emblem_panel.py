"""Comparing the emblem: four pictures with their words, said aloud, one click (P3.4)."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from gui.kit.art import HIGH, paint_shadow
from gui.kit.button import Button, ButtonKind
from gui.kit.card import Page, Tray
from gui.kit.fills import box_round, fill_box, print_in
from gui.kit.headline import fitting
from gui.kit.layout import LaidOut
from gui.kit.painted import placed
from gui.kit.theme import Type, look, px
from gui.kit.tokens import CARD, MARGIN, PICTURES, TILE
from gui.parts.emblem_pixmap import emblem_pixmap
from gui.parts.laptop import Submit
from gui.parts.shell import Shell
from gui.words.emblem_words import emblem_words
from gui.words.words import words
from net.protocol.commands import SameHere

_CARD, _PITCH, _TURNS = (270, 372), 290, (-2.2, 1.2, -1.0, 2.0)
_GROUND, _PICTURE = (16, 16, 238, 264), 183
"""On a card, in units: the pale ground and the picture in its middle."""
_WORD, _WORD_HIGH = 316, 72
"""The middle of the word, from the top of the card, and the room for it."""
_LIFT = 14
"""The cards lie nearer to the line that is said than to the tray."""
_TITLE = 121
_TOP = 92
"""What the badges cover."""


class EmblemPanel(LaidOut, Page):
    """Guards that nothing is bid before a person has compared."""

    def __init__(self, shell: Shell, submit: Submit) -> None:
        super().__init__()
        self._shell = shell
        self._shown: tuple[int, ...] = ()
        self.tray = Tray()
        self.tray.setParent(self)
        self._differs = Button(words("Something differs"), ButtonKind.TRAY, "x")
        self._differs.chosen.connect(self._warn)
        self._same = Button(words("Same here"), ButtonKind.BIG, "check")
        self._same.chosen.connect(lambda: submit(SameHere()))
        for key in (self._differs, self._same):
            self.tray.buttons.addWidget(key)
        self.setFocusProxy(self._same)
        self._ask()

    def _ask(self) -> None:
        """Ask whether the pictures are the same."""
        self.tray.ask(
            words("Four pictures, the same on every laptop?"),
            words("Then nobody stands between you, and the game can start."),
        )

    def _warn(self) -> None:
        """Show what a difference means, for as long as these pictures are shown."""
        warning = words(
            "Then somebody stands between you, or there are two tables: all leave and meet again."
        )
        self.tray.ask(words("Do not play on at this table"), warning)
        self._lay_out()
        self._shell.speak(warning)

    def show_emblem(self, emblem: tuple[int, ...]) -> None:
        """Show the four pictures of *emblem*."""
        if emblem != self._shown:
            self._shown = emblem
            said = ", ".join(emblem_words(emblem))
            self.setAccessibleName(words("The emblem: {words}", words=said))
            self._ask()
            self.update()

    def _lay_out(self) -> None:
        self.tray.lay_out_in(self.width(), self.height())
        self.update()

    def cards(self) -> list[tuple[QRectF, float]]:
        """Return where the four cards lie before they are turned, and by how many degrees."""
        top, foot = px(_TOP) + self._title_high, self.tray.y()
        wide, high = _CARD
        unit = min(
            look().art, (foot - top) / (high + 44), self.width() / (_PITCH * len(_TURNS) + 60)
        )
        middle = QPointF(self.width() / 2, top + (foot - top) / 2 - _LIFT * unit)
        found = []
        for place, turn in enumerate(_TURNS):
            frame = box_round(
                middle + QPointF((place - 1.5) * _PITCH * unit, 0), wide * unit, high * unit
            )
            found.append((frame, turn))
        return found

    @property
    def _title_high(self) -> int:
        return px(2 * (_TITLE - _TOP))

    def paint(self, painter: QPainter) -> None:
        super().paint(painter)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        title = words("Say it aloud, all together")
        line = QRectF(0, px(_TOP), self.width(), self._title_high)
        print_in(
            painter,
            line,
            title,
            fitting(Type.WORD, title, line.width() - 2 * px(MARGIN), line.height()),
            look().theme.ink,
        )
        for place, (frame, turn) in enumerate(self.cards() if self._shown else []):
            with placed(painter, frame.center(), turn):
                _paint_card(painter, frame.width() / _CARD[0], self._shown[place], place)


def _paint_card(painter: QPainter, unit: float, picture: int, place: int) -> None:
    """Paint round 0, 0 the card with the *picture*, which stands at *place*."""
    wide, high = (side * unit for side in _CARD)
    frame = QRectF(-wide / 2, -high / 2, wide, high)
    corner = (CARD + 4) * unit
    paint_shadow(painter, frame, corner, HIGH)
    fill_box(painter, frame, corner, look().theme.paper)
    x, y, across, down = (side * unit for side in _GROUND)
    ground = QRectF(frame.left() + x, frame.top() + y, across, down)
    painter.setBrush(QColor(PICTURES[place]))
    painter.drawRoundedRect(ground, TILE * unit, TILE * unit)
    ratio = painter.device().devicePixelRatioF()
    drawn = emblem_pixmap(picture, round(_PICTURE * unit), ratio)
    half = _PICTURE * unit / 2
    painter.drawPixmap(ground.center() - QPointF(half, half), drawn)
    word = emblem_words((picture,))[0]
    line = QRectF(frame.left(), 0, wide, _WORD_HIGH * unit)
    line.moveCenter(QPointF(0, frame.top() + _WORD * unit))
    print_in(
        painter, line, word, fitting(Type.WORD, word, wide - 2 * x, line.height()), look().theme.ink
    )
