"""Between two people at one laptop: nothing of the one before is shown to the next."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from gui.kit.button import Button, ButtonKind
from gui.kit.card import Page, Tray
from gui.kit.clock import Timer
from gui.kit.layout import LaidOut
from gui.kit.theme import px
from gui.kit.tokens import MARGIN
from gui.parts.hats import Who
from gui.parts.shell import Shell
from gui.window.pages import NO_ICONS, IconPlace, OwnCorner
from gui.window.start.round_table import paint_face_at
from gui.words.words import words

REST_MS = 800
"""How long an Enter still is the one of the person before."""
_FACE = 190
"""How far the face reaches at most, in units."""


class Veil(OwnCorner, LaidOut, Page):
    """Covers a table with a secret choice until the next person has the laptop.

    The button has the focus after a moment, so that a second Enter of the person before does not
    open it.
    """

    def __init__(self, shell: Shell) -> None:
        super().__init__()
        self._shell = shell
        self._worm: Who = None
        self._tray = Tray()
        self._tray.setParent(self)
        self.button = Button("", ButtonKind.BIG, "check")
        self._tray.buttons.addWidget(self.button)
        self._rest = Timer(self, singleShot=True, interval=REST_MS)
        self._rest.timeout.connect(self.button.setFocus)

    def icons_at(self) -> IconPlace:
        """Return that there are none: no other page is reached from here."""
        return NO_ICONS

    def hand_to(self, name: str, worm: Who) -> None:
        """Ask for the laptop to be handed to *name*, who wears *worm*."""
        self._worm = worm
        heading = words("Hand the laptop to {name}", name=name)
        self._tray.ask(heading, words("What {name} chooses now is secret.", name=name))
        self.button.setText(words("I am {name}", name=name))
        self.setAccessibleName(heading)
        self._lay_out()
        self._rest.start()
        self._shell.speak(heading)

    def _lay_out(self) -> None:
        self._tray.lay_out_in(self.width(), self.height())
        self.update()

    def paint(self, painter: QPainter) -> None:
        super().paint(painter)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        room = self._tray.y() - 2 * px(MARGIN)
        middle = QPointF(self.width() / 2, px(MARGIN) + room / 2)
        paint_face_at(painter, self._worm, middle, min(px(_FACE), room / 2.6))
