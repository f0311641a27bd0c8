"""Painting into SVG text that can stand in a page beside other drawings."""

import re
from collections.abc import Callable
from hashlib import sha256

from PySide6.QtCore import QBuffer, QIODevice, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtSvg import QSvgGenerator

_NAMED = re.compile(r'(\bid="|url\(#|href="#)')


def svg_of(width: int, height: int, paint: Callable[[QPainter], None]) -> str:
    """Return what *paint* paints on *width* by *height* px as one svg element.

    Its internal references have names that no other drawing on the page has.
    """
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setSize(QSize(width, height))
    generator.setViewBox(QRectF(0, 0, width, height))
    with QPainter(generator) as painter:
        paint(painter)
    text = bytes(buffer.data().data()).decode()
    drawn = text[text.index("<svg") :]
    drawn = re.sub(r' (width|height)="[^"]*mm"', "", drawn, count=2)
    drawn = re.sub(r"<(title|desc)>.*?</\1>", "", drawn)  # which would be shown as a tooltip
    own = sha256(drawn.encode()).hexdigest()[:8]
    return _NAMED.sub(rf"\g<1>d{own}", drawn).strip()
