"""The look of the window: its colours, its text size and its style sheet.

Law: the first picture needs it, so it needs little of Qt itself; painting is elsewhere.
"""

from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

INK = QColor("#33302a")
PAPER = QColor("#fbf7ee")
TABLE = QColor("#efe6d2")
LINE = QColor("#8c8470")
GOOD = QColor("#1e6b3a")
BAD = QColor("#b3261e")
HINT = QColor("#2b5f8a")


ARGUMENTS = ("-style", "Fusion")
"""The style that our colours are made for, as Qt reads it from a command line: asked for in
Python, it costs as much time as the whole start page."""


def dress(app: QApplication) -> None:
    """Set the colours of *app*."""
    palette = QPalette()
    for role, colour in (
        (QPalette.ColorRole.Window, PAPER),
        (QPalette.ColorRole.Base, QColor("white")),
        (QPalette.ColorRole.AlternateBase, TABLE),
        (QPalette.ColorRole.Button, QColor("#f0e7d4")),
        (QPalette.ColorRole.WindowText, INK),
        (QPalette.ColorRole.Text, INK),
        (QPalette.ColorRole.ButtonText, INK),
        (QPalette.ColorRole.Highlight, HINT),
        (QPalette.ColorRole.HighlightedText, QColor("white")),
        (QPalette.ColorRole.ToolTipBase, QColor("white")),
        (QPalette.ColorRole.ToolTipText, INK),
        (QPalette.ColorRole.PlaceholderText, QColor("#7a7364")),
    ):
        palette.setColor(role, colour)
    for role in (
        QPalette.ColorRole.Text,
        QPalette.ColorRole.ButtonText,
        QPalette.ColorRole.WindowText,
    ):
        palette.setColor(QPalette.ColorGroup.Disabled, role, QColor("#857d6c"))
    app.setPalette(palette)


def size_text(app: QApplication, points: float) -> None:
    """Set the size of all text of *app* to *points*, and of titles in proportion."""
    font = app.font()
    font.setPointSizeF(points)
    app.setFont(font)
    app.setStyleSheet(_STYLE.format(title=round(points * 2), heading=round(points * 1.25)))


_STYLE = """
QLabel[role="title"] {{ font-size: {title}pt; font-weight: bold; }}
QLabel[role="heading"] {{ font-size: {heading}pt; font-weight: bold; }}
QLabel[role="emblem"] {{ font-size: {title}pt; }}
QLabel[role="quiet"] {{ color: #6b6455; }}
QLabel[role="nobody"] {{ color: #6b6455; qproperty-alignment: AlignCenter; }}
QLabel[role="status"] {{ font-weight: bold; }}
QLabel[role="hint"] {{
    background: #e3eef6; border: 1px solid #8fb3cf; border-radius: 6px; padding: 4px;
}}
QLabel[role="call"] {{ padding: 4px; }}
QFrame[role="call"] {{
    background: #fff3d6; border: 1px solid #c9a24a; border-radius: 6px;
}}
QPlainTextEdit, QListWidget {{ border: 1px solid #b9b1a0; border-radius: 2px; }}
QPlainTextEdit:focus, QListWidget:focus, QScrollArea:focus {{ border: 1px solid #2b5f8a; }}
QPushButton {{ padding: 4px 10px; }}
QPushButton[role="option"] {{ padding: 4px 4px; }}
QListView::item {{ padding: 3px; }}
LogView::item {{ padding: 0px; }}
QScrollArea[role="paper"] {{ background: white; border: 1px solid #c9c0ad; border-radius: 4px; }}
QScrollArea[role="paper"]:focus {{ border: 1px solid #2b5f8a; }}
QScrollArea[role="paper"] QLabel {{ background: white; padding: 8px; }}
QPushButton[barred="true"] {{ color: #9a9180; }}
QPushButton[role="main"] {{ font-weight: bold; }}
"""
