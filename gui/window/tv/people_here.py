"""Who is in the room, while there is no table yet: everybody's worm, as it is worn everywhere."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from gui.kit.art import paint_ground_shadow
from gui.kit.painted import Painted
from gui.kit.painted_card import write
from gui.kit.theme import Type, look
from gui.parts.worms import FACE, paint_face
from gui.words.player_names import player_name
from gui.words.wearing import person_words, worn
from gui.words.words import words
from net.protocol.snapshot import PersonHere

_SIDE, _PITCH, _NAME, _ROW = 62, 90, 15, 100
"""A face, the way to the next one, the height of a name and of a row, in px at art 1."""
_IN_ROW = 7


class PeopleHere(Painted, QWidget):
    """Shows a face and a name for everybody."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._people: tuple[PersonHere, ...] = ()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    @property
    def is_empty(self) -> bool:
        """Whether nobody is here."""
        return not self._people

    def show_people(self, people: Sequence[PersonHere]) -> None:
        """Show *people*, in the order of their names."""
        found = tuple(sorted(people, key=lambda one: player_name(one.name).casefold()))
        if found == self._people:
            return
        self._people = found
        said = [person_words(player_name(one.name), worn(one.wish)) for one in found]
        self.setAccessibleName(words("The people here"))
        self.setAccessibleDescription("; ".join(said))
        self.update()

    def paint(self, painter: QPainter) -> None:
        count = len(self._people)
        if not count:
            return
        rows = -(-count // _IN_ROW)
        wide = -(-count // rows)
        unit = min(self.width() / ((wide + 0.5) * _PITCH), self.height() / (rows * _ROW))
        unit = min(unit, look().art)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(self.width() / 2, self.height() - rows * _ROW * unit)
        painter.scale(unit, unit)
        for at, person in enumerate(self._people):
            row, column = divmod(at, wide)
            here = min(wide, count - row * wide)
            middle = (column - (here - 1) / 2) * _PITCH
            self._paint_person(painter, person, middle, row * _ROW)

    @staticmethod
    def _paint_person(painter: QPainter, person: PersonHere, middle: float, top: float) -> None:
        face = QRectF(middle - _SIDE / 2, top + 10, _SIDE, _SIDE * FACE)
        paint_ground_shadow(painter, QRectF(face.left(), face.bottom() - 14, _SIDE, 16))
        paint_face(painter, face, worn(person.wish))
        box = QRectF(middle - _PITCH / 2 + 3, face.bottom() + 3, _PITCH - 6, _NAME + 3)
        write(painter, Type.SECOND_BUTTON, look().theme.ink, player_name(person.name), box)
