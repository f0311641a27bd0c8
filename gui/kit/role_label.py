"""A line of text with a role that theme.py knows, such as a heading or a hint."""

from PySide6.QtWidgets import QLabel

from gui.kit.label import Label


def role_label(role: str, said: str = "", *, wraps: bool = True) -> QLabel:
    """Return a label for sentences such as *said*, which wraps its words or stays one line."""
    label = Label(said)
    label.setProperty("role", role)
    label.setWordWrap(wraps)
    return label
