"""About this game: its version, whose work is inside under which licence, and where files lie."""

import platform
import sys
from pathlib import Path

from PySide6.QtCore import Qt, QUrl, qVersion
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from gui.kit.button import Button, ButtonKind
from gui.kit.card import scrolled
from gui.kit.dialog import Dialog
from gui.kit.role_label import role_label
from gui.kit.theme import px
from gui.kit.tokens import GAP, TIGHT, WIDE
from gui.words.words import words

LICENCES = "licences"
_WIDE, _REST = 700, 240
"""The width of the card, and what is above and below its text."""


class About(Dialog):
    """Tells what this program is made of, and leads to its folders."""

    def __init__(self, parent: QWidget, version: str, data: Path) -> None:
        super().__init__(parent, words("About this game"), width=_WIDE)
        texts = licence_folder(Path(sys.executable))
        body = _told(version, data, has_texts=texts is not None)
        scroll = scrolled(body, self)
        high = _height(body, px(_WIDE) - 2 * px(WIDE))
        scroll.setFixedHeight(min(high, parent.window().height() - px(_REST)))
        self.column.addWidget(scroll)
        if texts is not None:
            self._add_folder(words("Licences"), "log", texts)
        self._add_folder(words("Open the folder"), "folder", data)
        close = Button(words("Close"), ButtonKind.PRIMARY)
        close.chosen.connect(self.accept)
        self.buttons.addStretch(1)
        self.buttons.addWidget(close)
        self.finish()
        close.setFocus()
        self.finished.connect(self.deleteLater)

    def _add_folder(self, said: str, icon: str, folder: Path) -> None:
        """Add a button that opens *folder* in the system's own way."""
        button, url = Button(said, ButtonKind.QUIET, icon), QUrl.fromLocalFile(str(folder))
        button.chosen.connect(lambda: QDesktopServices.openUrl(url))
        self.buttons.addWidget(button)


def _told(version: str, data: Path, *, has_texts: bool) -> QWidget:
    """Return all that is told, as lines."""
    body = QWidget()
    rows = QVBoxLayout(body)
    rows.setContentsMargins(0, 0, 0, 0)
    rows.setSpacing(TIGHT)
    named = words("Worm Up! and Worm & Cozy, version {version}", version=version)
    rows.addWidget(role_label("name", named))
    free = words("Free under the MIT licence: use it, copy it, change it.")
    rows.addWidget(role_label("", free))
    rows.addSpacing(GAP)
    rows.addWidget(role_label("strong", words("Inside is the work of others")))
    for line in made_of():
        rows.addWidget(role_label("quiet", line))
    if not has_texts:
        brought = words("Each library brought its licence when it was installed.")
        rows.addWidget(role_label("small", brought))
    rows.addSpacing(GAP)
    rows.addWidget(role_label("strong", words("Your games and your key lie here")))
    place = role_label("quiet", str(data))
    place.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    rows.addWidget(place)
    rows.addStretch(1)
    return body


def _height(body: QWidget, wide: int) -> int:
    """Return how high *body* is when it is *wide*, in the letters of its roles."""
    for label in body.findChildren(QLabel):
        label.ensurePolished()
    return body.heightForWidth(wide)


def made_of() -> tuple[str, ...]:
    """Return what is inside, each with its licence."""
    return (
        words("Qt {version} with PySide6: LGPL 3; you may replace its files", version=qVersion()),
        words(
            "Python {version}: the licence of the Python Software Foundation",
            version=platform.python_version(),
        ),
        words("zeroconf: LGPL 2.1; ZeroMQ: MPL 2"),
        words("The letters Nunito and DynaPuff: SIL Open Font License 1.1"),
        words("All other libraries: MIT, BSD or Apache licences"),
    )


def licence_folder(program: Path) -> Path | None:
    """Return where the texts of all licences lie in a build whose Python is *program*, or None."""
    beside, above = (program.parent, program.parent.parent)  # for Macs "MacOS", "Contents"
    places = (place / LICENCES for place in (beside, above, above / "Resources"))
    return next((place for place in places if (place / "READ ME.txt").exists()), None)
