"""Leaving the race and agreeing to end it: what happens, then a second press to confirm.

Law: what may be done, and why not, comes from the race.
"""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from core.wormup.profiles import Face
from core.wormup.race import Race
from core.wormup.refusals import WormUpRefusal
from gui.parts.keyed_window import BACK
from gui.parts.why_button import WhyButton
from gui.words.words import words
from gui.wormup.refusals import refusal_words


class AskPanel(QWidget):
    """Asks one question at a time: to resign, or to agree; none at first."""

    resigned = Signal()
    agreed = Signal(Face)
    """The face that is sealed with the agreement, and counts if not all agree."""
    left = Signal()
    """Emitted when the player has thought better of it."""
    said = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._face: Face | None = None
        self._no_agreement = ""
        self.agree = WhyButton(words("Agree to end…"))
        self.resign = WhyButton(words("Resign…"))
        self.yes_agree = WhyButton()
        self.yes_resign = WhyButton(words("Resign for good"))
        self.back = WhyButton(words("Back"))
        self.back.setProperty("role", BACK)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        for button in (self.agree, self.resign, self.yes_agree, self.yes_resign, self.back):
            button.barred.connect(self.said)
            row.addWidget(button)
        row.addStretch(1)
        self.agree.chosen.connect(self._ask_agree)
        self.resign.chosen.connect(self._ask_resign)
        self.yes_agree.chosen.connect(lambda: self.agreed.emit(self._face))
        self.yes_resign.chosen.connect(self.resigned)
        self.back.chosen.connect(self.left)

    def open(self, race: Race, face: Face | None) -> None:
        """Offer both; *face* is the bid chosen so far, which an agreement needs."""
        self._face = face
        ended = race.agree()
        self._no_agreement = ""
        if isinstance(ended, WormUpRefusal):
            self._no_agreement = words(
                "Only between rounds can all agree to end the race: {why}.",
                why=refusal_words(ended),
            )
        elif face is None:
            self._no_agreement = words("Choose a face first: it is your bid if not all agree.")
        self.agree.bar(self._no_agreement, words("End the race without a winner, if all agree."))
        self.resign.bar("", words("Leave the race; your worm stays."))
        self._show(words("Do you want to leave the race, or to end it?"), self.agree, self.resign)

    def _show(self, text: str, *buttons: WhyButton) -> None:
        for button in (self.agree, self.resign, self.yes_agree, self.yes_resign):
            button.setVisible(button in buttons)
        self.said.emit(text)
        self.back.setFocus()

    def _ask_agree(self) -> None:
        assert self._face is not None, "agreeing is barred without a face"
        self.yes_agree.setText(words("Seal {face} and agree", face=self._face.value))
        self._show(
            words(
                "If all in the race agree now, it ends without a winner. If not, your bid counts."
            ),
            self.yes_agree,
        )

    def _ask_resign(self) -> None:
        self._show(
            words("Your worm stays as an obstacle and you bid no more. The last in the race wins."),
            self.yes_resign,
        )
