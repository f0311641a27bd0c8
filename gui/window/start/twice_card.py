"""Another program with our own key is here: what that means, and a new key for this laptop."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gui.kit.button import Button, ButtonKind
from gui.kit.card import Card
from gui.kit.fills import box_round
from gui.kit.layout import spaced
from gui.kit.painted import Painted
from gui.kit.role_label import role_label
from gui.kit.theme import px
from gui.kit.tokens import MARGIN, SMALL, WIDE
from gui.parts.hats import Who
from gui.parts.worms import paint_face
from gui.words.words import words

_FACE, _APART = 92, 190


class TwiceCard(Card):
    """Says that our player is here twice, where it says else that nobody is here."""

    def __init__(self) -> None:
        super().__init__()
        heading = role_label("heading", words("You are here twice"))
        said = role_label(
            "nobody",
            words(
                "Another laptop uses your key. Was it set up from this one? A new key makes this"
                " laptop a player of its own. Games not yet over go on where the old key is."
            ),
        )
        self.button = Button(words("New key here"), ButtonKind.SECOND, "plus")
        column = spaced(QVBoxLayout(self), (WIDE, WIDE, WIDE, WIDE), SMALL)
        self._faces = _Faces()
        column.addWidget(self._faces)
        for label in (heading, said):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            column.addWidget(label)
        column.addSpacing(px(MARGIN))
        column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        self.hide()

    def dress(self, worm: Who) -> None:
        """Show *worm*, which is our player's."""
        self._faces.worm = worm
        self._faces.update()


class _Faces(Painted, QWidget):
    """The same face two times."""

    def __init__(self) -> None:
        super().__init__()
        self.worm: Who = None
        self.setMinimumHeight(px(_FACE + 20))

    def paint(self, painter: QPainter) -> None:
        for side in (-1, 1):
            frame = box_round(QRectF(self.rect()).center(), px(_FACE), px(_FACE) * 1.03)
            frame.translate(side * px(_APART) / 2, 0)
            paint_face(painter, frame, self.worm, "content")
