"""Saving what is shown as a file: asks where to, and says why if it fails.

Law: a file is written whole or not at all; what was there before stays until then.
"""

import os
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QDateTime, QRectF, QSize, QStandardPaths, Qt
from PySide6.QtGui import QColor, QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QFileDialog, QWidget

from gui.kit.dialog import tell
from gui.kit.theme import Type, font
from gui.kit.tokens import DAY, WHITE
from gui.parts.contents import Paint
from gui.words.days import iso_day
from gui.words.trouble_words import error_words
from gui.words.words import words

WIDTH, HEIGHT = 1600, 1000
_DOUBT = 24
"""The height of the letters of a doubt, in dots of a picture so wide."""


def ask_and_save(parent: QWidget, name: str, write: Callable[[Path], None]) -> Path | None:
    """Ask for a file named like *name*, and let *write* fill it; say why if it fails.

    Returns the path that was written, or None.
    """
    path = ask_path(parent, name)
    if path is None:
        return None
    try:
        write(path)
    except OSError as error:
        said = words("{path} cannot be written: {why}", path=path, why=error_words(error))
        tell(parent, words("Save"), said, words("Close"))
        return None
    return path


def ask_and_save_page(page: QWidget, stem: str) -> Path | None:
    """Ask for a file to save *page* to as it is seen now, named by *stem* and today."""
    image = page.grab().toImage()
    name = f"{stem}-{iso_day(QDateTime.currentSecsSinceEpoch())}.png"
    return ask_and_save(page, name, lambda path: save_image(path, image))


def ask_path(parent: QWidget, name: str) -> Path | None:
    """Ask for a file to save to, and return it: named like *name*, at first in the documents."""
    kind = Path(name).suffix.removeprefix(".")
    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    dialog = QFileDialog(parent, words("Save"), documents, f"*.{kind}")
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(kind)
    dialog.selectFile(name)
    return Path(dialog.selectedFiles()[0]) if dialog.exec() else None


def part_of(path: Path) -> Path:
    """Return where the file at *path* lies while it is written, for one that takes a while."""
    return path.with_name(f"{path.name}.part")


def save_text(path: Path, text: str) -> None:
    """Write *text* unchanged, line ends included. Raises `OSError`."""
    save_bytes(path, text.encode())


def save_bytes(path: Path, data: bytes) -> None:
    """Write *data*. Raises `OSError`."""
    real = Path(os.path.realpath(path))  # a link stays one
    part = part_of(real)
    try:
        if real.exists() and not real.is_file():
            _pour(real, data)
            return
        part.unlink(missing_ok=True)
        with part.open("xb") as file:
            file.write(data)
        part.replace(real)
    except OSError as error:
        error.filename = str(path)  # of what was asked for
        raise
    finally:
        part.unlink(missing_ok=True)


def _pour(path: Path, data: bytes) -> None:
    """Write *data* into the device or pipe *path*; a pipe that nobody reads is an error at once."""
    os.close(os.open(path, os.O_WRONLY | getattr(os, "O_NONBLOCK", 0)))
    with path.open("wb") as file:
        file.write(data)


def save_picture(path: Path, paint: Paint, doubt: str = "") -> None:
    """Let *paint* paint into a file, by its suffix .png or .svg. Raises `OSError`.

    A *doubt* about the log that it is of stands below.
    """
    frame = QRectF(0, 0, WIDTH, HEIGHT)
    if path.suffix == ".svg":
        data = QBuffer()
        generator = QSvgGenerator()
        generator.setOutputDevice(data)
        generator.setSize(QSize(WIDTH, HEIGHT))
        generator.setViewBox(frame)
        generator.setDescription(doubt)
        with QPainter(generator) as painter:
            paint(painter, frame)
            paint_doubt(painter, frame, doubt)
        save_bytes(path, bytes(data.data().data()))
        return
    image = QImage(WIDTH, HEIGHT, QImage.Format.Format_ARGB32)
    image.fill(QColor(WHITE))
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint(painter, frame)
        paint_doubt(painter, frame, doubt)
    image.setText("Description", doubt)
    save_image(path, image)


def paint_doubt(painter: QPainter, frame: QRectF, doubt: str) -> None:
    """Paint a *doubt*, if there is one, at the foot of *frame*."""
    if not doubt:
        return
    high = round(_DOUBT * frame.width() / WIDTH)
    painter.setFont(font(Type.BODY, pixels=high))
    strip = QRectF(0, frame.bottom() - 3 * high, frame.width(), 3 * high)
    painter.fillRect(strip, QColor(DAY.paper))
    painter.setPen(QColor(DAY.ink))
    inside = strip.adjusted(high, 0, -high, 0)
    painter.drawText(inside, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, doubt)


def save_image(path: Path, image: QImage) -> None:
    """Write *image* into a file, as .png. Raises `OSError`."""
    data = QBuffer()
    QImageWriter(data, QByteArray(b"png")).write(image)
    save_bytes(path, bytes(data.data().data()))
