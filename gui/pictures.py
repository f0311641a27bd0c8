"""Saving what is shown as a file: where to is asked, and why it failed is told."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from gui.game_view import GameView
from gui.words import words

WIDTH, HEIGHT = 1600, 1000


def ask_and_save(parent: QWidget, kind: str, write: Callable[[Path], None]) -> None:
    """Ask for a file whose name ends with *kind*, and let *write* fill it; say why if it fails."""
    chosen, _filter = QFileDialog.getSaveFileName(
        parent, words("Save"), f"wormup.{kind}", f"*.{kind}"
    )
    if not chosen:
        return
    try:
        write(Path(chosen))
    except OSError as error:
        why = words("{path} cannot be written: {why}", path=chosen, why=error.strerror)
        QMessageBox.warning(parent, words("Save"), why)


def save_text(path: Path, text: str) -> None:
    """Write *text* as it is, its line ends too. Raises `OSError`."""
    with path.open("w", encoding="utf-8", newline="") as file:
        file.write(text)


def save_picture(path: Path, view: GameView) -> None:
    """Paint what *view* shows into a file, by its suffix .png or .svg. Raises `OSError`."""
    frame = QRectF(0, 0, WIDTH, HEIGHT)
    if path.suffix == ".svg":
        with path.open("wb"):
            pass  # so that a place that cannot be written to is told as such
        generator = QSvgGenerator()
        generator.setFileName(str(path))
        generator.setSize(QSize(WIDTH, HEIGHT))
        generator.setViewBox(frame)
        painter = QPainter(generator)
        view.paint_moment(painter, frame)
        painter.end()
        return
    image = QImage(WIDTH, HEIGHT, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    view.paint_moment(painter, frame)
    painter.end()
    if not image.save(str(path)):
        raise OSError(5, words("the picture could not be written"))
