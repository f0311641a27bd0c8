"""Text shown letter by letter: names, sheets and files come from strangers.

Law: Qt never takes a stranger's text for HTML, which would hide letters of a name, and open
the file, on any machine, that an `<img>` names.
"""

from textwrap import fill

from PySide6.QtCore import Qt
from PySide6.QtGui import Qt as Text  # the part of the namespace that knows of rich text
from PySide6.QtWidgets import QLabel


class Label(QLabel):
    """A label that shows all of its text as it is; only *is_rich* makes it HTML."""

    def __init__(self, text: str = "", *, is_rich: bool = False) -> None:
        super().__init__()
        form = Qt.TextFormat.RichText if is_rich else Qt.TextFormat.PlainText
        self.setTextFormat(form)
        self.setText(text)


_TIP_LETTERS = 46
"""The letters in a line of a tooltip, which is then at most 320 px wide."""


def tip(text: str) -> str:
    """Return *text* as a tooltip in short lines; escaped if Qt would take it for HTML."""
    text = "\n".join(fill(line, _TIP_LETTERS) for line in text.splitlines())
    return Text.convertFromPlainText(text) if Text.mightBeRichText(text) else text
