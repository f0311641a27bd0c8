"""Whether a table nudges who has not chosen yet, and after how long."""

from collections.abc import Sequence

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from core.table.agreed import NUDGES_S
from gui.parts.controls import Tabs
from gui.parts.label import Label
from gui.parts.role_label import role_label
from gui.parts.theme import px
from gui.parts.tokens import MARGIN, SMALL
from gui.words.words import words


class NudgeRow(QWidget):
    """Chooses one of `NUDGES_S`, beginning with *seconds*."""

    def __init__(self, seconds: int) -> None:
        super().__init__()
        name = Label(words("A gentle nudge"))
        name.setProperty("role", "name")
        said = words("A worm that has not chosen by then yawns and is nudged. It loses nothing.")
        self._tabs = Tabs(_texts(NUDGES_S))
        self._tabs.choose(NUDGES_S.index(seconds))
        lines, row = QVBoxLayout(), QHBoxLayout(self)
        lines.setSpacing(0)
        lines.addWidget(name)
        lines.addWidget(role_label("quiet", said))
        row.setContentsMargins(0, px(SMALL), 0, px(SMALL))
        row.setSpacing(px(MARGIN))
        row.addLayout(lines, 1)
        row.addWidget(self._tabs)

    @property
    def seconds(self) -> int:
        """After how many seconds; 0 is never."""
        return NUDGES_S[self._tabs.current]


def _texts(seconds: Sequence[int]) -> list[str]:
    return [words("{seconds} s", seconds=one) if one else words("off") for one in seconds]
