"""The question for the name of somebody else at this laptop."""

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from core.table.naming import tidied
from gui.kit.button import Button, ButtonKind
from gui.kit.controls import Field
from gui.kit.dialog import Dialog
from gui.kit.role_label import role_label
from gui.words.words import words


class PersonBox(Dialog):
    """Asks for a name, and shows why one cannot be taken."""

    def __init__(self, parent: QWidget, said: str, refused: Callable[[str], str]) -> None:
        """Ask for a name; *refused* returns why one cannot be taken, or ""."""
        super().__init__(parent, words("Somebody else at this laptop"), said)
        self._refused = refused
        self.field = Field()
        self.field.setAccessibleName(words("Your name"))
        self.field.textChanged.connect(self._judge)
        self.field.returnPressed.connect(self._done)
        self.column.addWidget(self.field)
        owner = words("Whoever owns this laptop could read all that is on its disk.")
        self.column.addWidget(role_label("small", owner))
        stay, self.add = (
            Button(words("Cancel"), ButtonKind.SECOND),
            Button(words("Add"), ButtonKind.PRIMARY),
        )
        stay.chosen.connect(self.reject)
        self.add.chosen.connect(self.accept)
        self.buttons.addStretch(1)
        self.buttons.addWidget(stay)
        self.buttons.addWidget(self.add)
        self._judge()
        self.finish()
        self.field.setFocus()

    @property
    def name(self) -> str:
        """What has been typed."""
        return tidied(self.field.text())

    def _judge(self) -> None:
        why = self._refused(self.name)
        self.add.bar(why)
        self.field.refuse(why if self.name else "")

    def _done(self) -> None:
        if not self._refused(self.name):
            self.accept()


def ask_name(parent: QWidget, said: str, refused: Callable[[str], str]) -> str:
    """Return the name of somebody else at this laptop; "" if nobody is added."""
    box = PersonBox(parent, said, refused)
    is_added = bool(box.exec())
    box.deleteLater()
    return box.name if is_added else ""
