"""A line of text with a role that theme.py knows, such as a heading or a hint."""

from PySide6.QtWidgets import QLabel

from gui.parts.label import Label


def role_label(role: str, said: str = "") -> QLabel:
    """Make a label for sentences, such as *said*: its words wrap."""
    label = Label(said)
    label.setProperty("role", role)
    label.setWordWrap(True)
    return label
