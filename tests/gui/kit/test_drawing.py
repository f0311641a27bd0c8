"""Painting into SVG text."""

from xml.etree.ElementTree import fromstring

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QLinearGradient, QPainter

from gui.kit.drawing import svg_of


def shade(end: str):
    def paint(painter: QPainter) -> None:
        gradient = QLinearGradient(QPointF(0, 0), QPointF(50, 0))
        gradient.setColorAt(0, "white")
        gradient.setColorAt(1, end)
        painter.fillRect(QRectF(0, 0, 50, 20), gradient)

    return paint


@pytest.mark.usefixtures("qapp")
def test_two_drawings_share_no_name_and_each_still_finds_its_own():
    drawn = [svg_of(50, 20, shade(end)) for end in ("red", "blue")]
    ids = []
    for text in drawn:
        root = fromstring(text)  # noqa: S314  # our own output
        named = {part.get("id") for part in root.iter() if part.get("id")}
        used = {name for name in named if f"url(#{name})" in text}
        assert used == named
        ids.append(named)
    assert ids[0]
    assert not ids[0] & ids[1]


@pytest.mark.usefixtures("qapp")
def test_a_drawing_has_no_size_of_its_own_but_a_shape():
    root = fromstring(svg_of(50, 20, shade("red")))  # noqa: S314  # our own output
    assert root.get("width") is None
    assert "".join(root.itertext()).strip() == "", "no title that nobody gave"
    assert root.get("viewBox") == "0 0 50 20"
