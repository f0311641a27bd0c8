"""Bidding: one die for each face, free to change until sealed; an X's number with the same dice.

Law: which face may be bid, which number named, and why not, comes from the race.
"""

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from core.wormup.profiles import Face
from core.wormup.race import Race, Stage
from core.wormup.refusals import WormUpRefusal
from gui.parts.why_button import WhyButton
from gui.words.words import sentence, words
from gui.wormup.panels.faces import FaceButton
from gui.wormup.refusals import refusal_words


class BidPanel(QWidget):
    """The dice of a bid, with the face that is chosen and not yet sealed."""

    asked = Signal(Face)
    """The face that is bid, for good."""
    chose = Signal(Face)
    """A face that is not sealed yet."""
    named = Signal(int)
    """The number named for our X."""
    said = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._buttons: dict[Face, FaceButton] = {}
        self._is_naming = False
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(4)
        self.seal = WhyButton()
        self.seal.setObjectName("seal")
        self.seal.chosen.connect(self._decide)
        self.seal.barred.connect(self.said)
        self.seal.setProperty("role", "main")
        self._row.addWidget(self.seal)
        self._row.addStretch(1)

    @property
    def chosen(self) -> Face | None:
        """The face that is chosen now."""
        return next((face for face, button in self._buttons.items() if button.isChecked()), None)

    def button(self, face: Face) -> FaceButton:
        """Return the button of *face*."""
        return self._buttons[face]

    def offer(self, race: Race, seat: int, names: tuple[str, ...]) -> None:
        """Offer *seat* the faces it may bid, or the numbers its X may name."""
        self._is_naming = race.stage is Stage.DECLARE
        faces = [f for f in race.profile.faces if f.number or not self._is_naming]
        if list(self._buttons) != faces:
            self._make(faces, seat)
        for face, button in self._buttons.items():
            why = self._barred(race, seat, face, names)
            button.bar(why, words("Bid {face}", face=face.value))
            if why:
                button.setChecked(False)
        self._judge()

    def choose(self, face: Face) -> None:
        """Choose *face* in place of the last one, or say why it cannot be chosen."""
        button = self._buttons.get(face)
        if button is None:
            return
        if button.why:
            button.setChecked(False)
            self.said.emit(button.why)
            return
        for other in self._buttons.values():
            other.setChecked(other is button)
        self._judge()
        self.chose.emit(face)
        self.said.emit(
            words("{face} is chosen: name it, or choose another one.", face=face.value)
            if self._is_naming
            else words("{face} is chosen: seal it, or choose another one.", face=face.value)
        )

    def clear(self) -> None:
        """Choose nothing."""
        for button in self._buttons.values():
            button.setChecked(False)
        self._judge()

    def _make(self, faces: list[Face], seat: int) -> None:
        for button in self._buttons.values():
            self._row.removeWidget(button)
            button.deleteLater()
        self._buttons = {face: FaceButton(face, seat) for face in faces}
        for place, (face, button) in enumerate(self._buttons.items()):
            button.clicked.connect(partial(self.choose, face))
            self._row.insertWidget(place, button)

    def _barred(self, race: Race, seat: int, face: Face, names: tuple[str, ...]) -> str:
        if not self._is_naming:
            refusal = race.bid_refusal(seat, face)
            return sentence(refusal_words(refusal, names, race.profile)) if refusal else ""
        after = race.declare(seat, face.number)
        if not isinstance(after, WormUpRefusal):
            return ""
        return sentence(refusal_words(after, names, race.profile))

    def _judge(self) -> None:
        naming = self._is_naming
        self.seal.setText(words("Name it") if naming else words("Seal"))
        why = "" if self.chosen else words("Choose a face first.")
        hint = (
            words("Tell the others by which number your X moves.")
            if naming
            else words("Drop the envelope on the table: then the bid cannot be changed.")
        )
        self.seal.bar(why, hint)

    def _decide(self) -> None:
        face = self.chosen
        if face is None:
            return
        if self._is_naming:
            self.named.emit(face.number)
        else:
            self.asked.emit(face)
