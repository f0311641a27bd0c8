"""A crash of ours: one sentence about it, and a file with what is needed to find it (no key)."""

import platform
import zipfile
from collections.abc import Iterable
from pathlib import Path

from PySide6.QtWidgets import QMessageBox, QWidget

from gui.parts.pictures import ask_and_save
from gui.window.bridge import NodeBridge
from gui.words.words import words


class Problems:
    """Tells the player of one crash at a time, and offers to save a bundle.

    Nothing waits for the page: a crash may be met while Qt paints, and the system may end us.
    """

    def __init__(self, window: QWidget, bridge: NodeBridge) -> None:
        self._window, self._bridge = window, bridge
        self._box: QMessageBox | None = None
        """The page, as long as it is open."""

    def tell(self, what: str, trace: str) -> None:
        """Say that *what* has happened, if nothing is being said and the window is not closing."""
        if self._box is not None or not self._window.isVisible():
            return
        self._box = box = QMessageBox(self._window)
        box.setWindowTitle(words("A problem of this program"))
        box.setText(words("Something in the window went wrong ({what}).", what=what))
        noted = words(
            "The game goes on: what was signed is saved. What went wrong is noted in {path}.",
            path=self._bridge.place.journal,
        )
        box.setInformativeText(noted)
        save = box.addButton(words("Save a problem bundle…"), QMessageBox.ButtonRole.ActionRole)
        go_on = box.addButton(words("Go on"), QMessageBox.ButtonRole.AcceptRole)
        box.setEscapeButton(go_on)  # a box without one refuses to close, and so to end
        box.finished.connect(lambda: self._end(trace, is_wanted=box.clickedButton() is save))
        box.open()

    def _end(self, trace: str, *, is_wanted: bool) -> None:
        """Forget the page; save the bundle if it *is_wanted*."""
        box, self._box = self._box, None
        if box is not None:
            box.deleteLater()
        if is_wanted:
            self._save(trace)

    def _save(self, trace: str) -> None:
        place = self._bridge.place
        files = [file for file in (self._bridge.log, place.journal) if file is not None]
        ask_and_save(
            self._window, "wormup.zip", lambda to: write_bundle(to, place.version, trace, files)
        )


def write_bundle(path: Path, version: str, trace: str, files: Iterable[Path]) -> None:
    """Write *trace*, versions, and of *files* those that are there to *path*. Raises `OSError`."""
    system = f"{platform.platform()}, Python {platform.python_version()}"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as bundle:
        bundle.writestr("problem.txt", f"wormup-lan {version}\n{system}\n\n{trace}\n")
        for file in files:
            if file.exists():
                bundle.write(file, file.name)
