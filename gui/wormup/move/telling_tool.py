"""A tool that says why a place is refused: each reason once, and only while it holds."""

from PySide6.QtCore import QObject, Signal

from core.wormup.refusals import WormUpRefusal


class TellingTool(QObject):
    """A tool that remembers the reason it gave last, so that it never repeats or outlives it."""

    shown = Signal()
    """Emitted when what is drawn has changed."""
    refused = Signal(WormUpRefusal)
    """A reason, or bodies, other than the last."""
    freed = Signal()
    """Emitted when the refused place is no longer aimed at."""

    def __init__(self) -> None:
        super().__init__()
        self._told: WormUpRefusal | None = None

    def _tell(self, conflict: WormUpRefusal | None) -> None:
        """Emit a *conflict* once, not again for every pixel, and withdraw it when it ends."""
        before, self._told = self._told, conflict
        if conflict == before:
            return
        if conflict is None:
            self.freed.emit()
        elif before is None or _cause(conflict) != _cause(before):
            self.refused.emit(conflict)

    def _insist(self, conflict: WormUpRefusal) -> None:
        """Emit a *conflict* in any case, for our player wants to go on."""
        self._told = conflict
        self.refused.emit(conflict)


def _cause(conflict: WormUpRefusal) -> tuple[object, object]:
    return conflict.reason, conflict.contact.second if conflict.contact else None
