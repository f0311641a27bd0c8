"""The emblem's pictures: one a word, drawn by Qt, no two alike even in grey."""

from itertools import combinations

import pytest
from PySide6.QtCore import QByteArray
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from gui.words.emblem_pictures import _drawn, emblem_svg
from gui.words.emblem_words import emblem_words

SIDE = 16


def grey(picture: int) -> list[int]:
    """Draw *picture* so small and without colour, as somebody sees it who does not look twice."""
    image = QImage(SIDE, SIDE, QImage.Format.Format_ARGB32)
    image.fill(0xFFFFFFFF)
    painter = QPainter(image)
    QSvgRenderer(QByteArray(emblem_svg(picture, "black").encode())).render(painter)
    painter.end()
    return [image.pixelColor(x, y).lightness() for x in range(SIDE) for y in range(SIDE)]


def test_every_word_has_its_picture_and_every_picture_its_word():
    assert tuple(_drawn()) == emblem_words(tuple(range(64)))


@pytest.mark.parametrize("picture", range(64))
def test_each_picture_is_an_svg_that_qt_can_draw(qapp, picture):
    assert QSvgRenderer(QByteArray(emblem_svg(picture, "black").encode())).isValid()
    dark = sum(shade < 200 for shade in grey(picture)) / SIDE**2
    assert 0.1 < dark < 0.9, "a few strokes, or a blot"


@pytest.mark.parametrize("picture", range(64))
def test_no_picture_is_cut_at_its_edge(qapp, picture):
    large = QImage(272, 272, QImage.Format.Format_ARGB32)
    large.fill(0)
    painter = QPainter(large)
    QSvgRenderer(QByteArray(emblem_svg(picture, "black").encode())).render(painter)
    painter.end()
    edge = [point for at in range(272) for end in (0, 271) for point in ((at, end), (end, at))]
    assert max(large.pixelColor(x, y).alpha() for x, y in edge) < 64


def test_no_two_pictures_look_alike_even_small_and_in_grey(qapp):
    drawn = [grey(picture) for picture in range(64)]
    for (first, a), (second, b) in combinations(enumerate(drawn), 2):
        apart = sum(abs(x - y) for x, y in zip(a, b, strict=True)) / SIDE**2
        assert apart > 12, emblem_words((first, second))


def test_no_picture_needs_anything_from_elsewhere():
    for drawing in _drawn().values():
        assert "href" not in drawing
        assert "url(" not in drawing
        assert "<script" not in drawing
