"""The program's icon, drawn from the same face that its window shows."""

from __future__ import annotations  # see environment.py

import struct

_SIZES = {b"ic07": 128, b"ic08": 256, b"ic09": 512, b"ic10": 1024}
"""The pictures in an icon of macOS: their type and their width in px."""


def png(side: int) -> bytes:
    """Draw the icon, *side* px wide and high."""
    from PySide6.QtCore import QBuffer, QIODevice
    from PySide6.QtGui import QImage, QImageWriter, QPainter
    from PySide6.QtSvg import QSvgRenderer

    from gui.kit.assets import written
    from gui.parts.hats import SIGN

    image = QImage(side, side, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(written(SIGN).encode()).render(painter)
    painter.end()
    made = QBuffer()
    made.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(made, b"png").write(image)
    return bytes(made.data().data())


def icns() -> bytes:
    """Return the icon as macOS wants it: pictures of several sizes, each with type and length."""
    parts = [(kind, png(side)) for kind, side in _SIZES.items()]
    body = b"".join(kind + struct.pack(">I", len(made) + 8) + made for kind, made in parts)
    return b"icns" + struct.pack(">I", len(body) + 8) + body
