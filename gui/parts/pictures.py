"""Saving what is shown as a file: asks where to, and says why if it fails."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, QSize, QStandardPaths
from PySide6.QtGui import QColor, QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QFileDialog, QWidget

from gui.parts.dialog import tell
from gui.parts.game_view import GameView
from gui.parts.tokens import WHITE
from gui.words.words import words

WIDTH, HEIGHT = 1600, 1000


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
        why = words("{path} cannot be written: {why}", path=path, why=error.strerror)
        tell(parent, words("Save"), why, words("Close"))
        return None
    return path


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
    """Write *data*, or leave what was there before. Raises `OSError`."""
    part = part_of(path)
    try:
        part.write_bytes(data)
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


def save_picture(path: Path, view: GameView) -> None:
    """Paint what *view* shows into a file, by its suffix .png or .svg. Raises `OSError`."""
    frame = QRectF(0, 0, WIDTH, HEIGHT)
    if path.suffix == ".svg":
        drawn, generator = QBuffer(), QSvgGenerator()
        drawn.open(QIODevice.OpenModeFlag.WriteOnly)
        generator.setOutputDevice(drawn)
        generator.setSize(QSize(WIDTH, HEIGHT))
        generator.setViewBox(frame)
        painter = QPainter(generator)
        view.paint_moment(painter, frame)
        painter.end()
        save_bytes(path, bytes(drawn.data().data()))
        return
    image = QImage(WIDTH, HEIGHT, QImage.Format.Format_ARGB32)
    image.fill(QColor(WHITE))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    view.paint_moment(painter, frame)
    painter.end()
    save_image(path, image)


def save_image(path: Path, image: QImage) -> None:
    """Write *image* into a file as a PNG. Raises `OSError`."""
    drawn = QBuffer()
    drawn.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(drawn, QByteArray(b"png")).write(image)
    save_bytes(path, bytes(drawn.data().data()))
