"""What a table agrees to beside the rules of its game, chosen row by row."""

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from core.table.agreed import NUDGES_S, Agreed
from gui.kit.controls import Switch, Tabs
from gui.kit.label import Label
from gui.kit.layout import nest, spaced
from gui.kit.role_label import role_label
from gui.kit.tokens import MARGIN, SMALL
from gui.words.words import words


class AgreedRows(QWidget):
    """Chooses nudge and coach, beginning with what is *agreed*."""

    def __init__(self, agreed: Agreed) -> None:
        super().__init__()
        self.nudge = Tabs([_span(one) for one in NUDGES_S])
        self.nudge.choose(NUDGES_S.index(agreed.nudge_s))
        self.coach = Switch()
        self.coach.setAccessibleName(words("A coach for everybody"))
        self.coach.setChecked(agreed.coach)
        rows = spaced(QVBoxLayout(self), (0, SMALL, 0, SMALL), MARGIN)
        nudge = words("A worm that has not chosen by then yawns and is nudged. It loses nothing.")
        nest(rows, _row(words("A gentle nudge"), nudge, self.nudge))
        coach = words("All may ask how a strong bot sees their choice.")
        nest(rows, _row(words("A coach for everybody"), coach, self.coach))

    @property
    def agreed(self) -> Agreed:
        """What is chosen."""
        return Agreed(coach=self.coach.isChecked(), nudge_s=NUDGES_S[self.nudge.current])


def _row(name: str, said: str, chooser: QWidget) -> QHBoxLayout:
    title = Label(name)
    title.setProperty("role", "name")
    lines, row = QVBoxLayout(), QHBoxLayout()
    lines.setSpacing(0)
    lines.addWidget(title)
    lines.addWidget(role_label("quiet", said))
    spaced(row, gap=MARGIN)
    nest(row, lines, 1)
    row.addWidget(chooser)
    return row


def _span(seconds: int) -> str:
    return words("{seconds} s", seconds=seconds) if seconds else words("off")
