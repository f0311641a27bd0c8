"""Saving what is shown: a picture of the moment as PNG or SVG, or the report on one page."""

from pathlib import Path

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from core.table.audit import Replay
from gui.game_view import GameView
from gui.page import report_page
from gui.report import Report
from gui.words import words

WIDTH, HEIGHT = 1600, 1000


def ask_and_save(parent: QWidget, kind: str, view: GameView, replay: Replay, found: Report) -> None:
    """Ask where to, and save *kind* there: "png", "svg" or "html"; say why if it fails."""
    chosen, _filter = QFileDialog.getSaveFileName(
        parent, words("Save"), f"wormup.{kind}", f"*.{kind}"
    )
    if not chosen:
        return
    try:
        if kind == "html":
            Path(chosen).write_text(report_page(replay, found), encoding="utf-8")
        else:
            save_picture(Path(chosen), view)
    except OSError as error:
        why = words("{path} cannot be written: {why}", path=chosen, why=error.strerror)
        QMessageBox.warning(parent, words("Save"), why)


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
