"""Buttons with short text where there is little room, and full text where there is enough."""

from collections.abc import Sequence

from PySide6.QtWidgets import QPushButton

_NARROW = 24


class ShortText:
    """The short and the full text of some buttons that stand side by side."""

    def __init__(self, buttons: Sequence[QPushButton]) -> None:
        self._buttons = tuple(buttons)
        self._texts = [("", "")] * len(self._buttons)
        for button in self._buttons:
            button.setMinimumWidth(_NARROW)

    def say(self, place: int, text: str, short: str) -> None:
        """Set the text of button number *place*: *text*, or *short* where there is little room."""
        self._texts[place] = (text, short)

    def fit(self, width: int) -> None:
        """Show the texts that fit together into *width* px."""
        for button, (text, _) in zip(self._buttons, self._texts, strict=True):
            button.setText(text)
        is_short = sum(button.sizeHint().width() for button in self._buttons) > width
        for button, (text, short) in zip(self._buttons, self._texts, strict=True):
            button.setText(short if is_short else text)
            button.setMinimumWidth(button.sizeHint().width() if is_short else _NARROW)
