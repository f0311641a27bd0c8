"""A tool that says why what is meant cannot be: once a reason, and no longer than it is so."""

from PySide6.QtCore import QObject, Signal

from core.wormup.refusals import WormUpRefusal


class TellingTool(QObject):
    """Guards that the reason told last is that of the place meant now."""

    shown = Signal()
    """What is to be drawn has changed."""
    refused = Signal(WormUpRefusal)
    """Another reason, or other bodies, than was told last."""
    corrected = Signal(WormUpRefusal)
    """What was told last, from another place: for the eyes only."""
    freed = Signal()
    """What was refused is not meant any more."""

    def __init__(self) -> None:
        super().__init__()
        self._told: WormUpRefusal | None = None

    def _tell(self, conflict: WormUpRefusal | None) -> None:
        """Say a *conflict* once, not again for every pixel, and take it back when it ends."""
        before, self._told = self._told, conflict
        if conflict == before:
            return
        if conflict is None:
            self.freed.emit()
        elif before is not None and _cause(conflict) == _cause(before):
            self.corrected.emit(conflict)
        else:
            self.refused.emit(conflict)

    def _insist(self, conflict: WormUpRefusal) -> None:
        """Say a *conflict* in any case, for our player wants to go on."""
        self._told = conflict
        self.refused.emit(conflict)


def _cause(conflict: WormUpRefusal) -> tuple[object, object]:
    return conflict.reason, conflict.contact.second if conflict.contact else None
