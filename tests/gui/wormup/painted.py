"""Sprites on a picture of their own: the fixture of these tests."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter

from gui.wormup.board.camera import Camera
from gui.wormup.board.sprites import Sprite

WIDTH, HEIGHT = 400, 300
CAMERA = Camera(WIDTH, HEIGHT, 0.05, 10_000, 10_000)


def painted(sprite: Sprite) -> QImage:
    """Paint *sprite* alone on nothing."""
    image = QImage(WIDTH, HEIGHT, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    sprite.paint(painter, CAMERA)
    painter.end()
    return image


def touched(image: QImage) -> list[tuple[int, int]]:
    """List the pixels of *image* that are not clear any more."""
    alpha = image.convertToFormat(QImage.Format.Format_Alpha8)
    bits, pitch = bytes(alpha.constBits()), alpha.bytesPerLine()
    return [(x, y) for y in range(HEIGHT) for x in range(WIDTH) if bits[y * pitch + x]]


def keeps_to_its_box(sprite: Sprite) -> bool:
    """Tell whether *sprite* paints something and nothing outside of its box."""
    inside = sprite.box(CAMERA).toAlignedRect()
    seen = touched(painted(sprite))
    return bool(seen) and all(inside.contains(x, y) for x, y in seen)
