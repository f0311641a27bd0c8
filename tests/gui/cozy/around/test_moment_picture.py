"""A moment as a picture: every player's sheet is in it, as pixels or as lines."""

import pytest
from PySide6.QtCore import QBuffer, QIODevice, QRectF, QSize
from PySide6.QtGui import QColor, QPainter
from PySide6.QtSvg import QSvgGenerator

from core.cozy.game import GameState
from gui.cozy.around.moment_picture import paint_moment
from gui.kit.tokens import DAY
from tests.core.cozy.play import game
from tests.gui.cozy.pictures import painted


def state(seats: int) -> GameState:
    return GameState(tuple(game(2, seed)[-1][2] for seed in range(seats)))


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_every_player_has_a_part_of_the_picture(seats):
    """C11.13."""
    names = ("Ann", "Ben", "Cem", "Dana", "Eva")[:seats]
    frame = QRectF(0, 0, 900, 600)
    image = painted(lambda painter: paint_moment(painter, frame, names, state(seats)), 900, 600)
    paper, wood = QColor(DAY.paper).rgb(), image.pixel(2, 2)
    for x in (300, 700):
        column = {image.pixel(x, y) for y in range(600)}
        assert paper in column
    assert wood != paper


@pytest.mark.usefixtures("qapp")
def test_the_stamp_is_in_it_only_when_the_log_has_been_checked():
    frame = QRectF(0, 0, 900, 600)

    def drawn(*, is_checked):
        return painted(
            lambda painter: paint_moment(painter, frame, ("Ann",), over, is_checked=is_checked),
            900,
            600,
        )

    over = state(1)
    assert over.is_over
    assert drawn(is_checked=True) != drawn(is_checked=False)


@pytest.mark.usefixtures("qapp")
def test_it_can_be_drawn_as_lines_for_a_file():
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setSize(QSize(900, 600))
    painter = QPainter(generator)
    paint_moment(painter, QRectF(0, 0, 900, 600), ("Ann",), state(1))
    painter.end()
    svg = bytes(buffer.data().data()).decode()
    assert "<path" in svg
    assert "<image" not in svg
